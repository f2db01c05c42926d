/** Notices about players as text. */
import { number, t } from "../i18n/words.svelte.ts";
import type { Notice } from "./talk.svelte.ts";

/** Return a notice as a sentence. */
export function noticeText(notice: Notice): string {
  const { kind, name, text } = notice;
  switch (kind) {
    case "rename":
      return t("notice-rename", { name, other: text });
    case "mute":
      if (notice.seat === null) return text === "1" ? t("notice-mute-spectators") : t("notice-unmute-spectators");
      return text === "1" ? t("notice-mute", { name }) : t("notice-unmute", { name });
    case "pause":
      return text === "1" ? t("notice-pause") : t("notice-run");
    case "extend":
      return t("notice-extend", { name, seconds: number(Number(text)) });
    default:
      return t(`notice-${kind}`, { name });
  }
}
