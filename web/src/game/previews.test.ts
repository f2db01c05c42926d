import { beforeAll, describe, expect, it } from "vitest";
import { fixture, useFixtures } from "../../fixtures/table.svelte.ts";
import { Refused } from "../net/api.ts";
import type { BuildPreview, Group } from "../protocol.ts";
import { Previews } from "./previews.svelte.ts";

const group = (spaces: number): Group => ({ characteristic: "forest", spaces, points: 3 * spaces });
const preview = (space: number, after: number): BuildPreview => ({
  tile: "forest-wood-bridge",
  space,
  paid: { wood: 1, emerald: 1 },
  changes: [{ card: "A", before: group(3), after: group(after) }],
});

describe("the previews of a building", () => {
  beforeAll(useFixtures);

  it("come in one request per position and building", async () => {
    const { store } = fixture();
    const previews = new Previews();
    store.preview = (cell) => Promise.resolve(cell === "c4" ? [preview(1, 4), preview(5, 3)] : []);
    await previews.ask(store, "position", "c4");
    await previews.ask(store, "position", "c4");
    expect(store.previewed).toEqual(["c4"]);
    expect([...previews.known.keys()]).toEqual([1, 5]);
    expect(previews.paid).toEqual({ wood: 1, emerald: 1 });
    expect(previews.splits).toBe(false);
    await previews.ask(store, "position", "d4");
    await previews.ask(store, "next", "d4");
    expect(store.previewed).toEqual(["c4", "d4", "d4"]);
    expect([previews.known.size, previews.paid]).toEqual([0, {}]);
  });

  it("say whether a group would become smaller", async () => {
    const { store } = fixture();
    const previews = new Previews();
    store.preview = () => Promise.resolve([preview(1, 4), preview(5, 2)]);
    await previews.ask(store, "position", "c4");
    expect(previews.splits).toBe(true);
  });

  it("ignore an answer that comes after another building was picked", async () => {
    const { store } = fixture();
    const previews = new Previews();
    let answer: (found: BuildPreview[]) => void = () => {};
    store.preview = () => new Promise((kept) => (answer = kept));
    const first = previews.ask(store, "position", "c4");
    const late = answer;
    const second = previews.ask(store, "position", "d4");
    answer([preview(2, 4)]);
    await second;
    late([preview(1, 4)]);
    await first;
    expect([...previews.known.keys()]).toEqual([2]);
  });

  it("are requested again after a request failed", async () => {
    const { store } = fixture();
    const previews = new Previews();
    store.preview = () => Promise.reject(new Refused("offline"));
    await previews.ask(store, "position", "c4");
    expect(previews.known.size).toBe(0);
    store.preview = () => Promise.resolve([preview(1, 4)]);
    await previews.ask(store, "position", "c4");
    expect(previews.known.size).toBe(1);
  });
});
