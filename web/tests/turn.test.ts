/** A turn: its prompts, its legal targets, its end and undo, in every position of a recorded game. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { openTable, type Page, plain, recorded } from "../fixtures/page.ts";
import { builds } from "../src/net/build.svelte.ts";
import { choiceText } from "../src/i18n/reasons.ts";
import { untilText } from "../src/i18n/errors.ts";
import { t } from "../src/i18n/words.svelte.ts";
import type { Hello, View } from "../src/protocol.ts";
import { toasts } from "../src/ui/toasts.svelte.ts";

const NAMES = ["Ada", "Ben"];
const VERBS = { collect: "mine", explore: "explore", build: "build", fight: "fight", weapon: "take" };
const game = recorded("pair");
const all = game.all(() => true);
let page: Page;

beforeAll(async () => {
  const icon = document.head.appendChild(document.createElement("link"));
  icon.rel = "icon";
  page = await openTable(game);
});

const prompt = () => plain(page.get("#prompt").textContent);
const button = (action: string) => page.get(`[data-action="${action}"]`);
const why = (action: string) => plain(page.find(`#why-${action}`)?.textContent);
const moves = (view: View, verb: string) => (view.legal ?? []).filter(({ text }) => text.split(" ")[0] === verb);
const at = (code: string) => game.first((view) => view.prompt.code === code);
/** A position in which all five actions are possible and some targets reveal something. */
const five = game.first((view) => {
  const explores = moves(view, "explore").map((one) => one.reveals ?? false);
  const able = Object.values(VERBS).every((verb) => moves(view, verb).length);
  return able && explores.includes(true) && explores.includes(false);
});

/** The sentence for a position, put together as docs/explanation/web-client.md says. */
function sentence(view: View, reader: "mine" | "named" | "other"): string {
  const { code, seat, owed = 0, ...facts } = view.prompt;
  if (code === "over") {
    const winners = view.winners ?? [];
    const key = winners.length > 1 ? "ask-over-shared" : "ask-over";
    const names = winners.map((one) => NAMES[one]).join(" and ");
    return t(key, { score: view.scores?.[winners[0] ?? 0] ?? 0, winners: names });
  }
  const who = NAMES[seat ?? 0] ?? "";
  const { mob: _mob, card, ...numbers } = facts;
  const values = { hearts: 0, needed: 0, detonated: 0, ...numbers, card: card ?? "", who, number: 3 - owed };
  if (reader === "other") return t(`ask-${code}`, values);
  const mine = t(`ask-${code}-mine`, values);
  return reader === "mine" ? mine : t("ask-named", { who, sentence: mine });
}

describe("the prompt", () => {
  test.each(["act", "second", "extra", "trade", "end", "bow", "pickaxe", "tnt", "score", "over"])(
    "says in one sentence who must do what: %s",
    async (code) => {
      const number = at(code);
      const view = game.view(number);
      await page.jump(number);
      expect(prompt()).toBe(sentence(view, "named"));
      await page.jump(number, { you: { seats: [view.decider ?? 0], host: true } });
      expect(prompt()).toBe(sentence(view, "mine"));
      await page.jump(number, { you: { seats: [], host: false } });
      expect(prompt()).toBe(sentence(view, "other"));
      expect(page.all("[data-legal]")).toEqual([]);
    },
  );

  test("speaks to the only player at a device", async () => {
    await page.jump(0, { you: { seats: [0], host: true } });
    expect(prompt()).toBe("Your turn. Choose action 1 of 2.");
  });
});

describe("the title and the icon", () => {
  const icon = () => document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.getAttribute("href");
  const called = async (seat: number) => {
    await page.until(() => document.title.startsWith("●") === (game.view(page.at).decider === seat));
    return icon() === "/favicon-turn.svg";
  };

  test("notify only the player who must act", async () => {
    const mine = game.first((view) => view.decider === 0);
    const other = game.first((view) => view.decider === 1);
    for (const number of [mine, other, mine]) {
      await page.jump(number, { you: { seats: [0], host: true } });
      expect(await called(0)).toBe(number === mine);
    }
  });

  test("call a player who must score in the turn of another", async () => {
    const number = game.first((view) => view.prompt.code === "score" && view.turn !== view.decider);
    const seat = game.view(number).decider ?? 0;
    await page.jump(number, { you: { seats: [seat], host: false } });
    expect(await called(seat)).toBe(true);
  });
});

describe("greyed actions", () => {
  test("say it in the dock while they have the pointer or the focus, and when pressed", async () => {
    const number = game.first((view) =>
      view.actions.some(({ id, reason }) => id === "build" && reason?.code === "short_of_blocks"),
    );
    await page.jump(number);
    const blocked = game.view(number).actions.filter(({ id, reason }) => id in VERBS && reason);
    for (const one of blocked) {
      const aside = () => plain(page.find(".dock .aside")?.textContent);
      for (const [come, gone] of [
        ["pointerenter", "pointerleave"],
        ["focus", "blur"],
      ] as const) {
        page.send(button(one.id), come);
        expect(aside()).toBe(choiceText(one));
        page.send(button(one.id), gone);
        expect(aside()).toBe("");
      }
    }
    for (const one of blocked) {
      page.press(button(one.id));
      expect(plain(page.get(".note span").textContent)).toBe(choiceText(one));
    }
    expect(choiceText(blocked.find(({ id }) => id === "build") ?? { id: "" })).toMatch(/^You still need: /);
    expect(page.sent).toEqual([]);
  });
});

describe("targets", () => {
  const placeOf = (one: HTMLElement) => one.dataset.place ?? "";
  const places = (selector: string) => page.all(`${selector}[data-legal]`).map(placeOf);
  const of = (view: View, ...verbs: string[]) =>
    [...new Set(verbs.flatMap((verb) => moves(view, verb).map(({ text }) => text.split(" ")[1] ?? "")))].sort();
  const WORLD = '[data-pane="world"] ';
  const CUBE = "[data-cube] ";

  /** Assert that the five actions are in their order, and that greyed ones say why. */
  function checkActions(view: View): void {
    if (!["act", "extra", "end"].includes(view.prompt.code)) return;
    const buttons = page.all(".five [data-action]");
    expect(buttons.map((one) => one.dataset.action)).toEqual(Object.keys(VERBS));
    const choices = new Map(view.actions.map((one) => [one.id, one]));
    for (const one of buttons) {
      const id = one.dataset.action ?? "";
      const choice = choices.get(id) ?? { id };
      expect(one.getAttribute("aria-disabled")).toBe(String(Boolean(choice.reason)));
      expect(one.getAttribute("aria-describedby")).toBe(choice.reason ? `why-${id}` : null);
      expect(why(id)).toBe(plain(choiceText(choice)));
    }
  }

  /** Assert that the page says how many blocks are left in each layer; return whether it warns of the last ones. */
  function checkLayers(view: View): number {
    const layers = view.layers.slice(0, 3);
    const meter = page.all(".layers li").map((one) => plain(one.textContent));
    expect(meter.length).toBe(layers.length);
    for (const [at, { left, card }] of layers.entries()) {
      const blocks = left === 1 ? "1 block" : `${left} blocks`;
      if (left) expect(meter[at]).toBe(`Layer ${at + 1}: ${blocks} left, then card ${card} is scored.`);
    }
    const next = layers.findIndex(({ left }) => left);
    const left = layers[next]?.left ?? 0;
    const due = layers.some((one, at) => !one.left && at >= (view.scored ?? 0));
    const warning = plain(page.find(".warning")?.textContent);
    if (due || !left || view.prompt.code === "score") return 0;
    const more = left === 1 ? "1 more block uses" : `${left} more blocks use`;
    expect(warning.startsWith(`${more} up layer ${next + 1}: `)).toBe(left <= 2);
    return Number(left <= 2);
  }

  test("are lit exactly if they are legal, and have a sign exactly if they reveal something", async () => {
    await page.jump(0, { settings: { coach: "off" } });
    let warned = 0;
    for (const number of all) {
      if (number) await page.next();
      const view = game.view(number);
      checkActions(view);
      const verbs = ["second", "pickaxe"].includes(view.prompt.code) ? [] : ["explore", "build", "fight", "take"];
      const lit = page.all(`${WORLD}[data-legal], ${CUBE}[data-legal]`);
      expect(lit.map(placeOf).sort(), `${number} ${view.prompt.code}`).toEqual(of(view, "mine", ...verbs));
      const reveals = new Map((view.legal ?? []).map((one) => [one.text.split(" ")[1], one.reveals ?? false]));
      const signed = lit.filter((one) => one.querySelector("[data-peel]")).map(placeOf);
      expect(signed).toEqual(lit.map(placeOf).filter((place) => reveals.get(place)));
      // A player can take only the top block of a column, and hidden blocks are not drawn.
      for (const one of page.all(`${CUBE}[data-column]`)) {
        const { column = "", level, legal } = one.dataset;
        const letters = view.cube[column] ?? "";
        expect(letters[Number(level)], `${number} ${column} ${level}`).toMatch(/^[^?]$/);
        if (legal === undefined) continue;
        expect(Number(level)).toBe(letters.length - 1);
        expect(one.getAttribute("aria-label")).toMatch(new RegExp(`${column}, height .* can be taken$`));
      }
      if (!view.over) warned += checkLayers(view);
    }
    expect(warned).toBeGreaterThan(3);
  });

  test("of other actions are not lit while one is chosen; a building lights its spaces", async () => {
    const view = game.view(five);
    await page.jump(five);
    for (const [action, verb] of Object.entries(VERBS)) {
      page.press(button(action));
      expect(button(action).getAttribute("aria-pressed")).toBe("true");
      expect(places(CUBE).sort()).toEqual(action === "collect" ? of(view, "mine") : []);
      expect(places(WORLD).sort()).toEqual(action === "collect" ? [] : of(view, verb));
      if (action === "build") {
        const [cell = ""] = of(view, "build");
        const target = page.get(`${WORLD}[role="group"] [data-place="${cell}"]`);
        if (target.getAttribute("aria-pressed") !== "true") page.press(target);
        const spaces = moves(view, "build").flatMap(({ text }) =>
          text.split(" ")[1] === cell ? text.split(" ")[2] : [],
        );
        expect(page.all("[data-space][data-legal]").map((one) => one.dataset.space)).toEqual(spaces);
        expect(page.requests.filter((path) => path.includes("preview"))).toEqual([
          `/tables/ABCDEF/previews?at=${cell}`,
        ]);
        await page.until(() => page.find("[data-block].paying"));
      }
      for (let left = 3; left; left--) page.key("Escape");
    }
    expect(page.sent).toEqual([]);
  });

  test("play their move when they are pressed, and anything else is explained and not sent", async () => {
    const view = game.view(five);
    await page.jump(five);
    for (const verb of ["explore", "take"]) {
      const move = moves(view, verb).find(({ reveals }) => !reveals)?.text ?? "";
      page.press(page.get(`${WORLD}[data-place="${move.split(" ")[1]}"]`));
      expect(await page.played()).toMatchObject([{ do: "play", move }]);
    }
    page.answers.set("/tables/ABCDEF/why?move=explore%2055", { code: "too_far", facts: { steps: 4, most: 2 } });
    const far = page.get(`${WORLD}[role="grid"] [data-place="55"]`);
    expect(far.getAttribute("aria-disabled")).toBe("true");
    page.press(far);
    await page.until(() => page.find(".note"));
    expect(plain(page.get(".note").textContent)).toContain(t("why-too_far", { steps: 4, most: 2 }));
    // The page also says if no reason comes. `src/net/api.test.ts` has the deadline of the request.
    page.answers.clear();
    page.press(far);
    await page.until(() => toasts.visible.some(({ text }) => text === t("world-no-answer")));
    expect(page.sent).toEqual([]);
  });

  test.each([
    ["a mouse, confirming by touch only", false, "touch", false],
    ["a mouse, confirming always", false, "always", true],
    ["a finger, confirming by touch", true, "touch", true],
    ["a finger, confirming never", true, "never", false],
  ] as const)("that reveal something may need a second press: %s", async (_, coarse, confirm, twice) => {
    const pointer = vi
      .spyOn(window, "matchMedia")
      .mockImplementation((query) => ({ matches: coarse && query.includes("coarse") }) as MediaQueryList);
    const view = game.view(five);
    await page.jump(five, { settings: { confirm } });
    const reveal = moves(view, "explore").find(({ reveals }) => reveals)?.text ?? "";
    page.press(page.get(`${WORLD}[role="grid"] [data-place="${reveal.split(" ")[1]}"]`));
    if (twice) {
      expect(page.sent).toEqual([]);
      page.press(button("confirm"));
    }
    expect(await page.played()).toMatchObject([{ do: "play", move: reveal }]);
    await page.until(() => !page.find('[data-action="confirm"]'));
    const plainMove = moves(view, "explore").find(({ reveals }) => !reveals)?.text ?? "";
    page.press(page.get(`${WORLD}[role="grid"] [data-place="${plainMove.split(" ")[1]}"]`));
    expect(await page.played()).toMatchObject([{ do: "play", move: plainMove }]);
    pointer.mockRestore();
  });
});

describe("the end of a turn", () => {
  const open = (settings = {}) =>
    page.jump(at("end"), { you: { seats: [game.view(at("end")).decider ?? 0], host: true }, settings });

  test("comes only by a press, and says which actions are missing", async () => {
    await page.jump(0);
    expect(button("end").getAttribute("aria-disabled")).toBe("true");
    expect(why("end")).toBe("You still have 2 actions to take.");
    page.press(button("end"));
    expect(plain(page.get(".note span").textContent)).toBe("You still have 2 actions to take.");
    const one = game.first((view) => view.prompt.code === "act" && view.prompt.owed === 1);
    await page.jump(one);
    expect(why("end")).toBe("You still have an action to take.");
    await open();
    vi.useFakeTimers();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(page.sent).toEqual([]);
    expect(page.find('[role="timer"]')).toBeNull();
    vi.useRealTimers();
    page.press(button("end"));
    expect(await page.played()).toMatchObject([{ do: "play", move: "end" }]);
  });

  test("comes by a countdown if the player wants one, and the player can stop it", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await open({ autoEnd: true });
    const timer = () => plain(page.find('[role="timer"]')?.textContent);
    await page.until(() => timer().includes("3 seconds")); // the countdown loads when it is wanted
    vi.advanceTimersByTime(1000);
    await page.until(() => timer().includes("2 seconds"));
    page.press('[role="timer"] button');
    expect(timer()).toBe("");
    vi.advanceTimersByTime(6000);
    expect(page.sent).toEqual([]);
    await page.jump(0);
    const again = game.all((view) => view.prompt.code === "end")[1] ?? 0;
    await page.jump(again, { settings: { autoEnd: true } });
    await page.until(() => timer().includes("3 seconds"));
    vi.advanceTimersByTime(3000);
    vi.useRealTimers();
    expect(await page.played()).toMatchObject([{ do: "play", move: "end" }]);
  });
});

describe("undo", () => {
  test("is sent where the server allows it, and says why not elsewhere", async () => {
    const told = new Map<string, string>();
    for (const number of all) {
      const { undo, over } = game.view(number);
      if (over) continue;
      const key = undo.barrier ?? "allowed";
      if (told.has(key)) continue;
      await page.jump(number);
      told.set(key, why("undo"));
      const allowed = undo.seat != null;
      expect(button("undo").getAttribute("aria-disabled")).toBe(String(!allowed));
      page.press(button("undo"));
      if (allowed) await page.until(() => page.sent.length);
      else expect(plain(page.get(".note span").textContent)).toBe(why("undo"));
      expect(page.sent.map((one) => one.do)).toEqual(allowed ? ["undo"] : []);
    }
    expect(told.get("nothing")).toBe("There is nothing to undo yet.");
    expect([...told.values()]).toContain("Something new was revealed, so this cannot be undone.");
    expect(told.get("allowed")).toBe("");
    expect(told.size).toBeGreaterThanOrEqual(3);
  });

  test("is sent once while its key is held down", async () => {
    await page.jump(game.first(({ undo, over }) => undo.seat != null && !over));
    for (const repeat of [false, true, true, true]) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true, repeat }));
      await page.until(() => page.sent.length && !page.find(".table.sending"));
    }
    expect(page.sent.map((one) => one.do)).toEqual(["undo"]);
  });
});

describe("a double click", () => {
  test("on an action is one press", async () => {
    await page.jump(0, { you: { seats: [0, 1], host: true } });
    const click = (detail: number) =>
      button("collect").dispatchEvent(new PointerEvent("click", { bubbles: true, detail, pointerType: "mouse" }));
    click(1);
    click(2);
    await page.until(() => button("collect").getAttribute("aria-pressed") === "true");
    click(1);
    await page.until(() => button("collect").getAttribute("aria-pressed") === "false");
  });
});

describe("summaries by key", () => {
  test("tell the last events, the standings, the cube and the cells around the character", async () => {
    const view = game.view(five);
    await page.jump(five, { you: { seats: [0, 1], host: true } });
    /** Press a key, and wait for an announcement. The page loads the summaries with the first one. */
    const spoken = async (key: string, ...parts: string[]) => {
      page.key(key, document.body);
      await page.until(() => parts.every((part) => toasts.announced.at(-1)?.text.includes(part)));
    };
    await spoken("l", "Last: ");
    await spoken("s", ...view.players.map(({ xp = 0 }, seat) => `${NAMES[seat]} ${xp} XP`));
    const blocks = Object.values(view.cube).reduce((sum, column) => sum + column.length, 0);
    await spoken("c", `Cube: ${blocks} `);
    await spoken("n", "Next to you: ");
    expect(plain(page.get("[data-spoken]").textContent)).toContain("Next to you: ");
  });
});

describe("the stage", () => {
  const stage = () => page.get("[data-hash]").dataset.stage;
  const pressed = () => button("collect").getAttribute("aria-pressed");
  const second = at("second");
  const here = { you: { seats: [0, 1], host: true } };

  test("shows the cube for a second block, and the land after it", async () => {
    await page.jump(second - 1, here);
    page.press(page.get('[data-action="explore"]'));
    expect(stage()).toBe("world");
    await page.next();
    expect(stage()).toBe("cube");
    await page.next();
    expect(game.view(page.at).prompt.code).not.toBe("second");
    expect(stage()).toBe("world");
  });

  test("shows the cube again when the lit action is pressed", async () => {
    await page.jump(second, here);
    page.press('[data-part="swap"]');
    expect(stage()).toBe("world");
    expect(button("collect").getAttribute("aria-disabled")).toBe("false");
    page.press(button("collect"));
    expect(stage()).toBe("cube");
    expect(pressed()).toBe("true");
    page.press(button("collect"));
    expect([stage(), pressed()]).toEqual(["cube", "true"]);
    page.press('[data-part="swap"]');
    page.key("1", document.body);
    await page.until(() => document.activeElement?.matches("[data-cube] [data-legal]"));
    expect(stage()).toBe("cube");
  });

  test("shows the pane of the chosen action before a second press cancels it", async () => {
    await page.jump(0, here);
    page.press(button("collect"));
    page.press('[data-part="swap"]');
    page.press(button("collect"));
    expect([stage(), pressed()]).toEqual(["cube", "true"]);
    page.press(button("collect"));
    expect(pressed()).toBe("false");
  });
});

describe("building by keys", () => {
  test("leads from the building to the board, and Escape leads back", async () => {
    const number = game.first(
      (view) =>
        view.prompt.code === "act" && new Set(moves(view, "build").map(({ text }) => text.split(" ")[1])).size > 1,
    );
    await page.jump(number, { you: { seats: [0, 1], host: true } });
    const active = () => document.activeElement as HTMLElement;
    const held = () => page.find('.cell[aria-pressed="true"]')?.dataset.place;
    const toBoard = () => page.until(() => active().matches('[data-pane="board"] [data-space][data-legal]'));
    page.key("3", document.body);
    await page.until(() => active().matches('[data-pane="world"] [data-place][data-legal]'));
    const tile = active();
    page.press(tile);
    await toBoard();
    expect(held()).toBe(tile.dataset.place);
    expect(toasts.announced.at(-1)?.text).toBe(t("action-chosen-space"));
    page.key("Escape");
    await page.until(() => active() === tile);
    expect(held()).toBeUndefined();
    expect(page.find("[data-space][data-legal]")).toBeNull();
    // The building is in hand, and the player goes back to the land.
    page.press(tile);
    await toBoard();
    tile.focus();
    page.key("Escape");
    expect(held()).toBeUndefined();
    page.press(tile);
    await toBoard();
    page.press(active());
    const [build] = await page.played();
    expect(build).toMatchObject({ do: "play", move: expect.stringMatching(`^build ${tile.dataset.place} `) as string });
  });
});

describe("a player whom the operator has muted", () => {
  const DAY_MS = 86_400_000;
  const muted = (left: number) => ({ hello: (hello: Hello) => ({ ...hello, silenced_until: hello.now + left }) });

  async function openChat(): Promise<void> {
    if (!page.find(".drawer .choose")) page.press('[data-part="drawer"]');
    await page.until(() => page.find(".drawer .choose"));
    page.press(page.named(/^Chat/, ".drawer .choose button"));
  }

  test("reads until when instead of a field, from a refusal or from the start", async () => {
    await page.jump(five);
    await openChat();
    await page.until(() => page.find(".drawer form"));
    const end = game.recording.hello.now + DAY_MS;
    page.refusal = "silenced";
    page.facts = { until: end };
    const field = page.get<HTMLInputElement>(".drawer form input");
    field.value = "Hello";
    page.send(field, "input");
    field.form?.requestSubmit();
    await page.until(() => page.find(".drawer .closed"));
    const closed = t("chat-silenced", { until: untilText(end) });
    expect(plain(page.get(".drawer .closed").textContent)).toBe(plain(closed));
    page.refusal = "";
    await page.jump(five, muted(DAY_MS));
    await openChat();
    await page.until(() => page.find(".drawer .closed"));
    await page.jump(five, muted(1));
    await openChat();
    await page.until(() => page.find(".drawer form"));
    page.press('[data-part="drawer"]');
  });
});

describe("single keys", () => {
  const explore = () => button("explore").getAttribute("aria-pressed");
  const here = { seats: [0, 1], host: true };

  test("do nothing in a text field", async () => {
    await page.jump(five, { you: here });
    page.press('[data-part="drawer"]');
    await page.until(() => page.find(".drawer .choose"));
    page.press(page.named(/^Chat/, ".drawer .choose button"));
    await page.until(() => page.find(".drawer input"));
    for (const key of "12qlsnx?") expect(page.key(key, page.get(".drawer input"))).toBe(false);
    expect(explore()).toBe("false");
    expect(page.find("dialog")).toBeNull();
    page.key("2", document.body);
    expect(explore()).toBe("true");
  });

  test("are listed, and can be turned off", async () => {
    await page.jump(five, { you: here });
    page.key("?", document.body);
    await page.until(() => page.all("dialog tbody tr").length);
    const keys = page.all("dialog tbody th").map((one) => plain(one.textContent));
    expect(keys).toEqual(expect.arrayContaining(["L", "?"]));
    page.press(page.named(t("close"), "dialog button"));
    await page.until(() => !page.find("dialog"));
    await page.jump(five, { you: here, settings: { shortcuts: false } });
    const [view, spoken] = [page.get("[data-compass]").textContent, toasts.announced.length];
    for (const key of "2qlsn?") expect(page.key(key, document.body)).toBe(false);
    expect(explore()).toBe("false");
    expect(page.get("[data-compass]").textContent).toBe(view);
    expect(toasts.announced.length).toBe(spoken);
    await page.jump(five, { you: here });
    page.key("2", document.body);
    expect(explore()).toBe("true");
    expect(page.find("dialog")).toBeNull();
  });
});

describe("a fight without hope", () => {
  const number = game.first((view) => moves(view, "fight").length > 0 && view.prompt.code === "act");
  const cell = () => moves(game.view(number), "fight")[0]?.text.split(" ")[1] ?? "";
  const odds = (chance: number) => (hello: Hello) => ({
    ...hello,
    view: hello.view ? { ...hello.view, odds: { [cell()]: chance } } : null,
  });

  test("is dim, says its chance, and needs a second press", async () => {
    const you = { seats: [0, 1], host: true };
    await page.jump(number, { you, hello: odds(0.02) });
    const target = page.get(`[data-pane="world"] [data-place="${cell()}"]`);
    expect(target.classList.contains("soft")).toBe(true);
    expect(button("fight").classList.contains("able")).toBe(false);
    expect(plain(target.textContent)).toContain("Chance to win: 2%");
    page.press(target);
    expect(page.sent).toEqual([]);
    page.press(target);
    expect((await page.played()).map((one) => one.do)).toEqual(["play"]);
    await page.jump(number, { you, hello: odds(0.4) });
    expect(page.get(`[data-pane="world"] [data-place="${cell()}"]`).classList.contains("soft")).toBe(false);
    page.press(`[data-pane="world"] [data-place="${cell()}"]`);
    expect((await page.played()).map((one) => one.do)).toEqual(["play"]);
  });
});

describe("a scoring", () => {
  test("asks again before an option that is not worth the most", async () => {
    const you = { seats: [0, 1], host: true };
    await page.jump(at("score"), { you, settings: { confirm: "always" } });
    await page.until(() => page.all(".options [data-legal]").length === 4);
    const [other] = page.all(".options [data-legal]").filter((one) => !one.querySelector(".best"));
    page.press(other as HTMLElement);
    expect(page.sent).toEqual([]);
    expect(plain(page.get(".scoring .what").textContent)).toBe(t("scoring-again"));
    page.press(other as HTMLElement);
    expect((await page.played()).map((one) => one.do)).toEqual(["play"]);
    await page.jump(at("score"), { you, settings: { confirm: "always" } });
    await page.until(() => page.find(".options .best"));
    page.press(page.get(".options .best").closest("button") as HTMLElement);
    expect((await page.played()).map((one) => one.do)).toEqual(["play"]);
  });
});

describe("a new version of the page", () => {
  const offer = () => page.find("[data-offer]");
  const me = (seat: number) => ({ you: { seats: [seat], host: false } });

  test("is offered in the dock between my turns, until I dismiss it", async () => {
    const number = at("act");
    const mine = game.view(number).turn ?? 0;
    builds.server = "newer";
    try {
      await page.jump(number, me(1 - mine));
      await page.until(offer);
      expect(offer()?.closest(".dock")).toBeTruthy();
      expect(plain(offer()?.textContent)).toContain(t("update-ready"));
      const said = () => toasts.announced.filter(({ text }) => text === t("update-ready"));
      expect(said()).toHaveLength(0); // it could still give way to something more urgent
      await page.until(() => said().length === 1);
      await page.jump(number, me(mine));
      await page.until(() => !offer());
      // A decision in another player's turn is mine, too.
      const scoring = game.first((view) => view.decider !== null && view.decider !== view.turn);
      await page.jump(scoring, me(game.view(scoring).decider ?? 0));
      expect(offer()).toBeNull();
      await page.jump(number, me(1 - mine));
      await page.until(offer);
      page.press(page.named(t("update-later"), "[data-offer] button"));
      expect(offer()).toBeNull();
      await page.jump(game.end, me(mine));
      expect(offer()).toBeNull();
    } finally {
      builds.server = "";
      builds.later = "";
    }
  });

  test("is offered when the game is over", async () => {
    builds.server = "newer";
    try {
      await page.jump(game.end, me(0));
      await page.until(offer);
    } finally {
      builds.server = "";
    }
  });
});
