/** The parts of the rules in their order: an anchor each, and how many paragraphs it has. */
export const SECTIONS: { id: string; paragraphs: number }[] = [
  { id: "goal", paragraphs: 2 },
  { id: "table", paragraphs: 3 },
  { id: "turn", paragraphs: 2 },
  { id: "collect", paragraphs: 3 },
  { id: "explore", paragraphs: 3 },
  { id: "build", paragraphs: 3 },
  { id: "fight", paragraphs: 3 },
  { id: "weapon", paragraphs: 2 },
  { id: "mobs", paragraphs: 1 },
  { id: "extra", paragraphs: 2 },
  { id: "scoring", paragraphs: 4 },
  { id: "beginner", paragraphs: 1 },
  { id: "end", paragraphs: 2 },
  { id: "questions", paragraphs: 8 },
];
