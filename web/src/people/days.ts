/** Requests about the deal of the day. Few pages need them, so they are not part of every page. */
import { ask } from "../net/api.ts";
import type { ArchivedDay, CreatedTable, Day, DayTables, StartTry } from "../protocol.ts";

export const days = {
  day: (day = "today") => ask<Day>(`/days/${day}`),
  tables: (day: string) => ask<DayTables>(`/days/${day}/tables`),
  past: () => ask<ArchivedDay[]>("/days"),
  /** Use up my try of today, or play a past day for fun. */
  start: (day: string, name: string) => ask<CreatedTable>(`/days/${day}/tries`, "POST", { name } satisfies StartTry),
};
