# The table in the terminal: prompts and explanations.

## Prompts

prompt-act = { $seat }, toiminto { $number }/2> { "" }
prompt-extra = { $seat }, lisätoiminto> { "" }
prompt-second = { $seat }, toinen kuutio> { "" }
prompt-bow = { $seat }, jousi! Käännä vielä yksi (draw) tai jätä väliin (pass)> { "" }
prompt-pickaxe = { $seat }, hakku! Nosta kuutio (mine) tai jätä väliin (pass)> { "" }
prompt-tnt = { $seat }, dynamiitti! Räjäytä (detonate) tai säästä (pass)> { "" }
prompt-trade = { $seat }, päätä vuoro (end), tai palauta hirviö ja tee lisätoiminto (trade)> { "" }
prompt-end = { $seat }, päätä vuoro (end)> { "" }
prompt-score = { $seat }, valitse kortilta { $card }, mistä saat pisteet (score)> { "" }

## What is said

welcome = Kirjoita siirto, esimerkiksi ”mine w1”; ”moves” luettelee, mitä voit tehdä, ja ”help” auttaa. Sarkain täydentää.
you-are = Sinun värisi on { $seat }.
help-text =
    Siirrot ovat englannin sanoja: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Yksiselitteinen alku riittää: ”e 34”, ”mi w1”.

    moves          luettele, mitä voit tehdä ja mitä se tarkoittaa
    near           mitä käännettyä vieressäsi on
    table          piirrä pöytä uudestaan
    why SIIRTO     miksi et voi tehdä siirtoa
    hint           mitä vahvin botti tekisi
    scores         mitä kukin saisi pistelaskusta nyt
    undo           kumoa viimeisin valintasi, jos mitään uutta ei tullut näkyviin
    save TIEDOSTO  tallenna peli tiedostoon; --resume TIEDOSTO jatkaa sitä
    quit           poistu; peli tallennetaan

    Pöytä: (4) on 4 laatan kääntämätön pino, Ftbr:3 rakennus (metsä, kivi, silta) 3 laatan pinon päällä,
    skel3:2 luuranko, jolla on 3 sydäntä, ? kääntämätön aselaatta, <RB> ketkä seisovat siinä. Risteykset ovat 11–55.
    Ison kuution pylväät ovat w1–z4, kuutiot alhaalta ylös: puu w, hiekka s, kivi t, obsidiaani o, smaragdi e.
saved = Tallennettu: { $file }.
save-where = Kirjoita ”save” ja tiedoston nimi.
kept = Peli on tallennettu tiedostoon { $file }. Jatka sitä näin: overworld play --resume
not-kept = Peliä ei voitu tallentaa tiedostoon { $file }: { $reason }
undone = Kumottu: { $move }
barrier-nothing = Vielä ei ole mitään kumottavaa.
barrier-revealed = Jotain uutta tuli näkyviin, joten tätä ei voi kumota.
barrier-ended = Vuoro on päättynyt, joten tätä ei voi kumota.
barrier-turn_start = Vuoro alkoi juuri: mitään kumottavaa ei ole.
barrier-other_player = Toinen pelaaja on sen jälkeen tehnyt valinnan, joten tätä ei voi kumota.
unclear = { $text } voisi olla: { $moves }
unknown = { $text } ei ole siirto. Kirjoita ”moves”, niin näet, mitä voit tehdä.
refused = { $move }: { $reason }
possible = { $move }: tämän voit tehdä nyt.
game-over = Peli on päättynyt. { $result }
result-winner = { $winners } voitti: { $scores }
result-shared = { $winners } jakavat voiton: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = nosta: { $block }
means-mine-unknown = nosta: { $block }, paljastuu piilossa oleva kuutio
means-explore = { $steps ->
    [0] jää paikallesi
    [one] 1 askel
   *[other] { $steps } askelta
  }
means-explore-reveals = { $steps ->
    [0] jää paikallesi
    [one] 1 askel
   *[other] { $steps } askelta
  }, käännetään { $cells }
means-build = { $tile }: hinta { $cost }
means-build-xp = { $tile }: hinta { $cost }, saat { $xp } XP
means-fight = { $mob }: { $hearts ->
    [one] 1 sydän
   *[other] { $hearts } sydäntä
  }, { $xp } XP, voiton todennäköisyys { $chance }
means-take = { $weapon }: { $hearts ->
    [one] 1 sydän
   *[other] { $hearts } sydäntä
  }
means-draw = käännä vielä yksi laatta
means-detonate = tuo { $hearts } sydäntä ja poistuu pelistä
means-trade = palauta toimintohirviö, niin saat toiminnon lisää
means-pass = ei kiitos
means-end = päätä vuorosi
means-score = { $spaces } × { $points } = { $total } XP
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· hirviöt { $points }

## What is next to you

near-nothing = Vieressäsi ei ole mitään käännettyä: tutki ensin.
near-building = { $cell }: { $tile }, hinta { $cost }
near-building-xp = { $cell }: { $tile }, hinta { $cost }, saat { $xp } XP
near-thing = { $cell }: { $what }
