import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../net/api.ts";
import { fixture, show, useFixtures } from "../../fixtures/table.svelte.ts";
import type { ShownStep, Review, View } from "../protocol.ts";
import { Replay } from "../playback/replay.svelte.ts";
import {
  chancesAt,
  effectOf,
  columnsOf,
  APART,
  edgeOf,
  gradeOf,
  growingOf,
  keptApart,
  keyMomentsOf,
  lossPerDecision,
  mistakesOf,
  nameAt,
  reasonText,
  stepOf,
  sumOf,
  touched,
  whereText,
  withVisibleGain,
} from "./reading.ts";
import Prompt from "../table/Prompt.svelte";
import { seatToPlay } from "./fork.ts";
import { withPlace } from "../game/places.ts";
import Boards from "./Boards.svelte";
import { doText, placeBeside, youText } from "./phrases.ts";
import Verdict from "./Verdict.svelte";
import StudyPanel from "./StudyPanel.svelte";
import { Study } from "./study.svelte.ts";
import { toasts } from "../ui/toasts.svelte.ts";

const REVIEW = {
  start: 2,
  colours: ["red", "blue"],
  values: [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.5, 0.5],
    [0.4, 0.6],
    [0.4, 0.6],
    [1, 0],
  ],
  steps: [
    { at: 2, move: "mine w1", kind: "collect", seat: 0, cost: 0.2, best: "mine w2" },
    { at: 3, move: "end", kind: "end", seat: 0 },
    { at: 4, move: "tile c3 zombie", kind: "tile" },
  ],
  moments: [2],
  seats: [],
} as unknown as Review;

beforeEach(useFixtures);
afterEach(() => void vi.restoreAllMocks());

test("a step becomes a sentence about its changes", () => {
  const [first, , chance] = REVIEW.steps;
  if (!first || !chance) throw new Error("there are three steps");
  expect(stepOf(REVIEW, 2)).toBe(first);
  expect(stepOf(REVIEW, 1)).toBeUndefined();
  expect(effectOf(REVIEW, first, 1)).toBeCloseTo(0.1);
  expect(chancesAt(REVIEW, 99)).toEqual([1, 0]);
  expect([touched(REVIEW, first), touched(REVIEW, chance)]).toEqual([0, 0]);
  expect(keyMomentsOf(REVIEW)).toEqual([
    { step: first, seat: 0, effect: -0.2 },
    { step: chance, seat: 0, effect: 0.6 },
  ]);
});

test("a reason names components and players, and an unknown reason shows its code", () => {
  const facts = { block: "wood", tile: "x", seat: "blue" };
  const names = (colour: string) => ({ red: "Ada", blue: "Ben" })[colour] ?? "";
  const text = reasonText({ code: "denied", facts: { ...facts, tile: "zombie-action" } }, names);
  expect(text).toContain("Ben");
  expect(text.toLowerCase()).toContain("wood");
  expect(reasonText({ code: "newer" as "win" }, names)).toContain("newer");
});

test("start, luck and decisions add up to the end, also after rounding", () => {
  const seats = [{ luck: 0.126, decisions: 0.2, others: 0.1, cost: 0.3, accuracy: 80, kinds: [] }];
  const review = { ...REVIEW, seats, values: [[0.5], [0.5], [0.333], [0.4], [0.4], [1]] } as unknown as Review;
  const sum = sumOf(review, 0);
  expect(sum).toEqual({ start: 33, luck: 13, decisions: 54, end: 100 });
  expect(sum.start + sum.luck + sum.decisions).toBe(sum.end);
  expect(lossPerDecision(review, 0)).toBeNull();
  const kinds = [
    { kind: "collect", decisions: 4 },
    { kind: "end", decisions: 2 },
  ];
  expect(lossPerDecision({ ...review, seats: [{ ...seats[0], kinds }] } as unknown as Review, 0)).toBeCloseTo(0.05);
});

test("the areas of all seats add up to the whole height, in columns that end at key moments", () => {
  const columns = columnsOf(REVIEW, keyMomentsOf(REVIEW));
  expect(columns).toEqual([2, 3, 4]);
  expect(edgeOf(REVIEW, [0], columns)).toBe("M0 50H1V60H2V60H3V0");
  expect(edgeOf(REVIEW, [0, 1], columns)).toBe("M0 0H1V0H2V0H3V0");
});

test("luck is a key moment if it counted as much as a mistake, and more than the least decision", () => {
  const steps = [0.3, 0.08, 0.1].map((cost, at) => ({ at, move: "end", kind: "end", seat: 0, cost, best: "x" }));
  const game = (luck: number) => ({
    ...REVIEW,
    start: 0,
    values: [...[0, 1, 2, 3].map(() => [0.5, 0.5]), [0.5 - luck, 0.5 + luck]],
    steps: [...steps, { at: 3, move: "tile c3 zombie", kind: "tile" }],
    moments: [0, 1, 2],
  });
  const found = (luck: number) => keyMomentsOf(game(luck) as unknown as Review).map(({ step }) => step.at);
  expect(found(0.09)).toEqual([0, 2, 3]);
  expect(found(0.075)).toEqual([0, 1, 2]);
  expect(keyMomentsOf({ ...game(0.05), moments: [] } as unknown as Review)).toEqual([]);
});

test("the curve of a review that is prepared begins at the first known step", () => {
  const players = [{ colour: "red" }, { colour: "blue" }] as View["players"];
  const track = { first: 2, last: 6 };
  expect(growingOf([], track, { players })).toBeNull();
  expect(growingOf([[1, 0]], track, { players })).toBeNull();
  const known = [
    [0.4, 0.6],
    [1, 0],
  ];
  const growing = growingOf(known, track, { players });
  if (!growing) throw new Error("two steps are known");
  expect([growing.judged, growing.review.values.length]).toEqual([5, 7]);
  const columns = columnsOf(growing.review, [], growing.judged);
  expect(edgeOf(growing.review, [0], columns)).toBe("M3 60H4V0");
});

test("a loss has a grade, and my mistakes have a better alternative", () => {
  const losses = [0, 0.019, 0.02, 0.069, 0.07, 0.199, 0.2];
  expect(losses.map(gradeOf)).toEqual([...[null, null, "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder"]]);
  expect(mistakesOf(REVIEW, [0]).map(({ at }) => at)).toEqual([2]);
  expect(mistakesOf(REVIEW, [1])).toEqual([]);
});

test("a decision in a sentence names no place", () => {
  const { table } = fixture();
  const { shown } = table.game;
  const view = { ...shown, cube: { ...shown.cube, w1: "ws" } };
  expect(doText("mine w1", view)).toBe("take sand");
  expect(youText("mine w1", view)).toBe("You took sand.");
  expect(youText("end", view)).toBe("You ended the turn.");
  const [walk] = (view.legal ?? []).map(({ text }) => text).filter((text) => text.startsWith("explore"));
  expect(doText(walk ?? "explore 33", view)).not.toMatch(/\d/);
});

test("two decisions with the same sentence differ in their places in words", () => {
  const { store } = fixture();
  const shown = store.view as View;
  const players = shown.players.map((player) => ({ ...player, crossing: "33" }));
  const hidden = { left: 2 } as View["world"][string];
  const mob = { ...hidden, face: "zombie-action" };
  const world = Object.fromEntries(Object.keys(shown.world).map((cell) => [cell, hidden]));
  const view = { ...shown, turn: 0, players, world: { ...world, c3: mob, d4: mob }, cube: { w1: "w", x3: "w" } };
  const place = (move: string, other: string) => placeBeside(move, other, view as unknown as View);
  expect(place("explore 41", "explore 15")).toBe("2 north and 1 east");
  expect(place("explore 15", "explore 41")).toBe("2 south and 2 west");
  expect(place("mine x3", "mine w1")).toBe("column 2 from the west, row 3 from the north");
  expect(place("fight d4", "fight c3")).toBe("south-east");
  expect(place("build d4 5", "build c3 5")).toBe("south-east, centre");
  expect(place("build d4 5", "build d4 1")).toBe("centre");
  expect(place("mine w1", "end")).toBe("");
  expect(place("end", "end")).toBe("");
  expect(withPlace("You explored hidden tiles.", "2 north")).toBe("You explored hidden tiles (2 north).");
  expect(withPlace("explore hidden tiles", "")).toBe("explore hidden tiles");
});

const led = (step: number, seat = 1): ShownStep => ({ type: "led", step, seat, name: "Ben" });

test("a leader stops when the host takes the lead, or when no player leads", async () => {
  const { table } = fixture();
  table.game.store.you = { seats: [0], host: false };
  const replay = { at: 7, to: vi.fn() };
  const study = new Study(table.game, replay as unknown as Replay);
  for (const after of [led(9), null]) {
    await study.lead(true);
    study.go(led(7, 0));
    expect(study.leading).toBe(true);
    study.go(after);
    expect(study.leading).toBe(false);
  }
  expect(study.maySpeak).toBe(true);
  const { info } = table.game;
  table.game.store.info = { ...info, seats: info.seats.map((seat) => ({ ...seat, muted: true })) };
  expect(study.maySpeak).toBe(false);
  table.game.store.info = { ...info, options: { ...info.options, chat: false } };
  expect(study.maySpeak).toBe(false);
});

test("a follower follows until they look around, and can follow again", () => {
  const { table } = fixture();
  const replay = { at: 0, to: vi.fn((step: number) => (replay.at = step)) };
  const study = new Study(table.game, replay as unknown as Replay);
  study.go(led(120));
  study.came(120);
  expect([replay.at, study.free]).toEqual([120, false]);
  replay.at = 119;
  study.came(119);
  study.go(led(121));
  expect([replay.at, study.free]).toEqual([119, true]);
  study.followAgain(121);
  expect([replay.at, study.free]).toEqual([121, false]);
});

test("a leader opens the review on the pages of the others, and a closed one stays closed", () => {
  const { store, table } = fixture();
  store.you = { seats: [0], host: false };
  vi.spyOn(api, "askReview").mockReturnValue(new Promise(() => undefined));
  vi.spyOn(api, "notes").mockReturnValue(new Promise(() => undefined));
  const { replay } = table.playback;
  const to = vi.spyOn(replay, "to").mockImplementation(() => undefined);
  const study = new Study(table.game, replay);
  store.hearLed(led(120));
  expect([study.isOpen, to.mock.lastCall]).toEqual([true, [120]]);
  study.close();
  store.hearLed(led(121));
  expect([study.isOpen, to.mock.lastCall]).toEqual([false, [120]]);
  store.hearLed(null);
  store.hearLed(led(122));
  expect([study.isOpen, to.mock.lastCall]).toEqual([true, [122]]);
  study.stop();
});

test("the boards compare the decision of the step on screen with a better one", async () => {
  const { table } = fixture();
  vi.spyOn(api, "askReview").mockResolvedValue({ state: "done", review: REVIEW });
  vi.spyOn(api, "notes").mockResolvedValue([]);
  const replay = { at: 2, step: 2, open: true, setTrial: vi.fn() } as unknown as Replay;
  const study = new Study(table.game, replay);
  study.open();
  // The answer is covered until the player asks for it.
  await vi.waitFor(() => expect(study.compared).toEqual({ seat: 0, played: "mine w1", better: null }));
  study.showAnswer();
  expect(study.compared).toEqual({ seat: 0, played: "mine w1", better: "mine w2" });
  study.look = "better";
  expect(study.compared).toEqual({ seat: 0, played: null, better: "mine w2" });
  study.close();
  expect(study.compared).toBeNull();
});

test("a better move that gains less than a visible difference is not offered", async () => {
  const best = (played: number, better: number) => {
    const values = [...REVIEW.values.slice(0, 3), [played, 1 - played], ...REVIEW.values.slice(4)];
    const review = { ...REVIEW, values } as unknown as Review;
    const step = { ...REVIEW.steps[0]!, cost: better - played, after: [better, 1 - better] };
    return withVisibleGain(review, step).best;
  };
  expect([best(0.001, 0.004), best(0.564, 0.566), best(0.568, 0.574)]).toEqual(Array(3).fill(undefined));
  expect([best(0.4, 0.6), best(0.56, 0.57)]).toEqual(["mine w2", "mine w2"]);
  const { store, table } = fixture();
  store.you = { seats: [0], host: false };
  const lost = { ...REVIEW, steps: [{ ...REVIEW.steps[0]!, cost: 0.001 }, ...REVIEW.steps.slice(1)] };
  vi.spyOn(api, "askReview").mockResolvedValue({ state: "done", review: lost as Review });
  vi.spyOn(api, "notes").mockResolvedValue([]);
  const { track } = table.playback.replay;
  const replay = { at: 2, step: 2, open: true, setTrial: vi.fn(), track } as unknown as Replay;
  const study = new Study(table.game, replay);
  study.open();
  await vi.waitFor(() => expect(study.compared).toEqual({ seat: 0, played: "mine w1", better: null }));
  expect(study.mayRetry(study.step!)).toBe(false);
  // The page does not call such a move the best one: in a decided game, another may have given more XP.
  const panel = show(Verdict, table, { study, review: lost as Review, replay });
  expect(panel.target.querySelector(".why")?.textContent).toBe("No other move would have changed the chance to win.");
  panel.gone();
  study.close();
});

test("after the answer to a try the replay continues, and the review is one press away", async () => {
  const { store, table } = fixture();
  store.you = { seats: [0], host: false };
  const shown = store.view as View;
  const { replay } = table.playback;
  const { first, last } = replay.track;
  const values = [...Array.from({ length: first - REVIEW.start }, () => [0.5, 0.5]), ...REVIEW.values];
  const judged = REVIEW.steps.map((step, index) => ({ ...step, at: first + index }));
  const review = { ...REVIEW, start: first, values, steps: judged, moments: [first] };
  vi.spyOn(api, "askReview").mockResolvedValue({ state: "done", review });
  vi.spyOn(api, "notes").mockResolvedValue([]);
  const views = Array.from({ length: last + 1 }, () => shown);
  vi.spyOn(api, "steps").mockImplementation((_, from) => Promise.resolve({ first: from, last, views }));
  const after = { ...shown, turns: 7, prompt: { code: "chance" } } as unknown as View;
  vi.spyOn(api, "tryMove").mockResolvedValue({
    grade: "excellent",
    share: 0.6,
    best: 0.6,
    played: 0.4,
    margin: 0.06,
    reason: null,
    view: after,
  });
  const study = new Study(table.game, replay);
  replay.to(first);
  study.open();
  await vi.waitFor(() => expect(study.step?.best).toBe("mine w2"));
  const panel = show(StudyPanel, table, { study, replay });
  const verdict = () => panel.target.querySelector(".verdict")?.textContent ?? "";
  flushSync();
  expect(verdict()).toContain("The better decision is covered.");
  expect(verdict()).not.toContain("Better: ");
  const bar = show(Prompt, table);
  const tool = (name: string) => panel.target.querySelector(`.tool[aria-label="${name}"]`);
  study.retry();
  flushSync();
  expect(tool("One step forward")?.getAttribute("aria-disabled")).toBe("true");
  await replay.trial?.decide("mine w2");
  flushSync();
  expect(study.mode).toBe("answer");
  expect(tool("One step forward")?.getAttribute("aria-disabled")).toBeNull();
  expect(bar.target.querySelector("#prompt")?.textContent).toContain("Turn 7 · your new decision");
  expect(verdict()).toContain("Back to review");
  // The player has found the answer, so it is no longer covered.
  study.backToReview();
  flushSync();
  expect(verdict()).toContain("Better: ");
  study.retry();
  await replay.trial?.decide("mine w2");
  replay.toggle();
  expect([study.mode, replay.isTried, replay.playing]).toEqual(["verdict", false, true]);
  panel.gone();
  bar.gone();
  study.stop();
  replay.stop();
});

test("marks on the curve keep their order and stay apart", () => {
  for (const places of [[0.08, 0.09, 0.8], [0, 0, 0], [0.98, 0.99, 1], [0.2, 0.25, 0.3], [0.5], []]) {
    const found = keptApart(places);
    expect(found).toHaveLength(places.length);
    found.slice(1).forEach((place, index) => expect(place - found[index]!).toBeGreaterThan(APART - 0.002));
    expect(found.every((place) => place >= 0 && place <= 1)).toBe(true);
  }
  expect(keptApart([0.1, 0.5, 0.9])).toEqual([0.1, 0.5, 0.9]);
});

test("a name on the curve stands at an end without marks, or between two marks", () => {
  const at = (...places: number[]) => places.map((x) => ({ x, top: 0.2 }));
  expect(nameAt(0.2, "Pebble", [])).toBe("start");
  expect(nameAt(0.2, "Pebble", at(0.1, 0.13))).toBe("end");
  expect(nameAt(0.8, "Pebble", at(0.1))).toBe("start");
  expect(nameAt(0.2, "Pebble", at(0.9))).toBe("start");
  expect(nameAt(0.2, "Ben", at(0.15, 0.8))).toBe("end");
  expect(nameAt(0.2, "Glittering Magpie", at(0.1, 0.9))).toBe(0.5);
});

test("a replay says that it begins after the set-up", () => {
  const track = { first: 53, last: 281 };
  const turn = { step: 53, turn: 1, seat: 0 };
  const names = () => "Ada";
  const text = (at: number, hidden = false) => whereText({ at, track }, turn, names, hidden);
  expect(text(53)).toBe("Step 53 of 281 · first decision after the set-up");
  expect(text(54)).toBe("Step 54 of 281 · turn 1 · Ada");
  expect(text(53, true)).toBe("Step 53 · turn 1 · Ada");
});

test("an answer to a retry gives the reason of the server: for the best decision, or against a worse one", async () => {
  const { store, table } = fixture();
  store.you = { seats: [0], host: false };
  const { replay } = table.playback;
  const { first, last } = replay.track;
  const values = [...Array.from({ length: first - REVIEW.start }, () => [0.5, 0.5]), ...REVIEW.values];
  const reason = { code: "reveals", facts: { count: 3 } };
  const judged = REVIEW.steps.map((step, index) => ({ ...step, at: first + index, ...(index ? {} : { reason }) }));
  const review = { ...REVIEW, start: first, values, steps: judged, moments: [first] } as unknown as Review;
  vi.spyOn(api, "askReview").mockResolvedValue({ state: "done", review });
  vi.spyOn(api, "notes").mockResolvedValue([]);
  const view = store.view as View;
  const views = Array.from({ length: last + 1 }, () => view);
  vi.spyOn(api, "steps").mockImplementation((_, from) => Promise.resolve({ first: from, last, views }));
  const weapons = { code: "tokens" as const, facts: { count: 2, less: 0 } };
  const worse = { grade: "not_yet" as const, share: 0.5, best: 0.6, played: 0.4, margin: 0.06, reason: weapons, view };
  vi.spyOn(api, "tryMove").mockImplementation((_code, _step, move) =>
    Promise.resolve(
      move === "mine w3"
        ? worse
        : { ...worse, grade: "excellent", share: 0.6, reason: move === "mine w2" ? (reason as typeof weapons) : null },
    ),
  );
  const study = new Study(table.game, replay);
  replay.to(first);
  study.open();
  await vi.waitFor(() => expect(study.step?.best).toBe("mine w2"));
  const panel = show(StudyPanel, table, { study, replay });
  const answerTo = async (move: string) => {
    study.retry();
    await replay.trial?.decide(move);
    flushSync();
    return panel.target.querySelector(".verdict .why")?.textContent ?? "";
  };
  expect(await answerTo("mine w3")).toMatch(/The better one: More weapons are revealed: 2 instead of 0\.$/);
  expect(await answerTo("mine w4")).toBe("This is the best decision here.");
  expect(await answerTo("mine w2")).toMatch(/^This is the best decision here\. .+/);
  panel.gone();
  study.stop();
  replay.stop();
});

test("a step, a retry and the end of a review show the deciding player's board again", async () => {
  const { store, table } = fixture();
  store.you = { seats: [0], host: false };
  const { panels, playback } = table;
  const { replay } = playback;
  const { first, last } = replay.track;
  const values = [...Array.from({ length: first - REVIEW.start }, () => [0.5, 0.5]), ...REVIEW.values];
  const judged = REVIEW.steps.map((step, index) => ({ ...step, at: first + index }));
  const review = { ...REVIEW, start: first, values, steps: judged, moments: [first] } as unknown as Review;
  vi.spyOn(api, "askReview").mockResolvedValue({ state: "done", review });
  vi.spyOn(api, "notes").mockResolvedValue([]);
  const views = Array.from({ length: last + 1 }, () => store.view as View);
  vi.spyOn(api, "steps").mockImplementation((_, from) => Promise.resolve({ first: from, last, views }));
  const study = new Study(table.game, replay);
  replay.to(first);
  study.open();
  await vi.waitFor(() => expect(study.step?.at).toBe(first));
  const panel = show(StudyPanel, table, { study, replay });
  flushSync();
  const own = panels.viewedSeat;
  panels.viewedSeat = 1;
  replay.to(first + 1); // a decision of the same player
  await vi.waitFor(() => expect(study.step?.at).toBe(first + 1));
  flushSync();
  expect(panels.viewedSeat).toBe(own);
  replay.to(first);
  await vi.waitFor(() => expect(study.step?.at).toBe(first));
  flushSync();
  panels.viewedSeat = 1;
  study.retry();
  flushSync();
  expect(panels.viewedSeat).toBe(own);
  study.backToReview();
  panels.viewedSeat = 1;
  panel.gone();
  expect(panels.viewedSeat).toBeNull();
  study.stop();
  replay.stop();
});

test("a review shows the boards of all players, in the dock as buttons that show them large", () => {
  const { table } = fixture();
  const names = table.game.shown.players.map((_, seat) => table.game.name(seat));
  const sheet = show(Boards, table, { sheet: true });
  const cards = [...sheet.target.querySelectorAll("li")].map((card) => card.textContent);
  expect(cards.length).toBe(names.length);
  for (const name of names) expect(cards.some((card) => card.includes(name) && card.includes("Supply: "))).toBe(true);
  expect(sheet.target.textContent).not.toContain("NaN");
  sheet.gone();
  const dock = show(Boards, table);
  const buttons = [...dock.target.querySelectorAll("button")];
  const pressed = () => buttons.findIndex((button) => button.getAttribute("aria-pressed") === "true");
  expect([buttons.length, pressed()]).toEqual([names.length, 0]);
  for (const [press, seat] of [
    [1, (table.game.me + 1) % names.length],
    [0, null],
  ] as const) {
    buttons[press]?.click();
    flushSync();
    expect([table.panels.viewedSeat, pressed()]).toEqual([seat, press]);
  }
  dock.gone();
});

test("the arrow of a played build is white, and that of the better one has the colour of advice", async () => {
  const { table } = fixture();
  const tile = Object.assign(document.createElement("i"), { checkVisibility: () => true });
  tile.getBoundingClientRect = () => new DOMRect(10, 10, 40, 40);
  const scene = document.body.appendChild(document.createElement("div"));
  vi.spyOn(table.nodes, "find").mockImplementation((name) => (name === "scene" ? scene : tile));
  const study = new Study(table.game, table.playback.replay);
  const compared = { played: "build c3 1", better: "build c3 5", seat: 0 };
  vi.spyOn(study, "compared", "get").mockReturnValue(compared);
  const panel = show(StudyPanel, table, { study, replay: table.playback.replay });
  const arrow = (tone: string) => scene.querySelector<HTMLElement>(`[data-build-arrow="${tone}"] .arrow`);
  await vi.waitFor(() => expect(arrow("hint")).not.toBeNull());
  expect(arrow("played")?.style.getPropertyValue("--line-tone")).toContain("played, white");
  panel.gone();
  scene.remove();
});

test("a player plays on with their own seat at a decision of another player", () => {
  expect(seatToPlay([0], 1)).toBe(0);
  expect(seatToPlay([0, 2], 2)).toBe(2);
  expect(seatToPlay([], 1)).toBe(1);
});

test("leaving the replay closes the review instead of starting the replay again", async () => {
  const { store, table } = fixture();
  store.you = { seats: [0], host: false };
  vi.spyOn(api, "askReview").mockResolvedValue({ state: "done", review: REVIEW });
  vi.spyOn(api, "notes").mockResolvedValue([]);
  vi.spyOn(api, "steps").mockReturnValue(new Promise(() => undefined));
  const { replay } = table.playback;
  const study = new Study(table.game, replay);
  replay.to(replay.track.first);
  study.open();
  await vi.waitFor(() => expect(study.review).toBe(REVIEW));
  await study.lead(true);
  // The browser's "Back" leads to the address without a step.
  replay.follow(new URLSearchParams());
  expect([replay.open, study.isOpen, study.leading]).toEqual([false, false, false]);
  expect(store.asked).toEqual(["lead", "lead"]);
  study.stop();
  replay.stop();
});

test("the progress of a review is announced at its start and its half", () => {
  const { table } = fixture();
  const study = new Study(table.game, table.playback.replay);
  const panel = show(StudyPanel, table, { study, replay: table.playback.replay });
  const before = toasts.announced.at(-1)?.id ?? -1;
  const parts = [1, 12, 30, 49, 50, 61, 88, 99];
  for (const percent of parts) {
    study.state = { state: "running", percent, seconds: 100 - percent };
    flushSync();
    expect(panel.target.querySelector("progress")?.value).toBe(percent);
  }
  expect(panel.target.querySelector(".wait")?.closest("[aria-live]")).toBeNull();
  const spoken = toasts.announced.filter(({ id }) => id > before).map(({ text }) => text.split(".")[0]);
  expect(spoken).toEqual(["1% of the game judged", "50% of the game judged"]);
  panel.gone();
  study.stop();
});

test("a review is requested once, then polled", async () => {
  vi.useFakeTimers();
  const { table } = fixture();
  const asked = vi.spyOn(api, "askReview").mockResolvedValue({ state: "waiting", ahead: 1 });
  const read = vi.spyOn(api, "review").mockResolvedValue({ state: "running", percent: 40 });
  vi.spyOn(api, "notes").mockResolvedValue([]);
  const replay = { at: 0, open: false, start: vi.fn(), setTrial: vi.fn() };
  const study = new Study(table.game, replay as unknown as Replay);
  study.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(study.state.ahead).toBe(1);
  await vi.advanceTimersByTimeAsync(2500);
  expect(study.state.percent).toBe(40);
  read.mockResolvedValue({ state: "done", review: REVIEW });
  await vi.advanceTimersByTimeAsync(2500);
  expect(study.review).toBe(REVIEW);
  expect(replay.start).toHaveBeenCalledTimes(1);
  const times = read.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.mock.calls.length, read.mock.calls.length]).toEqual([1, times]);
  study.close();
  vi.useRealTimers();
});
