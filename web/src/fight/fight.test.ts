import { beforeAll, describe, expect, it } from "vitest";
import { fixture, show, useFixtures } from "../../fixtures/table.svelte.ts";
import type { LogEntry, View } from "../protocol.ts";
import FightPanel from "./FightPanel.svelte";
import { beginningOf, chanceIn, heartsIn, outcomeOf, questionOf, turnedIn } from "./fight.ts";

beforeAll(useFixtures);

const LOG: LogEntry[] = [
  { code: "fight", at: 60, seat: 0, cell: "c3", mob: "creeper-desert", needed: 3, chance: 0.5 },
  { code: "turned", at: 61, seat: 0, weapon: "tnt", hearts: 0, chance: 0.5 },
  { code: "fought", at: 64, seat: 0, cell: "c3", mob: "creeper-desert", needed: 3, hearts: 0, won: false },
  { code: "fight", at: 70, seat: 1, cell: "d3", mob: "spider-action", needed: 1, chance: 0.9 },
  { code: "turned", at: 71, seat: 1, weapon: "bow", hearts: 1, chance: 0.5 },
  { code: "drew", at: 72, seat: 1 },
  { code: "turned", at: 73, seat: 1, weapon: "stone_sword", hearts: 3, chance: 1 },
];

describe("a fight", () => {
  it("returns the tokens of the last fight in order", () => {
    expect(turnedIn(LOG).map(({ weapon }) => weapon)).toEqual(["bow", "stone_sword"]);
  });

  it("counts hearts token by token, and those of a TNT when it is detonated", () => {
    expect([4, 5, 7].map((told) => heartsIn(LOG.slice(0, told)))).toEqual([0, 1, 3]);
    expect(heartsIn([...LOG.slice(0, 2), { code: "detonated", at: 62, seat: 0, hearts: 5 }])).toBe(5);
    expect(beginningOf(LOG)?.mob).toBe("spider-action");
    expect(beginningOf([])).toBeNull();
  });

  it("has the chance after its last token or declined power", () => {
    expect([4, 5, 6, 7].map((told) => chanceIn(LOG.slice(0, told)))).toEqual([0.9, 0.5, 0.5, 1]);
    const declined: LogEntry = { code: "declined", at: 72, seat: 1, power: "bow", chance: 0.25 };
    expect(chanceIn([...LOG.slice(0, 5), declined])).toBe(0.25);
    expect(chanceIn([])).toBeUndefined();
  });

  it("is over only until the next event", () => {
    expect(outcomeOf(LOG)).toBeNull();
    expect(outcomeOf(LOG.slice(0, 3))?.won).toBe(false);
    expect(outcomeOf([])).toBeNull();
  });

  it("asks about bow, pickaxe and TNT", () => {
    const asked = (code: View["prompt"]["code"]) => questionOf({ prompt: { code } } as View);
    expect(["bow", "pickaxe", "tnt"].map((code) => asked(code as "bow"))).toEqual(["bow", "pickaxe", "tnt"]);
    expect(asked("act")).toBeNull();
  });

  it("says where mobs with the same name are", () => {
    const { store, table } = fixture();
    const view = store.view as View;
    const players = view.players.map((player) => ({ ...player, crossing: "33" }));
    const faces = { c3: "zombie-action", d3: "zombie-action", c4: "creeper-desert" };
    const cells = Object.entries(faces).map(([cell, face]) => [cell, { left: 1, face }]);
    const legal = Object.keys(faces).map((cell, id) => ({ id, text: `fight ${cell}` }));
    store.view = {
      ...view,
      turn: table.game.me,
      players,
      world: { ...view.world, ...Object.fromEntries(cells) },
      legal,
    };
    table.selection.choose("fight");
    const { target, gone } = show(FightPanel, table);
    const names = [...target.querySelectorAll("h3")].map((one) => one.textContent);
    expect(names.sort()).toEqual(["Creeper", "Zombie (north-east)", "Zombie (north-west)"]);
    gone();
  });
});
