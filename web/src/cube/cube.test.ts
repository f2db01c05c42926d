import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { fixture, reactive, useFixtures } from "../../fixtures/table.svelte.ts";
import { Nodes } from "../game/nodes.ts";
import CubeView from "./CubeView.svelte";
import { columnsOf, type CubeState } from "./model.ts";
import { scoringLayers } from "./layers.ts";
import { takeable } from "./takeable.ts";

beforeAll(useFixtures);

/** The cube of the fixture, without a table. */
function state(): CubeState & { layers: ReturnType<typeof scoringLayers> } {
  const { store, table } = fixture();
  const view = store.view!;
  return {
    cube: view.cube,
    box: table.game.box,
    takes: takeable(table.game, table.selection),
    staged: null,
    marks: {},
    advised: null,
    played: null,
    compared: false,
    lessonTarget: null,
    layers: scoringLayers(view),
  };
}

function shown(given = state()) {
  const target = document.body.appendChild(document.createElement("div"));
  const pressed = { ontake: vi.fn(), onrefuse: vi.fn(), onback: vi.fn(), onlook: vi.fn() };
  const props = reactive({ ...given, nodes: new Nodes(), scored: 0, asked: false, ...pressed });
  const view = mount(CubeView, { target, props });
  flushSync();
  const gone = () => {
    void unmount(view);
    target.remove();
  };
  return { props, pressed, target, gone };
}

describe("the cube", () => {
  test("has a button for each block that can be taken, and one stop for the Tab key", () => {
    const { props, target, gone } = shown();
    const buttons = [...target.querySelectorAll<SVGElement>("[role=button]")];
    expect(buttons.map(({ dataset }) => dataset.place).toSorted()).toEqual(
      props.takes.map(({ place }) => place).toSorted(),
    );
    expect(buttons.filter((one) => one.getAttribute("tabindex") === "0")).toHaveLength(1);
    gone();
  });

  test("tells which block the player takes, and which one cannot be taken", () => {
    const given = state();
    const [first] = given.takes;
    const other = Object.keys(given.cube).find(
      (one) => given.cube[one] && !given.takes.some(({ place }) => place === one),
    )!;
    const { pressed, target, gone } = shown({ ...given, lessonTarget: other });
    const press = (place: string) =>
      target
        .querySelector(`[data-place="${place}"]`)!
        .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    press(first!.place);
    expect(pressed.ontake).toHaveBeenCalledWith(first);
    press(other);
    expect(pressed.onrefuse.mock.calls).toEqual([[other, true]]);
    gone();
  });

  test("patches only the column that changes", async () => {
    const { props, target, gone } = shown();
    const column = props.takes[0]!.place;
    const changed = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const one of records) {
        const block = (one.target as Element).closest<SVGElement>("[data-column]");
        if (block) changed.add(block.dataset.column ?? "");
      }
    });
    observer.observe(target, { subtree: true, childList: true, attributes: true });
    props.marks = { [column]: "blue" };
    flushSync();
    await Promise.resolve();
    observer.disconnect();
    expect([...changed]).toEqual([column]);
    gone();
  });
});

describe("the model of the cube", () => {
  test("marks, advice and lessons belong to the tops of columns", () => {
    const given = { ...state(), marks: { w1: "" }, advised: "x1", played: "y1", takes: [], lessonTarget: "z1" };
    const blocks = columnsOf(given, 0.3).flatMap((column) => column.blocks);
    const places = (those: (block: (typeof blocks)[number]) => boolean) =>
      blocks.filter(those).map(({ shape }) => [shape.column, shape.top]);
    expect(places(({ mark }) => mark === "")).toEqual([["w1", true]]);
    expect(places(({ advised }) => advised)).toEqual([["x1", true]]);
    expect(places(({ was }) => was)).toEqual([["y1", true]]);
    expect(places(({ trial }) => trial)).toEqual([["z1", true]]);
  });
});
