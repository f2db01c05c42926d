/** The clipboard. */

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
