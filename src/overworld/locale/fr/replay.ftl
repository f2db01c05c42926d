# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Relecture
replay-at-start = Étape { $step } sur { $steps }
replay-at = Étape { $step } sur { $steps } · tour { $turn } · { $name }
replay-at-hidden = Étape { $step } · tour { $turn } · { $name }
replay-slider = Étape de la partie
replay-round = Décompte { $card }

## Going elsewhere

replay-first = Première étape
replay-previous = Une étape en arrière
replay-next = Une étape en avant
replay-last = Dernière étape
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $speed }×
replay-is-first = C’est la première étape.
replay-is-last = C’est la dernière étape.
replay-hidden = Vous avez choisi de ne pas voir la fin.
replay-live = { $missed ->
    [0] Direct
    [one] Direct : { $missed } nouveauté
   *[other] Direct : { $missed } nouveautés
  }
replay-leave = Quitter la relecture

## What can be done from here

replay-more = Plus
replay-copy = Copier le lien vers cette étape
replay-copied = Le lien vers cette étape est copié.
replay-link = Lien vers cette étape
replay-record = Télécharger l’enregistrement
keep-game = Garder hors connexion
keep-keeping = Mise de côté… { $share }
keep-kept = Cette partie est gardée ici. On peut la revoir sans connexion.
keep-failed = La partie n’a pas pu être gardée. Réessayez dans une minute.
replay-no-spoilers = Garder le suspense : cacher le résultat et la suite
fork-title = Essayer à partir d’ici
fork-about = Une nouvelle partie à partir de cette étape ; celle-ci reste telle quelle.
fork-seat = Je joue
fork-bot = contre
fork-go = Essayer à partir d’ici
fork-over = La partie est terminée ici. Revenez à une étape précédente.

## What the search thinks

hint-title = Ce que ferait le bot
hint-ask = Demander au bot
hint-thinking = Il réfléchit…
hint-numbers = victoire { $share }, environ { $xp } XP
hint-about = Pour { $name }. Une estimation du bot, pas une certitude.
hint-spoken = Le bot choisirait : { $move }. Victoire : { $share }.
hint-off = Pas de conseils tant que dure cette partie.
hint-nobody = Personne ne décide ici. Avancez ou reculez d’une étape.
