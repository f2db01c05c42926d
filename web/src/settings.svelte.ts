/** The player's settings, stored only in this browser. */
import { type Check, isCount, isFlag, isOneOf, isPercent, isText, keep, readKept } from "./storage.ts";

export const PACES = ["step", "normal", "fast", "off"] as const;

export interface Settings {
  theme: "system" | "light" | "dark";
  /** Empty for the browser's language. */
  language: string;
  /** Sounds and music; off until the player asks for them. */
  sound: boolean;
  /** Whether the player has answered the question about sound in the first game, or has used the switch. */
  soundAnswered: boolean;
  /** The volume of effects and of music, from 0 to 100. */
  effects: number;
  music: number;
  /** Vibration at the start of my turn and in my fights. */
  vibrate: boolean;
  notify: boolean;
  /** Whether a turn without other moves ends automatically after a countdown. */
  autoEnd: boolean;
  /** Whether irreversible moves need a second tap: with touch only, always, never. */
  confirm: "touch" | "always" | "never";
  /** The pace of playback: by presses, automatic, twice as fast, or none. */
  pace: (typeof PACES)[number];
  /** Whether the page moves less: as the system says, always, or never. */
  calm: "system" | "on" | "off";
  /** Keys such as L, S, C, N and Q, E. */
  shortcuts: boolean;
  /** Whether to answer a TNT question without consequence with "keep". */
  skipPointless: boolean;
  /** Whether replays hide the result and later events. */
  noSpoilers: boolean;
  /** Whether reviews cover the better decision until the player asks for it. */
  coverAnswers: boolean;
  /** Whether a curtain covers the table between two players at one device. */
  curtain: boolean;
  /** Hints of the coach: in the first games, always, never. */
  coach: "first" | "on" | "off";
  /** The last bot that I chose on the home page; empty before. */
  bot: string;
  /** The name at new tables. */
  name: string;
  /** Until when I have a name from the operator, as I was last told, in milliseconds since 1970. */
  givenUntil: number;
  /** My painted character: 64 hexadecimal digits, or empty. */
  paint: string;
}

const KEY = "overworld-settings";
const DEFAULTS: Settings = {
  theme: "system",
  language: "",
  sound: false,
  soundAnswered: false,
  effects: 70,
  music: 0,
  vibrate: false,
  notify: false,
  autoEnd: false,
  confirm: "touch",
  pace: "normal",
  calm: "system",
  shortcuts: true,
  skipPointless: false,
  noSpoilers: false,
  coverAnswers: true,
  curtain: false,
  coach: "first",
  bot: "",
  name: "",
  givenUntil: 0,
  paint: "",
};

const CHECKS: Record<keyof Settings, Check> = {
  theme: isOneOf("system", "light", "dark"),
  language: isText(20),
  sound: isFlag,
  soundAnswered: isFlag,
  effects: isPercent,
  music: isPercent,
  vibrate: isFlag,
  notify: isFlag,
  autoEnd: isFlag,
  confirm: isOneOf("touch", "always", "never"),
  pace: isOneOf(...PACES),
  calm: isOneOf("system", "on", "off"),
  shortcuts: isFlag,
  skipPointless: isFlag,
  noSpoilers: isFlag,
  coverAnswers: isFlag,
  curtain: isFlag,
  coach: isOneOf("first", "on", "off"),
  bot: isText(24),
  name: isText(24),
  givenUntil: isCount,
  paint: isText(64),
};

/** The settings. Use `choose` to change and store them. */
export const settings: Settings = $state(readKept(KEY, DEFAULTS, CHECKS));

/** Follow changes in other tabs and call back after each. */
export function whenChosenElsewhere(then: () => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    Object.assign(settings, readKept(KEY, DEFAULTS, CHECKS));
    show();
    then();
  });
}

const system = () => window.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the page moves less: by the player's choice, or else as the system says. */
export function isCalm(): boolean {
  return settings.calm === "system" ? system().matches : settings.calm === "on";
}

/** Follow changes of the system. */
export function followSystem(): void {
  system().addEventListener("change", show);
}

/** Apply the settings to the style sheets. */
export function show(): void {
  const { dataset } = document.documentElement;
  document.documentElement.toggleAttribute("data-calm", isCalm());
  if (settings.theme === "system") delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.pace = settings.pace;
}

/** Change settings and store them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, "sound" in changes ? { soundAnswered: true } : {}, changes);
  keep(KEY, settings);
  show();
}
