/** Codes of tables. */

const ALPHABET = /^[ABCDEFGHJKMNPQRSTUVWXYZ23456789]{6}$/;

/** Return the code in a text that the user typed or pasted, a link or the code itself; null if there is none. */
export function readCode(text: string): string | null {
  const inLink = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  const code = decoded(inLink ?? text)
    .replace(/[\s\-‐‑–]/g, "")
    .toUpperCase();
  return ALPHABET.test(code) ? code : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
