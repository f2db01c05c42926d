/**
 * Decide which presses on the page of a table count. A press finishes animations and playback. A press on a target
 * that has changed since, or may have, does nothing else.
 */
import type { TableContext } from "../game/context.svelte.ts";
import { skipMotion } from "../playback/motion.ts";

interface Presses {
  /** Handle the begin of a press, before its target does. */
  down: (event: PointerEvent) => void;
  /** Handle a click, with a pointer or without one, before its target does. */
  click: (event: MouseEvent) => void;
}

export function pressesOf({ game, selection, playback }: TableContext): Presses {
  /** Whether the last tap only ended the playback. */
  let swallowed = false;
  /** Whether the last pressed item has changed since the view on screen. */
  let outdated = false;

  /** Return whether the view on screen differs from the newest at a place. */
  function isOutdated(target: EventTarget | null): boolean {
    const place = target instanceof Element && target.closest<HTMLElement>("[data-legal]")?.dataset.place;
    if (!place || !playback.live || playback.presenter.view === null) return false;
    const { shown, newest } = game;
    return shown.world[place]?.face !== newest.world[place]?.face || shown.cube[place] !== newest.cube[place];
  }

  /** Return whether a tap on a legal target only ends the playback, because the stage may turn under the finger. */
  function isSwallowed({ target, pointerType }: PointerEvent): boolean {
    if (pointerType === "mouse" || !playback.live || !playback.presenter.now || playback.presenter.now.own)
      return false;
    return target instanceof Element && target.closest(".scene [data-legal]") !== null;
  }

  /** A press finishes animations and playback: first this moment, then the turn. */
  function down(event: PointerEvent): void {
    const { target } = event;
    swallowed = isSwallowed(event);
    outdated = isOutdated(target);
    skipMotion();
    if (swallowed) {
      event.stopPropagation();
      playback.presenter.catchUp();
    } else if (target instanceof Element && target.closest(".scene") && !target.closest(".drawer"))
      playback.presenter.press();
  }

  function click(event: MouseEvent): void {
    if (event.detail && swallowed) {
      event.stopPropagation();
      return;
    }
    // A click without a pointer, such as that of a screen reader, has no press before it.
    if (event.detail ? outdated : isOutdated(event.target)) {
      event.stopPropagation();
      playback.presenter.catchUp();
      return;
    }
    // Only the first click of a double click counts, because the target may have changed.
    const byMouse = event instanceof PointerEvent && event.pointerType === "mouse";
    const decides = event.target instanceof Element && event.target.closest("[data-legal], [data-action]");
    if (event.detail > 1 && byMouse && decides && !selection.staged) event.stopPropagation();
  }

  return { down, click };
}
