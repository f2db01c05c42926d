/**
 * Lessons and puzzles as tables. Their views are recorded, so that the page of a table works without a server
 * and without a network.
 */
import { ask, Refused } from "../net/api.ts";
import { parseMove } from "../net/moves.ts";
import { TableModel } from "../net/model.svelte.ts";
import type {
  AnyAction,
  BuildPreview,
  Done,
  LessonAtTable,
  LessonStep,
  LogEntry,
  Missed,
  Moment,
  PuzzleAtTable,
  PuzzleInfo,
  PuzzleNode,
  Refusal,
  TableInfo,
} from "../protocol.ts";
import { isCount, isListOf, keep, readKept } from "../storage.ts";
import { myName } from "../i18n/names.ts";
import { progress, remember, withOne } from "./progress.svelte.ts";

const LEARNER = 0;
const TRIED = "overworld-tried";

/** A table without a server. */
abstract class PracticeTable extends TableModel {
  readonly practice = true;
  #moment: Moment | null = null;

  constructor(info: TableInfo) {
    super("");
    this.info = { ...info, seats: info.seats.map((seat, at) => (at === LEARNER ? { ...seat, name: myName() } : seat)) };
    this.you = { seats: [LEARNER], host: false };
    this.connection = "online";
  }

  open(): void {}
  close(): void {}

  /** Show a recorded view with a log. */
  protected show(moment: Moment, log: LogEntry[]): void {
    this.#moment = moment;
    this.view = moment.view;
    this.log = log;
    this.seq++;
    this.notifyReset();
  }

  /** Continue with the next recorded view, like an update of a server. */
  protected goOn(moment: Moment): void {
    this.#moment = moment;
    const seq = this.seq + 1;
    this.applyUpdate({
      type: "update",
      seq,
      game_seq: seq,
      at: Date.now(),
      kind: "move",
      log: moment.log ?? [],
      view: moment.view,
    });
  }

  protected get done(): Promise<Done> {
    return Promise.resolve({ type: "done", id: "", seq: this.seq });
  }

  abstract play(move: string | number): Promise<Done>;

  act(_action: AnyAction): Promise<Done> {
    return Promise.reject(new Refused("option_off"));
  }

  undo(): Promise<Done> {
    return Promise.reject(new Refused("option_off"));
  }

  now(): number {
    return Date.now();
  }

  why(move: string): Promise<Refusal | null> {
    return Promise.resolve(this.#moment?.why?.[move] ?? null);
  }

  previews(cell: string): Promise<BuildPreview[]> {
    const found = Object.entries(this.#moment?.previews ?? {});
    return Promise.resolve(found.flatMap(([move, preview]) => (parseMove(move).at === cell ? [preview] : [])));
  }
}

export class LessonStore extends PracticeTable {
  readonly lesson: LessonAtTable;
  /** The step, from 0; the number of steps at the end of the lesson. */
  at = $state(0);
  /** The answer to a wrong move: the end of a message key. */
  answer = $state("");
  step = $derived.by<LessonStep | undefined>(() => this.lesson.steps[this.at]);

  constructor(lesson: LessonAtTable) {
    super(lesson.info);
    this.lesson = lesson;
    this.to(progress.at[lesson.number] ?? 0);
  }

  /** Go to a step; the log has the events before it. */
  to(at: number): void {
    this.at = Math.min(Math.max(0, at), this.lesson.steps.length);
    this.answer = "";
    const last = this.step?.moment ?? this.lesson.moments.length - 1;
    const moments = this.lesson.moments.slice(0, last + 1);
    const moment = moments.at(-1);
    if (moment)
      this.show(
        moment,
        moments.flatMap(({ log }) => log ?? []),
      );
    this.#keep();
  }

  /** Complete a step that the player only reads. */
  next(): void {
    if (this.#expects("read")) this.#advance();
  }

  /** Complete the choice of a character. */
  choose(colour: string): void {
    remember(() => ({ colour }));
    if (this.#expects("choose")) this.#advance();
  }

  override notice(what: string): void {
    const { expect, open } = this.step ?? {};
    if (expect === "turn" ? what === "turn" : expect === "open" && what === open) this.#advance();
  }

  override async why(move: string): Promise<Refusal | null> {
    const step = this.step;
    const found = await super.why(move);
    if (step?.expect === "refuse" && found?.code === (await super.why(step.move ?? ""))?.code) this.#advance();
    return found;
  }

  play(move: string | number): Promise<Done> {
    const step = this.step;
    if (step?.expect === "move" && step.move === move) this.#advance();
    else this.answer = step?.other ? `${this.lesson.name}-${step.other}` : "other";
    return this.done;
  }

  #expects(what: NonNullable<LessonStep["expect"]>): boolean {
    return this.step !== undefined && (this.step.expect ?? "read") === what;
  }

  #advance(): void {
    const { moments } = this.lesson;
    const before = this.step?.moment ?? 0;
    const moved = this.#expects("move");
    this.answer = "";
    this.at++;
    const last = this.step?.moment ?? (moved ? before + 1 : before);
    for (const moment of moments.slice(before + 1, last + 1)) this.goOn(moment);
    this.#keep();
  }

  #keep(): void {
    const { number, steps } = this.lesson;
    const over = this.at >= steps.length;
    remember(({ at, done }) => ({
      at: { ...at, [number]: over ? 0 : this.at },
      done: over ? withOne(done, number) : done,
    }));
  }
}

/** The result of a move; `shown` after the page has played the answer. */
export type Verdict = "yes" | "no" | "on" | "shown" | "";

/** The time between two moves of an answer that the page plays, in ms. */
const BETWEEN = 1200;

/** Report the first attempt at a puzzle to the server. A failed request is ignored. */
function count(puzzle: number, found: boolean): void {
  const { tried } = readKept(TRIED, { tried: [] as number[] }, { tried: isListOf(isCount) });
  if (tried.includes(puzzle)) return;
  keep(TRIED, { tried: [...tried, puzzle] });
  if (progress.solved.includes(puzzle)) return;
  ask<PuzzleInfo>(`/puzzles/${puzzle}/tries`, "POST", { found }).catch(() => {});
}

/** Return a view without the answer of the puzzle: no scores of builds and no odds. */
function closed(moment: Moment): Moment {
  return { ...moment, view: { ...moment.view, odds: {}, answers: {} }, previews: {} };
}

export class PuzzleStore extends PracticeTable {
  readonly puzzle: PuzzleAtTable;
  verdict = $state<Verdict>("");
  /** The distance of the last move from the goal. */
  missed = $state.raw<Missed | undefined>();
  #node: PuzzleNode | undefined;
  #timer = 0;

  constructor(puzzle: PuzzleAtTable) {
    super(puzzle.info);
    this.puzzle = puzzle;
    this.again();
  }

  /** Whether the answer is on the table. */
  get over(): boolean {
    return this.verdict === "yes" || this.verdict === "shown";
  }

  override close(): void {
    window.clearTimeout(this.#timer);
  }

  again(): void {
    window.clearTimeout(this.#timer);
    this.verdict = "";
    this.missed = undefined;
    this.#node = this.puzzle.nodes[0];
    if (this.#node) this.show(this.#seen(this.#node.moment), []);
  }

  /** Return the visible part of a view: everything in a game, because no number in it is the answer. */
  #seen(moment: Moment): Moment {
    return this.puzzle.best ? moment : closed(moment);
  }

  /** Play the answer from the start. */
  reveal(): void {
    this.again();
    this.verdict = "shown";
    this.#step(this.#answer(0) ?? []);
  }

  /** Return a sequence of moves from a node to the goal. */
  #answer(at: number): string[] | null {
    const { solves = [], next = {} } = this.puzzle.nodes[at] ?? {};
    if (solves[0] !== undefined) return [solves[0]];
    for (const [move, there] of Object.entries(next)) {
      const rest = this.#answer(there);
      if (rest) return [move, ...rest];
    }
    return null;
  }

  #step([move, ...rest]: string[]): void {
    if (move === undefined) return;
    this.#timer = window.setTimeout(() => {
      if (rest.length) this.#goTo(this.#node?.next?.[move]);
      else this.#finish(move);
      this.#step(rest);
    }, BETWEEN);
  }

  #goTo(at: number | undefined): void {
    this.#node = this.puzzle.nodes[at ?? -1];
    if (this.#node) this.goOn(this.#seen(this.#node.moment));
  }

  /** Play the last move of an answer and everything that follows. Nothing is left to decide. */
  #finish(move: string): void {
    for (const moment of this.#node?.then?.[move] ?? [])
      this.goOn({ ...moment, view: { ...moment.view, legal: [], decider: null } });
  }

  play(move: string | number): Promise<Done> {
    if (this.over) return this.done;
    const text = String(move);
    const next = this.#node?.next?.[text];
    this.missed = this.#node?.missed?.[text];
    if (this.#node?.solves?.includes(text)) {
      this.verdict = "yes";
      this.#finish(text);
      count(this.puzzle.number, true);
      remember(({ solved }) => ({ solved: withOne(solved, this.puzzle.number) }));
    } else if (next === undefined) {
      this.verdict = "no";
      count(this.puzzle.number, false);
    } else {
      this.verdict = "on";
      this.#goTo(next);
    }
    return this.done;
  }
}
