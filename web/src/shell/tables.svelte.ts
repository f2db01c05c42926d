/** The tables of this browser, and which of them wait for somebody here. */
import { api, Refused } from "../net/api.ts";
import type { Hello, Listed } from "../protocol.ts";
import { refusalText } from "../words/errors.ts";

export class MyTables {
  /** The last changed first; null until they have come. */
  all = $state.raw<Listed[] | null>(null);
  /** What tables say of themselves, once they were asked, by their codes. */
  known = $state.raw<Record<string, Hello>>({});
  problem = $state("");
  /** The table at which it is somebody's turn here. */
  readonly waiting = $derived((this.all ?? []).find((table) => this.isMine(table)));
  readonly #asked = new Set<string>();

  async load(): Promise<void> {
    try {
      const found = await api.me();
      this.all = found.sort((one, other) => other.updated - one.updated);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = refusalText(error);
    }
  }

  /** The list says whose turn it is; only the table itself says which seats are mine. */
  async lookAt(listed: Listed[]): Promise<void> {
    for (const { code, status } of listed) {
      if (this.#asked.has(code) || status === "archived") continue;
      this.#asked.add(code);
      const hello = await api.table(code).catch(() => null);
      if (hello) this.known = { ...this.known, [code]: hello };
    }
  }

  /** Whether somebody here has to decide. */
  isMine({ code, status, summary }: Listed): boolean {
    return status === "playing" && summary.turn != null && !!this.known[code]?.you.seats.includes(summary.turn);
  }

  forget(code: string): void {
    this.all = (this.all ?? []).filter((table) => table.code !== code);
  }
}
