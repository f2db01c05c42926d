# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Review
study-ask = Review this game
study-ready = The review is ready.
study-waiting = { $ahead ->
    [one] 1 other review comes first.
   *[other] { $ahead } other reviews come first.
  }
study-minutes = { $minutes ->
    [one] The review will be ready in about a minute.
   *[other] The review will be ready in about { $minutes } minutes.
  }
study-running = Reviewing the game: { $share }
study-patience = You can look around in the meantime. The review is saved with the game.
study-failed = The review failed. Try again in a minute.

## The chances to win

study-graph = Chance to win over the game
study-graph-at = Step { $step }, turn { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = This step
study-end = The game ends here.
study-chance = Luck for { $name }: { $effect }
study-played = { $name } played:
study-better = Better:
study-then = Then: { $moves }
study-best = This was the best move.
study-only = There was no other move.
study-see = See it
study-try = Try it
study-retry = Retry from here
study-retry-at = Retry from here: turn { $turn }
study-reason-unknown = This page does not know the reason: { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Key moments
study-moments-none = No single step changed much in this game.
study-turn = Turn { $turn }

## Everybody's moves and luck

study-player = Player
study-accuracy = Accuracy
study-decisions = Moves
study-luck = Luck
study-by-kind = Accuracy by action
study-kind = Action
study-kind-unknown = { $code }
study-none = –
study-about = Judged by { $bot } with { $simulations } simulations per position. Treat it as an estimate.

## Notes of steps

study-notes = Notes
study-note = Your note on step { $step }
study-note-keep = Save the note
study-note-remove = Remove the note
study-note-kept = Your note is saved.
study-note-gone = Your note has been removed.
study-note-remove-of = Remove the note by { $name }
study-note-removed = The note by { $name } has been removed.
study-note-at = Step { $step }
study-notes-elsewhere = Notes on other steps

## One leads, others follow

study-lead-title = Review together
study-lead = Lead the others
study-leading = You are leading: everyone sees your step.
study-lead-end = Stop leading
study-lead-take = Take the lead
study-follows = You are following { $name }.
study-free = { $name } is at step { $step }.
study-follow = Follow again

## One's own games

games-title = My games
games-about = This list is saved in this browser only. Nobody else can see it.
games-none = Finish a game, and you will find it here.
games-won = Won
games-lost = Lost
games-shared = Shared win
games-date = Date
games-against = Against
games-result = Result
games-xp = XP
games-sum = { $games ->
    [one] 1 game, { $wins } won
   *[other] { $games } games, { $wins } won
  }
games-over-time = Accuracy over time
games-chart = Accuracy of your reviewed games, the latest last: { $values }
games-chart-none = Review a game to see your accuracy here.
games-buildings = Favourite buildings
games-built = { $count }×
games-csv = Download as CSV
games-records = Download the games
games-records-missing = { $count ->
    [one] 1 game is no longer on the server.
   *[other] { $count } games are no longer on the server.
  }
games-forget = Clear the list
games-forget-title = { $count ->
    [one] Clear the list with 1 game?
   *[other] Clear the list with { $count } games?
  }
games-forget-text = Your results, accuracy and favourite buildings are deleted from this browser. This cannot be undone. The games stay on the server.
games-forgotten = The list is empty now.
