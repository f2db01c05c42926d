/** Replace names such as `(--phone)` in media queries by their conditions in `media.css`. Browsers cannot do that yet. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FILE = new URL("src/ui/style/media.css", import.meta.url);

export default function media(): Plugin {
  const rules = readFileSync(FILE, "utf-8").matchAll(/@custom-media (--\w+) ([^;]+);/g);
  const conditions = new Map([...rules].map(([, name, condition]) => [name!, `(${condition!})`]));
  return {
    name: "media",
    enforce: "pre",
    transform: {
      filter: { id: /\.(?:css|svelte)$/ },
      handler: (code) =>
        code.replace(/@media[^{]+/g, (query) =>
          query.replace(/\((--\w+)\)/g, (_, name: string) => {
            const condition = conditions.get(name);
            if (!condition) throw new Error(`media.css does not define ${name}`);
            return condition;
          }),
        ),
    },
  };
}
