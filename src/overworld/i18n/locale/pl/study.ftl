# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Omówienie
study-ask = Omów tę partię
study-ready = Omówienie jest gotowe.
study-waiting = { $ahead ->
    [one] Najpierw { $ahead } inne omówienie.
    [few] Najpierw { $ahead } inne omówienia.
    [many] Najpierw { $ahead } innych omówień.
   *[other] Najpierw { $ahead } innego omówienia.
  }
study-minutes = { $minutes ->
    [one] Omówienie będzie gotowe za około minutę.
    [few] Omówienie będzie gotowe za około { $minutes } minuty.
    [many] Omówienie będzie gotowe za około { $minutes } minut.
   *[other] Omówienie będzie gotowe za około { $minutes } minuty.
  }
study-failed = Omówienie się nie udało. Spróbuj ponownie za minutę.

## The chances to win

study-graph = Szansa na wygraną w ciągu partii
study-graph-at = Krok { $step }, tura { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-end = Tu partia się kończy.
study-chance = Szczęście ({ $name }): { $effect }
study-best = Żaden inny ruch nie jest wyraźnie lepszy.
study-equal = Żaden inny ruch nie zmieniłby szansy na wygraną.
study-only = Nie było innego ruchu.
study-reason-unknown = Strona nie zna tego powodu: { $code }
study-verdict-unknown = { $code }

study-won = Zwycięstwo: { $winners }, { $scores }
study-you = Ty
study-eyebrow-you = Tura { $turn } · twoja decyzja
study-eyebrow-other = Tura { $turn } · decyzja: { $name }
study-eyebrow-luck = Tura { $turn } · szczęście
study-eyebrow-find = Tura { $turn } · decyzja { $number } z { $count }
study-eyebrow-new = Tura { $turn } · twoja nowa decyzja
study-your-turn = Twoja kolej
study-fine = Dobrze
study-by = { $name } wybiera: { $move }.
study-better-do = Lepiej: { $move }.
study-covered = Lepsza decyzja jest ukryta.
study-cover = Ukryj lepszą decyzję
study-my-chance = Twoja szansa na wygraną
study-name-chance = Szansa na wygraną: { $name }
study-change = { $name }: szansa na wygraną przed: { $before }, po: { $after }.
study-play-on = Graj dalej stąd
study-look = Na stole
study-look-played = Zagrany
study-look-both = Oba
study-look-better = Lepszy
study-look-about = Biały to zagrany ruch, fioletowy lepszy.
study-sheet = Rozmiar panelu
study-boards = Plansze w tym kroku
study-judged = Oceniono: { $share }
study-left = Jeszcze około { $seconds } s. W tym czasie możesz oglądać powtórkę.

## Finding a better decision

study-find = Znajdź lepszą decyzję
study-find-title = Znajdź lepszą decyzję.
study-find-about = Decyzja z partii kosztowała { $share }. Wykonaj na stole jedną akcję: co najmniej jedna jest lepsza.
study-nudge = Wskazówka
study-nudge-about = Rodzaj lepszej decyzji: { $kind }
study-show = Pokaż ją
study-back = Do omówienia
study-next = Następny moment
study-again = Jeszcze raz
study-judging = Oceniamy twoją decyzję…
study-tried = To tylko próba. Partia zostaje bez zmian.
study-rests = Najpierw dokończ lub przerwij próbę.
study-try-excellent = Doskonale!
study-try-good = Dobrze: to inna dobra decyzja.
study-try-almost = Prawie.
study-try-not_yet = Jeszcze nie.
study-try-worse = To kosztuje jeszcze więcej.
study-try-same = Tak było w partii.
study-line-excellent = Lepszej decyzji tu nie ma.
study-line-good = Jest mniej więcej tak dobra jak najlepsza.
study-line-almost = Właściwa budowla, ale nie najlepsze pole.
study-line-not_yet = Lepiej niż w partii, ale da się jeszcze lepiej.
study-line-worse = Twoja szansa na wygraną byłaby jeszcze mniejsza.
study-line-same = Poszukaj czegoś innego.
study-better-has = Lepsza: { $reason }
study-margin = Różnica do ± { $share } może być przypadkowa.
study-mark-best = Najlepsza
study-mark-good = Dobra
study-mark-bad = To nie ta
study-mark-same = Ta sama

## Decisions, without places: the table shows them

do-mine = weź { $thing }
do-walk = odkryj świat
do-explore = odkryj świat obok: { $thing }
do-reveal = odkryj zakryte płytki
do-stay = odkryj świat z tego miejsca
do-build = zbuduj: { $thing }
do-fight = walcz z mobem: { $thing }
do-take = weź broń: { $thing }
do-draw = odsłoń jeszcze jeden żeton
do-pass = nie używaj mocy
do-detonate = zdetonuj TNT
do-trade = wymień moba na dodatkową akcję
do-end = zakończ turę
do-score = zdobądź punkty ({ $thing })
you-mine = Bierzesz blok: { $thing }.
you-explore = Odkrywasz świat obok: { $thing }.
you-reveal = Odkrywasz zakryte płytki.
you-stay = Odkrywasz świat z tego miejsca.
you-build = Budujesz: { $thing }.
you-fight = Walczysz z mobem: { $thing }.
you-take = Bierzesz broń: { $thing }.
you-draw = Odsłaniasz jeszcze jeden żeton.
you-pass = Nie używasz mocy.
you-detonate = Detonujesz TNT.
you-trade = Wymieniasz moba.
you-end = Kończysz turę.
you-score = Punkty za: { $thing }.

## Where, if two decisions have the same sentence: steps from your character, or a column of the cube

way-north = { $steps } na północ
way-east = { $steps } na wschód
way-south = { $steps } na południe
way-west = { $steps } na zachód
way-column = kolumna { $column } od zachodu, rząd { $row } od północy

## What decided the game

study-moments = Kluczowe momenty
study-moments-none = Żaden krok nie zmienił wiele w tej partii.
study-turn = Tura { $turn }
study-solved = rozwiązane
study-share-title = Szansa na wygraną
study-step-of = Krok { $step } z { $steps }

## Everybody's moves and luck

study-player = Gracz
study-accuracy = Dokładność
study-luck = Szczęście
study-loss = Strata na decyzję
study-sum = Szczęście i decyzje
study-sum-of = { $name }: początek { $start }, szczęście { $luck }, decyzje { $decisions }, koniec { $end }.
study-part-start = początek
study-part-luck = szczęście
study-part-decisions = decyzje
study-part-end = koniec
study-by-kind = Dokładność według akcji
study-kind = Akcja
study-kind-unknown = { $code }
study-none = –
study-about = Ocenia { $bot }, liczba symulacji na pozycję: { $simulations }. Traktuj to jako przybliżenie.

## Notes of steps

study-notes = Notatki
study-note = Twoja notatka do kroku { $step }
study-note-keep = Zapisz notatkę
study-note-remove = Usuń notatkę
study-note-kept = Notatka zapisana.
study-note-gone = Notatka usunięta.
study-note-remove-of = Usuń notatkę: { $name }
study-note-removed = Usunięto notatkę: { $name }.
study-note-at = Krok { $step }
study-notes-elsewhere = Notatki do innych kroków

## One leads, others follow

study-lead-title = Wspólne omówienie
study-lead = Pokaż wszystkim mój krok
study-leading = Prowadzisz omówienie: wszyscy widzą twój krok.
study-lead-end = Przestań prowadzić
study-lead-take = Przejmij prowadzenie
study-follows = Śledzisz, co pokazuje { $name }.
study-free = { $name }: krok { $step }.
study-follow = Śledź znowu

## One's own games

games-title = Moje partie
games-about = Ta lista jest zapisana tylko w tej przeglądarce. Nikt inny jej nie widzi.
games-none = Dokończ partię, a znajdziesz ją tutaj.
games-won = Wygrana
games-lost = Przegrana
games-shared = Wspólna wygrana
games-date = Data
games-against = Przeciwnicy
games-result = Wynik
games-xp = PD
games-sum = { $games ->
    [one] { $games } partia, wygrane: { $wins }
    [few] { $games } partie, wygrane: { $wins }
    [many] { $games } partii, wygrane: { $wins }
   *[other] { $games } partii, wygrane: { $wins }
  }
games-over-time = Dokładność w czasie
games-chart = Dokładność omówionych partii, najnowsza na końcu: { $values }
games-chart-none = Omów partię, a zobaczysz tu swoją dokładność.
games-buildings = Ulubione budowle
games-built = { $count }×
games-csv = Pobierz jako CSV
games-records = Pobierz partie
games-records-missing = { $count ->
    [one] { $count } partii nie ma już na serwerze.
    [few] { $count } partii nie ma już na serwerze.
    [many] { $count } partii nie ma już na serwerze.
   *[other] { $count } partii nie ma już na serwerze.
  }
games-forget = Wyczyść listę
games-forget-title = { $count ->
    [one] Wyczyścić listę z 1 partią?
    [few] Wyczyścić listę z { $count } partiami?
    [many] Wyczyścić listę z { $count } partiami?
   *[other] Wyczyścić listę z { $count } partiami?
  }
games-forget-text = Twoje wyniki, dokładność i ulubione budowle zostaną usunięte z tej przeglądarki. Tego nie da się cofnąć. Partie pozostaną na serwerze.
games-forgotten = Lista jest teraz pusta.
