# The cube in the browser: the picture that can be turned, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] Kuben. Du kan ikke ta noen blokk nå.
    [one] Kuben. 1 blokk er fri.
   *[other] Kuben. { $count } blokker er frie. Gå fra den ene til den neste med piltastene.
  }
cube-view = { $view ->
    [north] fra nord
    [north-east] fra nordøst
    [east] fra øst
    [south-east] fra sørøst
    [south-west] fra sørvest
    [west] fra vest
    [north-west] fra nordvest
   *[south] fra sør
  }
cube-count = { $count ->
    [0] ingen blokk kan tas
    [one] 1 blokk kan tas
   *[other] { $count } blokker kan tas
  }
cube-block = { $material }, { $place }, høyde { $level }
cube-block-reveals = { $material }, { $place }, høyde { $level }, avdekker en skjult blokk
cube-take = { $material }, { $place }, høyde { $level }, kan tas
cube-take-reveals = { $material }, { $place }, høyde { $level }, avdekker en skjult blokk, kan tas

## Why a block cannot be taken, where no rule is in the way

cube-below = Du kan bare ta den øverste blokken i en søyle.
cube-wait = Vent til det er din tur til å ta blokker.
cube-other-action = Velg «Blokker» først, eller gjør ferdig det du har begynt på.
cube-replay = Dette er en reprise. Gå tilbake til «Direkte» for å ta blokker.

## Tools

cube-tools = Drei kuben
cube-left = Drei mot venstre (Q)
cube-right = Drei mot høyre (E)
cube-behind = { $count ->
    [one] { $count } fri blokk bak kuben
   *[other] { $count } frie blokker bak kuben
}
cube-tilt = Se ovenfra
cube-reset = Tilbakestill visningen
cube-plan = Vis som tabell

## The plan

cube-plan-title = Kuben sett ovenfra, med nord øverst
cube-plan-row = rad { $row }
cube-plan-column = kolonne { $column }
cube-plan-empty = { $place }: tom
cube-plan-height = høyde { $height }
cube-plan-side = { $side ->
    [north] Nord: { $blocks }
    [east] Øst: { $blocks }
    [west] Vest: { $blocks }
   *[south] Sør: { $blocks }
  }
cube-plan-letter = { $side ->
    [north] N
    [east] Ø
    [west] V
   *[south] S
  }

## Layers: how many blocks are left in each, and what is scored when it is gone

layers = Lagene i kuben
layers-one = { $left ->
    [0] Lag { $layer } er tømt: kort { $card } scores når denne turen er slutt.
    [one] Lag { $layer }: 1 blokk igjen, så scores kort { $card }.
   *[other] Lag { $layer }: { $left } blokker igjen, så scores kort { $card }.
  }
layers-scored = Lag { $layer } er tømt, og kort { $card } er scoret.
layers-warning = { $left ->
    [one] 1 blokk til, så er lag { $layer } tømt: kort { $card } scores når den turen er slutt.
   *[other] { $left } blokker til, så er lag { $layer } tømt: kort { $card } scores når den turen er slutt.
  }
layers-warning-last = { $left ->
    [one] 1 blokk til, så er lag { $layer } tømt: kort { $card } scores når den turen er slutt, og så er spillet over.
   *[other] { $left } blokker til, så er lag { $layer } tømt: kort { $card } scores når den turen er slutt, og så er spillet over.
  }
layers-warning-due = Lag { $layer } er tømt: kort { $card } scores når denne turen er slutt.
layers-warning-due-last = Lag { $layer } er tømt: kort { $card } scores når denne turen er slutt, og så er spillet over.
