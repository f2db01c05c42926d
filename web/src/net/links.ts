/** Links to tables that players share. */
let publicUrl = "";

/** Note the server's public URL. The page may have been opened at another address of the server. */
export function notePublicUrl(url = ""): void {
  publicUrl = url;
}

/** Return the beginning of all links to share. */
export const linkBase = (): string => publicUrl || window.location.origin;

/** Return the link to a table, or to a step of its game from which the page plays it. */
export function linkTo(code: string, step?: number): string {
  return `${linkBase()}/t/${code}${step === undefined ? "" : `?step=${step}&play=1`}`;
}
