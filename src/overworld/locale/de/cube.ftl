# The cube in the browser: the picture that can be turned, the list of blocks, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] Der Würfel. Gerade gibt es keinen Block zu nehmen.
    [one] Der Würfel, mit 1 Block zum Nehmen.
   *[other] Der Würfel, mit { $count } Blöcken zum Nehmen. Mit den Pfeiltasten geht es von einem zum nächsten.
  }
cube-view = { $view ->
    [north] von Norden
    [north-east] von Nordosten
    [east] von Osten
    [south-east] von Südosten
    [south-west] von Südwesten
    [west] von Westen
    [north-west] von Nordwesten
   *[south] von Süden
  }
cube-count = { $count ->
    [0] kein Block zum Nehmen
    [one] 1 Block zum Nehmen
   *[other] { $count } Blöcke zum Nehmen
  }
cube-block = { $material }, { $place }, Ebene { $level }
cube-block-reveals = { $material }, { $place }, Ebene { $level }, legt einen unbekannten Block frei
cube-take = { $material }, { $place }, Ebene { $level }, lässt sich nehmen
cube-take-reveals = { $material }, { $place }, Ebene { $level }, legt einen unbekannten Block frei, lässt sich nehmen

## Why a block cannot be taken, where no rule is in the way

cube-below = Nur der oberste Block einer Säule lässt sich nehmen.
cube-wait = Du darfst gerade keinen Block nehmen.
cube-other-action = Wähle zuerst „Blöcke“, oder bring zu Ende, was du begonnen hast.
cube-replay = Das ist ein Replay: Geh zurück zur Gegenwart, um Blöcke zu nehmen.

## Tools

cube-tools = Den Würfel drehen
cube-left = Nach links drehen (Q)
cube-right = Nach rechts drehen (E)
cube-tilt = Von oben ansehen
cube-reset = Zurück zur ersten Ansicht
cube-plan = Plan als Tabelle

## The list of blocks

cube-chips = Blöcke zum Nehmen
cube-chip = { $place } { $material }
cube-chip-reveals = { $place } { $material }, legt einen unbekannten Block frei

## The plan

cube-plan-title = Der Würfel von oben, Norden ist oben
cube-plan-row = Reihe { $row }
cube-plan-column = Spalte { $column }
cube-plan-empty = { $place }: leer
cube-plan-height = Höhe { $height }
cube-plan-side = { $side ->
    [north] Norden: { $blocks }
    [east] Osten: { $blocks }
    [west] Westen: { $blocks }
   *[south] Süden: { $blocks }
  }
cube-plan-letter = { $side ->
    [north] N
    [east] O
    [west] W
   *[south] S
  }

## Layers: how many blocks are left in each, and what is scored when it is gone

layers = Schichten des Würfels
layers-one = { $left ->
    [0] Schicht { $layer } ist abgebaut: Wertung { $card } folgt am Ende dieses Zuges.
    [one] Schicht { $layer }: noch 1 Block bis zur Wertung { $card }.
   *[other] Schicht { $layer }: noch { $left } Blöcke bis zur Wertung { $card }.
  }
layers-scored = Schicht { $layer } ist abgebaut, Wertung { $card } ist vorbei.
layers-warning = { $left ->
    [one] Noch 1 Block, dann ist Schicht { $layer } abgebaut: Wertung { $card } folgt am Ende des Zuges.
   *[other] Noch { $left } Blöcke, dann ist Schicht { $layer } abgebaut: Wertung { $card } folgt am Ende des Zuges.
  }
layers-warning-last = { $left ->
    [one] Noch 1 Block, dann ist Schicht { $layer } abgebaut: Am Ende des Zuges folgt Wertung { $card }, und das Spiel ist vorbei.
   *[other] Noch { $left } Blöcke, dann ist Schicht { $layer } abgebaut: Am Ende des Zuges folgt Wertung { $card }, und das Spiel ist vorbei.
  }
layers-warning-due = Schicht { $layer } ist abgebaut: Am Ende dieses Zuges folgt Wertung { $card }.
layers-warning-due-last = Schicht { $layer } ist abgebaut: Am Ende dieses Zuges folgt Wertung { $card }, und das Spiel ist vorbei.
