/** The commands of a table, for its buttons, menu and keys, with the reasons against them. */
import type { ActionId as Action } from "./moves.ts";
import { toast } from "../ui/toasts.svelte.ts";
import { type Command } from "../ui/commands.ts";
import { choiceText, ruleOf } from "../i18n/reasons.ts";
import { t, serverText } from "../i18n/words.svelte.ts";
import type { TableContext } from "./context.svelte.ts";
import { hintsAllowed } from "./hints.ts";
import { ACTIONS } from "./moves.ts";
import type { Readout } from "./readouts.ts";

/** Commands of the page that are not moves. */
export interface PageCommands {
  choose: (action: Action, byKeyboard: boolean) => void;
  /** Show the pane of the chosen action; return false if it is on stage already. */
  reveal: (action: Action, byKeyboard: boolean) => boolean;
  /** Undo the last step of the selection, or close the drawer. */
  cancel: () => void;
  hint: () => void;
  keys: () => void;
  overview: () => void;
  replay: () => void;
  back: () => void;
  /** Show a summary of the table. */
  read: (key: Readout) => void;
}

const READOUTS: readonly Readout[] = ["l", "s", "c", "n"];

export interface TableCommand extends Command {
  /** Return the reason why it is not possible now; empty if it is, or if there is no text. */
  why: () => string;
  /** Return the section of the rules. */
  rule?: () => string | undefined;
  /** Return whether it is not possible now. */
  blocked: () => boolean;
}

/** The commands of a table by their ids. */
export class TableCommands {
  readonly all: TableCommand[];

  constructor(table: TableContext, page: PageCommands) {
    const { game, selection, playback, panels } = table;
    this.all = [
      ...ACTIONS.map((action, at) => actionCommand(table, page, action, String(at + 1))),
      ending(table, "end", "x"),
      ending(table, "trade"),
      undo(table),
      {
        ...free("cancel", page.cancel, "Escape"),
        when: () => selection.held || panels.drawer !== null,
      },
      {
        ...free("hint", page.hint, "h"),
        when: () => selection.deciding && !playback.replay.trial && hintsAllowed(game.info),
      },
      free("keys", page.keys, "?"),
      free("overview", page.overview),
      free("replay", page.replay),
      { ...free("back", page.back, "ArrowLeft"), when: () => !playback.replay.open && !game.store.practice },
      again(table),
      ...READOUTS.map((key) => free(`read-${key}`, () => page.read(key), key)),
    ];
  }

  get(id: string): TableCommand {
    const found = this.all.find((command) => command.id === id);
    if (!found) throw new Error(`there is no command ${id}`);
    return found;
  }

  /** Run a command, or show why it is not possible. */
  run(id: string, by: "key" | "press" = "press"): void {
    this.get(id).run(by);
  }
}

/** Return a command that is always possible. */
function free(id: string, run: Command["run"], key?: string): TableCommand {
  return { id, run, why: () => "", blocked: () => false, ...(key ? { key } : {}) };
}

/** Show the reason against a command. */
function tell({ why, rule }: Pick<TableCommand, "why" | "rule">): void {
  const text = why();
  if (text) toast(text, "warning", rule?.());
}

function actionCommand({ game, selection }: TableContext, page: PageCommands, id: Action, key: string): TableCommand {
  const listed = () => game.newest.actions.find((one) => one.id === id);
  const mine = () => selection.deciding;
  const refused = () => Boolean(mine() && listed()?.reason);
  const asks = (code: string) => ["act", "extra"].includes(code) || (code === "second" && id === "collect");
  const command = {
    id,
    key,
    why: () => {
      const found = listed();
      return found && refused() ? choiceText(found) : "";
    },
    rule: () => {
      const code = listed()?.reason?.code;
      return code && ruleOf(code);
    },
    blocked: () => !mine() || !asks(game.newest.prompt.code) || refused(),
    run: (by: "key" | "press") => {
      if (command.blocked()) tell(command);
      else if (selection.action === id) {
        if (!page.reveal(id, by === "key") && !selection.question) selection.choose(null);
      } else page.choose(id, by === "key");
    },
  };
  return command;
}

function ending({ game, selection, playback }: TableContext, id: "end" | "trade", key?: string): TableCommand {
  const listed = () => game.newest.endings.find((one) => one.id === id);
  const command = {
    id,
    ...(key ? { key } : {}),
    why: () => {
      const found = listed();
      return selection.mine && !playback.suspense && found?.reason ? choiceText(found) : "";
    },
    blocked: () => !selection.deciding || Boolean(listed()?.reason) || !listed(),
    run: () => {
      if (command.blocked()) tell(command);
      else void selection.decide(id);
    },
  };
  return command;
}

/** Play the last turn of another player again. */
function again({ playback }: TableContext): TableCommand {
  const blocked = () => !playback.live || !playback.presenter.canRepeat();
  const why = () => (blocked() ? t("show-again-none") : "");
  const command = { id: "again", key: "r", when: () => !playback.replay.open, blocked, why };
  return { ...command, run: () => (blocked() ? tell(command) : playback.presenter.onceMore()) };
}

function undo({ game, selection, playback }: TableContext): TableCommand {
  /** Return the key of the reason against it. */
  const reason = (): string => {
    if (game.store.asOf) return "refused-offline";
    if (game.info.options.undo === false) return "undo-not-off";
    const { barrier, seat } = game.newest.undo;
    if (barrier) return `undo-not-${barrier}`;
    return seat != null && game.store.you.seats.includes(seat) ? "" : "undo-not-yours";
  };
  const command = {
    id: "undo",
    key: "u",
    why: () => (reason() ? serverText(reason(), "why-unknown") : ""),
    blocked: () => playback.replay.open || reason() !== "",
    run: () => {
      if (command.blocked()) tell(command);
      else void selection.undo();
    },
  };
  return command;
}
