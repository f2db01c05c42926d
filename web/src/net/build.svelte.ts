/** Which build of the page this is, and which one the server has: they differ after a deploy. */

/** The build of this page; empty while somebody works on it. */
export const thisBuild = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";

/** What is known of newer builds. */
export const builds = $state({
  /** The build that the server has, as soon as it said so. */
  server: thisBuild,
  /** Whether a part of this page could not be had any more. */
  missing: false,
  /** How many parts of the page say so in their place. */
  told: 0,
  /** Whether somebody has to decide something just now. */
  held: false,
});

/** Whether there is a newer page than this one. */
export function isOutdated(): boolean {
  return builds.missing || builds.server !== thisBuild;
}

/** Hears the build that a server has. */
export function noteBuild(build: unknown): void {
  if (build && typeof build === "string" && thisBuild) builds.server = build;
}
