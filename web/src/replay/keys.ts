/** The keys of a replay: arrows, Home and End, brackets for turns, Space and R to play, Escape for the present. */
import { settings } from "../settings.svelte.ts";
import type { Command } from "../ui/commands.ts";
import type { Replay } from "../playback/replay.svelte.ts";

type Walk = Pick<Replay, "previous" | "next" | "first" | "last" | "turnBack" | "turnOn" | "again" | "live">;

/** Return the key commands of a replay, which work while `active` returns true. */
export function replayCommands(replay: Walk, active: () => boolean = () => true): Command[] {
  return [
    { id: "replay-previous", key: "ArrowLeft", repeats: true, when: active, run: replay.previous },
    { id: "replay-next", key: "ArrowRight", repeats: true, when: active, run: replay.next },
    { id: "replay-first", key: "Home", when: active, run: replay.first },
    { id: "replay-last", key: "End", when: () => active() && !settings.noSpoilers, run: replay.last },
    { id: "replay-turn-back", key: "[", repeats: true, when: active, run: replay.turnBack },
    { id: "replay-turn-on", key: "]", repeats: true, when: active, run: replay.turnOn },
    { id: "replay-again", key: "r", when: active, run: replay.again },
    { id: "replay-live", key: "Escape", when: active, run: replay.live },
  ];
}
