/**
 * The animations of a beat: items move from their old to their new places. The page already has the new
 * state. Copies move, and each item at its new place becomes visible when its copy arrives.
 */
import { flushSync, tick } from "svelte";
import { still } from "../playback/motion.ts";
import { LEVELS } from "../cube/projection.ts";
import { crossingSpot } from "../game/geometry.ts";
import type { Nodes, SeatPlace } from "../game/nodes.ts";
import type { Explored, LogEntry } from "../protocol.ts";
import { APART_MS, type Beat, BLOCK_MS, ROLL_MS, STEP_MS, TILE_MS, TOKEN_MS, TURN_MS } from "../playback/beat.ts";
import { grownAt } from "../playback/growth.ts";
import { burst, flash, fly, isSeen, lift, move, pass, rise, type Rect } from "../playback/flight.ts";
import { number } from "../i18n/words.svelte.ts";
import { pauseAlive } from "../ui/alive.ts";

/** Call after a change of the page, to animate from the places that were measured before it. */
type Arrival = () => void;

const HOP = 0.12;
const LAYER_MS = 500;
const CHIP_MS = 900;
const SPARK_MS = 560;
/** The number of sparks: for a group of this many spaces or more, twice as many. */
const SPARKS = 8;
const LARGE = 5;

function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Return each crossing of a path, in the order of `wayTo`: first across, then up or down. */
export function crossingsOf(from: string, to: string): string[] {
  let [column, row] = [Number(from.charAt(0)), Number(from.charAt(1))];
  const [lastColumn, lastRow] = [Number(to.charAt(0)), Number(to.charAt(1))];
  const way = [from];
  while (column !== lastColumn || row !== lastRow) {
    if (column !== lastColumn) column += Math.sign(lastColumn - column);
    else row += Math.sign(lastRow - row);
    way.push(`${column}${row}`);
  }
  return way;
}

export class Motions {
  readonly #nodes: Nodes;
  readonly #factor: () => number;

  constructor(nodes: Nodes, factor: () => number) {
    this.#nodes = nodes;
    this.#factor = factor;
  }

  /** Animate the changes of a beat. Scenes animate their own changes. */
  async show(beat: Beat, again: boolean): Promise<void> {
    if (still() || this.#factor() === 0 || beat.scene) return;
    pauseAlive();
    // The page still shows the state before the beat. After my own move it shows the newest state.
    if (again || !beat.own) flushSync();
    let wait = 0;
    const arrivals = beat.entries.flatMap((entry) => {
      const [arrival, ms] = this.#of(entry, wait, beat);
      wait += ms;
      return arrival ? [arrival] : [];
    });
    arrivals.push(this.#race());
    await tick();
    for (const arrive of arrivals) arrive();
  }

  /** Animate the undo of a beat, in half the time. */
  async showBack(beat: Beat): Promise<void> {
    if (still() || this.#factor() === 0 || beat.scene) return;
    pauseAlive();
    const arrivals = beat.entries.map((entry) => this.#backOf(entry));
    arrivals.push(this.#race());
    await tick();
    for (const arrive of arrivals) arrive?.();
  }

  #backOf(entry: LogEntry): Arrival | null {
    switch (entry.code) {
      case "explored":
        return () => this.#walk({ ...entry, start: entry.crossing, crossing: entry.start }, 0.5);
      case "mined":
        return this.#return(entry.seat, `block ${entry.block}`, BLOCK_MS, () => {
          const [top, picture] = [this.#topOf(entry.column), this.#pictureOf(entry.block)];
          return top && picture && [picture, top];
        });
      case "took":
        return this.#return(entry.seat, "pile", TOKEN_MS, () => this.#lyingOn(entry.cell));
      case "built":
        return this.#return(entry.seat, `space ${entry.space}`, TILE_MS, () => this.#lyingOn(entry.cell));
      default:
        return null;
    }
  }

  /** Return the place of an element. On phones, hidden panes use the button that shows them. */
  #lying(element: Element): Rect {
    const rect = rectOf(element);
    const way = isSeen(rect) ? null : this.#nodes.find("swap");
    return way ? square(rectOf(way)) : rect;
  }

  /** Return a copy of the tile or token on a cell, and its place. */
  #lyingOn(cell: string): [Element, Rect] | null {
    const tile = this.#nodes.find(`face ${cell}`);
    return tile && [copyOf(tile), this.#lying(tile)];
  }

  /** Return the first visible place for an item of a seat, otherwise the head of the seat. */
  #goalOf(seat: number, what: SeatPlace): Element | null {
    const places = [...this.#nodes.all(`seat ${seat} ${what}`), ...this.#nodes.all(`head ${seat}`)];
    return places.find((one) => isSeen(rectOf(one))) ?? null;
  }

  /** Return a copy of the picture of a material. */
  #pictureOf(material: string): Element | null {
    const picture = this.#nodes.find(`picture ${material}`)?.firstElementChild;
    return picture ? copyOf(picture) : null;
  }

  /** Return the top block of a column as a square. */
  #topOf(column: string): Rect | null {
    for (let level = LEVELS - 1; level >= 0; level -= 1) {
      const block = this.#nodes.find(`block ${column} ${level}`);
      if (block) return square(this.#lying(block));
    }
    return null;
  }

  /** Fly an item from a seat back to its place. */
  #return(seat: number, what: SeatPlace, ms: number, lies: () => [Element, Rect] | null): Arrival | null {
    const goal = this.#goalOf(seat, what);
    if (!goal) return null;
    const from = small(goal);
    return () => {
      const [picture, to] = lies() ?? [];
      if (picture && to) fly(picture, from, to, { ms: (ms / 2) * this.#factor() });
    };
  }

  /** Animate an entry; return the delay of the next one. */
  #of(entry: LogEntry, wait: number, { entries, before, after }: Beat): [Arrival | null, number] {
    const pace = this.#factor();
    switch (entry.code) {
      case "explored":
        return [() => this.#walk(entry), STEP_MS * entry.steps * pace];
      case "revealed":
        return [this.#turn(entry.cell, wait), APART_MS * pace];
      case "mined":
        return [this.#mine(entry.column, entry.seat, entry.block), 0];
      case "uncovered":
        return [() => this.#uncover(entry.column, entry.level), 0];
      case "took":
        return [this.#carry(entry.cell, entry.seat, "pile", TOKEN_MS), 0];
      case "layer":
        return [() => this.#fall(entry.layer, entry.card ?? ""), 0];
      case "built": {
        const place = this.#build(entry.cell, entry.seat, entry.space, Object.keys(entry.paid ?? {}));
        const score = entry.xp ? this.#score(entry.seat, entry.xp, TILE_MS * pace) : null;
        const grown = grownAt(before, after, entry.seat, entry.space);
        return [
          () => {
            place?.();
            score?.();
            this.#grow(entry.seat, entry.space, grown);
          },
          entries.length > 1 ? TILE_MS * pace : 0,
        ];
      }
      default:
        return [null, 0];
    }
  }

  /** Move a character from crossing to crossing. */
  #walk({ seat, start, crossing, steps }: Explored, part = 1): void {
    const pawn = this.#nodes.find(`pawn ${seat}`);
    if (!pawn || start === crossing) return;
    const end = crossingSpot(crossing);
    const way = crossingsOf(start, crossing).map(crossingSpot);
    const frames = way.flatMap((point, at): Keyframe[] => {
      const next = way[at + 1];
      const put = (x: number, y: number) => ({ transform: `translate(${x - end.x}em, ${y - end.y}em)` });
      const here = { ...put(point.x, point.y), offset: at / (way.length - 1) };
      if (!next) return [here];
      const hop = put((point.x + next.x) / 2, (point.y + next.y) / 2 - HOP);
      return [here, { ...hop, offset: (at + 0.5) / (way.length - 1) }];
    });
    move(pawn, frames, { ms: STEP_MS * steps * part * this.#factor() }, "linear");
  }

  /** Turn a tile or token about its lower edge: first its back, then its face. */
  #turn(place: string, delay: number): Arrival | null {
    const back = this.#nodes.find(`face ${place}`);
    if (!back) return null;
    const [copy, rect] = [copyOf(back), rectOf(back)];
    const half = (TURN_MS / 2) * this.#factor();
    return () => {
      const face = this.#nodes.find(`face ${place}`);
      if (!face || !isSeen(rect)) return;
      const lifted = lift(copy, rect);
      lifted.classList.add("turning");
      pass(lifted, [tilted(0), tilted(90)], { ms: half, delay, waits: true });
      move(face, [tilted(90), tilted(0)], { ms: half, delay: delay + half });
    };
  }

  /** Fly a block to the supply of the player who took it. */
  #mine(column: string, seat: number, material: string): Arrival | null {
    const [from, copy] = [this.#topOf(column), this.#pictureOf(material)];
    if (!from || !copy) return null;
    return () => {
      const goal = this.#goalOf(seat, `block ${material}`);
      if (!goal) return;
      const ms = BLOCK_MS * this.#factor();
      fly(copy, from, small(goal), { ms, arc: from.height / 2 });
      rise(number(1, { signDisplay: "always" }), rectOf(goal), "", { ms: CHIP_MS * this.#factor(), delay: ms });
    };
  }

  /** Reveal the blocks below and next to it. */
  #uncover(column: string, level: number): void {
    const faces = this.#nodes.find(`block ${column} ${level}`);
    if (faces) move(faces, [{ opacity: 0 }, { opacity: 1 }], { ms: 240 * this.#factor() });
  }

  /** After a layer is used up: drop its flag and highlight its card. */
  #fall(layer: number, card: string): void {
    const ms = LAYER_MS * this.#factor();
    const flag = this.#nodes.find(`flag ${layer}`);
    const drop = [{ translate: "0 -40px", opacity: 0.4 }, { translate: "0 10px", offset: 0.7 }, { translate: "0 0" }];
    if (flag) move(flag, drop, { ms });
    const slide = [{ translate: "0 0" }, { translate: "0 -0.5rem", offset: 0.4 }, { translate: "0 0" }];
    for (const one of this.#nodes.all(`card ${card}`)) move(one, slide, { ms });
  }

  /** Fly the item on a cell to a player. */
  #carry(cell: string, seat: number, what: SeatPlace, ms: number): Arrival | null {
    const [copy, from] = this.#lyingOn(cell) ?? [];
    if (!copy || !from) return null;
    return () => {
      const goal = this.#goalOf(seat, what);
      if (goal) fly(copy, from, rectOf(goal), { ms: ms * this.#factor(), arc: from.height / 2 });
    };
  }

  /** Fly the paid blocks to the tile, and the tile to its space. */
  #build(cell: string, seat: number, space: number, paid: string[]): Arrival | null {
    const [copy, from] = this.#lyingOn(cell) ?? [];
    if (!copy || !from) return null;
    const ground = this.#nodes.all(`ground ${seat} ${space}`).find((one) => isSeen(rectOf(one)));
    const below = ground && copyOf(ground);
    const blocks = paid.flatMap((material) => {
      const [picture, goal] = [this.#pictureOf(material), this.#goalOf(seat, `block ${material}`)];
      return picture && goal ? [{ picture, at: small(goal) }] : [];
    });
    return () => {
      const goal = this.#goalOf(seat, `space ${space}`);
      if (!goal) return;
      const pace = this.#factor();
      const ms = (TILE_MS - 120) * pace;
      const to = rectOf(goal);
      // Show the old space until the tile arrives.
      if (below) pass(lift(below, to), [{ opacity: 1 }, { opacity: 1 }], { ms });
      blocks.forEach(({ picture, at }, order) =>
        fly(picture, at, within(from, at), { ms: 200 * pace, delay: 60 * order * pace }),
      );
      fly(copy, from, to, { ms, arc: from.height * 0.4 });
      const thud = [{ translate: "0 0" }, { translate: "0 2px", offset: 0.4 }, { translate: "0 0" }];
      move(goal, thud, { ms: 120 * pace, delay: ms });
    };
  }

  /** When a building has arrived and its group is larger: light up the group, and throw sparks. */
  #grow(seat: number, space: number, spaces: number[]): void {
    const pace = this.#factor();
    const [delay, ms] = [(TILE_MS - 120) * pace, SPARK_MS * pace];
    for (const one of spaces) {
      const ground = this.#nodes.all(`ground ${seat} ${one}`).find((node) => isSeen(rectOf(node)));
      if (!ground) continue;
      flash(rectOf(ground), { ms, delay });
      if (one === space) burst(rectOf(ground), spaces.length < LARGE ? SPARKS : 2 * SPARKS, { ms, delay });
    }
  }

  /** Show the gained XP, and roll the digits. */
  #score(seat: number, xp: number, delay: number): Arrival | null {
    const score = this.#goalOf(seat, "xp");
    if (!score) return null;
    const [old, rect] = [copyOf(score), rectOf(score)];
    return () => {
      const ms = ROLL_MS * this.#factor();
      const { font, color } = getComputedStyle(score);
      const copy = lift(old, rect);
      Object.assign(copy.style, { font, color });
      const out = [
        { transform: "translateY(0)", opacity: 1 },
        { transform: "translateY(-60%)", opacity: 0 },
      ];
      pass(copy, out, { ms, delay, waits: true });
      const into = [
        { transform: "translateY(60%)", opacity: 0 },
        { transform: "translateY(0)", opacity: 1 },
      ];
      move(score, into, { ms, delay });
      rise(number(xp, { signDisplay: "always" }), rect, "xp", { ms: CHIP_MS * this.#factor(), delay });
    };
  }

  /** Move the heads along the track. */
  #race(): Arrival {
    const before = this.#nodes.all("rider").map((rider) => ({ rider, from: rectOf(rider).left }));
    return () => {
      for (const { rider, from } of before) {
        const by = from - rectOf(rider).left;
        if (rider.isConnected && Math.abs(by) >= 1) {
          move(rider, [{ transform: `translateX(${by}px)` }, { transform: "none" }], { ms: ROLL_MS * this.#factor() });
        }
      }
    };
  }
}

/** Seen from the middle of the tile. A `perspective` of each cell would cost time in every frame without a turn. */
const tilted = (degrees: number): Keyframe => ({
  transform: `translateY(-50%) perspective(4em) translateY(50%) rotateX(${degrees}deg)`,
});

const copyOf = (element: Element): Element => element.cloneNode(true) as Element;

/** Return the middle of a place, in the size of another. */
function within({ left, top, width, height }: Rect, size: Rect): Rect {
  const [x, y] = [left + (width - size.width) / 2, top + (height - size.height) / 2];
  return { left: x, top: y, width: size.width, height: size.height };
}

/** Return a square in the middle of a place, in the size of a block of the cube. */
function square(place: Rect): Rect {
  const side = Math.min(place.width, place.height) * 0.6;
  return within(place, { left: 0, top: 0, width: side, height: side });
}

/** Return the picture of a block in its slot, or a substitute. */
function small(goal: Element): Rect {
  return rectOf(goal.querySelector("svg") ?? goal);
}
