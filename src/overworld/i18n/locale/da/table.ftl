# The table in the terminal: prompts and explanations.

## Prompts

prompt-act = { $seat }, handling { $number } af 2> { "" }
prompt-extra = { $seat }, ekstra handling> { "" }
prompt-second = { $seat }, anden blok> { "" }
prompt-bow = { $seat }, en bue! Vend en mere (draw), eller lad være (pass)> { "" }
prompt-pickaxe = { $seat }, en isøkse! Tag en blok (mine), eller lad være (pass)> { "" }
prompt-tnt = { $seat }, TNT! Detonér den (detonate), eller lad være (pass)> { "" }
prompt-trade = { $seat }, afslut turen (end), eller byt en mob til en ekstra handling (trade)> { "" }
prompt-end = { $seat }, afslut turen (end)> { "" }
prompt-score = { $seat }, vælg, hvad du vil score på kort { $card } (score)> { "" }

## What is said

welcome = Skriv et træk som ”mine w1”, ”moves” for at se, hvad du kan gøre, eller ”help” for hjælp. Tab fuldfører.
you-are = Du er { $seat }.
help-text =
    Træk er engelske ord: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Begyndelsen er nok, hvis den er entydig: ”e 34”, ”mi w1”.

    moves      vis, hvad du kan gøre, og hvad det betyder
    near       hvad der ligger vendt ved siden af dig
    table      tegn bordet igen
    why TRÆK   hvorfor du ikke kan udføre et træk
    hint       hvad den stærkeste bot ville gøre
    scores     hvad alle ville score nu
    undo       fortryd dit sidste valg, hvis intet nyt er kommet frem
    save FIL   gem spillet som spilfil; --resume FIL fortsætter det
    quit       forlad spillet; det bliver gemt

    Bordet: (4) er en bunke med 4 skjulte kort, Ftbr:3 en bygning (skov, sten, bro) på en bunke med 3,
    skel3:2 et skelet med 3 hjerter, ? en skjult brik, <RB> hvem der står der. Krydsene er 11 til 55.
    Terningens søjler er w1 til z4, blokke nedefra og op: træ w, sand s, sten t, obsidian o, smaragd e.
saved = Gemt i { $file }.
save-where = Skriv ”save” og navnet på en fil.
kept = Spillet er gemt i { $file }. Fortsæt det med: overworld play --resume
not-kept = Spillet kunne ikke gemmes i { $file }: { $reason }
undone = Fortrudt: { $move }
barrier-nothing = Der er ikke noget at fortryde endnu.
barrier-revealed = Noget nyt er kommet frem, så det kan ikke fortrydes.
barrier-ended = Turen er slut, så det kan ikke fortrydes.
barrier-turn_start = Turen er lige begyndt: Der er ikke noget at fortryde.
barrier-other_player = En anden spiller har valgt siden da, så det kan ikke fortrydes.
unclear = { $text } kan være: { $moves }
unknown = { $text } er ikke et træk. Skriv ”moves” for at se, hvad du kan gøre.
refused = { $move }: { $reason }
possible = { $move }: Det kan du gøre nu.
game-over = Spillet er slut. { $result }
result-winner = { $winners } vinder: { $scores }
result-shared = { $winners } deler sejren: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = tager { $block }
means-mine-unknown = tager { $block }, afdækker en skjult blok
means-explore = { $steps ->
    [0] bliv stående
    [one] 1 skridt
   *[other] { $steps } skridt
  }
means-explore-reveals = { $steps ->
    [0] bliv stående
    [one] 1 skridt
   *[other] { $steps } skridt
  }, vender { $cells }
means-build = { $tile }: koster { $cost }
means-build-xp = { $tile }: koster { $cost }, giver { $xp } XP
means-fight = { $mob }: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $xp } XP, vinderchance { $chance }
means-take = { $weapon }: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }
means-draw = vender en brik mere
means-detonate = giver { $hearts } hjerter og går ud af spillet
means-trade = bytter en handlingsmob til en ekstra handling
means-pass = nej tak
means-end = afslutter din tur
means-score = { $spaces } × { $points } = { $total } XP
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· mobs { $points }

## What is next to you

near-nothing = Der ligger ikke noget vendt ved siden af dig: Udforsk først.
near-building = { $cell }: { $tile }, koster { $cost }
near-building-xp = { $cell }: { $tile }, koster { $cost }, giver { $xp } XP
near-thing = { $cell }: { $what }
