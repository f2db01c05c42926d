/** The address of the page, and navigation without a reload. */

interface Address {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Address {
  const { pathname, search, hash } = window.location;
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1) };
}

let current = $state.raw<Address>(here());

window.addEventListener("popstate", () => (current = here()));
window.addEventListener("hashchange", () => (current = here()));

/** Return the address of the page. */
export function place(): Address {
  return current;
}

/** Navigate to an address of this page. */
export function go(url: string, how: "push" | "replace" = "push"): void {
  if (how === "push") window.history.pushState(null, "", url);
  else window.history.replaceState(null, "", url);
  const before = current.path;
  current = here();
  if (how === "push" && before !== current.path) window.scrollTo(0, 0);
}

/** A click listener for the whole page: follows internal links without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === window.location.pathname) return; // the browser also moves the focus
  event.preventDefault();
  go(link.href);
}
