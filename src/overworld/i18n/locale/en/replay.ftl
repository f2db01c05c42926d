# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Replay
replay-at-start = Step { $step } of { $steps }
replay-at-first = Step { $step } of { $steps } · first decision after the set-up
replay-at = Step { $step } of { $steps } · turn { $turn } · { $name }
replay-at-hidden = Step { $step } · turn { $turn } · { $name }
replay-slider = Step of the game
replay-round = Scoring { $card }

## Going elsewhere

replay-first = First step
replay-previous = One step back
replay-next = One step forward
replay-last = Last step
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-play = Play the replay
replay-pause = Pause the replay
replay-speed = Speed
replay-times = { $speed }×
replay-is-first = This is the first step.
replay-is-last = This is the last step.
replay-hidden = You chose to hide what comes next.
replay-live = { $missed ->
    [0] Live
    [one] Live: 1 new
   *[other] Live: { $missed } new
  }
replay-leave = Leave the replay

## What can be done from here

replay-more = More
replay-copy = Copy the link to this step
replay-copied = Link to this step copied.
replay-link = Link to this step
replay-record = Download the game
keep-game = Save for offline
keep-keeping = Saving … { $share }
keep-kept = This game is saved here. Its replay works offline.
keep-failed = The game could not be saved. Try again in a minute.
replay-no-spoilers = No spoilers: hide the result and what comes next
fork-title = Try from here
fork-about = Starts a new game from this step. This game stays as it is.
fork-seat = I play
fork-bot = against
fork-go = Try from here
fork-over = The game is over here. Go to an earlier step.

## What the search thinks

hint-title = What the bot would do
hint-ask = Ask the bot
hint-thinking = Thinking …
hint-numbers = chance to win { $share }, about { $xp } XP
hint-about = For { $name }. This is only the bot’s estimate.
hint-spoken = The bot would choose: { $move }. Chance to win: { $share }.
hint-off = There are no hints during this game.
hint-nobody = There is no hint here. Ask on your turn, or at another step.
