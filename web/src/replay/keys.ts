/** The keys of a replay: arrows, Home and End, the turns with brackets, Escape back to the present. */
import { settings } from "../settings.svelte.ts";
import { inField } from "../table/keys.ts";
import type { Replay } from "./replay.svelte.ts";

type Walk = Pick<Replay, "previous" | "next" | "first" | "last" | "turnBack" | "turnOn" | "live">;

const KEYS: Record<string, keyof Walk> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  "[": "turnBack",
  "]": "turnOn",
  Escape: "live",
};

/** Answers a key of the replay, unless it belongs to something else. */
export function onReplayKey(event: KeyboardEvent, replay: Walk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || inField(event.target)) return;
  // A bracket is typed with Alt on some keyboards; an arrow with Alt is the browser's.
  if (event.altKey && event.key.startsWith("Arrow")) return;
  const act = KEYS[event.key];
  if (!act || (event.key.length === 1 && !settings.shortcuts) || (act === "last" && settings.noSpoilers)) return;
  if (event.target instanceof Element && event.target.closest("dialog")) return;
  event.preventDefault();
  replay[act]();
}
