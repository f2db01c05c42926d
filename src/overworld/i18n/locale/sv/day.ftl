# The deal of the day.

day-seats =
    { $size ->
        [2] Två platser: du och { $bot }.
        [3] Tre platser: du och { $bot } två gånger.
       *[other] Fyra platser: du och { $bot } tre gånger.
    }
day-one = Ett försök räknas
day-one-about = Det är förbrukat när du börjar, även om du går.
day-same = Samma för alla
day-same-about = Kub, land, plats och bottar.
day-plain = Ingen ångra, inga tips
day-plain-about = Resten är som vid varje bord.
day-secret = Hemlig till midnatt (UTC)
day-secret-about = Då publiceras fröet och alla kan kontrollera det.
day-start = Börja mitt försök
day-continue = Fortsätt mitt försök
day-see = Se mitt parti
day-so-far = Idag hittills
day-ends = Slutar om { $hours } h { $minutes } min
day-locked = Placeringar, namn och försprång öppnas när du har spelat.
day-everyone = Alla
day-better = bättre än { $beaten } av { $others }
day-better-bots = bättre än { $beaten } av { $others }, bottar inräknade
day-first = Du är först idag.
day-you = Du
day-guest = gäst
day-left = gav upp
day-watch = Titta
day-about-lead = Försprång till bästa bot vid slutet, i XP.
day-about-marks = Bottarna spelade från din plats.
day-week = Den här veckan
day-week-about = De fem bästa dagarna räknas. Lördag har tre platser, söndag fyra.
day-week-none = { $day }: inte spelad
day-season = Den här säsongen
day-season-about = De åtta första varje vecka får poäng.
day-points = { $points } poäng
day-earlier = Tidigare dagar
day-look = Se
day-fun = För skojs skull
day-missed = inte spelad
day-seed = Partiets frö
day-seed-about = Med det kan alla kontrollera dagens partier.
day-over = Den här dagen är slut.
day-none = Ingen avslutade det här partiet.
day-today = Idag
day-late = Ett parti som slutar efter midnatt (UTC) räknas inte.
