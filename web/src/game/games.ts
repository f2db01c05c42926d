/** The player's games in this browser's storage: results, opponents, buildings and accuracy. */
import type { Review } from "../protocol.ts";
import { isListOf, keep, readKept } from "../storage.ts";
import type { Game } from "./game.svelte.ts";

export interface OwnGame {
  code: string;
  /** The time when this browser saw the end. */
  at: number;
  names: string[];
  seat: number;
  scores: number[];
  winners: number[];
  /** The buildings on the player's board at the end. */
  buildings: string[];
  /** The accuracy from 0 to 100; null until its review was opened here. */
  accuracy: number | null;
}

type Result = "won" | "shared" | "lost";

const KEY = "overworld-games";
/** The maximum number of stored games; the oldest are deleted. */
const MOST = 300;

function isGame(value: unknown): boolean {
  const game = value as Partial<OwnGame> | null;
  const lists = [game?.names, game?.scores, game?.winners, game?.buildings];
  return (
    typeof game?.code === "string" &&
    Number.isFinite(game.at) &&
    Number.isSafeInteger(game.seat) &&
    lists.every(Array.isArray) &&
    (game.accuracy === null || Number.isFinite(game.accuracy))
  );
}

/** Return the stored games, the oldest first. */
export function ownGames(): OwnGame[] {
  return readKept(KEY, { games: [] as OwnGame[] }, { games: isListOf(isGame) }).games;
}

/** Delete all stored games. */
export function forgetGames(): void {
  keep(KEY, { games: [] });
}

/** Store a finished game, if exactly one player of this browser took part and it continues no other game. */
export function keepGameOver(game: Game, now = Date.now()): void {
  const { store } = game;
  const { view } = store;
  const [seat, ...more] = store.you.seats;
  if (store.practice || !view?.over || seat === undefined || more.length) return;
  if (game.info.continued != null) return;
  if (ownGames().some(({ code }) => code === store.code)) return;
  keepOne({
    code: store.code,
    at: now,
    names: view.players.map((_, one) => game.name(one)),
    seat,
    scores: view.scores ?? [],
    winners: game.info.winners ?? view.winners ?? [],
    buildings: (view.players[seat]?.board ?? []).filter((tile) => tile !== null),
    accuracy: null,
  });
}

/** Store the accuracy from a review. */
export function keepAccuracy(game: Game, review: Review): void {
  keepGameOver(game);
  const kept = ownGames().find(({ code }) => code === game.store.code);
  const accuracy = kept && review.seats[kept.seat]?.accuracy;
  if (kept && accuracy != null) keepOne({ ...kept, accuracy });
}

function keepOne(game: OwnGame): void {
  const others = ownGames().filter(({ code }) => code !== game.code);
  keep(KEY, { games: [...others, game].sort((one, other) => one.at - other.at).slice(-MOST) });
}

/** Return the result of a game for this player. */
export function resultOf({ winners, seat }: OwnGame): Result {
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** Return the most frequent buildings, with their numbers. */
export function favourites(games: OwnGame[], most = 6): { tile: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tile of games.flatMap(({ buildings }) => buildings)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts]
    .map(([tile, count]) => ({ tile, count }))
    .sort((one, other) => other.count - one.count || one.tile.localeCompare(other.tile))
    .slice(0, most);
}

/** Return the games as CSV with a header line, in English for all languages. */
export function csvOf(games: OwnGame[]): string {
  const rows = games.map((game) => [
    game.code,
    new Date(game.at).toISOString(),
    resultOf(game),
    game.names[game.seat] ?? "",
    game.scores[game.seat] ?? "",
    game.names.filter((_, seat) => seat !== game.seat).join("; "),
    game.scores.filter((_, seat) => seat !== game.seat).join("; "),
    game.accuracy ?? "",
    game.buildings.join("; "),
  ]);
  const head = ["code", "date", "result", "name", "xp", "opponents", "opponents_xp", "accuracy", "buildings"];
  return [head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

/** Quote a CSV value. An apostrophe stops spreadsheets from running it as a formula. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
