# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Mise en place de la table…
ask-chance = Révélation…
ask-act-mine = À vous. Choisissez l’action { $number } sur 2.
ask-act = { $who } choisit l’action { $number } sur 2.
ask-unknown = { $who } décide.
ask-unknown-mine = Choisissez l’une de ces possibilités.
ask-extra-mine = Choisissez votre action supplémentaire.
ask-extra = { $who } choisit une action supplémentaire.
ask-second-mine = Prenez votre deuxième bloc.
ask-second = { $who } choisit un deuxième bloc.
ask-bow-mine = Un arc ! Retourner une tuile de plus ? Cœurs : { $hearts }, il en faut { $needed }.
ask-bow = { $who } a retourné un arc. Cœurs : { $hearts }, il en faut { $needed }.
ask-pickaxe-mine = Une pioche ! Prendre un bloc ? Cœurs : { $hearts }, il en faut { $needed }.
ask-pickaxe = { $who } a retourné une pioche. Cœurs : { $hearts }, il en faut { $needed }.
ask-tnt-mine = De la TNT ! L’allumer ? Cœurs : { $hearts } ({ $detonated } avec elle), il en faut { $needed }.
ask-tnt = { $who } décide du sort de la TNT. Cœurs : { $hearts } ({ $detonated } avec elle), il en faut { $needed }.
ask-fight-mine = Affronter ce monstre ?
ask-end-mine = Vos actions sont faites. Finissez votre tour.
ask-end = { $who } finit son tour.
ask-trade-mine = Finissez votre tour, ou défaussez un monstre pour une action de plus.
ask-trade = { $who } finit son tour ou défausse un monstre.
ask-score-mine = Décompte { $card }. Choisissez la caractéristique à comptabiliser.
ask-score = Décompte { $card } : { $who } choisit.
ask-over = La partie est terminée. { $winners } l’emporte avec { $score } XP.
ask-over-shared = La partie est terminée. Victoire partagée avec { $score } XP : { $winners }.
# Several people share this device: whose sentence it is.
ask-named = { $who } : { $sentence }

## Actions

actions = Actions
action-collect = Blocs
action-explore = Explorer
action-build = Construire
action-fight = Combattre
action-weapon = Arme
action-any = Choisissez ce qui brille : un bloc, une intersection ou une tuile.
action-chosen-collect = Choisissez un bloc au contour lumineux.
action-chosen-explore = Choisissez une intersection, à { $steps } pas au plus. Vous pouvez rester sur place.
action-chosen-build = Choisissez une construction à côté de vous.
action-chosen-space = Choisissez une case de votre plateau.
action-chosen-fight = Choisissez un monstre à côté de vous.
action-chosen-mob = Vous retournez des tuiles de votre paquet. Impossible d’annuler ensuite.
action-chosen-weapon = Choisissez une arme à côté de vous.
action-cancel = Retour
action-confirm = Confirmer
prompt-whole = Tout lire
action-confirm-what = Touchez encore ou confirmez : impossible d’annuler ensuite.
action-undo = Annuler
action-end = Fin du tour
action-trade = Défausser
action-hint = Conseil
race = XP : { $all }
race-entry = { $who } { $xp }
bar-turn = Tour { $turn }
bar-day = Partie du jour : cet essai compte
try-out = Essai à partir du tour { $turn }
try-out-back = Revenir à la partie d’origine
try-out-begun = Ceci est un essai. Le menu ramène à la partie d’origine.
slot-collect = { $count } à prendre
slot-explore = { $count } choix
slot-build = { $count } à portée
slot-fight = { $count } à portée
slot-weapon = { $count } ici
slot-none = rien
slot-done = fait
ending-in = { $seconds ->
    [one] Votre tour finit dans { $seconds } seconde.
   *[other] Votre tour finit dans { $seconds } secondes.
  }
ending-stop = Pas encore

## Undo

undo-not-nothing = Il n’y a encore rien à annuler.
undo-not-revealed = Du nouveau a été révélé : impossible d’annuler.
undo-not-ended = Le tour est fini : impossible d’annuler.
undo-not-turn_start = Le tour vient de commencer : il n’y a rien à annuler.
undo-not-other_player = Quelqu’un d’autre a décidé depuis : impossible d’annuler.
undo-not-yours = Vous ne pouvez annuler que vos propres décisions.
undo-not-off = À cette table, on ne peut pas annuler.

## Parts of the table

part-world = Surface
part-cube = Cube
part-board = Plateau
part-log = Journal
part-me = Mon jeu
part-opponents = Les autres
part-views = Zones de la table
part-side = Journal et chat
part-chat = Chat
skip-actions = Aller aux actions
skip-world = Aller à la Surface
skip-cube = Aller au cube
skip-me = Aller à votre jeu
stage-now = À l’écran : { $part }.

## Menu

menu = Menu
menu-home = Quitter la table
menu-overview = Aides de jeu
menu-rules = Règles
menu-replay = Revoir la partie
menu-record = Télécharger la partie
menu-link = Copier le lien
menu-copied = Le lien est copié.
menu-seat = Continuer sur un autre appareil
menu-settings = Réglages
menu-keys = Touches
menu-resign = Abandonner
menu-resign-sure = Voulez-vous abandonner cette partie ?
menu-resign-two = Votre adversaire l’emporte.
menu-resign-more = Un bot finit la partie à votre place.
menu-resign-day = C’est votre seul essai du jour. Si vous abandonnez, vous êtes à la dernière place et sans points.
menu-paint = Montrer mon personnage peint
menu-delete = Supprimer la table
menu-delete-sure = Supprimer cette table, avec sa partie et son chat, pour tout le monde ?
leave-sure = Quitter cette table ?
leave-kept = Votre place vous attend : revenez par le même lien ou par « Vos tables ».
leave-yes = Quitter
leave-no = Rester
yes-resign = Abandonner
yes-delete = Supprimer
table-code = Table { $code }
table-of = { $title } – table { $code }
spectators = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
connection-online = En ligne
connection-lag = En ligne, { $ms } ms
connection-offline = Hors ligne
connection-connecting = Connexion
connection-late = Ralentie
connection-busy = Occupé
connection-refused = Fermée
connection-gone = Supprimée
decision-waiting = Votre dernier coup est encore en cours d’envoi.

## Read-outs

read-last = À l’instant : { $text }
read-last-none = Il ne s’est encore rien passé.
read-standings = Scores : { $list }.
read-standing = { $who } { $xp } XP
read-cube = Cube : encore { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
  }, soit { $layers }. { $takeable ->
    [0] Vous ne pouvez rien prendre maintenant.
    [one] { $takeable } bloc est libre.
   *[other] { $takeable } blocs sont libres.
  }
read-layer = { $left } dans la couche { $layer }
read-block = { $material } ({ $places })
read-blocks = Vous pouvez prendre : { $list }.
read-near = À côté de vous : { $list }
read-near-none = Il n’y a rien à côté de vous.
read-near-building = { $name } : { $xp } XP, coûte { $cost }.
read-near-building-can = { $name } : { $xp } XP, coûte { $cost } ; vous avez de quoi construire.
read-near-mob = { $name } : { $xp } XP, { $needs }.
read-near-mob-chance = { $name } : { $xp } XP, { $needs } ; chances de gagner : { $chance }.
read-near-weapon = { $name } : { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Votre tour
overview-two = Faites deux actions différentes.
overview-collect = Prenez 2 blocs du cube, l’un après l’autre : le dessus et au moins 2 côtés doivent être libres.
overview-explore = Faites 0, 1 ou 2 pas, puis retournez tout ce qui vous entoure.
overview-build = Payez en blocs une construction à côté de vous et posez-la sur une de vos 9 cases.
overview-fight = Retournez 3 tuiles Arme contre un monstre à côté de vous. Avec assez de cœurs, il est vaincu.
overview-weapon = Prenez une arme à côté de vous et mélangez-la à votre paquet.
overview-extra = Défaussez ensuite, si vous voulez, des monstres à action : chacun offre une action de plus, au choix.
overview-card-A = A : biomes
overview-card-B = B : matériaux
overview-card-C = C : types
overview-when = { $layer ->
    [1] Quand la couche supérieure du cube est vide.
    [2] Quand la deuxième couche est vide.
   *[3] Quand la troisième couche est vide ; la partie est alors terminée.
  }
overview-what = Au choix
overview-each = XP par case
overview-now = Vos points maintenant
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Votre plus grand groupe de cases reliées compte, biomes imprimés compris.
overview-not-printed = Votre plus grand groupe de constructions reliées compte.

rules-page = Règles
