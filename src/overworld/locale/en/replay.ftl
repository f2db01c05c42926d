# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Replay
replay-at-start = Step { $step } of { $steps }
replay-at = Step { $step } of { $steps } · turn { $turn } · { $name }
replay-at-hidden = Step { $step } · turn { $turn } · { $name }
replay-slider = Step of the game
replay-round = Scoring { $card }

## Going elsewhere

replay-first = First step
replay-previous = One step back
replay-next = One step on
replay-last = Last step
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-play = Play by itself
replay-pause = Stop playing
replay-speed = Speed
replay-times = { $speed }×
replay-is-first = This is the first step.
replay-is-last = This is the last step.
replay-hidden = You chose not to see the end.
replay-live = { $missed ->
    [0] Live
    [one] Live: 1 new
   *[other] Live: { $missed } new
  }
replay-leave = Leave the replay

## What can be done from here

replay-more = More
replay-copy = Copy the link to this step
replay-copied = The link to this step is copied.
replay-link = Link to this step
replay-record = Download the record
keep-game = Keep for offline
keep-keeping = Keeping … { $share }
keep-kept = This game is kept here. Its replay opens without a network.
keep-failed = The game could not be kept. Try again in a minute.
replay-no-spoilers = No spoilers: hide the result and what is still to come
fork-title = Try from here
fork-about = A new game from this step; this one stays as it is.
fork-seat = I play
fork-bot = against
fork-go = Try from here
fork-over = The game is over here. Go to an earlier step.

## What the search thinks

hint-title = What the bot would do
hint-ask = Ask the bot
hint-thinking = Thinking …
hint-numbers = win { $share }, about { $xp } XP
hint-about = For { $name }. An estimate by the search, not the truth.
hint-spoken = The bot would choose: { $move }. Win: { $share }.
hint-off = Hints are off while this game lasts.
hint-nobody = Nobody decides here. Go one step on or back.
