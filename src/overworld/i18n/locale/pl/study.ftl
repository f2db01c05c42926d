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
study-running = Omawianie partii: { $share }
study-patience = Rozejrzyj się tymczasem. Omówienie zapisze się razem z partią.
study-failed = Omówienie się nie udało. Spróbuj ponownie za minutę.

## The chances to win

study-graph = Szansa na wygraną w ciągu partii
study-graph-at = Krok { $step }, tura { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Ten krok
study-end = Tu partia się kończy.
study-chance = Szczęście ({ $name }): { $effect }
study-played = { $name }, ruch:
study-better = Lepiej:
study-then = Potem: { $moves }
study-best = To był najlepszy ruch.
study-only = Nie było innego ruchu.
study-see = Zobacz
study-try = Wypróbuj
study-retry = Spróbuj stąd ponownie
study-retry-at = Spróbuj stąd ponownie: tura { $turn }
study-reason-unknown = Strona nie zna tego powodu: { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Kluczowe momenty
study-moments-none = Żaden krok nie zmienił wiele w tej partii.
study-turn = Tura { $turn }

## Everybody's moves and luck

study-player = Gracz
study-accuracy = Dokładność
study-decisions = Ruchy
study-luck = Szczęście
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
study-note-kept = Notatka jest zapisana.
study-note-gone = Notatka jest usunięta.
study-note-remove-of = Usuń notatkę: { $name }
study-note-removed = Usunięto notatkę: { $name }.
study-note-at = Krok { $step }
study-notes-elsewhere = Notatki do innych kroków

## One leads, others follow

study-lead-title = Wspólne omówienie
study-lead = Prowadź omówienie
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
games-forget-text = Twoje wyniki, dokładność i ulubione budynki zostaną usunięte z tej przeglądarki. Tego nie można cofnąć. Partie pozostaną na serwerze.
games-forgotten = Lista jest teraz pusta.
