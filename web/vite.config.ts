import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import before from "./before.ts";
import compress from "./compress.ts";
import languageFiles from "./languages.ts";
import worker from "./worker.ts";

const SERVER = process.env.OVERWORLD_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), languageFiles(), worker(), before(), compress()],
  build: {
    outDir: resolve(import.meta.dirname, "../src/overworld/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: resolve(import.meta.dirname, "index.html") },
      // Few files: over a slow network each one costs as much as what is in it. The first that
      // matches takes what it imports along.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules|src\/(App|screens\/Table|ui\/\w+)\.svelte|src\/(quiet|words\/\w+|shell\/(options|copy|Shortcuts)|ui\/\w+|learn\/(coach|progress))\./,
            },
            { name: "art", test: /src\/art\// },
            { name: "land", test: /src\/(world\/QuietLand|tile\/\w+|shell\/MiniBoard)\./ },
            { name: "turns", test: /src\/install\/turns\./ },
            { name: "shell", test: /src\/(shell\/|screens\/(Home|Lobby|Lost|New|Settings)\.svelte)/ },
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
  // To make a page for each file of tests took five times as long as the tests; fresh.ts parts them.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    isolate: false,
    setupFiles: ["fresh.ts"],
    // Only a test that hangs takes this long, in ms, however busy the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
