# Ce que dit l’analyse d’une partie, dans le navigateur et dans le terminal.

## Pourquoi une décision aurait été meilleure

review-reason-win = Cela gagne la partie.
review-reason-score = Plus de XP : { $points } au lieu de { $less } ({ $characteristic })
review-reason-card = Plus au décompte { $card } : { $points } XP au lieu de { $less } ({ $characteristic })
review-reason-xp = { $xp } XP tout de suite : { $tile }
review-reason-odds = Le combat est gagné dans { $chance } % des cas et rapporte { $xp } XP : { $mob }
review-reason-long_shot = Le combat choisi n’est gagné que dans { $chance } % des cas : { $mob }
review-reason-armed = Avec cette arme, un combat est gagné dans { $chance } % des cas au lieu de { $less } % : { $weapon } ({ $mob })
review-reason-weapon = Une arme pour d’autres combats : { $weapon }, { $hearts } ♥
review-reason-layer = Cela vide la couche { $layer } : décompte { $card }.
review-reason-layer_open = La décision prise vide la couche { $layer } : le décompte { $card } arrive trop tôt.
review-reason-block = Il ne manque que ce bloc pour un bâtiment : { $block } ({ $tile })
review-reason-denied = Il ne manque à quelqu’un d’autre que ce bloc pour un bâtiment : { $block } ({ $seat }, { $tile })
review-reason-near = Un bâtiment que l’on peut payer est alors à portée : { $tile }
review-reason-near_mob = Un monstre est alors à portée, vaincu dans { $chance } % des cas : { $mob }
review-reason-reveals = Plus de choix : { $count } à révéler.
review-reason-action = Le monstre donne une action supplémentaire.
review-reason-detonate = La TNT s’ajoute à { $hearts } ♥ sur { $needed } : { $mob }
review-reason-draw = Avec un jeton de plus, le combat est gagné dans { $chance } % des cas : { $mob }
review-reason-share = Cela gagne { $share } % des parties au lieu de { $less } %.

## Le nom d’une décision qui a coûté quelque chose

review-verdict-inaccuracy = Imprécision
review-verdict-mistake = Erreur
review-verdict-blunder = Gaffe

## Sortes de décisions, puis ce que le hasard révèle

review-kind-collect = Extraire
review-kind-explore = Explorer
review-kind-build = Construire
review-kind-fight = Combattre
review-kind-weapon = Prendre une arme
review-kind-power = Utiliser un pouvoir
review-kind-trade = Échanger un monstre
review-kind-end = Finir le tour
review-kind-score = Décompte
review-kind-block = Bloc
review-kind-tile = Tuile
review-kind-token = Jeton
review-kind-turned = Jeton au combat
