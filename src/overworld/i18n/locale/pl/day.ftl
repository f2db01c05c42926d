# The deal of the day.

day-seats =
    { $size ->
        [2] Dwa miejsca: ty i { $bot }.
        [3] Trzy miejsca: ty i dwa razy { $bot }.
       *[other] Cztery miejsca: ty i trzy razy { $bot }.
    }
day-one = Liczy się jedna próba
day-one-about = Zużywa się, gdy zaczniesz, nawet jeśli odejdziesz.
day-same = Taka sama dla wszystkich
day-same-about = Kostka, ziemia, miejsce i boty.
day-plain = Bez cofania, bez podpowiedzi
day-plain-about = Reszta jest jak przy każdym stole.
day-secret = Tajna do północy (UTC)
day-secret-about = Potem ziarno zostaje ujawnione i każdy może je sprawdzić.
day-start = Zacznij moją próbę
day-continue = Kontynuuj moją próbę
day-see = Zobacz moją partię
day-so-far = Dzisiaj do tej pory
day-ends = Koniec za { $hours } godz. { $minutes } min
day-locked = Miejsca, imiona i przewagi odsłonią się, gdy zagrasz.
day-everyone = Wszyscy
day-better = lepiej niż { $beaten } z { $others }
day-better-bots = lepiej niż { $beaten } z { $others }, licząc boty
day-first = Dziś to ty grasz jako pierwsza osoba.
day-you = Ty
day-guest = gość
day-left = rezygnacja
day-watch = Oglądaj
day-about-lead = Przewaga nad najlepszym botem na końcu, w PD.
day-about-marks = Boty grały z twojego miejsca.
day-week = Ten tydzień
day-week-about = Liczy się pięć najlepszych dni. W sobotę są trzy miejsca, w niedzielę cztery.
day-week-none = { $day }: bez gry
day-season = Ten sezon
day-season-about = Pierwszych osiem osób każdego tygodnia dostaje punkty.
day-points = { $points } pkt
day-earlier = Wcześniejsze dni
day-look = Zobacz
day-fun = Dla zabawy
day-missed = bez gry
day-seed = Ziarno rozdania
day-seed-about = Dzięki niemu każdy może sprawdzić partie tego dnia.
day-over = Ten dzień się skończył.
day-none = Nikt nie ukończył tej partii.
day-today = Dzisiaj
day-late = Partia, która kończy się po północy (UTC), nie liczy się.
