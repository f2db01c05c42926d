# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Peli on päättynyt.
why-outcome_pending = Odota hetki: jotain uutta on tulossa näkyviin.
why-not_asked = Sinun on valittava ensin jotain muuta.
why-unknown = Se ei ole nyt mahdollista ({ $code }).
why-action_used = { $action ->
    [collect] Olet jo nostanut kuutioita tällä vuorolla.
    [explore] Olet jo tutkinut tällä vuorolla.
    [build] Olet jo rakentanut tällä vuorolla.
    [fight] Olet jo taistellut tällä vuorolla.
   *[weapon] Olet jo nostanut aseen tällä vuorolla.
  }
why-no_action_left = Toimintosi on tehty: päätä vuoro, tai palauta hirviö, niin saat lisätoiminnon.
why-actions_owed = { $owed ->
    [one] Sinun on vielä tehtävä yksi toiminto.
   *[other] Sinun on vielä tehtävä { $owed } toimintoa.
  }
why-column_empty = Se pylväs on tyhjä. Valitse toinen.
why-block_covered = { $free_sides ->
    [0] Yksikään sivu ei ole vapaa: vapaita tarvitaan { $needed }.
    [one] Vain 1 sivu on vapaa: vapaita tarvitaan { $needed }.
   *[other] Vain { $free_sides } sivua on vapaana: vapaita tarvitaan { $needed }.
  }
why-too_far = { $steps ->
    [one] Sinne on 1 askel: saat ottaa enintään { $most }.
   *[other] Sinne on { $steps } askelta: saat ottaa enintään { $most }.
  }
why-nothing_there = Siellä ei ole mitään.
why-face_down = Se on vielä kuvapuoli alaspäin: tutki ensin sen vieressä.
why-not_a_building = Siellä ei ole rakennusta.
why-not_a_mob = Siellä ei ole hirviötä.
why-not_a_weapon = Siellä ei ole asetta.
why-short_of_blocks = Sinulta puuttuu: { $missing }.
why-short_of_blocks-wild = Sinulta puuttuu: { $missing }. Smaragdisi eivät riitä.
why-no_action_mob = Sinulla ei ole toimintohirviötä, jonka voisit palauttaa.
why-not_next_to_you = Se ei ole vieressäsi: tutki, niin pääset sinne.
why-not_on_this_card = Sitä ei ole kortilla { $card }. Valitse toinen.
why-no_such_decision = Sellaista siirtoa ei ole.
why-not_a_chance_event = Odota: pelaaja tekee nyt valintaa.
why-not_this_event = Jotain muuta tulee näkyviin ensin.
why-not_possible = Niitä ei ole enää jäljellä.
why-none-collect = Iso kuutio on tyhjä.
why-none-build = Vieressäsi ei ole käännettyä rakennusta: tutki ensin.
why-none-fight = Vieressäsi ei ole käännettyä hirviötä: tutki ensin.
why-none-weapon = Vieressäsi ei ole käännettyä asetta: tutki ensin.
why-rule = Sääntö

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } smaragdi
       *[other] { $count } smaragdia
      }
   *[other] { $count } × { $name }
  }
