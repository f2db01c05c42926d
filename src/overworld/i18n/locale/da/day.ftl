# The deal of the day.

day-seats =
    { $size ->
        [2] To pladser: dig og { $bot }.
        [3] Tre pladser: dig og { $bot } to gange.
       *[other] Fire pladser: dig og { $bot } tre gange.
    }
day-one = Ét forsøg tæller
day-one-about = Det er brugt, når du begynder, også hvis du går.
day-same = Ens for alle
day-same-about = Terning, land, plads og botter.
day-plain = Ingen fortryd, ingen tips
day-plain-about = Resten er som ved ethvert bord.
day-secret = Hemmelig til midnat (UTC)
day-secret-about = Så offentliggøres frøet, og alle kan kontrollere det.
day-start = Begynd mit forsøg
day-continue = Fortsæt mit forsøg
day-see = Se mit parti
day-so-far = I dag indtil nu
day-ends = Slutter om { $hours } t { $minutes } min
day-locked = Pladser, navne og forspring åbnes, når du har spillet.
day-everyone = Alle
day-better = bedre end { $beaten } af { $others }
day-better-bots = bedre end { $beaten } af { $others }, botter medregnet
day-first = Du er den første i dag.
day-you = Dig
day-guest = gæst
day-left = gav op
day-watch = Se
day-about-lead = Forspring til den bedste bot ved slutningen, i XP.
day-about-marks = Botterne spillede fra din plads.
day-week = Denne uge
day-week-about = De fem bedste dage tæller. Lørdag har tre pladser, søndag fire.
day-week-none = { $day }: ikke spillet
day-season = Denne sæson
day-season-about = De første otte hver uge får point.
day-points = { $points } point
day-earlier = Tidligere dage
day-look = Se
day-fun = For sjov
day-missed = ikke spillet
day-seed = Partiets frø
day-seed-about = Med det kan alle kontrollere dagens partier.
day-over = Denne dag er slut.
day-none = Ingen har afsluttet dette parti.
day-today = I dag
day-late = Et parti, der slutter efter midnat (UTC), tæller ikke.
