/** What is felt: short vibrations for those who want them, where the device can. */

const PATTERNS = {
  yourTurn: [60, 60, 60],
  win: [30, 40, 90],
  lose: [160],
} as const satisfies Record<string, readonly number[]>;

/** Vibrates, unless nobody wants that or nobody has touched the page yet, when browsers refuse. */
export function buzz(name: keyof typeof PATTERNS, wanted: boolean): void {
  if (!wanted || !("vibrate" in navigator) || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...PATTERNS[name]]);
}
