# The page around the game: what every screen shares, the first page, settings, painting.

loading = Loading …
loading-failed = This page could not be loaded. Check your connection and try again.
loading-again = This could not be loaded yet. Trying again …
page-static = Overworld is loading. If nothing comes, check your connection and load the page anew. It needs JavaScript.
close = Close
spoken = Announcements

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Skip to the content
page-home = Overworld, to the first page
page-reload = Load the page anew
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
page-not-copied = This browser does not let pages copy. Mark the text and copy it by hand.
page-lost-title = Nothing here but grass
page-lost = There is no page at { $path }. Perhaps a letter went missing on the way.
page-lost-home = Back to the first page
broken-title = Something went wrong
broken-about = This part of the page has failed. Your game is safe: it is kept on the server.
broken-note = Something went wrong here. If it does not go on, load the page anew.

## The first page

home-title = Welcome
home-line = Mine the cube, walk the land, build the finest corner of it.
home-play-title = Play now
home-play = Play a bot now
home-playing = Setting up the table …
home-continue = Continue: your turn
home-bots = Against whom?
home-daily-title = Deal of the day
home-daily = Play the deal
home-daily-about = The same deal for everybody today, against Flint.
home-daily-first = Nobody has finished it yet.
home-daily-results =
    Best so far: { $best } XP. { $count ->
        [one] Played once.
       *[other] Played { $count } times.
    }
home-daily-mine = You: { $xp } XP
home-people-title = With others
home-new = New table
home-new-about = Around one device, online, or with bots.
home-join-label = Code or link of a table
home-join-example = QK7MPX
home-join = Join
home-join-bad = A code has six letters and digits, such as QK7MPX. It never has a 0 or O, 1, I or L.
home-learn = Learn to play
home-learn-on = Go on
home-learn-about = You play, the rules come along: eight minutes.
home-week = Your week
home-week-day = { $day }: { $xp } XP
home-week-wins = Won { $wins } of { $games }.
home-puzzle = Puzzle of the day
home-puzzle-solve = Solve it
page-rules = Rules
gallery-title = Everything in the box
gallery-of = Buildings: { $biome }
gallery-mobs = Mobs
gallery-weapons = Weapons
gallery-unseen = Unseen: { $left } of { $count }
home-import = Open a record …
home-import-about = Look at a game that was saved as a file.
home-about = About
home-about-title = About Overworld
home-about-game = Overworld is a free program for the board game Builders & Biomes. It is unofficial: it is neither made nor approved by the owners of the game and of its names, who have nothing to do with it.
home-about-own = All words, pictures and sounds are its own. The program and its source are free under the MIT licence.
home-about-private = There are no accounts, and no other site is asked for anything. What you choose in the settings stays in this browser.
home-tables = Your tables
home-tables-none = No tables yet. Your games will wait for you here.
home-tables-loading = Looking for your tables …
home-tables-all = Show all { $count }
home-table = Table { $code }
home-table-your-turn = Your turn
home-table-turn = { $name } is next
home-table-at = Turn { $turn }, { $xp } XP
home-table-lobby = Not begun yet
home-table-playing = Running
home-table-won = Over: { $names } won
home-table-over = Over
home-table-replay = A record to look at
home-table-archived = Put away
home-table-delete-of = Delete table { $code }
home-delete-title = Delete table { $code }?
home-delete-text = The game, its record and its words will be gone for everybody. This cannot be taken back.
home-delete-yes = Delete for good
home-deleted = Table { $code } is gone.

## Settings

settings-title = Settings
settings-about = They stay in this browser and are told to nobody.
settings-look = Look and language
settings-play = While you play
settings-attention = When it is your turn
settings-you = You
settings-theme = Light or dark
settings-language = Language
settings-sound = Sounds
settings-sound-about = A short sound when you must decide, and when something happens. Off at first.
settings-vibrate = Vibration
settings-vibrate-about = A short vibration when it is your turn, and with your own fights. Off at first.
settings-notify = Notifications
settings-notify-about = A message from the browser when it is your turn and you are looking elsewhere.
settings-notify-closed = You are called to your turn, also while the page is closed.
settings-notify-open = You are called to your turn while the page is open; this browser cannot do more.
settings-notify-denied = This browser does not allow notifications here. You can change that in the settings of the browser for this site.
settings-notify-missing = This browser has no notifications.
settings-auto-end = End my turn by itself
settings-auto-end-about = When nothing else can be done, the turn ends after three seconds. You can stop it until then.
settings-confirm = A second tap before what cannot be taken back
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-confirm-never = Never
settings-confirm-about = Steps that turn something face up cannot be undone. They carry a lock.
settings-skip = Skip questions that change nothing
settings-skip-about = A TNT that would not change the fight is kept without asking.
settings-curtain = Curtain between players
settings-curtain-about = Where several people share a device, covers the table until the next one is ready.
settings-coach = Coach
settings-coach-about = Gives you a hint now and then: one in a turn at most. By itself in your first three games.
settings-no-spoilers = Replays without spoilers
settings-no-spoilers-about = Hides the result, the length and what is still to come.
settings-shortcuts = Single keys
settings-shortcuts-about = The keys below. Switch them off if you dictate or press keys by chance.
settings-name = Name at new tables
settings-name-about = Clear it, and a new one is drawn for you.
settings-character-paint = Paint your character
settings-character-about = Eight by eight pixels that stand on the board for you.

## Without a network, and new versions

offline-title = Without a network
offline-lessons = This page, the lessons and the puzzles open without a network.
offline-lessons-not = Lessons and puzzles will be kept for when there is no network.
offline-games = Games you keep
offline-games-none = None yet. Look at the replay of a finished game and choose “Keep for offline”.
offline-forget = Forget
offline-forget-of = Forget table { $code }
offline-forgotten = Table { $code } is no longer kept here.
offline-clear = Clear all of it
offline-clear-about = Clears what this browser keeps of Overworld, except your settings. The page is kept anew when you come back.
offline-cleared = Nothing is kept any more.
offline-impossible = This browser keeps nothing for this page. Most do so only for addresses with https.
update-title = New version
update-ready = A new version is ready.
update-now = Update
update-later = Later
update-your-turn = First finish your turn, then update.
update-missing = The server has a newer version, and a part of this page is no longer there. Load the page anew: your table stays as it is.

## Keys

keys-title = Keys
keys-key = Key
keys-does = What it does
keys-actions = 1 to 5
keys-actions-does = choose one of the five actions
keys-undo = U
keys-undo-does = take the last step back
keys-end = X
keys-end-does = end your turn
keys-hint = H
keys-hint-does = ask for a hint, where the table allows it
keys-press = Enter
keys-press-does = press what has the focus
keys-turn = Q and E
keys-turn-does = turn the cube to the left, to the right
keys-arrows = Arrow keys
keys-arrows-does = move over the board and through the blocks; in a replay, one step back or on
keys-ends = Home and End
keys-ends-does = in a replay, to the beginning, to the end
keys-turns = [ and ]
keys-turns-does = in a replay, one turn back or on
keys-last = L
keys-last-does = hear what happened last
keys-standings = S
keys-standings-does = hear the standings
keys-cube = C
keys-cube-does = hear what can be taken from the cube
keys-near = N
keys-near-does = hear what is next to you
keys-help = ?
keys-help-does = show this list
keys-back = Esc
keys-back-does = go back one step; in a replay, to the present

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
paint-mirror-about = paints the other half as well
paint-clear = Clear
paint-undo = Undo
paint-undo-none = There is nothing to undo.
paint-start = Start from
paint-start-of = Start from the { $colour } character
paint-preview = So it looks at the table
paint-remove = Use no picture of mine
paint-removed = Your picture is put away. You play with the character of your colour.
paint-painted = { $colour }, row { $row }, column { $column }
paint-cleared = The picture is empty.
paint-undone = Undone.
paint-kept = Every stroke is kept in this browser. It is shown at tables that you join from now on.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = The server cannot be reached. Check your connection and try again.
refused-no_table = There is no table { $code }. Check the code: perhaps a letter is wrong, or the table was deleted.
refused-no_step = The game has no such step; its last one is { $most }.
refused-no_route = The server does not know what was asked for. Reload the page to get its newest version.
refused-wrong_method = The server does not know what was asked for. Reload the page to get its newest version.
refused-malformed = The server did not understand this page. Reload it to get its newest version.
refused-too_large = That is more than the server takes at once.
refused-bad_options = { $field ->
    [seats] A table needs at least two seats that are not closed, and a game that goes on keeps its seats.
    [board] Every seat needs a board of its own colour.
    [bot] One of the bots is not known here. Choose another.
    [first] Whoever begins must sit at the table.
    [deal] The name of a deal has 1 to 40 characters, and a game that goes on cannot be dealt anew.
    [clock] The clock needs a bank from 10 seconds to 24 hours, at most an hour for each turn, or 1 to 30 days.
   *[other] A table cannot be played like this.
  }
refused-bad_record = This file is not the record of a game, or it is damaged.
refused-bad_name = A name has at most { $longest } characters and no comma.
refused-bad_chat = A line has 1 to { $longest } characters that can be printed.
refused-bad_paint = The picture is damaged. Paint it anew.
refused-bad_move = That is not possible here.
refused-bad_origin = The server did not take this page for its own. Open it at the address that the host gave you.
refused-bad_host = The server is not known by this name. Open it at the address that the host gave you.
refused-not_host = Only the host of the table can do this.
refused-not_your_seat = { $seat ->
    [0] That seat is somebody else’s.
   *[other] Seat { $seat } is somebody else’s, or was given to another device.
  }
refused-no_secret = The server does not know this browser yet. Allow cookies for this site and reload the page.
refused-option_off = { $option ->
    [hints] This table is played without hints while the game lasts.
    [undo] This table is played without undo.
    [chat] This table is played without chat.
   *[other] This table is played without that.
  }
refused-muted = The host has muted you.
refused-no_spectators = Only those who play may see this table. Ask its host to let you watch.
refused-stale = Somebody was faster, and the game has gone on. Look again.
refused-illegal = The rules do not allow that now.
refused-not_your_turn = { $seat ->
    [0] It is not your turn.
   *[other] It is not your turn: seat { $seat } decides.
  }
refused-cannot_undo = { $reason ->
    [revealed] New information was revealed, so this cannot be undone.
    [ended] The turn has ended, so it cannot be undone.
    [turn_start] This is the beginning of the turn.
    [other_player] Another player has decided since then.
    [nothing] There is nothing to undo yet.
   *[other] This cannot be undone.
  }
refused-seat_taken = Seat { $seat } is not open. Choose another one.
refused-seats_open = Nobody sits on seat { $seat } yet. Wait for somebody, give it to a bot, or close it.
refused-already_started = The game has begun; that was possible only before.
refused-not_started = The game has not begun yet.
refused-game_over = The game is over.
refused-not_over = The game is not over yet.
refused-not_away = { $left ->
    [0] Nobody is away there.
    [one] Give them one more second to come back.
   *[other] Give them { $left } more seconds to come back.
  }
refused-archived = This table was quiet for so long that it was put away. You can look at it and go on from any step at a new table.
refused-no_clock = This table has no clock.
refused-too_many_actions = That was too fast. Wait a moment and try again.
refused-too_many_requests = Too much was asked for from your address. Wait a minute and try again.
refused-too_many_tables = Too many tables were made from your address today. Tomorrow there is room again.
refused-too_many_sockets = Too many pages are open from your address. Close one and try again.
refused-log_full = So much has been said and done at this table that no more fits into it. Go on at a new one.
refused-busy = The server has its hands full. Try again in a moment.
refused-unavailable = The server cannot answer just now. Try again in a moment.
refused-damaged = This table cannot be read on the server. It is kept; whoever runs the server has been told.
refused-unknown = That is not possible now ({ $code }).
refused-internal = Something broke on the server. Your game is kept; try again.
