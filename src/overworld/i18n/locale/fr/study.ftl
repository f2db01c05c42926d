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
study-failed = Le bilan a échoué. Réessayez dans une minute.

## The chances to win

study-graph = Chances de gagner au fil de la partie
study-graph-at = Étape { $step }, tour { $turn } : { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-end = La partie se termine ici.
study-chance = Chance pour { $name } : { $effect }
study-best = Aucun autre coup n’est nettement meilleur.
study-equal = Aucun autre coup n’aurait changé les chances de gagner.
study-only = Il n’y avait pas d’autre coup.
study-reason-unknown = Cette page ne connaît pas la raison : { $code }
study-verdict-unknown = { $code }

study-won = Victoire : { $winners }, { $scores }
study-you = Vous
study-eyebrow-you = Tour { $turn } · votre décision
study-eyebrow-other = Tour { $turn } · décision de { $name }
study-eyebrow-luck = Tour { $turn } · chance
study-eyebrow-find = Tour { $turn } · décision { $number } sur { $count }
study-eyebrow-new = Tour { $turn } · votre nouvelle décision
study-your-turn = À vous
study-fine = Bien
study-by = { $name } – { $move }.
study-better-do = Plutôt { $move }.
study-covered = La meilleure décision est cachée.
study-cover = Cacher la meilleure décision
study-my-chance = Vos chances de gagner
study-name-chance = Chances de gagner : { $name }
study-change = { $name } : chances de gagner { $before } avant, { $after } après.
study-play-on = Continuer à partir d’ici
study-look = Sur la table
study-look-played = Joué
study-look-both = Les deux
study-look-better = Mieux
study-look-about = En blanc ce qui a été joué, en violet ce qui était mieux.
study-sheet = Taille du bilan
study-boards = Plateaux à cette étape
study-judged = Partie analysée : { $share }
study-left = Encore { $seconds } s environ. Vous pouvez revoir la partie en attendant.

## Finding a better decision

study-find = Trouver une meilleure décision
study-find-title = Trouvez une meilleure décision.
study-find-about = La décision prise a coûté { $share }. Faites une action sur la table : au moins une est meilleure.
study-nudge = Indice
study-nudge-about = La meilleure décision est de ce genre : { $kind }
study-show = Montrer
study-back = Retour au bilan
study-next = Moment suivant
study-again = Réessayer
study-judging = Votre décision est évaluée…
study-tried = Simple essai. La partie reste comme elle était.
study-rests = Finissez ou quittez d’abord votre essai.
study-try-excellent = Excellent !
study-try-good = Bien : vous en avez trouvé une autre.
study-try-almost = Presque.
study-try-not_yet = Pas encore.
study-try-worse = Cela coûte encore plus.
study-try-same = C’est ce qui a été joué.
study-line-excellent = C’est la meilleure décision ici.
study-line-good = Elle est à peu près aussi bonne que la meilleure.
study-line-almost = La bonne construction, mais pas la meilleure case.
study-line-not_yet = Mieux que dans la partie, mais il y a encore mieux.
study-line-worse = Vos chances de gagner seraient encore plus faibles.
study-line-same = Cherchez autre chose.
study-better-has = La meilleure : { $reason }
study-margin = Un écart jusqu’à ± { $share } peut être dû au hasard.
study-mark-best = Optimale
study-mark-good = Bien
study-mark-bad = Pas ça
study-mark-same = Pareil

## Decisions, without places: the table shows them

do-mine = prendre : { $thing }
do-walk = explorer
do-explore = explorer à côté de : { $thing }
do-reveal = explorer un endroit inconnu
do-stay = explorer sans bouger
do-build = construire : { $thing }
do-fight = combattre : { $thing }
do-take = prendre l’arme : { $thing }
do-draw = retourner une tuile de plus
do-pass = n’utiliser aucun pouvoir
do-detonate = allumer la TNT
do-trade = défausser un monstre pour une action supplémentaire
do-end = finir le tour
do-score = comptabiliser : { $thing }
you-mine = Vous avez pris : { $thing }.
you-explore = Vous avez exploré à côté de : { $thing }.
you-reveal = Vous avez exploré un endroit inconnu.
you-stay = Vous avez exploré sans bouger.
you-build = Vous avez construit : { $thing }.
you-fight = Vous avez combattu : { $thing }.
you-take = Vous avez pris l’arme : { $thing }.
you-draw = Vous avez retourné une tuile de plus.
you-pass = Vous n’avez utilisé aucun pouvoir.
you-detonate = Vous avez allumé la TNT.
you-trade = Vous avez défaussé un monstre.
you-end = Vous avez fini le tour.
you-score = Vous avez comptabilisé : { $thing }.

## Where, if two decisions have the same sentence: steps from your character, or a column of the cube

way-north = { $steps } pas au nord
way-east = { $steps } pas à l’est
way-south = { $steps } pas au sud
way-west = { $steps } pas à l’ouest
way-column = colonne { $column } depuis l’ouest, ligne { $row } depuis le nord

## What decided the game

study-moments = Moments clés
study-moments-none = Aucune étape n’a changé grand-chose dans cette partie.
study-turn = Tour { $turn }
study-solved = résolu
study-share-title = Chances de gagner
study-step-of = Étape { $step } sur { $steps }

## Everybody's moves and luck

study-player = Joueur
study-accuracy = Précision
study-luck = Chance
study-loss = Perte par décision
study-sum = Chance et décisions
study-sum-of = { $name } : début { $start }, chance { $luck }, décisions { $decisions }, fin { $end }.
study-part-start = début
study-part-luck = chance
study-part-decisions = décisions
study-part-end = fin
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
study-lead = Montrer mon étape à tous
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
    [one] Vider la liste ({ $count } partie) ?
   *[other] Vider la liste ({ $count } parties) ?
  }
games-forget-text = Vos résultats, votre précision et vos constructions préférées seront effacés de ce navigateur. Cette action est irréversible. Les parties restent sur le serveur.
games-forgotten = La liste est maintenant vide.
