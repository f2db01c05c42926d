import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { fixture, reactive, useFixtures } from "../../fixtures/table.svelte.ts";
import { Nodes } from "../game/nodes.ts";
import { worldTargets } from "../game/act.ts";
import type { View } from "../protocol.ts";
import { cellsOf, crossingsOf, pawnsOf, type WorldState } from "./model.ts";
import { nameOf } from "./names.ts";
import WorldView from "./WorldView.svelte";

beforeAll(useFixtures);

/** The view of the fixture, without a table. */
function state(): WorldState & { view: View } {
  const { store, table } = fixture();
  const view = store.view!;
  const targets = worldTargets(table.selection);
  return { view, seat: table.game.me, seated: true, targets, marks: new Map(), advised: null, played: null };
}

function shown(given = state()) {
  const target = document.body.appendChild(document.createElement("div"));
  const pressed = { oncell: vi.fn(), onlift: vi.fn(), ondrop: vi.fn(), oncrossing: vi.fn() };
  const props = reactive({
    ...given,
    deciding: true,
    ways: [],
    nodes: new Nodes(),
    name: (seat: number) => ["Ada", "Ben"][seat] ?? "",
    paint: () => "",
    gallery: () => Promise.reject(new Error("nobody opens it")),
    ...pressed,
  });
  const view = mount(WorldView, { target, props });
  flushSync();
  const at = (place: string) => target.querySelector<HTMLElement>(`button[data-place="${place}"]`)!;
  const gone = () => {
    void unmount(view);
    target.remove();
  };
  return { props, pressed, at, gone };
}

/** Return the name of a crossing from the elements that it refers to. */
function nameAt(button: HTMLElement): string {
  const ids = button.getAttribute("aria-labelledby")!.split(" ");
  return ids.map((id) => document.getElementById(id)!.textContent).join(" ");
}

describe("the Overworld", () => {
  test("lights exactly the legal places, and reports which place was pressed", () => {
    const { props, pressed, at, gone } = shown();
    const { cells, crossings } = props.targets!;
    expect(Object.keys(crossings).length).toBeGreaterThan(1);
    const lit = [...document.querySelectorAll<HTMLElement>("[data-legal]")].map(({ dataset }) => dataset.place);
    expect(lit.toSorted()).toEqual([...Object.keys(cells), ...Object.keys(crossings)].toSorted());
    const [there] = Object.keys(crossings);
    at(there!).click();
    expect(pressed.oncrossing.mock.calls[0]![0]).toMatchObject({ place: there, decision: crossings[there!] });
    at("b2").click();
    expect(pressed.oncell.mock.calls[0]![0]).toMatchObject({ place: "b2" });
    gone();
  });

  test("changes only the elements of the places that differ", async () => {
    const { props, at, gone } = shown();
    const changed = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const node = target instanceof Element ? target : target.parentElement;
        changed.add(node?.closest<HTMLElement>("[data-place]")?.dataset.place ?? "elsewhere");
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    const world = { ...props.view.world, c3: { left: 0 } };
    props.view = { ...props.view, world };
    flushSync();
    await Promise.resolve();
    observer.disconnect();
    expect([...changed].filter((place) => !/^\d\d$/.test(place))).toEqual(["c3"]);
    expect(at("c3").dataset.face).toBeUndefined();
    gone();
  });

  test("names a crossing by its cells, by who stands there and by what I can do", () => {
    const { props, at, gone } = shown();
    const [there] = Object.keys(props.targets!.crossings);
    expect(nameAt(at(there!))).toMatch(/^\d\d: .*north-west .*, .*steps?\.|Stay here\./);
    const mine = props.view.players[props.seat]!.crossing;
    expect(nameAt(at(mine))).toContain("You are here.");
    gone();
  });
});

describe("the model of the Overworld", () => {
  test("marks places in the colour of their player", () => {
    const given = {
      ...state(),
      marks: new Map<string, number | null>([
        ["c3", 1],
        ["22", null],
      ]),
    };
    const colour = given.view.players[1]!.colour;
    expect(cellsOf(given).find(({ place }) => place === "c3")).toMatchObject({ marked: true, mark: colour });
    const crossing = crossingsOf(given)
      .flat()
      .find(({ place }) => place === "22");
    expect(crossing).toMatchObject({ marked: true, mark: "" });
  });

  test("shows how I can pay for the buildings next to my character, and nothing to spectators", () => {
    const given = state();
    const players = given.view.players.map((one, seat) => ({
      ...one,
      payments: (seat === given.seat ? { c3: "bw-" } : { d4: "b" }) as Record<string, string>,
    }));
    const view = { ...given.view, players };
    const payments = (seated: boolean) =>
      cellsOf({ ...given, view, seated }).flatMap(({ place, payment }) => (payment ? [`${place} ${payment}`] : []));
    expect(payments(true)).toEqual(["c3 bw-"]);
    expect(payments(false)).toEqual([]);
  });

  test("puts characters on one crossing into its arms", () => {
    const { players, turn } = state().view;
    const together = pawnsOf({ players: players.map((one) => ({ ...one, crossing: "33" })), turn });
    expect(new Set(together.map(({ y }) => y)).size).toBe(players.length);
    expect(together.every(({ many }) => many)).toBe(true);
  });

  test("the name of an unreachable crossing has no number of steps", () => {
    const given = { ...state(), targets: null };
    const names = crossingsOf(given).flat().map(nameOf);
    expect(names.some((ids) => ids.includes("steps-"))).toBe(false);
  });
});
