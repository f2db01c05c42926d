/**
 * The lazy parts of a table. The page fetches them when it is idle, or earlier when one is needed, so
 * that they also work if the network fails later.
 */

import type { Game } from "../game/game.svelte.ts";
import type { Nodes } from "../game/nodes.ts";
import type { Readout } from "../game/readouts.ts";
import type { Selection } from "../game/selection.svelte.ts";
import type { Study } from "../replay/study.svelte.ts";
import type { Motions } from "./motions.ts";

export const game = () => import("./Game.svelte");
const rest = () => import("./lazy.ts");
const study = () => import("../replay/StudyPanel.svelte");

export const later = {
  absence: async () => ({ default: (await rest()).Absence }),
  analysis: async () => ({ default: (await rest()).Analysis }),
  autoEnd: async () => ({ default: (await rest()).AutoEnd }),
  bubbles: async () => ({ default: (await rest()).Bubbles }),
  callOffer: () => import("../pwa/CallOffer.svelte"),
  chat: async () => ({ default: (await rest()).Chat }),
  clocks: async () => ({ default: (await rest()).ClockHost }),
  clock: async () => ({ default: (await rest()).Clock }),
  coach: async () => ({ default: (await rest()).Coach }),
  drawer: async () => ({ default: (await rest()).Drawer }),
  fight: async () => ({ default: (await rest()).Fight }),
  final: async () => ({ default: (await rest()).Final }),
  gallery: async () => ({ default: (await rest()).Gallery }),
  handover: async () => ({ default: (await rest()).Handover }),
  hint: async () => ({ default: (await rest()).Hint }),
  inspect: async () => ({ default: (await rest()).Inspect }),
  keys: async () => ({ default: (await rest()).Keys }),
  looks: async () => ({ default: (await rest()).Looks }),
  menu: async () => ({ default: (await rest()).MenuDialog }),
  menuItems: async () => ({ default: (await rest()).MenuItems }),
  offer: () => import("../pwa/Offer.svelte"),
  overview: async () => ({ default: (await rest()).Overview }),
  plan: async () => ({ default: (await rest()).Plan }),
  replay: async () => ({ default: (await rest()).Replay }),
  sound: async () => ({ default: (await rest()).SoundOffer }),
  study,
  talk: async () => ({ default: (await rest()).TalkButton }),
  tryOut: async () => ({ default: (await rest()).TryOut }),
  weather: async () => ({ default: (await rest()).Weather }),
  scoring: async () => ({ default: (await rest()).Scoring }),
  show: async () => ({ default: (await rest()).ShowBar }),
  seat: async () => ({ default: (await rest()).MoveSeat }),
};

/** Prefetch the game while players wait in the lobby. */
export function fetchAhead(): void {
  // A part that does not load now is requested again when it is needed.
  game().catch(() => undefined);
}

/** Return a summary of the table as text. */
export async function readoutOf(key: Readout, game: Game, selection: Selection): Promise<string> {
  return (await rest()).readout(key, game, selection);
}

/** Prefetch the lazy parts of the game, and return its animations. */
export async function motionsOf(nodes: Nodes, factor: () => number): Promise<Motions> {
  return new (await rest()).Motions(nodes, factor);
}

/** Load the class of the review. */
export async function studyClass(): Promise<typeof Study> {
  return (await rest()).Study;
}
