/** The player's recent results, from the list of tables. */
import type { Listed } from "../protocol.ts";

const DAY = 86_400_000;

/** Return the only player's seat at a table; undefined with more players, because the list does not tell them apart. */
export function onlyPerson({ summary }: Listed): number | undefined {
  const people = summary.names.map((_, seat) => seat).filter((seat) => !summary.bots?.includes(seat));
  return people.length === 1 ? people[0] : undefined;
}

interface Day {
  /** Noon of the day. */
  date: Date;
  /** The best score of a game that ended on that day, or 0. */
  best: number;
}

export interface Week {
  days: Day[];
  games: number;
  wins: number;
}

/** Return the last seven days, today last, in the time zone of this browser. */
export function weekOf(tables: Listed[], now: number): Week {
  const noon = new Date(now).setHours(12, 0, 0, 0);
  const days = Array.from({ length: 7 }, (_, at) => ({ date: new Date(noon - (6 - at) * DAY), best: 0 }));
  const week: Week = { days, games: 0, wins: 0 };
  for (const table of tables) {
    const seat = onlyPerson(table);
    const day = days.find(({ date }) => date.toDateString() === new Date(table.updated).toDateString());
    if (table.status !== "over" || seat === undefined || !day) continue;
    week.games += 1;
    week.wins += table.summary.winners?.includes(seat) ? 1 : 0;
    day.best = Math.max(day.best, table.summary.scores?.[seat] ?? 0);
  }
  return week;
}
