# The cube in the browser: the picture that can be turned, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] Der Würfel. Du kannst gerade keinen Block nehmen.
    [one] Der Würfel. 1 Block ist frei.
   *[other] Der Würfel. { $count } Blöcke sind frei. Mit den Pfeiltasten geht es von einem zum nächsten.
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
    [0] jetzt ist kein Block frei
    [one] 1 Block ist frei
   *[other] { $count } Blöcke sind frei
  }
cube-block = { $material }, { $place }, Höhe { $level }
cube-block-reveals = { $material }, { $place }, Höhe { $level }, deckt einen verborgenen Block auf
cube-take = { $material }, { $place }, Höhe { $level }, ist frei
cube-take-reveals = { $material }, { $place }, Höhe { $level }, deckt einen verborgenen Block auf, ist frei

## Why a block cannot be taken, where no rule is in the way

cube-below = Du kannst nur den obersten Block einer Säule nehmen.
cube-wait = Warte auf deinen Zug, dann kannst du Blöcke nehmen.
cube-other-action = Wähle zuerst „Blöcke“, oder bring zu Ende, was du begonnen hast.
cube-replay = Das ist ein Replay. Geh zurück zu „Live“, um Blöcke zu nehmen.

## Tools

cube-tools = Den Würfel drehen
cube-left = Nach links drehen (Q)
cube-right = Nach rechts drehen (E)
cube-behind = { $count ->
    [one] { $count } freier Block hinter dem Würfel
   *[other] { $count } freie Blöcke hinter dem Würfel
}
cube-tilt = Von oben ansehen
cube-reset = Ansicht zurücksetzen
cube-plan = Als Tabelle zeigen

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
layers-scored = Schicht { $layer } ist abgebaut, Wertung { $card } ist erledigt.
layers-warning = { $left ->
    [one] Noch 1 Block, dann ist Schicht { $layer } abgebaut: Wertung { $card } folgt am Ende des Zuges.
   *[other] Noch { $left } Blöcke, dann ist Schicht { $layer } abgebaut: Wertung { $card } folgt am Ende des Zuges.
  }
layers-warning-last = { $left ->
    [one] Noch 1 Block, dann ist Schicht { $layer } abgebaut: Am Ende des Zuges folgt Wertung { $card }, dann endet die Partie.
   *[other] Noch { $left } Blöcke, dann ist Schicht { $layer } abgebaut: Am Ende des Zuges folgt Wertung { $card }, dann endet die Partie.
  }
layers-warning-due = Schicht { $layer } ist abgebaut: Am Ende dieses Zuges folgt Wertung { $card }.
layers-warning-due-last = Schicht { $layer } ist abgebaut: Am Ende dieses Zuges folgt Wertung { $card }, dann endet die Partie.
