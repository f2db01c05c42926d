/** Links to tables, and texts on the clipboard. */

/** The link to a table, or to a step of its game, from which it is played. */
export function linkTo(code: string, step?: number): string {
  return `${window.location.origin}/t/${code}${step === undefined ? "" : `?step=${step}&play=1`}`;
}

/** Puts a text on the clipboard; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without TLS there is no clipboard: whoever asks shows the text to be copied by hand.
    return false;
  }
}
