/** The contents of each place of the Overworld as plain data. Consecutive models share equal parts. */
import { around, arm, CELLS, CROSSINGS, crossingSpot, steps } from "../game/geometry.ts";
import type { WorldTargets } from "../game/act.ts";
import { type ActionId, type Decision, HOPELESS } from "../game/moves.ts";
import type { Marks } from "../game/recap.ts";
import { isStack } from "../i18n/things.ts";
import type { Move } from "../net/moves.ts";
import type { Player, View } from "../protocol.ts";

export interface WorldState {
  view: Pick<View, "world" | "players" | "turn" | "odds">;
  /** The seat whose character can move, and whether it is mine. */
  seat: number;
  seated: boolean;
  targets: WorldTargets | null;
  marks: Marks;
  /** The move that a hint or a review advises, and the move that was played. */
  advised: Move | null;
  played: Move | null;
}

export interface CellModel {
  place: string;
  stack: boolean;
  face: string | null;
  left: number;
  action: ActionId | null;
  held: boolean;
  /** The player has picked up another building. */
  soft: boolean;
  staged: boolean;
  marked: boolean;
  /** The colour of the player who changed something here. */
  mark: string;
  was: boolean;
  advised: boolean;
  /** The probability of winning the fight here. */
  chance: number | null;
  /** How I can pay for the building, if my character stands next to the cell: a letter for each block. */
  payment: string | null;
}

export interface CrossingModel {
  place: string;
  decision: Decision | null;
  staged: boolean;
  exploring: boolean;
  marked: boolean;
  mark: string;
  was: boolean;
  advised: boolean;
  /** Where the character of the seat stands. */
  start: boolean;
  steps: number;
  /** The number of face-down stacks and tokens around it. */
  hidden: number;
  me: boolean;
  /** The other seats whose characters stand here. */
  others: number[];
}

export interface PawnModel {
  seat: number;
  colour: string;
  /** Whether others stand on the same crossing. */
  many: boolean;
  turn: boolean;
  x: number;
  y: number;
}

const START = "33";

function colourOf(marks: Marks, players: Player[], place: string): string {
  const seat = marks.get(place);
  return seat == null ? "" : (players[seat]?.colour ?? "");
}

/** The crossing on which the character of a seat stands. */
export function crossingOf({ view, seat }: Pick<WorldState, "view" | "seat">): string {
  return view.players[seat]?.crossing ?? START;
}

/** The face-down cells around a crossing. */
export function hiddenAround(world: View["world"], crossing: string): string[] {
  return around(crossing).flatMap(({ cell }) => (world[cell]?.left && !world[cell].face ? [cell] : []));
}

const hopeless = ({ odds }: Pick<View, "odds">, place: string): boolean => (odds?.[place] ?? 1) < HOPELESS;

/** All cells in reading order. */
export function cellsOf(state: WorldState): CellModel[] {
  const { view, seat, seated, targets, marks, advised, played } = state;
  return CELLS.map((place) => {
    const { face = null, left = 0 } = view.world[place] ?? {};
    const action = targets?.cells[place] ?? null;
    const held = targets?.held === place;
    return {
      place,
      stack: isStack(place),
      face,
      left,
      action,
      held,
      soft: (action === "build" && targets?.held != null && !held) || (action === "fight" && hopeless(view, place)),
      staged: targets?.staged?.at === place,
      marked: marks.has(place),
      mark: colourOf(marks, view.players, place),
      was: played?.at === place,
      advised: advised?.at === place && !held,
      chance: action === "fight" ? (view.odds?.[place] ?? null) : null,
      payment: (seated && view.players[seat]?.payments?.[place]) || null,
    };
  });
}

/** All crossings, row by row. */
export function crossingsOf(state: WorldState): CrossingModel[][] {
  const { view, seat, seated, targets, marks, advised, played } = state;
  const from = crossingOf(state);
  return CROSSINGS.map((row) =>
    row.map((place) => {
      const decision = targets?.crossings[place] ?? null;
      const here = view.players.flatMap(({ crossing }, one) => (crossing === place ? [one] : []));
      return {
        place,
        decision,
        staged: decision !== null && targets?.staged?.text === decision.text,
        exploring: targets?.exploring ?? false,
        marked: marks.has(place),
        mark: colourOf(marks, view.players, place),
        was: played?.at === place,
        advised: advised?.at === place,
        start: place === from,
        steps: steps(from, place),
        hidden: hiddenAround(view.world, place).length,
        me: seated && here.includes(seat),
        others: here.filter((one) => !(seated && one === seat)),
      };
    }),
  );
}

/** All characters: alone in the middle of a crossing, several each in one of its arms. */
export function pawnsOf({ players, turn }: Pick<View, "players" | "turn">): PawnModel[] {
  return players.map(({ crossing, colour }, seat) => {
    const together = players.flatMap((one, other) => (one.crossing === crossing ? [other] : []));
    const spot = crossingSpot(crossing);
    const { x, y } = arm(together.indexOf(seat), together.length);
    return { seat, colour, many: together.length > 1, turn: seat === turn, x: spot.x + x, y: spot.y + y };
  });
}
