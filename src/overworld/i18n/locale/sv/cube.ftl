# The cube in the browser: the picture that can be turned, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] Kuben. Du kan inte ta något block just nu.
    [one] Kuben. 1 block är fritt.
   *[other] Kuben. { $count } block är fria. Med piltangenterna går du från ett till nästa.
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
cube-block = { $material }, { $place }, höjd { $level }
cube-block-reveals = { $material }, { $place }, höjd { $level }, avslöjar ett dolt block
cube-take = { $material }, { $place }, höjd { $level }, går att ta
cube-take-reveals = { $material }, { $place }, höjd { $level }, avslöjar ett dolt block, går att ta

## Why a block cannot be taken, where no rule is in the way

cube-below = Du kan bara ta det översta blocket i en stapel.
cube-wait = Vänta på din tur för att ta block.
cube-other-action = Välj ”Block” först, eller gör klart det du har börjat med.
cube-replay = Det här är en repris. Gå tillbaka till ”Live” för att ta block.

## Tools

cube-tools = Vrid kuben
cube-left = Vrid åt vänster (Q)
cube-right = Vrid åt höger (E)
cube-behind = { $count ->
    [one] { $count } fritt block på kubens baksida
   *[other] { $count } fria block på kubens baksida
}
cube-tilt = Titta uppifrån
cube-reset = Återställ vyn
cube-plan = Visa som tabell

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
    [0] Lager { $layer } är tömt: poängräkning { $card } kommer när den här turen är slut.
    [one] Lager { $layer }: 1 block kvar, sedan kommer poängräkning { $card }.
   *[other] Lager { $layer }: { $left } block kvar, sedan kommer poängräkning { $card }.
  }
layers-scored = Lager { $layer } är tömt, poängräkning { $card } är klar.
layers-warning = { $left ->
    [one] 1 block till och lager { $layer } är tömt: poängräkning { $card } kommer när den turen är slut.
   *[other] { $left } block till och lager { $layer } är tömt: poängräkning { $card } kommer när den turen är slut.
  }
layers-warning-last = { $left ->
    [one] 1 block till och lager { $layer } är tömt: efter den turen kommer poängräkning { $card }, och sedan är spelet slut.
   *[other] { $left } block till och lager { $layer } är tömt: efter den turen kommer poängräkning { $card }, och sedan är spelet slut.
  }
layers-warning-due = Lager { $layer } är tömt: poängräkning { $card } kommer när den här turen är slut.
layers-warning-due-last = Lager { $layer } är tömt: efter den här turen kommer poängräkning { $card }, och sedan är spelet slut.
