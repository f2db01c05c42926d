/** What a person has chosen in this browser; kept here and told to nobody. */

export interface Settings {
  theme: "system" | "light" | "dark";
  /** Empty: the browser's. */
  language: string;
  sound: boolean;
  notify: boolean;
  /** Ends a turn by itself after a countdown, when nothing else can be done. */
  autoEnd: boolean;
  /** Whether what cannot be taken back needs a second tap: by the pointer, always, never. */
  confirm: "touch" | "always" | "never";
  /** How fast things move. */
  motion: "normal" | "fast" | "off";
  /** Keys such as L, S, C, N and Q, E. */
  shortcuts: boolean;
  /** Answers a TNT question that changes nothing with "keep". */
  skipPointless: boolean;
  /** Replays hide the result and what is still to come. */
  noSpoilers: boolean;
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
  notify: false,
  autoEnd: false,
  confirm: "touch",
  motion: "normal",
  shortcuts: true,
  skipPointless: false,
  noSpoilers: false,
  coach: "first",
  name: "",
  paint: "",
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

/** The settings; writing to one keeps it. */
export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

/** Calls somebody when something else was chosen in another tab, which counts here too. */
export function whenChosenElsewhere(then: () => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    Object.assign(settings, DEFAULTS, kept());
    show();
    then();
  });
}

/** Tells the style sheets what was chosen. */
export function show(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "system") delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.motion = settings.motion;
}

/** Changes settings and keeps them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
  show();
}
