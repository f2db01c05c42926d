/** The HTTP side of the server, typed. */
import type {
  Act,
  Analysed,
  AnalysisRequest,
  AnyAction,
  BoxTitle,
  BuildPreview,
  ClaimLink,
  Done,
  Error as ErrorMessage,
  ErrorCode,
  Hello,
  LessonAtTable,
  LessonInfo,
  Listed,
  CreatedTable,
  Note,
  Options,
  PuzzleAtTable,
  PuzzleInfo,
  Refusal,
  ReviewState,
  Steps,
  TableInfo,
  TriedMove,
  TryRequest,
} from "../protocol.ts";
import { noteCompiling } from "./compiling.svelte.ts";

const PREFIX = "/api/1";
/** Deadline of a request, in milliseconds. */
const DEADLINE_MS = 8000;
/** Deadline of a request for which the server computes or sends a lot. */
const LONG_DEADLINE_MS = 20_000;

/** A request that the server refused, or that it did not answer in time (`offline`). */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | "offline",
    readonly facts: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

/** Send a request and return the text of the answer; reject with `Refused`. */
export async function sendText(path: string, method: string, body?: unknown, deadline = DEADLINE_MS): Promise<string> {
  const [answer, text] = await exchange(path, deadline, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  noteCompiling(answer);
  if (!answer.ok) throw refusalIn(text);
  return text;
}

/** Fetch a path with its whole body; reject with `offline` after the deadline. */
async function exchange(path: string, deadline: number, init?: RequestInit): Promise<[Response, string]> {
  try {
    const answer = await fetch(PREFIX + path, { ...init, signal: AbortSignal.timeout(deadline) });
    return [answer, await answer.text()];
  } catch {
    throw new Refused("offline");
  }
}

/** Send a request and parse the answer; reject with `Refused`. */
export async function ask<T>(path: string, method = "GET", body?: unknown, deadline?: number): Promise<T> {
  const text = await sendText(path, method, body, deadline);
  return (text ? JSON.parse(text) : null) as T;
}

function refusalIn(text: string): Refused {
  try {
    const { code, facts } = JSON.parse(text) as Partial<ErrorMessage>;
    if (code) return new Refused(code, facts);
  } catch {
    // Probably an error page of a proxy.
  }
  return new Refused("unavailable");
}

/** Return a new unique id for an action. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const atStep = (step: number | null) => (step === null ? "" : `&step=${step}`);
const table = (code: string) => `/tables/${encodeURIComponent(code)}`;

export const api = {
  me: () => ask<Listed[]>("/me"),
  boxes: () => ask<BoxTitle[]>("/boxes"),
  make: (options: Options) => ask<CreatedTable>("/tables", "POST", options),
  table: (code: string) => ask<Hello>(table(code)),
  info: (code: string) => ask<TableInfo>(`${table(code)}/info`),
  remove: (code: string) => ask<null>(table(code), "DELETE"),
  act: (code: string, action: AnyAction) =>
    ask<Done>(`${table(code)}/actions`, "POST", { type: "act", id: newId(), action } satisfies Act),
  steps: (code: string, first: number) =>
    ask<Steps>(`${table(code)}/steps?first=${first}`, "GET", undefined, LONG_DEADLINE_MS),
  analysis: (code: string, step: number, ms = 1000) =>
    ask<Analysed>(`${table(code)}/steps/${step}/analysis`, "POST", { ms } satisfies AnalysisRequest, LONG_DEADLINE_MS),
  askReview: (code: string) => ask<ReviewState>(`${table(code)}/review`, "POST"),
  review: (code: string) => ask<ReviewState>(`${table(code)}/review`),
  notes: (code: string) => ask<Note[]>(`${table(code)}/notes`),
  note: (code: string, step: number, text: string) => ask<Note[]>(`${table(code)}/steps/${step}/note`, "PUT", { text }),
  removeNote: (code: string, step: number, seat: number) =>
    ask<Note[]>(`${table(code)}/steps/${step}/note?seat=${seat}`, "DELETE"),
  previews: (code: string, cell: string, step: number | null = null) =>
    ask<BuildPreview[]>(`${table(code)}/previews?at=${cell}${atStep(step)}`),
  why: (code: string, move: string, step: number | null = null) =>
    ask<Refusal | null>(`${table(code)}/why?move=${encodeURIComponent(move)}${atStep(step)}`),
  tryMove: (code: string, step: number, move: string) =>
    ask<TriedMove>(`${table(code)}/steps/${step}/try`, "POST", { move } satisfies TryRequest, LONG_DEADLINE_MS),
  /** Without a bot, the opponents stay the same. */
  fork: (code: string, step: number, seat: number, bot = "") =>
    ask<CreatedTable>(`${table(code)}/fork`, "POST", { step, seat, bot }, LONG_DEADLINE_MS),
  lessons: () => ask<LessonInfo[]>("/lessons"),
  lesson: (number: number) => ask<LessonAtTable>(`/lessons/${number}`),
  puzzles: () => ask<PuzzleInfo[]>("/puzzles"),
  puzzle: (number: number) => ask<PuzzleAtTable>(`/puzzles/${number}`),
  importRecord: (record: string) => ask<CreatedTable>("/records", "POST", { record }, LONG_DEADLINE_MS),
  record: (code: string) => `${PREFIX}${table(code)}/record`,
  recordText: (code: string) => sendText(`${table(code)}/record`, "GET"),
  qr: (code: string) => `${PREFIX}${table(code)}/qr.svg`,
  /** The QR code of a link that moves a seat. The secret is not in the URL, so no log has it. */
  claimQr: async (code: string, claim: ClaimLink) =>
    `data:image/svg+xml,${encodeURIComponent(await sendText(`${table(code)}/qr.svg`, "POST", claim))}`,
};
