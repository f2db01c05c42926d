# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Revoir la partie
replay-at-start = Étape { $step } sur { $steps }
replay-at-first = Étape { $step } sur { $steps } · première décision après la mise en place
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
replay-play = Lancer la lecture
replay-pause = Mettre en pause
replay-speed = Vitesse
replay-times = { $speed }×
replay-is-first = C’est la première étape.
replay-is-last = C’est la dernière étape.
replay-hidden = Vous avez choisi de masquer la suite.
replay-live = { $missed ->
    [0] Direct
    [one] Direct : { $missed } nouveauté
   *[other] Direct : { $missed } nouveautés
  }
replay-leave = Quitter le replay

## What can be done from here

replay-more = Plus
replay-copy = Copier le lien vers cette étape
replay-copied = Le lien vers cette étape est copié.
replay-link = Lien vers cette étape
replay-record = Télécharger la partie
keep-game = Enregistrer hors ligne
keep-keeping = Enregistrement… { $share }
keep-kept = Cette partie est enregistrée ici. Vous pouvez la revoir hors ligne.
keep-failed = La partie n’a pas pu être enregistrée. Réessayez dans une minute.
replay-no-spoilers = Sans spoilers : masquer le résultat et la suite
fork-title = Essayer à partir d’ici
fork-about = Commence une nouvelle partie à partir de cette étape. La partie actuelle reste telle quelle.
fork-seat = Je joue
fork-bot = contre
fork-go = Essayer à partir d’ici
fork-over = La partie est terminée ici. Revenez à une étape précédente.

## What the search thinks

hint-title = Ce que ferait le bot
hint-ask = Demander au bot
hint-thinking = Il réfléchit…
hint-numbers = chances de gagner { $share }, environ { $xp } XP
hint-about = Pour { $name }. Ce n’est qu’une estimation du bot.
hint-spoken = Le bot choisirait : { $move }. Chances de gagner : { $share }.
hint-off = Il n’y a pas de conseils pendant cette partie.
hint-nobody = Il n’y a pas de conseil ici. Demandez pendant votre tour, ou à une autre étape.
