/** The keys of a replay: arrows, Home and End, brackets for turns, R to play again, Escape for the present. */
import { settings } from "../settings.svelte.ts";
import type { Command } from "../ui/commands.ts";
import type { Replay } from "../playback/replay.svelte.ts";

type Walk = Pick<Replay, "previous" | "next" | "first" | "last" | "turnBack" | "turnOn" | "again" | "live">;

/** Return the key commands of a replay. */
export function replayCommands(replay: Walk): Command[] {
  return [
    { id: "replay-previous", key: "ArrowLeft", repeats: true, run: replay.previous },
    { id: "replay-next", key: "ArrowRight", repeats: true, run: replay.next },
    { id: "replay-first", key: "Home", run: replay.first },
    { id: "replay-last", key: "End", when: () => !settings.noSpoilers, run: replay.last },
    { id: "replay-turn-back", key: "[", repeats: true, run: replay.turnBack },
    { id: "replay-turn-on", key: "]", repeats: true, run: replay.turnOn },
    { id: "replay-again", key: "r", run: replay.again },
    { id: "replay-live", key: "Escape", run: replay.live },
  ];
}
