/** The data that the server keeps of this browser, page by page. */
import type { Erased, MyData } from "../protocol.ts";
import { ask } from "./api.ts";

const path = (after: string): string => `/me/data${after ? `?after=${encodeURIComponent(after)}` : ""}`;

/** Return all pages of this browser's data as one; `failed` counts tables that the server could not read. */
export async function myData(): Promise<MyData> {
  const first = await ask<MyData>(path(""));
  const tables = [...first.tables];
  let failed = first.failed ?? 0;
  for (let next = first.next ?? ""; next;) {
    const page = await ask<MyData>(path(next));
    tables.push(...page.tables);
    failed += page.failed ?? 0;
    next = page.next ?? "";
  }
  return { id: first.id, ...(first.player && { player: first.player }), tables, ...(failed && { failed }) };
}

/** Erase this browser's data at all tables; return the number of tables that the server could not read. */
export async function eraseMyData(): Promise<number> {
  let failed = 0;
  let next = "";
  do {
    const page = await ask<Erased>(path(next), "DELETE");
    failed += page.failed ?? 0;
    next = page.next ?? "";
  } while (next);
  return failed;
}
