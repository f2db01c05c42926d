/** Whether a table allows hints. */
import type { Options, TableInfo } from "../protocol.ts";

/** Return the number of seats for people. */
export function people({ seats }: Options): number {
  return seats.filter(({ kind }) => kind === "here" || kind === "online").length;
}

/** Return whether hints are on. By default they are on for a single player. */
export function hintsOn(options: Options): boolean {
  return options.hints ?? people(options) < 2;
}

/** Return whether hints are allowed: always after the game, otherwise by the options of the table. */
export function hintsAllowed({ status, options }: TableInfo): boolean {
  return status === "over" || status === "replay" || hintsOn(options);
}
