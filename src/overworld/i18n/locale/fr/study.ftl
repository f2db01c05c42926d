# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Bilan
study-ask = Faire le bilan de la partie
study-ready = Le bilan est prêt.
study-waiting = { $ahead ->
    [one] { $ahead } autre bilan passe avant.
   *[other] { $ahead } autres bilans passent avant.
  }
study-minutes = { $minutes ->
    [one] Le bilan sera prêt dans une minute environ.
   *[other] Le bilan sera prêt dans { $minutes } minutes environ.
  }
study-running = Bilan en cours : { $share }
study-patience = En attendant, vous pouvez parcourir la partie. Le bilan est enregistré avec elle.
study-failed = Le bilan a échoué. Réessayez dans une minute.

## The chances to win

study-graph = Chances de gagner au fil de la partie
study-graph-at = Étape { $step }, tour { $turn } : { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Cette étape
study-end = La partie se termine ici.
study-chance = Chance pour { $name } : { $effect }
study-played = { $name } a joué :
study-better = Mieux :
study-then = Ensuite : { $moves }
study-best = C’était le meilleur coup.
study-only = Il n’y avait pas d’autre coup.
study-see = Voir le coup
study-try = Essayer ce coup
study-retry = Rejouer à partir d’ici
study-retry-at = Rejouer à partir d’ici : tour { $turn }
study-reason-unknown = Cette page ne connaît pas la raison : { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Moments clés
study-moments-none = Aucune étape n’a changé grand-chose dans cette partie.
study-turn = Tour { $turn }

## Everybody's moves and luck

study-player = Joueur
study-accuracy = Précision
study-decisions = Coups
study-luck = Chance
study-by-kind = Précision par action
study-kind = Action
study-kind-unknown = { $code }
study-none = –
study-about = Bilan établi par { $bot } avec { $simulations } simulations par position. Ce n’est qu’une estimation.

## Notes of steps

study-notes = Notes
study-note = Votre note sur l’étape { $step }
study-note-keep = Enregistrer la note
study-note-remove = Effacer la note
study-note-kept = Votre note est enregistrée.
study-note-gone = Votre note est effacée.
study-note-remove-of = Effacer la note de { $name }
study-note-removed = La note de { $name } est effacée.
study-note-at = Étape { $step }
study-notes-elsewhere = Notes sur d’autres étapes

## One leads, others follow

study-lead-title = Faire le bilan ensemble
study-lead = Guider les autres
study-leading = Vous guidez : tout le monde voit votre étape.
study-lead-end = Ne plus guider
study-lead-take = Prendre la main
study-follows = Vous suivez { $name }.
study-free = { $name } est à l’étape { $step }.
study-follow = Suivre à nouveau

## One's own games

games-title = Mes parties
games-about = Cette liste n’est enregistrée que dans ce navigateur. Personne d’autre ne peut la voir.
games-none = Terminez une partie et vous la trouverez ici.
games-won = Gagnée
games-lost = Perdue
games-shared = Victoire partagée
games-date = Date
games-against = Contre
games-result = Résultat
games-xp = XP
games-sum = { $games ->
    [one] { $games } partie, victoires : { $wins }
   *[other] { $games } parties, victoires : { $wins }
  }
games-over-time = Précision au fil du temps
games-chart = Précision de vos parties analysées, la plus récente à la fin : { $values }
games-chart-none = Faites le bilan d’une partie pour voir ici votre précision.
games-buildings = Constructions préférées
games-built = { $count }×
games-csv = Télécharger en CSV
games-records = Télécharger les parties
games-records-missing = { $count ->
    [one] { $count } partie n’est plus sur le serveur.
   *[other] { $count } parties ne sont plus sur le serveur.
  }
games-forget = Vider la liste
games-forget-title = { $count ->
    [one] Vider la liste ({ $count } partie) ?
   *[other] Vider la liste ({ $count } parties) ?
  }
games-forget-text = Vos résultats, votre précision et vos bâtiments préférés seront effacés de ce navigateur. Cette action est irréversible. Les parties restent sur le serveur.
games-forgotten = La liste est maintenant vide.
