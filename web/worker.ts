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

/** The files that every visitor needs offline. The worker keeps only the languages that the visitor reads. */
const NEEDED = /\.(js|css)$|(?<!-ext)-[\w-]{8}\.woff2$|^assets\/(page|long)-en-/;

function word(key: string): string {
  const [, text] = new RegExp(`^${key} = (.*)$`, "m").exec(readFileSync(WORDS, "utf-8")) ?? [];
  if (!text) throw new Error(`there is no message ${key}`);
  return text;
}

function manifest(): string {
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
    theme_color: "#0a1024",
    background_color: "#0a1024",
    categories: ["games"],
    icons: [icon("/favicon.svg", "any"), icon("/icon.svg", "maskable"), png(192), png(512)],
  });
}

/** Return the service worker as a classic script: without types, import and export. */
async function script(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, "utf-8"), SOURCE);
  return code.replace(/^export \{\};?$/m, "");
}

export default function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
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
        const about = manifest();
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
