/** What the code of the page has to keep to: mistakes, and which folder may know of which. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/**
 * The folders of src from the bottom to the top: each may import from those before it, and those of one
 * row leave each other alone. What lies in src itself is at the bottom, but for what is listed in TOP.
 */
const LAYERS = [
  ["art", "sound", "style"],
  ["net"],
  ["words"],
  ["tile"],
  ["ui"],
  ["install"],
  ["shell"],
  ["show"],
  ["play"],
  ["inspect"],
  ["log"],
  ["world", "board", "cube", "learn"],
  ["fight", "scoring", "people", "replay"],
  ["rulebook"],
  ["review"],
  ["table"],
  ["screens"],
];
const TOP = ["App.svelte", "main.ts"];

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
                message: `${folder}/ may not know of what is built on it (LAYERS in eslint.config.js).`,
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
    files: ["sw.js"],
    languageOptions: { globals: { ...globals.serviceworker, BUILD: "readonly", FILES: "readonly" } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // svelte-check knows which comments are needed, and what is replaced needs no reactive sets.
      "svelte/no-unused-svelte-ignore": "off",
      "svelte/prefer-svelte-reactivity": "off",
      // Where noUncheckedIndexedAccess knows less than whoever wrote the line.
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
