# The table in the terminal: prompts, explanations, reasons.

## Prompts

prompt-act = { $seat }, handling { $number } av 2> { "" }
prompt-extra = { $seat }, extra handling> { "" }
prompt-second = { $seat }, andra blocket> { "" }
prompt-bow = { $seat }, en pilbåge: vänd ett kort till (draw) eller låt bli (pass)> { "" }
prompt-pickaxe = { $seat }, en spetshacka: ta ett block (mine) eller låt bli (pass)> { "" }
prompt-tnt = { $seat }, TNT: spräng (detonate) eller behåll (pass)> { "" }
prompt-trade = { $seat }, avsluta turen (end) eller byt in en mob mot en handling till (trade)> { "" }
prompt-end = { $seat }, avsluta turen (end)> { "" }
prompt-score = { $seat }, poängräkning { $card }, välj en egenskap (score)> { "" }

## What is said

welcome = Skriv ett drag som ”mine w1”, ”moves” för att se vad du kan göra, ”help” för hjälp. Tabb fyller i.
help-text =
    Drag är ord: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. En entydig början räcker: ”e 34”, ”mi w1”.

    moves     lista vad du kan göra, med vad det betyder
    near      vad som ligger uppvänt bredvid dig
    table     rita bordet igen
    why DRAG  varför ett drag inte går
    scores    vad alla skulle få i poängräkning nu
    undo      ångra ditt senaste beslut, om inget har avslöjats
    save FIL  skriv partiet som inspelning; --resume FIL fortsätter det
    quit      sluta; partiet sparas

    Bordet: (4) är en nedvänd hög med 4 kort, Ftbr:3 en byggnad (skog, sten, bro) på en hög med 3,
    skel3:2 ett skelett med 3 hjärtan, ? ett nedvänt vapenkort, <RB> vilka som står där. Korsningarna är 11 till 55.
    Kubens staplar är w1 till z4, block nedifrån och upp: trä w, sand s, sten t, obsidian o, smaragd e.
saved = Sparat i { $file }.
save-where = Vart? Skriv ”save” och namnet på en fil.
kept = Partiet är sparat. Fortsätt med: overworld play --terminal --resume { $file }
not-kept = Partiet gick inte att spara i { $file }: { $reason }
undone = Ångrat: { $move }
barrier-nothing = Inget har bestämts än.
barrier-revealed = Något nytt har avslöjats.
barrier-ended = Turen är slut.
barrier-turn_start = Turen har precis börjat.
barrier-other_player = Det var någon annan som bestämde senast.
unclear = { $text } kan vara: { $moves }
unknown = { $text }: inget drag. Skriv ”moves” för att se vad du kan göra.
refused = { $move }: { $reason }
possible = { $move }: det kan du göra nu.
game-over = Spelet är slut. { $result }
result-winner = { $winners } vinner: { $scores }
result-shared = { $winners } delar på segern: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = tar { $block }
means-mine-unknown = tar { $block }, frilägger ett okänt block
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
means-draw = vänd ett kort till
means-detonate = ger { $hearts } hjärtan till och är sedan ute ur spelet
means-trade = byt in en mob mot en extra handling
means-pass = fortsätt utan
means-end = din tur är slut
means-score = { $spaces } × { $points } = { $total } XP
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· mobs { $points }

## What is next to you

near-nothing = Inget är uppvänt bredvid dig: utforska.
near-building = { $cell }: { $tile }, kostar { $cost }
near-building-xp = { $cell }: { $tile }, kostar { $cost }, ger { $xp } XP
near-thing = { $cell }: { $what }
