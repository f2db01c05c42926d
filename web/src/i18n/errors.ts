/** Refusals and errors as text. */
import type { Refused } from "../net/api.ts";
import type { ReasonCode } from "../protocol.ts";
import { written } from "./dates.ts";
import { reasonText } from "./reasons.ts";
import { t, serverText } from "./words.svelte.ts";

/** Facts that the server may omit; their absence selects a shorter sentence. */
const NONE = {
  code: "",
  name: "",
  field: "other",
  option: "other",
  reason: "other",
  longest: 0,
  most: 0,
  seat: 0,
  left: 0,
};

/** Codes of an overloaded server, which refuses every client for now. */
const SERVER_IS_BUSY: ReadonlySet<string> = new Set(["busy", "unavailable"]);

/** Return the text of a page that retries after a temporary refusal. */
export function waitingText(refusal: Refused | null): string {
  if (!refusal || SERVER_IS_BUSY.has(refusal.code)) return t("banner-busy");
  return `${refusalText(refusal)} ${t("banner-again")}`;
}

/** Return the reason of a refusal as a sentence. */
export function refusalText(refusal: Refused): string {
  const { code, facts } = refusal;
  if (code === "illegal" && facts.reason) {
    const { reason, ...rest } = facts;
    return reasonText({ code: reason as ReasonCode, facts: rest });
  }
  const seat = Number(facts.seat ?? -1) + 1;
  const left = Math.ceil(Number(facts.left ?? 0) / 1000);
  const until = facts.until ? untilText(Number(facts.until)) : "";
  return serverText(`refused-${code}`, "refused-unknown", { ...NONE, ...facts, seat, left, until });
}

/** Return the day and time at which a sanction of the operator ends. */
export function untilText(time: number): string {
  return written(time, { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });
}
