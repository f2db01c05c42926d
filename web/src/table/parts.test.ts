import { flushSync } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { fixture, show, useFixtures } from "../../fixtures/table.svelte.ts";
import Log from "../log/Log.svelte";
import { beatBetween, viewIn } from "../playback/beat.ts";
import type { LogEntry } from "../protocol.ts";
import type { TableContext } from "../game/context.svelte.ts";
import type { Decision } from "../game/moves.ts";
import { readout } from "../game/readouts.ts";
import Actions from "./Actions.svelte";
import MenuItems from "./MenuItems.svelte";
import Plain from "./Plain.svelte";
import Prompt from "./Prompt.svelte";
import TryOut from "./TryOut.svelte";
import { toast, toasts } from "../ui/toasts.svelte.ts";

beforeAll(useFixtures);

const button = (target: HTMLElement, id: string) => target.querySelector<HTMLButtonElement>(`[data-action="${id}"]`)!;

test("a try-out names the turn it continues from and leads back to the first game", () => {
  const { store, table } = fixture();
  const { turns } = table.playback.replay.track;
  const begun = turns.at(-1)!;
  const links = () => {
    const props = { then: () => undefined, onask: () => undefined, onkeydown: () => undefined };
    const [mark, menu] = [show(TryOut, table), show(MenuItems, table, props)];
    const found = [
      mark.target.textContent.trim(),
      menu.target.querySelectorAll('a[href="/t/FIRST?step=' + begun.step + '"]').length,
    ];
    mark.gone();
    menu.gone();
    return found;
  };
  expect(links()[1]).toBe(0);
  store.info = { ...table.game.info, origin: "FIRST", continued: begun.step };
  expect(links()).toEqual([`Try-out from turn ${begun.turn}`, 1]);
});

describe("actions", () => {
  test("are the commands of the table: possible ones are lit, the others say why", () => {
    const { table } = fixture();
    const { target, gone } = show(Actions, table);
    expect(button(target, "collect").getAttribute("aria-disabled")).toBe("false");
    const end = button(target, "end");
    expect(end.getAttribute("aria-disabled")).toBe("true");
    expect(target.querySelector("#why-end")?.textContent).toBeTruthy();
    button(target, "collect").click();
    flushSync();
    expect(table.selection.action).toBe("collect");
    expect(button(target, "collect").getAttribute("aria-pressed")).toBe("true");
    gone();
  });

  test("have names, even if only a picture is visible", () => {
    const { table } = fixture();
    table.game.store.info = { ...table.game.info, options: { ...table.game.info.options, hints: true } };
    const { target, gone } = show(Actions, table);
    expect(button(target, "hint").getAttribute("aria-label")).toBeTruthy();
    gone();
  });
});

describe("while my own fight is on stage", () => {
  const FIGHT: LogEntry[] = [
    { code: "fight", at: 1, seat: 1, cell: "c3", mob: "spider", needed: 1, chance: 0.9 },
    { code: "turned", at: 1, seat: 1, weapon: "bow", hearts: 1, chance: 0.5 },
    { code: "fought", at: 1, seat: 1, cell: "c3", mob: "spider", needed: 1, hearts: 1, won: true },
  ];

  test("the actions stay quiet until the result is visible", () => {
    const { store, table } = fixture();
    const before = store.view!;
    store.with({
      hash: "fought",
      prompt: { code: "trade", seat: before.decider },
      endings: [{ id: "trade" }, { id: "end" }],
      legal: [
        { id: 0, text: "trade" },
        { id: 1, text: "end" },
      ],
    });
    const beat = { ...beatBetween(before, store.view!, FIGHT), own: true };
    const { livePresenter } = table.playback;
    const { target, gone } = show(Actions, table);
    const state = () => [
      target.querySelector('[data-action="trade"]') !== null,
      button(target, "end").classList.contains("primary"),
      [...target.querySelectorAll("em, [role=tooltip]:not(#why-undo)")].some((one) => one.textContent),
    ];
    livePresenter.now = beat;
    for (let moment = 0; moment < beat.moments.length - 1; moment++) {
      livePresenter.moment = moment;
      livePresenter.view = viewIn(beat, moment);
      flushSync();
      table.commands.run("end", "key");
      expect(state()).toEqual([false, false, false]);
    }
    expect(store.asked).toEqual([]);
    livePresenter.moment = beat.moments.length - 1;
    livePresenter.view = beat.after;
    flushSync();
    expect(state()).toEqual([true, true, true]);
    table.commands.run("end", "key");
    expect(store.asked).toEqual(["end"]);
    gone();
  });
});

describe("a decision", () => {
  test("is sent one at a time, and a press in the meantime gets an answer", async () => {
    const { store, table, said } = fixture();
    store.deciding = true;
    expect(await table.selection.decide("mine w1")).toBe(false);
    expect([store.asked, said]).toEqual([[], ["waiting"]]);
    store.deciding = false;
    expect(await table.selection.decide("mine w1")).toBe(true);
    expect(store.asked).toEqual(["mine w1"]);
  });

  test("does not wait for chat, and undo waits for a decision", async () => {
    const { store, table, said } = fixture();
    void store.act({ do: "chat", text: "Hello" });
    expect(await table.selection.decide("mine w1")).toBe(true);
    store.deciding = true;
    expect(await table.selection.undo()).toBe(false);
    expect([store.asked, said]).toEqual([["chat", "mine w1"], ["waiting"]]);
  });

  test("removes the answer to an earlier press", async () => {
    const { table } = fixture();
    toast("None of its sides is free.");
    await table.selection.decide("mine w1");
    expect(toasts.visible).toEqual([]);
  });
});

const plainProps = ({ game, selection }: TableContext) => ({
  view: game.shown,
  decisions: selection.decisions,
  promptIsKnown: selection.promptIsKnown,
  onpick: (decision: Decision) => selection.pick(decision),
});

describe("messages of a newer server", () => {
  test("an unknown question has plain buttons for its answers", () => {
    const { store, table } = fixture();
    store.with({ prompt: { code: "haggle", seat: 1 }, legal: [{ id: 0, text: "haggle b3", reveals: false }] });
    const prompt = show(Prompt, table);
    expect(prompt.target.textContent).toContain("Choose one of these.");
    prompt.gone();
    const plain = show(Plain, table, plainProps(table));
    plain.target.querySelector("button")?.click();
    expect(store.asked).toEqual(["haggle b3"]);
    plain.gone();
  });

  test("known questions have no plain buttons", () => {
    const { table } = fixture();
    const { target, gone } = show(Plain, table, plainProps(table));
    expect(target.querySelector("button")).toBeNull();
    gone();
  });

  test("an unknown log entry shows its code", () => {
    const { store, table } = fixture();
    const { target, gone } = show(Log, table);
    store.hear({ log: [{ code: "haggled", at: 999, seat: 0 } as unknown as LogEntry] });
    flushSync();
    expect(target.textContent).toContain("haggled Ada");
    gone();
  });
});

describe("read-outs", () => {
  test("have all events since my last decision", () => {
    const { table } = fixture();
    expect(readout("l", table.game, table.selection)).toMatch(/^Last: .*Ada.*Ada/s);
  });

  test("name the blocks that can be taken, with their columns", () => {
    const { table } = fixture();
    const told = readout("c", table.game, table.selection);
    const places = (table.game.shown.legal ?? []).flatMap(({ text }) =>
      text.startsWith("mine ") ? text.slice(5) : [],
    );
    expect(places.length).toBeGreaterThan(3);
    for (const place of places) expect(told).toContain(place);
  });

  test("have the costs and odds of the cells next to me", () => {
    const { table } = fixture();
    const told = readout("n", table.game, table.selection);
    expect(told).toMatch(/^Next to you: /);
    expect(told).toMatch(/costs|needs|hearts?/);
  });
});

test("a decision that waits for its second tap says so, before the coach", () => {
  const { table } = fixture();
  const { target, gone } = show(Prompt, table);
  const more = () => target.querySelector(".more")?.textContent.trim() ?? "";
  table.selection.coaching = "hello";
  flushSync();
  expect(target.querySelector(".coached")).not.toBeNull();
  table.selection.staged = table.selection.decisions[0]!;
  flushSync();
  expect([target.querySelector(".coached"), more()]).toEqual([null, "Tap again or confirm: this cannot be undone."]);
  gone();
});

test("a chosen action removes the answer to an earlier press", () => {
  const { table } = fixture();
  toasts.visible = [];
  toast("No weapon is face up next to you.");
  table.selection.choose(null);
  expect(toasts.visible).toHaveLength(1);
  table.selection.choose("collect");
  expect(toasts.visible).toEqual([]);
});

test("a toast about one turn is gone in the next one", () => {
  const { store, table } = fixture();
  const { gone } = show(Prompt, table);
  toast("It is not your turn.");
  store.with({ hash: "same turn" });
  flushSync();
  expect(toasts.visible).toHaveLength(1);
  store.with({ turns: store.view!.turns + 1 });
  flushSync();
  expect(toasts.visible).toEqual([]);
  gone();
});
