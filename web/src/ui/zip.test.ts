import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { zipOf } from "./zip.ts";

/** Read the names and strings of a ZIP file with Python, which checks its checksums. */
function unzipped(file: Uint8Array): unknown {
  const folder = mkdtempSync(join(tmpdir(), "zip-"));
  const path = join(folder, "games.zip");
  const script = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as found:
    assert found.testzip() is None
    print(json.dumps({name: found.read(name).decode() for name in found.namelist()}))
`;
  try {
    writeFileSync(path, file);
    return JSON.parse(execFileSync("python3", ["-c", script, path], { encoding: "utf-8" }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("another program reads what was written", () => {
  const texts = { "ABCDEF.ogn": '[Overworld "1"]\n', "Åse.txt": "Größe 🧱", "empty.txt": "" };
  const entries = Object.entries(texts).map(([name, text]) => ({ name, text }));
  expect(unzipped(zipOf(entries))).toEqual(texts);
  expect(unzipped(zipOf([]))).toEqual({});
});
