/**
 * The rules of eslint.config.js and those that need types: `npm run lint:types`. They are slow, so `make test` runs them
 * and `make check` does not.
 */
import ts from "typescript-eslint";
import base from "./eslint.config.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  ...base,
  {
    files: ["**/*.ts", "**/*.svelte"],
    plugins: { "@typescript-eslint": ts.plugin },
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-unnecessary-condition": "error",
      // It needs types, and does not see props that a component passes on as a whole.
      "svelte/no-unused-props": "off",
      // It is slow with types, and the page has no stores.
      "svelte/require-store-reactive-access": "off",
    },
  },
  { files: ["**/*.ts"], ignores: ["**/*.svelte.ts"], languageOptions: { parser: ts.parser } },
  {
    files: ["sw.ts"],
    languageOptions: { parserOptions: { projectService: false, project: "tsconfig.worker.json" } },
  },
);
