# The deal of the day.

day-seats =
    { $size ->
        [2] Twee plaatsen: jij en { $bot }.
        [3] Drie plaatsen: jij en twee keer { $bot }.
       *[other] Vier plaatsen: jij en drie keer { $bot }.
    }
day-one = Eén poging telt
day-one-about = Ze is gebruikt zodra je begint, ook als je weggaat.
day-same = Voor iedereen gelijk
day-same-about = Kubus, land, plaats en bots.
day-plain = Geen zet terug, geen hints
day-plain-about = De rest is zoals aan elke tafel.
day-secret = Geheim tot middernacht (UTC)
day-secret-about = Dan wordt de startwaarde gepubliceerd en kan iedereen hem controleren.
day-start = Mijn poging beginnen
day-continue = Mijn poging voortzetten
day-see = Mijn partij bekijken
day-so-far = Vandaag tot nu toe
day-ends = Eindigt over { $hours } u { $minutes } min
day-locked = Plaatsen, namen en voorsprongen zie je als je zelf hebt gespeeld.
day-everyone = Iedereen
day-better = beter dan { $beaten } van { $others }
day-better-bots = beter dan { $beaten } van { $others }, bots meegeteld
day-first = Je bent vandaag de eerste.
day-you = Jij
day-guest = gast
day-left = opgegeven
day-watch = Kijken
day-about-lead = Voorsprong op de beste bot aan het eind, in XP.
day-about-marks = De bots speelden vanaf jouw plaats.
day-week = Deze week
day-week-about = De beste vijf dagen tellen. Zaterdag heeft drie plaatsen, zondag vier.
day-week-none = { $day }: niet gespeeld
day-season = Dit seizoen
day-season-about = De eerste acht van elke week krijgen punten.
day-points = { $points } punten
day-earlier = Eerdere dagen
day-look = Bekijken
day-fun = Voor de lol
day-missed = niet gespeeld
day-seed = Startwaarde van de partij
day-seed-about = Daarmee kan iedereen de partijen van deze dag controleren.
day-over = Deze dag is voorbij.
day-none = Niemand heeft deze partij uitgespeeld.
day-today = Vandaag
day-late = Een partij die na middernacht (UTC) eindigt, telt niet.
