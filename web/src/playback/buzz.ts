/** Short vibrations, if the player and the device allow them. */

const PATTERNS = {
  yourTurn: [60, 60, 60],
  win: [30, 40, 90],
  lose: [160],
} as const satisfies Record<string, readonly number[]>;

/** Return whether the browser lets this page sound and vibrate: it does so from the first press on. */
export const pageTouched = (): boolean => !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

/** Vibrate, if the player wants it and the browser allows it. */
export function buzz(name: keyof typeof PATTERNS, wanted: boolean): void {
  if (!wanted || !("vibrate" in navigator) || !pageTouched()) return;
  navigator.vibrate([...PATTERNS[name]]);
}
