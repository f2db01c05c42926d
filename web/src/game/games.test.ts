import { beforeEach, expect, test } from "vitest";
import { fixture, useFixtures } from "../../fixtures/table.svelte.ts";
import type { Review } from "../protocol.ts";
import {
  csvOf,
  favourites,
  forgetGames,
  keepAccuracy,
  keepGameOver,
  type OwnGame,
  ownGames,
  resultOf,
} from "./games.ts";

const GAME: OwnGame = {
  code: "ABCDEF",
  at: 0,
  names: ["Ada", '=Ben, "the" bot'],
  seat: 0,
  scores: [51, 40],
  winners: [0],
  buildings: ["a", "b", "a"],
  accuracy: 81.5,
};

beforeEach(async () => {
  localStorage.clear();
  await useFixtures();
});

/** Return a table with a finished game and one player of this browser. */
function over() {
  const { store, table } = fixture();
  store.you = { ...store.you, seats: [1] };
  store.with({ over: true, scores: store.view?.players.map((_, seat) => 40 + seat), winners: [1] });
  return { store, table };
}

test("a finished game is stored once, with its accuracy", () => {
  const { table } = over();
  keepGameOver(table.game, 5);
  keepGameOver(table.game, 6);
  expect(ownGames()).toMatchObject([{ code: "ABCDEF", at: 5, seat: 1, accuracy: null }]);
  const seats = table.game.shown.players.map((_, seat) => ({ accuracy: 70 + seat }));
  keepAccuracy(table.game, { seats } as Review);
  expect(ownGames()).toMatchObject([{ at: 5, accuracy: 71 }]);
  forgetGames();
  expect(ownGames()).toEqual([]);
});

test("a running or watched game is not stored", () => {
  const { store, table } = over();
  store.you = { ...store.you, seats: [] };
  keepGameOver(table.game);
  store.you = { ...store.you, seats: [1] };
  store.with({ over: false });
  keepGameOver(table.game);
  expect(ownGames()).toEqual([]);
});

test("invalid stored values are ignored", () => {
  localStorage.setItem("overworld-games", JSON.stringify({ games: [{ code: 7 }] }));
  expect(ownGames()).toEqual([]);
});

test("results and favourite buildings come from the games", () => {
  expect(resultOf(GAME)).toBe("won");
  expect(resultOf({ ...GAME, winners: [0, 1] })).toBe("shared");
  expect(resultOf({ ...GAME, winners: [1] })).toBe("lost");
  expect(favourites([GAME, { ...GAME, buildings: ["b", "b"] }])).toEqual([
    { tile: "b", count: 3 },
    { tile: "a", count: 2 },
  ]);
});

test("a spreadsheet gets one line for each game, and no formula", () => {
  const [head, line, end] = csvOf([GAME]).split("\r\n");
  expect(head).toBe("code,date,result,name,xp,opponents,opponents_xp,accuracy,buildings");
  expect(line).toBe(`ABCDEF,1970-01-01T00:00:00.000Z,won,Ada,51,"'=Ben, ""the"" bot",40,81.5,a; b; a`);
  expect(end).toBe("");
});

test("a game that continues another one is not stored", () => {
  const { store, table } = over();
  store.info = { ...table.game.info, continued: 80 };
  keepGameOver(table.game);
  expect(ownGames()).toEqual([]);
});
