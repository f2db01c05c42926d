/** The offer of a name after the third finished game, which this browser sees once. */
import { ownGames } from "../game/games.ts";
import { isText, keep, readKept } from "../storage.ts";

const KEY = "overworld-name-offer";
const GAMES = 3;

/** Return whether the end of the game at a table offers a name; it then is the only one. */
export function offersName(code: string): boolean {
  const { at } = readKept(KEY, { at: "" }, { at: isText(20) });
  if (at) return at === code;
  if (ownGames().length < GAMES) return false;
  keep(KEY, { at: code });
  return true;
}

/** Do not offer a name again. */
export function endOffer(): void {
  keep(KEY, { at: "-" });
}
