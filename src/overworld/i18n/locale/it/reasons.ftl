# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = La partita è finita.
why-outcome_pending = Un momento: si sta ancora scoprendo qualcosa.
why-not_asked = Prima devi prendere un’altra decisione.
why-unknown = Ora non è possibile ({ $code }).
why-action_used = { $action ->
    [collect] In questo turno hai già preso blocchi.
    [explore] In questo turno hai già esplorato.
    [build] In questo turno hai già costruito.
    [fight] In questo turno hai già combattuto.
   *[weapon] In questo turno hai già preso un’arma.
  }
why-no_action_left = Hai finito le azioni: termina il turno, o cedi un mostro per un’azione supplementare.
why-actions_owed = { $owed ->
    [one] Devi ancora fare un’azione.
   *[other] Devi ancora fare { $owed } azioni.
  }
why-column_empty = Quella colonna è vuota. Scegline un’altra.
why-block_covered = { $free_sides ->
    [0] Nessuno dei suoi lati è libero: ne servono { $needed }.
    [one] Solo 1 dei suoi lati è libero: ne servono { $needed }.
   *[other] Solo { $free_sides } dei suoi lati sono liberi: ne servono { $needed }.
  }
why-too_far = { $steps ->
    [one] È a 1 passo: al massimo puoi farne { $most }.
   *[other] È a { $steps } passi: al massimo puoi farne { $most }.
  }
why-nothing_there = Lì non c’è nulla.
why-face_down = È ancora coperta: prima esplora lì accanto.
why-not_a_building = Lì non c’è nessun edificio.
why-not_a_mob = Lì non c’è nessun mostro.
why-not_a_weapon = Lì non c’è nessuna arma.
why-short_of_blocks = Ti servono ancora: { $missing }.
why-short_of_blocks-wild = Ti servono ancora: { $missing }. I tuoi minerali non bastano.
why-no_action_mob = Non hai mostri-azione da cedere.
why-not_next_to_you = Non è accanto a te: esplora per arrivarci.
why-not_on_this_card = Scegli dalla carta { $card }.
why-no_such_decision = Questa mossa non esiste.
why-not_a_chance_event = Aspetta: qualcuno sta decidendo.
why-not_this_event = Prima si scopre qualcos’altro.
why-not_possible = Non ne resta nessuno.
why-none-collect = Il cubo è vuoto.
why-none-build = Accanto a te non c’è nessun edificio scoperto: prima esplora.
why-none-fight = Accanto a te non c’è nessun mostro scoperto: prima esplora.
why-none-weapon = Accanto a te non c’è nessuna arma scoperta: prima esplora.
why-rule = Regola

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } minerale
       *[other] { $count } minerali
      }
   *[other] { $count } × { $name }
  }
