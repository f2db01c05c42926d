/** The tables of this browser, and which of them wait for a move from here. */
import { api, Refused } from "../net/api.ts";
import type { Listed, View } from "../protocol.ts";
import { refusalText } from "../i18n/errors.ts";

/** Whether a player of this browser has to decide at a table. */
export function isMyTurn({ status, summary, mine }: Listed): boolean {
  return status === "playing" && summary.turn != null && !!mine?.includes(summary.turn);
}

/** Whether the only player of this browser won a game. */
export function iWon({ summary, mine }: Listed): boolean {
  return mine?.length === 1 && !!summary.winners?.includes(mine[0] ?? -1);
}

export class MyTables {
  /** The last changed first; null until the list has loaded. */
  all = $state.raw<Listed[] | null>(null);
  problem = $state("");
  /** Whether the server cannot be reached, so that no game can begin. */
  offline = $state(false);
  /** The table that waits for a player of this browser. */
  readonly waiting = $derived((this.all ?? []).find(isMyTurn));
  /** My board at the table that waits for me, or else at the latest table. */
  board = $state.raw<View["players"][number] | null>(null);
  #loading = false;

  /** Load the list. A list that is already shown stays if that fails. */
  async load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      const found = await api.me();
      // A game that continues another one is a try-out.
      this.all = found.filter(({ summary }) => !summary.continued).sort((one, other) => other.updated - one.updated);
      this.problem = "";
      this.offline = false;
      await this.#loadBoard();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = refusalText(error);
      this.offline = error.code === "offline";
    } finally {
      this.#loading = false;
    }
  }

  async #loadBoard(): Promise<void> {
    const front = this.waiting ?? this.all?.[0];
    if (!front || front.status === "archived") return;
    const hello = await api.table(front.code).catch(() => null); // the list is useful without a board
    this.board = hello?.view?.players[front.mine?.[0] ?? 0] ?? null;
  }

  /** Remove a deleted table from the list, and forget its last state. */
  forget(code: string): void {
    void import("../net/kept.ts").then(({ forgetLast }) => forgetLast(code)).catch(() => undefined);
    this.all = (this.all ?? []).filter((table) => table.code !== code);
  }
}

/** Load the list now and whenever the player comes back to the page; return a function that ends this. */
export function keepUpToDate(tables: MyTables): () => void {
  const load = () => {
    if (document.visibilityState === "visible") void tables.load();
  };
  load();
  document.addEventListener("visibilitychange", load);
  for (const event of ["focus", "online", "offline", "pageshow"]) window.addEventListener(event, load);
  return () => {
    document.removeEventListener("visibilitychange", load);
    for (const event of ["focus", "online", "offline", "pageshow"]) window.removeEventListener(event, load);
  };
}
