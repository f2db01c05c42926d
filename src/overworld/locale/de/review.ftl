# Was die Analyse einer Partie sagt, im Browser und im Terminal.

## Warum eine Entscheidung besser gewesen wäre

review-reason-win = Das gewinnt die Partie.
review-reason-score = Mehr XP: { $points } statt { $less } ({ $characteristic })
review-reason-card = Mehr in Wertung { $card }: { $points } XP statt { $less } ({ $characteristic })
review-reason-xp = Sofort { $xp } XP: { $tile }
review-reason-odds = Der Kampf wird in { $chance } % der Fälle gewonnen und bringt { $xp } XP: { $mob }
review-reason-long_shot = Der gewählte Kampf wird nur in { $chance } % der Fälle gewonnen: { $mob }
review-reason-armed = Mit dieser Waffe wird ein Kampf in { $chance } % statt { $less } % der Fälle gewonnen: { $weapon } ({ $mob })
review-reason-weapon = Eine Waffe für spätere Kämpfe: { $weapon }, { $hearts } ♥
review-reason-layer = Das baut Schicht { $layer } ab: Wertung { $card } folgt.
review-reason-layer_open = Das Gewählte baut Schicht { $layer } ab: Wertung { $card } kommt zu früh.
review-reason-block = Nur dieser Block fehlt für ein Gebäude: { $block } ({ $tile })
review-reason-denied = Jemand anderem fehlt nur dieser Block für ein Gebäude: { $block } ({ $seat }, { $tile })
review-reason-near = Ein bezahlbares Gebäude ist dann in Reichweite: { $tile }
review-reason-near_mob = Ein Monster ist dann in Reichweite, das in { $chance } % der Fälle besiegt wird: { $mob }
review-reason-reveals = Mehr Auswahl: { $count } aufgedeckt.
review-reason-action = Das Monster bringt eine zusätzliche Aktion.
review-reason-detonate = Das TNT kommt zu { $hearts } von { $needed } ♥ hinzu: { $mob }
review-reason-draw = Mit einem weiteren Plättchen wird der Kampf in { $chance } % der Fälle gewonnen: { $mob }
review-reason-share = Das gewinnt { $share } % der Partien statt { $less } %.

## Wie eine Entscheidung heißt, die etwas gekostet hat

review-verdict-inaccuracy = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = Grober Fehler

## Arten von Entscheidungen, dann was der Zufall aufdeckt

review-kind-collect = Abbauen
review-kind-explore = Erkunden
review-kind-build = Bauen
review-kind-fight = Kämpfen
review-kind-weapon = Waffe nehmen
review-kind-power = Fähigkeit nutzen
review-kind-trade = Monster eintauschen
review-kind-end = Zug beenden
review-kind-score = Werten
review-kind-block = Block
review-kind-tile = Plättchen
review-kind-token = Waffenplättchen
review-kind-turned = Plättchen im Kampf
