import { expect, test } from "vitest";
import { progress, remember, withOne } from "./progress.svelte.ts";

const KEY = "overworld-learn";

test("progress that another tab has stored is not lost", () => {
  remember(({ done }) => ({ done: withOne(done, 0) }));
  // Another tab finishes two lessons.
  localStorage.setItem(KEY, JSON.stringify({ ...progress, done: [0, 1, 2] }));
  remember(({ solved }) => ({ solved: withOne(solved, 4) }));
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toMatchObject({ done: [0, 1, 2], solved: [4] });
  expect(progress.done).toEqual([0, 1, 2]);
});

test("progress of another tab is shown here", () => {
  localStorage.setItem(KEY, JSON.stringify({ done: [0, 1, 2, 3] }));
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(progress.done).toEqual([0, 1, 2, 3]);
});
