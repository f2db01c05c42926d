/**
 * What a person is about to do: the action chosen, the building picked up, what waits for a second
 * tap. Nothing here knows a rule: every target is one of the server's legal decisions.
 */
import { Refused } from "../net/api.ts";
import type { TableModel } from "../net/model.svelte.ts";
import { sharing } from "../net/share.ts";
import type { PromptCode, View } from "../protocol.ts";
import { settings } from "../settings.svelte.ts";
import { type ActionId, type Decision, parseDecision, verbOf, withVerb } from "./moves.ts";

/** What is asked that has one kind of answer. */
const QUESTIONS: ReadonlySet<PromptCode> = new Set(["second", "bow", "pickaxe", "tnt", "score"]);
const OTHERS: PromptCode[] = ["set_up", "chance", "act", "extra", "trade", "end", "over"];
const PROMPTS: ReadonlySet<string> = new Set([...QUESTIONS, ...OTHERS]);

const coarse = () => window.matchMedia("(pointer: coarse)").matches;

/** Who tells a person what has come of a decision. */
export interface Teller {
  refused: (refusal: Refused) => void;
  /** Something else was decided and is not answered yet. */
  waiting: () => void;
}

export class Choice {
  readonly #store: TableModel;
  readonly #tell: Teller;
  readonly #share = sharing<Decision[]>();
  /** What was decided last, as long as it is on its way. */
  #sent = "";
  /** The action that was chosen and not yet played. */
  action = $state<ActionId | null>(null);
  /** Build: the cell of the building that was picked. */
  cell = $state<string | null>(null);
  /** Build: the space of my board under the pointer or the focus; 0 for none. */
  aimed = $state(0);
  /** What waits for a second tap, because it cannot be taken back. */
  staged = $state.raw<Decision | null>(null);
  #hash = "";

  /** Whether a seat of this client decides. */
  mine = $derived.by<boolean>(() => {
    const decider = this.#store.view?.decider;
    return decider != null && this.#store.you.seats.includes(decider);
  });
  #legal = $derived.by(() => (this.mine ? this.#store.view?.legal : undefined));
  /** Everything that this client may decide now. */
  decisions = $derived.by<Decision[]>(() => this.#share((this.#legal ?? []).map(parseDecision)));
  /** The decisions that are lit: those of the chosen action, of the question that is asked, or all. */
  lit = $derived.by<Decision[]>(() => {
    if (this.question || !this.action) return this.decisions;
    const all = withVerb(this.decisions, verbOf(this.action));
    return this.action === "build" && this.cell ? all.filter((decision) => decision.at === this.cell) : all;
  });

  constructor(store: TableModel, tell: Teller) {
    this.#store = store;
    this.#tell = tell;
  }

  /** Whether this page knows what is asked; a newer server may ask something else. */
  get promptIsKnown(): boolean {
    return PROMPTS.has(this.#store.view?.prompt.code ?? "over");
  }

  /** Whether something is asked that has one kind of answer, so that no action is chosen first. */
  question = $derived.by<boolean>(() => {
    const code = this.#store.view?.prompt.code;
    return code !== undefined && QUESTIONS.has(code);
  });

  /** Chooses an action, or lets go of it. */
  choose(action: ActionId | null): void {
    this.action = action;
    this.cell = null;
    this.staged = null;
    if (action === "build") {
      const cells = new Set(withVerb(this.decisions, "build").map((decision) => decision.at));
      if (cells.size === 1) this.cell = [...cells][0] ?? null;
    }
  }

  /** Lets go of the last thing that was picked. */
  back(): void {
    if (this.staged) this.staged = null;
    else if (this.cell) this.cell = null;
    else this.action = null;
  }

  /** The lit decision that a target stands for, if there is one; cells and columns have names of their own. */
  at(place: string, space = 0): Decision | undefined {
    return this.lit.find((decision) => decision.at === place && (!space || decision.space === space));
  }

  /** Whether something is held that can be put back. */
  get held(): boolean {
    return this.staged !== null || (this.action !== null && !this.question);
  }

  /** Decides, or asks for a second tap where what follows cannot be taken back. */
  pick(decision: Decision): void {
    if (decision.reveals && this.twice && this.staged?.text !== decision.text) {
      this.staged = decision;
      return;
    }
    void this.decide(decision.text);
  }

  /** Whether what cannot be taken back is pressed twice. */
  get twice(): boolean {
    return settings.confirm === "always" || (settings.confirm === "touch" && coarse());
  }

  /** Sends a decision; what stands against it is told. */
  decide(move: string): Promise<boolean> {
    return this.#ask(move, () => {
      this.staged = null;
      return this.#store.play(move);
    });
  }

  undo(): Promise<boolean> {
    return this.#ask("undo", () => {
      this.choose(null);
      return this.#store.undo();
    });
  }

  /** One decision at a time: a second one would answer what nobody has seen yet. */
  async #ask(what: string, ask: () => Promise<unknown>): Promise<boolean> {
    if (this.#store.deciding) {
      // Whoever presses the same again has not changed their mind.
      if (what !== this.#sent) this.#tell.waiting();
      return false;
    }
    this.#sent = what;
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#tell.refused(error);
      return false;
    } finally {
      this.#sent = "";
    }
  }

  /** Forgets what was about to be done when the game has gone on. */
  follow(view: View | null): void {
    if (!view || view.hash === this.#hash) return;
    this.#hash = view.hash;
    this.choose(null);
    if (view.prompt.code === "second") this.action = "collect";
  }
}
