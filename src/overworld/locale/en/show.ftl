# Watching what others do: captions, the pace, once more.

show-title = What others do
show-again = Once more
show-again-none = There is nothing to show once more.
show-next = Next
show-pause = Pause
show-on = Go on
show-skip = Skip to now
show-nothing = Nothing is being shown.
show-behind = { $count ->
    [one] 1 turn behind
   *[other] { $count } turns behind
  }
settings-pace = Pace
settings-pace-about = How fast what happens is shown. What you decide never waits for it.
settings-pace-step = Step by step
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-off = Off
keys-skip = Space
keys-skip-does = end what is being shown: first this step, then the turn
keys-again = R
keys-again-does = show the last turn of the others once more
