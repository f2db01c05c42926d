/** Accept an invitation of the people who run the server. */
import { t } from "../i18n/words.svelte.ts";
import { ask } from "../net/api.ts";
import { attempt } from "../ui/ask.ts";
import { toast } from "../ui/toasts.svelte.ts";
import { square } from "./square.svelte.ts";

/** Send the code of an invitation, and use the square if it is valid. */
export async function accept(invitation: string): Promise<void> {
  const accepted = await attempt(ask("/me/invitation", "POST", { invitation }).then(() => true));
  if (!accepted) return;
  square.reset();
  toast(t("square-invited"));
}
