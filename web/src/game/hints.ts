/** Whether a table allows hints. */
import type { TableInfo } from "../protocol.ts";
import { hintsOn } from "./options.ts";

/** Return whether hints are allowed: always after the game, otherwise by the options of the table. */
export function hintsAllowed({ status, options }: TableInfo): boolean {
  return status === "over" || status === "replay" || hintsOn(options);
}
