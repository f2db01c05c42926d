import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { useFixtures } from "../../fixtures/table.svelte.ts";
import type { Options, SeatOption } from "../protocol.ts";
import SeatFields from "./SeatFields.svelte";

const bot = (name: string, board: string): SeatOption => ({ kind: "bot", bot: name, board });
const closed: SeatOption = { kind: "closed", board: "green" };

/** Return the text of the fields of the first seat. */
function fieldsOf(...seats: SeatOption[]): string {
  const options = { seats } as unknown as Options;
  const fields = mount(SeatFields, { target: document.body, props: { options, at: 0, onchange: () => undefined } });
  flushSync();
  const found = document.body.querySelector("p")?.textContent ?? "";
  void unmount(fields);
  return found;
}

describe("the fields of a seat", () => {
  beforeAll(useFixtures);

  it("show the strength of the strongest bot with this number of players", () => {
    const diamond = bot("diamond", "red");
    expect(fieldsOf(diamond, bot("flint", "blue"))).toMatch(/with 2 players: Diamond won \d+% \(± \d+\).* 50% would/s);
    const four = [bot("flint", "blue"), bot("flint", "yellow"), bot("flint", "green")];
    expect(fieldsOf(diamond, ...four)).toMatch(/with 4 players.* 25% would/s);
    expect(fieldsOf(diamond, bot("flint", "blue"), bot("flint", "yellow"), closed)).toContain("with 3 players");
  });

  it("show no strength of other bots", () => {
    expect(fieldsOf(bot("flint", "red"), bot("diamond", "blue"))).toBe("");
  });
});
