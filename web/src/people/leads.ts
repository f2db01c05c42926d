/** Leads, and their places on the line of a day. */

/** Format a lead: "+6", "0", "−3". */
export function signed(lead: number): string {
  return lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : "0";
}

/** Return a round distance from 0 to both ends of a line on which all leads have room. */
export function reach(leads: number[]): number {
  return Math.max(10, Math.ceil(Math.max(0, ...leads.map(Math.abs)) / 10) * 10);
}

/** Return the place of a lead on a line, from 0 to 100. */
export function placeOn(lead: number, most: number): number {
  return 50 + (50 * lead) / most;
}

/** Return how many earlier leads are so close that their pictures would overlap, for each lead in order. */
export function stacked(leads: number[], most: number, gap = 4.5): number[] {
  const levels: { end: number }[] = [];
  const order = leads.map((lead, at) => ({ at, place: placeOn(lead, most) })).sort((a, b) => a.place - b.place);
  const found: number[] = leads.map(() => 0);
  for (const { at, place } of order) {
    let level = levels.findIndex(({ end }) => end <= place);
    if (level < 0) level = levels.push({ end: 0 }) - 1;
    levels[level] = { end: place + gap };
    found[at] = level;
  }
  return found;
}

/** Return the hours and minutes until a time, rounded up to a minute. */
export function timeLeft(until: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
