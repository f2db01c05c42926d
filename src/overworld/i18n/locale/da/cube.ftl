# The cube in the browser: the picture that can be turned, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] Terningen. Du kan ikke tage nogen blok nu.
    [one] Terningen. 1 blok er fri.
   *[other] Terningen. { $count } blokke er frie. Gå fra den ene til den næste med piletasterne.
  }
cube-view = { $view ->
    [north] fra nord
    [north-east] fra nordøst
    [east] fra øst
    [south-east] fra sydøst
    [south-west] fra sydvest
    [west] fra vest
    [north-west] fra nordvest
   *[south] fra syd
  }
cube-count = { $count ->
    [0] ingen blok kan tages
    [one] 1 blok kan tages
   *[other] { $count } blokke kan tages
  }
cube-block = { $material }, { $place }, højde { $level }
cube-block-reveals = { $material }, { $place }, højde { $level }, afdækker en skjult blok
cube-take = { $material }, { $place }, højde { $level }, kan tages
cube-take-reveals = { $material }, { $place }, højde { $level }, afdækker en skjult blok, kan tages

## Why a block cannot be taken, where no rule is in the way

cube-below = Du kan kun tage den øverste blok i en søjle.
cube-wait = Vent på din tur til at tage blokke.
cube-other-action = Vælg først ”Blokke”, eller gør det færdigt, du er begyndt på.
cube-replay = Du genser spillet. Gå tilbage til ”Live” for at tage blokke.

## Tools

cube-tools = Drej terningen
cube-left = Drej til venstre (Q)
cube-right = Drej til højre (E)
cube-behind = { $count ->
    [one] { $count } fri blok bag på terningen
   *[other] { $count } frie blokke bag på terningen
}
cube-tilt = Se ovenfra
cube-reset = Nulstil visningen
cube-plan = Vis som tabel

## The plan

cube-plan-title = Terningen set ovenfra, med nord øverst
cube-plan-row = række { $row }
cube-plan-column = kolonne { $column }
cube-plan-empty = { $place }: tom
cube-plan-height = højde { $height }
cube-plan-side = { $side ->
    [north] Nord: { $blocks }
    [east] Øst: { $blocks }
    [west] Vest: { $blocks }
   *[south] Syd: { $blocks }
  }
cube-plan-letter = { $side ->
    [north] N
    [east] Ø
    [west] V
   *[south] S
  }

## Layers: how many blocks are left in each, and what is scored when it is gone

layers = Terningens lag
layers-one = { $left ->
    [0] Lag { $layer } er tømt: Kort { $card } scores, når turen er slut.
    [one] Lag { $layer }: 1 blok tilbage, så scores kort { $card }.
   *[other] Lag { $layer }: { $left } blokke tilbage, så scores kort { $card }.
  }
layers-scored = Lag { $layer } er tømt, og kort { $card } er scoret.
layers-warning = { $left ->
    [one] 1 blok mere, så er lag { $layer } tømt: Kort { $card } scores, når den tur er slut.
   *[other] { $left } blokke mere, så er lag { $layer } tømt: Kort { $card } scores, når den tur er slut.
  }
layers-warning-last = { $left ->
    [one] 1 blok mere, så er lag { $layer } tømt: Kort { $card } scores, når den tur er slut, og så er spillet forbi.
   *[other] { $left } blokke mere, så er lag { $layer } tømt: Kort { $card } scores, når den tur er slut, og så er spillet forbi.
  }
layers-warning-due = Lag { $layer } er tømt: Kort { $card } scores, når turen er slut.
layers-warning-due-last = Lag { $layer } er tømt: Kort { $card } scores, når turen er slut, og så er spillet forbi.
