/** The screens by address. They are lazy. */
import type { Component } from "svelte";

export type Screen = () => Promise<{ default: Component }>;

const TABLE = /^\/t\/([^/]+)\/?$/;
const PRACTICE = /^\/(learn|puzzles)\/(\d{1,2})\/?$/;
const first = () => import("./screens/first.ts");
export const lobby = async () => ({ default: (await first()).Lobby });
const own: Screen = () => import("./screens/Own.svelte");
const SCREENS: Record<string, Screen> = {
  "": async () => ({ default: (await first()).Home }),
  "/new": async () => ({ default: (await first()).New }),
  "/games": () => import("./screens/Games.svelte"),
  "/rules": () => import("./screens/Rules.svelte"),
  "/settings": () => import("./screens/Settings.svelte"),
  "/name": own,
  "/back": own,
  "/paint": () => import("./screens/Paint.svelte"),
  "/learn": () => import("./screens/Learn.svelte"),
  "/puzzles": () => import("./screens/Puzzles.svelte"),
  "/ladder": () => import("./screens/Ladder.svelte"),
  "/day": () => import("./screens/Day.svelte"),
};
const practice: Screen = () => import("./screens/Lesson.svelte");
const lost: Screen = async () => ({ default: (await first()).Lost });

/** Return the code of the table at an address. */
export function codeIn(path: string): string | null {
  const [, written] = TABLE.exec(path) ?? [];
  // A dictated code may have blanks, hyphens or lower-case letters.
  return (decoded(written) ?? "").toUpperCase().replace(/[\s-]/g, "") || null;
}

/** Decode a part of an address; return null if it is malformed. */
function decoded(text = ""): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Return the lesson or puzzle at an address. */
export function practiceIn(path: string): { kind: "lesson" | "puzzle"; number: number } | null {
  const [, folder, number] = PRACTICE.exec(path) ?? [];
  return folder ? { kind: folder === "learn" ? "lesson" : "puzzle", number: Number(number) } : null;
}

/** Return the screen at an address that is not a table. */
export function screenAt(path: string): Screen {
  if (practiceIn(path)) return practice;
  if (path.startsWith("/p/")) return own;
  return SCREENS[path.replace(/\/$/, "").replace(/^(\/day)\/.*/, "$1")] ?? lost;
}
