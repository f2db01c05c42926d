# The page around the game: what every screen shares, the first page, settings, painting.

loading = Ladataan …
loading-failed = Sivua ei saatu ladattua. Tarkista yhteys ja yritä uudelleen.
loading-again = Tätä ei vielä saatu ladattua. Yritetään uudelleen …
page-static = Overworld latautuu. Jos mitään ei tule, tarkista yhteys ja lataa sivu uudelleen. Sivu tarvitsee JavaScriptin.
close = Sulje
spoken = Ilmoitukset

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Siirry sisältöön
page-home = Overworld, etusivulle
page-reload = Lataa sivu uudelleen
page-bar = Tämä sivusto
page-language = Kieli
page-theme = Vaalea vai tumma
page-theme-system = Laitteen
page-theme-light = Vaalea
page-theme-dark = Tumma
page-settings = Asetukset
page-places = Pelin ympärillä
page-learn = Opi
page-puzzles = Pulmat
page-cancel = Peruuta
page-copy = Kopioi
page-copy-of = Kopioi: { $what }
page-copied = Kopioitu.
page-not-copied = Tämä selain ei anna sivun kopioida. Valitse teksti ja kopioi se itse.
page-lost-title = Täällä on vain ruohoa
page-lost = Osoitteessa { $path } ei ole sivua. Ehkä kirjain putosi matkalla.
page-lost-home = Takaisin etusivulle
broken-title = Jokin meni vikaan
broken-about = Tämä sivun osa lakkasi toimimasta. Pelisi on turvassa: se on tallessa palvelimella.
broken-note = Jokin meni vikaan. Jos peli ei jatku, lataa sivu uudelleen.

## The first page

home-title = Tervetuloa
home-line = Louhi kuutiota, kulje maita ja rakenna niiden kaunein kolkka.
home-play-title = Pelaa heti
home-play = Pelaa bottia vastaan
home-playing = Valmistellaan pöytää …
home-continue = Jatka: sinun vuorosi
home-bots = Ketä vastaan?
home-daily-title = Päivän jako
home-daily = Pelaa jako
home-daily-about = Tänään kaikille sama jako, vastassa Piikivi.
home-daily-first = Kukaan ei ole vielä pelannut sitä loppuun.
home-daily-results =
    Paras tähän asti: { $best } XP. { $count ->
        [one] Pelattu kerran.
       *[other] Pelattu { $count } kertaa.
    }
home-daily-mine = Sinä: { $xp } XP
home-people-title = Muiden kanssa
home-new = Uusi pöytä
home-new-about = Samalla laitteella, verkossa tai bottien kanssa.
home-join-label = Pöydän koodi tai linkki
home-join-example = QK7MPX
home-join = Liity
home-join-bad = Koodissa on kuusi kirjainta ja numeroa, esimerkiksi QK7MPX. Merkkejä 0, O, 1, I ja L siinä ei ole koskaan.
home-learn = Opi pelaamaan
home-learn-on = Jatka
home-learn-about = Sinä pelaat, säännöt tulevat siinä sivussa: kahdeksan minuuttia.
home-week = Viikkosi
home-week-day = { $day }: { $xp } XP
home-week-wins = Voittoja { $wins }/{ $games }.
home-puzzle = Päivän pulma
home-puzzle-solve = Ratkaise
page-rules = Säännöt
gallery-title = Kaikki pelilaatikosta
gallery-of = Rakennukset: { $biome }
gallery-mobs = Hirviöt
gallery-weapons = Aseet
gallery-unseen = Näkemättä: { $left }/{ $count }
home-import = Avaa tallenne …
home-import-about = Katso peliä, joka on tallennettu tiedostoksi.
home-about = Tietoja
home-about-title = Tietoja Overworldista
home-about-game = Overworld on ilmainen ohjelma lautapelin Builders & Biomes pelaamiseen. Se on epävirallinen: pelin ja sen nimien omistajat eivät ole tehneet eivätkä hyväksyneet sitä, eikä heillä ole sen kanssa mitään tekemistä.
home-about-own = Kaikki tekstit, kuvat ja äänet ovat sen omia. Ohjelma ja sen lähdekoodi ovat vapaita MIT-lisenssillä.
home-about-private = Tunnuksia ei ole, eikä mitään haeta muilta sivustoilta. Se, mitä asetuksissa valitset, pysyy tässä selaimessa.
home-tables = Omat pöydät
home-tables-none = Ei vielä pöytiä. Pelisi odottavat sinua täällä.
home-tables-loading = Etsitään pöytiäsi …
home-tables-all = Näytä kaikki ({ $count })
home-table = Pöytä { $code }
home-table-your-turn = Sinun vuorosi
home-table-turn = Vuorossa { $name }
home-table-at = Vuoro { $turn }, { $xp } XP
home-table-lobby = Ei vielä alkanut
home-table-playing = Käynnissä
home-table-won = Päättynyt, voitto: { $names }
home-table-over = Päättynyt
home-table-replay = Tallenne katsottavaksi
home-table-archived = Arkistoitu
home-table-delete-of = Poista pöytä { $code }
home-delete-title = Poistetaanko pöytä { $code }?
home-delete-text = Peli, sen tallenne ja keskustelu katoavat kaikilta. Tätä ei voi kumota.
home-delete-yes = Poista lopullisesti
home-deleted = Pöytä { $code } on poistettu.

## Settings

settings-title = Asetukset
settings-about = Ne pysyvät tässä selaimessa, eikä niitä kerrota kenellekään.
settings-look = Ulkoasu ja kieli
settings-play = Pelin aikana
settings-attention = Kun on sinun vuorosi
settings-you = Sinä
settings-theme = Vaalea vai tumma
settings-language = Kieli
settings-sound = Äänet
settings-sound-about = Lyhyt ääni, kun sinun on valittava tai kun jotain tapahtuu. Aluksi pois päältä.
settings-vibrate = Värinä
settings-vibrate-about = Lyhyt värinä, kun on sinun vuorosi, ja omissa taisteluissasi. Aluksi pois päältä.
settings-notify = Ilmoitukset
settings-notify-about = Selain kertoo, kun on sinun vuorosi ja katselet muualle.
settings-notify-closed = Saat kutsun, kun on sinun vuorosi, myös sivun ollessa suljettu.
settings-notify-open = Saat kutsun, kun on sinun vuorosi ja sivu on auki; enempään tämä selain ei pysty.
settings-notify-denied = Tämä selain ei salli ilmoituksia täällä. Voit muuttaa sen selaimen asetuksista tämän sivuston kohdalta.
settings-notify-missing = Tässä selaimessa ei ole ilmoituksia.
settings-auto-end = Vuoroni päättyy itsestään
settings-auto-end-about = Kun muuta tehtävää ei ole, vuoro päättyy kolmen sekunnin kuluttua. Siihen asti voit pysäyttää sen.
settings-confirm = Toinen napautus varmistaa sen, mitä ei voi kumota
settings-confirm-touch = Kosketusnäytöillä
settings-confirm-always = Aina
settings-confirm-never = Ei koskaan
settings-confirm-about = Kun jotain käännetään esiin, sitä ei voi kumota. Silloin näkyy lukko.
settings-skip = Ohita kysymykset, jotka eivät muuta mitään
settings-skip-about = Dynamiitti, joka ei muuttaisi taistelua, säästetään kysymättä.
settings-curtain = Esirippu pelaajien välillä
settings-curtain-about = Kun usea pelaa samalla laitteella, peittää pöydän, kunnes seuraava on valmis.
settings-coach = Valmentaja
settings-coach-about = Antaa silloin tällöin vihjeen, enintään yhden vuoroa kohden. Kolmessa ensimmäisessä pelissäsi se on mukana itsestään.
settings-no-spoilers = Uusinnat ilman paljastuksia
settings-no-spoilers-about = Piilottaa tuloksen, pituuden ja kaiken, mikä on vielä edessä.
settings-shortcuts = Pikanäppäimet
settings-shortcuts-about = Alla olevat näppäimet. Ota ne pois päältä, jos sanelet tai painat näppäimiä vahingossa.
settings-name = Nimi uusissa pöydissä
settings-name-about = Tyhjennä kenttä, niin sinulle arvotaan uusi nimi.
settings-character-paint = Maalaa hahmosi
settings-character-about = Kahdeksan kertaa kahdeksan pikseliä, jotka liikkuvat puolestasi Ylämaailmassa.

## Without a network, and new versions

offline-title = Ilman verkkoa
offline-lessons = Tämä sivu, oppitunnit ja pulmat aukeavat ilman verkkoakin.
offline-lessons-not = Oppitunnit ja pulmat pannaan talteen verkotonta aikaa varten.
offline-games = Talteen otetut pelit
offline-games-none = Ei vielä yhtään. Katso päättyneen pelin uusinta ja valitse ”Ota talteen”.
offline-forget = Unohda
offline-forget-of = Unohda pöytä { $code }
offline-forgotten = Pöytä { $code } ei ole enää tallessa täällä.
offline-clear = Tyhjennä kaikki
offline-clear-about = Tyhjentää sen, mitä tämä selain säilyttää Overworldista, mutta ei asetuksiasi. Sivu tallentuu taas, kun palaat.
offline-cleared = Mitään ei ole enää tallessa.
offline-impossible = Tämä selain ei säilytä tältä sivulta mitään. Useimmat tekevät niin vain https-osoitteissa.
update-title = Uusi versio
update-ready = Uusi versio on valmis.
update-now = Päivitä
update-later = Myöhemmin
update-your-turn = Pelaa ensin vuorosi loppuun ja päivitä sitten.
update-missing = Palvelimella on uudempi versio, eikä osaa tästä sivusta enää ole. Lataa sivu uudelleen: pöytäsi pysyy ennallaan.

## Keys

keys-title = Näppäimet
keys-key = Näppäin
keys-does = Mitä se tekee
keys-actions = 1–5
keys-actions-does = valitse yksi viidestä toiminnosta
keys-undo = U
keys-undo-does = kumoa viimeisin valinta
keys-end = X
keys-end-does = päätä vuorosi
keys-hint = H
keys-hint-does = pyydä vihje, jos se on pöydässä sallittu
keys-press = Enter
keys-press-does = paina sitä, mikä on valittuna
keys-turn = Q ja E
keys-turn-does = käännä isoa kuutiota vasemmalle tai oikealle
keys-arrows = Nuolinäppäimet
keys-arrows-does = liiku pöydällä ja kuutioissa; uusinnassa yksi vaihe taakse tai eteen
keys-ends = Home ja End
keys-ends-does = uusinnassa alkuun tai loppuun
keys-turns = [ ja ]
keys-turns-does = uusinnassa yksi vuoro taakse tai eteen
keys-last = L
keys-last-does = kuuntele, mitä viimeksi tapahtui
keys-standings = S
keys-standings-does = kuuntele pistetilanne
keys-cube = C
keys-cube-does = kuuntele, mitä isosta kuutiosta voi nostaa
keys-near = N
keys-near-does = kuuntele, mitä vieressäsi on
keys-help = ?
keys-help-does = näytä tämä luettelo
keys-back = Esc
keys-back-does = yksi askel takaisin; uusinnassa nykyhetkeen

## Painting

paint-title = Maalaa hahmosi
paint-about = Valitse väri ja paina sitten pikseliä. Näppäimistöllä: liiku nuolinäppäimillä, maalaa painamalla Enter tai välilyönti.
paint-grid = Kuva, kahdeksan riviä ja joka rivillä kahdeksan pikseliä
paint-pixel = rivi { $row }, sarake { $column }, { $colour }
paint-colours = Värit
paint-tools = Välineet
paint-pen = Kynä
paint-fill = Täytä
paint-erase = Pyyhi
paint-mirror = Peilaa
paint-mirror-about = maalaa samalla toisen puolen
paint-clear = Tyhjennä
paint-undo = Kumoa
paint-undo-none = Kumottavaa ei ole.
paint-start = Aloita hahmosta
paint-start-of = Aloita hahmosta: { $colour }
paint-preview = Tältä se näyttää pöydässä
paint-remove = En käytä omaa kuvaa
paint-removed = Kuvasi on pantu talteen. Pelaat oman värisi hahmolla.
paint-painted = { $colour }, rivi { $row }, sarake { $column }
paint-cleared = Kuva on tyhjä.
paint-undone = Kumottu.
paint-kept = Jokainen veto tallentuu tähän selaimeen. Kuva näkyy pöydissä, joihin tästä lähtien liityt.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Palvelimeen ei saada yhteyttä. Tarkista yhteys ja yritä uudelleen.
refused-no_table = Pöytää { $code } ei ole. Tarkista koodi: ehkä kirjain on väärin tai pöytä on poistettu.
refused-no_step = Pelissä ei ole sellaista vaihetta; viimeinen on { $most }.
refused-no_route = Palvelin ei tunne pyyntöä. Lataa sivu uudelleen, niin saat uusimman version.
refused-wrong_method = Palvelin ei tunne pyyntöä. Lataa sivu uudelleen, niin saat uusimman version.
refused-malformed = Palvelin ei ymmärtänyt tätä sivua. Lataa se uudelleen, niin saat uusimman version.
refused-too_large = Noin paljon palvelin ei ota vastaan kerralla.
refused-bad_options = { $field ->
    [seats] Pöydässä on oltava auki ainakin kaksi paikkaa, eikä kesken olevan pelin paikkoja voi muuttaa.
    [board] Jokainen paikka tarvitsee oman värisensä pelialustan.
    [bot] Yhtä boteista ei tunneta täällä. Valitse toinen.
    [first] Aloittajan on istuttava pöydässä.
    [deal] Jaon nimessä on 1–40 merkkiä, eikä kesken olevaa peliä voi jakaa uudelleen.
    [clock] Kelloon tarvitaan aikaa 10 sekunnista 24 tuntiin, enintään tunti vuoroa kohden, tai 1–30 päivää.
   *[other] Näin pöydässä ei voi pelata.
  }
refused-bad_record = Tämä tiedosto ei ole pelin tallenne, tai se on vioittunut.
refused-bad_name = Nimessä on enintään { $longest } merkkiä eikä yhtään pilkkua.
refused-bad_chat = Rivillä voi olla 1–{ $longest } tulostuvaa merkkiä.
refused-bad_paint = Kuva on vioittunut. Maalaa se uudelleen.
refused-bad_move = Se ei onnistu tässä.
refused-bad_origin = Palvelin ei tunnistanut tätä sivua omakseen. Avaa se osoitteesta, jonka järjestäjä antoi sinulle.
refused-bad_host = Palvelinta ei tunneta tällä nimellä. Avaa se osoitteesta, jonka järjestäjä antoi sinulle.
refused-not_host = Vain pöydän järjestäjä voi tehdä tämän.
refused-not_your_seat = { $seat ->
    [0] Se on jonkun toisen paikka.
   *[other] Paikka { $seat } on jonkun toisen, tai se on siirretty toiselle laitteelle.
  }
refused-no_secret = Palvelin ei vielä tunne tätä selainta. Salli evästeet tälle sivustolle ja lataa sivu uudelleen.
refused-option_off = { $option ->
    [hints] Tässä pöydässä pelataan ilman vihjeitä pelin loppuun asti.
    [undo] Tässä pöydässä valintoja ei voi kumota.
    [chat] Tässä pöydässä ei ole keskustelua.
   *[other] Tässä pöydässä sitä ei ole.
  }
refused-muted = Järjestäjä on mykistänyt sinut.
refused-no_spectators = Vain pelaajat näkevät tämän pöydän. Pyydä järjestäjältä lupa katsoa.
refused-stale = Joku ehti ensin, ja peli on edennyt. Katso uudestaan.
refused-illegal = Säännöt eivät salli sitä nyt.
refused-not_your_turn = { $seat ->
    [0] Nyt ei ole sinun vuorosi.
   *[other] Nyt ei ole sinun vuorosi: valinta kuuluu paikalle { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] Jotain uutta tuli näkyviin, joten tätä ei voi kumota.
    [ended] Vuoro on päättynyt, joten sitä ei voi kumota.
    [turn_start] Tämä on vuoron alku.
    [other_player] Toinen pelaaja on jo ehtinyt valita.
    [nothing] Kumottavaa ei vielä ole.
   *[other] Tätä ei voi kumota.
  }
refused-seat_taken = Paikka { $seat } ei ole vapaa. Valitse toinen.
refused-seats_open = Paikalla { $seat } ei vielä istu ketään. Odota jotakuta, anna paikka botille tai sulje se.
refused-already_started = Peli on alkanut; tuo onnistui vain ennen sitä.
refused-not_started = Peli ei ole vielä alkanut.
refused-game_over = Peli on päättynyt.
refused-not_over = Peli ei ole vielä päättynyt.
refused-led = Joku toinen johtaa tätä analyysia. Voit silti katsella vapaasti.
refused-not_away = { $left ->
    [0] Siellä ei ole kukaan poissa.
    [one] Odota vielä 1 sekunti, josko pelaaja palaa.
   *[other] Odota vielä { $left } sekuntia, josko pelaaja palaa.
  }
refused-archived = Tässä pöydässä oli niin kauan hiljaista, että se arkistoitiin. Voit katsella sitä ja jatkaa mistä tahansa vaiheesta uudessa pöydässä.
refused-no_clock = Tässä pöydässä ei ole kelloa.
refused-too_many_actions = Nyt mentiin liian nopeasti. Odota hetki ja yritä uudelleen.
refused-too_many_requests = Osoitteestasi tuli liian monta pyyntöä. Odota minuutti ja yritä uudelleen.
refused-too_many_tables = Osoitteestasi on tehty tänään liian monta pöytää. Huomenna on taas tilaa.
refused-too_many_sockets = Osoitteestasi on auki liian monta sivua. Sulje yksi ja yritä uudelleen.
refused-log_full = Tässä pöydässä on puhuttu ja tehty niin paljon, ettei siihen mahdu enempää. Jatkakaa uudessa pöydässä.
refused-busy = Palvelimella on kädet täynnä. Yritä hetken kuluttua uudelleen.
refused-unavailable = Palvelin ei voi juuri nyt vastata. Yritä hetken kuluttua uudelleen.
refused-damaged = Palvelin ei pysty lukemaan tätä pöytää. Se on tallessa, ja palvelimen ylläpitäjä on saanut tiedon.
refused-unknown = Se ei ole nyt mahdollista ({ $code }).
refused-internal = Palvelimella meni jotain rikki. Pelisi on tallessa; yritä uudelleen.
