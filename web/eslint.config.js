/** Lint rules of the page, and which folder may import from which. */
import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/**
 * The folders of src from the bottom to the top. A folder may import only from folders in earlier rows.
 * Files in src itself are at the bottom, except those in TOP.
 */
const LAYERS = [
  ["art"],
  ["net"],
  ["i18n"],
  ["ui"],
  ["pwa"],
  ["playback"],
  ["game"],
  ["log", "people"],
  ["world", "board", "cube"],
  ["learn"],
  ["fight", "scoring", "presence", "replay"],
  ["table"],
  ["home", "lobby"],
  ["screens"],
];
const TOP = ["App.svelte", "main.ts"];

const folders = readdirSync(new URL("src", import.meta.url), { withFileTypes: true }).filter((one) =>
  one.isDirectory(),
);
const missing = folders.map(({ name }) => name).filter((name) => !LAYERS.flat().includes(name));
if (missing.length) throw new Error(`LAYERS in eslint.config.js does not have src/${missing.join(", src/")}`);

const layers = LAYERS.map((row, at) =>
  row.map((folder) => {
    const others = [...LAYERS.slice(at + 1).flat(), ...row.filter((one) => one !== folder)];
    return {
      files: [`src/${folder}/**`],
      ignores: ["**/*.test.ts"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                regex: `^\\.\\./(?:${[...others.map((name) => `${name}/`), ...TOP.map((name) => name.replace(".", "\\."))].join("|")})`,
                message: `${folder}/ must not import from a higher layer (LAYERS in eslint.config.js).`,
              },
            ],
          },
        ],
      },
    };
  }),
).flat();

export default ts.config(
  { ignores: ["node_modules/", "src/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["sw.ts"],
    languageOptions: { globals: { ...globals.serviceworker } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // svelte-check knows which comments are needed. Our sets are replaced, not changed, so they need no reactivity.
      "svelte/no-unused-svelte-ignore": "off",
      "svelte/prefer-svelte-reactivity": "off",
      // Needed where the code guarantees an index that noUncheckedIndexedAccess cannot check.
      "@typescript-eslint/no-non-null-assertion": "off",
      "no-console": ["error", { allow: ["error"] }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
    },
  },
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/no-extraneous-class": "off" } },
  ...layers,
);
