# The table in the terminal: prompts and explanations.

## Prompts

prompt-act = { $seat }, Aktion { $number } von 2> { "" }
prompt-extra = { $seat }, zusätzliche Aktion> { "" }
prompt-second = { $seat }, zweiter Block> { "" }
prompt-bow = { $seat }, ein Bogen! Ein weiteres Plättchen aufdecken (draw) oder verzichten (pass)> { "" }
prompt-pickaxe = { $seat }, eine Spitzhacke! Einen Block nehmen (mine) oder verzichten (pass)> { "" }
prompt-tnt = { $seat }, TNT! Zünden (detonate) oder behalten (pass)> { "" }
prompt-trade = { $seat }, Zug beenden (end) oder ein Monster für eine weitere Aktion abgeben (trade)> { "" }
prompt-end = { $seat }, Zug beenden (end)> { "" }
prompt-score = { $seat }, Wertung { $card }: Wähle, was du wertest (score)> { "" }

## What is said

welcome = Tippe einen Befehl wie „mine w1“, „moves“ für alles, was du tun kannst, „help“ für Hilfe. Tab ergänzt.
you-are = Du bist { $seat }.
help-text =
    Befehle sind Wörter: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Jeder eindeutige Anfang genügt: „e 34“, „mi w1“.

    moves       zeigt, was du tun kannst und was es bedeutet
    near        was offen neben dir liegt
    table       zeichnet den Tisch noch einmal
    why BEFEHL  warum etwas nicht geht
    hint        was der stärkste Bot tun würde
    scores      was alle jetzt werten würden
    undo        macht deine letzte Entscheidung rückgängig, wenn seither nichts aufgedeckt wurde
    save DATEI  schreibt die Partie als Aufzeichnung; mit --resume DATEI geht es weiter
    quit        hört auf; die Partie bleibt erhalten

    Der Tisch: (4) ist ein verdeckter Stapel aus 4, Ftbr:3 ein Bauwerk (Wald, Stein, Brücke) auf einem Stapel aus 3,
    skel3:2 ein Skelett mit 3 Herzen, ? ein verdecktes Plättchen, <RB> zeigt, wer dort steht. Kreuzungen heißen 11 bis 55.
    Die Säulen des Würfels heißen w1 bis z4, Blöcke von unten nach oben: Holz w, Sand s, Stein t, Obsidian o, Smaragd e.
saved = Gespeichert in { $file }.
save-where = Tippe „save“ und den Namen einer Datei.
kept = Die Partie ist in { $file } gespeichert. Weiter geht es mit: overworld play --resume
not-kept = Die Partie ließ sich nicht in { $file } speichern: { $reason }
undone = Rückgängig gemacht: { $move }
barrier-nothing = Es gibt noch nichts rückgängig zu machen.
barrier-revealed = Es wurde etwas Neues aufgedeckt, darum lässt sich das nicht rückgängig machen.
barrier-ended = Der Zug ist beendet, darum lässt sich das nicht rückgängig machen.
barrier-turn_start = Der Zug hat gerade erst begonnen: Es gibt nichts rückgängig zu machen.
barrier-other_player = Seitdem hat schon jemand anders entschieden, darum lässt sich das nicht rückgängig machen.
unclear = { $text } könnte sein: { $moves }
unknown = { $text } ist kein Befehl. Tippe „moves“, um zu sehen, was du tun kannst.
refused = { $move }: { $reason }
possible = { $move }: Das geht jetzt.
game-over = Die Partie ist vorbei. { $result }
result-winner = { $winners } gewinnt: { $scores }
result-shared = { $winners } gewinnen gemeinsam: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = { $block } nehmen
means-mine-unknown = { $block } nehmen und einen verborgenen Block aufdecken
means-explore = { $steps ->
    [0] stehen bleiben
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }
means-explore-reveals = { $steps ->
    [0] stehen bleiben
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }, deckt auf: { $cells }
means-build = { $tile }: kostet { $cost }
means-build-xp = { $tile }: kostet { $cost }, bringt { $xp } EP
means-fight = { $mob }: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }, { $xp } EP, Siegchance { $chance }
means-take = { $weapon }: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }
means-draw = ein weiteres Plättchen aufdecken
means-detonate = bringt { $hearts } Herzen und ist dann aus dem Spiel
means-trade = ein Aktionsmonster für eine weitere Aktion abgeben
means-pass = verzichten
means-end = den Zug beenden
means-score = { $spaces } × { $points } = { $total } EP
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· Monster { $points }

## What is next to you

near-nothing = Neben dir liegt nichts offen: Erkunde zuerst.
near-building = { $cell }: { $tile }, kostet { $cost }
near-building-xp = { $cell }: { $tile }, kostet { $cost }, bringt { $xp } EP
near-thing = { $cell }: { $what }
