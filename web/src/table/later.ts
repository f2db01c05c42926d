/**
 * What nobody sees of a table at first. It is fetched when a part of it is shown, or before that, as
 * soon as the page has nothing else to do: then it is there even if the network is not.
 */

import type { Game } from "../game/game.svelte.ts";
import type { Readout } from "../game/readouts.ts";
import type { Selection } from "../game/selection.svelte.ts";
import type { Motions } from "./motions.ts";

export const game = () => import("./Game.svelte");
const rest = () => import("./lazy.ts");
const study = () => import("../replay/StudyPanel.svelte");

export const later = {
  absence: async () => ({ default: (await rest()).Absence }),
  analysis: async () => ({ default: (await rest()).Analysis }),
  chat: async () => ({ default: (await rest()).Chat }),
  clocks: async () => ({ default: (await rest()).ClockHost }),
  coach: async () => ({ default: (await rest()).Coach }),
  drawer: async () => ({ default: (await rest()).Drawer }),
  fight: async () => ({ default: (await rest()).Fight }),
  final: async () => ({ default: (await rest()).Final }),
  gallery: async () => ({ default: (await rest()).Gallery }),
  handover: async () => ({ default: (await rest()).Handover }),
  hint: async () => ({ default: (await rest()).Hint }),
  inspect: async () => ({ default: (await rest()).Inspect }),
  keys: async () => ({ default: (await rest()).Keys }),
  menu: async () => ({ default: (await rest()).MenuDialog }),
  overview: async () => ({ default: (await rest()).Overview }),
  plan: async () => ({ default: (await rest()).Plan }),
  replay: async () => ({ default: (await rest()).Replay }),
  study,
  scoring: async () => ({ default: (await rest()).Scoring }),
  seat: async () => ({ default: (await rest()).MoveSeat }),
};

/** Fetches the game for those who wait in the lobby. */
export function fetchAhead(): void {
  // What does not come now is asked for again where it is needed.
  game().catch(() => undefined);
}

/** A summary of the table, in words. */
export async function readoutOf(key: Readout, game: Game, selection: Selection): Promise<string> {
  return (await rest()).readout(key, game, selection);
}

/** Fetches the rest of the game for those who play, and what moves things in it. */
export async function motionsOf(factor: () => number): Promise<Motions> {
  return new (await rest()).Motions(factor);
}
