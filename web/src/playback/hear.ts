/** The sound and the vibration of a moment, if the settings have them on. */
import type { LogEntry } from "../protocol.ts";
import { settings } from "../settings.svelte.ts";
import type { Beat } from "./beat.ts";
import { buzz } from "./buzz.ts";
import { grownAt } from "./growth.ts";
import { play, type SoundName } from "./sounds.ts";

/** A group of at least this many spaces has a sound when it grows. */
const LARGE = 3;

export function soundOf(entry: LogEntry): SoundName | null {
  switch (entry.code) {
    case "mined":
      return "take";
    case "took":
      return "clink";
    case "built":
      return "build";
    case "explored":
      return "walk";
    case "revealed":
    case "uncovered":
    case "turned":
      return "flip";
    case "layer":
      return "bell";
    case "fight":
      return "fight";
    case "fought":
      return entry.won ? "win" : "lose";
    case "scored":
    case "bonus":
      return "score";
    case "over":
      return "end";
    default:
      return null;
  }
}

/** Play the sound of the last entry of a moment, because several sounds at the same time would be noise. */
export function hear({ moments, own, before, after }: Beat, moment: number): void {
  const sounds = (moments[moment]?.entries ?? []).map(soundOf).filter((sound) => sound !== null);
  const built = moments[moment]?.entries.findLast((entry) => entry.code === "built");
  const grown = built && grownAt(before, after, built.seat, built.space).length >= LARGE;
  const last = grown ? "grow" : sounds.at(-1);
  if (last) play(last);
  if (own && (last === "win" || last === "lose")) buzz(last, settings.vibrate);
}
