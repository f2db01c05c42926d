import { expect, test } from "vitest";

test("settings that make no sense are not used", async () => {
  const kept = {
    language: 7,
    theme: { x: 1 },
    pace: "warp",
    name: null,
    coach: [],
    sound: true,
    effects: 130,
    music: 35,
  };
  localStorage.setItem("overworld-settings", JSON.stringify(kept));
  const { settings } = await import("./settings.svelte.ts");
  const used = {
    language: "",
    theme: "system",
    pace: "normal",
    name: "",
    coach: "first",
    sound: true,
    effects: 70,
    music: 35,
  };
  expect({ ...settings }).toMatchObject(used);
});
