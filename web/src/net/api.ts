/** The HTTP side of the server, typed. */
import type {
  Act,
  Analysed,
  AnalysisWanted,
  AnyAction,
  BoxTitle,
  BuildPreview,
  ClaimLink,
  Daily,
  Done,
  Error as Refusal,
  ErrorCode,
  Hello,
  LessonAtTable,
  LessonInfo,
  Listed,
  Made,
  Note,
  Options,
  PuzzleAtTable,
  PuzzleInfo,
  Reason,
  ReviewState,
  Steps,
  TableInfo,
} from "../protocol.ts";
import { noteCompiling } from "./compiling.svelte.ts";

const PREFIX = "/api/1";

/** Something that the server could not do, or that did not reach it (`offline`). */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | "offline",
    readonly facts: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

async function send(path: string, method: string, body?: unknown): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(PREFIX + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refused("offline");
  }
  noteCompiling(answer);
  const text = await answer.text();
  if (!answer.ok) throw refusalIn(text);
  return text;
}

/** Asks the server something. */
export async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const text = await send(path, method, body);
  return (text ? JSON.parse(text) : null) as T;
}

function refusalIn(text: string): Refused {
  try {
    const { code, facts } = JSON.parse(text) as Refusal;
    if (code) return new Refused(code, facts);
  } catch {
    // Not our server's words, but perhaps a proxy's.
  }
  return new Refused("unavailable");
}

/** An id for an action that nobody else uses. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const table = (code: string) => `/tables/${encodeURIComponent(code)}`;

export const api = {
  me: () => ask<Listed[]>("/me"),
  daily: () => ask<Daily>("/daily"),
  boxes: () => ask<BoxTitle[]>("/boxes"),
  make: (options: Options) => ask<Made>("/tables", "POST", options),
  table: (code: string) => ask<Hello>(table(code)),
  info: (code: string) => ask<TableInfo>(`${table(code)}/info`),
  remove: (code: string) => ask<null>(table(code), "DELETE"),
  act: (code: string, action: AnyAction) =>
    ask<Done>(`${table(code)}/actions`, "POST", { type: "act", id: newId(), action } satisfies Act),
  steps: (code: string, first: number) => ask<Steps>(`${table(code)}/steps?first=${first}`),
  analysis: (code: string, step: number, ms = 1000) =>
    ask<Analysed>(`${table(code)}/steps/${step}/analysis`, "POST", { ms } satisfies AnalysisWanted),
  askReview: (code: string) => ask<ReviewState>(`${table(code)}/review`, "POST"),
  review: (code: string) => ask<ReviewState>(`${table(code)}/review`),
  notes: (code: string) => ask<Note[]>(`${table(code)}/notes`),
  note: (code: string, step: number, text: string) => ask<Note[]>(`${table(code)}/steps/${step}/note`, "PUT", { text }),
  removeNote: (code: string, step: number, seat: number) =>
    ask<Note[]>(`${table(code)}/steps/${step}/note?seat=${seat}`, "DELETE"),
  preview: (code: string, move: string) => ask<BuildPreview>(`${table(code)}/preview?move=${encodeURIComponent(move)}`),
  why: (code: string, move: string) => ask<Reason | null>(`${table(code)}/why?move=${encodeURIComponent(move)}`),
  fork: (code: string, step: number, seat: number, bot: string) =>
    ask<Made>(`${table(code)}/fork`, "POST", { step, seat, bot }),
  lessons: () => ask<LessonInfo[]>("/lessons"),
  lesson: (number: number) => ask<LessonAtTable>(`/lessons/${number}`),
  puzzles: () => ask<PuzzleInfo[]>("/puzzles"),
  puzzle: (number: number) => ask<PuzzleAtTable>(`/puzzles/${number}`),
  importRecord: (record: string) => ask<Made>("/records", "POST", { record }),
  record: (code: string) => `${PREFIX}${table(code)}/record`,
  qr: (code: string) => `${PREFIX}${table(code)}/qr.svg`,
  /** The picture of a link that moves a seat; its secret is in no URL, so in nobody's log. */
  claimQr: async (code: string, claim: ClaimLink) =>
    `data:image/svg+xml,${encodeURIComponent(await send(`${table(code)}/qr.svg`, "POST", claim))}`,
};
