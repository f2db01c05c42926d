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
study-failed = The review failed. Try again in a minute.

## The chances to win

study-graph = Chance to win over the game
study-graph-at = Step { $step }, turn { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-end = The game ends here.
study-chance = Luck for { $name }: { $effect }
study-best = No other decision is clearly better.
study-equal = No other move would have changed the chance to win.
study-only = There was no other move.
study-reason-unknown = This page does not know the reason: { $code }
study-verdict-unknown = { $code }

study-won = { $winners } won, { $scores }
study-you = You
study-eyebrow-you = Turn { $turn } · your decision
study-eyebrow-other = Turn { $turn } · decision by { $name }
study-eyebrow-luck = Turn { $turn } · luck
study-eyebrow-find = Turn { $turn } · decision { $number } of { $count }
study-eyebrow-new = Turn { $turn } · your new decision
study-your-turn = Your turn
study-fine = Fine
study-by = { $name }: { $move }.
study-better-do = Better: { $move }.
study-covered = The better decision is covered.
study-cover = Cover the better decision
study-my-chance = Your chance to win
study-name-chance = Chance to win: { $name }
study-change = { $name }: chance to win { $before } before, { $after } after.
study-play-on = Play on from here
study-look = On the table
study-look-played = Played
study-look-both = Both
study-look-better = Better
study-look-about = White is what was played, violet what was better.
study-sheet = Size of the review
study-boards = Boards at this step
study-judged = { $share } of the game judged
study-left = About { $seconds } s left. You can replay the game meanwhile.

## Finding a better decision

study-find = Find a better decision
study-find-title = Find a better decision.
study-find-about = The decision in the game lost { $share }. Play one action on the table: at least one is better.
study-nudge = Nudge
study-nudge-about = The better decision is of this kind: { $kind }
study-show = Show it
study-back = Back to review
study-next = Next moment
study-again = Try again
study-judging = Judging your decision …
study-tried = Only tried out. The game stays as it was.
study-rests = Finish or leave your try first.
study-try-excellent = Excellent!
study-try-good = Good: you found another one.
study-try-almost = Almost.
study-try-not_yet = Not yet.
study-try-worse = This loses more.
study-try-same = That is the decision from the game.
study-line-excellent = This is the best decision here.
study-line-good = It is about as good as the best one.
study-line-almost = The right building, but not the best space.
study-line-not_yet = Better than in the game, but there is more.
study-line-worse = Your chance to win would be even lower.
study-line-same = Look for something else.
study-better-has = The better one: { $reason }
study-margin = A difference up to ± { $share } can be chance.
study-mark-best = Best
study-mark-good = Good
study-mark-bad = Not it
study-mark-same = Same

## Decisions, without places: the table shows them

do-mine = take { $thing }
do-walk = explore
do-explore = explore near: { $thing }
do-reveal = explore hidden tiles
do-stay = explore from the same place
do-build = build the { $thing }
do-fight = fight: { $thing }
do-take = take the weapon: { $thing }
do-draw = reveal one more token
do-pass = use no power
do-detonate = detonate the TNT
do-trade = trade in a mob for an extra action
do-end = end the turn
do-score = score { $thing }
you-mine = You took { $thing }.
you-explore = You explored near: { $thing }.
you-reveal = You explored hidden tiles.
you-stay = You explored from the same place.
you-build = You built the { $thing }.
you-fight = You fought: { $thing }.
you-take = You took the weapon: { $thing }.
you-draw = You revealed one more token.
you-pass = You used no power.
you-detonate = You detonated the TNT.
you-trade = You traded in a mob.
you-end = You ended the turn.
you-score = You scored: { $thing }.

## Where, if two decisions have the same sentence: steps from your character, or a column of the cube

way-north = { $steps } north
way-east = { $steps } east
way-south = { $steps } south
way-west = { $steps } west
way-column = column { $column } from the west, row { $row } from the north

## What decided the game

study-moments = Key moments
study-moments-none = No single step changed much in this game.
study-turn = Turn { $turn }
study-solved = solved
study-share-title = Chance to win
study-step-of = Step { $step } of { $steps }

## Everybody's moves and luck

study-player = Player
study-accuracy = Accuracy
study-luck = Luck
study-loss = Loss per decision
study-sum = Luck and decisions
study-sum-of = { $name }: start { $start }, luck { $luck }, decisions { $decisions }, end { $end }.
study-part-start = start
study-part-luck = luck
study-part-decisions = decisions
study-part-end = end
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
study-lead = Show everyone my step
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
