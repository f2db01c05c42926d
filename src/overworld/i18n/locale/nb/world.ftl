# The Overworld, the boards and everything that lies in front of players, in the browser.

## Where: the cells around a crossing, the spaces of a board

around-nw = nordvest
around-ne = nordøst
around-sw = sørvest
around-se = sørøst
space-1 = øverst til venstre
space-2 = øverst i midten
space-3 = øverst til høyre
space-4 = til venstre i midten
space-5 = i midten
space-6 = til høyre i midten
space-7 = nederst til venstre
space-8 = nederst i midten
space-9 = nederst til høyre

## What lies in a cell, in a few words

cell-hearts = { $hearts ->
    [one] { $name } med 1 hjerte
   *[other] { $name } med { $hearts } hjerter
  }
cell-down = { $left ->
    [one] 1 skjult kort
   *[other] { $left } skjulte kort
  }
cell-token-down = en skjult pollett
cell-empty = en tom bunke
cell-token-gone = en tom pollettplass
cell-around = { $what } i { $direction }

## The Overworld

world-cells = Bunker og polletter
world-crossings = Kryss
world-cell = { $cell }: { $what }
world-cell-build = Bygg { $what }, fra { $cell }
world-cell-fight = Slåss mot: { $what }, på { $cell }
world-cell-take = Ta { $what }, fra { $cell }
# Sentences that describe a crossing, one after the other.
world-here = { $count ->
    [one] { $names } er her.
   *[other] { $names } er her.
  }
world-you-here = Du er her.
world-steps = { $steps ->
    [0] Bli her.
    [one] 1 steg.
   *[other] { $steps } steg.
  }
world-turns = { $count ->
    [0] Snur ikke noe nytt.
    [one] Snur 1 kort eller pollett: dette kan ikke angres.
   *[other] Snur { $count } kort eller polletter: dette kan ikke angres.
  }
world-waiting = Bekreft valget ditt.
world-choose-crossing = Velg et av kryssene som lyser.
world-not-yours = Venter på at { $who } skal velge.
world-nobody = Det er ingenting å velge akkurat nå.
world-no-answer = Serveren svarer ikke. Prøv igjen om litt.
near-other-action = Avbryt først handlingen du har valgt.
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Ikke sett ennå: byggverk { $buildings }, mobs { $mobs }.
world-unseen-weapons = Ikke sett ennå: våpen { $weapons }.
world-unseen = skjulte

## Next to you


## A board

board-of = Spillbrett: { $who }
board-mine = Spillbrettet ditt
board-ground = { $biome } (trykt)
board-space = { $space }: { $what }
board-counted = { $space }: { $what }, teller
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card }: ingenting ennå
# The nine spaces as buttons while a building is placed.
board-build = Bygg { $space }: nå { $what }.
board-build-line = { $space }: nå { $what }. { $result }
board-choose = Velg et felt til { $tile }.
board-pays = Koster { $cost }.
board-pays-nothing = Koster ingenting.
board-gains = Gir { $xp } XP.
board-covers = Dekker { $tile }.
board-change = { $card }: { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = ingen
board-no-change = De største gruppene dine blir som de er.
board-groups = Største grupper: { $changes }.

## The three scoring cards

cards = Scorekort
cards-open = Scoring { $card }: { $best }
cards-scored = Scoring { $card }: scoret, { $xp } XP
cards-biome = biomer
cards-material = materialer
cards-type = typer

## Lenses: the board in the light of one card

lens = Vis grupper

## What lies in front of somebody

me-back = Tilbake til brettet mitt
me-of = { $who }
me-xp = { $xp } XP
me-supply = Lager { $count }
me-weapons = Våpen { $count }
me-weapons-none = Ingen våpen.
me-weapon = { $name } × { $count }
me-mobs = Mobs { $count }
me-mobs-none = Ingen mobs ennå.
me-mob-many = { $text } (×{ $count })
me-mob-action = { $name }: ekstra handling
me-mob-bonus = { $name }: { $points } XP per felt med { $trait } ({ $spaces } nå: { $xp } XP)
me-trade = { $count ->
    [one] Bytt mot 1 handling
   *[other] Bytt mot 1 handling ({ $count })
  }
me-beginner = Nybegynnerscoring: alle felt som passer, teller.

## The other players

rival-look = Se på spillbrettet til { $who }
rival-turn = har turen
rival-away = borte
rival-bot = bot
rival-own-bot = ekstern bot
rival-stand-in = { $bot } spiller i stedet
rival-resigned = ga opp
rival-last = Forrige tur: { $text }
rival-last-none = Ingen tur ennå
rival-supply = Lager: { $blocks }
rival-supply-none = Lager: tomt
rival-forecast = Kort { $card } ville gi { $xp } XP nå.
rival-piles = { $weapons ->
    [one] 1 våpen
   *[other] { $weapons } våpen
  }, { $mobs ->
    [0] ingen mobs
    [one] 1 mob
   *[other] { $mobs } mobs
  }
strip = Spillere
strip-xp = { $xp } XP

## Inspect: everything about one thing

inspect-traits = { $biome }, { $material }, { $type }.
inspect-biome = Biom: { $name }
inspect-material = Materiale: { $name }
inspect-type = Type: { $name }
inspect-costs = Koster { $cost }.
inspect-costs-nothing = Koster ingenting.
inspect-gains = { $xp ->
    [0] Ingen XP med det samme.
   *[other] { $xp } XP med det samme.
  }
inspect-copies = { $count ->
    [one] Det eneste av sitt slag.
   *[other] { $count } av samme slag i esken.
  }
inspect-mob = { $hearts ->
    [one] Beseir den med 1 hjerte.
   *[other] Beseir den med { $hearts } hjerter.
  }
inspect-mob-xp = { $xp } XP når du beseirer den.
inspect-mob-action = Bytt den senere mot en ekstra handling.
inspect-mob-bonus = Når spillet er slutt: { $points } XP for hvert felt med { $trait }.
inspect-weapon = { $hearts ->
    [0] Ingen hjerter.
    [one] 1 hjerte.
   *[other] { $hearts } hjerter.
  }
inspect-weapon-detonate = { $hearts } hjerter hvis du detonerer det.
inspect-block = { $count } i kuben ved start.
inspect-block-wildcard = Kan brukes i stedet for enhver blokk.
inspect-card = Scoring { $card }
inspect-card-rule = Velg ett kjennetegn: den største sammenkoblede gruppen din teller, felt ganger poeng.
inspect-card-printed = Biomer som er trykt på spillbrettet ditt, teller også.
inspect-card-points = { $trait }: { $points } XP for hvert felt.
inspect-trait-card = Scoring { $card }: { $points } XP for hvert felt i gruppen.
inspect-stack = Bunke
inspect-stack-down = { $left ->
    [0] Denne bunken er tom. Du kan fortsatt gå forbi den.
    [one] 1 kort er igjen, med bildesiden ned. Utforsk ved siden av for å snu det.
   *[other] { $left } kort er igjen, med bildesiden ned. Utforsk ved siden av for å snu det øverste.
  }
inspect-token = Våpenpollett
inspect-token-down = { $left ->
    [0] Denne polletten er tatt.
   *[other] Den ligger med bildesiden ned. Utforsk ved siden av for å snu den.
  }
