# The table in the terminal: prompts and explanations.

## Prompts

prompt-act = { $seat }, handling { $number } av 2> { "" }
prompt-extra = { $seat }, ekstra handling> { "" }
prompt-second = { $seat }, blokk nummer to> { "" }
prompt-bow = { $seat }, en bue! Snu én til (draw) eller la være (pass)> { "" }
prompt-pickaxe = { $seat }, en spisshakke! Ta en blokk (mine) eller la være (pass)> { "" }
prompt-tnt = { $seat }, TNT! Detoner det (detonate) eller behold det (pass)> { "" }
prompt-trade = { $seat }, avslutt turen (end) eller bytt en mob mot en ekstra handling (trade)> { "" }
prompt-end = { $seat }, avslutt turen (end)> { "" }
prompt-score = { $seat }, velg hva du vil score på kort { $card } (score)> { "" }

## What is said

welcome = Skriv et trekk som «mine w1», «moves» for å se hva du kan gjøre, eller «help» for hjelp. Tab fyller ut.
you-are = Du er { $seat }.
help-text =
    Trekk er engelske ord: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Begynnelsen holder hvis den er entydig: «e 34», «mi w1».

    moves      viser hva du kan gjøre, og hva det betyr
    near       hva som ligger åpent ved siden av deg
    table      tegner bordet på nytt
    why TREKK  hvorfor du ikke kan gjøre et trekk
    hint       hva den sterkeste boten ville gjort
    scores     hva alle ville scoret nå
    undo       angrer det siste valget ditt, hvis ikke noe nytt har kommet fram
    save FIL   lagrer spillet i en fil; --resume FIL spiller det videre
    quit       forlater spillet; det blir lagret

    Bordet: (4) er en skjult bunke på 4, Ftbr:3 et byggverk (skog, stein, bro) på en bunke med 3,
    skel3:2 et skjelett med 3 hjerter, ? en skjult pollett, <RB> hvem som står der. Kryssene er 11 til 55.
    Søylene i kuben er w1 til z4, blokker nedenfra og opp: tre w, sand s, stein t, obsidian o, smaragd e.
saved = Lagret i { $file }.
save-where = Skriv «save» og navnet på en fil.
kept = Spillet er lagret i { $file }. For å spille videre: overworld play --resume
not-kept = Spillet kunne ikke lagres i { $file }: { $reason }
undone = Angret: { $move }
barrier-nothing = Det er ingenting å angre ennå.
barrier-revealed = Noe nytt har kommet fram, så dette kan ikke angres.
barrier-ended = Turen er over, så dette kan ikke angres.
barrier-turn_start = Turen har nettopp begynt: det er ingenting å angre.
barrier-other_player = En annen spiller har valgt siden da, så dette kan ikke angres.
unclear = { $text } kan være: { $moves }
unknown = { $text } er ikke et trekk. Skriv «moves» for å se hva du kan gjøre.
refused = { $move }: { $reason }
possible = { $move }: det kan du gjøre nå.
game-over = Spillet er over. { $result }
result-winner = { $winners } vinner: { $scores }
result-shared = { $winners } deler seieren: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = tar { $block }
means-mine-unknown = tar { $block }, avdekker en skjult blokk
means-explore = { $steps ->
    [0] blir stående
    [one] 1 steg
   *[other] { $steps } steg
  }
means-explore-reveals = { $steps ->
    [0] blir stående
    [one] 1 steg
   *[other] { $steps } steg
  }, snur { $cells }
means-build = { $tile }: koster { $cost }
means-build-xp = { $tile }: koster { $cost }, gir { $xp } XP
means-fight = { $mob }: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $xp } XP, vinnersjanse { $chance }
means-take = { $weapon }: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }
means-draw = snur én pollett til
means-detonate = gir { $hearts } hjerter og går ut av spillet
means-trade = bytter en mob mot en ekstra handling
means-pass = nei takk
means-end = avslutter turen din
means-score = { $spaces } × { $points } = { $total } XP
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· mobs { $points }

## What is next to you

near-nothing = Det ligger ingenting åpent ved siden av deg: utforsk først.
near-building = { $cell }: { $tile }, koster { $cost }
near-building-xp = { $cell }: { $tile }, koster { $cost }, gir { $xp } XP
near-thing = { $cell }: { $what }
