/** Prompts as text. */
import type { View } from "../protocol.ts";
import { list, t, serverText } from "./words.svelte.ts";

/** The reader of a prompt: the player to move, the same among several players at this device, or another player. */
export type Reader = "asked" | "asked-by-name" | "other";

/** Return the prompt of a view as a sentence. */
export function promptText(view: View, reader: Reader, name: (seat: number) => string): string {
  const { code, seat, owed, mob: _, ...facts } = view.prompt;
  if (code === "over") {
    const winners = view.winners ?? [];
    const score = view.scores?.[winners[0] ?? 0] ?? 0;
    return t(winners.length > 1 ? "ask-over-shared" : "ask-over", { winners: list(winners.map(name)), score });
  }
  if (code === "set_up" || code === "chance" || seat == null)
    return serverText(`ask-${code}`, "ask-unknown", { who: seat == null ? "" : name(seat) });
  const values = {
    who: name(seat),
    number: 3 - (owed ?? 0),
    card: facts.card ?? "",
    needed: 0,
    hearts: 0,
    detonated: 0,
  };
  Object.assign(values, Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null)));
  if (reader === "other") return serverText(`ask-${code}`, "ask-unknown", values);
  const sentence = serverText(`ask-${code}-mine`, "ask-unknown-mine", values);
  return reader === "asked" ? sentence : t("ask-named", { who: name(seat), sentence });
}
