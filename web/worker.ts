/**
 * Make the page installable: write its manifest, and the service worker with its list of files.
 *
 * It also computes the id of the build from its content, for the server (`build.json`), the page (a `meta`
 * element) and the worker (a constant).
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Plugin, transformWithOxc } from "vite";

const SOURCE = resolve(import.meta.dirname, "sw.ts");
const PUBLIC = resolve(import.meta.dirname, "public");
const WORDS = resolve(import.meta.dirname, "../src/overworld/i18n/locale/en/page.ftl");
/** The pictures of `make pictures`, of which systems that install the page show some. */
const PICTURES = resolve(import.meta.dirname, "../docs/img/stage");
const SCREENSHOTS = Object.entries({
  turn: "home-how-walk-about",
  build: "home-how-build-about",
  home: "home-title",
}).flatMap(([state, label]) =>
  [
    { sizes: "390x844", form_factor: "narrow" },
    { sizes: "1366x625", form_factor: "wide" },
  ].map((layout) => ({ ...layout, file: `${state}-${layout.sizes}-light.png`, label })),
);
/** The places that an installed page offers in the menu of its icon. */
const SHORTCUTS = {
  "home-new": "/new",
  "home-daily-title": "/#daily",
  "page-learn": "/learn",
  "page-puzzles": "/puzzles",
};

/** The files that every visitor needs offline. The worker keeps only the languages that the visitor reads. */
const NEEDED = /\.(js|css)$|(?<!-ext)-[\w-]{8}\.woff2$|^assets\/(page|long)-en-/;

function word(key: string): string {
  const [, text] = new RegExp(`^${key} = (.*)$`, "m").exec(readFileSync(WORDS, "utf-8")) ?? [];
  if (!text) throw new Error(`there is no message ${key}`);
  return text;
}

/** Return the manifest; `addressOf` returns the address of a picture. */
function manifest(addressOf: (file: string) => string): string {
  const icon = (src: string, purpose: string) => ({ src, sizes: "any", type: "image/svg+xml", purpose });
  const png = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any",
  });
  return JSON.stringify({
    id: "/",
    name: word("page-name"),
    short_name: word("page-name"),
    description: word("home-line"),
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "en",
    theme_color: "#7cc3ec",
    background_color: "#7cc3ec",
    categories: ["games"],
    icons: [
      icon("/favicon.svg", "any"),
      icon("/icon.svg", "maskable"),
      png(192),
      png(512),
      { ...png(512), purpose: "maskable" },
    ],
    shortcuts: Object.entries(SHORTCUTS).map(([key, url]) => ({ name: word(key), url, icons: [png(192)] })),
    screenshots: SCREENSHOTS.map(({ file, label, ...layout }) => ({
      src: addressOf(file),
      type: "image/png",
      ...layout,
      label: word(label),
    })),
  });
}

/** Return the service worker as a classic script: without types, import and export. */
async function script(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, "utf-8"), SOURCE);
  return code.replace(/^export \{\};?$/m, "");
}

export default function worker(): Plugin {
  const emitted = new Map<string, string>();
  return {
    name: "worker",
    apply: "build",
    buildStart() {
      for (const { file } of SCREENSHOTS) {
        const source = readFileSync(join(PICTURES, file));
        emitted.set(file, this.emitFile({ type: "asset", name: file, source }));
      }
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "/manifest.webmanifest" }, injectTo: "head" },
    ],
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const made = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/"))
          .sort();
        const open = readdirSync(PUBLIC).sort();
        const source = await script();
        const about = manifest((file) => `/${this.getFileName(emitted.get(file) ?? "")}`);
        // Systems that install the page fetch the PNG icons themselves.
        const needed = [...made.filter((name) => NEEDED.test(name)), ...open.filter((name) => !name.endsWith(".png"))];
        const files = ["/", ...needed.map((name) => `/${name}`)];
        const hash = createHash("sha256").update(JSON.stringify([made, files, source, about]));
        for (const name of open) hash.update(readFileSync(join(PUBLIC, name)));
        const build = hash.digest("hex").slice(0, 12);
        const head = `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${JSON.stringify(files)};\n`;
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("there is no index.html");
        page.source = String(page.source).replace("</title>", `</title>\n    <meta name="build" content="${build}" />`);
        this.emitFile({ type: "asset", fileName: "build.json", source: JSON.stringify({ build, files: made }) });
        this.emitFile({ type: "asset", fileName: "sw.js", source: head + source });
        this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: about });
      },
    },
  };
}
