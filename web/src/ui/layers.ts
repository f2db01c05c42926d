/** What lies in front of the page: dialogs and menus. While something does, nothing behind it hears keys. */

const open = new Set<object>();

/** Notes that something is in front, for as long as it is; returns what ends that. */
export function inFront(): () => void {
  const layer = {};
  open.add(layer);
  return () => void open.delete(layer);
}

/** Whether a dialog or a menu is open. */
export function somethingInFront(): boolean {
  return open.size > 0;
}
