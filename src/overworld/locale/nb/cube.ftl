# The cube in the browser: the picture that can be turned, the list of blocks, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] Kuben. Det er ingen blokk å ta nå.
    [one] Kuben, med 1 blokk å ta.
   *[other] Kuben, med { $count } blokker å ta. Piltastene går fra den ene til den neste.
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
cube-block = { $material }, { $place }, nivå { $level }
cube-block-reveals = { $material }, { $place }, nivå { $level }, avdekker en ukjent blokk
cube-take = { $material }, { $place }, nivå { $level }, kan tas
cube-take-reveals = { $material }, { $place }, nivå { $level }, avdekker en ukjent blokk, kan tas

## Why a block cannot be taken, where no rule is in the way

cube-below = Bare den øverste blokken i en søyle kan tas.
cube-wait = Det er ikke din tur til å ta en blokk.
cube-other-action = Velg «Blokker» først, eller gjør ferdig det du har begynt på.
cube-replay = Dette er en reprise: gå tilbake til nå for å ta blokker.

## Tools

cube-tools = Drei kuben
cube-left = Drei mot venstre (Q)
cube-right = Drei mot høyre (E)
cube-tilt = Se ovenfra
cube-reset = Tilbake til første visning
cube-plan = Plan som tabell

## The list of blocks

cube-chips = Blokker å ta
cube-chip = { $place } { $material }
cube-chip-reveals = { $place } { $material }, avdekker en ukjent blokk

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
    [0] Lag { $layer } er borte: scoring { $card } kommer når denne turen er slutt.
    [one] Lag { $layer }: 1 blokk igjen, så kommer scoring { $card }.
   *[other] Lag { $layer }: { $left } blokker igjen, så kommer scoring { $card }.
  }
layers-scored = Lag { $layer } er borte, scoring { $card } er gjort.
layers-warning = { $left ->
    [one] 1 blokk til, og lag { $layer } er borte: scoring { $card } kommer når den turen er slutt.
   *[other] { $left } blokker til, og lag { $layer } er borte: scoring { $card } kommer når den turen er slutt.
  }
layers-warning-last = { $left ->
    [one] 1 blokk til, og lag { $layer } er borte: scoring { $card } kommer når den turen er slutt, og så er spillet over.
   *[other] { $left } blokker til, og lag { $layer } er borte: scoring { $card } kommer når den turen er slutt, og så er spillet over.
  }
layers-warning-due = Lag { $layer } er borte: scoring { $card } kommer når denne turen er slutt.
layers-warning-due-last = Lag { $layer } er borte: scoring { $card } kommer når denne turen er slutt, og så er spillet over.
