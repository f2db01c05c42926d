# The cube in the browser: the picture that can be turned, the list of blocks, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] Kuben. Det finns inget block att ta just nu.
    [one] Kuben, med 1 block att ta.
   *[other] Kuben, med { $count } block att ta. Piltangenterna går från ett till nästa.
  }
cube-view = { $view ->
    [north] från norr
    [north-east] från nordost
    [east] från öster
    [south-east] från sydost
    [south-west] från sydväst
    [west] från väster
    [north-west] från nordväst
   *[south] från söder
  }
cube-count = { $count ->
    [0] inget block går att ta
    [one] 1 block går att ta
   *[other] { $count } block går att ta
  }
cube-block = { $material }, { $place }, nivå { $level }
cube-block-reveals = { $material }, { $place }, nivå { $level }, frilägger ett okänt block
cube-take = { $material }, { $place }, nivå { $level }, går att ta
cube-take-reveals = { $material }, { $place }, nivå { $level }, frilägger ett okänt block, går att ta

## Why a block cannot be taken, where no rule is in the way

cube-below = Bara det översta blocket i en stapel går att ta.
cube-wait = Det är inte din tur att ta ett block.
cube-other-action = Välj ”Block” först, eller gör klart det du har börjat med.
cube-replay = Det här är en repris: gå tillbaka till nuet för att ta block.

## Tools

cube-tools = Vrid kuben
cube-left = Vrid åt vänster (Q)
cube-right = Vrid åt höger (E)
cube-tilt = Titta uppifrån
cube-reset = Tillbaka till första vyn
cube-plan = Karta som tabell

## The list of blocks

cube-chips = Block att ta
cube-chip = { $place } { $material }
cube-chip-reveals = { $place } { $material }, frilägger ett okänt block

## The plan

cube-plan-title = Kuben uppifrån, med norr uppåt
cube-plan-row = rad { $row }
cube-plan-column = kolumn { $column }
cube-plan-empty = { $place }: tom
cube-plan-height = höjd { $height }
cube-plan-side = { $side ->
    [north] Norr: { $blocks }
    [east] Öster: { $blocks }
    [west] Väster: { $blocks }
   *[south] Söder: { $blocks }
  }
cube-plan-letter = { $side ->
    [north] N
    [east] Ö
    [west] V
   *[south] S
  }

## Layers: how many blocks are left in each, and what is scored when it is gone

layers = Kubens lager
layers-one = { $left ->
    [0] Lager { $layer } är borta: poängräkning { $card } kommer när den här turen är slut.
    [one] Lager { $layer }: 1 block kvar, sedan kommer poängräkning { $card }.
   *[other] Lager { $layer }: { $left } block kvar, sedan kommer poängräkning { $card }.
  }
layers-scored = Lager { $layer } är borta, poängräkning { $card } är klar.
layers-warning = { $left ->
    [one] 1 block till och lager { $layer } är borta: poängräkning { $card } kommer när den turen är slut.
   *[other] { $left } block till och lager { $layer } är borta: poängräkning { $card } kommer när den turen är slut.
  }
layers-warning-last = { $left ->
    [one] 1 block till och lager { $layer } är borta: poängräkning { $card } kommer när den turen är slut, och sedan är spelet slut.
   *[other] { $left } block till och lager { $layer } är borta: poängräkning { $card } kommer när den turen är slut, och sedan är spelet slut.
  }
layers-warning-due = Lager { $layer } är borta: poängräkning { $card } kommer när den här turen är slut.
layers-warning-due-last = Lager { $layer } är borta: poängräkning { $card } kommer när den här turen är slut, och sedan är spelet slut.
