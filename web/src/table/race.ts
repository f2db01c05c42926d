/** Where the heads stand on the track of the race: each is seen whole, also when many are level. */

export interface Rider {
  seat: number;
  xp: number;
  colour: string;
}

export interface Place extends Rider {
  /** Where its group stands, as a part of the track. */
  at: number;
  /** Its place in the group, and how many there are. */
  nth: number;
  of: number;
}

/** A group begins where the track begins, ends where it ends, and is shared out between. */
const from = (at: number, size: number, wide: number): number => at * (1 - size * wide);

/**
 * Puts riders whose heads would touch into groups, shoulder to shoulder.
 *
 * @param end - the XP at the end of the track
 * @param wide - how wide a rider is, as a part of the track
 */
export function placesOf(riders: readonly Rider[], end: number, wide: number): Place[] {
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

/** Whether a head stands on this part of the track. */
export function covered(places: readonly Place[], part: number, wide: number): boolean {
  return places.some(({ at, nth, of }) => {
    const left = from(at, of, wide) + nth * wide;
    return left - wide / 4 < part && part < left + wide * 1.25;
  });
}
