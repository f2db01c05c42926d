# Mitä pelin analyysi sanoo selaimessa ja päätteessä.

## Miksi toinen päätös olisi ollut parempi

review-reason-win = Sillä voittaa pelin.
review-reason-score = Antaa { $points } XP eikä { $less } ({ $characteristic })
review-reason-card = Enemmän pistelaskussa { $card }: { $points } XP eikä { $less } ({ $characteristic })
review-reason-xp = Heti { $xp } XP: { $tile }
review-reason-odds = Taistelun voittaa { $chance } %:n todennäköisyydellä, ja siitä saa { $xp } XP: { $mob }
review-reason-long_shot = Valitun taistelun voittaa vain { $chance } %:n todennäköisyydellä: { $mob }
review-reason-armed = Tällä aseella voiton todennäköisyys taistelussa on { $chance } %, ilman sitä { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Ase myöhempiin taisteluihin: { $weapon }, { $hearts } ♥
review-reason-layer = Se vie kerroksen { $layer } viimeisen kuution: pistelasku { $card } tehdään.
review-reason-layer_open = Valittu siirto vie kerroksen { $layer } viimeisen kuution: pistelasku { $card } tulee liian aikaisin.
review-reason-block = Rakennuksesta puuttuu enää tämä kuutio: { $block } ({ $tile })
review-reason-denied = Toisen pelaajan rakennuksesta puuttuu enää tämä kuutio: { $block } ({ $seat }, { $tile })
review-reason-near = Se vie sellaisen rakennuksen viereen, johon on varaa: { $tile }
review-reason-near_mob = Se vie sellaisen hirviön viereen, jonka päihittää { $chance } %:n todennäköisyydellä: { $mob }
review-reason-near_weapon = Se vie aseen viereen: { $weapon }, { $hearts } ♥
review-reason-reveals = Se antaa enemmän valinnanvaraa: käännetään { $count }.
review-reason-tokens = Useampi ase kääntyy: { $count }, muuten { $less }.
review-reason-tiles = Useampi laatta kääntyy: { $count }, muuten { $less }.
review-reason-action = Hirviön voi palauttaa ja saada lisätoiminnon.
review-reason-detonate = Ilman dynamiittia olisi vain { $hearts }/{ $needed } ♥ ({ $mob })
review-reason-draw = Yhdellä laatalla lisää voiton todennäköisyys on { $chance } %: { $mob }
review-reason-wild = Se käy minkä tahansa kuution tilalle: { $block }
review-reason-toward = { $count ->
    [0] Kuutio aivan vieressä olevaan rakennukseen: { $block } ({ $tile })
    [one] Kuutio 1 askeleen päässä olevaan rakennukseen: { $block } ({ $tile })
   *[other] Kuutio { $count } askeleen päässä olevaan rakennukseen: { $block } ({ $tile })
  }
review-reason-keep = Lisätoiminto on arvokkaampi myöhemmällä vuorolla.
review-reason-share = Voiton todennäköisyys on { $share } %, valitulla siirrolla { $less } %.

## Miksi jotain maksanutta päätöstä kutsutaan

review-verdict-inaccuracy = Epätarkkuus
review-verdict-mistake = Virhe
review-verdict-blunder = Töppäys

## Päätösten lajit ja sitten se, mitä sattuma paljastaa

review-kind-collect = Nosta kuutioita
review-kind-explore = Tutki
review-kind-build = Rakenna
review-kind-fight = Taistele
review-kind-weapon = Nosta ase
review-kind-power = Käytä erikoisasetta
review-kind-trade = Palauta hirviö
review-kind-end = Päätä vuoro
review-kind-score = Laske pisteet
review-kind-block = Kuutio
review-kind-tile = Laatta
review-kind-token = Aselaatta
review-kind-turned = Aselaatta taistelussa
