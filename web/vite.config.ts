import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import compress from "./compress.ts";
import languageFiles from "./languages.ts";

const SERVER = process.env.OVERWORLD_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), languageFiles(), compress()],
  build: {
    outDir: resolve(import.meta.dirname, "../src/overworld/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: resolve(import.meta.dirname, "index.html") },
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
