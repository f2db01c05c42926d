/**
 * Playback: which moment of the game is on screen.
 *
 * The page shows the present (`live`) or a step of the replay. Both have a presenter, which shows events one
 * after the other. `presenter` is the one on screen.
 */
import { browserClock } from "../net/clock.ts";
import type { TableModel } from "../net/model.svelte.ts";
import { still } from "../playback/motion.ts";
import { Presenter } from "../playback/presenter.svelte.ts";
import { Replay } from "../playback/replay.svelte.ts";
import { settings } from "../settings.svelte.ts";

export class Playback {
  /** Show the events of the running game. */
  readonly livePresenter: Presenter;
  /** The step on screen instead of the present, and its presenter. */
  readonly replay: Replay;
  /** Whether the player can decide: in the present, or in a trial at a step. */
  live = $derived.by<boolean>(() => this.replay.step === null || this.replay.trial !== null);
  /** Whether my own fight is on stage and its result is still hidden. The page must not give the result away. */
  suspense = $derived.by<boolean>(() => {
    const { now, moment, again } = this.livePresenter;
    return now?.scene === "fight" && now.own && !again && moment < now.moments.length - 1;
  });
  presenter = $derived.by<Presenter>(() => (this.live ? this.livePresenter : this.replay.presenter));

  constructor(store: TableModel) {
    this.livePresenter = new Presenter({
      clock: browserClock,
      pace: () => settings.pace,
      mine: () => store.you.seats,
      watched: () => !document.hidden,
      still,
    });
    // Events that the presenter has not shown yet are old when the player returns.
    this.replay = new Replay(store, () => this.livePresenter.clear());
  }
}
