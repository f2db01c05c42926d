/** Moves in the server's notation: `build c4 5` is a verb with its places. */

export interface Move {
  verb: string;
  /** The column, crossing, cell or characteristic that it names; empty if it names none. */
  at: string;
  /** The space of a build, 1 to 9; 0 otherwise. */
  space: number;
}

/** Parse a move. */
export function parseMove(text: string): Move {
  const [verb = "", at = "", space = "0"] = text.split(" ");
  return { verb, at, space: Number(space) };
}
