import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { choose } from "../settings.svelte.ts";

/** An audio context that makes no sound and records its tones, volumes and clocks. */
class Silent {
  static made: Silent[] = [];
  state = "running";
  currentTime = 0;
  destination = {};
  tones: { pitch: number; start: number }[] = [];
  volumes: number[] = [];
  clocks: { onended?: () => void }[] = [];
  resume = vi.fn();
  suspend = vi.fn();

  constructor() {
    Silent.made.push(this);
  }

  createOscillator() {
    const tone = { pitch: 0, start: 0 };
    this.tones.push(tone);
    return {
      type: "",
      frequency: { setValueAtTime: (pitch: number) => (tone.pitch = pitch), exponentialRampToValueAtTime: vi.fn() },
      connect: (to: object) => to,
      start: (at: number) => (tone.start = at),
      stop: vi.fn(),
    };
  }

  createGain() {
    const hear = (value: number) => this.volumes.push(value);
    const gain = {
      setValueAtTime: hear,
      linearRampToValueAtTime: hear,
      exponentialRampToValueAtTime: vi.fn(),
      setTargetAtTime: hear,
    };
    return { gain, connect: (to: object) => to };
  }

  createConstantSource() {
    const clock: { start: object; stop: object; onended?: () => void } = { start: vi.fn(), stop: vi.fn() };
    this.clocks.push(clock);
    return clock;
  }
}

async function fresh() {
  vi.resetModules();
  const sounds = await import("./sounds.ts");
  const settings = await import("../settings.svelte.ts");
  return { ...sounds, ...settings };
}

const settled = () => vi.dynamicImportSettled();

beforeEach(() => {
  Silent.made = [];
  vi.stubGlobal("AudioContext", Silent);
});
afterEach(() => {
  choose({ sound: false, effects: 70, music: 0 });
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("is silent until sounds are on, and creates the audio context only then", async () => {
  const { play, playMusic, choose } = await fresh();
  play("take");
  playMusic(0);
  await settled();
  expect(Silent.made).toHaveLength(0);
  choose({ sound: true });
  play("take");
  await settled();
  expect(Silent.made[0]?.tones.map(({ pitch }) => pitch)).toEqual([220, 440]);
});

it("has separate volumes: effects at half their volume, and none at 0", async () => {
  const { play, choose } = await fresh();
  choose({ sound: true, effects: 100, music: 50 });
  play("flip");
  await settled();
  const loudest = () => Math.max(...(Silent.made[0]?.volumes ?? []));
  const full = loudest();
  Silent.made[0]!.volumes = [];
  choose({ effects: 50 });
  play("flip");
  await settled();
  expect(loudest()).toBeCloseTo(full / 2);
  Silent.made[0]!.tones = [];
  choose({ effects: 0 });
  play("flip");
  await settled();
  expect(Silent.made[0]?.tones).toEqual([]);
});

it("stays silent before the first press, and without audio support", async () => {
  const { play, playMusic, choose } = await fresh();
  choose({ sound: true });
  vi.stubGlobal("AudioContext", undefined);
  play("yourTurn");
  playMusic(40);
  vi.stubGlobal("AudioContext", Silent);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  play("yourTurn");
  await settled();
  expect(Silent.made).toHaveLength(0);
});

it("plays bar after bar without timers, stops at 0, and is still in a hidden tab", async () => {
  const timers = [vi.spyOn(window, "setTimeout"), vi.spyOn(window, "setInterval")];
  const { playMusic } = await fresh();
  playMusic(40);
  await settled();
  const [audio] = Silent.made;
  const chord = audio!.tones.length;
  expect(chord).toBeGreaterThanOrEqual(3);
  audio!.clocks[0]!.onended?.();
  expect(audio!.clocks).toHaveLength(2);
  const starts = audio!.tones.slice(chord).map(({ start }) => start);
  expect(Math.min(...starts), "the next bar follows this one").toBeGreaterThan(3);
  expect(audio!.volumes).toContain(0.2);

  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(audio!.suspend).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(audio!.resume).toHaveBeenCalledTimes(2);

  playMusic(0);
  await settled();
  expect(audio!.suspend).toHaveBeenCalledTimes(2);
  audio!.clocks[1]!.onended?.();
  expect(audio!.clocks).toHaveLength(2);
  for (const timer of timers) expect(timer).not.toHaveBeenCalled();
});

it("is low and slow by night", async () => {
  const { playMusic, choose } = await fresh();
  choose({ theme: "dark" });
  playMusic(40);
  await settled();
  expect(Silent.made[0]?.tones[0]?.pitch).toBe(110);
});
