/**
 * A language that nobody speaks, made from English: accents, 40 % longer, in brackets.
 *
 * Whoever reads it sees at once what was not translated (no accents), what was cut off (no bracket)
 * and what was glued together (brackets in the middle). Values, references and keys stay.
 */

const ACCENTS: Record<string, string> = Object.fromEntries(
  [..."AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmṁnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž"]
    .reduce<string[][]>((pairs, letter, index) => {
      if (index % 2) pairs.at(-1)?.push(letter);
      else pairs.push([letter]);
      return pairs;
    }, [])
    .map(([plain, accented]) => [plain, accented]),
);
const LONGER = 0.4;

/** Names of people have a greatest length, which English uses up. */
const FULL = /^name-/;

/** A text with accents, and longer: letters are doubled evenly, so that it breaks as words do. */
export function accented(text: string, longer = LONGER): string {
  let owed = 0;
  return Array.from(text, (letter) => {
    owed += longer;
    const written = ACCENTS[letter] ?? letter;
    if (written === letter || owed < 1) return written;
    owed -= 1;
    return written + written;
  }).join("");
}

/** What stands on a line of a message, with accents and brackets; whatever is in braces stays. */
function line(text: string, longer: number): string {
  if (!/\p{L}/u.test(text.replace(/\{[^{}]*\}?/g, ""))) return text;
  const [, before = "", inside = "", after = ""] = /^(\s*)(.*?)((?:\s*\{[^{}]*->)?\s*)$/u.exec(text) ?? [];
  const parts = inside.split(/(\{[^{}]*\})/).map((part) => (part.startsWith("{") ? part : accented(part, longer)));
  return `${before}⟦${parts.join("")}⟧${after}`;
}

/** The messages of a file in the language that nobody speaks. */
export function pseudo(words: string): string {
  let longer = LONGER;
  return words
    .split("\n")
    .map((written) => {
      const [, key, rest] = /^(-?[a-zA-Z][\w-]* *=)(.*)$/.exec(written) ?? [];
      if (key !== undefined) longer = FULL.test(key) ? 0 : LONGER;
      if (key !== undefined && rest !== undefined) return key + line(rest, longer);
      const [, form, text] = /^(\s+(?:\*?\[[^\]]+\]|\}))(.*)$/.exec(written) ?? [];
      if (form !== undefined && text !== undefined) return form + line(text, longer);
      return /^\s/.test(written) ? line(written, longer) : written;
    })
    .join("\n");
}
