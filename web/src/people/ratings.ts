/** Requests about ratings. Few pages need them, so they are not part of every page. */
import { ask } from "../net/api.ts";
import type { GameRating, Ladder } from "../protocol.ts";

export const ratings = {
  ladder: () => ask<Ladder>("/ladder"),
  game: (code: string) => ask<GameRating>(`/tables/${code}/rating`),
};
