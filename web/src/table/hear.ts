/** What an event sounds like, for those who have turned sounds on. */
import type { LogEntry } from "../protocol.ts";
import { play, type SoundName } from "../sound/sounds.ts";

function soundOf(entry: LogEntry): SoundName | null {
  switch (entry.code) {
    case "mined":
    case "took":
      return "take";
    case "built":
      return "build";
    case "revealed":
    case "uncovered":
      return "flip";
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

/** Plays the sound of what is seen at once: of what happened last, for several would be noise. */
export function hear(entries: LogEntry[]): void {
  const sounds = entries.map(soundOf).filter((sound) => sound !== null);
  const last = sounds.at(-1);
  if (last) play(last);
}
