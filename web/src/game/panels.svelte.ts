/** Panels: which parts of the table's page are open, enlarged or highlighted. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";

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
  /** Phones: the pane on stage. */
  stage = $state<Stage>("world");
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
  /** Phones: whether a lesson points at something in the lower half, so that its text belongs above; null if it points at nothing. */
  pointsLow = $state<boolean | null>(null);
  /** Whether the review of the game is open, and its key moments. */
  reviewing = $state(false);
  moments = $state.raw<number[]>([]);

  constructor(pages: Pages | null = null) {
    this.pages = pages;
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
