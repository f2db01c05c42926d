# The Overworld, the boards and everything that lies in front of players, in the browser.

## Where: the cells around a crossing, the spaces of a board

around-nw = nord-ouest
around-ne = nord-est
around-sw = sud-ouest
around-se = sud-est
space-1 = en haut à gauche
space-2 = en haut au milieu
space-3 = en haut à droite
space-4 = au milieu à gauche
space-5 = au centre
space-6 = au milieu à droite
space-7 = en bas à gauche
space-8 = en bas au milieu
space-9 = en bas à droite

## What lies in a cell, in a few words

cell-hearts = { $hearts ->
    [one] { $name } à { $hearts } cœur
   *[other] { $name } à { $hearts } cœurs
  }
cell-down = { $left ->
    [one] { $left } tuile face cachée
   *[other] { $left } tuiles face cachée
  }
cell-token-down = une arme face cachée
cell-empty = une pile vide
cell-token-gone = un emplacement d’arme vide
cell-around = { $what } au { $direction }

## The Overworld

world-cells = Piles et armes
world-crossings = Intersections
world-cell = { $cell } : { $what }
world-cell-build = Construire : { $what }, en { $cell }
world-cell-fight = Combattre : { $what }, en { $cell }
world-cell-take = Prendre : { $what }, en { $cell }
# Sentences that describe a crossing, one after the other.
world-here = { $count ->
    [one] { $names } est ici.
   *[other] { $names } sont ici.
  }
world-you-here = Vous êtes ici.
world-steps = { $steps ->
    [0] Rester ici.
    [one] { $steps } pas.
   *[other] { $steps } pas.
  }
world-turns = { $count ->
    [0] Ne retourne rien.
    [one] Retourne { $count } tuile : impossible d’annuler ensuite.
   *[other] Retourne { $count } tuiles : impossible d’annuler ensuite.
  }
world-waiting = Confirmez votre choix.
world-choose-crossing = Choisissez une des intersections en surbrillance.
world-not-yours = C’est à { $who } de décider.
world-nobody = Il n’y a rien à décider en ce moment.
world-no-answer = Le serveur ne répond pas. Réessayez dans un instant.
near-other-action = Renoncez d’abord à l’action choisie (« Retour »).
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Pas encore vus : constructions { $buildings }, monstres { $mobs }.
world-unseen-weapons = Pas encore vues : armes { $weapons }.
world-unseen = cachées

## Next to you


## A board

board-of = Plateau : { $who }
board-mine = Votre plateau
board-ground = { $biome } (biome imprimé)
board-space = { $space } : { $what }
board-counted = { $space } : { $what }, case comptée
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card } : encore rien
# The nine spaces as buttons while a building is placed.
board-build = Construire { $space }, où il y a : { $what }.
board-build-line = { $space }, où il y a : { $what }. { $result }
board-choose = Choisissez une case pour construire : { $tile }.
board-pays = Coûte { $cost }.
board-pays-nothing = Ne coûte rien.
board-gains = Rapporte { $xp } XP.
board-covers = Recouvre : { $tile }.
board-change = { $card } : { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = aucun
board-no-change = Vos plus grands groupes ne changent pas.
board-groups = Plus grands groupes : { $changes }.

## The three scoring cards

cards = Tuiles Décompte
cards-open = Décompte { $card } : { $best }
cards-scored = Décompte { $card } : terminé, { $xp } XP
cards-biome = biomes
cards-material = matériaux
cards-type = types

## Lenses: the board in the light of one card

lens = Voir les groupes

## What lies in front of somebody

me-back = Retour à mon plateau
me-of = { $who }
me-xp = { $xp } XP
me-supply = Réserve { $count }
me-weapons = Armes { $count }
me-weapons-none = Pas d’armes.
me-weapon = { $name } × { $count }
me-mobs = Monstres { $count }
me-mobs-none = Pas encore de monstres.
me-mob-many = { $text } (×{ $count })
me-mob-action = { $name } : action supplémentaire
me-mob-bonus = { $name } : { $points } XP par case ({ $trait }), pour l’instant { $spaces } × { $points } = { $xp } XP
me-trade = { $count ->
    [one] Défausser pour 1 action
   *[other] Défausser pour 1 action ({ $count })
  }
me-beginner = Décompte simplifié : toutes les cases ayant la caractéristique comptent.

## The other players

rival-look = Voir le plateau : { $who }
rival-turn = joue
rival-away = hors ligne
rival-bot = bot
rival-own-bot = bot externe
rival-stand-in = { $bot } joue à sa place
rival-resigned = abandon
rival-last = Dernier tour : { $text }
rival-last-none = Pas encore de tour
rival-supply = Réserve : { $blocks }
rival-supply-none = Réserve : vide
rival-forecast = Le décompte { $card } donnerait maintenant { $xp } XP.
rival-piles = { $weapons ->
    [one] { $weapons } arme
   *[other] { $weapons } armes
  }, { $mobs ->
    [0] aucun monstre
    [one] { $mobs } monstre
   *[other] { $mobs } monstres
  }
strip = À la table
strip-xp = { $xp } XP

## Inspect: everything about one thing

inspect-traits = { $biome }, { $material }, { $type }.
inspect-biome = Biome : { $name }
inspect-material = Matériau : { $name }
inspect-type = Type : { $name }
inspect-costs = Coûte { $cost }.
inspect-costs-nothing = Ne coûte rien.
inspect-gains = { $xp ->
    [0] Aucun XP immédiat.
   *[other] { $xp } XP immédiatement.
  }
inspect-copies = { $count ->
    [one] Seul exemplaire dans la boîte.
   *[other] { $count } exemplaires dans la boîte.
  }
inspect-mob = { $hearts ->
    [one] Il faut { $hearts } cœur.
   *[other] Il faut { $hearts } cœurs.
  }
inspect-mob-xp = { $xp } XP en cas de victoire.
inspect-mob-action = À défausser plus tard pour une action supplémentaire.
inspect-mob-bonus = À la fin de la partie, { $points } XP par case affichant : { $trait }.
inspect-weapon = { $hearts ->
    [0] Aucun cœur.
    [one] { $hearts } cœur.
   *[other] { $hearts } cœurs.
  }
inspect-weapon-detonate = { $hearts } cœurs si vous l’allumez.
inspect-block = { $count } dans le cube au départ.
inspect-block-wildcard = Joker : remplace n’importe quel bloc.
inspect-card = Décompte { $card }
inspect-card-rule = Choisissez une caractéristique : votre plus grand groupe de cases reliées rapporte cases × points.
inspect-card-printed = Les biomes imprimés sur votre plateau comptent aussi.
inspect-card-points = { $trait } : { $points } XP par case.
inspect-trait-card = Décompte { $card } : { $points } XP par case du groupe.
inspect-stack = Pile
inspect-stack-down = { $left ->
    [0] Cette pile est vide. On peut toujours passer à côté.
    [one] Il reste { $left } tuile, face cachée. Explorez une intersection voisine pour la retourner.
   *[other] Il reste { $left } tuiles, face cachée. Explorez une intersection voisine pour retourner celle du dessus.
  }
inspect-token = Tuile Arme
inspect-token-down = { $left ->
    [0] Cette arme a déjà été prise.
   *[other] Elle est face cachée. Explorez une intersection voisine pour la retourner.
  }
