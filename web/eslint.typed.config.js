/** Lint rules that need types: `npm run lint:types`. They are slow, so `make test` runs them and `make check` does not. */
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/protocol.ts", "**/*.js"] },
  ...svelte.configs.base,
  {
    files: ["**/*.ts", "**/*.svelte"],
    plugins: { "@typescript-eslint": ts.plugin },
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig },
    },
    // Comments that switch off rules of eslint.config.js have no use here.
    linterOptions: { reportUnusedDisableDirectives: "off" },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-unnecessary-condition": "error",
    },
  },
  { files: ["**/*.ts"], ignores: ["**/*.svelte.ts"], languageOptions: { parser: ts.parser } },
  {
    files: ["sw.ts"],
    languageOptions: { parserOptions: { projectService: false, project: "tsconfig.worker.json" } },
  },
);
