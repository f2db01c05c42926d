/** Panels: which parts of the table's page are open, enlarged or highlighted. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import { t } from "../i18n/words.svelte.ts";
import type { PromptCode } from "../protocol.ts";
import { announce } from "../ui/toasts.svelte.ts";
import type { Verb } from "./moves.ts";
import type { Nodes } from "./nodes.ts";
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
  readonly #nodes: Nodes;
  #stage = $state<Stage>("world");
  /** The pane of the event that playback shows. */
  #watched = $state<Stage | null>(null);
  /** Whether the prompt asks this player for a block, so that playback must not turn the cube away. */
  #blockAsked = $state(false);
  #onStage = $derived.by<Stage>(() => {
    const watching = this.#playback.livePresenter.busy && !this.#blockAsked;
    return (watching && this.#watched) || this.#stage;
  });
  /** The seat whose board is large; null is mine. */
  viewedSeat = $state<number | null>(null);
  /** The card whose best groups the boards highlight. */
  highlightedCard = $state<CardId | null>(null);
  /** The open drawer. */
  drawer = $state<"log" | "chat" | "rules" | "settings" | null>(null);
  /** The height of the panel about absent players, in pixels. The drawer ends above it. */
  absence = $state(0);
  /** The section of the rules that the drawer shows. */
  rule = $state("");
  /** The part that a panel covers: a scoring round covers the scene, the final screen covers the table. */
  cover = $state<"scene" | "table" | null>(null);
  /** Phones: whether a lesson points at something in the usual place of its text; null if it points at nothing. */
  pointsAtGuide = $state<boolean | null>(null);
  /** Phones: the task of a puzzle whose card is folded; the dock shows it. Empty while the card is open. */
  task = $state("");

  constructor(playback: Playback, nodes: Nodes, pages: Pages | null = null) {
    this.#playback = playback;
    this.#nodes = nodes;
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

  /** Return whether a pane is visible: on stage, or on a screen that has room for all panes and so no button to swap them. */
  shows(stage: Stage): boolean {
    const swap = this.#nodes.find("swap");
    return this.stage === stage || (swap !== null && getComputedStyle(swap).display === "none");
  }

  /** Put a pane on stage; if it was hidden, announce it to screen readers. */
  show(stage: Stage): void {
    const shown = this.shows(stage);
    this.stage = stage;
    if (!shown) announce(t("stage-now", { part: t(`part-${stage}`) }));
  }

  /**
   * Follow the decisions of this player in a new position: show the cube if all of them are about blocks, and the land
   * if none is or if the player has just taken a block. Otherwise the stage stays as it is.
   */
  follow(code: PromptCode, verbs: ReadonlySet<Verb>, mined = false): void {
    this.#blockAsked = code === "second" || code === "pickaxe";
    if (code === "pickaxe" || !verbs.size) return;
    if (!verbs.has("mine") || (mined && verbs.size > 1)) this.#stage = "world";
    else if (verbs.size === 1) this.#stage = "cube";
    if (code === "second") this.#watched = null;
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
