/** The positions of the heads on the track of the race. They do not overlap, even in a tie. */

export interface Rider {
  seat: number;
  xp: number;
  colour: string;
}

export interface HeadPlace extends Rider {
  /** The position of its group, as a fraction of the track. */
  at: number;
  /** Its index in the group, and the size of the group. */
  nth: number;
  of: number;
}

/** The start of a group, scaled so that groups fill the track from its start to its end. */
const from = (at: number, size: number, wide: number): number => at * (1 - size * wide);

/**
 * Group riders whose heads would overlap, side by side.
 *
 * @param end - the XP at the end of the track
 * @param wide - the width of a rider, as a fraction of the track
 */
export function placesOf(riders: readonly Rider[], end: number, wide: number): HeadPlace[] {
  const at = (group: readonly Rider[]): number =>
    group.reduce((sum, { xp }) => sum + Math.min(1, xp / end), 0) / group.length;
  const groups: Rider[][] = [];
  for (const rider of riders.toSorted((a, b) => a.xp - b.xp || a.seat - b.seat)) {
    let group = [rider];
    for (let before = groups.at(-1); before; before = groups.at(-1)) {
      const ends = from(at(before), before.length, wide) + before.length * wide;
      if (ends <= from(at(group), group.length, wide)) break;
      group = [...before, ...group];
      groups.pop();
    }
    groups.push(group);
  }
  return groups.flatMap((group) => group.map((rider, nth) => ({ ...rider, at: at(group), nth, of: group.length })));
}

/** Return whether a head covers this part of the track. */
export function covered(places: readonly HeadPlace[], part: number, wide: number): boolean {
  return places.some(({ at, nth, of }) => {
    const left = from(at, of, wide) + nth * wide;
    return left - wide / 4 < part && part < left + wide * 1.25;
  });
}
