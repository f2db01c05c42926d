/** What nobody sees of a table at first, in one file: see `later.ts`. */
export { default as Plan } from "../cube/Plan.svelte";
export { default as Fight } from "../fight/FightPanel.svelte";
export { default as Coach } from "../learn/Coach.svelte";
export { default as Absence } from "../people/Absence.svelte";
export { default as Chat } from "../people/Chat.svelte";
export { default as ClockHost } from "../people/ClockHost.svelte";
export { default as Handover } from "../people/Handover.svelte";
export { default as MoveSeat } from "../people/MoveSeat.svelte";
export { default as Analysis } from "../replay/Analysis.svelte";
export { default as Replay } from "../replay/ReplayBar.svelte";
export { default as Final } from "../scoring/Final.svelte";
export { default as Scoring } from "../scoring/Scoring.svelte";
export { default as Gallery } from "../shell/Gallery.svelte";
export { default as Inspect } from "../inspect/Inspect.svelte";
export { default as Keys } from "./Keys.svelte";
export { default as Overview } from "./Overview.svelte";
export { default as Hint } from "./Hint.svelte";
export { Motions } from "./motions.ts";
