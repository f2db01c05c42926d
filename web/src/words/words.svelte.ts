/**
 * Words for people, from the same Fluent files that the command line reads.
 *
 * `t("key", { value })` is the message in the language of the page; where it is used in a
 * component it changes with the language, without a reload.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { long, pages } from "virtual:languages";
import { fetchGood, insist } from "../net/load.ts";
import { settings } from "../settings.svelte.ts";

export const FALLBACK = "en";

/** Made from English to look for mistakes; it is there for those who ask for it by name. */
const PSEUDO = "pseudo";

/** The languages that there are. */
export const languages: string[] = Object.keys(pages).filter((name) => name !== PSEUDO);

/** The language that numbers, lists and plurals follow. */
function spoken(language: string): string {
  return language === PSEUDO ? FALLBACK : language;
}

let current = $state.raw<{ language: string; bundle: FluentBundle }>({
  language: FALLBACK,
  bundle: new FluentBundle(FALLBACK),
});
/** Whether the words of the rules and lessons are wanted too. */
let withLong = false;
/** The last language that somebody asked for: of two answers, that of the last counts. */
let asked = { language: FALLBACK };
const fetched = new Map<string, Promise<FluentResource>>();

function resource(url: string): Promise<FluentResource> {
  let found = fetched.get(url);
  if (!found) {
    found = fetchGood(url).then(async (answer) => new FluentResource(await answer.text()));
    found.catch(() => fetched.delete(url));
    fetched.set(url, found);
  }
  return found;
}

async function bundle(language: string, all: boolean): Promise<FluentBundle> {
  const urls = [pages[language], all ? long[language] : undefined].filter((url) => url !== undefined);
  // Isolation marks would end up in accessible names; all our languages run from left to right.
  const made = new FluentBundle(spoken(language), { useIsolating: false });
  for (const part of await Promise.all(urls.map(resource))) made.addResource(part);
  return made;
}

/** Fetches a language and shows the page in it. The build knows that no language lacks a message. */
export async function useLanguage(language: string): Promise<void> {
  const mine = { language };
  asked = mine;
  try {
    const found = await bundle(language, withLong);
    if (asked !== mine) return;
    current = { language, bundle: found };
    document.documentElement.lang = spoken(language);
  } catch (reason) {
    if (asked === mine) asked = { language: current.language };
    throw reason;
  }
}

/** Fetches what only the rules and the lessons need as well, for as long as it takes. */
export async function useLongWords(failed?: (tries: number) => void): Promise<void> {
  if (withLong) return;
  await insist(
    async () => {
      await bundle(current.language, true);
      withLong = true;
      await useLanguage(asked.language);
    },
    failed ? { failed } : {},
  );
}

/** The language that the address asks for, a person chose, or the first of the browser's that there is. */
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

/** The message of a key with its values filled in. */
export function t(key: string, values?: Values): string {
  const { bundle } = current;
  const message = bundle.getMessage(key);
  if (message?.value) {
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, values, errors);
    if (errors.length) console.error(`words: ${key}: ${errors[0]?.message}`);
    return text;
  }
  console.error(`words: there is no message ${key}`);
  return key;
}

/**
 * The message of a key that is made from what the server says. A newer server may say what this page
 * has no words for: `otherwise` is said then, with the `code`, so that the game goes on.
 */
export function told(key: string, otherwise: string, values?: Values): string {
  return hasWords(key) ? t(key, values) : t(otherwise, { ...values, code: key.slice(key.indexOf("-") + 1) });
}

/** The files with the words of the page's language. */
export function wordFiles(): string[] {
  return [pages[current.language], long[current.language]].filter((url) => url !== undefined);
}

/** Whether there is a message of a key. */
export function hasWords(key: string): boolean {
  return current.bundle.hasMessage(key);
}

/** The language of the page. */
export function language(): string {
  return current.language;
}

const formats = new Map<string, Intl.NumberFormat | Intl.ListFormat>();

/** A format of the page's language; each is made once, for making one is slow. */
function format<T extends Intl.NumberFormat | Intl.ListFormat>(kind: string, make: (language: string) => T): T {
  const key = `${current.language} ${kind}`;
  const found = (formats.get(key) as T | undefined) ?? make(spoken(current.language));
  formats.set(key, found);
  return found;
}

/** A number, as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return format(JSON.stringify(options ?? {}), (name) => new Intl.NumberFormat(name, options)).format(value);
}

/** A chance between 0 and 1, as the language writes it. */
export function percent(value: number, digits = 0): string {
  return number(value, { style: "percent", maximumFractionDigits: digits });
}

/** Several things in one phrase: "a, b and c". */
export function list(items: string[]): string {
  return format("list", (name) => new Intl.ListFormat(name, { type: "conjunction" })).format(items);
}
