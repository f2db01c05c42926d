/**
 * Calm music that the page makes up while it plays: slow chords, and a melody that wanders over five notes. By day
 * it is bright, by night low and slow. The end of a silent source asks for the next bar, so it needs no timer. In a
 * hidden tab the audio clock stands still, and so does the music.
 */
import { settings } from "../settings.svelte.ts";

interface Mood {
  /** Seconds per bar. */
  readonly bar: number;
  /** The notes of the melody in hertz, from low to high. */
  readonly scale: readonly number[];
  /** The chords, each as pitches in hertz. */
  readonly chords: readonly (readonly number[])[];
  /** How likely a beat has a note. */
  readonly busy: number;
  readonly wave: OscillatorType;
}

const DAY: Mood = {
  bar: 3.6,
  scale: [262, 294, 330, 392, 440, 523, 587, 659],
  chords: [
    [131, 196, 330],
    [110, 165, 262],
    [175, 262, 349],
    [98, 196, 294],
  ],
  busy: 0.62,
  wave: "triangle",
};
const NIGHT: Mood = {
  bar: 4.8,
  scale: [220, 262, 294, 330, 392, 440],
  chords: [
    [110, 165, 262],
    [87, 175, 262],
    [98, 147, 247],
    [82, 165, 247],
  ],
  busy: 0.4,
  wave: "sine",
};
const BEATS = 8;
const LOUDEST = 0.5;

let context: AudioContext | undefined;
let volume: GainNode | undefined;
let wanted = 0;
let going = false;
let bars = 0;
/** The place in the scale of the last note. */
let last = 3;

function night(): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  return window.matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Play one note with a soft start and end. */
function note(
  on: AudioContext,
  to: AudioNode,
  wave: OscillatorType,
  pitch: number,
  at: number,
  length: number,
  loud: number,
) {
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, at);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + Math.min(0.6, length / 3));
  gain.gain.linearRampToValueAtTime(0, at + length);
  tone.connect(gain).connect(to);
  tone.start(at);
  tone.stop(at + length);
}

/** Plan a bar, and the next one when this one is half over. */
function bar(on: AudioContext, to: AudioNode, at: number): void {
  const mood = night() ? NIGHT : DAY;
  const chord = mood.chords[bars++ % mood.chords.length] ?? [];
  for (const pitch of chord) note(on, to, "sine", pitch, at, mood.bar * 1.25, 0.1);
  for (let beat = 0; beat < BEATS; beat++) {
    if (Math.random() > mood.busy * (beat % 2 ? 0.5 : 1)) continue;
    const step = Math.floor(Math.random() * 5) - 2;
    last = Math.max(0, Math.min(mood.scale.length - 1, last + step));
    note(on, to, mood.wave, mood.scale[last] ?? 0, at + (beat * mood.bar) / BEATS, mood.bar / 3, 0.12);
  }
  const clock = on.createConstantSource();
  clock.onended = () => {
    if (wanted) bar(on, to, at + mood.bar);
    else going = false;
  };
  clock.start(at);
  clock.stop(at + mood.bar / 2);
}

/** Let the music play only while it is wanted and the page is visible. */
function attend(): void {
  if (!context) return;
  if (wanted && !document.hidden) void context.resume();
  else void context.suspend();
}

/** Play at a volume from 0 to 100; 0 stops. */
export function tune(percent: number): void {
  wanted = percent;
  if (percent && !context) {
    context = new AudioContext();
    volume = context.createGain();
    volume.connect(context.destination);
    document.addEventListener("visibilitychange", attend);
    // Browsers play nothing before the first press.
    document.addEventListener("pointerdown", attend);
  }
  if (!context || !volume) return;
  volume.gain.setTargetAtTime((percent / 100) * LOUDEST, context.currentTime, 0.2);
  attend();
  if (percent && !going) {
    going = true;
    bar(context, volume, context.currentTime + 0.1);
  }
}
