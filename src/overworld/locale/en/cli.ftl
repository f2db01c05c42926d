# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = Compiling the rules for the first time; this takes about half a minute, once.

## Help

about = Play Builders & Biomes, look at its games, and measure its rules engine.
help-version = print the version and stop
help-help = print this help and stop
help-box = play with the box in this file instead of the base box
help-play = play at a table in the terminal
help-terminal = play in the terminal
help-seats = who sits where, for example me,random or me:Ada,me:Ben,random
help-boards = the board of each seat, for example green,yellow
help-beginner = the seats that score by the beginner variant, for example red,blue
help-first = the seat that begins; drawn by chance otherwise
help-seed = a number that fixes all chance
help-deal = a number that fixes the shuffled box
help-resume = go on with a saved record
help-replay = step through a record
help-record-file = a file with the record of a game; - reads standard input
help-at = show the table after this many entries and stop
help-show = draw a position and list what may happen next
help-position = a position, in quotes; "start" is a new game; - reads standard input
help-perft = count the sequences of moves from a position
help-depth = how many entries deep, decisions and outcomes alike
help-divide = show the count of every first move
help-simulate = play random games and count
help-games = how many games
help-players = how many players, 2 to 4
help-out = write the results into this folder
help-format = what to write: summary.csv, or a record of every game
help-max-turns = cut games off after this many turns
help-bench = measure speed
help-bench-engine = measure the rules engine
help-json = print JSON
help-box-command = look at boxes
help-box-show = list everything in a box, and how sure each value is
help-box-check = list every problem of a box
help-box-file = a box in TOML

arg-file = FILE
arg-folder = FOLDER
arg-seats = SEATS
arg-boards = BOARDS
arg-seat = COLOUR
arg-number = N
arg-position = POSITION

## Errors

error = overworld: { $reason }
error-file = { $file }: { $reason }
error-not-text = { $file }: not a text file in UTF-8
error-number = { $text } is not a whole number from { $low } to { $high }
error-seat = unknown seat { $text }; a seat is me, me:NAME or random
error-colour = unknown seat { $text }; the seats are { $seats }
seats-needed = A table has 2 to { $most } seats.
error-boards = { $text }: { $reason }
error-box = { $file }: { $count ->
    [one] one problem
   *[other] { $count } problems
  }, the first: { $first } (overworld box check { $file } lists all)
error-no-folder = { $folder }: cannot write there: { $reason }
error-names = { $file }: { $count } seats are named, but the record has { $seats }

## Box

box-good = { $file }: a good box ({ $name })
box-problems = { $file }: { $count ->
    [one] one problem
   *[other] { $count } problems
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = { $seat } decides ({ $phase }):
show-chance = Chance answers:
show-over = The game is over. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-total = total  { $count }
replay-hint = Enter: next · b: back · N: go to entry N · e: to the end · q: leave
replay-start = entry 0 of { $total }: the start
replay-entry = entry { $entry } of { $total }: { $move }
replay-prompt = replay>
replay-unknown = { $text } is not a command.

## Simulate

simulate-progress = games
simulate-games = games  { $games } ({ $cut } cut off after { $turns } turns)
simulate-turns = turns  { $mean } on average, { $least } to { $most }
simulate-decisions = decisions  { $mean } on average
simulate-seat = { $seat }  win share { $share } ± { $margin }, XP { $xp } on average
simulate-written = written to { $folder }

## Bench

bench-best = best of { $runs } runs on one core; machines are noisy
bench-games = random games per second, { $players } players  { $games }  ({ $decisions } decisions per second)
bench-game = one decision through Game  { $micros } µs
bench-arrays = one decision through the array entry points  { $micros } µs
bench-copy = copy of a state  { $micros } µs (of a Game in mid-game  { $game } µs)
bench-compile = first compilation  { $seconds } s
bench-start = start from the cache to the first move  { $seconds } s
