# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = La partida ha terminado.
why-outcome_pending = Espera un momento: aún se está destapando algo.
why-not_asked = Primero tienes que tomar otra decisión.
why-unknown = Eso no es posible ahora ({ $code }).
why-action_used = { $action ->
    [collect] Ya has tomado bloques en este turno.
    [explore] Ya has explorado en este turno.
    [build] Ya has construido en este turno.
    [fight] Ya has luchado en este turno.
   *[weapon] Ya has tomado un arma en este turno.
  }
why-no_action_left = Ya has hecho tus acciones: termina el turno o canjea un monstruo por una acción adicional.
why-actions_owed = { $owed ->
    [one] Te falta por hacer una acción.
   *[other] Te faltan por hacer { $owed } acciones.
  }
why-column_empty = Esa columna está vacía. Elige otra.
why-block_covered = { $free_sides ->
    [0] No tiene ningún lado libre: necesita { $needed }.
    [one] Solo tiene 1 lado libre: necesita { $needed }.
   *[other] Solo tiene { $free_sides } lados libres: necesita { $needed }.
  }
why-too_far = { $steps ->
    [one] Está a 1 paso: puedes dar { $most } como máximo.
   *[other] Está a { $steps } pasos: puedes dar { $most } como máximo.
  }
why-nothing_there = Ahí no hay nada.
why-face_down = Aún está boca abajo: primero explora al lado.
why-not_a_building = Ahí no hay ningún edificio.
why-not_a_mob = Ahí no hay ningún monstruo.
why-not_a_weapon = Ahí no hay ningún arma.
why-short_of_blocks = Aún necesitas: { $missing }.
why-short_of_blocks-wild = Aún necesitas: { $missing }. No tienes suficientes esmeraldas.
why-no_action_mob = No tienes ningún monstruo de acción adicional que canjear.
why-not_next_to_you = Eso no está junto a ti: explora para llegar.
why-not_on_this_card = Elige algo de la carta { $card }.
why-no_such_decision = Esa jugada no existe.
why-not_a_chance_event = Espera: ahora está decidiendo alguien.
why-not_this_event = Primero se destapa otra cosa.
why-not_possible = De esos no queda ninguno.
why-none-collect = El cubo está vacío.
why-none-build = No hay ningún edificio destapado junto a ti: primero explora.
why-none-fight = No hay ningún monstruo destapado junto a ti: primero explora.
why-none-weapon = No hay ningún arma destapada junto a ti: primero explora.
why-rule = Regla

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } esmeralda
       *[other] { $count } esmeraldas
      }
   *[other] { $count } × { $name }
  }
