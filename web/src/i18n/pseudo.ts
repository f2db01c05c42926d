/** Pseudo-localisation: shows text that is not translated, truncated or joined in code (docs/reference/messages.md). */

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž";
const LONGER = 0.4;

/** Return a text with accents and 40 % longer. It doubles letters evenly, so that lines break as usual. */
export function accented(text: string): string {
  let owed = 0;
  return Array.from(text, (letter) => {
    owed += LONGER;
    const written = ACCENTED[PLAIN.indexOf(letter)];
    if (!written || owed < 1) return written ?? letter;
    owed -= 1;
    return written + written;
  }).join("");
}
