import { createRawSnippet } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { fixture, show, useFixtures } from "../../fixtures/table.svelte.ts";
import type { SeatInfo, Status } from "../protocol.ts";
import Me from "./Me.svelte";
import Opponents from "./Opponents.svelte";

beforeAll(useFixtures);

const nothing = createRawSnippet<[number]>(() => ({ render: () => "<i></i>" }));

/** Show the cards of the opponents at a table with changes of the other seat. */
function opponents(status: Status, changes: Partial<SeatInfo>) {
  const { store, table } = fixture();
  const { info } = table.game;
  const seats = info.seats.map((seat, at) => (at === table.game.me ? seat : { ...seat, ...changes }));
  store.info = { ...info, status, seats };
  return show(Opponents, table, { clock: nothing });
}

test("a player who is away is grey during the game, but not after it", () => {
  const found = (["playing", "over", "replay"] as const).map((status) => {
    const { target, gone } = opponents(status, { away_since: 1 });
    const shown = [target.querySelector(".away") !== null, target.textContent.includes("away")];
    gone();
    return shown;
  });
  expect(found).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test("the line of the last turn has no other words in it: the strength of a bot is next to its name", () => {
  const { target, gone } = opponents("playing", { kind: "bot", bot: "pebble", name: "Pebble" });
  expect(target.querySelector("header")?.textContent).toContain("easy");
  expect(target.querySelector("footer")?.textContent).not.toContain("easy");
  gone();
});

test("only a player has a button back to their own board", () => {
  const backs = [[1], []].map((seats) => {
    const { store, table } = fixture();
    store.you = { seats, host: false };
    table.panels.viewedSeat = 1 - table.game.me;
    const { target, gone } = show(Me, table, { clock: nothing, cards: nothing });
    const count = target.querySelectorAll("button.back").length;
    gone();
    return count;
  });
  expect(backs).toEqual([1, 0]);
});

test("the cards of players with beginner scoring have a mark", () => {
  const found = [false, true].map((beginner) => {
    const { target, gone } = opponents("playing", { beginner });
    const shown = [
      target.querySelector("[data-beginner] svg") !== null,
      target.textContent.includes("Beginner scoring"),
    ];
    gone();
    return shown;
  });
  expect(found).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("the name of another player's board opens the menu to block and report, but not that of a bot", async () => {
  for (const [kind, outside_bot, menus] of [
    ["online", false, 1],
    ["bot", false, 0],
    ["online", true, 0],
  ] as const) {
    const { store, table } = fixture();
    const { info, me } = table.game;
    const seats = info.seats.map((seat, at) => (at === me ? seat : { ...seat, kind, outside_bot, name: "Ben" }));
    store.info = { ...info, seats };
    store.you = { seats: [me], host: false };
    table.panels.viewedSeat = 1 - me;
    const { target, gone } = show(Me, table, { clock: nothing, cards: nothing });
    const names = () => target.querySelectorAll("h2 [aria-haspopup=menu]");
    await vi.waitFor(() => expect(target.querySelector("[data-name]")).not.toBeNull());
    if (menus) await vi.waitFor(() => expect(names()).toHaveLength(1));
    expect(names()).toHaveLength(menus);
    if (menus) expect(names()[0]?.getAttribute("aria-label")).toContain("Ben");
    gone();
  }
});
