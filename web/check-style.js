/**
 * Check that components take colours and breakpoints by name, that each name is used, and that no style of a table has
 * `:has()`: `node check-style.js`, part of `npm run check`.
 */
import { readdirSync, readFileSync } from "node:fs";

const TOKENS = ["src/ui/style/tokens.css", "src/art/colours.css"];
const read = (file) => readFileSync(file, "utf-8");
const all = readdirSync("src", { recursive: true }).map((file) => `src/${file.replaceAll("\\", "/")}`);
const files = all.filter((file) => /\.(?:css|svelte|ts)$/.test(file) && !file.endsWith(".test.ts"));
/** The folders without components of a table. */
const APART = /^src\/(?:home|lobby|people|screens)\//;
const problems = [];

for (const file of files) {
  const code = read(file).replace(/\/\*.*?\*\/|<!--.*?-->/gs, "");
  const [markup = "", ...styles] = file.endsWith(".css") ? ["", code] : code.split("<style>");
  const style = styles.join("");
  const colours = [
    ...style.matchAll(/#[\da-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgb|hsl|oklch)a?\(/gi),
    ...markup.matchAll(/(?<=["'`(\s])#[\da-f]{3,8}(?=["'`),\s])|\b(?:rgb|hsl|oklch)a?\((?=[\d$])/gi),
  ];
  if (!TOKENS.includes(file) && !file.startsWith("src/art/"))
    for (const [colour] of colours) problems.push(`${file}: ${colour} needs a name in ${TOKENS.join(" or ")}`);
  for (const [query] of style.matchAll(/@media[^{]*(?:width|height|aspect-ratio)[^{]*/g))
    problems.push(`${file}: ${query.trim()} needs a name in src/ui/style/media.css`);
  // Chromium restyles the whole table for each new element if a style has `:has()`.
  if (!APART.test(file) && style.includes(":has(")) problems.push(`${file}: a class must replace :has()`);
}

// A name in `{braces}` is a player's colour or a part of the land.
const everything = all
  .filter((file) => /\.(?:css|svelte|ts)$/.test(file))
  .map(read)
  .join("");
const defined = TOKENS.flatMap((file) => [...read(file).matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name));
const local = [...everything.matchAll(/(--[\w-]+)(?:[:=]|", )/g)].map(([, name]) => name);
for (const [, name, more] of everything.matchAll(/var\((--[\w-]+)(.)/g)) {
  if (more !== "{" && !local.includes(name)) problems.push(`var(${name}) has no value`);
  if (more === "," && defined.includes(name)) problems.push(`var(${name}, ...) never takes its second value`);
}

// Code composes the names of players' colours, and `world/slab.ts` has those of the land as strings.
const composed = /^--(?:on-)?(?:red|blue|yellow|green)(?:-text|-line)?$/;
for (const name of new Set(defined))
  if (!everything.includes(`var(${name})`) && !everything.includes(`fill: "${name.slice(2)}"`) && !composed.test(name))
    problems.push(`${name} is never used`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
