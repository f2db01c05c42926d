# The Overworld, the boards and everything that lies in front of players, in the browser.

## Where: the cells around a crossing, the spaces of a board

around-nw = nordväst
around-ne = nordost
around-sw = sydväst
around-se = sydost
space-1 = överst till vänster
space-2 = överst i mitten
space-3 = överst till höger
space-4 = till vänster i mitten
space-5 = i mitten
space-6 = till höger i mitten
space-7 = nederst till vänster
space-8 = nederst i mitten
space-9 = nederst till höger

## What lies in a cell, in a few words

cell-hearts = { $hearts ->
    [one] { $name } med 1 hjärta
   *[other] { $name } med { $hearts } hjärtan
  }
cell-down = { $left ->
    [one] 1 nedvänt kort
   *[other] { $left } nedvända kort
  }
cell-token-down = ett nedvänt vapenkort
cell-empty = en tom hög
cell-token-gone = ett redan taget vapenkort
cell-around = { $direction }: { $what }

## The Overworld

world-cells = Korthögar och vapenkort
world-crossings = Korsningar
world-cell = { $cell }: { $what }
world-cell-build = Bygg: { $what }, från { $cell }
world-cell-fight = Bekämpa: { $what }, på { $cell }
world-cell-take = Ta: { $what }, från { $cell }
# Sentences that describe a crossing, one after the other.
world-here = { $count ->
    [one] { $names } är här.
   *[other] { $names } är här.
  }
world-you-here = Du är här.
world-steps = { $steps ->
    [0] Stå kvar här.
    [one] 1 steg.
   *[other] { $steps } steg.
  }
world-turns = { $count ->
    [0] Vänder inte upp något nytt.
    [one] Vänder upp 1 kort: det går inte att ångra.
   *[other] Vänder upp { $count } kort: det går inte att ångra.
  }
world-waiting = Bekräfta ditt val.
world-choose-crossing = Välj en av de markerade korsningarna.
world-not-yours = Nu ska { $who } välja.
world-nobody = Det finns inget att välja just nu.
world-no-answer = Servern svarar inte. Försök igen om en liten stund.
near-other-action = Avbryt först handlingen som du har valt.
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Inte sedda än: byggnader { $buildings }, mobs { $mobs }.
world-unseen-weapons = Inte sedda än: vapen { $weapons }.
world-unseen = dolda

## Next to you


## A board

board-of = Bräde: { $who }
board-mine = Ditt bräde
board-ground = { $biome } (tryckt)
board-space = { $space }: { $what }
board-counted = { $space }: { $what }, ger poäng
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card }: inget än
# The nine spaces as buttons while a building is placed.
board-build = Bygg här, { $space }: nu { $what }.
board-build-line = { $space }: nu { $what }. { $result }
board-choose = Välj en ruta för: { $tile }.
board-pays = Kostar { $cost }.
board-pays-nothing = Kostar inget.
board-gains = Ger { $xp } XP.
board-covers = Täcker: { $tile }.
board-change = { $card }: { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = ingen
board-no-change = Dina största grupper förblir desamma.
board-groups = Största grupper: { $changes }.

## The three scoring cards

cards = Poängkort
cards-open = Poängräkning { $card }: { $best }
cards-scored = Poängräkning { $card }: klar, { $xp } XP
cards-biome = biom
cards-material = material
cards-type = typ

## Lenses: the board in the light of one card

lens = Visa grupper

## What lies in front of somebody

me-back = Tillbaka till mitt bräde
me-of = { $who }
me-xp = { $xp } XP
me-supply = Förråd { $count }
me-weapons = Vapen { $count }
me-weapons-none = Inga vapen.
me-weapon = { $name } × { $count }
me-mobs = Mobs { $count }
me-mobs-none = Inga mobs än.
me-mob-many = { $text } (×{ $count })
me-mob-action = { $name }: extra handling
me-mob-bonus = { $name }: { $points } XP per ruta med { $trait } (nu { $spaces }: { $xp } XP)
me-trade = { $count ->
    [one] Byt in mot 1 handling
   *[other] Byt in mot 1 handling ({ $count })
  }
me-beginner = Nybörjarvariant: alla rutor som passar räknas.

## The other players

rival-look = Titta på brädet: { $who }
rival-turn = på tur
rival-away = borta
rival-bot = bot
rival-own-bot = extern bot
rival-stand-in = { $bot } hoppar in
rival-resigned = gav upp
rival-last = Senaste turen: { $text }
rival-last-none = Har inte spelat än
rival-supply = Förråd: { $blocks }
rival-supply-none = Förråd: tomt
rival-forecast = Poängräkning { $card } skulle ge { $xp } XP nu.
rival-piles = { $weapons ->
    [one] 1 vapen
   *[other] { $weapons } vapen
  }, { $mobs ->
    [0] inga mobs
    [one] 1 mob
   *[other] { $mobs } mobs
  }
strip = Spelare
strip-xp = { $xp } XP

## Inspect: everything about one thing

inspect-traits = { $biome }, { $material }, { $type }.
inspect-biome = Biom: { $name }
inspect-material = Material: { $name }
inspect-type = Typ: { $name }
inspect-costs = Kostar { $cost }.
inspect-costs-nothing = Kostar inget.
inspect-gains = { $xp ->
    [0] Ger inga XP direkt.
   *[other] Ger { $xp } XP direkt.
  }
inspect-copies = { $count ->
    [one] Finns bara i ett exemplar i spellådan.
   *[other] Det finns { $count } likadana i spellådan.
  }
inspect-mob = { $hearts ->
    [one] Besegra den med 1 hjärta.
   *[other] Besegra den med { $hearts } hjärtan.
  }
inspect-mob-xp = Ger { $xp } XP när du besegrar den.
inspect-mob-action = Byt in den senare mot en extra handling.
inspect-mob-bonus = Vid spelets slut { $points } XP för varje ruta med: { $trait }.
inspect-weapon = { $hearts ->
    [0] Inga hjärtan.
    [one] 1 hjärta.
   *[other] { $hearts } hjärtan.
  }
inspect-weapon-detonate = { $hearts } hjärtan, om du spränger den.
inspect-block = { $count } i kuben från början.
inspect-block-wildcard = Joker: ersätter vilket block som helst.
inspect-card = Poängräkning { $card }
inspect-card-rule = Välj en egenskap: din största sammanhängande grupp ger poäng, rutor gånger poäng.
inspect-card-printed = Biom som är tryckta på ditt bräde räknas också.
inspect-card-points = { $trait }: { $points } XP för varje ruta.
inspect-trait-card = Poängräkning { $card }: { $points } XP för varje ruta i gruppen.
inspect-stack = Korthög
inspect-stack-down = { $left ->
    [0] Högen är tom. Du kan fortfarande gå förbi den.
    [one] 1 kort är kvar, nedvänt. Utforska en korsning bredvid för att vända upp det.
   *[other] { $left } kort är kvar, nedvända. Utforska en korsning bredvid för att vända upp det översta.
  }
inspect-token = Vapenkort
inspect-token-down = { $left ->
    [0] Det här vapenkortet är redan taget.
   *[other] Det är nedvänt. Utforska en korsning bredvid för att vända upp det.
  }
