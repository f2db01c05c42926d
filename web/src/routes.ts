/** The screens by their addresses; what is not shown at once is fetched when somebody goes there. */
import type { Component } from "svelte";

export type Screen = () => Promise<{ default: Component }>;

const TABLE = /^\/t\/([^/]+)\/?$/;
const PRACTICE = /^\/(learn|puzzles)\/(\d{1,2})\/?$/;
const SCREENS: Record<string, Screen> = {
  "": () => import("./screens/Home.svelte"),
  "/new": () => import("./screens/New.svelte"),
  "/games": () => import("./screens/Games.svelte"),
  "/rules": () => import("./screens/Rules.svelte"),
  "/settings": () => import("./screens/Settings.svelte"),
  "/paint": () => import("./screens/Paint.svelte"),
  "/learn": () => import("./screens/Learn.svelte"),
  "/puzzles": () => import("./screens/Puzzles.svelte"),
};
const practice: Screen = () => import("./screens/Lesson.svelte");
const lost: Screen = () => import("./screens/Lost.svelte");

/** The code of the table that an address leads to. */
export function codeIn(path: string): string | null {
  const [, written] = TABLE.exec(path) ?? [];
  // Whoever reads a code aloud writes it with blanks, hyphens or small letters.
  return (decoded(written) ?? "").toUpperCase().replace(/[\s-]/g, "") || null;
}

/** A part of an address as it was meant; null if it means nothing. */
function decoded(text = ""): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The lesson or puzzle that an address leads to. */
export function practiceIn(path: string): { kind: "lesson" | "puzzle"; number: number } | null {
  const [, folder, number] = PRACTICE.exec(path) ?? [];
  return folder ? { kind: folder === "learn" ? "lesson" : "puzzle", number: Number(number) } : null;
}

/** The screen that an address leads to, if that is no table. */
export function screenAt(path: string): Screen {
  if (practiceIn(path)) return practice;
  return SCREENS[path.replace(/\/$/, "")] ?? lost;
}
