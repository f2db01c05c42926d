import { beforeAll, describe, expect, it } from "vitest";
import { theBox } from "../box.svelte.ts";
import { useFixtures } from "../../fixtures/table.svelte.ts";
import type { ReasonCode } from "../protocol.ts";
import { ruleOf } from "../i18n/reasons.ts";
import { countsOf, EXAMPLES, largestGroup } from "./examples.ts";
import { ruling, RULINGS, SECTIONS } from "./sections.ts";

beforeAll(useFixtures);

const xpOf = (id: string): Record<string, number> => {
  const example = EXAMPLES.find((one) => one.id === id)!;
  return Object.fromEntries([...countsOf(example, theBox())].map(([name, { xp }]) => [name, xp]));
};

describe("the worked examples", () => {
  it("score as in the rulebook", () => {
    expect(xpOf("a").desert).toBe(16);
    expect(xpOf("b").wood).toBe(15);
    expect(xpOf("c")).toMatchObject({ animal_house: 10, dwelling: 8 });
    expect(xpOf("mobs")).toEqual({
      "skeleton-forest": 4,
      "enderman-obsidian": 3,
      "witch-animal_house": 6,
      "creeper-sand": 0,
    });
  });

  it("have one best answer on every card", () => {
    for (const { id, card } of EXAMPLES) {
      if (!card) continue;
      const most = Object.values(xpOf(id)).toSorted((one, other) => other - one);
      expect(most[0], id).toBeGreaterThan(most[1]!);
    }
  });

  it("use components of the box", () => {
    const { buildings, mobs } = theBox();
    const known = new Set([...buildings, ...mobs].map(({ id }) => id));
    for (const { board, mobs: beasts = [] } of EXAMPLES)
      for (const id of [...board, ...beasts]) if (id) expect(known).toContain(id);
  });
});

describe("a group", () => {
  const spaces = (picture: string) => [...picture.replaceAll("/", "")].map((letter) => letter === "x");

  it("connects spaces by sides, not by corners, and not around the edge", () => {
    expect(largestGroup(spaces("x.x/.x./x.x"))).toHaveLength(1);
    expect(largestGroup(spaces("..x/x../..."))).toHaveLength(1);
    expect(largestGroup(spaces("xx./.x./.xx")).toSorted()).toEqual([0, 1, 4, 7, 8]);
    expect(largestGroup(spaces(".../.../..."))).toEqual([]);
  });
});

describe("rulings", () => {
  it("belong to one section each", () => {
    const all = SECTIONS.flatMap(({ rulings }) => rulings).toSorted((one, other) => one - other);
    expect(all).toEqual(Array.from({ length: RULINGS }, (_, at) => at + 1));
  });

  it("have a question and an answer", () => {
    expect(ruling("¿Puedo? No.")).toEqual({ question: "¿Puedo?", answer: "No." });
  });

  it("are the link targets of their reasons", () => {
    const anchors = new Set([
      ...SECTIONS.map(({ id }) => id),
      ...Array.from({ length: RULINGS }, (_, at) => `r${at + 1}`),
    ]);
    const codes: ReasonCode[] = ["actions_owed", "face_down", "short_of_blocks", "not_on_this_card", "game_over"];
    for (const code of codes) expect(anchors).toContain(ruleOf(code).split("#")[1]);
    expect(ruleOf("actions_owed")).toBe("/rules#r18");
  });
});
