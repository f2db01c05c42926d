/** The builds of this page and of the server, which differ after a deploy. */

/** The build of this page; empty on the development server. */
export const thisBuild = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";

/** The state of newer builds. */
export const builds = $state({
  /** The build of the server, once known. */
  server: thisBuild,
  /** Whether the server no longer has a file of this page. */
  missing: false,
  /** The number of components that show the missing file themselves. */
  reported: 0,
  /** The build whose offer the user has dismissed. */
  later: "",
});

/** Whether a newer build exists. */
export function isOutdated(): boolean {
  return builds.missing || builds.server !== thisBuild;
}

/** Whether to offer a newer build to the user. */
export function isOffered(): boolean {
  return isOutdated() && builds.later !== builds.server && !builds.reported;
}

/** Store the build of the server. */
export function noteBuild(build: unknown): void {
  if (build && typeof build === "string" && thisBuild) builds.server = build;
}
