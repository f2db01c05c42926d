/**
 * Keep the assets of the previous build for pages that are open while a server gets a new version. Their
 * names have hashes, so both builds fit into one folder. Assets of older builds are deleted.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const INDEX = "build.json";

interface Build {
  build: string;
  files: string[];
  /** The files of the previous build. */
  before?: string[];
}

function read(folder: string): Build | null {
  const path = join(folder, INDEX);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf-8")) as Build) : null;
}

export default function before(): Plugin {
  let folder = "";
  let last: Build | null = null;
  const kept = new Map<string, Buffer>();
  return {
    name: "before",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    buildStart() {
      last = read(folder);
      for (const name of [...(last?.files ?? []), ...(last?.before ?? [])]) {
        const path = join(folder, name);
        if (existsSync(path)) kept.set(name, readFileSync(path));
      }
    },
    closeBundle() {
      const now = read(folder);
      if (!now || !last) return;
      const old = (last.build === now.build ? last.before : last.files) ?? [];
      const files = old.filter((file) => !now.files.includes(file));
      for (const name of files) {
        const content = kept.get(name);
        if (content) writeFileSync(join(folder, name), content);
      }
      writeFileSync(join(folder, INDEX), JSON.stringify({ ...now, before: files }));
    },
  };
}
