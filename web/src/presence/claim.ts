/** Moving a seat to another device by a link. */
import { api, Refused } from "../net/api.ts";
import type { RemoteTable } from "../net/remote.svelte.ts";
import { go } from "../router.svelte.ts";
import { toast } from "../ui/toasts.svelte.ts";
import { refusalText } from "../i18n/errors.ts";
import { t } from "../i18n/words.svelte.ts";

export interface SeatClaim {
  seat: number;
  secret: string;
}

/** Return the link with which another device takes over a seat. */
export function claimLink(origin: string, code: string, claim: SeatClaim): string {
  return `${origin}/t/${code}#claim=${claim.seat}.${claim.secret}`;
}

/** Return the seat in the fragment of an address, if any. */
export function readClaim(hash: string): SeatClaim | null {
  const [, seat, secret] = /^#?claim=(\d)\.([\w-]+)$/.exec(hash) ?? [];
  return seat && secret ? { seat: Number(seat), secret } : null;
}

/** Take over the seat in the address of the page; return whether that succeeded. */
export async function claimFromHash(store: RemoteTable): Promise<boolean> {
  const claim = readClaim(window.location.hash);
  if (!claim) return false;
  // A secret works once: a reload or a copied address should not try it again.
  go(window.location.pathname + window.location.search, "replace");
  try {
    await store.ready;
    if (store.connection === "refused") {
      // The secret also gives access to tables without spectators.
      await api.me();
      await api.act(store.code, { do: "claim", ...claim });
      store.again();
    } else {
      await store.act({ do: "claim", ...claim });
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(error.code === "not_your_seat" ? t("move-seat-used") : refusalText(error), "warning");
    return false;
  }
  toast(t("move-seat-here", { name: store.info?.seats[claim.seat]?.name ?? "" }));
  return true;
}
