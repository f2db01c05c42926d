/** The commands of a table: what its buttons, its menu and its keys do, and why not. */
import type { ActionId as Action } from "./moves.ts";
import { say } from "../ui/toasts.svelte.ts";
import { type Command } from "../ui/commands.ts";
import { choiceText, ruleOf } from "../i18n/reasons.ts";
import { t, told } from "../i18n/words.svelte.ts";
import type { TableContext } from "./context.svelte.ts";
import { hintsAllowed } from "./hints.ts";
import { ACTIONS } from "./moves.ts";
import type { Readout } from "./readouts.ts";

/** What the page of a table does that is not a decision. */
export interface PageCommands {
  choose: (action: Action, byKeyboard: boolean) => void;
  hint: () => void;
  keys: () => void;
  overview: () => void;
  replay: () => void;
  back: () => void;
  /** Say a summary of the table. */
  read: (key: Readout) => void;
}

const READOUTS: readonly Readout[] = ["l", "s", "c", "n"];

export interface TableCommand extends Command {
  /** Why it cannot be done now, in words; empty if it can, or if there is nothing to say. */
  why: () => string;
  /** Where the rules say so. */
  rule?: () => string | undefined;
  /** Whether it cannot be done now. */
  blocked: () => boolean;
}

/** The commands of a table by their ids. */
export class TableCommands {
  readonly all: TableCommand[];

  constructor(table: TableContext, page: PageCommands) {
    this.all = [
      ...ACTIONS.map((action, at) => actionCommand(table, page, action, String(at + 1))),
      ending(table, "end", "x"),
      ending(table, "trade"),
      undo(table),
      {
        ...free("cancel", () => (table.choice.held ? table.choice.back() : (table.drawer = null)), "Escape"),
        when: () => table.choice.held || table.drawer !== null,
      },
      { ...free("hint", page.hint, "h"), when: () => table.live && table.choice.mine && hintsAllowed(table.info) },
      free("keys", page.keys, "?"),
      free("overview", page.overview),
      free("replay", page.replay),
      { ...free("back", page.back, "ArrowLeft"), when: () => table.live && !table.store.practice },
      again(table),
      ...READOUTS.map((key) => free(`read-${key}`, () => page.read(key), key)),
    ];
  }

  get(id: string): TableCommand {
    const found = this.all.find((command) => command.id === id);
    if (!found) throw new Error(`there is no command ${id}`);
    return found;
  }

  /** Does something, or says why not. */
  run(id: string, by: "key" | "press" = "press"): void {
    this.get(id).run(by);
  }
}

/** A command that can always be done. */
function free(id: string, run: Command["run"], key?: string): TableCommand {
  return { id, run, why: () => "", blocked: () => false, ...(key ? { key } : {}) };
}

/** Says what stands against a command. */
function tell({ why, rule }: Pick<TableCommand, "why" | "rule">): void {
  const text = why();
  if (text) say(text, "warning", rule?.());
}

function actionCommand(table: TableContext, page: PageCommands, id: Action, key: string): TableCommand {
  const { choice } = table;
  const listed = () => table.newest.actions.find((one) => one.id === id);
  const mine = () => table.live && choice.mine;
  const command = {
    id,
    key,
    why: () => {
      const found = listed();
      return mine() && found?.reason ? choiceText(found) : "";
    },
    rule: () => {
      const code = listed()?.reason?.code;
      return code && ruleOf(code);
    },
    blocked: () => !mine() || !["act", "extra"].includes(table.newest.prompt.code) || command.why() !== "",
    run: (by: "key" | "press") => {
      if (command.blocked()) tell(command);
      else if (choice.action === id) choice.choose(null);
      else page.choose(id, by === "key");
    },
  };
  return command;
}

function ending(table: TableContext, id: "end" | "trade", key?: string): TableCommand {
  const { choice } = table;
  const listed = () => table.newest.endings.find((one) => one.id === id);
  const command = {
    id,
    ...(key ? { key } : {}),
    why: () => {
      const found = listed();
      return choice.mine && found?.reason ? choiceText(found) : "";
    },
    blocked: () => !table.live || !choice.mine || Boolean(listed()?.reason) || !listed(),
    run: () => {
      if (command.blocked()) tell(command);
      else void choice.decide(id);
    },
  };
  return command;
}

/** Shows the last turn that somebody else had once more. */
function again(table: TableContext): TableCommand {
  const blocked = () => !table.live || !table.show.canRepeat();
  const why = () => (blocked() ? t("show-again-none") : "");
  const command = { id: "again", key: "r", when: () => table.live, blocked, why };
  return { ...command, run: () => (blocked() ? tell(command) : table.show.onceMore()) };
}

function undo(table: TableContext): TableCommand {
  const command = {
    id: "undo",
    key: "u",
    why: () => {
      if (table.info.options.undo === false) return t("undo-not-off");
      const { barrier, seat } = table.newest.undo;
      if (barrier) return told(`undo-not-${barrier}`, "why-unknown");
      return seat != null && table.store.you.seats.includes(seat) ? "" : t("undo-not-yours");
    },
    blocked: () => !table.live || command.why() !== "",
    run: () => {
      if (command.blocked()) tell(command);
      else void table.choice.undo();
    },
  };
  return command;
}
