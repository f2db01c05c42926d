# The Overworld, the boards and everything that lies in front of players, in the browser.

## Where: the cells around a crossing, the spaces of a board

around-nw = luoteessa
around-ne = koillisessa
around-sw = lounaassa
around-se = kaakossa
space-1 = ylhäällä vasemmalla
space-2 = ylhäällä keskellä
space-3 = ylhäällä oikealla
space-4 = keskellä vasemmalla
space-5 = aivan keskellä
space-6 = keskellä oikealla
space-7 = alhaalla vasemmalla
space-8 = alhaalla keskellä
space-9 = alhaalla oikealla

## What lies in a cell, in a few words

cell-hearts = { $hearts ->
    [one] { $name }, 1 sydän
   *[other] { $name }, { $hearts } sydäntä
  }
cell-down = { $left ->
    [one] 1 kääntämätön laatta
   *[other] { $left } kääntämätöntä laattaa
  }
cell-token-down = kääntämätön aselaatta
cell-empty = tyhjä pino
cell-token-gone = tyhjä aselaatan paikka
cell-around = { $direction } { $what }

## The Overworld

world-cells = Pinot ja aselaatat
world-crossings = Risteykset
world-cell = { $cell }: { $what }
world-cell-build = Rakenna: { $what }, pinosta { $cell }
world-cell-fight = Taistele: { $what }, pinossa { $cell }
world-cell-take = Nosta: { $what }, paikalta { $cell }
# Sentences that describe a crossing, one after the other.
world-here = { $count ->
    [one] Täällä on { $names }.
   *[other] Täällä ovat { $names }.
  }
world-you-here = Sinä olet täällä.
world-steps = { $steps ->
    [0] Jää tähän.
    [one] 1 askel.
   *[other] { $steps } askelta.
  }
world-turns = { $count ->
    [0] Mitään uutta ei käänny.
    [one] 1 laatta kääntyy: tätä ei voi kumota.
   *[other] { $count } laattaa kääntyy: tätä ei voi kumota.
  }
world-waiting = Vahvista valintasi.
world-choose-crossing = Valitse jokin korostetuista risteyksistä.
world-not-yours = Odotetaan valintaa: { $who }.
world-nobody = Juuri nyt ei ole mitään valittavaa.
world-no-answer = Palvelin ei vastaa. Yritä hetken kuluttua uudelleen.
near-other-action = Peruuta ensin toiminto, jonka valitsit.
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Vielä näkemättä: rakennukset { $buildings }, hirviöt { $mobs }.
world-unseen-weapons = Vielä näkemättä: aseet { $weapons }.
world-unseen = piilossa

## Next to you


## A board

board-of = Pelialusta: { $who }
board-mine = Oma pelialustasi
board-ground = { $biome } (painettu)
board-space = { $space }: { $what }
board-counted = { $space }: { $what }, lasketaan mukaan
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card }: ei vielä mitään
# The nine spaces as buttons while a building is placed.
board-build = Rakenna ruutuun ({ $space }): nyt { $what }.
board-build-line = { $space }: nyt { $what }. { $result }
board-choose = Valitse ruutu: { $tile }.
board-pays = Maksat: { $cost }.
board-pays-nothing = Et maksa mitään.
board-gains = Saat { $xp } XP.
board-covers = Peittyy: { $tile }.
board-change = { $card }: { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = ei ryhmää
board-no-change = Suurimmat ryhmäsi pysyvät ennallaan.
board-groups = Suurimmat ryhmät: { $changes }.

## The three scoring cards

cards = Pistekortit
cards-open = Pistelasku { $card }: { $best }
cards-scored = Pistelasku { $card }: laskettu, { $xp } XP
cards-biome = elinympäristöt
cards-material = materiaalit
cards-type = tyypit

## Lenses: the board in the light of one card

lens = Näytä ryhmät

## What lies in front of somebody

me-back = Takaisin omalle alustalle
me-of = { $who }
me-xp = { $xp } XP
me-supply = Varasto { $count }
me-weapons = Aseet { $count }
me-weapons-none = Ei aseita.
me-weapon = { $name } × { $count }
me-mobs = Hirviöt { $count }
me-mobs-none = Ei vielä hirviöitä.
me-mob-many = { $text } (×{ $count })
me-mob-action = { $name }: lisätoiminto
me-mob-bonus = { $name }: { $trait }, { $points } XP ruudusta (nyt { $spaces }: { $xp } XP)
me-trade = { $count ->
    [one] Palauta: +1 toiminto
   *[other] Palauta: +1 toiminto ({ $count })
  }
me-beginner = Helppo pistelasku: kaikki sopivat ruudut lasketaan.

## The other players

rival-look = Katso pelialustaa: { $who }
rival-turn = vuorossa
rival-away = poissa
rival-bot = botti
rival-own-bot = ulkoinen botti
rival-stand-in = tilalla { $bot }
rival-resigned = luovutti
rival-last = Viime vuoro: { $text }
rival-last-none = Ei vielä vuoroa
rival-supply = Varasto: { $blocks }
rival-supply-none = Varasto: tyhjä
rival-forecast = Kortti { $card } toisi nyt { $xp } XP.
rival-piles = { $weapons ->
    [one] 1 ase
   *[other] { $weapons } asetta
  }, { $mobs ->
    [0] ei hirviöitä
    [one] 1 hirviö
   *[other] { $mobs } hirviötä
  }
strip = Pelaajat
strip-xp = { $xp } XP

## Inspect: everything about one thing

inspect-traits = { $biome }, { $material }, { $type }.
inspect-biome = Elinympäristö: { $name }
inspect-material = Materiaali: { $name }
inspect-type = Tyyppi: { $name }
inspect-costs = Hinta: { $cost }.
inspect-costs-nothing = Ei maksa mitään.
inspect-gains = { $xp ->
    [0] Ei pisteitä heti.
   *[other] Heti { $xp } XP.
  }
inspect-copies = { $count ->
    [one] Ainoa lajiaan.
   *[other] Laatikossa { $count } samanlaista.
  }
inspect-mob = { $hearts ->
    [one] Päihität sen 1 sydämellä.
   *[other] Päihität sen { $hearts } sydämellä.
  }
inspect-mob-xp = { $xp } XP, kun päihität sen.
inspect-mob-action = Palauta se myöhemmin, niin saat yhden lisätoiminnon.
inspect-mob-bonus = Pelin lopussa { $points } XP jokaisesta ruudusta, jonka ominaisuus on { $trait }.
inspect-weapon = { $hearts ->
    [0] Ei sydämiä.
    [one] 1 sydän.
   *[other] { $hearts } sydäntä.
  }
inspect-weapon-detonate = Räjäytettynä { $hearts } sydäntä.
inspect-block = Isossa kuutiossa on niitä alussa { $count }.
inspect-block-wildcard = Jokeri: käy minkä tahansa kuution tilalle.
inspect-card = Pistelasku { $card }
inspect-card-rule = Valitse yksi: suurin yhtenäinen ryhmäsi lasketaan, ruudut kertaa pisteet.
inspect-card-printed = Myös pelialustaasi painetut elinympäristöt lasketaan.
inspect-card-points = { $trait }: { $points } XP jokaisesta ruudusta.
inspect-trait-card = Pistelasku { $card }: { $points } XP jokaisesta ryhmän ruudusta.
inspect-stack = Pino
inspect-stack-down = { $left ->
    [0] Tämä pino on tyhjä. Sen ohi voi silti kulkea.
    [one] Jäljellä on 1 kääntämätön laatta. Tutki sen vieressä, niin saat sen käännettyä.
   *[other] Jäljellä on { $left } kääntämätöntä laattaa. Tutki pinon vieressä, niin saat päällimmäisen käännettyä.
  }
inspect-token = Aselaatta
inspect-token-down = { $left ->
    [0] Tämä aselaatta on jo nostettu.
   *[other] Se on kuvapuoli alaspäin. Tutki sen vieressä, niin saat sen käännettyä.
  }
