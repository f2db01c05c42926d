/**
 * Words for people, from the same Fluent files that the command line reads.
 *
 * `t("key", { value })` is the message in the language of the page; where it is used in a
 * component it changes with the language, without a reload.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { long, pages } from "virtual:languages";
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

let current = $state.raw<{ language: string; bundles: FluentBundle[] }>({
  language: FALLBACK,
  bundles: [],
});
let withLong = false;
const fetched = new Map<string, Promise<FluentResource>>();

function resource(url: string): Promise<FluentResource> {
  let found = fetched.get(url);
  if (!found) {
    found = fetch(url).then(async (answer) => {
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      return new FluentResource(await answer.text());
    });
    found.catch(() => fetched.delete(url));
    fetched.set(url, found);
  }
  return found;
}

async function bundle(language: string): Promise<FluentBundle> {
  const urls = [pages[language], withLong ? long[language] : undefined].filter((url) => url !== undefined);
  // Isolation marks would end up in accessible names; all our languages run from left to right.
  const made = new FluentBundle(spoken(language), { useIsolating: false });
  for (const part of await Promise.all(urls.map(resource))) made.addResource(part);
  return made;
}

/** Fetches a language and shows the page in it; English stands in for what it lacks. */
export async function useLanguage(language: string): Promise<void> {
  const names = [...new Set([language, FALLBACK])];
  const bundles = await Promise.all(names.map(bundle));
  current = { language, bundles };
  document.documentElement.lang = spoken(language);
}

/** Fetches what only the rules and the lessons need as well. */
export async function useLongWords(): Promise<void> {
  if (withLong) return;
  withLong = true;
  await useLanguage(current.language);
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
  for (const one of current.bundles) {
    const message = one.getMessage(key);
    if (message?.value) {
      const errors: Error[] = [];
      const text = one.formatPattern(message.value, values, errors);
      if (errors.length) console.error(`words: ${key}: ${errors[0]?.message}`);
      return text;
    }
  }
  console.error(`words: there is no message ${key}`);
  return key;
}

/** The files with the words of the page's language. */
export function wordFiles(): string[] {
  return [pages[current.language], long[current.language]].filter((url) => url !== undefined);
}

/** Whether there is a message of a key. */
export function hasWords(key: string): boolean {
  return current.bundles.some((one) => one.hasMessage(key));
}

/** The language of the page. */
export function language(): string {
  return current.language;
}

/** A number, as the language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(spoken(current.language), options).format(value);
}

/** A chance between 0 and 1, as the language writes it. */
export function percent(value: number, digits = 0): string {
  return number(value, { style: "percent", maximumFractionDigits: digits });
}

/** Several things in one phrase: "a, b and c". */
export function list(items: string[]): string {
  return new Intl.ListFormat(spoken(current.language), { type: "conjunction" }).format(items);
}
