# The Overworld, the boards and everything that lies in front of players, in the browser.

## Where: the cells around a crossing, the spaces of a board

around-nw = nordvest
around-ne = nordøst
around-sw = sydvest
around-se = sydøst
space-1 = øverst til venstre
space-2 = øverst i midten
space-3 = øverst til højre
space-4 = midterst til venstre
space-5 = i midten
space-6 = midterst til højre
space-7 = nederst til venstre
space-8 = nederst i midten
space-9 = nederst til højre

## What lies in a cell, in a few words

cell-hearts = { $hearts ->
    [one] { $name } med 1 hjerte
   *[other] { $name } med { $hearts } hjerter
  }
cell-down = { $left ->
    [one] 1 skjult kort
   *[other] { $left } skjulte kort
  }
cell-token-down = en skjult brik
cell-empty = en tom bunke
cell-token-gone = en tom plads til en brik
cell-around = { $what } i { $direction }

## The Overworld

world-cells = Bunker og brikker
world-crossings = Kryds
world-cell = { $cell }: { $what }
world-cell-build = Byg: { $what }, fra { $cell }
world-cell-fight = Bekæmp: { $what }, på { $cell }
world-cell-take = Tag: { $what }, fra { $cell }
# Sentences that describe a crossing, one after the other.
world-here = { $count ->
    [one] { $names } står her.
   *[other] { $names } står her.
  }
world-you-here = Du står her.
world-steps = { $steps ->
    [0] Bliv her.
    [one] 1 skridt.
   *[other] { $steps } skridt.
  }
world-turns = { $count ->
    [0] Vender ikke noget nyt.
    [one] Vender 1 kort eller brik: Det kan ikke fortrydes.
   *[other] Vender { $count } kort eller brikker: Det kan ikke fortrydes.
  }
world-waiting = Bekræft dit valg.
world-choose-crossing = Vælg et af de oplyste kryds.
world-not-yours = Venter på, at { $who } vælger.
world-nobody = Der er ikke noget at vælge lige nu.
world-no-answer = Serveren svarer ikke. Prøv igen om et øjeblik.
near-other-action = Annullér først den handling, du har valgt.
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Ikke set endnu: bygninger { $buildings }, mobs { $mobs }.
world-unseen-weapons = Ikke set endnu: våben { $weapons }.
world-unseen = skjulte

## Next to you


## A board

board-of = Spilleplade: { $who }
board-mine = Din spilleplade
board-ground = { $biome } (trykt)
board-space = { $space }: { $what }
board-counted = { $space }: { $what }, tæller
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card }: intet endnu
# The nine spaces as buttons while a building is placed.
board-build = Byg { $space }: nu { $what }.
board-build-line = { $space }: nu { $what }. { $result }
board-choose = Vælg et felt til: { $tile }.
board-pays = Koster { $cost }.
board-pays-nothing = Koster intet.
board-gains = Giver { $xp } XP.
board-covers = Dækker: { $tile }.
board-change = { $card }: { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = ingen
board-no-change = Dine største grupper er uændrede.
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

me-back = Tilbage til min spilleplade
me-of = { $who }
me-xp = { $xp } XP
me-supply = Lager { $count }
me-weapons = Våben { $count }
me-weapons-none = Ingen våben.
me-weapon = { $name } × { $count }
me-mobs = Mobs { $count }
me-mobs-none = Ingen mobs endnu.
me-mob-many = { $text } (×{ $count })
me-mob-action = { $name }: ekstra handling
me-mob-bonus = { $name }: { $points } XP pr. felt med { $trait } ({ $spaces } nu: { $xp } XP)
me-trade = { $count ->
    [one] Byt til 1 handling
   *[other] Byt til 1 handling ({ $count })
  }
me-beginner = Begynderscoring: Alle felter, der passer, tæller.

## The other players

rival-look = Se spillepladen: { $who }
rival-turn = har turen
rival-away = væk
rival-bot = bot
rival-own-bot = ekstern bot
rival-stand-in = { $bot } spiller i stedet
rival-resigned = gav op
rival-last = Sidste tur: { $text }
rival-last-none = Ingen tur endnu
rival-supply = Lager: { $blocks }
rival-supply-none = Lager: tomt
rival-forecast = Kort { $card } ville give { $xp } XP nu.
rival-piles = { $weapons ->
    [one] 1 våben
   *[other] { $weapons } våben
  }, { $mobs ->
    [0] ingen mobs
    [one] 1 mob
   *[other] { $mobs } mobs
  }
strip = Spillere
strip-xp = { $xp } XP

## Inspect: everything about one thing

inspect-traits = { $biome }, { $material }, { $type }.
inspect-biome = Biome: { $name }
inspect-material = Materiale: { $name }
inspect-type = Type: { $name }
inspect-costs = Koster { $cost }.
inspect-costs-nothing = Koster intet.
inspect-gains = { $xp ->
    [0] Ingen XP med det samme.
   *[other] { $xp } XP med det samme.
  }
inspect-copies = { $count ->
    [one] Den eneste af sin slags.
   *[other] { $count } af slagsen i æsken.
  }
inspect-mob = { $hearts ->
    [one] Besejr den med 1 hjerte.
   *[other] Besejr den med { $hearts } hjerter.
  }
inspect-mob-xp = { $xp } XP, når du besejrer den.
inspect-mob-action = Byt den senere til en ekstra handling.
inspect-mob-bonus = Ved spillets slutning { $points } XP for hvert felt med: { $trait }.
inspect-weapon = { $hearts ->
    [0] Ingen hjerter.
    [one] 1 hjerte.
   *[other] { $hearts } hjerter.
  }
inspect-weapon-detonate = { $hearts } hjerter, hvis du detonerer den.
inspect-block = { $count } i terningen fra start.
inspect-block-wildcard = Erstatter enhver blok.
inspect-card = Scoring { $card }
inspect-card-rule = Vælg en egenskab: Din største sammenhængende gruppe tæller, felter gange point.
inspect-card-printed = Biomer, der er trykt på din spilleplade, tæller også.
inspect-card-points = { $trait }: { $points } XP for hvert felt.
inspect-trait-card = Scoring { $card }: { $points } XP for hvert felt i gruppen.
inspect-stack = Bunke
inspect-stack-down = { $left ->
    [0] Denne bunke er tom. Du kan stadig gå forbi den.
    [one] 1 skjult kort er tilbage. Udforsk ved siden af det for at vende det.
   *[other] { $left } skjulte kort er tilbage. Udforsk ved siden af dem for at vende det øverste.
  }
inspect-token = Våbenbrik
inspect-token-down = { $left ->
    [0] Denne brik er taget.
   *[other] Den er skjult. Udforsk ved siden af den for at vende den.
  }
