# Watching what others do: captions, the pace, once more.

show-title = Hvad andre gør
show-again = En gang til
show-again-none = Der er intet at vise en gang til.
show-next = Næste
show-pause = Pause
show-on = Fortsæt
show-skip = Spring til nu
show-skip-mine = Spring til min tur
show-nothing = Der vises ikke noget.
show-behind = { $count ->
    [one] 1 tur bagud
   *[other] { $count } ture bagud
  }
settings-pace = Tempo
settings-pace-about = Hvor hurtigt det, der sker, bliver vist. Det, du vælger, venter aldrig på det.
settings-pace-step = Trin for trin
settings-pace-normal = Normalt
settings-pace-fast = Hurtigt
settings-pace-off = Fra
keys-skip = Mellemrum
keys-skip-does = afslut det, der vises: først dette trin, så hele turen
keys-again = R
keys-again-does = vis de andres sidste tur en gang til
