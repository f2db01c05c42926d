# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = La partie est terminée.
why-outcome_pending = Un instant : une tuile ou un bloc est en train d’être révélé.
why-not_asked = Vous avez d’abord une autre décision à prendre.
why-unknown = Ce n’est pas possible maintenant ({ $code }).
why-action_used = { $action ->
    [collect] Vous avez déjà pris des blocs ce tour-ci.
    [explore] Vous avez déjà exploré ce tour-ci.
    [build] Vous avez déjà construit ce tour-ci.
    [fight] Vous avez déjà combattu ce tour-ci.
   *[weapon] Vous avez déjà pris une arme ce tour-ci.
  }
why-no_action_left = Vos actions sont faites : finissez le tour, ou défaussez un monstre pour une action supplémentaire.
why-actions_owed = { $owed ->
    [one] Il vous reste { $owed } action à faire.
   *[other] Il vous reste { $owed } actions à faire.
  }
why-column_empty = Cette colonne est vide. Choisissez-en une autre.
why-block_covered = { $free_sides ->
    [0] Aucun de ses côtés n’est libre : il en faut { $needed }.
    [one] Un seul de ses côtés est libre : il en faut { $needed }.
   *[other] Seulement { $free_sides } de ses côtés sont libres : il en faut { $needed }.
  }
why-too_far = { $steps ->
    [one] C’est à { $steps } pas : vous pouvez en faire { $most } au plus.
   *[other] C’est à { $steps } pas : vous pouvez en faire { $most } au plus.
  }
why-nothing_there = Il n’y a rien à cet endroit.
why-face_down = La tuile est encore face cachée : explorez d’abord à côté.
why-not_a_building = Il n’y a pas de construction à cet endroit.
why-not_a_mob = Il n’y a pas de monstre à cet endroit.
why-not_a_weapon = Il n’y a pas d’arme à cet endroit.
why-short_of_blocks = Il vous manque : { $missing }.
why-short_of_blocks-wild = Il vous manque : { $missing }. Vous n’avez pas assez d’émeraudes.
why-no_action_mob = Vous n’avez pas de monstre à action à défausser.
why-not_next_to_you = Ce n’est pas à côté de vous : explorez pour vous y rendre.
why-not_on_this_card = Cela ne figure pas au décompte { $card }.
why-no_such_decision = Ce coup n’existe pas.
why-not_a_chance_event = Attendez : quelqu’un est en train de décider.
why-not_this_event = Autre chose doit d’abord être révélé.
why-not_possible = Il n’en reste plus.
why-none-collect = Le cube est vide.
why-none-build = Aucune construction visible à côté de vous : explorez d’abord.
why-none-fight = Aucun monstre visible à côté de vous : explorez d’abord.
why-none-weapon = Aucune arme visible à côté de vous : explorez d’abord.
why-rule = Règle

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } émeraude
       *[other] { $count } émeraudes
      }
   *[other] { $count } × { $name }
  }
