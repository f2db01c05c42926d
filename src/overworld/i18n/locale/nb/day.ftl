# The deal of the day.

day-seats =
    { $size ->
        [2] To plasser: du og { $bot }.
        [3] Tre plasser: du og { $bot } to ganger.
       *[other] Fire plasser: du og { $bot } tre ganger.
    }
day-one = Ett forsøk teller
day-one-about = Det er brukt når du begynner, også om du går.
day-same = Likt for alle
day-same-about = Kube, land, plass og boter.
day-plain = Ingen angring, ingen tips
day-plain-about = Resten er som ved ethvert bord.
day-secret = Hemmelig til midnatt (UTC)
day-secret-about = Da publiseres frøet, og alle kan kontrollere det.
day-start = Begynn forsøket mitt
day-continue = Fortsett forsøket mitt
day-see = Se partiet mitt
day-so-far = I dag så langt
day-ends = Slutter om { $hours } t { $minutes } min
day-locked = Plasser, navn og forsprang åpnes når du har spilt.
day-everyone = Alle
day-better = bedre enn { $beaten } av { $others }
day-better-bots = bedre enn { $beaten } av { $others }, boter medregnet
day-first = Du er den første i dag.
day-you = Du
day-guest = gjest
day-left = ga opp
day-watch = Se
day-about-lead = Forsprang til beste bot ved slutten, i XP.
day-about-marks = Botene spilte fra din plass.
day-week = Denne uken
day-week-about = De fem beste dagene teller. Lørdag har tre plasser, søndag fire.
day-week-none = { $day }: ikke spilt
day-season = Denne sesongen
day-season-about = De åtte første hver uke får poeng.
day-points = { $points } poeng
day-earlier = Tidligere dager
day-look = Se
day-fun = For moro skyld
day-missed = ikke spilt
day-seed = Partiets frø
day-seed-about = Med det kan alle kontrollere dagens partier.
day-over = Denne dagen er over.
day-none = Ingen fullførte dette partiet.
day-today = I dag
day-late = Et parti som slutter etter midnatt (UTC), teller ikke.
