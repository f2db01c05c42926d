/**
 * Selection: what the player is about to do, and the advice about it.
 *
 * It has the chosen action, the building in hand and the decision that waits for a second tap. It has no
 * rules: every target is one of the server's legal decisions.
 */
import { Refused } from "../net/api.ts";
import type { TableModel } from "../net/model.svelte.ts";
import { type Move, parseMove } from "../net/moves.ts";
import { sharing } from "../net/share.ts";
import type { BuildPreview, PromptCode, View } from "../protocol.ts";
import { settings } from "../settings.svelte.ts";
import { dismissAll } from "../ui/toasts.svelte.ts";
import { type ActionId, type Decision, HOPELESS, parseDecision, verbOf, withVerb } from "./moves.ts";
import type { Playback } from "./playback.svelte.ts";
import { Previews } from "./previews.svelte.ts";

/** Prompts that have one kind of answer. */
const QUESTIONS: ReadonlySet<PromptCode> = new Set(["second", "bow", "pickaxe", "tnt", "score"]);
const OTHERS: PromptCode[] = ["set_up", "chance", "act", "extra", "trade", "end", "over"];
const PROMPTS: ReadonlySet<string> = new Set([...QUESTIONS, ...OTHERS]);

const coarse = () => window.matchMedia("(pointer: coarse)").matches;

/** A decision of the step on screen, and a better one, as the server writes them. */
export interface Comparison {
  seat: number;
  played: string | null;
  better: string | null;
  /** The kind of action that a nudge names. */
  nudge?: string | null;
}

export interface SelectionOptions {
  /** Tells the player that the server refused a decision. */
  refused: (refusal: Refused) => void;
  /** Tells the player that another decision is on its way. */
  waiting: () => void;
  /** Returns what the review compares; without it there is no review. */
  compared?: () => Comparison | null;
}

const parsed = (move: string | null | undefined): Move | null => (move ? parseMove(move) : null);

export class Selection {
  readonly #store: TableModel;
  readonly #playback: Playback;
  readonly #options: SelectionOptions;
  readonly #share = sharing<Decision[]>();
  /** The last decision, while it is on its way. */
  #sent = "";
  /** The chosen action. */
  action = $state<ActionId | null>(null);
  /** Build: the cell of the building in hand. */
  cell = $state<string | null>(null);
  /** Build: the space of my board under the pointer or the focus; 0 for none. */
  aimed = $state(0);
  /** The decision that waits for a second tap, because it cannot be undone. */
  staged = $state.raw<Decision | null>(null);
  #hash = "";

  /** The view that decisions are made on: the newest one, or the step of a trial. */
  #view = $derived.by<View | null>(() => {
    const { replay } = this.#playback;
    return replay.trial ? replay.view : this.#store.view;
  });
  /** Whether a seat of this client decides. A position from this browser's storage is only to look at. */
  mine = $derived.by<boolean>(() => {
    if (this.#playback.replay.trial) return true;
    const decider = this.#store.view?.decider;
    return decider != null && !this.#store.asOf && this.#store.you.seats.includes(decider);
  });
  #legal = $derived.by(() => (this.mine ? this.#view?.legal : undefined));
  /** The legal decisions of this client. */
  decisions = $derived.by<Decision[]>(() => this.#share((this.#legal ?? []).map(parseDecision)));
  /** The lit decisions: those of the chosen action, the answers to a question, or all. */
  lit = $derived.by<Decision[]>(() => {
    if (this.question || !this.action) return this.decisions;
    const all = withVerb(this.decisions, verbOf(this.action));
    return this.action === "build" && this.cell ? all.filter((decision) => decision.at === this.cell) : all;
  });

  constructor(store: TableModel, playback: Playback, options: SelectionOptions) {
    this.#store = store;
    this.#playback = playback;
    this.#options = options;
  }

  /** Lessons: whether the step asks for no move, so that nothing is lit. */
  quiet = $state(false);
  /** Whether a seat of this client decides, and the page shows the present without a hidden result. */
  deciding = $derived.by<boolean>(() => this.#playback.live && this.mine && !this.#playback.suspense && !this.quiet);

  // ------------------------------------------------------------ building

  /** The previews of the building in hand, by space. */
  readonly previews = new Previews();
  /** The cell of the building in hand. */
  placing = $derived.by<string | null>(() => (this.deciding && this.action === "build" ? this.cell : null));
  /** The preview of a build on the space under the pointer: blocks to pay, and groups. */
  buildPreview = $derived.by<BuildPreview | null>(() => (this.placing && this.previews.known.get(this.aimed)) || null);

  // ------------------------------------------------------------ advice

  /** Why the element under the pointer or focus cannot be used. The prompt shows it. */
  hoverReason = $state("");
  /** The decision that the hint recommends, as the server writes it. */
  advice = $state<string | null>(null);
  /** The message of the coach, as the end of its key. */
  coaching = $state<string | null>(null);
  /** Lessons: a column that the player should try although its block cannot be taken. */
  lessonTarget = $state<string | null>(null);
  /** The decisions that the review compares at the step on screen. */
  compared = $derived.by<Comparison | null>(() => this.#options.compared?.() ?? null);
  /** The recommended decision: of the hint, or of the review. */
  advised = $derived.by<Move | null>(() => parsed(this.#playback.live ? this.advice : this.compared?.better));
  /** The decision of the step on screen, if the review compares it. */
  played = $derived.by<Move | null>(() => parsed(this.compared?.played));

  // ------------------------------------------------------------ choosing

  /** Whether this page knows the prompt; a newer server may have others. */
  get promptIsKnown(): boolean {
    return PROMPTS.has(this.#view?.prompt.code ?? "over");
  }

  /** Whether the prompt is a question with one kind of answer, so that the player chooses no action first. */
  question = $derived.by<boolean>(() => {
    const code = this.#view?.prompt.code;
    return code !== undefined && QUESTIONS.has(code);
  });

  /** Choose an action; null clears the selection. A choice removes the answer to an earlier press. */
  choose(action: ActionId | null): void {
    if (action && this.mine) this.#begin();
    if (action) dismissAll();
    this.action = action;
    this.cell = null;
    this.staged = null;
    if (action === "build") {
      const cells = new Set(withVerb(this.decisions, "build").map((decision) => decision.at));
      if (cells.size === 1) this.cell = [...cells][0] ?? null;
    }
  }

  /** Undoes the last step of the selection. */
  back(): void {
    if (this.staged) this.staged = null;
    else if (this.cell) this.cell = null;
    else this.action = null;
  }

  /** The lit decision of a place: a cell, a crossing or a column. A build also needs its space. */
  at(place: string, space = 0): Decision | undefined {
    return this.lit.find((decision) => decision.at === place && (!space || decision.space === space));
  }

  /** Whether `back` has something to undo. */
  get held(): boolean {
    return this.staged !== null || (this.action !== null && !this.question);
  }

  /** Send a decision, or waits for a second tap if it cannot be undone. */
  pick(decision: Decision): void {
    const again = (decision.reveals && this.twice) || this.isHopeless(decision);
    if (again && this.staged?.text !== decision.text) {
      this.#begin();
      dismissAll();
      this.staged = decision;
      return;
    }
    void this.decide(decision.text);
  }

  /** Whether a decision is a fight with hardly any chance to win. It needs a second press, with a mouse too. */
  isHopeless({ verb, at }: Decision): boolean {
    return verb === "fight" && settings.confirm !== "never" && (this.#store.view?.odds?.[at] ?? 1) < HOPELESS;
  }

  /** Whether a decision that cannot be undone needs a second tap. */
  get twice(): boolean {
    return settings.confirm === "always" || (settings.confirm === "touch" && coarse());
  }

  /** Send a decision; return whether the server accepted it. If not, the player sees why. */
  decide(move: string): Promise<boolean> {
    return this.#ask(move, () => {
      this.staged = null;
      const { trial } = this.#playback.replay;
      return trial ? trial.decide(move) : this.#store.play(move);
    });
  }

  undo(): Promise<boolean> {
    return this.#ask("undo", () => {
      this.choose(null);
      return this.#store.undo();
    });
  }

  /** End playback when the player begins to decide: they decide on the newest view. */
  #begin(): void {
    const begun = this.mine && (this.action !== null || this.staged !== null);
    if (!begun) this.#playback.livePresenter.catchUp();
  }

  /** Send one decision at a time: a second one would answer a view that the player has not seen. */
  async #ask(what: string, ask: () => Promise<unknown>): Promise<boolean> {
    if (this.#store.deciding) {
      // A second press on the same target is not another decision.
      if (what !== this.#sent) this.#options.waiting();
      return false;
    }
    this.#begin();
    dismissAll();
    this.#sent = what;
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#options.refused(error);
      return false;
    } finally {
      this.#sent = "";
    }
  }

  /** Clear the selection when the game has changed. */
  follow(view: View | null): void {
    if (!view || view.hash === this.#hash) return;
    this.#hash = view.hash;
    this.choose(null);
    if (view.prompt.code === "second") this.action = "collect";
  }
}
