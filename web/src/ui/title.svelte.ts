/** The title of the browser tab: it is marked while the player has to decide. */
import { t } from "../i18n/words.svelte.ts";

export const calling = $state({ on: false });

/** Return a title in the current language, marked while the player has to decide. */
export function tabTitle(title: string): string {
  return calling.on ? t("attention-title", { title }) : title;
}
