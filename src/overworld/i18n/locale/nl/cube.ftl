# The cube in the browser: the picture that can be turned, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] De kubus. Je kunt nu geen blok pakken.
    [one] De kubus. 1 blok is vrij.
   *[other] De kubus. { $count } blokken zijn vrij. Met de pijltjestoetsen ga je van het ene naar het andere.
  }
cube-view = { $view ->
    [north] vanuit het noorden
    [north-east] vanuit het noordoosten
    [east] vanuit het oosten
    [south-east] vanuit het zuidoosten
    [south-west] vanuit het zuidwesten
    [west] vanuit het westen
    [north-west] vanuit het noordwesten
   *[south] vanuit het zuiden
  }
cube-count = { $count ->
    [0] je kunt geen blok pakken
    [one] je kunt 1 blok pakken
   *[other] je kunt { $count } blokken pakken
  }
cube-block = { $material }, { $place }, hoogte { $level }
cube-block-reveals = { $material }, { $place }, hoogte { $level }, onthult een verborgen blok
cube-take = { $material }, { $place }, hoogte { $level }, te pakken
cube-take-reveals = { $material }, { $place }, hoogte { $level }, onthult een verborgen blok, te pakken

## Why a block cannot be taken, where no rule is in the way

cube-below = Van een kolom kun je alleen het bovenste blok pakken.
cube-wait = Wacht op je beurt om blokken te pakken.
cube-other-action = Kies eerst ‘Blokken’, of maak af waar je mee bezig bent.
cube-replay = Dit is een herhaling. Ga terug naar ‘Live’ om blokken te pakken.

## Tools

cube-tools = De kubus draaien
cube-left = Naar links draaien (Q)
cube-right = Naar rechts draaien (E)
cube-behind = { $count ->
    [one] { $count } vrij blok aan de achterkant van de kubus
   *[other] { $count } vrije blokken aan de achterkant van de kubus
}
cube-tilt = Van boven bekijken
cube-reset = Terug naar het beginaanzicht
cube-plan = Als tabel tonen

## The plan

cube-plan-title = De kubus van boven, het noorden bovenaan
cube-plan-row = rij { $row }
cube-plan-column = kolom { $column }
cube-plan-empty = { $place }: leeg
cube-plan-height = hoogte { $height }
cube-plan-side = { $side ->
    [north] Noord: { $blocks }
    [east] Oost: { $blocks }
    [west] West: { $blocks }
   *[south] Zuid: { $blocks }
  }
cube-plan-letter = { $side ->
    [north] N
    [east] O
    [west] W
   *[south] Z
  }

## Layers: how many blocks are left in each, and what is scored when it is gone

layers = Lagen van de kubus
layers-one = { $left ->
    [0] Laag { $layer } is op: aan het einde van deze beurt volgt puntentelling { $card }.
    [one] Laag { $layer }: nog 1 blok, dan volgt puntentelling { $card }.
   *[other] Laag { $layer }: nog { $left } blokken, dan volgt puntentelling { $card }.
  }
layers-scored = Laag { $layer } is op, puntentelling { $card } is geweest.
layers-warning = { $left ->
    [one] Nog 1 blok en laag { $layer } is op: aan het einde van die beurt volgt puntentelling { $card }.
   *[other] Nog { $left } blokken en laag { $layer } is op: aan het einde van die beurt volgt puntentelling { $card }.
  }
layers-warning-last = { $left ->
    [one] Nog 1 blok en laag { $layer } is op: aan het einde van die beurt volgt puntentelling { $card }, en dan is het spel afgelopen.
   *[other] Nog { $left } blokken en laag { $layer } is op: aan het einde van die beurt volgt puntentelling { $card }, en dan is het spel afgelopen.
  }
layers-warning-due = Laag { $layer } is op: aan het einde van deze beurt volgt puntentelling { $card }.
layers-warning-due-last = Laag { $layer } is op: aan het einde van deze beurt volgt puntentelling { $card }, en dan is het spel afgelopen.
