# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = La partida ha terminado.
why-outcome_pending = Primero tiene que decidir el azar.
why-not_asked = Ahora no se pregunta eso.
why-unknown = Eso no es posible ahora ({ $code }).
why-action_used = { $action ->
    [collect] Ya has tomado bloques en este turno.
    [explore] Ya has explorado en este turno.
    [build] Ya has construido en este turno.
    [fight] Ya has luchado en este turno.
   *[weapon] Ya has tomado un arma en este turno.
  }
why-no_action_left = Ya has hecho tus acciones: termina el turno o canjea un monstruo.
why-actions_owed = { $owed ->
    [one] Te falta por hacer una acción.
   *[other] Te faltan por hacer { $owed } acciones.
  }
why-column_empty = Esa columna está vacía.
why-block_covered = { $free_sides ->
    [0] No tiene ningún lado libre: necesita { $needed }.
    [one] Solo tiene 1 lado libre: necesita { $needed }.
   *[other] Solo tiene { $free_sides } lados libres: necesita { $needed }.
  }
why-too_far = { $steps ->
    [one] Está a 1 paso: el máximo es { $most }.
   *[other] Está a { $steps } pasos: el máximo es { $most }.
  }
why-nothing_there = Ahí no hay nada.
why-face_down = Aún está boca abajo: explora primero.
why-not_a_building = Ahí no hay ningún edificio.
why-not_a_mob = Ahí no hay ningún monstruo.
why-not_a_weapon = Ahí no hay ningún arma.
why-short_of_blocks = Te falta: { $missing }.
why-short_of_blocks-wild = Te falta: { $missing }. Tus esmeraldas no bastan.
why-no_action_mob = No tienes ningún monstruo de acción adicional que devolver.
why-not_next_to_you = Eso no está junto a ti.
why-not_on_this_card = Eso no está en la carta { $card }.
why-no_such_decision = Esa jugada no existe.
why-not_a_chance_event = Ahora decide un jugador.
why-not_this_event = El azar tiene que responder a otra pregunta.
why-not_possible = De esos no queda ninguno.
why-none-collect = El cubo está vacío.
why-none-build = No hay ningún edificio destapado junto a ti.
why-none-fight = No hay ningún monstruo destapado junto a ti.
why-none-weapon = No hay ningún arma destapada junto a ti.
why-rule = Regla

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } esmeralda
       *[other] { $count } esmeraldas
      }
   *[other] { $count } de { $name }
  }
