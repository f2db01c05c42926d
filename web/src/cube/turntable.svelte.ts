/** The cube on its turntable: how it is turned now, and the one motion that may be under way. */
import { getContext, setContext } from "svelte";
import { type Cube, seen, type View } from "./projection.ts";
import { still } from "../playback/motion.ts";
import { ABOVE, clampPitch, HOME, snap, viewOf } from "./turning.ts";

const GLIDE_MS = 300;
const PER_PIXEL = 0.011;
const QUARTER = Math.PI / 2;

export class Turntable {
  yaw = $state(HOME.yaw);
  pitch = $state(HOME.pitch);
  /** The table instead of the picture. */
  plan = $state(false);
  /** The column that is looked at outside the picture, e.g. by a chip. */
  pointed = $state<string | null>(null);
  /** Where the motion goes, or where the cube stands. */
  #goal: View = HOME;
  /** Where to turn back to after a peek. */
  #before: View | null = null;
  #frame = 0;
  readonly #onTurn: () => void;

  /** `onTurn` is told when a person has turned the cube. */
  constructor(onTurn: () => void = () => undefined) {
    this.#onTurn = onTurn;
  }

  /** Where the cube will stand in a moment. */
  get goal(): View {
    return this.#goal;
  }

  get view(): View {
    return { yaw: this.yaw, pitch: this.pitch };
  }

  /** Whether one looks from above, or will in a moment. */
  get above(): boolean {
    return this.pitch > (HOME.pitch + ABOVE) / 2;
  }

  /** Turns by quarters, to the left as seen from above: what is in front goes to the right. */
  turn(quarters: number): void {
    this.#before = null;
    this.#glide({ yaw: snap(this.#goal.yaw) + quarters * QUARTER, pitch: this.#goal.pitch });
    this.#onTurn();
  }

  tilt(): void {
    this.#before = null;
    this.#glide({ yaw: this.#goal.yaw, pitch: this.above ? HOME.pitch : ABOVE });
  }

  reset(): void {
    this.#before = null;
    // The short way round.
    const turns = Math.round((this.#goal.yaw - HOME.yaw) / (4 * QUARTER));
    this.#glide({ yaw: HOME.yaw + turns * 4 * QUARTER, pitch: HOME.pitch });
  }

  /** Follows a finger. */
  drag(right: number, down: number): void {
    this.stop();
    this.#before = null;
    this.#put({ yaw: this.yaw + right * PER_PIXEL, pitch: clampPitch(this.pitch + down * PER_PIXEL) });
    this.#goal = this.view;
  }

  /** Comes to rest after a drag. */
  release(): void {
    this.#glide({ yaw: snap(this.yaw), pitch: this.pitch });
    this.#onTurn();
  }

  /** Turns so that the top of a column is seen. */
  show(cube: Cube, place: string): void {
    this.#before = null;
    this.#glide(viewOf(cube, this.#goal, place));
  }

  /** The same for a moment, until `unpeek`. */
  peek(cube: Cube, place: string): void {
    this.pointed = place;
    const from = this.#before ?? this.#goal;
    this.#glide(viewOf(cube, from, place));
    this.#before = from;
  }

  unpeek(): void {
    this.pointed = null;
    const back = this.#before;
    this.#before = null;
    if (back) this.#glide(back);
  }

  /** Whether the top of a column is seen from where the cube stands or will stand. */
  sees(cube: Cube, place: string): boolean {
    return seen(cube, this.#goal, place) > 0.5;
  }

  /** Ends the motion where it is. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #put({ yaw, pitch }: View): void {
    this.yaw = yaw;
    this.pitch = pitch;
  }

  #glide(goal: View): void {
    this.stop();
    this.#goal = goal;
    const from = this.view;
    if (from.yaw === goal.yaw && from.pitch === goal.pitch) return;
    if (still()) return this.#put(goal);
    let start = 0;
    const step = (now: number): void => {
      start ||= now;
      const part = Math.min(1, (now - start) / GLIDE_MS);
      const eased = 1 - (1 - part) ** 3;
      const between = (one: number, other: number): number => (part < 1 ? one + (other - one) * eased : other);
      this.#put({ yaw: between(from.yaw, goal.yaw), pitch: between(from.pitch, goal.pitch) });
      this.#frame = part < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#frame = requestAnimationFrame(step);
  }
}

const KEY = Symbol("turntable");

export function provideTurntable(onTurn?: () => void): Turntable {
  return setContext(KEY, new Turntable(onTurn));
}

/** The turntable of the pane around, or one of its own. */
export function useTurntable(): Turntable {
  return getContext<Turntable | undefined>(KEY) ?? provideTurntable();
}
