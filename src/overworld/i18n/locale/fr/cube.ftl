# The cube in the browser: the picture that can be turned, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] Le cube. Aucun bloc à prendre maintenant.
    [one] Le cube. { $count } bloc est libre.
   *[other] Le cube. { $count } blocs sont libres. Passez de l’un à l’autre avec les flèches.
  }
cube-view = { $view ->
    [north] vu du nord
    [north-east] vu du nord-est
    [east] vu de l’est
    [south-east] vu du sud-est
    [south-west] vu du sud-ouest
    [west] vu de l’ouest
    [north-west] vu du nord-ouest
   *[south] vu du sud
  }
cube-count = { $count ->
    [0] aucun bloc à prendre
    [one] { $count } bloc à prendre
   *[other] { $count } blocs à prendre
  }
cube-block = { $material }, { $place }, hauteur { $level }
cube-block-reveals = { $material }, { $place }, hauteur { $level }, révèle un bloc caché
cube-take = bloc à prendre : { $material }, { $place }, hauteur { $level }
cube-take-reveals = bloc à prendre : { $material }, { $place }, hauteur { $level }, révèle un bloc caché

## Why a block cannot be taken, where no rule is in the way

cube-below = Vous ne pouvez prendre que le bloc du haut d’une colonne.
cube-wait = Attendez votre tour pour prendre des blocs.
cube-other-action = Choisissez d’abord « Blocs », ou terminez ce que vous avez commencé.
cube-replay = Vous revoyez la partie. Revenez au « Direct » pour prendre des blocs.

## Tools

cube-tools = Tourner le cube
cube-left = Tourner à gauche (Q)
cube-right = Tourner à droite (E)
cube-behind = { $count ->
    [one] { $count } bloc libre derrière le cube
   *[other] { $count } blocs libres derrière le cube
}
cube-tilt = Voir de dessus
cube-reset = Revenir à la vue initiale
cube-plan = Afficher en tableau

## The plan

cube-plan-title = Le cube vu de dessus, le nord en haut
cube-plan-row = ligne { $row }
cube-plan-column = colonne { $column }
cube-plan-empty = { $place } : vide
cube-plan-height = hauteur { $height }
cube-plan-side = { $side ->
    [north] Nord : { $blocks }
    [east] Est : { $blocks }
    [west] Ouest : { $blocks }
   *[south] Sud : { $blocks }
  }
cube-plan-letter = { $side ->
    [north] N
    [east] E
    [west] O
   *[south] S
  }

## Layers: how many blocks are left in each, and what is scored when it is gone

layers = Couches du cube
layers-one = { $left ->
    [0] La couche { $layer } est vide : décompte { $card } à la fin de ce tour.
    [one] Couche { $layer } : encore { $left } bloc avant le décompte { $card }.
   *[other] Couche { $layer } : encore { $left } blocs avant le décompte { $card }.
  }
layers-scored = La couche { $layer } est vide, le décompte { $card } a eu lieu.
layers-warning = { $left ->
    [one] Encore { $left } bloc et la couche { $layer } est vide : décompte { $card } à la fin du tour.
   *[other] Encore { $left } blocs et la couche { $layer } est vide : décompte { $card } à la fin du tour.
  }
layers-warning-last = { $left ->
    [one] Encore { $left } bloc et la couche { $layer } est vide : décompte { $card } à la fin du tour, puis la partie est terminée.
   *[other] Encore { $left } blocs et la couche { $layer } est vide : décompte { $card } à la fin du tour, puis la partie est terminée.
  }
layers-warning-due = La couche { $layer } est vide : décompte { $card } à la fin de ce tour.
layers-warning-due-last = La couche { $layer } est vide : décompte { $card } à la fin de ce tour, puis la partie est terminée.
