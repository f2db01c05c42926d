/** What a person has chosen in this browser; kept here and told to nobody. */
import { type Check, isFlag, isOneOf, isText, keep, readKept } from "./stored.ts";

export const PACES = ["step", "normal", "fast", "off"] as const;

export interface Settings {
  theme: "system" | "light" | "dark";
  /** Empty: the browser's. */
  language: string;
  sound: boolean;
  /** Vibrations when it is one's turn, and with one's own fights. */
  vibrate: boolean;
  notify: boolean;
  /** Ends a turn by itself after a countdown, when nothing else can be done. */
  autoEnd: boolean;
  /** Whether what cannot be taken back needs a second tap: by the pointer, always, never. */
  confirm: "touch" | "always" | "never";
  /** How fast what happens is shown: at a press, by itself, twice as fast, or not at all. */
  pace: (typeof PACES)[number];
  /** Keys such as L, S, C, N and Q, E. */
  shortcuts: boolean;
  /** Answers a TNT question that changes nothing with "keep". */
  skipPointless: boolean;
  /** Replays hide the result and what is still to come. */
  noSpoilers: boolean;
  /** Covers the table between two people at one device. */
  curtain: boolean;
  /** Hints of the coach: in the first games, always, never. */
  coach: "first" | "on" | "off";
  /** The name at new tables. */
  name: string;
  /** One's painted character: 64 hexadecimal digits, empty if none. */
  paint: string;
}

const KEY = "overworld-settings";
const DEFAULTS: Settings = {
  theme: "system",
  language: "",
  sound: false,
  vibrate: false,
  notify: false,
  autoEnd: false,
  confirm: "touch",
  pace: "normal",
  shortcuts: true,
  skipPointless: false,
  noSpoilers: false,
  curtain: false,
  coach: "first",
  name: "",
  paint: "",
};

const CHECKS: Record<keyof Settings, Check> = {
  theme: isOneOf("system", "light", "dark"),
  language: isText(20),
  sound: isFlag,
  vibrate: isFlag,
  notify: isFlag,
  autoEnd: isFlag,
  confirm: isOneOf("touch", "always", "never"),
  pace: isOneOf(...PACES),
  shortcuts: isFlag,
  skipPointless: isFlag,
  noSpoilers: isFlag,
  curtain: isFlag,
  coach: isOneOf("first", "on", "off"),
  name: isText(24),
  paint: isText(64),
};

/** The settings; writing to one keeps it. */
export const settings: Settings = $state(readKept(KEY, DEFAULTS, CHECKS));

/** Calls somebody when something else was chosen in another tab, which counts here too. */
export function whenChosenElsewhere(then: () => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    Object.assign(settings, readKept(KEY, DEFAULTS, CHECKS));
    show();
    then();
  });
}

/** Tells the style sheets what was chosen. */
export function show(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "system") delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.pace = settings.pace;
}

/** Changes settings and keeps them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep(KEY, settings);
  show();
}
