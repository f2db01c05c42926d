# Watching what others do: captions, the pace, once more.

show-title = Ruchy innych graczy
show-again = Jeszcze raz
show-again-none = Nie ma czego pokazać jeszcze raz.
show-next = Dalej
show-pause = Pauza
show-on = Wznów
show-skip = Dogoń grę
show-skip-mine = Do mojej tury
show-nothing = Nie ma teraz czego pokazać.
show-behind = { $count ->
    [one] Poprzednia tura
    [few] { $count } tury wcześniej
    [many] { $count } tur wcześniej
   *[other] { $count } tury wcześniej
  }
settings-pace = Tempo
settings-pace-about = Jak szybko widzisz to, co się dzieje. Twoje decyzje nigdy na to nie czekają.
settings-pace-step = Krok po kroku
settings-pace-normal = Zwykłe
settings-pace-fast = Szybkie
settings-pace-off = Natychmiast
settings-calm = Mniej ruchu
settings-calm-about = Nic nie porusza się samo, a zmiany zachodzą bez animacji. Na początku tak, jak mówi system.
keys-skip = Spacja
keys-skip-does = pomija to, co jest pokazywane: najpierw ten krok, potem turę
keys-again = R
keys-again-does = pokazuje jeszcze raz ostatnie tury innych

## The question about sound in the first game

sound-offer = Włączyć dźwięk?
sound-offer-effects = Dźwięki
sound-offer-music = Dźwięki i muzyka
sound-offer-no = Nie, dziękuję
