# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Läpikäynti
study-ask = Käy peli läpi
study-ready = Läpikäynti on valmis.
study-waiting = { $ahead ->
    [one] Ennen tätä jonossa on 1 läpikäynti.
   *[other] Ennen tätä jonossa on { $ahead } läpikäyntiä.
  }
study-minutes = { $minutes ->
    [one] Läpikäynti valmistuu noin minuutissa.
   *[other] Läpikäynti valmistuu noin { $minutes } minuutissa.
  }
study-failed = Läpikäynti epäonnistui. Yritä minuutin kuluttua uudelleen.

## The chances to win

study-graph = Voiton todennäköisyys pelin aikana
study-graph-at = Vaihe { $step }, vuoro { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-end = Peli päättyy tähän.
study-chance = Tuuri, { $name }: { $effect }
study-best = Mikään muu siirto ei ole selvästi parempi.
study-equal = Mikään muu siirto ei olisi muuttanut voiton todennäköisyyttä.
study-only = Muuta siirtoa ei ollut.
study-reason-unknown = Sivu ei tunne syytä: { $code }
study-verdict-unknown = { $code }

study-won = Voitto: { $winners }, { $scores }
study-you = Sinä
study-eyebrow-you = Vuoro { $turn } · sinun valintasi
study-eyebrow-other = Vuoro { $turn } · valinta: { $name }
study-eyebrow-luck = Vuoro { $turn } · tuuri
study-eyebrow-find = Vuoro { $turn } · valinta { $number }/{ $count }
study-eyebrow-new = Vuoro { $turn } · uusi valintasi
study-your-turn = Sinun vuorosi
study-fine = Hyvä
study-by = { $name }: { $move }.
study-better-do = Parempi: { $move }.
study-covered = Parempi valinta on piilossa.
study-cover = Piilota parempi valinta
study-my-chance = Voittosi todennäköisyys
study-name-chance = Voiton todennäköisyys: { $name }
study-change = { $name }: voiton todennäköisyys ennen { $before }, jälkeen { $after }.
study-play-on = Jatka tästä
study-look = Pöydällä
study-look-played = Pelattu
study-look-both = Molemmat
study-look-better = Parempi
study-look-about = Valkoinen on pelattu siirto, violetti parempi.
study-sheet = Läpikäynnin koko
study-boards = Pelialustat tässä vaiheessa
study-judged = { $share } pelistä arvioitu
study-left = Noin { $seconds } s jäljellä. Voit sillä välin katsoa toistoa.

## Finding a better decision

study-find = Etsi parempi valinta
study-find-title = Etsi parempi valinta.
study-find-about = Pelissä tehty valinta maksoi { $share }. Tee yksi toiminto pöydällä: ainakin yksi on parempi.
study-nudge = Vinkki
study-nudge-about = Parempi valinta on tällainen: { $kind }
study-show = Näytä se
study-back = Läpikäyntiin
study-next = Seuraava hetki
study-again = Yritä uudelleen
study-judging = Valintaasi arvioidaan …
study-tried = Vain kokeilu. Peli pysyy ennallaan.
study-rests = Tee kokeilu ensin loppuun tai poistu siitä.
study-try-excellent = Erinomaista!
study-try-good = Hyvä: löysit toisen.
study-try-almost = Melkein.
study-try-not_yet = Ei vielä.
study-try-worse = Tämä maksaa vielä enemmän.
study-try-same = Näin pelissä valittiin.
study-line-excellent = Tämä on paras valinta tässä.
study-line-good = Se on suunnilleen yhtä hyvä kuin paras.
study-line-almost = Oikea rakennus, mutta ei paras ruutu.
study-line-not_yet = Parempi kuin pelissä, mutta parempaakin on.
study-line-worse = Voittosi todennäköisyys olisi vielä pienempi.
study-line-same = Etsi jotain muuta.
study-better-has = Parempi: { $reason }
study-margin = Ero ± { $share } voi olla sattumaa.
study-mark-best = Paras
study-mark-good = Hyvä
study-mark-bad = Ei tämä
study-mark-same = Sama

## Decisions, without places: the table shows them

do-mine = nosta { $thing }
do-walk = tutki
do-explore = tutki lähellä: { $thing }
do-reveal = tutki piilossa olevia laattoja
do-stay = tutki samasta paikasta
do-build = rakenna: { $thing }
do-fight = taistele: { $thing }
do-take = nosta ase: { $thing }
do-draw = käännä vielä yksi laatta
do-pass = älä käytä erikoisasetta
do-detonate = räjäytä dynamiitti
do-trade = palauta hirviö, niin saat lisätoiminnon
do-end = päätä vuoro
do-score = laske pisteet ({ $thing })
you-mine = Nostit: { $thing }.
you-explore = Tutkit lähellä: { $thing }.
you-reveal = Tutkit piilossa olevia laattoja.
you-stay = Tutkit samasta paikasta.
you-build = Rakensit: { $thing }.
you-fight = Taistelit: { $thing }.
you-take = Nostit aseen: { $thing }.
you-draw = Käänsit vielä yhden laatan.
you-pass = Et käyttänyt erikoisasetta.
you-detonate = Räjäytit dynamiitin.
you-trade = Palautit hirviön.
you-end = Päätit vuoron.
you-score = Laskit pisteet: { $thing }.

## Where, if two decisions have the same sentence: steps from your character, or a column of the cube

way-north = { $steps } pohjoiseen
way-east = { $steps } itään
way-south = { $steps } etelään
way-west = { $steps } länteen
way-column = sarake { $column } lännestä, rivi { $row } pohjoisesta

## What decided the game

study-moments = Avainhetket
study-moments-none = Mikään yksittäinen vaihe ei muuttanut peliä paljon.
study-turn = Vuoro { $turn }
study-solved = ratkaistu
study-share-title = Voiton todennäköisyys
study-step-of = Vaihe { $step }/{ $steps }

## Everybody's moves and luck

study-player = Pelaaja
study-accuracy = Tarkkuus
study-luck = Tuuri
study-loss = Menetys valintaa kohti
study-sum = Tuuri ja valinnat
study-sum-of = { $name }: alku { $start }, tuuri { $luck }, valinnat { $decisions }, loppu { $end }.
study-part-start = alku
study-part-luck = tuuri
study-part-decisions = valinnat
study-part-end = loppu
study-by-kind = Tarkkuus toiminnoittain
study-kind = Toiminto
study-kind-unknown = { $code }
study-none = –
study-about = Arvioija { $bot }, { $simulations } simulaatiota tilannetta kohti. Pidä tätä arviona.

## Notes of steps

study-notes = Muistiinpanot
study-note = Muistiinpanosi vaiheesta { $step }
study-note-keep = Tallenna muistiinpano
study-note-remove = Poista muistiinpano
study-note-kept = Muistiinpanosi on tallennettu.
study-note-gone = Muistiinpanosi on poistettu.
study-note-remove-of = Poista muistiinpano, kirjoittaja { $name }
study-note-removed = Muistiinpano on poistettu, kirjoittaja { $name }.
study-note-at = Vaihe { $step }
study-notes-elsewhere = Muiden vaiheiden muistiinpanot

## One leads, others follow

study-lead-title = Käykää peli läpi yhdessä
study-lead = Näytä vaiheeni kaikille
study-leading = Sinä ohjaat: kaikki näkevät vaiheesi.
study-lead-end = Lopeta ohjaaminen
study-lead-take = Ota ohjaus itsellesi
study-follows = Seuraat: { $name }.
study-free = { $name } on vaiheessa { $step }.
study-follow = Seuraa taas

## One's own games

games-title = Omat pelit
games-about = Luettelo on tallennettu vain tähän selaimeen. Kukaan muu ei näe sitä.
games-none = Pelaa peli loppuun, niin löydät sen täältä.
games-won = Voitto
games-lost = Tappio
games-shared = Jaettu voitto
games-date = Päivä
games-against = Vastassa
games-result = Tulos
games-xp = XP
games-sum = { $games ->
    [one] 1 peli, voittoja { $wins }
   *[other] { $games } peliä, voittoja { $wins }
  }
games-over-time = Tarkkuus ajan mittaan
games-chart = Läpikäytyjen peliesi tarkkuus, uusin viimeisenä: { $values }
games-chart-none = Käy peli läpi, niin näet tarkkuutesi täällä.
games-buildings = Suosikkirakennukset
games-built = { $count }×
games-csv = Lataa CSV-tiedostona
games-records = Lataa pelit
games-records-missing = { $count ->
    [one] 1 peli ei ole enää palvelimella.
   *[other] { $count } peliä ei ole enää palvelimella.
  }
games-forget = Tyhjennä luettelo
games-forget-title = { $count ->
    [one] Tyhjennetäänkö luettelo, jossa on 1 peli?
   *[other] Tyhjennetäänkö luettelo, jossa on { $count } peliä?
  }
games-forget-text = Tuloksesi, tarkkuutesi ja suosikkirakennuksesi poistetaan tästä selaimesta. Tätä ei voi kumota. Pelit säilyvät palvelimella.
games-forgotten = Luettelo on nyt tyhjä.
