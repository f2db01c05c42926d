import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { useFixtures } from "../../fixtures/table.svelte.ts";
import type { Listed } from "../protocol.ts";
import TableLink from "./TableLink.svelte";

beforeEach(useFixtures);

test.each([
  [["pebble", "diamond"], 2, "Pebble"],
  [[], 0, ""],
])("a table in the list shows the blocks of its bots %s", (bots, blocks, words) => {
  const summary = { names: ["Ada", "Moss", "diamond"], boards: ["red", "blue", "green"], bots: [1, 2], bot_ids: bots };
  const table = { code: "QK7MPX", status: "playing", updated: 1, summary } as unknown as Listed;
  const app = mount(TableLink, { target: document.body, props: { table, ondelete: () => undefined } });
  flushSync();
  expect(document.querySelectorAll(".block svg")).toHaveLength(blocks);
  const [, moss, diamond] = [...document.querySelectorAll(".player")].map((one) => one.textContent.trim());
  expect(moss).toBe(`Moss${words}`);
  expect(diamond).toBe("Diamond");
  void unmount(app);
});
