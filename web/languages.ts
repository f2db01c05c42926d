/**
 * Bundles the messages of each language into files for the browser.
 *
 * `virtual:languages` exports their URLs: `pages[language]` for the messages of all pages, `long[language]` for
 * those of rules and lessons.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/overworld/i18n/locale");
const PAGES = [
  "names",
  "page",
  "lobby",
  "play",
  "world",
  "cube",
  "fight",
  "scoring",
  "log",
  "show",
  "replay",
  "review",
  "study",
  "own",
  "square",
  "reasons",
];
const LONG = ["rules", "lessons", "day", "ratings"];
const ID = "virtual:languages";

/** Return the messages of some files of a language; a language may lack a file. */
function words(language: string, files: string[]): string {
  const there = new Set(readdirSync(join(FOLDER, language)));
  return files
    .map((file) => `${file}.ftl`)
    .filter((file) => there.has(file))
    .map((file) => readFileSync(join(FOLDER, language, file), "utf-8"))
    .join("\n");
}

/** Return the messages of all pages of a language (`page`), or those of rules and lessons (`long`). */
export function messages(kind: string, language: string): string {
  return words(language, kind === "page" ? PAGES : LONG);
}

function languages(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Return a message in a language. */
function word(language: string, key: string): string {
  const [, text] = new RegExp(`^${key} = (.*)$`, "m").exec(words(language, ["page"])) ?? [];
  if (!text) throw new Error(`there is no message ${key} in ${language}`);
  return text;
}

/** Return the text of the page until its scripts and messages are loaded. */
function staticText(): string {
  const lines = languages().map((language) => `<p lang="${language}">${word(language, "page-static")}</p>`);
  return `<div class="static page"><p><a href="">Overworld</a></p>${lines.join("")}</div>`;
}

export default function languageFiles(): Plugin {
  let serving = false;
  const path = (kind: string, language: string) => `/languages/${kind}/${language}.ftl`;
  return {
    name: "languages",
    configResolved(config) {
      serving = config.command === "serve";
    },
    transformIndexHtml: (html) => html.replace('<div id="app"></div>', `<div id="app">${staticText()}</div>`),
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const place = (kind: string) =>
        languages().map((language) => {
          if (serving) return `${JSON.stringify(language)}: ${JSON.stringify(path(kind, language))}`;
          const name = `${kind}-${language}.ftl`;
          const file = this.emitFile({ type: "asset", name, source: messages(kind, language) });
          return `${JSON.stringify(language)}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
      return [
        `export const pages = {${place("page").join(", ")}};`,
        `export const long = {${place("long").join(", ")}};`,
      ].join("\n");
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, kind, language] = /^\/languages\/(\w+)\/([\w-]+)\.ftl$/.exec(request.url ?? "") ?? [];
        if (!kind || !language) return next();
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(messages(kind, language));
      });
    },
  };
}
