# The Overworld, the boards and everything that lies in front of players, in the browser.

## Where: the cells around a crossing, the spaces of a board

around-nw = noordwest
around-ne = noordoost
around-sw = zuidwest
around-se = zuidoost
space-1 = linksboven
space-2 = middenboven
space-3 = rechtsboven
space-4 = links in het midden
space-5 = midden
space-6 = rechts in het midden
space-7 = linksonder
space-8 = middenonder
space-9 = rechtsonder

## What lies in a cell, in a few words

cell-hearts = { $hearts ->
    [one] { $name } met 1 hart
   *[other] { $name } met { $hearts } harten
  }
cell-down = { $left ->
    [one] 1 gedekt
   *[other] { $left } gedekt
  }
cell-token-down = een gedekte tegel
cell-empty = een lege stapel
cell-token-gone = een tegel die al gepakt is
cell-around = { $direction }: { $what }

## The Overworld

world-cells = Stapels en tegels
world-crossings = Kruispunten
world-cell = { $cell }: { $what }
world-cell-build = Bouwen: { $what }, van { $cell }
world-cell-fight = Vechten: { $what }, op { $cell }
world-cell-take = Pakken: { $what }, van { $cell }
# Sentences that describe a crossing, one after the other.
world-here = { $count ->
    [one] { $names } staat hier.
   *[other] { $names } staan hier.
  }
world-you-here = Jij staat hier.
world-steps = { $steps ->
    [0] Hier blijven.
    [one] 1 stap.
   *[other] { $steps } stappen.
  }
world-turns = { $count ->
    [0] Draait niets nieuws om.
    [one] Draait 1 kaart of tegel om: dat kun je niet terugnemen.
   *[other] Draait { $count } kaarten of tegels om: dat kun je niet terugnemen.
  }
world-waiting = Bevestig je keuze.
world-choose-crossing = Kies een van de gemarkeerde kruispunten.
world-not-yours = Wachten op de keuze van { $who }.
world-nobody = Er valt nu niets te kiezen.
world-no-answer = De server antwoordt niet. Probeer het zo nog eens.
near-other-action = Annuleer eerst de actie die je hebt gekozen.
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Nog niet gezien: gebouwen { $buildings }, monsters { $mobs }.
world-unseen-weapons = Nog niet gezien: wapens { $weapons }.
world-unseen = gedekt

## Next to you


## A board

board-of = Bord van { $who }
board-mine = Jouw bord
board-ground = { $biome } (gedrukt)
board-space = { $space }: { $what }
board-counted = { $space }: { $what }, levert punten op
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card }: nog niets
# The nine spaces as buttons while a building is placed.
board-build = Hier bouwen, { $space }: nu { $what }.
board-build-line = { $space }: nu { $what }. { $result }
board-choose = Kies een veld voor { $tile }.
board-pays = Kost { $cost }.
board-pays-nothing = Kost niets.
board-gains = Levert { $xp } XP op.
board-covers = Bedekt { $tile }.
board-change = { $card }: { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = geen
board-no-change = Je grootste groepen blijven gelijk.
board-groups = Grootste groepen: { $changes }.

## The three scoring cards

cards = Scorekaarten
cards-open = Puntentelling { $card }: { $best }
cards-scored = Puntentelling { $card }: geteld, { $xp } XP
cards-biome = biomes
cards-material = bouwmateriaal
cards-type = types

## Lenses: the board in the light of one card

lens = Groepen tonen

## What lies in front of somebody

me-back = Terug naar mijn bord
me-of = { $who }
me-xp = { $xp } XP
me-supply = Voorraad { $count }
me-weapons = Wapens { $count }
me-weapons-none = Geen wapens.
me-weapon = { $name } × { $count }
me-mobs = Monsters { $count }
me-mobs-none = Nog geen monsters.
me-mob-many = { $text } (×{ $count })
me-mob-action = { $name }: extra actie
me-mob-bonus = { $name }: { $points } XP per veld met { $trait } (nu { $spaces }: { $xp } XP)
me-trade = { $count ->
    [one] Inruilen voor 1 actie
   *[other] Inruilen voor 1 actie ({ $count })
  }
me-beginner = Beginnersvariant: alle passende velden tellen.

## The other players

rival-look = Bord van { $who } bekijken
rival-turn = aan de beurt
rival-away = weg
rival-bot = bot
rival-own-bot = externe bot
rival-stand-in = { $bot } valt in
rival-resigned = heeft opgegeven
rival-last = Laatste beurt: { $text }
rival-last-none = Nog geen beurt
rival-supply = Voorraad: { $blocks }
rival-supply-none = Voorraad: leeg
rival-forecast = Puntentelling { $card } zou nu { $xp } XP opleveren.
rival-piles = { $weapons ->
    [one] 1 wapen
   *[other] { $weapons } wapens
  }, { $mobs ->
    [0] geen monsters
    [one] 1 monster
   *[other] { $mobs } monsters
  }
strip = Spelers
strip-xp = { $xp } XP

## Inspect: everything about one thing

inspect-traits = { $biome }, { $material }, { $type }.
inspect-biome = Biome: { $name }
inspect-material = Bouwmateriaal: { $name }
inspect-type = Type: { $name }
inspect-costs = Kost { $cost }.
inspect-costs-nothing = Kost niets.
inspect-gains = { $xp ->
    [0] Levert niet meteen XP op.
   *[other] Levert meteen { $xp } XP op.
  }
inspect-copies = { $count ->
    [one] Hiervan zit er 1 in de doos.
   *[other] Hiervan zitten er { $count } in de doos.
  }
inspect-mob = { $hearts ->
    [one] Te verslaan met 1 hart.
   *[other] Te verslaan met { $hearts } harten.
  }
inspect-mob-xp = { $xp } XP als je wint.
inspect-mob-action = Later in te ruilen voor een extra actie.
inspect-mob-bonus = Aan het einde van het spel { $points } XP voor elk veld met: { $trait }.
inspect-weapon = { $hearts ->
    [0] Geen harten.
    [one] 1 hart.
   *[other] { $hearts } harten.
  }
inspect-weapon-detonate = { $hearts } harten, als je de TNT aansteekt.
inspect-block = Aan het begin { $count } in de kubus.
inspect-block-wildcard = Joker: vervangt elk ander blok.
inspect-card = Puntentelling { $card }
inspect-card-rule = Kies er één: je grootste aaneengesloten groep levert punten op, velden keer punten.
inspect-card-printed = Biomes die op je bord gedrukt staan, tellen ook.
inspect-card-points = { $trait }: { $points } XP voor elk veld.
inspect-trait-card = Puntentelling { $card }: { $points } XP voor elk veld van de groep.
inspect-stack = Stapel
inspect-stack-down = { $left ->
    [0] Deze stapel is leeg. Je kunt er nog wel langs lopen.
    [one] Er ligt nog 1 gedekte kaart. Verken een kruispunt ernaast om die om te draaien.
   *[other] Er liggen nog { $left } gedekte kaarten. Verken een kruispunt ernaast om de bovenste om te draaien.
  }
inspect-token = Wapentegel
inspect-token-down = { $left ->
    [0] Deze tegel is al gepakt.
   *[other] Hij ligt gedekt. Verken een kruispunt ernaast om hem om te draaien.
  }
