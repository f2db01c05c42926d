# The table in the terminal: prompts and explanations.

## Prompts

prompt-act = { $seat }, actie { $number } van 2> { "" }
prompt-extra = { $seat }, extra actie> { "" }
prompt-second = { $seat }, tweede blok> { "" }
prompt-bow = { $seat }, een boog! Nog een tegel omdraaien (draw) of niet (pass)> { "" }
prompt-pickaxe = { $seat }, een pikhouweel! Een blok pakken (mine) of niet (pass)> { "" }
prompt-tnt = { $seat }, TNT! Aansteken (detonate) of bewaren (pass)> { "" }
prompt-trade = { $seat }, de beurt beëindigen (end) of een monster inruilen voor nog een actie (trade)> { "" }
prompt-end = { $seat }, de beurt beëindigen (end)> { "" }
prompt-score = { $seat }, puntentelling { $card }: kies waarvoor je punten krijgt (score)> { "" }

## What is said

welcome = Typ een zet zoals ‘mine w1’, ‘moves’ voor alles wat je kunt doen, ‘help’ voor hulp. Tab vult aan.
you-are = Jij bent { $seat }.
help-text =
    Zetten zijn woorden: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Elk begin dat duidelijk genoeg is, werkt: ‘e 34’, ‘mi w1’.

    moves         wat je kunt doen, en wat het betekent
    near          wat er open naast je ligt
    table         tekent de tafel opnieuw
    why ZET       waarom een zet niet kan
    hint          wat de sterkste bot zou doen
    scores        wat iedereen nu zou scoren
    undo          neemt je laatste keuze terug, tenzij er iets is onthuld
    save BESTAND  schrijft het spel als spelverslag; met --resume BESTAND ga je verder
    quit          stopt; het spel blijft bewaard

    De tafel: (4) is een gedekte stapel van 4, Ftbr:3 een gebouw (bos, steen, brug) op een stapel van 3,
    skel3:2 een skelet met 3 harten, ? een gedekte tegel, <RB> wie daar staat. Kruispunten heten 11 tot en met 55.
    De kolommen van de kubus heten w1 tot en met z4, blokken van onder naar boven: hout w, zand s, steen t, obsidiaan o, smaragd e.
saved = Bewaard in { $file }.
save-where = Typ ‘save’ en de naam van een bestand.
kept = Het spel is bewaard in { $file }. Verder ga je met: overworld play --resume
not-kept = Het spel kon niet worden bewaard in { $file }: { $reason }
undone = Teruggenomen: { $move }
barrier-nothing = Er valt nog niets terug te nemen.
barrier-revealed = Er is iets nieuws onthuld, dus dit kun je niet terugnemen.
barrier-ended = De beurt is voorbij, dus dit kun je niet terugnemen.
barrier-turn_start = De beurt is net begonnen: er valt niets terug te nemen.
barrier-other_player = Intussen heeft een andere speler gekozen, dus dit kun je niet terugnemen.
unclear = { $text } kan betekenen: { $moves }
unknown = { $text } is geen zet. Typ ‘moves’ om te zien wat je kunt doen.
refused = { $move }: { $reason }
possible = { $move }: dat kan nu.
game-over = Het spel is afgelopen. { $result }
result-winner = { $winners } wint: { $scores }
result-shared = { $winners } winnen samen: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = pakt { $block }
means-mine-unknown = pakt { $block }, onthult een verborgen blok
means-explore = { $steps ->
    [0] blijven staan
    [one] 1 stap
   *[other] { $steps } stappen
  }
means-explore-reveals = { $steps ->
    [0] blijven staan
    [one] 1 stap
   *[other] { $steps } stappen
  }, draait om: { $cells }
means-build = { $tile }: kost { $cost }
means-build-xp = { $tile }: kost { $cost }, levert { $xp } XP op
means-fight = { $mob }: { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }, { $xp } XP, winkans { $chance }
means-take = { $weapon }: { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }
means-draw = draait nog een tegel om
means-detonate = levert { $hearts } harten op en gaat uit het spel
means-trade = ruilt een monster in voor nog een actie
means-pass = nee, laat maar
means-end = beëindigt je beurt
means-score = { $spaces } × { $points } = { $total } XP
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· monsters { $points }

## What is next to you

near-nothing = Er ligt niets open naast je: verken eerst.
near-building = { $cell }: { $tile }, kost { $cost }
near-building-xp = { $cell }: { $tile }, kost { $cost }, levert { $xp } XP op
near-thing = { $cell }: { $what }
