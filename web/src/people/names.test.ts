import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import { names, profilePath } from "./names.ts";

function serverSays(mine: object): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(mine))));
}

beforeEach(() => {
  Object.assign(settings, { name: "Anna Ahorn", givenUntil: 0 });
  toasts.visible = [];
});

test("the address of a profile is not that of a file", () => {
  expect(profilePath("J. R. Hill")).toBe("/p/J%20%20R%20%20Hill");
});

test("a name of the operator replaces the stored one, and one toast says so", async () => {
  serverSays({ name: "Anna Apfel", given_until: 1_800_000_000_000 });
  await names.mine();
  expect(settings.name).toBe("Anna Apfel");
  expect(toasts.visible).toHaveLength(1);
  await names.mine();
  expect(toasts.visible).toHaveLength(1);
  toasts.visible = [];
  await names.mine();
  expect(toasts.visible).toHaveLength(0);
});

test("a guest keeps the stored name, and no toast appears", async () => {
  serverSays({});
  await names.mine();
  expect(settings.name).toBe("Anna Ahorn");
  expect(toasts.visible).toHaveLength(0);
});
