# Watching what others do: captions, the pace, once more.

show-title = Les coups des autres
show-again = Revoir
show-again-none = Il n’y a rien à revoir.
show-next = Suivant
show-pause = Pause
show-on = Reprendre
show-skip = Aller au direct
show-skip-mine = Aller à mon tour
show-nothing = Il n’y a rien à voir en ce moment.
show-behind = { $count ->
    [one] Tour précédent
   *[other] { $count } tours plus tôt
  }
settings-pace = Rythme
settings-pace-about = À quelle vitesse vous voyez ce qui se passe. Vos propres décisions n’attendent jamais.
settings-pace-step = Pas à pas
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-off = Instantané
settings-calm = Moins de mouvement
settings-calm-about = Rien ne bouge tout seul, et les changements se font sans animation. Au départ, selon votre système.
keys-skip = Espace
keys-skip-does = passer ce qui est montré : d’abord cette étape, puis le tour
keys-again = R
keys-again-does = revoir les derniers tours des autres

## The question about sound in the first game

sound-offer = Voulez-vous du son ?
sound-offer-effects = Sons
sound-offer-music = Sons et musique
sound-offer-no = Non merci
