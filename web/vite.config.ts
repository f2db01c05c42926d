import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import before from "./before.ts";
import compress from "./compress.ts";
import languageFiles from "./languages.ts";
import media from "./media.ts";
import worker from "./worker.ts";

const SERVER = process.env.OVERWORLD_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [media(), svelte(), languageFiles(), worker(), before(), compress()],
  build: {
    outDir: resolve(import.meta.dirname, "../src/overworld/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: resolve(import.meta.dirname, "index.html") },
      // Few files, because each one costs a round trip. The first group that matches a module also takes its imports.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules\/(?!svelte\/src\/(animate|easing))|src\/(art|ui)\/(?!alive|zip|save|Dialog|Load|Shortcuts|[Ii]sland|[Cc]rown)|src\/(App|screens\/Table|game\/(bots|geometry|hints|Tile)|i18n\/(?!pseudo|names)\w+|learn\/progress|world\/[Ss]lab)\./,
            },
            {
              name: "page",
              test: /src\/(art\/[Ii]sland|game\/options|home\/dates|i18n\/names|learn\/lessons|lobby\/make|screens\/(Page|T\w+)|ui\/Dialog|world\/QuietLand)\./,
            },
            { name: "people", test: /src\/(people\/(?!searching|invitation)|screens\/(Own|Day)\.)/ },
            { name: "game", test: /src\/table\/Game\.svelte/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // A DOM per test file takes five times as long as the tests, so they share one that fresh.ts resets.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tests/*.test.ts"],
    isolate: false,
    setupFiles: ["fresh.ts"],
    // Milliseconds that only a test that hangs can reach, even on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
