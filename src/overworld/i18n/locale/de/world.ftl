# The Overworld, the boards and everything that lies in front of players, in the browser.

## Where: the cells around a crossing, the spaces of a board

around-nw = Nordwesten
around-ne = Nordosten
around-sw = Südwesten
around-se = Südosten
space-1 = oben links
space-2 = oben Mitte
space-3 = oben rechts
space-4 = Mitte links
space-5 = Mitte
space-6 = Mitte rechts
space-7 = unten links
space-8 = unten Mitte
space-9 = unten rechts

## What lies in a cell, in a few words

cell-hearts = { $hearts ->
    [one] { $name } mit 1 Herz
   *[other] { $name } mit { $hearts } Herzen
  }
cell-down = { $left ->
    [one] 1 verdeckt
   *[other] { $left } verdeckt
  }
cell-token-down = verdecktes Plättchen
cell-empty = leerer Stapel
cell-token-gone = Plättchen schon genommen
cell-around = { $direction }: { $what }

## The Overworld

world-cells = Stapel und Plättchen
world-crossings = Kreuzungen
world-cell = { $cell }: { $what }
world-cell-build = Bauen: { $what }, von { $cell }
world-cell-fight = Kämpfen: { $what }, auf { $cell }
world-cell-take = Nehmen: { $what }, von { $cell }
# Sentences that describe a crossing, one after the other.
world-here = { $count ->
    [one] Hier steht { $names }.
   *[other] Hier stehen { $names }.
  }
world-you-here = Hier stehst du.
world-steps = { $steps ->
    [0] Stehen bleiben.
    [one] 1 Schritt.
   *[other] { $steps } Schritte.
  }
world-turns = { $count ->
    [0] Deckt nichts Neues auf.
    [one] Deckt 1 Karte oder Plättchen auf: Das lässt sich nicht rückgängig machen.
   *[other] Deckt { $count } Karten oder Plättchen auf: Das lässt sich nicht rückgängig machen.
  }
world-waiting = Bestätige deine Wahl.
world-choose-crossing = Wähle eine der hervorgehobenen Kreuzungen.
world-not-yours = { $who } muss sich entscheiden.
world-nobody = Gerade gibt es nichts zu entscheiden.
world-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
near-other-action = Brich zuerst die Aktion ab, die du gewählt hast.
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Noch nicht gesehen: Bauwerke { $buildings }, Monster { $mobs }.
world-unseen-weapons = Noch nicht gesehen: Waffen { $weapons }.
world-unseen = verdeckt

## Next to you


## A board

board-of = Tafel: { $who }
board-mine = Deine Tafel
board-ground = { $biome } (aufgedruckt)
board-space = { $space }: { $what }
board-counted = { $space }: { $what }, zählt mit
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card }: noch nichts
# The nine spaces as buttons while a building is placed.
board-build = Hier bauen: { $space }, bisher { $what }.
board-build-line = { $space }: bisher { $what }. { $result }
board-choose = Wähle ein Feld für: { $tile }.
board-pays = Kostet dich: { $cost }.
board-pays-nothing = Kostet dich nichts.
board-gains = Bringt { $xp } EP.
board-covers = Überbaut: { $tile }.
board-change = { $card }: { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = keine
board-no-change = Deine größten Gruppen bleiben gleich.
board-groups = Größte Gruppen: { $changes }.

## The three scoring cards

cards = Wertungskarten
cards-open = Wertung { $card }: { $best }
cards-scored = Wertung { $card }: gewertet, { $xp } EP
cards-biome = Biom
cards-material = Baumaterial
cards-type = Typ

## Lenses: the board in the light of one card

lens = Gruppen zeigen

## What lies in front of somebody

me-back = Zurück zu meiner Tafel
me-of = { $who }
me-xp = { $xp } EP
me-supply = Vorrat { $count }
me-weapons = Waffen { $count }
me-weapons-none = Keine Waffen.
me-weapon = { $name } × { $count }
me-mobs = Monster { $count }
me-mobs-none = Noch keine Monster.
me-mob-many = { $text } (×{ $count })
me-mob-action = { $name }: zusätzliche Aktion
me-mob-bonus = { $name }: { $trait }, { $points } EP je Feld (jetzt { $spaces }: { $xp } EP)
me-trade = { $count ->
    [one] Für 1 Aktion abgeben
   *[other] Für 1 Aktion abgeben ({ $count })
  }
me-beginner = Einsteigerwertung: Alle passenden Felder zählen.

## The other players

rival-look = Tafel ansehen: { $who }
rival-turn = am Zug
rival-away = abwesend
rival-bot = Bot
rival-own-bot = externer Bot
rival-stand-in = { $bot } springt ein
rival-resigned = hat aufgegeben
rival-last = Letzter Zug: { $text }
rival-last-none = Noch kein Zug
rival-supply = Vorrat: { $blocks }
rival-supply-none = Vorrat: leer
rival-forecast = Wertung { $card } brächte jetzt { $xp } EP.
rival-piles = { $weapons ->
    [one] 1 Waffe
   *[other] { $weapons } Waffen
  }, { $mobs ->
    [0] keine Monster
    [one] 1 Monster
   *[other] { $mobs } Monster
  }
strip = Am Tisch
strip-xp = { $xp } EP

## Inspect: everything about one thing

inspect-traits = { $biome }, { $material }, { $type }.
inspect-biome = Biom: { $name }
inspect-material = Baumaterial: { $name }
inspect-type = Typ: { $name }
inspect-costs = Kosten: { $cost }.
inspect-costs-nothing = Kostet nichts.
inspect-gains = { $xp ->
    [0] Bringt nicht sofort EP.
   *[other] Bringt sofort { $xp } EP.
  }
inspect-copies = { $count ->
    [one] Einmal in der Schachtel.
   *[other] { $count }-mal in der Schachtel.
  }
inspect-mob = { $hearts ->
    [one] Mit 1 Herz besiegst du es.
   *[other] Mit { $hearts } Herzen besiegst du es.
  }
inspect-mob-xp = { $xp } EP, wenn du es besiegst.
inspect-mob-action = Gib es später für eine zusätzliche Aktion ab.
inspect-mob-bonus = Bei Spielende { $points } EP für jedes Feld mit: { $trait }.
inspect-weapon = { $hearts ->
    [0] Keine Herzen.
    [one] 1 Herz.
   *[other] { $hearts } Herzen.
  }
inspect-weapon-detonate = { $hearts } Herzen, wenn du es zündest.
inspect-block = Am Anfang { $count } im Würfel.
inspect-block-wildcard = Joker: zählt beim Bauen als beliebiger Block.
inspect-card = Wertung { $card }
inspect-card-rule = Wähle eine Eigenschaft: Deine größte zusammenhängende Gruppe zählt, Felder mal Punkte.
inspect-card-printed = Auch die auf deiner Tafel aufgedruckten Biome zählen.
inspect-card-points = { $trait }: { $points } EP für jedes Feld.
inspect-trait-card = Wertung { $card }: { $points } EP für jedes Feld der Gruppe.
inspect-stack = Stapel
inspect-stack-down = { $left ->
    [0] Dieser Stapel ist leer. Du kannst trotzdem daran vorbeigehen.
    [one] Noch 1 Karte, verdeckt. Erkunde eine Kreuzung daneben, um sie aufzudecken.
   *[other] Noch { $left } Karten, verdeckt. Erkunde eine Kreuzung daneben, um die oberste aufzudecken.
  }
inspect-token = Waffenplättchen
inspect-token-down = { $left ->
    [0] Dieses Plättchen wurde schon genommen.
   *[other] Es liegt verdeckt. Erkunde eine Kreuzung daneben, um es aufzudecken.
  }
