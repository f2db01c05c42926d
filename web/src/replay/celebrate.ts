/** The animation of an excellent decision in a retry: its item moves, sparks burst there, and the figure hops. */
import { theBox } from "../box.svelte.ts";
import type { Nodes, Place } from "../game/nodes.ts";
import { parseMove } from "../net/moves.ts";
import { beatBetween } from "../playback/beat.ts";
import type { Presenter } from "../playback/presenter.svelte.ts";
import { burst, isSeen, move as animate } from "../playback/flight.ts";
import { still } from "../playback/motion.ts";
import type { LogEntry, View } from "../protocol.ts";

const SPARKS = 8;
const SPARK_MS = 900;
/** The time until the item is at its place. */
const FLIGHT_MS = 420;
const HOPS = 4;

/** Return the log entry of a decision, as far as its animation needs it; null if none of its items moves. */
export function entryOf(move: string, seat: number, before: View): LogEntry | null {
  const { verb, at, space } = parseMove(move);
  const face = before.world[at]?.face ?? "";
  switch (verb) {
    case "build":
      return { code: "built", at: 0, seat, cell: at, tile: face, space };
    case "mine": {
      const block = theBox().blocks.find(({ letter }) => letter === before.cube[at]?.at(-1))?.id ?? "";
      return { code: "mined", at: 0, seat, column: at, block };
    }
    case "explore": {
      const start = before.players[seat]?.crossing ?? at;
      const steps = [0, 1].reduce((sum, part) => sum + Math.abs(Number(start[part]) - Number(at[part])), 0);
      return { code: "explored", at: 0, seat, start, crossing: at, steps };
    }
    case "take":
      return { code: "took", at: 0, seat, cell: at, weapon: face };
    default:
      return null;
  }
}

/** Return where a decision ends on the table; null if it has no place. */
export function goalOf(move: string, seat: number): Place | null {
  const { verb, at, space } = parseMove(move);
  switch (verb) {
    case "build":
      return `ground ${seat} ${space}`;
    case "explore":
      return `pawn ${seat}`;
    case "take":
      return `seat ${seat} pile`;
    case "fight":
      return `cell ${at}`;
    default:
      return `seat ${seat} xp`;
  }
}

/** Animate a decision from one view to the next. Call it before the page shows the next one. */
export function celebrate(
  nodes: Nodes,
  { factor, sink }: Pick<Presenter, "factor" | "sink">,
  move: string,
  seat: number,
  views: [View, View],
): void {
  if (still() || !factor) return;
  const entry = entryOf(move, seat, views[0]);
  if (entry) sink.animate(beatBetween(...views, [entry]));
  const delay = FLIGHT_MS * factor;
  requestAnimationFrame(() => {
    const goal = goalOf(move, seat);
    const places = goal ? nodes.all(goal).map((node) => node.getBoundingClientRect()) : [];
    const seen = places.find(isSeen);
    if (seen) burst(seen, SPARKS, { ms: SPARK_MS * factor, delay });
    const pawn = nodes.find(`pawn ${seat}`);
    const hops = Array.from({ length: 2 * HOPS + 1 }, (_, at) => ({
      transform: at % 2 ? "translateY(-0.12em)" : "none",
    }));
    if (pawn) animate(pawn, hops, { ms: SPARK_MS * factor, delay }, `steps(${4 * HOPS})`);
  });
}
