# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Pöytää valmistellaan.
ask-chance = Sattuma päättää …
ask-act-mine = Sinun vuorosi: valitse toiminto { $number }/2.
ask-act = { $who } valitsee toiminnon { $number }/2.
ask-unknown = { $who } päättää.
ask-unknown-mine = Valitse jokin näistä.
ask-extra-mine = Valitse lisätoimintosi.
ask-extra = { $who } valitsee lisätoiminnon.
ask-second-mine = Nosta toinen kuutiosi.
ask-second = { $who } nostaa toisen kuution.
ask-bow-mine = Jousi: käännetäänkö vielä yksi laatta? Sydämiä: { $hearts }/{ $needed }.
ask-bow = { $who } käänsi jousen. Sydämiä: { $hearts }/{ $needed }.
ask-pickaxe-mine = Hakku: nostetaanko kuutio nyt? Sydämiä: { $hearts }/{ $needed }.
ask-pickaxe = { $who } käänsi hakun. Sydämiä: { $hearts }/{ $needed }.
ask-tnt-mine = Dynamiitti: räjäytetäänkö? Sydämiä: { $hearts }/{ $needed }, räjäytettynä { $detonated }.
ask-tnt = { $who } miettii dynamiittia. Sydämiä: { $hearts }/{ $needed }, räjäytettynä { $detonated }.
ask-end-mine = Molemmat toiminnot on tehty: päätä vuorosi.
ask-end = { $who } päättää vuoron.
ask-trade-mine = Päätä vuorosi tai vaihda hirviö lisätoimintoon.
ask-trade = { $who } päättää vuoron tai vaihtaa hirviön.
ask-score-mine = Pistelasku { $card }: valitse, mistä saat pisteet.
ask-score = Pistelasku { $card }: { $who } valitsee.
ask-over = Peli on päättynyt. { $winners } – { $score } XP.
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
action-any = Paina jotakin hohtavaa: kuutiota, risteystä, rakennusta tai hirviötä.
action-chosen-collect = Valitse kuutio, jolla on kirkas reuna.
action-chosen-explore = Valitse risteys. Askelia saa ottaa enintään { $steps }, ja paikalleen saa jäädä.
action-chosen-build = Valitse rakennus vierestäsi.
action-chosen-space = Valitse ruutu pelialustaltasi.
action-chosen-fight = Valitse hirviö vierestäsi.
action-chosen-weapon = Valitse ase vierestäsi.
action-cancel = Peruuta
action-confirm = Vahvista
prompt-whole = Lue kaikki
action-confirm-what = Napauta uudestaan tai vahvista: tätä ei voi kumota.
action-undo = Kumoa
action-end = Päätä vuoro
action-trade = Vaihda hirviö
action-hint = Vihje
race = XP: { $all }
race-entry = { $who } { $xp }
bar-turn = Vuoro { $turn }
slot-collect = { $count } vapaana
slot-explore = { $count } reittiä
slot-build = { $count } lähellä
slot-fight = { $count } lähellä
slot-weapon = { $count } täällä
slot-none = ei nyt
slot-done = tehty
ending-in = { $seconds ->
    [one] Vuorosi päättyy 1 sekunnin kuluttua.
   *[other] Vuorosi päättyy { $seconds } sekunnin kuluttua.
  }
ending-stop = Ei vielä

## Undo

undo-not-nothing = Mitään ei ole vielä valittu.
undo-not-revealed = Jotain uutta tuli näkyviin.
undo-not-ended = Vuoro on päättynyt.
undo-not-turn_start = Vuoro alkoi juuri.
undo-not-other_player = Viimeisin valinta oli toisen pelaajan.
undo-not-yours = Vain omia valintoja voi kumota.
undo-not-off = Tässä pöydässä valintoja ei voi kumota.

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
menu-replay = Uusinta
menu-record = Lataa tallenne
menu-link = Kopioi linkki
menu-copied = Linkki on kopioitu.
menu-seat = Siirrä paikkani
menu-settings = Asetukset
menu-keys = Näppäimet
menu-resign = Luovuta
menu-resign-sure = Luovutatko tämän pelin?
menu-resign-two = Toinen pelaaja voittaa.
menu-resign-more = Botti pelaa paikkasi loppuun.
menu-paint = Näytä maalaamani hahmo
menu-delete = Poista pöytä
menu-delete-sure = Poistetaanko tämä pöytä, peli ja keskustelu kaikilta?
leave-sure = Poistutko tästä pöydästä?
leave-kept = Paikkasi säilyy: tule takaisin samalla linkillä tai etusivun kohdasta ”Omat pöydät”.
leave-yes = Poistu
leave-no = Jää
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
connection-busy = Ruuhkainen
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
  }; ylimmät kerrokset: { $layers }. { $takeable ->
    [0] Mitään ei voi nyt nostaa.
    [one] 1 kuution voi nostaa.
   *[other] { $takeable } kuutiota voi nostaa.
  }
read-layer = kerros { $layer }, jäljellä { $left }
read-block = { $material } ({ $places })
read-blocks = Voit nostaa: { $list }.
read-near = Vieressäsi: { $list }
read-near-none = Vieressäsi ei ole mitään.
read-near-building = { $name }: hinta { $cost }, { $xp } XP.
read-near-building-can = { $name }: hinta { $cost }, { $xp } XP; voit rakentaa sen.
read-near-mob = { $name }: { $needs }, { $xp } XP.
read-near-mob-chance = { $name }: { $needs }, { $xp } XP; mahdollisuutesi on { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 sydän
   *[other] { $hearts } sydäntä
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Vuorosi
overview-two = Tee kaksi eri toimintoa.
overview-collect = Nosta isosta kuutiosta 2 kuutiota, yksi kerrallaan: yläpuolen ja ainakin 2 sivun on oltava vapaina.
overview-explore = Liiku 0, 1 tai 2 askelta ja käännä sitten kaikki ympäriltäsi.
overview-build = Maksa kuutioilla rakennus vierestäsi ja aseta se mihin tahansa 9 ruudustasi.
overview-fight = Käännä 3 aselaattaa vieressäsi olevaa hirviötä vastaan: kun sydämiä on tarpeeksi, voitat.
overview-weapon = Ota ase vierestäsi pinoosi.
overview-extra = Palauta sitten toimintohirviöitä: jokaisesta saat yhden toiminnon lisää, minkä tahansa.
overview-card-A = A: elinympäristöt
overview-card-B = B: materiaalit
overview-card-C = C: tyypit
overview-when = { $layer ->
    [1] Kun ison kuution ylin kerros on poissa.
    [2] Kun toinen kerros on poissa.
   *[3] Kun kolmas kerros on poissa; sitten peli päättyy.
  }
overview-what = Yksi näistä
overview-each = XP ruudulta
overview-now = Sinulla nyt
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Suurin yhtenäinen ryhmäsi lasketaan, myös pelialustassa näkyvät ympäristöt.
overview-not-printed = Suurin yhtenäinen rakennusten ryhmäsi lasketaan.

rules-page = Säännöt
