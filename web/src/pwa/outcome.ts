/** The result of a press on "Call me" as text. */
import { t } from "../i18n/words.svelte.ts";
import type { Outcome } from "./call.svelte.ts";

/** Return a result as a sentence. */
export function outcomeText(outcome: Outcome): string {
  switch (outcome) {
    case "on":
      return t("settings-notify-closed");
    case "open":
      return t("settings-notify-open");
    case "denied":
      return t("settings-notify-denied");
    case "missing":
      return t("settings-notify-missing");
    case "ios":
      return t("settings-notify-ios");
  }
}
