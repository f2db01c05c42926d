# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Powtórka
replay-at-start = Krok { $step } z { $steps }
replay-at-first = Krok { $step } z { $steps } · pierwsza decyzja po przygotowaniu gry
replay-at = Krok { $step } z { $steps } · tura { $turn } · { $name }
replay-at-hidden = Krok { $step } · tura { $turn } · { $name }
replay-slider = Krok partii
replay-round = Punktacja { $card }

## Going elsewhere

replay-first = Pierwszy krok
replay-previous = Krok wstecz
replay-next = Krok dalej
replay-last = Ostatni krok
replay-turn-back = Poprzednia tura
replay-turn-on = Następna tura
replay-play = Odtwarzaj
replay-pause = Wstrzymaj odtwarzanie
replay-speed = Tempo
replay-times = { $speed }×
replay-is-first = To pierwszy krok.
replay-is-last = To ostatni krok.
replay-hidden = Dalszy ciąg jest ukryty, zgodnie z twoim wyborem.
replay-live = { $missed ->
    [0] Na żywo
    [one] Na żywo: 1 nowy
    [few] Na żywo: { $missed } nowe
    [many] Na żywo: { $missed } nowych
   *[other] Na żywo: { $missed } nowego
  }
replay-leave = Zamknij powtórkę

## What can be done from here

replay-more = Więcej
replay-copy = Kopiuj link do tego kroku
replay-copied = Link do tego kroku skopiowany.
replay-link = Link do tego kroku
replay-record = Pobierz zapis partii
keep-game = Zapisz offline
keep-keeping = Zapisujemy… { $share }
keep-kept = Ta partia jest tu zapisana. Jej powtórka działa offline.
keep-failed = Nie udało się zapisać partii. Spróbuj ponownie za minutę.
replay-no-spoilers = Bez spoilerów: ukryj wynik i dalszy ciąg
fork-title = Zagraj stąd
fork-about = Rozpoczyna nową partię od tego kroku. Ta zostaje bez zmian.
fork-seat = Gram jako
fork-bot = przeciwnik
fork-go = Zagraj stąd
fork-over = Tu partia jest skończona. Przejdź do wcześniejszego kroku.

## What the search thinks

hint-title = Co zrobiłby bot
hint-ask = Zapytaj bota
hint-thinking = Bot myśli…
hint-numbers = szansa na wygraną { $share }, około { $xp } PD
hint-about = Dla: { $name }. To tylko ocena bota.
hint-spoken = Bot zrobiłby tak: { $move }. Szansa na wygraną: { $share }.
hint-off = W czasie tej partii nie ma podpowiedzi.
hint-nobody = Tutaj nie ma podpowiedzi. Zapytaj w swojej turze albo w innym kroku.
