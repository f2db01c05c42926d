# The deal of the day.

day-seats =
    { $size ->
        [2] Two seats: you and { $bot }.
        [3] Three seats: you and { $bot } twice.
       *[other] Four seats: you and { $bot } three times.
    }
day-one = One try counts
day-one-about = It is spent when you start, even if you leave.
day-same = The same for everyone
day-same-about = Cube, land, seat and bots.
day-plain = No undo, no hints
day-plain-about = The rest is as at any table.
day-secret = Secret until midnight (UTC)
day-secret-about = Then the seed is published, and anyone can check it.
day-start = Start my try
day-continue = Continue my try
day-see = See my game
day-so-far = Today so far
day-ends = Ends in { $hours } h { $minutes } min
day-locked = Places, names and leads open when you have played yours.
day-everyone = Everyone
day-better = better than { $beaten } of { $others }
day-better-bots = better than { $beaten } of { $others }, bots included
day-first = You are the first today.
day-you = You
day-guest = guest
day-left = gave up
day-watch = Watch
day-about-lead = Lead over the best bot at the end, in XP.
day-about-marks = Bots played from your seat.
day-week = This week
day-week-about = The best five days count. Saturday has three seats, Sunday four.
day-week-none = { $day }: not played
day-season = This season
day-season-about = The first eight of each week get points.
day-points = { $points } points
day-earlier = Earlier days
day-look = Look
day-fun = For fun
day-missed = not played
day-seed = Seed of the deal
day-seed-about = With it, anyone can check the games of this day.
day-over = This day is over.
day-none = Nobody finished this deal.
day-today = Today
day-late = A game that ends after midnight (UTC) does not count.
