/** The name of this browser in the lists of a player's devices. */

const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["Linux", "Linux"],
] as const;

/** Return a label for this browser, such as `Firefox, Linux`. */
export function deviceLabel(agent = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].map((all) => all.find(([mark]) => agent.includes(mark))?.[1]);
  return found.filter(Boolean).join(", ");
}
