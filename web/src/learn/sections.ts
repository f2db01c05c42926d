/** The sections of the rules in order: anchor, number of paragraphs, and rulings. */
export const SECTIONS: { id: string; paragraphs: number; rulings: number[] }[] = [
  { id: "goal", paragraphs: 2, rulings: [21] },
  { id: "table", paragraphs: 3, rulings: [1, 2, 10, 22] },
  { id: "turn", paragraphs: 2, rulings: [18] },
  { id: "collect", paragraphs: 3, rulings: [8, 9] },
  { id: "explore", paragraphs: 3, rulings: [3, 5, 6, 7] },
  { id: "build", paragraphs: 3, rulings: [11, 12] },
  { id: "fight", paragraphs: 3, rulings: [15, 16, 24] },
  { id: "weapon", paragraphs: 2, rulings: [4, 13, 14] },
  { id: "mobs", paragraphs: 1, rulings: [20] },
  { id: "extra", paragraphs: 2, rulings: [17, 25] },
  { id: "scoring", paragraphs: 4, rulings: [19, 23] },
  { id: "beginner", paragraphs: 1, rulings: [] },
  { id: "end", paragraphs: 2, rulings: [26, 27] },
];

/** The number of rulings. Their anchors are r1 to r27, as in the tests of the rules; players see the questions. */
export const RULINGS = 27;

/** Split a ruling at its question mark into question and answer. */
export function ruling(text: string): { question: string; answer: string } {
  const end = text.indexOf("?") + 1;
  return { question: text.slice(0, end), answer: text.slice(end).trim() };
}
