# Was die Analyse einer Partie sagt, im Browser und im Terminal.

## Warum eine Entscheidung besser gewesen wäre

review-reason-win = Damit ist die Partie gewonnen.
review-reason-score = Mehr EP: { $points } statt { $less } ({ $characteristic })
review-reason-card = Mehr in Wertung { $card }: { $points } EP statt { $less } ({ $characteristic })
review-reason-xp = Sofort { $xp } EP: { $tile }
review-reason-odds = Die Siegchance in diesem Kampf ist { $chance } %, er bringt { $xp } EP: { $mob }
review-reason-long_shot = Die Siegchance im gewählten Kampf ist nur { $chance } %: { $mob }
review-reason-armed = Mit dieser Waffe ist die Siegchance in einem Kampf { $chance } % statt { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Eine Waffe für spätere Kämpfe: { $weapon }, { $hearts } ♥
review-reason-layer = Damit ist Schicht { $layer } abgebaut: Wertung { $card } folgt.
review-reason-layer_open = Mit der gewählten Entscheidung ist Schicht { $layer } abgebaut: Wertung { $card } kommt zu früh.
review-reason-block = Nur dieser Block fehlt für ein Bauwerk: { $block } ({ $tile })
review-reason-denied = Jemand anderem fehlt nur dieser Block für ein Bauwerk: { $block } ({ $seat }, { $tile })
review-reason-near = Damit steht die Figur neben einem bezahlbaren Bauwerk: { $tile }
review-reason-near_mob = Damit steht die Figur neben einem Monster, Siegchance { $chance } %: { $mob }
review-reason-near_weapon = Damit steht die Figur neben einer Waffe: { $weapon }, { $hearts } ♥
review-reason-reveals = Mehr Auswahl, neu aufgedeckt: { $count }.
review-reason-tokens = Mehr Waffen werden aufgedeckt: { $count } statt { $less }.
review-reason-tiles = Mehr Karten werden aufgedeckt: { $count } statt { $less }.
review-reason-action = Das Monster lässt sich für eine zusätzliche Aktion abgeben.
review-reason-detonate = Ohne das TNT sind es nur { $hearts } von { $needed } ♥: { $mob }
review-reason-draw = Mit einem weiteren Plättchen ist die Siegchance { $chance } %: { $mob }
review-reason-wild = Er ersetzt jeden anderen Block: { $block }
review-reason-toward = { $count ->
    [0] Ein Block für ein Bauwerk gleich nebenan: { $block } ({ $tile })
    [one] Ein Block für ein Bauwerk, das 1 Schritt entfernt ist: { $block } ({ $tile })
   *[other] Ein Block für ein Bauwerk, das { $count } Schritte entfernt ist: { $block } ({ $tile })
  }
review-reason-keep = Die zusätzliche Aktion ist in einem späteren Zug mehr wert.
review-reason-share = Die Siegchance ist { $share } % statt { $less } %.

## Wie eine Entscheidung heißt, die etwas gekostet hat

review-verdict-inaccuracy = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = Grober Fehler

## Arten von Entscheidungen, dann was der Zufall aufdeckt

review-kind-collect = Blöcke nehmen
review-kind-explore = Erkunden
review-kind-build = Bauen
review-kind-fight = Kämpfen
review-kind-weapon = Waffe nehmen
review-kind-power = Fähigkeit nutzen
review-kind-trade = Monster abgeben
review-kind-end = Zug beenden
review-kind-score = Werten
review-kind-block = Block
review-kind-tile = Karte
review-kind-token = Waffenplättchen
review-kind-turned = Waffenplättchen im Kampf
