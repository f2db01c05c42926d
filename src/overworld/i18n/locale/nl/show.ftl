# Watching what others do: captions, the pace, once more.

show-title = Wat de anderen doen
show-again = Nog een keer
show-again-none = Er is niets om nog een keer te tonen.
show-next = Volgende
show-pause = Pauze
show-on = Verder
show-skip = Inhalen
show-skip-mine = Naar mijn beurt
show-nothing = Er is nu niets te tonen.
show-behind = { $count ->
    [one] 1 beurt achter
   *[other] { $count } beurten achter
  }
settings-pace = Tempo
settings-pace-about = Hoe snel je ziet wat er gebeurt. Je eigen keuzes wachten er nooit op.
settings-pace-step = Stap voor stap
settings-pace-normal = Normaal
settings-pace-fast = Snel
settings-pace-off = Uit
settings-calm = Minder beweging
settings-calm-about = Niets beweegt vanzelf en veranderingen gebeuren zonder animaties. In het begin zoals je systeem aangeeft.
keys-skip = Spatie
keys-skip-does = overslaan wat wordt getoond: eerst deze stap, dan de beurt
keys-again = R
keys-again-does = de laatste beurten van de anderen nog een keer tonen

## The question about sound in the first game

sound-offer = Wil je geluid?
sound-offer-effects = Geluiden
sound-offer-music = Geluiden en muziek
sound-offer-no = Nee, bedankt
