import { afterEach, expect, it, vi } from "vitest";
import { play, setSound } from "./sounds.ts";

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
  play("take");
  setSound(true);
  expect(() => play("take")).toThrow("asked for audio");
});

it("stays silent before the first press, and without audio support", () => {
  setSound(true);
  vi.stubGlobal("AudioContext", undefined);
  play("yourTurn");
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
