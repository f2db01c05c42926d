# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Powtórka
replay-at-start = Krok { $step } z { $steps }
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
replay-pause = Zatrzymaj odtwarzanie
replay-speed = Tempo
replay-times = { $speed }×
replay-is-first = To pierwszy krok.
replay-is-last = To ostatni krok.
replay-hidden = Zakończenie jest ukryte, zgodnie z twoim wyborem.
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
replay-record = Pobierz zapis
keep-game = Zachowaj offline
keep-keeping = Zachowujemy… { $share }
keep-kept = Ta partia jest tu zachowana. Jej powtórka otworzy się bez sieci.
keep-failed = Nie udało się zachować partii. Spróbuj za minutę.
replay-no-spoilers = Nie zdradzaj: ukryj wynik i to, co dopiero nastąpi
fork-title = Spróbuj stąd
fork-about = Nowa partia od tego kroku; ta zostaje, jaka jest.
fork-seat = Gram jako
fork-bot = przeciwnik
fork-go = Spróbuj stąd
fork-over = Tu gra jest skończona. Przejdź do wcześniejszego kroku.

## What the search thinks

hint-title = Co zrobiłby bot
hint-ask = Zapytaj bota
hint-thinking = Myśli…
hint-numbers = wygrana { $share }, około { $xp } PD
hint-about = Dla: { $name }. To oszacowanie, nie wyrocznia.
hint-spoken = Bot zrobiłby tak: { $move }. Wygrana: { $share }.
hint-off = W czasie tej partii podpowiedzi są wyłączone.
hint-nobody = Tutaj nikt nie decyduje. Przejdź krok dalej albo wstecz.
