/** Whether the search may be asked about a game. */
import type { TableInfo } from "../protocol.ts";
import { hintsOn } from "./options.ts";

/** Whether hints may be had: always when nobody plays any more, else as the table has it. */
export function hintsAllowed({ status, options }: TableInfo): boolean {
  return status === "over" || status === "replay" || hintsOn(options);
}
