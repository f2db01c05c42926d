/** The notice about bots that the server still compiles: where it explains something, and nowhere else. */
import { afterEach, expect, test } from "vitest";
import { openAt, openTable, plain, practice, recorded } from "../fixtures/page.ts";
import { t } from "../src/i18n/words.svelte.ts";
import { compiling } from "../src/net/compiling.svelte.ts";

const told = () => plain(t("compiling-bots", { percent: 21 }));
const starts = () => Object.assign(compiling, { percent: 21, closed: false });
afterEach(() => Object.assign(compiling, { percent: null, closed: false }));

test("the home page has it, until it is closed", async () => {
  starts();
  const page = await openAt("/");
  await page.until(() => page.find(".compiling"));
  expect(plain(page.get(".compiling").textContent)).toBe(told());
  page.press(page.named(t("close"), ".compiling button"));
  expect(page.find(".compiling")).toBeNull();
});

test("a lesson does not have it", async () => {
  starts();
  const page = await openAt("/learn/1", practice());
  await page.until(() => page.find("[data-guide]"));
  expect(plain(page.element.textContent)).not.toContain(told());
});

test.each([true, false])("the dock of a table has it while a bot must move: %s", async (bot) => {
  starts();
  const game = recorded("pair");
  const at = game.first((view) => view.prompt.code === "act");
  const decider = game.view(at).decider ?? 0;
  const page = await openTable(game, {
    at,
    you: { seats: [1 - decider], host: true },
    hello: ({ info, ...rest }) => ({
      ...rest,
      info: info && {
        ...info,
        seats: info.seats.map((seat, number) => (bot && number === decider ? { ...seat, bot: "easy" } : seat)),
      },
    }),
  });
  expect(page.find(".compiling")).toBeNull();
  expect(plain(page.get(".say").textContent).includes(told())).toBe(bot);
});
