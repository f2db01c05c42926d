/** What somebody has played lately, from the list of their tables. */
import type { Listed } from "../protocol.ts";

const DAY = 86_400_000;

/** The seat of the one person at a table; undefined where there are more, for the list does not say who is who. */
export function onlyPerson({ summary }: Listed): number | undefined {
  const people = summary.names.map((_, seat) => seat).filter((seat) => !summary.bots?.includes(seat));
  return people.length === 1 ? people[0] : undefined;
}

interface Day {
  /** The middle of the day. */
  date: Date;
  /** The most XP of a game that ended on it, 0 if there was none. */
  best: number;
}

export interface Week {
  days: Day[];
  games: number;
  wins: number;
}

/** The last seven days, today last, by the calendar of this browser. */
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
