import { afterEach, expect, it, vi } from "vitest";
import { play, setSound, soundIsOn, soundNames } from "./sounds.ts";

afterEach(() => {
  setSound(false);
  vi.unstubAllGlobals();
});

it("is silent until sounds are on, and creates the audio context only then", () => {
  class Loudspeaker {
    constructor() {
      throw new Error("asked for audio");
    }
  }
  vi.stubGlobal("AudioContext", Loudspeaker);
  expect(soundIsOn()).toBe(false);
  for (const name of soundNames) play(name);
  setSound(true);
  expect(() => play("take")).toThrow("asked for audio");
});

it("stays silent before the first press, and without audio support", () => {
  setSound(true);
  vi.stubGlobal("AudioContext", undefined);
  for (const name of soundNames) play(name);
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        throw new Error("too early");
      }
    },
  );
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  play("yourTurn");
});

it("has a sound for every occasion", () => {
  const passing = ["take", "build", "walk", "clink", "bell", "flip", "fight", "win", "lose", "score", "end"];
  expect(soundNames).toEqual(["yourTurn", ...passing]);
});
