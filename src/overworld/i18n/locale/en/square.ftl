# Open tables, quick match, blocked people and reports.

square-title = Play with people
square-seats = Seats
square-choose = Choose one or more.
square-pace = Pace
square-live = Live
square-relaxed = Relaxed
square-days = Days
square-fill = Bots fill
square-fill-60 = after 1 min
square-fill-300 = after 5 min
square-fill-0 = never
square-find = Find a table
square-find-about = You can play on while you wait.
square-looking = Looking for a table
square-looking-for = { $sizes } seats, { $speeds }
square-looking-fill = Bots fill the free seats in { $time }.
square-looking-never = Only people, no bots.
square-meanwhile = Meanwhile
square-lesson = A lesson
square-stop = Stop looking
square-stopped = You no longer look for a table.
square-paused = You were away. You can look again in { $time }.
square-wait = You can look again in { $time }.
square-not-everyone = Not everyone was ready. We keep looking.
square-open-title = Open tables
square-nobody = Nobody is looking just now.
square-nobody-about = Open a table or look for one. Others see it here, and bots can fill the seats.
square-open = Open a table
square-sit = Sit down
square-sit-at = Sit down at the table of { $names }
square-yours = Your table
square-taken = { $taken } of { $size } seats taken
square-waiting =
    { $count ->
        [one] 1 person is waiting for a table
       *[other] { $count } people are waiting for a table
    }
square-more = { $count } more
square-ready =
    { $count ->
        [one] { $names } is ready.
       *[other] { $names } are ready.
    }
square-asked =
    { $count ->
        [one] { $names } is asked.
       *[other] { $names } are asked.
    }
square-ready-bots = Your table is ready. Bots fill the other seats.
square-ready-seat = A seat at an open table is free.
square-ready-about = { $size } seats, { $speed }. A game you play now is kept.
square-left-seconds = { $left } s
square-ready-yes = I am ready
square-ready-no = Not now
square-ready-wait = Waiting for the others
square-declined = Fine. You can look again in two minutes.
square-begins = Your game begins.
square-sat = { $name } sat down.
square-left = { $name } left.
square-opened = { $name } opened a table.
square-offline = Not connected.
person-menu = More about { $name }
person-block = Block
person-report = Report
person-block-title = Block { $name }?
person-block-seats = You are never seated together at open tables.
person-block-words = You do not see the words or open tables of { $name }.
person-block-game = A game you share now goes on.
person-block-quiet = { $name } is not told. Undo it in Settings.
person-blocked = { $name } is blocked.
person-report-title = Report { $name }
person-report-what = What happened?
person-reason-insults = Insults or threats
person-reason-name = Name or painted face
person-reason-stalls = Stalls or leaves on purpose
person-reason-other = Something else
person-report-lines = The last chat lines of this table go with it.
person-report-more = More, if you like
person-report-also = Block { $name } as well
person-report-about = The people who run this server read it. No player can see it.
person-report-send = Send
person-report-sent = Sent. Thank you.
person-cancel = Cancel
blocked-title = Blocked people
blocked-about = Open tables and quick match never seat you together.
blocked-undo = Unblock { $name }
blocked-undone = { $name } is no longer blocked.
option-open = Open to everybody
option-open-about = The home page lists your lobby, and anybody may sit down.
option-rated = Rated
option-rated-about = Changes the ratings of players with a name. No hints, no beginners, luck by the server.
square-rated = rated
square-invited = Welcome. You can use open tables now.
