import { beforeAll, expect, test } from "vitest";
import { fixture, show, useFixtures } from "../../fixtures/table.svelte.ts";
import type { SeatInfo } from "../protocol.ts";
import Mutes from "./Mutes.svelte";

beforeAll(useFixtures);

test("only with another person at another device, a host can mute", () => {
  const { store, table } = fixture();
  const { info, me } = table.game;
  store.you = { seats: [me], host: true };
  const hidden = (changes: Partial<SeatInfo>) => {
    const seats = info.seats.map((seat, at) => (at === me ? seat : { ...seat, ...changes }));
    const { target, gone } = show(Mutes, table, { store, info: { ...info, seats } });
    const found = target.querySelector("details")?.hidden;
    gone();
    return found;
  };
  expect([
    hidden({ kind: "online", filled: false }),
    hidden({ kind: "here", filled: true }),
    hidden({ kind: "bot", filled: true }),
    hidden({ kind: "closed", filled: true }),
    hidden({ kind: "online", filled: true }),
  ]).toEqual([true, true, true, true, false]);
});
