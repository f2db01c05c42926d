/** Moving a seat from one device to another: the link that carries it, and taking it. */
import { api, Refused } from "../net/api.ts";
import type { RemoteTable } from "../net/remote.svelte.ts";
import { go } from "../router.svelte.ts";
import { say } from "../status.svelte.ts";
import { refusalText } from "../words/errors.ts";
import { t } from "../words/words.svelte.ts";

export interface SeatClaim {
  seat: number;
  secret: string;
}

/** The address at which another device takes a seat over. */
export function claimLink(origin: string, code: string, claim: SeatClaim): string {
  return `${origin}/t/${code}#claim=${claim.seat}.${claim.secret}`;
}

/** The seat that the part of an address after its # offers, if it offers one. */
export function readClaim(hash: string): SeatClaim | null {
  const [, seat, secret] = /^#?claim=(\d)\.([\w-]+)$/.exec(hash) ?? [];
  return seat && secret ? { seat: Number(seat), secret } : null;
}

/** Takes the seat over that the address of the page offers; true if there was one and it is ours. */
export async function claimFromHash(store: RemoteTable): Promise<boolean> {
  const claim = readClaim(window.location.hash);
  if (!claim) return false;
  // A secret works once: a reload or a copied address should not try it again.
  go(window.location.pathname + window.location.search, "replace");
  try {
    await store.met;
    if (store.connection === "refused") {
      // Where only those who play may look, the secret opens the door.
      await api.me();
      await api.act(store.code, { do: "claim", ...claim });
      store.again();
    } else {
      await store.act({ do: "claim", ...claim });
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    say(error.code === "not_your_seat" ? t("move-seat-used") : refusalText(error), "warning");
    return false;
  }
  say(t("move-seat-here", { name: store.info?.seats[claim.seat]?.name ?? "" }));
  return true;
}
