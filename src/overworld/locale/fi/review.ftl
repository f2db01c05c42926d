# Mitä pelin analyysi sanoo selaimessa ja päätteessä.

## Miksi toinen päätös olisi ollut parempi

review-reason-win = Se voittaa pelin.
review-reason-score = Enemmän: { $points } XP eikä { $less } ({ $characteristic })
review-reason-card = Enemmän pistelaskussa { $card }: { $points } XP eikä { $less } ({ $characteristic })
review-reason-xp = Heti { $xp } XP: { $tile }
review-reason-odds = Taistelu voitetaan { $chance } % kerroista ja siitä saa { $xp } XP: { $mob }
review-reason-long_shot = Valittu taistelu voitetaan vain { $chance } % kerroista: { $mob }
review-reason-armed = Tällä aseella taistelu voitetaan { $chance } % kerroista eikä { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Ase myöhempiin taisteluihin: { $weapon }, { $hearts } ♥
review-reason-layer = Se tyhjentää kerroksen { $layer }: pistelasku { $card } tehdään.
review-reason-layer_open = Valinta tyhjentää kerroksen { $layer }: pistelasku { $card } tulee liian aikaisin.
review-reason-block = Rakennuksesta puuttuu enää tämä kuutio: { $block } ({ $tile })
review-reason-denied = Jonkun toisen rakennuksesta puuttuu enää tämä kuutio: { $block } ({ $seat }, { $tile })
review-reason-near = Rakennus, johon on varaa, on silloin ulottuvilla: { $tile }
review-reason-near_mob = Silloin ulottuvilla on hirviö, joka voitetaan { $chance } % kerroista: { $mob }
review-reason-reveals = Enemmän valinnanvaraa: { $count } käännetään.
review-reason-action = Hirviöstä saa lisätoiminnon.
review-reason-detonate = TNT lisätään: { $hearts } / { $needed } ♥ ({ $mob })
review-reason-draw = Yhdellä merkillä lisää taistelu voitetaan { $chance } % kerroista: { $mob }
review-reason-share = Se voittaa { $share } % peleistä eikä { $less } %.

## Miksi jotain maksanutta päätöstä kutsutaan

review-verdict-inaccuracy = Epätarkkuus
review-verdict-mistake = Virhe
review-verdict-blunder = Paha virhe

## Päätösten lajit ja sitten se, mitä sattuma paljastaa

review-kind-collect = Kerää
review-kind-explore = Tutki
review-kind-build = Rakenna
review-kind-fight = Taistele
review-kind-weapon = Ota ase
review-kind-power = Käytä voimaa
review-kind-trade = Vaihda hirviö
review-kind-end = Päätä vuoro
review-kind-score = Laske pisteet
review-kind-block = Kuutio
review-kind-tile = Laatta
review-kind-token = Merkki
review-kind-turned = Merkki taistelussa
