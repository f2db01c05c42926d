# Ce que dit l’analyse d’une partie, dans le navigateur et dans le terminal.

## Pourquoi une décision aurait été meilleure

review-reason-win = Ce coup gagne la partie.
review-reason-score = Rapporte { $points } XP au lieu de { $less } ({ $characteristic })
review-reason-card = Vaut { $points } XP au lieu de { $less } au décompte { $card } ({ $characteristic })
review-reason-xp = { $xp } XP immédiatement : { $tile }
review-reason-odds = { $chance } % de chances de gagner ce combat, pour { $xp } XP : { $mob }
review-reason-long_shot = Seulement { $chance } % de chances de gagner le combat choisi : { $mob }
review-reason-armed = Avec cette arme, { $chance } % de chances de gagner un combat au lieu de { $less } % : { $weapon } ({ $mob })
review-reason-weapon = Une arme pour les combats à venir : { $weapon }, { $hearts } ♥
review-reason-layer = Vide la couche { $layer } : décompte { $card }.
review-reason-layer_open = Le coup choisi vide la couche { $layer } : le décompte { $card } arrive trop tôt.
review-reason-block = Il ne manque que ce bloc pour une construction : { $block } ({ $tile })
review-reason-denied = Il ne manque que ce bloc à quelqu’un d’autre pour une construction : { $block } ({ $seat }, { $tile })
review-reason-near = Mène à une construction que l’on peut payer : { $tile }
review-reason-near_mob = Mène à un monstre, avec { $chance } % de chances de le vaincre : { $mob }
review-reason-near_weapon = Mène à une arme : { $weapon }, { $hearts } ♥
review-reason-reveals = Donne plus de choix (tuiles retournées : { $count }).
review-reason-tokens = Retourne plus d’armes : { $count } au lieu de { $less }.
review-reason-tiles = Retourne plus de tuiles : { $count } au lieu de { $less }.
review-reason-action = Le monstre pourra être défaussé pour une action supplémentaire.
review-reason-detonate = Sans la TNT, seulement { $hearts } ♥ sur { $needed } : { $mob }
review-reason-draw = Avec une tuile de plus, { $chance } % de chances de gagner : { $mob }
review-reason-wild = Il remplace n’importe quel autre bloc : { $block }
review-reason-toward = { $count ->
    [0] Un bloc pour une construction à côté : { $block } ({ $tile })
    [one] Un bloc pour une construction à { $count } pas : { $block } ({ $tile })
   *[other] Un bloc pour une construction à { $count } pas : { $block } ({ $tile })
  }
review-reason-keep = L’action supplémentaire vaut plus à un tour ultérieur.
review-reason-share = { $share } % de chances de gagner la partie au lieu de { $less } %.

## Le nom d’une décision qui a coûté quelque chose

review-verdict-inaccuracy = Imprécision
review-verdict-mistake = Erreur
review-verdict-blunder = Gaffe

## Sortes de décisions, puis ce que le hasard révèle

review-kind-collect = Prendre des blocs
review-kind-explore = Explorer
review-kind-build = Construire
review-kind-fight = Combattre
review-kind-weapon = Prendre une arme
review-kind-power = Utiliser un pouvoir
review-kind-trade = Défausser un monstre
review-kind-end = Finir le tour
review-kind-score = Décompte
review-kind-block = Bloc
review-kind-tile = Tuile
review-kind-token = Tuile Arme
review-kind-turned = Tuile Arme au combat
