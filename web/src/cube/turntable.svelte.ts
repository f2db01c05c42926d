/** The angle of the cube and its running animation, if there is one. */
import { getContext, setContext } from "svelte";
import { type Camera, type Cube, scene, seen } from "./projection.ts";
import { still } from "../playback/motion.ts";
import { ABOVE, clampPitch, HOME, snap, viewOf } from "./turning.ts";

const GLIDE_MS = 300;
const PER_PIXEL = 0.011;
const QUARTER = Math.PI / 2;

export class Turntable {
  yaw = $state(HOME.yaw);
  pitch = $state(HOME.pitch);
  /** Whether to show the plan instead of the picture. */
  plan = $state(false);
  /** The target of the animation, or the current angle. */
  #goal: Camera = HOME;
  #frame = 0;
  readonly #onTurn: () => void;

  /** `onTurn` is called after the player has turned the cube. */
  constructor(onTurn: () => void = () => undefined) {
    this.#onTurn = onTurn;
  }

  /** The angle after the animation. */
  get goal(): Camera {
    return this.#goal;
  }

  get view(): Camera {
    return { yaw: this.yaw, pitch: this.pitch };
  }

  /** Whether the view is from above after the animation. */
  get above(): boolean {
    return this.pitch > (HOME.pitch + ABOVE) / 2;
  }

  /** Turn by quarters, anticlockwise as seen from above: the front moves to the right. */
  turn(quarters: number): void {
    this.#glide({ yaw: snap(this.#goal.yaw) + quarters * QUARTER, pitch: this.#goal.pitch });
    this.#onTurn();
  }

  tilt(): void {
    this.#glide({ yaw: this.#goal.yaw, pitch: this.above ? HOME.pitch : ABOVE });
  }

  reset(): void {
    // Take the shorter direction.
    const turns = Math.round((this.#goal.yaw - HOME.yaw) / (4 * QUARTER));
    this.#glide({ yaw: HOME.yaw + turns * 4 * QUARTER, pitch: HOME.pitch });
  }

  /** Follow a finger. */
  drag(right: number, down: number): void {
    this.stop();
    this.#put({ yaw: this.yaw + right * PER_PIXEL, pitch: clampPitch(this.pitch + down * PER_PIXEL) });
    this.#goal = this.view;
  }

  /** Come to rest after a drag. */
  release(): void {
    this.#glide({ yaw: snap(this.yaw), pitch: this.pitch });
    this.#onTurn();
  }

  /** Turn so that the top of a column is visible. */
  show(cube: Cube, place: string): void {
    this.#glide(viewOf(cube, this.#goal, place));
  }

  /** Return whether the top of a column is visible after the animation. */
  sees(cube: Cube, place: string): boolean {
    return seen(scene(cube, this.#goal.yaw), this.#goal, place) > 0.5;
  }

  /** Stop the animation at the current angle. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #put({ yaw, pitch }: Camera): void {
    this.yaw = yaw;
    this.pitch = pitch;
  }

  #glide(goal: Camera): void {
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

/** Return the turntable of the surrounding pane, or a new one. */
export function useTurntable(): Turntable {
  return getContext<Turntable | undefined>(KEY) ?? provideTurntable();
}
