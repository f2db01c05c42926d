/**
 * Messages of the page, from the same Fluent files as those of the command line.
 *
 * `t("key", { value })` returns the message in the language of the page. Components that call it update
 * when the language changes.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { long, pages } from "virtual:languages";
import { fetchOk, retry } from "../net/load.ts";
import { settings } from "../settings.svelte.ts";

export const FALLBACK = "en";

/** English with accents, to find mistakes; only those who name it in the address see it. */
const PSEUDO = "pseudo";

/** All languages of the page. */
export const languages: string[] = Object.keys(pages);

/** Return the language for numbers, lists and plurals. */
function spoken(language: string): string {
  return language === PSEUDO ? FALLBACK : language;
}

let current = $state.raw<{ language: string; bundle: FluentBundle }>({
  language: FALLBACK,
  bundle: new FluentBundle(FALLBACK, { useIsolating: false }),
});
/** Whether the messages of the rules and lessons are needed too. */
let withLong = false;
/** The last requested language. Earlier requests are ignored, even if they are answered later. */
let asked = { language: FALLBACK };
const fetched = new Map<string, Promise<FluentResource>>();

function resource(url: string): Promise<FluentResource> {
  let found = fetched.get(url);
  if (!found) {
    found = fetchOk(url).then(async (answer) => new FluentResource(await answer.text()));
    found.catch(() => fetched.delete(url));
    fetched.set(url, found);
  }
  return found;
}

/** Fetch the messages of a language, with those of the rules and lessons if `all` is true. */
function resources(language: string, all: boolean): Promise<FluentResource[]> {
  const name = spoken(language);
  const urls = [pages[name], all ? long[name] : undefined].filter((url) => url !== undefined);
  return Promise.all(urls.map(resource));
}

async function newBundle(language: string): Promise<FluentBundle> {
  const accents = language === PSEUDO ? { transform: (await import("./pseudo.ts")).accented } : {};
  // All our languages run from left to right, so `isolated` marks only the values that do not.
  return new FluentBundle(spoken(language), { useIsolating: false, ...accents });
}

/** Fetch a language and show the page in it. The build checks that no language lacks a message. */
export async function useLanguage(language: string): Promise<void> {
  const mine = { language };
  asked = mine;
  try {
    const [found, made] = await Promise.all([resources(language, withLong), newBundle(language)]);
    if (asked !== mine) return;
    // More messages of the same language change no text, so that nothing has to be formatted again.
    const bundle = language === current.language ? current.bundle : made;
    for (const part of found) bundle.addResource(part);
    if (bundle === made) current = { language, bundle };
    document.documentElement.lang = spoken(language);
  } catch (reason) {
    if (asked === mine) asked = { language: current.language };
    throw reason;
  }
}

/** Fetch the messages of the rules and lessons, and retry until it succeeds. */
export async function useLongWords(failed?: (tries: number) => void): Promise<void> {
  if (withLong) return;
  await retry(
    async () => {
      await resources(current.language, true);
      withLong = true;
      await useLanguage(asked.language);
    },
    failed ? { failed } : {},
  );
}

/** Return the language of the address, of the settings, or the first available one of the browser. */
export function wantedLanguage(): string {
  const asked = new URLSearchParams(window.location.search).get("language") ?? "";
  const wanted = [asked, settings.language, ...navigator.languages];
  for (const name of wanted) {
    if (name === PSEUDO) return name;
    const found = languages.find((one) => one === name.toLowerCase().split("-")[0]);
    if (found) return found;
    if (/^(no|nn)\b/i.test(name) && languages.includes("nb")) return "nb";
  }
  return FALLBACK;
}

export type Values = Record<string, FluentVariable>;

/** Characters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolate text that runs from right to left, such as a Hebrew name, so that it does not reorder its sentence. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

function isolatedValues(values: Values): Values {
  if (!Object.values(values).some((value) => typeof value === "string" && RIGHT_TO_LEFT.test(value))) return values;
  const marked = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === "string" ? isolated(value) : value,
  ]);
  return Object.fromEntries(marked) as Values;
}

/** The message of a key with its values filled in. */
export function t(key: string, values?: Values): string {
  const { bundle } = current;
  const message = bundle.getMessage(key);
  if (message?.value) {
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, values && isolatedValues(values), errors);
    if (errors.length) console.error(`words: ${key}: ${errors[0]?.message}`);
    return current.language === PSEUDO && /\p{L}/u.test(text) ? `⟦${text}⟧` : text;
  }
  console.error(`words: there is no message ${key}`);
  return key;
}

/**
 * Return the message of a key from the server. If this page does not have the message, because the server is
 * newer, returns the message `otherwise` with the `code`.
 */
export function serverText(key: string, otherwise: string, values?: Values): string {
  return hasWords(key) ? t(key, values) : t(otherwise, { ...values, code: key.slice(key.indexOf("-") + 1) });
}

/** Return the URLs of the current language's files. */
export function wordFiles(): string[] {
  const name = spoken(current.language);
  return [pages[name], long[name]].filter((url) => url !== undefined);
}

/** Whether the message of a key exists. */
export function hasWords(key: string): boolean {
  return current.bundle.hasMessage(key);
}

/** Return the language of the page. */
export function language(): string {
  return current.language;
}

const formats = new Map<string, Intl.NumberFormat | Intl.ListFormat>();

/** Return a format of the page's language, from a cache, because constructing one is slow. */
function format<T extends Intl.NumberFormat | Intl.ListFormat>(kind: string, make: (language: string) => T): T {
  const key = `${current.language} ${kind}`;
  const found = (formats.get(key) as T | undefined) ?? make(spoken(current.language));
  formats.set(key, found);
  return found;
}

/** Format a number. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return format(JSON.stringify(options ?? {}), (name) => new Intl.NumberFormat(name, options)).format(value);
}

/** Format a probability as a percentage. */
export function percent(value: number, digits = 0): string {
  return number(value, { style: "percent", maximumFractionDigits: digits });
}

/** Format a list: "a, b and c". */
export function list(items: string[]): string {
  return format("list", (name) => new Intl.ListFormat(name, { type: "conjunction" })).format(items.map(isolated));
}
