/** Sounds and music of the page. Both are off until the player asks for them, and only then load. */
import { settings } from "../settings.svelte.ts";
import { pageTouched } from "./buzz.ts";
import type { SoundName } from "./tones.ts";

export type { SoundName };

let playing = false;

/** Play a sound, if sounds are on. */
export function play(name: SoundName): void {
  const { sound: on, effects } = settings;
  // The browser would play the sounds of an untouched page later.
  if (!on || !effects || typeof AudioContext === "undefined" || !pageTouched()) return;
  // A sound that does not load now is too late afterwards.
  import("./tones.ts").then(
    ({ sound }) => sound(name, effects),
    () => undefined,
  );
}

/** Play music at a volume from 0 to 100; 0 stops it. */
export function playMusic(percent: number): void {
  if (typeof AudioContext === "undefined" || (!percent && !playing)) return;
  playing = percent > 0;
  import("./music.ts").then(
    ({ tune }) => tune(percent),
    () => undefined,
  );
}
