# The page around the game: what every screen shares, the first page, settings, painting.

loading = Loading …
loading-failed = This did not load. Check your connection and try again.
loading-again = This has not loaded yet. Trying again …
table-not-kept = You are offline, and this browser has not kept this table. It opens when the connection is back.
compiling-bots = The bots are still being compiled ({ $percent }%). You can play now; a bot moves as soon as it is ready.
page-static = Overworld is loading. If nothing appears, check your connection and reload the page. It needs JavaScript.
close = Close
spoken = Announcements

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Skip to the content
page-home = Overworld, home page
page-reload = Reload the page
page-retry = Try again
page-bar = This site
page-language = Language
page-theme = Light or dark
page-theme-system = Auto
page-theme-light = Light
page-theme-dark = Dark
page-settings = Settings
page-places = Around the game
page-learn = Learn
page-puzzles = Puzzles
page-cancel = Cancel
page-copy = Copy
page-copy-of = Copy: { $what }
page-copied = Copied.
page-not-copied = This browser does not let pages copy. Select the text and copy it yourself.
page-lost-title = Nothing here but grass
page-lost = There is no page at { $path }. Check the address for a missing letter.
page-lost-home = Go to the home page
broken-title = Something went wrong
broken-about = This part of the page stopped working. Your game is safe on the server. Reload the page to continue.
broken-note = Something went wrong here. If nothing happens, reload the page.

## The first page

home-title = Welcome
home-hello = Hello, { $name }
home-line = A board game for 2 to 4: mine the cube, walk the land, build the finest corner of it.
home-fact-time = 40 minutes
home-fact-free = free
home-fact-account = no account
home-play = Play against { $bot }
home-playing = Setting up the table …
home-continue = Continue: your turn
home-bots = Choose your opponent
home-daily-title = Deal of the day
home-daily = See today’s deal
home-daily-about = One try, the same deal for everyone.
home-daily-played =
    { $count ->
        [0] Nobody has played yet.
        [one] { $count } person has played.
       *[other] { $count } people have played.
    }
home-daily-mine = Your lead: { $lead } XP. Better than { $beaten } of { $others }.
home-daily-running = Your try is running.
home-daily-resigned = You gave up your try.
home-new = Play with friends
home-new-about = Make a table and send the link. Your friends need nothing else.
home-make = Make a table
home-join-label = Code or link of a table
home-join-example = QK7MPX
home-join = Join
home-join-bad = Check the code: it has six letters and digits, such as QK7MPX, and never 0, O, 1, I or L.
home-learn = Learn in 15 minutes
home-learn-on = Continue
home-learn-about = Learn the rules as you play: fifteen minutes.
home-offline = No connection to the server, so no bot can play. Lessons and puzzles work offline.
home-week = Your week
home-week-day = { $day }: { $xp } XP
home-week-wins = Won { $wins } of { $games }.
home-puzzle = Puzzle of the day
home-puzzle-solve = Solve it
home-today = Today
home-how = How it goes
home-how-mine = Mine
home-how-mine-about = Take blocks from the cube.
home-how-walk = Explore
home-how-walk-about = Reveal buildings and mobs.
home-how-build = Build
home-how-build-about = Fill your nine spaces.
home-how-score = Score
home-how-score-about = Three times. Most XP wins.
page-rules = Rules
page-ladder = Ladder
gallery-title = Everything in the box
gallery-of = Buildings: { $biome }
gallery-mobs = Mobs
gallery-weapons = Weapons
gallery-unseen = Not seen yet: { $left } of { $count }
home-import = Open a saved game …
home-about = About
home-about-title = About Overworld
home-about-game = Overworld is a free program for the board game Builders & Biomes. It is unofficial: the owners of the game and its names neither made nor approved it.
home-about-own = All words, pictures and sounds are its own. The program and its source are free under the MIT licence.
home-about-box = The rulebooks do not list the building tiles and the boards, so we reconstructed them. They may differ from the printed game.
home-about-private = There are no accounts, and nothing is loaded from other sites. Your settings stay in this browser.
home-tables = Your tables
home-tables-none = You have no tables yet. Your games will appear here.
home-tables-loading = Looking for your tables …
home-tables-all = Show all { $count }
home-table = Table { $code }
home-table-your-turn = Your turn
home-table-turn = { $name } to play
home-table-at = Turn { $turn }, { $xp } XP
home-table-lobby = Not started yet
home-table-playing = In progress
home-table-won = Over: { $names } won
home-table-you = You won
home-table-over = Over
home-table-replay = A saved game
home-table-archived = Archived
home-table-delete-of = Delete table { $code }
home-delete-title = Delete table { $code }?
home-delete-text = The game, its replay and its chat will be deleted for everyone. This cannot be undone.
home-delete-yes = Delete for good
home-deleted = Table { $code } has been deleted.

## Settings

settings-title = Settings
settings-about = Your settings are saved in this browser only.
settings-look = Look and language
settings-play = While you play
settings-attention = When it is your turn
settings-you = You
settings-theme = Light or dark
settings-language = Language
settings-sound = Sounds
settings-sound-about = A short sound when you must decide, and when something happens. Off by default.
settings-effects = Effects
settings-music = Music
settings-music-about = A calm tune of the game’s own, by day and by night. It stops while the page is hidden. At 0 there is none.
settings-vibrate = Vibration
settings-vibrate-about = A short vibration when it is your turn, and in your own fights. Off by default.
settings-notify = Notifications
settings-notify-about = The browser tells you when it is your turn and you are looking at something else.
settings-notify-closed = You are told when it is your turn, even while the page is closed.
settings-notify-open = You are told when it is your turn while the page is open. This browser cannot do more.
settings-notify-denied = This browser blocks notifications here. You can allow them in the browser’s settings for this site.
settings-notify-missing = This browser cannot show notifications.
settings-notify-ios = On an iPhone or iPad, first add this page to the home screen: press Share, then “Add to Home Screen”. Then open Overworld from there.
call-title = While the page is closed
call-about = Choose what you are called for. It holds for all your browsers.
call-turn = It is my turn
call-time = My time is running out
call-full = My table is full
call-quiet = Quiet hours
call-quiet-on = Nobody calls me at night
call-quiet-from = From
call-quiet-to = Until
call-quiet-about = By the clock in { $zone }.
call-browsers = Browsers that are called
call-this = { $label } (this one)
call-forget = Forget
call-forget-of = Forget { $label }
call-forgotten = { $label } is not called any more.
call-offer = Shall we call you?
call-offer-about = A game by days waits for your turn. Your browser can tell you when it comes, even while this page is closed.
call-offer-yes = Call me
call-offer-on = Good. You are called when it is your turn.
settings-auto-end = End my turn automatically
settings-auto-end-about = When there is nothing else you can do, your turn ends after three seconds. You can stop it until then.
settings-confirm = Ask for a second tap when a move cannot be undone
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-confirm-never = Never
settings-confirm-about = Moves that reveal something cannot be undone. They show a lifted corner.
settings-skip = Skip questions that change nothing
settings-skip-about = Keeps TNT without asking when it would not change the fight.
settings-curtain = Curtain between players
settings-curtain-about = When several people share a device, hides the table until the next player is ready.
settings-coach = Coach
settings-coach-about = Gives you a hint now and then, at most one per turn. On by default in your first three games.
settings-no-spoilers = Replays without spoilers
settings-no-spoilers-about = Hides the result, the length and what comes next.
settings-shortcuts = Keyboard shortcuts
settings-shortcuts-about = The single keys listed below. Turn them off if you dictate or often press keys by accident.
settings-name = Name at new tables
settings-name-about = Leave it empty to get a new random name.
settings-character-paint = Paint your character
settings-character-about = Eight by eight pixels that walk the Overworld for you.

## Your data on the server

data-title = Your data
data-about = The server knows this browser by a random cookie. With it, it keeps your names at tables, your chat lines, notes and painted characters.
data-download = Download my data
data-downloaded = Your data is in the file { $file }.
data-erase = Erase my data
data-erase-title = Erase your data?
data-erase-server = This server removes your names, chat lines, notes and painted characters. A bot takes your seat in games that are still running. Tables where no one else plays are deleted.
data-erase-named = Your name { $name } becomes free for others. Your passkeys, letters, rating and the link to your other devices go with it.
data-erase-browser = This browser forgets your name, your character and your list of games. You cannot undo this.
data-erase-yes = Erase everything
data-erased = Your data has been erased.
data-erased-partly = Some tables could not be read and still have your data. Ask the operator of this server to erase it.

## Without a network, and new versions

offline-title = Offline
offline-lessons = This page, the lessons and the puzzles work offline.
offline-lessons-not = Lessons and puzzles will be saved for offline use.
offline-tables = Tables as you last saw them
offline-table-at = { $names } · as of { $time }
offline-games = Saved games
offline-games-none = None yet. Open the replay of a finished game and choose “Save for offline”.
offline-forget = Remove
offline-forget-of = Remove table { $code }
offline-forgotten = Table { $code } is no longer saved here.
offline-clear = Clear offline data
offline-clear-about = Clears what was saved for offline use. Your settings, your progress and your list of games stay. The page is saved again when you come back.
offline-cleared = Nothing is saved for offline use any more.
offline-impossible = This browser cannot save this page for offline use. Most browsers only do that on https addresses.
update-title = New version
update-ready = A new version is ready.
update-now = Update
update-later = Later
update-missing = The server has a newer version, and part of this page is no longer there. Reload the page: your table stays as it is.

## Keys

keys-title = Keys
keys-key = Key
keys-does = What it does
keys-actions = 1 to 5
keys-actions-does = choose one of the five actions
keys-undo = U
keys-undo-does = undo the last step
keys-end = X
keys-end-does = end your turn
keys-hint = H
keys-hint-does = ask for a hint, where the table allows it
keys-press = Enter
keys-press-does = press the selected button
keys-turn = Q and E
keys-turn-does = turn the cube to the left or right
keys-arrows = Arrow keys
keys-arrows-does = move around the Overworld and through the blocks; in a replay, one step back or forward
keys-ends = Home and End
keys-ends-does = in a replay, go to the beginning or the end
keys-turns = [ and ]
keys-turns-does = in a replay, go one turn back or forward
keys-moments = 1 to 3
keys-moments-does = in a review, go to a key moment
keys-better = B
keys-better-does = in a review, look for a better decision
keys-next = N
keys-next-does = in a review, go to your next mistake
keys-last = L
keys-last-does = see or hear what happened last
keys-standings = S
keys-standings-does = see or hear the scores
keys-cube = C
keys-cube-does = see or hear which blocks you can take
keys-near = N
keys-near-does = see or hear what is next to you
keys-help = ?
keys-help-does = show this list
keys-back = Esc
keys-back-does = go back one step; in a replay, back to “Live”

## Painting

paint-title = Paint your character
paint-about = Choose a colour, then press a pixel. With the keyboard: arrow keys to move, Enter or Space to paint.
paint-grid = Picture, eight rows of eight pixels
paint-pixel = row { $row }, column { $column }, { $colour }
paint-colours = Colours
paint-tools = Tools
paint-pen = Pencil
paint-fill = Fill
paint-erase = Erase
paint-mirror = Mirror
paint-mirror-about = paints the other half too
paint-clear = Clear
paint-undo = Undo
paint-undo-none = There is nothing to undo.
paint-start = Start from
paint-start-of = Start from the { $colour } character
paint-preview = This is how it looks at the table
paint-remove = Play without my picture
paint-removed = Your picture has been removed. You now play with the character of your colour.
paint-painted = { $colour }, row { $row }, column { $column }
paint-cleared = The picture is empty.
paint-undone = Undone.
paint-kept = Your picture is saved in this browser as you paint. Tables that you join from now on show it.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = The server cannot be reached. Check your connection and try again.
refused-no_table = There is no table { $code }. Check the code: perhaps a letter is wrong, or the table was deleted.
refused-no_step = The game has no such step. Its last one is { $most }.
refused-no_route = The server does not know this request. Reload the page to get the newest version.
refused-wrong_method = The server does not know this request. Reload the page to get the newest version.
refused-malformed = The server did not understand this page. Reload it to get the newest version.
refused-too_large = That file or message is too large for the server. Make it smaller.
refused-bad_options = { $field ->
    [seats] Open at least two seats. A game continued from a replay keeps its seats.
    [board] Give every seat a board of a different colour.
    [bot] This server does not have one of the bots. Choose another.
    [first] Choose someone at the table to go first.
    [deal] Choose a name of 1 to 40 characters for the setup. A game of the day cannot be from a future day. A game continued from a replay keeps its setup.
    [clock] Set 10 seconds to 24 hours per player with at most one extra hour per turn, or 1 to 30 days per turn.
    [rated] A rated game needs two people on their own devices, the base box and a random setup, without hints and beginners.
   *[other] These options do not fit together. Check them and try again.
  }
refused-bad_record = This file is not a saved game, or it is damaged. Choose another file.
refused-bad_name = Choose a name of at most { $longest } characters, without a comma.
refused-unwanted_name = This name has a word that is not wanted on this server. Choose another name.
refused-bad_chat = Write 1 to { $longest } visible characters.
refused-bad_paint = The picture is damaged. Paint it again.
refused-bad_move = That is not a move of this game. Reload the page and try again.
refused-bad_origin = The server does not accept this address. Open the game at the address the host gave you.
refused-bad_host = The server does not know this address. Open the game at the address the host gave you.
refused-not_host = Only the host of the table can do this.
refused-not_your_seat = { $seat ->
    [0] That is someone else’s seat.
   *[other] Seat { $seat } belongs to someone else, or has moved to another device.
  }
refused-no_secret = The server does not know this browser yet. Allow cookies for this site and reload the page.
refused-option_off = { $option ->
    [hints] At this table there are no hints during the game.
    [fork] Hints are off at this table, so you can continue from a step only when the game is over.
    [undo] Undo is switched off at this table.
    [chat] There is no chat at this table.
   *[other] That is switched off at this table.
  }
refused-muted = The host has muted you: you cannot write, rename yourself or show a picture. You can still read along.
refused-kicked = The host has removed you from this table. Ask them to change the table’s options if you want to join again.
refused-no_spectators = Only players can see this table. Ask the host to let you watch.
refused-seat_given = The host has given your seat to another device. Ask the host for a link if you want it back.
refused-no_player = Nobody has the name { $name }.
refused-no_own_name = Take a name first.
refused-bad_proof = That does not fit. Check it and try again: letters and codes work only once.
refused-name_taken = The name { $name } is taken, or looks too much like another one.
refused-renamed_lately = A name can change once in 30 days.
refused-name_given = The people who run this server have given you another name until { $until }. After that you can change it.
refused-already_named = This browser already has a name.
refused-last_way_back = This is your only way back. Add another one first.
refused-too_many_ways_back = You have { $most } already. Remove one first.
refused-no_passkeys = Passkeys do not work here. Use letters or another device.
refused-no_push = This server cannot call anyone while the page is closed.
refused-bad_push = The server does not know the push service of this browser, so it cannot call you.
refused-push_full = This server cannot call more people at the moment.
refused-too_many_names = Too many names were taken from your address today. Try again tomorrow.
refused-names_full = This server cannot give out more names at the moment.
refused-too_many_tries = Too many tries. Wait an hour and try again.
refused-stale = The game has moved on. Look at the table and try again.
refused-illegal = The rules do not allow that now. Choose something else.
refused-not_your_turn = { $seat ->
    [0] It is not your turn.
   *[other] It is not your turn: wait for seat { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] Something new was revealed, so this cannot be undone.
    [ended] The turn has ended, so this cannot be undone.
    [turn_start] The turn has just begun: there is nothing to undo.
    [other_player] Another player has decided since then, so this cannot be undone.
    [nothing] There is nothing to undo yet.
   *[other] This cannot be undone.
  }
refused-seat_not_online = Seat { $seat } has no online player.
refused-seat_taken = Seat { $seat } is not open. Choose another one.
refused-seats_open = Seat { $seat } is still empty. Wait for someone, give it to a bot, or close it.
refused-already_started = The game has already begun, so you can no longer change this.
refused-not_started = The game has not started yet. Wait for the host.
refused-game_over = The game is over.
refused-not_over = The game is not over yet. Finish it first.
refused-led = Another player is leading this review. You can still look around freely.
refused-day_not_over = This waits until the day is over, so that the deal stays a secret.
refused-future_day = That day has not come yet.
refused-one_try = The deal of the day has one try. Past deals are in the archive.
refused-rated_game = A rated game belongs to the people who began it. This is possible when it is over.
refused-not_away = { $left ->
    [0] That player is not away.
    [one] Give them one more second to come back.
   *[other] Give them { $left } more seconds to come back.
  }
refused-archived = Nobody played here for a long time, so this table was archived. Its players can restore it, and anyone can continue from any step at a new table.
refused-no_clock = This table has no clock.
refused-too_many_actions = That was too fast. Wait a moment and try again.
refused-too_many_requests = Too many requests came from your address. Wait a minute and try again.
refused-too_many_tables = Too many tables were created from your address today. Try again tomorrow.
refused-too_many_open = You have too many open tables, or the server has. Close one first.
refused-people_off = This server has no open tables, no quick match and no names.
refused-not_invited = You need an invitation of the people who run this server.
refused-silenced = The people who run this server have muted you until { $until }. You can still play.
refused-excluded = The people who run this server have closed open tables and quick match for you until { $until }. You can still play with friends and bots.
refused-have_seat = You have a seat at an open table. Leave it first.
refused-no_person = No person has this seat.
refused-no_offer = This offer is over.
refused-seek_paused = You can look for a table again in { $left } seconds.
refused-too_many_sockets = Too many pages are open from your address. Close one and try again.
refused-too_many_reviews = Your address already has { $most } reviews waiting. Ask again when one of them is ready.
refused-too_many_deals = From your address, { $most } people have played today’s deal. Try again tomorrow.
refused-log_full = There is no room for more of that at this table. Remove notes you do not need, or continue at a new table.
refused-busy = The server is very busy. Try again in a moment.
refused-unavailable = The server cannot answer right now. Try again in a moment.
refused-damaged = The server cannot read this table. Nothing was deleted. Tell whoever runs the server, or start a new table.
refused-unknown = You cannot do that now ({ $code }). Reload the page and try again.
refused-internal = Something broke on the server. Your game is safe: try again.
