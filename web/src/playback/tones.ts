/** Short sounds from oscillators, without files. Loaded when a player turns sounds on. */

/** A note: pitch in hertz, start and length in seconds, and where the pitch slides to. */
type Note = readonly [pitch: number, start: number, length: number, slide?: number];

interface Sound {
  readonly wave: OscillatorType;
  readonly notes: readonly Note[];
  readonly volume?: number;
}

const SOUNDS = {
  yourTurn: {
    wave: "triangle",
    notes: [
      [523, 0, 0.12],
      [784, 0.11, 0.22],
    ],
  },
  take: {
    wave: "square",
    notes: [
      [220, 0, 0.05, 330],
      [440, 0.05, 0.05],
    ],
    volume: 0.4,
  },
  build: {
    wave: "square",
    notes: [
      [147, 0, 0.06, 98],
      [147, 0.11, 0.06, 98],
      [196, 0.22, 0.09, 131],
    ],
    volume: 0.5,
  },
  walk: {
    wave: "sine",
    notes: [
      [150, 0, 0.05, 110],
      [165, 0.17, 0.05, 120],
    ],
    volume: 0.8,
  },
  clink: {
    wave: "triangle",
    notes: [
      [1568, 0, 0.05],
      [2093, 0.04, 0.12],
    ],
    volume: 0.5,
  },
  bell: { wave: "sine", notes: [[196, 0, 0.7, 190]] },
  flip: { wave: "triangle", notes: [[600, 0, 0.07, 900]] },
  fight: {
    wave: "sawtooth",
    notes: [
      [880, 0, 0.05, 220],
      [740, 0.09, 0.05, 185],
      [620, 0.18, 0.08, 110],
    ],
    volume: 0.4,
  },
  win: {
    wave: "triangle",
    notes: [
      [523, 0, 0.09],
      [659, 0.08, 0.09],
      [784, 0.16, 0.09],
      [1047, 0.24, 0.28],
    ],
  },
  lose: {
    wave: "triangle",
    notes: [
      [392, 0, 0.14],
      [330, 0.13, 0.14],
      [262, 0.26, 0.3, 247],
    ],
  },
  grow: {
    wave: "triangle",
    notes: [
      [659, 0, 0.07],
      [880, 0.07, 0.07],
      [1175, 0.14, 0.2],
    ],
    volume: 0.7,
  },
  score: {
    wave: "sine",
    notes: [
      [988, 0, 0.07],
      [1319, 0.07, 0.2],
    ],
  },
  end: {
    wave: "triangle",
    notes: [
      [392, 0, 0.14],
      [523, 0.13, 0.14],
      [659, 0.26, 0.14],
      [523, 0.4, 0.5],
      [659, 0.4, 0.5],
      [784, 0.4, 0.6],
    ],
    volume: 0.7,
  },
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

/** The loudest tone; several tones at the same time must not clip. */
const LOUDEST = 0.17;

let context: AudioContext | undefined;

/** Play a sound at a volume from 0 to 100. */
export function sound(name: SoundName, percent: number): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const { wave, notes, volume = 1 }: Sound = SOUNDS[name];
  for (const note of notes) sing(context, wave, note, (volume * LOUDEST * percent) / 100);
}

function sing(on: AudioContext, wave: OscillatorType, [pitch, start, length, slide]: Note, volume: number): void {
  const from = on.currentTime + start;
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, from);
  if (slide) tone.frequency.exponentialRampToValueAtTime(slide, from + length);
  // A short rise and a soft end: without them each note would click.
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, from + length);
  tone.connect(gain).connect(on.destination);
  tone.start(from);
  tone.stop(from + length);
}
