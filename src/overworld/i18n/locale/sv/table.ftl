# The table in the terminal: prompts and explanations.

## Prompts

prompt-act = { $seat }, handling { $number } av 2> { "" }
prompt-extra = { $seat }, extra handling> { "" }
prompt-second = { $seat }, andra blocket> { "" }
prompt-bow = { $seat }, en pilbåge! Vänd upp ett kort till (draw) eller låt bli (pass)> { "" }
prompt-pickaxe = { $seat }, en spetshacka! Ta ett block (mine) eller låt bli (pass)> { "" }
prompt-tnt = { $seat }, TNT! Spräng (detonate) eller behåll (pass)> { "" }
prompt-trade = { $seat }, avsluta turen (end) eller byt in en mob mot en handling till (trade)> { "" }
prompt-end = { $seat }, avsluta turen (end)> { "" }
prompt-score = { $seat }, poängräkning { $card }: välj vad du vill få poäng för (score)> { "" }

## What is said

welcome = Skriv ett drag som ”mine w1”, ”moves” för att se vad du kan göra, eller ”help” för hjälp. Tabb fyller i.
you-are = Du är { $seat }.
help-text =
    Drag är engelska ord: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. En entydig början räcker: ”e 34”, ”mi w1”.

    moves     lista vad du kan göra och vad det betyder
    near      vad som ligger uppvänt bredvid dig
    table     rita bordet igen
    why DRAG  varför ett drag inte går
    hint      vad den starkaste boten skulle göra
    scores    vilka poäng alla skulle få nu
    undo      ångra ditt senaste beslut, om inget har avslöjats
    save FIL  spara partiet som inspelning; --resume FIL fortsätter det
    quit      sluta; partiet sparas

    Bordet: (4) är en nedvänd hög med 4 kort, Ftbr:3 en byggnad (skog, sten, bro) på en hög med 3,
    skel3:2 ett skelett med 3 hjärtan, ? ett nedvänt vapenkort, <RB> vilka som står där. Korsningarna är 11 till 55.
    Kubens staplar är w1 till z4, block nedifrån och upp: trä w, sand s, sten t, obsidian o, smaragd e.
saved = Sparat i { $file }.
save-where = Skriv ”save” och namnet på en fil.
kept = Partiet är sparat i { $file }. Fortsätt med: overworld play --resume
not-kept = Partiet gick inte att spara i { $file }: { $reason }
undone = Ångrat: { $move }
barrier-nothing = Det finns inget att ångra än.
barrier-revealed = Något nytt har avslöjats, så det går inte att ångra.
barrier-ended = Turen är avslutad, så det går inte att ångra.
barrier-turn_start = Turen har precis börjat: det finns inget att ångra.
barrier-other_player = En annan spelare har valt något sedan dess, så det går inte att ångra.
unclear = { $text } kan vara: { $moves }
unknown = { $text } är inget drag. Skriv ”moves” för att se vad du kan göra.
refused = { $move }: { $reason }
possible = { $move }: det kan du göra nu.
game-over = Spelet är slut. { $result }
result-winner = { $winners } vinner: { $scores }
result-shared = { $winners } delar på segern: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = tar { $block }
means-mine-unknown = tar { $block }, avslöjar ett dolt block
means-explore = { $steps ->
    [0] stå kvar
    [one] 1 steg
   *[other] { $steps } steg
  }
means-explore-reveals = { $steps ->
    [0] stå kvar
    [one] 1 steg
   *[other] { $steps } steg
  }, vänder upp { $cells }
means-build = { $tile }: kostar { $cost }
means-build-xp = { $tile }: kostar { $cost }, ger { $xp } XP
means-fight = { $mob }: { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }, { $xp } XP, vinstchans { $chance }
means-take = { $weapon }: { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }
means-draw = vänder upp ett kort till
means-detonate = ger { $hearts } hjärtan till och är sedan ur spelet
means-trade = byter in en mob mot en extra handling
means-pass = nej tack
means-end = avslutar din tur
means-score = { $spaces } × { $points } = { $total } XP
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· mobs { $points }

## What is next to you

near-nothing = Inget ligger uppvänt bredvid dig: utforska först.
near-building = { $cell }: { $tile }, kostar { $cost }
near-building-xp = { $cell }: { $tile }, kostar { $cost }, ger { $xp } XP
near-thing = { $cell }: { $what }
