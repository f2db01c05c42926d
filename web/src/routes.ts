/** The screens by their addresses; what is not shown at once is fetched when somebody goes there. */
import type { Component } from "svelte";

export type Screen = () => Promise<{ default: Component }>;

const TABLE = /^\/t\/([^/]+)\/?$/;
const SCREENS: Record<string, Screen> = {
  "": () => import("./screens/Home.svelte"),
  "/new": () => import("./screens/New.svelte"),
  "/rules": () => import("./screens/Rules.svelte"),
  "/settings": () => import("./screens/Settings.svelte"),
  "/paint": () => import("./screens/Paint.svelte"),
};
const lost: Screen = () => import("./screens/Lost.svelte");

/** The code of the table that an address leads to. */
export function codeIn(path: string): string | null {
  const [, written] = TABLE.exec(path) ?? [];
  // Whoever reads a code aloud writes it with blanks, hyphens or small letters.
  return written ? decodeURIComponent(written).toUpperCase().replace(/[\s-]/g, "") : null;
}

/** The screen that an address leads to, if that is no table. */
export function screenAt(path: string): Screen {
  return SCREENS[path.replace(/\/$/, "")] ?? lost;
}
