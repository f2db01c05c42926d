/**
 * What a person is about to do: the action chosen, the building picked up, what waits for a second
 * tap. Nothing here knows a rule: every target is one of the server's legal decisions.
 */
import { Refused } from "../net/api.ts";
import type { TableStore } from "../net/table.svelte.ts";
import type { View } from "../protocol.ts";
import { settings } from "../settings.svelte.ts";
import { type ActionId, type Decision, read, verbOf, withVerb } from "./moves.ts";

const coarse = () => window.matchMedia("(pointer: coarse)").matches;

export class Choice {
  readonly #store: TableStore;
  readonly #onRefused: (refusal: Refused) => void;
  /** The action that was chosen and not yet played. */
  action = $state<ActionId | null>(null);
  /** Build: the cell of the building that was picked. */
  cell = $state<string | null>(null);
  /** What waits for a second tap, because it cannot be taken back. */
  staged = $state.raw<Decision | null>(null);
  #hash = "";

  /** Everything that this client may decide now. */
  decisions = $derived.by<Decision[]>(() => (this.mine ? (this.#store.view?.legal ?? []).map(read) : []));
  /** The decisions that are lit: those of the chosen action, or of the question that is asked. */
  lit = $derived.by<Decision[]>(() => {
    if (this.question) return this.decisions;
    if (!this.action) return [];
    const all = withVerb(this.decisions, verbOf(this.action));
    return this.action === "build" && this.cell ? all.filter((decision) => decision.at === this.cell) : all;
  });

  constructor(store: TableStore, onRefused: (refusal: Refused) => void) {
    this.#store = store;
    this.#onRefused = onRefused;
  }

  /** Whether a seat of this client decides. */
  get mine(): boolean {
    const decider = this.#store.view?.decider;
    return decider != null && this.#store.you.seats.includes(decider);
  }

  /** Whether something is asked that has one kind of answer, so that no action is chosen first. */
  get question(): boolean {
    const code = this.#store.view?.prompt.code;
    return code !== undefined && !["act", "extra", "trade", "end", "over", "chance", "set_up"].includes(code);
  }

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

  /** The lit decision that a target stands for, if there is one. */
  at(place: string, space = 0): Decision | undefined {
    return this.lit.find((decision) => decision.at === place && (!space || decision.space === space));
  }

  /** Decides, or asks for a second tap where what follows cannot be taken back. */
  pick(decision: Decision): void {
    if (decision.reveals && this.#twice() && this.staged?.text !== decision.text) {
      this.staged = decision;
      return;
    }
    void this.decide(decision.text);
  }

  #twice(): boolean {
    return settings.confirm === "always" || (settings.confirm === "touch" && coarse());
  }

  /** Sends a decision; what stands against it is told. */
  async decide(move: string): Promise<boolean> {
    if (this.#store.sending) return false;
    this.staged = null;
    try {
      await this.#store.play(move);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#onRefused(error);
      return false;
    }
  }

  async undo(): Promise<void> {
    this.choose(null);
    try {
      await this.#store.undo();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#onRefused(error);
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
