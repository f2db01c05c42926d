/** Panels: which parts of the table's page are open, enlarged or highlighted. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import { t } from "../i18n/words.svelte.ts";
import { announce } from "../ui/toasts.svelte.ts";
import type { Playback } from "./playback.svelte.ts";

/** Screens that the drawer can show. */
export interface Pages {
  rules: () => Promise<{ default: Component<{ inside?: string }> }>;
  settings: () => Promise<{ default: Component<{ inside?: boolean }> }>;
}
export type Stage = "world" | "cube" | "board" | "log";
export type CardId = "A" | "B" | "C";

export class Panels {
  /** The screens that the drawer can show; null if it shows none. */
  readonly pages: Pages | null;
  readonly #playback: Playback;
  #stage = $state<Stage>("world");
  /** The pane of the event that playback shows. */
  #watched = $state<Stage | null>(null);
  #onStage = $derived.by<Stage>(() => (this.#playback.livePresenter.busy && this.#watched) || this.#stage);
  /** The seat whose board is large; null is mine. */
  viewedSeat = $state<number | null>(null);
  /** The card whose best groups the boards highlight. */
  highlightedCard = $state<CardId | null>(null);
  /** The open drawer. */
  drawer = $state<"log" | "chat" | "rules" | "settings" | null>(null);
  /** The section of the rules that the drawer shows. */
  rule = $state("");
  /** The part that a panel covers: a scoring round covers the scene, the final screen covers the table. */
  cover = $state<"scene" | "table" | null>(null);
  /** Phones: whether a lesson points at something in the usual place of its text; null if it points at nothing. */
  pointsAtGuide = $state<boolean | null>(null);

  constructor(playback: Playback, pages: Pages | null = null) {
    this.#playback = playback;
    this.pages = pages;
  }

  /** Phones: the pane on stage. During playback it is the pane of the event, afterwards the player's again. */
  get stage(): Stage {
    return this.#onStage;
  }

  set stage(stage: Stage) {
    this.#watched = null;
    this.#stage = stage;
  }

  /** Put a pane on stage and announce it to screen readers. */
  show(stage: Stage): void {
    const before = this.stage;
    this.stage = stage;
    if (before !== stage) announce(t("stage-now", { part: t(`part-${stage}`) }));
  }

  /** Put the pane of an event on stage while playback shows it; null keeps the player's pane. */
  watch(stage: Stage | null): void {
    this.#watched = stage;
  }

  /** Mark what an element covers while it is mounted. */
  covering(what: "scene" | "table"): Attachment {
    return () => {
      this.cover = what;
      return () => {
        if (this.cover === what) this.cover = null;
      };
    };
  }

  /** Open the rules in the drawer at an address such as `/rules#build`. Returns false if the drawer cannot show them. */
  openRules(address = ""): boolean {
    if (!this.pages) return false;
    this.rule = address.split("#")[1] ?? "";
    this.drawer = "rules";
    return true;
  }
}
