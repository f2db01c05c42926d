/** Open modals: dialogs and menus. While one is open, keys do not act on the page behind it. */

const open = new Set<object>();

/** Register an open modal; return a function that closes it. */
export function pushModal(): () => void {
  const layer = {};
  open.add(layer);
  return () => void open.delete(layer);
}

/** Whether a dialog or a menu is open. */
export function isModalOpen(): boolean {
  return open.size > 0;
}
