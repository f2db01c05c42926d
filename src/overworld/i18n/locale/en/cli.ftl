# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = Compiling the rules for the first time. This takes about half a minute.
compiling-all = Compiling the rules and the bots for the first time. This takes one or two minutes, once.
compiling-damaged = The compile cache in { $folder } was damaged and is being rebuilt. This can take a minute.
compiling-nowhere = There is no folder to save the compiled rules in, so every start compiles them again. Set OVERWORLD_CACHE_DIR to a folder you can write to.
compiling-foreign = The cache folder { $folder } is not used, because it belongs to another user. Set OVERWORLD_CACHE_DIR to a folder of your own.
compiling-open = The cache folder { $folder } is not used, because other users can write to it. Run “chmod go-w { $folder }”, or set OVERWORLD_CACHE_DIR to a folder of your own.
warm-up-done = Everything is compiled, in { $folder }

## Help

about = Play, host and analyse Builders & Biomes; write bots and train agents.
help-version = print the version and stop
help-help = print this help and stop
help-box = play with the box in this file instead of the base box
help-play = play in the browser, or at a table in the terminal
help-lan = let other devices on the local network play, and show the address as a QR code
help-no-browser = show the address without opening a browser
help-play-port = the port to listen on (default: 8765, or a free one)
help-play-terminal = for a game in the terminal; each of these implies --terminal
help-terminal = play in the terminal
help-seats = who sits where: me, me:NAME or a bot, for example me,pebble or me:Ada,me:Ben,random
help-boards = the board of each seat, for example green,yellow
help-beginner = the seats that score by the beginner variant, for example red,blue
help-first = the seat that begins (default: random)
help-seed = a number that fixes everything random
help-deal = a number that fixes how the box is shuffled
help-resume = continue a saved record (default: your last unfinished game)
help-bots-from-files = allow bots that a record or a tournament names and that do not come with the game, and run their code
help-replay = step through a record
help-record-file = a file with the record of a game; - reads standard input
help-at = show the table after this many steps and stop
help-hint-at = look at the position after this many steps of the record
help-show = draw a position and list what can happen next
help-position = a position, in quotes; "start" is a new game; - reads standard input
help-show-what = a position, in quotes, or a file with the record of a game; "start" is a new game; - reads standard input
help-show-svg = write a picture of the table to this file
help-show-html = write a page that plays the game of the record to this file
help-perft = count the sequences of moves from a position
help-depth = how many steps deep, counting decisions and outcomes
help-divide = show the count of every first move
help-hint = ask the bot what it would do, and how sure it is
help-hint-what = a position, in quotes, or a file with a record; - reads a record from standard input
help-ms = think for this many milliseconds (default: 1000)
help-sims = think for this many simulations; gives the same answer every time
help-top = how many decisions to show
help-review = judge every decision of a game, and tell luck from skill
help-review-svg = write the graph of winning chances to this file
help-review-sims = search every position for this many simulations
help-puzzles = make puzzles from games: missed decisions that are best by far
help-puzzles-out = write the puzzles to this file
help-simulate = play random games and count what happens
help-games = how many games
help-players = how many players, 2 to 4 (default: 2)
help-out = write the results into this folder
help-format = what to write: summary.csv, or a record of every game
help-max-turns = stop a game after this many turns (default: 500)
help-arena = let bots play a tournament, and see how strong they are
help-arena-bots = bots, for example flint@2000sims obsidian@1000ms diamond@100ms mine.py:Mine
help-arena-games = how many games each pair of bots plays (default: 100)
help-arena-together = seat all bots at one table instead of two at a time
help-arena-patience = seconds that a bot may take beyond its budget before it forfeits (default: 30)
help-arena-resume = continue the tournament in the folder of --out
help-arena-jobs = how many games to play at the same time (default: one for each core)
help-arena-ray = play on the Ray cluster at this address; "auto" finds one on this machine
help-stats = show statistics of game records: length, choices, tiles, fights
help-stats-records = files with records, or folders of them (*.ogn); - reads standard input
help-stats-out = write tables (CSV) and plots (PNG and SVG) into this folder
help-jobs = how many processes read records (default: 1)
help-dataset = turn game records into a table of decisions to learn from
help-dataset-out = the file to write: .npz, or .parquet with overworld[analysis]
help-mcp = let a language model play (Model Context Protocol)
help-mcp-out = the folder for the records that the model saves (default: the current one)
mcp-waiting = Waiting for an MCP client on standard input. Ctrl-C stops.
help-train = train a network by letting it play against itself
help-train-out = the folder for checkpoint, curve and weights
help-train-minutes = how many minutes to train
help-train-device = where to train: on an NVIDIA GPU, or on the processor, slowly and with a small network
help-train-players = how many players; give several numbers to mix them
help-train-expert = percentage of the time for expert iteration at the end: the network learns from its own search
help-train-resume = continue from the folder’s checkpoint
help-train-start = start from the weights in a file
help-serve = run a game server for people and bots
help-serve-host = the address to listen on; 127.0.0.1 is this machine only
help-serve-port = the port to listen on (default: 8765; 0 takes a free one)
help-serve-workers = how many processes the bots think in
help-serve-processes = how many nodes to run behind one port; needs PostgreSQL
help-serve-public = the address that people use, if there is a proxy in front of the server
help-serve-host-name = one more name that people may use for this server; can be repeated
help-serve-also-box = one more box that tables can be played with; can be repeated
help-serve-metrics = where to offer metrics for Prometheus, such as 127.0.0.1:9464 (default: nowhere)
help-serve-proxy = an address or network, such as 10.0.0.0/8, whose X-Forwarded-For is trusted; can be repeated
help-serve-people = who may use open tables, quick match and names: all people (open), people with your invitation (invite), or none (off)
help-serve-no-push = do not notify people while the page is closed
help-serve-push-host = one more push service, as HOST or HOST:PORT; it may have a private address; can be repeated
help-serve-limit = change a limit, for example sockets_per_address=1000; can be repeated
help-serve-verbose = log every request
help-backup = write all tables of a server to a file, even while it runs
help-restore = put the tables of a backup into an empty database
help-backup-file = the file of the backup
help-database = where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME
help-tables = list, show, restore or delete tables of a server
help-tables-list = list the tables that changed last
help-tables-show = show a table: its seats, people and options
help-tables-restore = take tables out of the archive
help-tables-delete = delete tables with everything in them
help-tables-erase = erase a person’s data at all tables
help-tables-code = the code of a table
help-tables-limit = how many tables to list (default: 50)
help-tables-who = the person: the hash that `overworld tables show` displays, the person’s own name, or a name at a table together with --table
help-tables-table = the table at which the person has this name
help-tables-yes = do not ask for confirmation
help-people = rebuild results, read reports, and invite people
help-people-rebuild = replace results that differ from the logs; the server may run
help-people-check = only count the results that differ; the exit code is 1 if there are any
help-people-reports = show the reports that players sent, with the last chat lines
help-people-invite = print a link that admits people to a server with --people invite
help-people-limit = how many reports to show
help-people-uses = how many people the link admits
help-people-days = how many days the link is valid
help-bench = measure speed, and test agents against fixed opponents
help-warm-up = compile everything now, so that later starts are quick
help-bench-engine = measure the rules engine
help-bench-bots = measure the search and the bots
help-bench-env = measure the environments for research, next to one of PettingZoo’s own
help-bench-agents = play the benchmark: agents against fixed opponents, on fixed deals
help-bench-agents-bots = agents to test, written as for the arena; without any, all our bots and those of other projects
help-bench-agents-players = with how many players (default: 2 3 4)
help-bench-agents-deals = how many deals to play for each pairing at most, for a first look
help-bench-agents-out = keep games, networks and results in this folder; the same command continues
help-bench-verify = replay the games of results and check their tables
help-bench-verify-folders = folders with results.json and games.jsonl.xz
help-bench-verify-anchors = also ask the anchors again for each decision; takes as long as their games
help-json = print JSON
help-markdown = print Markdown
help-runs = take the best of this many runs
help-box-command = show the contents of a box, or check a custom box
help-box-show = list everything in a box, and how sure each value is
help-box-check = list every problem in a box
help-box-file = a box in TOML

arg-command = COMMAND
arg-part = PART
arg-file = FILE
arg-folder = FOLDER
arg-records = RECORDS
arg-bot = BOT
arg-address = ADDRESS
arg-url = URL
arg-limit = NAME=NUMBER
arg-seats = SEATS
arg-boards = BOARDS
arg-seat = COLOUR
arg-number = N
arg-position = POSITION
arg-position-or-file = POSITION|RECORD
arg-code = CODE
arg-person = PERSON
args-usage = usage:
args-positional = positional arguments
args-options = options
args-group-play = play and look at games
args-group-host = host games for others
args-group-bots = bots and tournaments
args-group-research = research
args-group-tools = tools
args-examples = examples
args-extras = extra packages
args-next = try next
args-more = overworld COMMAND --help shows the options and examples of a command.
args-argument = argument { $name }: { $reason }
args-required = the following arguments are required: { $names }
args-unknown = unknown arguments: { $names }
args-choice = invalid choice: { $found } (choose from { $known })
args-one = expected one argument
args-some = expected at least one argument
args-not-with = not allowed with argument { $name }
args-ambiguous = ambiguous option: { $found } could match { $known }
args-no-value = takes no value, but got { $found }

## Errors

error = overworld: { $reason }
error-file = { $file }: { $reason }
error-not-text = { $file }: not a text file in UTF-8
percent = { $number }%
error-number = { $text } is not a whole number from { $low } to { $high }
error-seat = a seat is me, me:NAME or a bot: { $reason }
error-bot = the bot { $bot } gave up: { $reason }
error-name = { $text } is not a name: use visible characters and no commas
error-resume = { $option } cannot be used with --resume: the record already says it
error-no-unfinished = there is no unfinished game to continue: leave out --resume to start one
error-bot-file = { $file } names the bot { $bot }, which does not come with the game: add --bots-from-files to run its code
error-extra = this needs packages that are not installed: { $command } (missing: { $package })
error-out = --format records needs --out
error-colour = unknown seat { $text }; the seats are { $seats }
seats-needed = a table has 2 to { $most } seats: name 2 to { $most } with --seats
error-boards = { $boards }: { $seats } seats need { $seats } different boards; choose from { $known }
error-deal = --deal { $deal } does not fit this game: leave it out, or give the number it began with
error-box = { $file }: { $count ->
    [one] one problem
   *[other] { $count } problems
  }, the first: { $first } (overworld box check { $file } lists all)
error-no-folder = { $folder }: cannot write there: { $reason }
error-empty-folder = { $folder }: there are no records (*{ $suffix }) in it
error-no-records = none of { $count } files is a record; the first problem: { $first }
error-dataset-format = { $file }: choose a file name that ends in .npz or .parquet
error-no-pyarrow = .parquet needs pyarrow. Write .npz instead, or install it: { $command }
error-no-gpu = there is no GPU here to train on: use --device cpu
error-train-resume = { $folder }: training has begun there; add --resume to continue it
error-nobody-decides = there is nothing to decide there: something is about to be revealed, or the game is over
error-names = { $file }: { $count } seats are named, but the record has { $seats }

## Box

box-good = { $file }: valid box ({ $name })
box-problems = { $file }: { $count ->
    [one] one problem
   *[other] { $count } problems
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = { $seat } decides ({ $phase }):
show-chance = What can be revealed next:
show-over = The game is over. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-move = { $move }  { $count }
perft-total = total  { $count }
replay-hint = Enter: next · b: back · N: go to step N · e: to the end · q: quit
replay-start = step 0 of { $total }: the start
replay-entry = step { $entry } of { $total }: { $move }
replay-prompt = replay>
replay-unknown = { $text } is not a command.

## Hint

hint-of = { $seat } decides; after { $simulations } simulations by { $bot }:
hint-asked = { $bot } is thinking …
hint-move = { $move }  chance to win { $share }, visits { $visits }, final XP { $xp }
hint-line = likely to follow: { $line }
review-interrupted = The review was stopped.
review-nothing = { $file }: nobody has decided anything in this game
review-progress = Reviewing: { $percent }%
review-by = By { $bot }, { $simulations } simulations for every position.
review-seats = seat | accuracy | luck | own moves | others’ moves | inaccuracies | mistakes | blunders
review-kinds = accuracy (decisions)
review-steps = step | seat | played | better | verdict | before | after | cost
review-moment = Key moment { $number }, step { $entry }: { $seat } plays { $move }; better is { $best } ({ $cost }). { $reason }
puzzles-made = { $name }: { $move }, better by { $margin }; bots find it in { $found } of their tries.
puzzles-written = Written to { $file }: { $count }
not-offered = { $bot } is not available: { $reason }
other-box = { $bot } was trained on another box: it plays by the rules, but not as well.

## Simulate

simulate-progress = games
simulate-games = games  { $games } ({ $cut } cut off after { $turns } turns)
simulate-turns = turns  { $mean } on average, { $least } to { $most }
simulate-decisions = decisions  { $mean } on average
simulate-seat = { $seat }  win share { $share } ± { $margin }, XP { $xp } on average
simulate-written = written to { $folder }

## Stats
# In headings of tables, | divides the columns.

stats-progress = records
stats-left-out = left out: { $problem }
stats-read = { $games ->
    [one] one record
   *[other] { $games } records
  } read, { $unreadable } left out
stats-written = written to { $folder }
stats-no-plots = no plots, because matplotlib is missing: { $command }
dataset-written = { $file }: { $decisions } decisions; games: { $games }
train-done = the weights are in { $file }
stats-group = { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
  }
stats-endings = { $finished } finished, { $cut_off } cut off, { $resigned } resigned, { $unfinished } unfinished
stats-partial = games that begin with a position: { $games }; what came before is not counted
stats-between = { $low } to { $high }
stats-length = length of finished games | mean | sd | least | median | most
stats-xp = XP in finished games | mean | sd | least | median | most
stats-row-turns = turns
stats-row-decisions = decisions
stats-row-entries = steps
stats-row-seat = of a seat
stats-row-winner = of the winner
stats-row-margin = ahead of second place
stats-choices = legal decisions to choose from | decisions | mean | median | most | forced
stats-phase-all = in all
stats-phase-act = an action
stats-phase-second = the second block
stats-phase-bow = after a bow
stats-phase-pickaxe = after a pickaxe
stats-phase-tnt = after a TNT
stats-phase-end = trade in or end
stats-phase-score = what to score
stats-order = place in the order of turns | games | win share | 95% interval | XP | sd | 95% interval
stats-boards = board | games | win share | 95% interval | XP | sd | 95% interval
stats-names = player | games | win share | 95% interval | XP | sd | 95% interval
stats-sources = XP by source | per seat | share
stats-source-before = before the record
stats-source-build = buildings
stats-source-mob = mobs defeated
stats-source-hoe = golden hoes revealed
stats-source-A = card A
stats-source-B = card B
stats-source-C = card C
stats-source-bonus = scoring mobs at the end
stats-traits = card and characteristic | built per game | of all built | of the box | chosen | spaces | points
stats-card = { $card }, for any choice
stats-tiles = building | face up | built | share
stats-never = never built: { $count } of { $all }
stats-fights = mob | hearts | fights | won | expected | win share | z
stats-all-mobs = all
stats-actions = action | per game | of all actions
stats-action-collect = collect blocks
stats-action-explore = explore
stats-action-build = build
stats-action-fight = fight a mob
stats-action-weapon = collect a weapon
stats-action-draw = reveal one more with a bow
stats-action-detonate = detonate a TNT
stats-action-trade = trade in for an extra action
stats-action-pass = pass
stats-plot-seats = { $players } players: who wins, with 95% intervals
stats-plot-place = place in the order of turns
stats-plot-board = board
stats-plot-win-share = win share
stats-plot-fair = equal chances
stats-plot-sources = { $players } players: where the XP come from
stats-plot-xp-mean = XP of a seat, mean
stats-plot-tiles = { $players } players: what is built
stats-plot-built-share = share built of those that came face up
stats-plot-fights = { $players } players: fights (in brackets: the hearts of the mob)
stats-plot-won-share = share of fights
stats-plot-won = won
stats-plot-expected = expected under best play
stats-plot-scoring = { $players } players: what is scored
stats-plot-chosen-share = share of the scoring rounds of the card
stats-plot-points-mean = points, mean
stats-plot-length = { $players } players: how long games last
stats-plot-turns = turns
stats-plot-games = games

## Bench

bench-best = best of { $runs }, on one core; machines are noisy
bench-games = random games per second, { $players } players  { $games }  ({ $decisions } decisions per second)
bench-game = one decision through Game  { $micros } µs
bench-arrays = one decision through the array entry points  { $micros } µs
bench-copy = copy of a state  { $micros } µs (of a Game in mid-game  { $game } µs)
bench-compile = first compilation  { $seconds } s
bench-playouts = play-outs per second in the search, { $players } players  { $playouts }
bench-overshoot = longest overrun of a search of { $ms } ms  { $over } ms
bench-pebble = pebble’s slowest answer  { $micros } ms
bench-obsidian = obsidian: a turn takes at most { $ms } ms
bench-evaluations = evaluations of the network per second  { $evaluations }
bench-simulations = simulations of diamond per second, { $players } players  { $simulations }
bench-late = longest overrun of diamond with { $ms } ms  { $over } ms
bench-policy = diamond’s policy alone answers in  { $ms } ms
bench-diamond = diamond: a turn takes at most { $ms } ms
bench-memory = memory of a search  { $mb } MB
bench-vector = decisions per second, { $games } games of { $players } players at once  { $rate }  (observations of { $bytes } bytes)
bench-vector-skip = the same with 2 players, forced decisions skipped  { $rate }
bench-gpu = GPU: decisions per second, { $games } games of { $players } players at once  { $rate }
bench-no-gpu = no GPU was measured: there is none to use here
bench-pettingzoo = steps per second of PettingZoo’s { $name }  { $rate }  (tictactoe_v3: { $peer })
bench-gymnasium = steps per second of Gymnasium against random  { $rate }
bench-gymnasium-vector = steps per second of Gymnasium’s vector environment, { $games } games against random at once  { $rate }
bench-env-missing = PettingZoo was not measured: { $command }
bench-start = start from the cache to the first move  { $seconds } s
bench-agents-missing = { $agent } is left out: it needs { $package }, { $command }
bench-agents-nobody = none of these agents can be tested here
bench-agents-training = Training { $agent } for { $players } players …
bench-agents-protocol = Protocol { $version }, seed “{ $seed }”, { $games } games; shares of the win in percent, with 95% intervals; lead over the others in XP
bench-agents-score = score
bench-agents-lead = lead
bench-agents-regret = regret
bench-agents-forfeit = { $bot } forfeited: { $reason }
bench-verify-done = Checked { $games } games: everything agrees.
bench-verify-part = part of the protocol

## Problems of a box

problem = { $place }: { $text }
problem-line = line { $line }: { $place }: { $text }
problem-unreadable = { $reason }
problem-not_a_text_file = not a text file in UTF-8
problem-not_toml = not TOML: { $reason }
problem-missing = is missing
problem-unknown_key = is not a key of a box
problem-not_a_table = must be a table, not { $found }
problem-not_a_list = must be a list of tables in double brackets
problem-not_as_in_base = must be { $wanted } as in the base box, not { $found }
problem-unknown_name = unknown name { $found }; must be one of { $known }
problem-bad_number = must be a whole number from { $low } to { $high }, not { $found }
problem-bad_id = must be an id such as stone_sword, 60 letters at most, not { $found }
problem-id_taken = { $found } is already the id at { $by }
problem-bad_title = must be one line of text
problem-not_4_names = must be a list of 4 names, not { $found }
problem-not_amounts = must be a table of names and numbers, not { $found }
problem-wrong_sum_of_blocks = must add up to { $wanted } blocks, not { $found }
problem-wrong_sum_of_tokens = must add up to { $wanted } neutral weapon tokens, not { $found }
problem-wrong_sum_of_tiles = must add up to { $wanted } building and mob tiles, not { $found }
problem-power_not_once = the power { $power } must belong to exactly 1 weapon, not { $found }
problem-too_many_weapons = at most { $most } kinds of weapon, not { $found }
problem-short_first_pile = a first pile needs { $least } or more tokens that are neither bow nor TNT, not { $found }
problem-wrong_number_of_boards = must be { $low } to { $high } boards, not { $found }
problem-not_3_by_3 = must be 3 rows of 3 biomes

## The arena

arena-progress = Games
arena-rounded = Playing { $games } games: each shuffle of the box is played from every seat.
arena-games = { $games } games, { $cut } of them cut off.
arena-column-bot = bot
arena-column-games = games
arena-column-share = win share
arena-column-interval = 95% interval
arena-column-fair = fair
arena-column-xp = XP
arena-column-ms = ms
arena-column-slowest = slowest ms
arena-column-rating = rating
arena-column-line-up = line-up
arena-forfeit = Game { $game }: { $bot } forfeited: { $reason }
arena-forfeit-crash = it crashed ({ $report })
arena-forfeit-illegal = it answered with something illegal ({ $report })
arena-forfeit-stall = it took too long ({ $report })
arena-forfeit-death = it took its process down ({ $report })
arena-interrupted = Interrupted. Finished games are saved; --resume continues.
arena-interrupted-unkept = Interrupted. Use --out FOLDER to save games, so that --resume can continue.
arena-resume-what = --resume needs --out with the folder of the tournament
arena-folder-begun = { $folder } already holds a tournament: add --resume to continue it, or choose another folder
arena-folder-not-begun = { $folder } holds no tournament to continue: leave out --resume to start one
arena-folder-other = { $folder } holds a tournament with other settings: leave the bots out to continue it
arena-folder-unreadable = { $folder } holds a tournament that cannot be read ({ $detail })
arena-folder-other-version = { $folder } holds a tournament that version { $detail } started; this version cannot continue it
arena-folder-other-box = { $folder } holds a tournament with another box: name it with --box
arena-cluster-no-ray = --ray needs Ray: { $command }
arena-cluster-no-cluster = no cluster can be reached ({ $detail })
arena-cluster-task = a node of the cluster cannot play ({ $detail })
arena-cluster-lost = a game was lost with its node too often ({ $detail })

## The server

serve-listening = Tables are at { $address }
serve-address = cannot listen on { $host } port { $port }: { $reason }
serve-limit = unknown limit "{ $name }"; the limits are: { $known }
serve-limit-number = limit { $name }: "{ $text }" is not a whole number
serve-setting = this cannot be set: { $reason }
serve-metrics = "{ $text }" is not an address for metrics: write HOST:PORT, such as 127.0.0.1:9464
serve-database = the tables cannot be stored: { $reason }
serve-processes-database = several processes need PostgreSQL: name one with --database postgresql://...
serve-processes-system = several processes cannot share a port on this system: start one server for each, behind a proxy
serve-failed = the server could not start; the log says why
client-unbuilt = The game page has not been built yet. Run `make set-up` in the source folder, then start the server again.

## Play in the browser

play-opened = The table is ready at { $address } and opens in your browser.
play-address = The table is ready. Open { $address } in a browser.
play-running-opened = Overworld is already running at { $address } and opens in your browser.
play-running = Your tables are already open. Go to { $address } in a browser.
play-contradiction = { $browser } is for the browser and { $terminal } is for the terminal: use only one of them
play-running-here = Overworld is already running at { $address }, for this device only. Stop it there first, then start it again for your network.
play-lan = Everyone on your network can play at { $address }, or with this code:
play-how-to-stop = Press Ctrl-C, or type { $word }, to stop.
play-compiling = The bots are still being compiled. You can start a game now; each bot plays as soon as it is ready.
play-stopped = Stopped. Your games are saved.
play-unbuilt = the game page has not been built yet. Run `make play` in the source folder, or play without it: overworld play --terminal
backup-written = All tables are in { $file }
backup-restored = All tables of { $file } are restored.
backup-exists = { $file } already exists: choose another name
backup-not-empty = the database already has tables: restore into an empty one
backup-failed = { $reason }
tables-code = Code
tables-status = Status
tables-created = Created
tables-changed = Last change
tables-events = Events
tables-players = Players
tables-notes = Notes
tables-host = Host
tables-options = Options
tables-seat = Seat
tables-board = Board
tables-kind = Kind
tables-name = Name
tables-person = Person (hash)
tables-status-lobby = lobby
tables-status-playing = playing
tables-status-over = over
tables-status-replay = imported
tables-status-archived = archived
tables-none = There are no tables.
tables-unknown = there is no table { $code }
tables-in-use = a server has this database open ({ $address }): stop it first, or do this in the browser as the host of the table
tables-confirm = Type { $word } to confirm:
tables-unchanged = nothing was changed
tables-restored = Restored: { $code }
tables-not-archived = table { $code } is not archived
tables-unreadable = table { $code } cannot be read: give its box with --box or --also-box
tables-delete-ask = Delete with everything in it: { $codes }?
tables-deleted = Deleted: { $codes }
tables-erase-ask = Erase the data of { $who } (names: { $names }) at all tables with it ({ $count })?
tables-erased = Tables without the person’s data now: { $erased }. Tables deleted, because no one else was there: { $deleted }.
tables-failed = tables that could not be read, and still have the person’s data: { $count }. Give their boxes with --box or --also-box, or delete these tables.
tables-nothing = no table has data of { $who }
tables-nobody = no one at table { $code } is called { $name }
tables-several = several people at table { $code } are called { $name }: give the hash that `overworld tables show { $code }` displays
tables-bad-person = { $who } is neither a hash of 32 hexadecimal digits nor a name that a player took: give one of these, or a name at a table together with --table
people-checked = Tables read: { $tables }. Results that differ from the logs: { $different }.
people-rebuilt = Tables read: { $tables }. Results replaced: { $different }.
people-unreadable = Tables that could not be read: { $count }. Give their boxes with --box or --also-box.
people-no-reports = There are no reports.
people-report = { $at }  { $code }, seat { $seat }: { $name }, { $reason }
people-report-who = person { $reported }, reported by { $reporter }
people-reason-insults = insults or threats
people-reason-name = name or painted face
people-reason-stalls = stalls or leaves on purpose
people-reason-other = something else
