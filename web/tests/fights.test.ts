/** Fights, scoring rounds and the final scores, in every position of a recorded game that has one. */
import { beforeAll, describe, expect, test } from "vitest";
import { openTable, type Page, plain, recorded } from "../fixtures/page.ts";
import { theBox } from "../src/box.svelte.ts";
import { logText } from "../src/i18n/log.ts";
import { faceName, traitName } from "../src/i18n/things.ts";
import { percent, t } from "../src/i18n/words.svelte.ts";
import { FIRST_GAME, isFinished } from "../src/learn/lessons.ts";
import { progress, remember } from "../src/learn/progress.svelte.ts";
import type { Fought, GameOver, Hello, LogEntry, View } from "../src/protocol.ts";

const NAMES = ["Ada", "Ben"];
const game = recorded("pair");
const trio = recorded("trio");
let page: Page;

beforeAll(async () => {
  page = await openTable(game);
});

const moves = (view: View, verb: string) =>
  (view.legal ?? []).flatMap(({ text }) => (text.split(" ")[0] === verb ? [text] : []));
const tokens = (selector = ".token.up") => page.all(`[data-fight] ${selector}`);
const answers = () => page.all("[data-fight] footer button");
const panel = (step: string) => page.until(() => page.find(`[data-fight="${step}"]`));

describe("before a fight", () => {
  const ready = game.all((view) => ["act", "extra"].includes(view.prompt.code) && moves(view, "fight").length > 0);

  test("the panel shows each mob, what it gives, the chance to win, and the pile", async () => {
    const seen = new Set<string>();
    for (const number of ready) {
      const view = game.view(number);
      const cells = moves(view, "fight").map((move) => move.split(" ")[1] ?? "");
      const pile = view.players[view.decider ?? 0]?.pile ?? {};
      const shown = [...cells.map((cell) => view.world[cell]?.face ?? ""), ...Object.keys(pile)];
      if (shown.every((one) => seen.has(one))) continue;
      for (const one of shown) seen.add(one);
      await page.jump(number);
      page.press('[data-action="fight"]');
      await panel("ready");
      const cards = page.all("[data-fight] .ready");
      expect(cards.length).toBe(cells.length);
      for (const cell of cells) {
        const card = cards.find((one) => one.querySelector(`[data-place="${cell}"][data-legal]`));
        const mob = theBox().mobs.find(({ id }) => id === view.world[cell]?.face);
        if (!mob) throw new Error(cell);
        const text = plain(card?.textContent);
        expect(text).toContain(t("fight-needs", { hearts: mob.hearts }));
        expect(card?.querySelectorAll(".heart").length).toBe(cells.length > 1 ? 1 : mob.hearts);
        const trait = mob.characteristic ? traitName(mob.characteristic) : "";
        const reward = { xp: mob.xp, points: mob.points, trait };
        expect(text).toContain(t(mob.action ? "fight-reward-action" : "fight-reward-bonus", reward));
        const chance = /([\d.]+)%/.exec(card?.querySelector(".chance")?.textContent ?? "")?.[1];
        expect(Math.abs(Number(chance) - 100 * (view.odds?.[cell] ?? Infinity))).toBeLessThan(0.051);
      }
      const count = Object.values(pile).reduce((sum, one) => sum + one, 0);
      const text = plain(page.get("[data-fight]").textContent);
      expect(text).toContain(t("fight-pile", { count, turned: 3 }));
      for (const [id, many] of Object.entries(pile)) {
        const hearts = theBox().weapons.find((one) => one.id === id)?.hearts ?? -1;
        const key = many > 1 ? "fight-token-many" : "fight-token";
        expect(text).toContain(t(key, { weapon: faceName(id), hearts, count: many }));
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(["stone_pickaxe", "bow", "tnt"]));
  });

  test("a table without odds shows no chances", async () => {
    const [number = 0] = ready;
    const { odds: _odds, ...view } = game.view(number);
    await page.jump(number, {
      hello: (hello) => ({
        ...hello,
        view,
        info: hello.info && { ...hello.info, options: { ...hello.info.options, odds: false } },
      }),
    });
    expect(page.get('[data-action="fight"]').textContent).not.toContain("%");
    page.press('[data-action="fight"]');
    await panel("ready");
    expect(page.all("[data-fight] [data-legal]").length).toBeGreaterThan(0);
    expect(page.get("[data-fight]").textContent).not.toContain("%");
  });
});

describe("the questions of a fight", () => {
  const asked = (code: string) => game.all((view) => view.prompt.code === code);

  test.each(["bow", "pickaxe", "tnt"])("have their answers, and none of them has the focus: %s", async (code) => {
    for (const number of asked(code)) {
      await page.jump(number - 1);
      await page.next();
      await page.until(() => answers().length === 2);
      const { prompt, fight } = game.view(number);
      const { needed = 0, hearts = 0, detonated = 0 } = prompt;
      const counted = (count: number) => (count === 1 ? "1 heart" : `${count} hearts`);
      const texts = {
        bow: ["Reveal 1 more", "No, thanks"],
        pickaxe: ["Choose a block", "No, thanks"],
        tnt: [
          `Detonate it: ${counted(detonated)}, ${needed} needed, and the TNT is gone`,
          `Keep it: ${counted(hearts)}, ${needed} needed`,
        ],
      };
      const { answers: chances = {}, odds = {} } = game.view(number);
      const verbs = { bow: ["draw", "pass"], pickaxe: ["mine", "pass"], tnt: ["detonate", "pass"] };
      const shares = verbs[code as keyof typeof verbs].map((verb) => percent(chances[verb] ?? NaN, 1));
      expect(answers().map((one) => plain(one.textContent))).toEqual(
        texts[code as keyof typeof texts].map((text, at) => `${text} ${shares[at]} to win`),
      );
      // The arena shows and speaks the chance now, and which answer can never be worse.
      const now = percent(odds[fight?.cell ?? ""] ?? NaN, 1);
      expect(plain(page.get("[data-fight] [role=status]").textContent)).toBe(t("fight-chance", { chance: now }));
      const arena = plain(page.get("[data-fight]").textContent);
      expect(arena.includes(t("fight-bow-safe"))).toBe(prompt.safe === "draw");
      expect(arena.includes(t("fight-tnt-safe"))).toBe(prompt.safe === "pass");
      expect(arena.includes(t("fight-pickaxe-same"))).toBe(code === "pickaxe");
      expect(answers().includes(document.activeElement as HTMLElement)).toBe(false);
      for (const key of ["Enter", " "]) page.key(key);
      expect(page.sent).toEqual([]);
      // The panel shows what the view says: the tokens so far, and the backs of those to come.
      const turned = Object.values(fight?.turned ?? {}).reduce((sum, one) => sum + one, 0);
      expect(tokens().length).toBe(turned);
      expect(tokens(".token:not(.up)").length).toBe(fight?.draws ?? 0);
      if (code === "tnt") expect([page.find('[data-fight="tnt"]') !== null, fight?.draws]).toEqual([true, 0]);
      // A page that is opened now comes to the same question.
      const before = [
        tokens(".token.up .unseen").map((one) => one.textContent),
        answers().map((one) => one.textContent),
      ];
      await page.jump(number);
      await page.until(() => answers().length === 2);
      const after = [
        tokens(".token.up .unseen").map((one) => one.textContent),
        answers().map((one) => one.textContent),
      ];
      expect(after).toEqual(before);
      // Spectators have no answers.
      await page.jump(number, { you: { seats: [], host: false } });
      await page.until(() => answers().length === 0);
      expect(tokens().length).toBe(turned);
    }
  });

  test("a bow's answer has the sign of a reveal and is sent when pressed", async () => {
    await page.jump(asked("bow")[0] ?? 0);
    await page.until(() => answers().length === 2);
    expect(answers()[0]?.querySelector("[data-peel]")).not.toBeNull();
    page.press(answers()[0] ?? "");
    expect(await page.played()).toMatchObject([{ do: "play", move: "draw" }]);
  });

  test.each([true, false])(
    "a TNT is kept automatically only if the server calls it pointless: %s",
    async (pointless) => {
      const [number = 0] = asked("tnt");
      const view = { ...game.view(number), prompt: { ...game.view(number).prompt, pointless } };
      await page.jump(number, { settings: { skipPointless: true }, hello: (hello) => ({ ...hello, view }) });
      if (pointless) expect(await page.played()).toMatchObject([{ do: "play", move: "pass" }]);
      else {
        await page.until(() => answers().length === 2);
        expect(page.sent).toEqual([]);
      }
    },
  );

  test("a pickaxe leads to the blocks that the player can take", async () => {
    const number = asked("pickaxe")[0] ?? 0;
    await page.jump(number);
    await page.until(() => answers().length === 2);
    page.press(answers()[0] ?? "");
    const places = page.all("[data-cube] [data-legal]").map((one) => one.dataset.place);
    expect(places.sort()).toEqual(
      moves(game.view(number), "mine")
        .map((move) => move.split(" ")[1])
        .sort(),
    );
    await page.until(() => document.activeElement?.closest('[data-pane="cube"]'));
    page.key("Enter");
    expect(await page.played()).toMatchObject([{ do: "play", move: expect.stringMatching(/^mine /) }]);
  });
});

describe("the outcome of a fight", () => {
  const isOutcome = (one: LogEntry | undefined): one is Fought => one?.code === "fought";
  const ends = game.all((_, entries) => isOutcome(entries.at(-1)));

  test("is the same in the panel and in the log, for every kind of end", async () => {
    const kinds = new Set<string>();
    for (const number of ends) {
      const entry = game.log(number).at(-1);
      if (!isOutcome(entry)) throw new Error("no outcome");
      kinds.add(entry.won ? "won" : "lost");
      for (const kind of ["blocks", "detonated", "hoes"] as const) if (entry[kind]) kinds.add(kind);
      await page.jump(number);
      await panel("result");
      const sentence = plain(logText(entry, (seat) => NAMES[seat] ?? ""));
      expect(sentence).toContain(`${entry.hearts} ♥, ${entry.needed} needed`);
      expect(page.all("[data-fight] p").map((one) => plain(one.textContent))).toContain(sentence);
      const verdict = t(entry.won ? "fight-won" : "fight-lost", { mob: faceName(entry.mob) });
      expect(plain(page.get("[data-fight] h2").textContent)).toBe(verdict);
      expect(page.find(`[data-fight] .now.${entry.won ? "won" : "lost"}`)).not.toBeNull();
      page.press('[data-part="drawer"]');
      await page.until(() => page.find('[role="log"] button'));
      expect(plain(page.all('[role="log"] button').at(-1)?.textContent)).toBe(sentence);
      page.press('[data-part="drawer"]');
      page.press("[data-fight] footer button");
      await page.until(() => !page.find("[data-fight]"));
    }
    expect([...kinds].sort()).toEqual(["blocks", "detonated", "hoes", "lost", "won"]);
  });
});

describe("a scoring round", () => {
  interface Option {
    id: string;
    each: number;
    spaces: number;
    points: number;
    group: number;
  }

  /** The four options of the deciding player, from the view and the box. */
  function optionsOf(view: View): Option[] {
    const at = theBox().cards.findIndex(({ id }) => id === view.card);
    const { spaces = [], points = [], groups = [] } = view.forecasts[view.decider ?? 0] ?? {};
    return (theBox().cards[at]?.characteristics ?? []).map((one, number) => {
      const index = at * 4 + number;
      return {
        id: one.id,
        each: one.points,
        spaces: spaces[index] ?? -1,
        points: points[index] ?? -1,
        group: groups[index] ?? -1,
      };
    });
  }

  const bits = (mask: number) => mask.toString(2).replaceAll("0", "").length;

  /** Assert that all four options show their groups and sums, and that none is preselected. */
  async function checkOptions(view: View): Promise<void> {
    await page.until(() => page.all(".scoring [data-legal]").length === 4);
    const options = optionsOf(view);
    const most = Math.max(...options.map(({ points }) => points));
    for (const { id, each, spaces, points, group } of options) {
      expect([spaces * each, bits(group)]).toEqual([points, spaces]);
      const option = page.get(`.scoring [data-place="${id}"][data-legal]`);
      expect(plain(option.textContent)).toContain(t("scoring-sum", { spaces, points: each, total: points }));
      expect(plain(option.textContent)).toContain(t(`trait-${id}`));
      expect(option.querySelector<SVGElement>("svg[data-group]")?.dataset.group).toBe(String(group));
      const edges = [...option.querySelectorAll("rect.edge")].map((one) =>
        ["x", "y"].map((axis) => Math.floor(Number(one.getAttribute(axis)))),
      );
      expect(edges.reduce((sum, [x = 0, y = 0]) => sum + (1 << (x + 3 * y)), 0)).toBe(group);
      expect(option.querySelectorAll(".best").length).toBe(Number(points === most && most > 0));
      expect(option.getAttribute("aria-pressed")).toBe("false");
      expect(option).not.toBe(document.activeElement);
    }
    expect(page.sent).toEqual([]);
  }

  const rounds = game.all((view) => view.prompt.code === "score");

  test("shows four options in the order of the turn, with their groups and sums", async () => {
    for (const number of rounds) {
      const view = game.view(number);
      await page.jump(number - 1);
      await page.next();
      await checkOptions(view);
      expect(page.get(".scoring").dataset.card).toBe(view.card);
      const round = theBox().cards.findIndex(({ id }) => id === view.card) + 1;
      expect(plain(page.get(".scoring h2").textContent)).toBe(t(`scoring-title-${view.card}`, { layer: round }));
      expect(plain(page.get(".scoring").textContent)).toContain(t("scoring-group"));
      const who = NAMES[view.decider ?? 0] ?? "";
      expect(plain(page.get('.scoring .order [aria-current="step"]').textContent)).toContain(
        t("scoring-choosing", { who }),
      );
    }
    expect(rounds.map((number) => game.view(number).card)).toEqual(["A", "A", "B", "B", "C", "C"]);
  });

  test("sends the option that is pressed; then every board is shown, and the scored group is lit", async () => {
    const [number = 0] = rounds;
    const view = game.view(number);
    await page.jump(number);
    await page.until(() => page.all(".scoring [data-legal]").length === 4);
    const entry = game.log(number + 1).findLast((one) => one.code === "scored");
    if (entry?.code !== "scored") throw new Error("nothing was scored");
    page.press(`.scoring [data-place="${entry.characteristic}"]`);
    expect(await page.played()).toMatchObject([{ do: "play", move: `score ${entry.characteristic}` }]);
    await page.next();
    const option = optionsOf(view).find(({ id }) => id === entry.characteristic);
    const values = { who: NAMES[entry.seat] ?? "", trait: t(`trait-${entry.characteristic}`), xp: entry.xp ?? 0 };
    await page.until(() => plain(page.get(".scoring").textContent).includes(t("scoring-done", values)));
    expect(page.all(".scoring [data-land]").length).toBe(view.players.length);
    const lit = page.all(".scoring [data-lit]");
    expect(lit.map(({ dataset }) => [dataset.land, dataset.lit])).toEqual([
      [String(entry.seat), String(option?.group)],
    ]);
    expect(lit[0]?.querySelectorAll(".counted").length).toBe(option?.spaces);
  });

  test("counts all spaces of a beginner", async () => {
    const number = trio.first(({ prompt, card, decider }) => prompt.code === "score" && card === "A" && decider === 1);
    const view = trio.view(number);
    page = await openTable(trio, { at: number, you: { seats: [1], host: false } });
    await checkOptions(view);
    expect(plain(page.get(".scoring").textContent)).toContain(t("scoring-beginner"));
    const player = view.players[1];
    const printed = theBox().boards.find(({ id }) => id === player?.colour)?.biomes ?? [];
    const biomes = (player?.board ?? []).map((tile, space) =>
      tile ? theBox().buildings.find(({ id }) => id === tile)?.biome : printed[space],
    );
    for (const { id, spaces } of optionsOf(view)) expect(spaces).toBe(biomes.filter((one) => one === id).length);
  });
});

test("a scored card shows its XP, and the next ones can be highlighted", async () => {
  const number = game.first((view) => view.scored === 1 && view.prompt.code === "act");
  const scored = game.log(number).find((one) => one.code === "scored" && one.xp);
  if (scored?.code !== "scored") throw new Error("nobody has scored");
  page = await openTable(game, { at: number, you: { seats: [scored.seat], host: true } });
  const card = page.get(`[data-lens="${scored.card}"]`);
  expect(plain(card.textContent)).toContain(`+${scored.xp}`);
  expect(card.getAttribute("aria-pressed")).toBeNull();
  page.press('[data-lens="B"]');
  expect(page.get('[data-lens="B"]').getAttribute("aria-pressed")).toBe("true");
});

describe("the end", () => {
  const SOURCES = ["buildings", "mobs", "hoes", "A", "B", "C", "bonuses"];

  test("finishes the last lesson, also without the coach", async () => {
    remember(() => ({ games: [] }));
    page = await openTable(game, { at: game.end, settings: { coach: "off" } });
    await page.until(() => page.find(".final"));
    expect(isFinished(FIRST_GAME, progress)).toBe(true);
  });

  test("the table adds up, and every bar explains its XP", async () => {
    page = await openTable(game, { at: game.end });
    await page.until(() => page.find(".final"));
    const view = game.view(game.end);
    const table = page
      .all(".final table")
      .find((one) => plain(one.querySelector("caption")?.textContent) === "Final scores");
    const rows = new Map(
      [...(table?.querySelectorAll("tbody tr") ?? [])].map((row) => [
        plain(row.querySelector("th")?.textContent),
        [...row.querySelectorAll("td")].map((one) => Number(plain(one.textContent).replace(",", ""))),
      ]),
    );
    expect([...rows.keys()]).toEqual([...SOURCES, "total", "blocks"].map((one) => t(`final-${one}`)));
    const heads = [...(table?.querySelectorAll("thead th") ?? [])].map((one) => plain(one.textContent));
    expect(heads.slice(1)).toEqual(NAMES);
    expect(table?.querySelectorAll('th[scope="row"]').length).toBe(rows.size);
    expect(table?.querySelectorAll('th[scope="col"]').length).toBe(3);
    const over = game.log(game.end).find((one): one is GameOver => one.code === "over");
    for (const [seat, name] of NAMES.entries()) {
      const parts = SOURCES.map((one) => rows.get(t(`final-${one}`))?.[seat] ?? NaN);
      const total = rows.get(t("final-total"))?.[seat];
      expect([parts.reduce((sum, one) => sum + one, 0), total]).toEqual([view.scores?.[seat], view.scores?.[seat]]);
      expect(rows.get(t("final-blocks"))?.[seat]).toBe(over?.blocks[seat]);
      page.press(`[data-bar="${seat}"]`);
      const bar = page.get(`[data-bar="${seat}"]`);
      expect(bar.getAttribute("aria-expanded")).toBe("true");
      const heading = page.get(".final .card h3, .final .card h4");
      expect(plain(heading.textContent)).toBe(t("final-derivation", { who: name, xp: total ?? 0 }));
      for (const [at, source] of SOURCES.entries()) {
        const shown = [...bar.querySelectorAll(`[data-source="${source}"]`)].map((one) => plain(one.textContent));
        expect(shown).toEqual(parts[at] ? [String(parts[at])] : []);
        const lines = page.all(`.final .card [data-how="${source}"] li`);
        const gains = lines.flatMap((one) =>
          [...one.querySelectorAll("strong")].map((gain) => Number(gain.textContent)),
        );
        expect(gains.reduce((sum, one) => sum + one, 0)).toBe(parts[at]);
        for (const line of lines) expect(line.textContent).toContain(name);
      }
    }
    const pillars = page.all(".final .podium .pillar").map((one) => Number(plain(one.textContent)));
    expect(pillars).toEqual([...(view.scores ?? [])].sort((one, other) => other - one));
    const winners = (view.winners ?? []).map((seat) => NAMES[seat]).join(" and ");
    expect(plain(page.get(".final h2").textContent)).toContain(winners);
    page.press(page.named("Watch", ".final button"));
    await page.until(() => !page.find(".final"));
    expect(window.location.search).toContain("?step=");
  });

  test("leaves no seat to move", async () => {
    page = await openTable(game);
    expect(page.all(".strip .turn")).toHaveLength(1);
    await page.jump(game.end);
    await page.until(() => page.get("#prompt").dataset.prompt === "over");
    expect(page.all(".strip button")).toHaveLength(2);
    expect(page.all(".strip .turn")).toEqual([]);
  });

  test("lets a player block or report another person, by keys too", async () => {
    const online = (hello: Hello): Hello => ({
      ...hello,
      you: { seats: [0], host: true },
      info: hello.info && { ...hello.info, seats: hello.info.seats.map((seat) => ({ ...seat, kind: "online" })) },
    });
    page = await openTable(game, { at: game.end, hello: online });
    await page.until(() => page.find(".final .people button"));
    const names = page.all(".final .people > button").map((one) => one.getAttribute("aria-label"));
    expect(names).toEqual([t("person-menu", { name: "Ben" })]);
    const items = page.all<HTMLButtonElement>(".final .people [role=menuitem]");
    expect(items.map((one) => plain(one.textContent))).toEqual([t("person-block"), t("person-report")]);
    items[0]?.focus();
    page.key("ArrowDown", items[0]);
    expect(document.activeElement).toBe(items[1]);
  });

  test("says who resigned, and only the other player has won", async () => {
    page = await openTable(game, {
      at: game.end,
      hello: (hello) => ({
        ...hello,
        view: hello.view && { ...hello.view, winners: [1] },
        info: hello.info && {
          ...hello.info,
          seats: hello.info.seats.map((seat, number) => ({ ...seat, resigned: number === 0 })),
        },
      }),
    });
    await page.until(() => page.find(".final"));
    const told = plain(page.get(".final").textContent);
    expect(told).toContain(t("final-resigned", { who: "Ada" }));
    expect(told).not.toContain(t("final-tied"));
    expect(page.all(".final .crown")).toHaveLength(1);
    page.named(t("final-replay"), ".final button");
  });
});
