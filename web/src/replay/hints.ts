/** Whether the search may be asked about a game. */
import type { TableInfo } from "../protocol.ts";

/** Whether hints are on: always when nobody plays any more, else as the table has it. */
export function hintsOn({ status, options }: TableInfo): boolean {
  if (status === "over" || status === "replay") return true;
  const people = options.seats.filter(({ kind }) => kind === "here" || kind === "online").length;
  return options.hints ?? people < 2;
}
