# Watching what others do: captions, the pace, once more.

show-title = Ce que font les autres
show-again = Encore une fois
show-again-none = Il n’y a rien à montrer de nouveau.
show-next = Suivant
show-pause = Pause
show-on = Reprendre
show-skip = Aller au présent
show-skip-mine = Aller à mon tour
show-nothing = Rien n’est montré en ce moment.
show-behind = { $count ->
    [one] 1 tour de retard
   *[other] { $count } tours de retard
  }
settings-pace = Rythme
settings-pace-about = À quelle vitesse est montré ce qui se passe. Vos décisions n’attendent jamais.
settings-pace-step = Pas à pas
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-off = Sans
keys-skip = Espace
keys-skip-does = terminer ce qui est montré : d’abord cette étape, puis le tour
keys-again = R
keys-again-does = montrer encore une fois le dernier tour des autres
