/** Links to tables, and the clipboard. */

/** Return the link to a table, or to a step of its game from which the page plays it. */
export function linkTo(code: string, step?: number): string {
  return `${window.location.origin}/t/${code}${step === undefined ? "" : `?step=${step}&play=1`}`;
}

/** Copy a text to the clipboard; return false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without TLS there is no clipboard, so the caller shows the text to copy by hand.
    return false;
  }
}
