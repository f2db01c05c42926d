import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { Refused } from "../net/api.ts";
import type { ErrorCode } from "../protocol.ts";
import { refusalText, waitingText } from "./errors.ts";
import { useLanguage } from "./words.svelte.ts";

const LOCALE = resolve(import.meta.dirname, "../../../src/overworld/i18n/locale/en");
const PROTOCOL = readFileSync(resolve(import.meta.dirname, "../protocol.ts"), "utf-8");
const codes = [...(/export type ErrorCode =([^;]*);/.exec(PROTOCOL)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(
  ([, code]) => code as ErrorCode,
);

vi.stubGlobal(
  "fetch",
  async () =>
    new Response(["page", "reasons", "log"].map((file) => readFileSync(`${LOCALE}/${file}.ftl`, "utf-8")).join("\n")),
);
await useLanguage("en");

test.each([...codes, "offline" as const])("%s is a whole sentence, with facts and without", (code) => {
  const wrong = vi.spyOn(console, "error");
  const given: Record<string, string | number>[] = [
    {},
    { code: "QK7MPX", longest: 24, most: 9, seat: 1, left: 61_000, field: "clock", option: "undo" },
  ];
  for (const facts of given) {
    expect(refusalText(new Refused(code, facts))).toMatch(/^[A-Z].*\.$/s);
  }
  expect(wrong).not.toHaveBeenCalled();
});

test("facts are in the sentence", () => {
  expect(refusalText(new Refused("no_table", { code: "QK7MPX" }))).toContain("QK7MPX");
  expect(refusalText(new Refused("seats_open", { seat: 1 }))).toContain("2");
  expect(refusalText(new Refused("not_away", { seat: 1, left: 1500 }))).toContain("2");
  expect(refusalText(new Refused("cannot_undo", { reason: "revealed" }))).toContain("revealed");
  expect(refusalText(new Refused("illegal", { reason: "column_empty" }))).not.toBe(refusalText(new Refused("illegal")));
});

test("a page that retries says so once, and gives the reason if the server is not just busy", () => {
  for (const refusal of [null, new Refused("busy"), new Refused("unavailable")]) {
    expect(waitingText(refusal)).toBe("The server is busy. This page will keep trying.");
  }
  expect(waitingText(new Refused("too_many_sockets"))).toMatch(/^Too many pages .*\. This page will keep trying\.$/);
});
