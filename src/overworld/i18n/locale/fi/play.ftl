# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Pöytää valmistellaan …
ask-chance = Jotain uutta tulee näkyviin …
ask-act-mine = Sinun vuorosi. Valitse toiminto { $number }/2.
ask-act = { $who } valitsee toiminnon { $number }/2.
ask-unknown = { $who } valitsee.
ask-unknown-mine = Valitse jokin näistä.
ask-extra-mine = Valitse lisätoimintosi.
ask-extra = { $who } valitsee lisätoiminnon.
ask-second-mine = Nosta toinen kuutiosi.
ask-second = { $who } valitsee toisen kuution.
ask-bow-mine = Jousi! Käännätkö vielä yhden laatan? Sydämiä: { $hearts }, tarvitaan { $needed }.
ask-bow = { $who } käänsi jousen. Sydämiä: { $hearts }, tarvitaan { $needed }.
ask-pickaxe-mine = Hakku! Nostatko kuution? Sydämiä: { $hearts }, tarvitaan { $needed }.
ask-pickaxe = { $who } käänsi hakun. Sydämiä: { $hearts }, tarvitaan { $needed }.
ask-tnt-mine = Dynamiitti! Räjäytätkö sen? Sydämiä: { $hearts }, tarvitaan { $needed }; räjäytettynä { $detonated }.
ask-tnt = { $who } miettii dynamiittia. Sydämiä: { $hearts }, tarvitaan { $needed }; räjäytettynä { $detonated }.
ask-fight-mine = Taisteletko tätä hirviötä vastaan?
ask-end-mine = Toimintosi on tehty. Päätä vuorosi.
ask-end = { $who } päättää vuoron.
ask-trade-mine = Päätä vuorosi, tai palauta hirviö ja tee lisätoiminto.
ask-trade = { $who } päättää vuoron tai palauttaa hirviön.
ask-score-mine = Pistelasku { $card }. Valitse, mistä saat pisteet.
ask-score = { $who } valitsee kortilta { $card }, mistä saa pisteet.
ask-over = Peli on päättynyt. { $winners } voitti, { $score } XP.
ask-over-shared = Peli on päättynyt. { $winners } jakavat voiton, { $score } XP.
# Several people share this device: whose sentence it is.
ask-named = { $who }: { $sentence }

## Actions

actions = Toiminnot
action-collect = Kuutiot
action-explore = Tutki
action-build = Rakenna
action-fight = Taistele
action-weapon = Ase
action-any = Valitse jokin hohtava: kuutio, risteys tai laatta.
action-chosen-collect = Valitse kuutio, jossa on kirkas reuna.
action-chosen-explore = Valitse risteys. Askelia saa ottaa enintään { $steps }, ja paikalleen saa jäädä.
action-chosen-build = Valitse rakennus vierestäsi.
action-chosen-space = Valitse ruutu pelialustaltasi.
action-chosen-fight = Valitse hirviö vierestäsi.
action-chosen-mob = Käännät laattoja pinostasi. Tätä ei voi kumota.
action-chosen-weapon = Valitse ase vierestäsi.
action-cancel = Peruuta
action-confirm = Vahvista
prompt-whole = Lue kaikki
action-confirm-what = Paina uudestaan tai vahvista: tätä ei voi kumota.
action-undo = Kumoa
action-end = Päätä vuoro
action-trade = Palauta hirviö
action-hint = Vihje
race = XP: { $all }
race-entry = { $who } { $xp }
bar-turn = Vuoro { $turn }
bar-day = Päivän peli: tämä yritys lasketaan
try-out = Kokeilu vuorosta { $turn } alkaen
try-out-back = Takaisin ensimmäiseen peliin
try-out-begun = Tämä on kokeilu. Valikosta pääset takaisin ensimmäiseen peliin.
slot-collect = { $count } vapaana
slot-explore = { $count } paikkaa
slot-build = { $count } täällä
slot-fight = { $count } täällä
slot-weapon = { $count } täällä
slot-none = ei nyt
slot-done = tehty
ending-in = { $seconds ->
    [one] Vuorosi päättyy 1 sekunnin kuluttua.
   *[other] Vuorosi päättyy { $seconds } sekunnin kuluttua.
  }
ending-stop = Ei vielä

## Undo

undo-not-nothing = Vielä ei ole mitään kumottavaa.
undo-not-revealed = Jotain uutta tuli näkyviin, joten tätä ei voi kumota.
undo-not-ended = Vuoro on päättynyt, joten tätä ei voi kumota.
undo-not-turn_start = Vuoro alkoi juuri: mitään kumottavaa ei ole.
undo-not-other_player = Toinen pelaaja on sen jälkeen tehnyt valinnan, joten tätä ei voi kumota.
undo-not-yours = Voit kumota vain omia valintojasi.
undo-not-off = Kumoaminen on poissa käytöstä tässä pöydässä.

## Parts of the table

part-world = Ylämaailma
part-cube = Iso kuutio
part-board = Pelialusta
part-log = Tapahtumat
part-me = Omat tavarat
part-opponents = Muut pelaajat
part-views = Pöydän osat
part-side = Tapahtumat ja keskustelu
part-chat = Keskustelu
skip-actions = Siirry toimintoihin
skip-world = Siirry Ylämaailmaan
skip-cube = Siirry isoon kuutioon
skip-me = Siirry omiin tavaroihin
stage-now = Nyt näkyvissä: { $part }.

## Menu

menu = Valikko
menu-home = Poistu pöydästä
menu-overview = Pikaohjekortit
menu-rules = Säännöt
menu-replay = Pelin toisto
menu-record = Lataa peli tiedostona
menu-link = Kopioi linkki
menu-copied = Linkki on kopioitu.
menu-seat = Jatka toisella laitteella
menu-settings = Asetukset
menu-keys = Näppäimet
menu-resign = Luovuta
menu-resign-sure = Luovutatko tämän pelin?
menu-resign-two = Toinen pelaaja voittaa.
menu-resign-more = Botti pelaa puolestasi loppuun asti.
menu-resign-day = Tämä on päivän ainoa yrityksesi. Jos luovutat, jäät viimeiseksi etkä saa pisteitä.
menu-paint = Näytä maalaamani hahmo
menu-delete = Poista pöytä
menu-delete-sure = Poistetaanko tämä pöytä, peli ja keskustelu kaikilta?
leave-sure = Poistutko tästä pöydästä?
leave-kept = Paikkasi säilyy: tule takaisin samalla linkillä tai kohdasta ”Omat pöydät”.
leave-yes = Poistu
leave-no = Jää pöytään
yes-resign = Luovuta
yes-delete = Poista
table-code = Pöytä { $code }
table-of = { $title } – pöytä { $code }
spectators = { $count ->
    [0] Ei katsojia
    [one] 1 katsoja
   *[other] { $count } katsojaa
  }
connection-online = Yhteys toimii
connection-lag = Yhteys { $ms } ms
connection-offline = Ei yhteyttä
connection-connecting = Yhdistetään
connection-late = Hidas
connection-busy = Ruuhkaa
connection-refused = Suljettu
connection-gone = Poistettu
decision-waiting = Edellinen siirtosi on vielä matkalla.

## Read-outs

read-last = Viimeksi: { $text }
read-last-none = Mitään ei ole vielä tapahtunut.
read-standings = Pistetilanne: { $list }.
read-standing = { $who } { $xp } XP
read-cube = Iso kuutio: { $blocks ->
    [one] 1 kuutio jäljellä
   *[other] { $blocks } kuutiota jäljellä
  }; { $layers }. { $takeable ->
    [0] Et voi nyt nostaa yhtään kuutiota.
    [one] 1 kuutio on vapaana.
   *[other] { $takeable } kuutiota on vapaana.
  }
read-layer = kerros { $layer }, jäljellä { $left }
read-block = { $material } ({ $places })
read-blocks = Voit nostaa: { $list }.
read-near = Vieressäsi: { $list }
read-near-none = Vieressäsi ei ole mitään.
read-near-building = { $name }: { $xp } XP, hinta { $cost }.
read-near-building-can = { $name }: { $xp } XP, hinta { $cost }; voit rakentaa sen.
read-near-mob = { $name }: { $xp } XP, { $needs }.
read-near-mob-chance = { $name }: { $xp } XP, { $needs }; voiton todennäköisyys on { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 sydän
   *[other] { $hearts } sydäntä
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Vuorosi
overview-two = Tee kaksi eri toimintoa.
overview-collect = Nosta isosta kuutiosta 2 kuutiota, yksi kerrallaan. Yläpuolen ja ainakin 2 sivun on oltava vapaina.
overview-explore = Liiku 0, 1 tai 2 askelta ja käännä sitten kaikki ympäriltäsi.
overview-build = Maksa vieressäsi olevan rakennuksen kuutiot ja aseta se mihin tahansa 9 ruudustasi.
overview-fight = Käännä 3 aselaattaa vieressäsi olevaa hirviötä vastaan. Kun sydämiä on tarpeeksi, päihität sen.
overview-weapon = Nosta ase vierestäsi ja sekoita se pinoosi.
overview-extra = Sitten voit palauttaa toimintohirviöitä: jokaisesta saat yhden toiminnon lisää, minkä tahansa.
overview-card-A = A: elinympäristöt
overview-card-B = B: materiaalit
overview-card-C = C: tyypit
overview-when = { $layer ->
    [1] Kun ison kuution ylin kerros loppuu.
    [2] Kun toinen kerros loppuu.
   *[3] Kun kolmas kerros loppuu; sitten peli päättyy.
  }
overview-what = Valitse yksi
overview-each = XP ruudusta
overview-now = Pisteesi nyt
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Suurin yhtenäinen ryhmäsi lasketaan, myös painetut elinympäristöt.
overview-not-printed = Suurin yhtenäinen rakennusten ryhmäsi lasketaan.

rules-page = Säännöt
