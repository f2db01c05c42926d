# The page around the game: what every screen shares, the first page, settings, painting.

loading = Ladataan …
loading-failed = Sivua ei saatu ladattua. Tarkista yhteys ja yritä uudelleen.
loading-again = Tätä ei vielä saatu ladattua. Yritetään uudelleen …
table-not-kept = Olet offline, eikä tämä selain ole tallentanut tätä pöytää. Se avautuu, kun yhteys palaa.
compiling-bots = Botteja käännetään vielä konekielelle ({ $percent } %). Voit jo pelata; botti tekee siirtonsa heti, kun se on valmis.
page-static = Overworld latautuu. Jos mitään ei tule näkyviin, tarkista yhteys ja lataa sivu uudelleen. Sivu tarvitsee JavaScriptin.
close = Sulje
spoken = Ilmoitukset

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Siirry sisältöön
page-home = Overworld, etusivulle
page-reload = Lataa sivu uudelleen
page-retry = Yritä uudelleen
page-bar = Tämä sivusto
page-language = Kieli
page-theme = Vaalea vai tumma
page-theme-system = Järjestelmä
page-theme-light = Vaalea
page-theme-dark = Tumma
page-settings = Asetukset
page-places = Lisää pelistä
page-learn = Opi
page-puzzles = Pulmat
page-cancel = Peruuta
page-copy = Kopioi
page-copy-of = Kopioi: { $what }
page-copied = Kopioitu.
page-not-copied = Tämä selain ei anna sivun kopioida. Valitse teksti ja kopioi se itse.
page-lost-title = Täällä on vain ruohoa
page-lost = Osoitteessa { $path } ei ole sivua. Tarkista, puuttuuko osoitteesta kirjain.
page-lost-home = Siirry etusivulle
broken-title = Jokin meni vikaan
broken-about = Tämä sivun osa lakkasi toimimasta. Pelisi on turvassa palvelimella. Jatka lataamalla sivu uudelleen.
broken-note = Jokin meni vikaan. Jos mitään ei tapahdu, lataa sivu uudelleen.

## The first page

home-title = Tervetuloa
home-hello = Hei, { $name }
home-line = Lautapeli 2–4 pelaajalle: louhi isoa kuutiota, kierrä maailmaa ja rakenna sen kaunein kolkka.
home-fact-time = 40 minuuttia
home-fact-free = ilmainen
home-fact-account = ei tunnuksia
home-play = Pelaa, vastassa { $bot }
home-playing = Valmistellaan pöytää …
home-continue = Jatka: sinun vuorosi
home-bots = Valitse vastustaja
home-daily-title = Päivän peli
home-daily = Päivän peliin
home-daily-about = Yksi yritys, sama jako kaikille.
home-daily-played =
    { $count ->
        [0] Kukaan ei ole vielä pelannut.
        [one] { $count } on pelannut.
       *[other] { $count } on pelannut.
    }
home-daily-mine = Etumatkasi: { $lead } XP. Parempi kuin { $beaten } / { $others }.
home-daily-running = Yrityksesi on kesken.
home-daily-resigned = Luovutit yrityksesi.
home-new = Pelaa kavereiden kanssa
home-new-about = Perusta pöytä ja lähetä linkki. Kaverisi eivät tarvitse muuta.
home-make = Perusta pöytä
home-join-label = Pöydän koodi tai linkki
home-join-example = QK7MPX
home-join = Liity
home-join-bad = Tarkista koodi: siinä on kuusi kirjainta ja numeroa, esimerkiksi QK7MPX, eikä koskaan merkkejä 0, O, 1, I tai L.
home-learn = Opi 15 minuutissa
home-learn-on = Jatka
home-learn-about = Opi säännöt pelaamalla: viisitoista minuuttia.
home-offline = Palvelimeen ei ole yhteyttä, joten botit eivät voi pelata. Oppitunnit ja pulmat toimivat ilman yhteyttä.
home-week = Viikkosi
home-week-day = { $day }: { $xp } XP
home-week-wins = Voittoja { $wins }/{ $games }.
home-puzzle = Päivän pulma
home-puzzle-solve = Ratkaise
home-today = Tänään
home-how = Näin se käy
home-how-mine = Louhi
home-how-mine-about = Nosta kuutioita isosta kuutiosta.
home-how-walk = Tutki
home-how-walk-about = Käännä rakennuksia ja hirviöitä.
home-how-build = Rakenna
home-how-build-about = Täytä yhdeksän ruutuasi.
home-how-score = Pisteet
home-how-score-about = Kolmesti. Eniten XP:tä voittaa.
page-rules = Säännöt
page-ladder = Ranking
gallery-title = Pelilaatikon sisältö
gallery-of = Rakennukset: { $biome }
gallery-mobs = Hirviöt
gallery-weapons = Aseet
gallery-unseen = Vielä näkemättä: { $left }/{ $count }
home-import = Avaa tallennettu peli …
home-about = Tietoja
home-about-title = Tietoja Overworldista
home-about-game = Overworld on ilmainen ohjelma Builders & Biomes -lautapelin pelaamiseen. Se on epävirallinen: pelin ja sen nimien omistajat eivät ole tehneet eivätkä hyväksyneet sitä.
home-about-own = Kaikki tekstit, kuvat ja äänet on tehty tätä ohjelmaa varten. Ohjelma ja sen lähdekoodi ovat vapaita MIT-lisenssillä.
home-about-box = Sääntökirjat eivät luettele rakennuslaattoja eivätkä pelialustoja, joten olemme rekonstruoineet ne. Ne voivat poiketa painetusta pelistä.
home-about-private = Tunnuksia ei ole, eikä mitään haeta muilta sivustoilta. Asetuksesi pysyvät tässä selaimessa.
home-tables = Omat pöydät
home-tables-none = Sinulla ei ole vielä pöytiä. Pelisi tulevat näkyviin tänne.
home-tables-loading = Etsitään pöytiäsi …
home-tables-all = Näytä kaikki ({ $count })
home-table = Pöytä { $code }
home-table-your-turn = Sinun vuorosi
home-table-turn = Vuorossa { $name }
home-table-at = Vuoro { $turn }, { $xp } XP
home-table-lobby = Ei vielä alkanut
home-table-playing = Käynnissä
home-table-won = Päättynyt, voitto: { $names }
home-table-you = Voitit
home-table-over = Päättynyt
home-table-replay = Tallennettu peli
home-table-archived = Arkistoitu
home-table-delete-of = Poista pöytä { $code }
home-delete-title = Poistetaanko pöytä { $code }?
home-delete-text = Peli, sen toisto ja keskustelu poistetaan kaikilta. Tätä ei voi kumota.
home-delete-yes = Poista lopullisesti
home-deleted = Pöytä { $code } on poistettu.

## Settings

settings-title = Asetukset
settings-about = Asetuksesi säilyvät vain tässä selaimessa.
settings-look = Ulkoasu ja kieli
settings-play = Pelin aikana
settings-attention = Kun on sinun vuorosi
settings-you = Sinä
settings-theme = Vaalea vai tumma
settings-language = Kieli
settings-sound = Äänet
settings-sound-about = Lyhyt ääni, kun sinun on valittava tai kun jotain tapahtuu. Aluksi pois päältä.
settings-effects = Tehosteet
settings-music = Musiikki
settings-music-about = Pelin oma rauhallinen sävelmä, päivällä ja yöllä. Se vaikenee, kun sivu on piilossa. Arvolla 0 musiikkia ei ole.
settings-vibrate = Värinä
settings-vibrate-about = Lyhyt värinä, kun on sinun vuorosi, ja omissa taisteluissasi. Aluksi pois päältä.
settings-notify = Ilmoitukset
settings-notify-about = Selain ilmoittaa, kun on sinun vuorosi ja katsot jotain muuta.
settings-notify-closed = Saat ilmoituksen, kun on sinun vuorosi, vaikka sivu olisi suljettu.
settings-notify-open = Saat ilmoituksen, kun on sinun vuorosi ja sivu on auki. Enempään tämä selain ei pysty.
settings-notify-denied = Tämä selain estää ilmoitukset täällä. Voit sallia ne selaimen asetuksista tämän sivuston kohdalta.
settings-notify-missing = Tämä selain ei tue ilmoituksia.
settings-notify-ios = Lisää sivu iPhonessa tai iPadissa ensin Koti-valikkoon: paina Jaa ja sitten ”Lisää Koti-valikkoon”. Avaa Overworld sen jälkeen sieltä.
call-title = Kun sivu on suljettu
call-about = Valitse, mistä sinulle ilmoitetaan. Valinta koskee kaikkia selaimiasi.
call-turn = On minun vuoroni
call-time = Aikani on loppumassa
call-full = Pöytäni on täynnä
call-quiet = Hiljaiset tunnit
call-quiet-on = Minua ei kutsuta yöllä
call-quiet-from = Alkaen
call-quiet-to = Asti
call-quiet-about = Kellonajat: { $zone }.
call-browsers = Selaimet, joihin ilmoitetaan
call-this = { $label } (tämä)
call-forget = Unohda
call-forget-of = Unohda { $label }
call-forgotten = Selaimeen { $label } ei enää ilmoiteta.
call-offer = Kutsutaanko sinut?
call-offer-about = Päiviä kestävässä pelissä vuoroasi voi joutua odottamaan. Selain voi ilmoittaa siitä, vaikka tämä sivu olisi suljettu.
call-offer-yes = Kutsu minut
call-offer-on = Hyvä. Sinut kutsutaan, kun on vuorosi.
settings-auto-end = Päätä vuoroni automaattisesti
settings-auto-end-about = Kun et voi tehdä muuta, vuorosi päättyy kolmen sekunnin kuluttua. Siihen asti voit pysäyttää sen.
settings-confirm = Pyydä toinen painallus, kun siirtoa ei voi kumota
settings-confirm-touch = Kosketusnäytöillä
settings-confirm-always = Aina
settings-confirm-never = Ei koskaan
settings-confirm-about = Siirtoja, jotka paljastavat jotain uutta, ei voi kumota. Niissä on taittunut kulma.
settings-skip = Ohita kysymykset, jotka eivät muuta mitään
settings-skip-about = Säästää dynamiitin kysymättä, kun se ei muuttaisi taistelua.
settings-curtain = Esirippu pelaajien välillä
settings-curtain-about = Piilottaa pöydän, kunnes seuraava pelaaja on valmis, kun usea pelaa samalla laitteella.
settings-coach = Valmentaja
settings-coach-about = Antaa silloin tällöin vihjeen, enintään yhden vuoroa kohti. Oletuksena päällä kolmessa ensimmäisessä pelissäsi.
settings-no-spoilers = Pelien toistot ilman spoilereita
settings-no-spoilers-about = Piilottaa tuloksen, pituuden ja sen, mitä on vielä edessä.
settings-shortcuts = Pikanäppäimet
settings-shortcuts-about = Alla luetellut yksittäiset näppäimet. Ota ne pois käytöstä, jos sanelet tai painat näppäimiä usein vahingossa.
settings-name = Nimi uusissa pöydissä
settings-name-about = Jätä tyhjäksi, niin saat uuden satunnaisen nimen.
settings-character-paint = Maalaa hahmosi
settings-character-about = Kahdeksan kertaa kahdeksan pikseliä, jotka liikkuvat puolestasi Ylämaailmassa.

## Your data on the server

data-title = Tietosi
data-about = Palvelin tunnistaa tämän selaimen satunnaisesta evästeestä. Sen avulla se säilyttää nimesi pöydissä, keskusteluviestisi, muistiinpanosi ja maalaamasi hahmot.
data-download = Lataa tietoni
data-downloaded = Tietosi ovat tiedostossa { $file }.
data-erase = Poista tietoni
data-erase-title = Poistetaanko tietosi?
data-erase-server = Palvelin poistaa nimesi, keskusteluviestisi, muistiinpanosi ja maalaamasi hahmot. Käynnissä olevissa peleissä botti ottaa paikkasi. Pöydät, joissa ei pelaa kukaan muu, poistetaan.
data-erase-named = Nimesi { $name } vapautuu muille. Samalla poistuvat avaimesi, kirjaimesi, pistelukusi ja yhteys muihin laitteisiisi.
data-erase-browser = Selain unohtaa nimesi, hahmosi ja peliluettelosi. Tätä ei voi kumota.
data-erase-yes = Poista kaikki
data-erased = Tietosi on poistettu.
data-erased-partly = Joitakin pöytiä ei voitu lukea, ja niissä on yhä tietojasi. Pyydä palvelimen ylläpitäjää poistamaan ne.

## Without a network, and new versions

offline-title = Offline
offline-lessons = Tämä sivu, oppitunnit ja pulmat toimivat ilman verkkoa.
offline-lessons-not = Oppitunnit ja pulmat tallennetaan offline-käyttöön.
offline-tables = Pöydät sellaisina kuin viimeksi näit ne
offline-table-at = { $names } · tilanne { $time }
offline-games = Tallennetut pelit
offline-games-none = Ei vielä yhtään. Avaa päättyneen pelin toisto ja valitse ”Tallenna offline-käyttöön”.
offline-forget = Poista
offline-forget-of = Poista tallenne { $code }
offline-forgotten = Pöytä { $code } ei ole enää tallessa täällä.
offline-clear = Tyhjennä offline-tiedot
offline-clear-about = Poistaa offline-käyttöön tallennetun sisällön. Asetuksesi, edistymisesi ja peliluettelosi säilyvät. Sivu tallentuu taas, kun palaat.
offline-cleared = Offline-käyttöön ei ole enää tallennettu mitään.
offline-impossible = Tämä selain ei voi tallentaa sivua offline-käyttöön. Useimmat selaimet tekevät sen vain https-osoitteissa.
update-title = Uusi versio
update-ready = Uusi versio on valmis.
update-now = Päivitä
update-later = Myöhemmin
update-missing = Palvelimella on uudempi versio, ja osa tästä sivusta on poistunut. Lataa sivu uudelleen: pöytäsi pysyy ennallaan.

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
keys-press-does = paina valittua painiketta
keys-turn = Q ja E
keys-turn-does = käännä isoa kuutiota vasemmalle tai oikealle
keys-arrows = Nuolinäppäimet
keys-arrows-does = liiku Ylämaailmassa ja kuutioissa; toistossa yksi vaihe taakse- tai eteenpäin
keys-ends = Home ja End
keys-ends-does = toistossa alkuun tai loppuun
keys-turns = [ ja ]
keys-turns-does = toistossa yksi vuoro taakse- tai eteenpäin
keys-moments = 1–3
keys-moments-does = läpikäynnissä avainhetkeen
keys-better = B
keys-better-does = läpikäynnissä etsi parempi valinta
keys-next = N
keys-next-does = läpikäynnissä seuraavaan virheeseesi
keys-last = L
keys-last-does = katso tai kuuntele, mitä viimeksi tapahtui
keys-standings = S
keys-standings-does = katso tai kuuntele pistetilanne
keys-cube = C
keys-cube-does = katso tai kuuntele, mitkä kuutiot voit nostaa
keys-near = N
keys-near-does = katso tai kuuntele, mitä vieressäsi on
keys-help = ?
keys-help-does = näytä tämä luettelo
keys-back = Esc
keys-back-does = yksi vaihe takaisin; toistossa takaisin kohtaan ”Nyt”

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
paint-remove = Pelaa ilman kuvaani
paint-removed = Kuvasi on poistettu. Pelaat oman värisi hahmolla.
paint-painted = { $colour }, rivi { $row }, sarake { $column }
paint-cleared = Kuva on tyhjä.
paint-undone = Kumottu.
paint-kept = Kuva tallentuu tähän selaimeen, kun maalaat. Se näkyy pöydissä, joihin tästä lähtien liityt.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Palvelimeen ei saada yhteyttä. Tarkista yhteys ja yritä uudelleen.
refused-no_table = Pöytää { $code } ei ole. Tarkista koodi: ehkä kirjain on väärin tai pöytä on poistettu.
refused-no_step = Pelissä ei ole sellaista vaihetta. Viimeinen on { $most }.
refused-no_route = Palvelin ei tunne pyyntöä. Lataa sivu uudelleen, niin saat uusimman version.
refused-wrong_method = Palvelin ei tunne pyyntöä. Lataa sivu uudelleen, niin saat uusimman version.
refused-malformed = Palvelin ei ymmärtänyt tätä sivua. Lataa se uudelleen, niin saat uusimman version.
refused-too_large = Tiedosto tai viesti on palvelimelle liian suuri. Pienennä sitä.
refused-bad_options = { $field ->
    [seats] Avaa ainakin kaksi paikkaa. Toistosta jatketun pelin paikkoja ei voi muuttaa.
    [board] Anna jokaiselle paikalle erivärinen pelialusta.
    [bot] Yksi boteista puuttuu tältä palvelimelta. Valitse toinen.
    [first] Valitse aloittajaksi joku, joka istuu pöydässä.
    [deal] Anna asetelmalle 1–40 merkin nimi. Päivän peli ei voi olla tulevalta päivältä. Toistosta jatketun pelin asetelmaa ei voi muuttaa.
    [clock] Aseta pelaajaa kohti 10 sekuntia – 24 tuntia ja enintään tunti lisää vuoroa kohti, tai 1–30 päivää vuoroa kohti.
    [rated] Pisteytetty peli tarvitsee kaksi ihmistä omilla laitteillaan, peruslaatikon ja satunnaisen alkuasetelman, ilman vihjeitä ja aloittelijoita.
   *[other] Nämä asetukset eivät sovi yhteen. Tarkista ne ja yritä uudelleen.
  }
refused-bad_record = Tämä tiedosto ei ole tallennettu peli, tai se on vioittunut. Valitse toinen tiedosto.
refused-bad_name = Valitse nimi, jossa on enintään { $longest } merkkiä eikä yhtään pilkkua.
refused-unwanted_name = Nimessä on sana, jota tällä palvelimella ei haluta. Valitse toinen nimi.
refused-bad_chat = Kirjoita viesti, jossa on 1–{ $longest } näkyvää merkkiä.
refused-bad_paint = Kuva on vioittunut. Maalaa se uudelleen.
refused-bad_move = Se ei ole tämän pelin siirto. Lataa sivu uudelleen ja yritä taas.
refused-bad_origin = Palvelin ei hyväksy tätä osoitetta. Avaa peli osoitteesta, jonka järjestäjä antoi sinulle.
refused-bad_host = Palvelin ei tunne tätä osoitetta. Avaa peli osoitteesta, jonka järjestäjä antoi sinulle.
refused-not_host = Vain pöydän järjestäjä voi tehdä tämän.
refused-not_your_seat = { $seat ->
    [0] Se on jonkun toisen paikka.
   *[other] Paikka { $seat } on jonkun toisen, tai se on siirretty toiselle laitteelle.
  }
refused-no_secret = Palvelin ei vielä tunne tätä selainta. Salli evästeet tälle sivustolle ja lataa sivu uudelleen.
refused-option_off = { $option ->
    [hints] Tässä pöydässä ei ole vihjeitä pelin aikana.
    [fork] Tässä pöydässä ei ole vihjeitä, joten voit jatkaa jostakin vaiheesta vasta, kun peli on päättynyt.
    [undo] Kumoaminen on poissa käytöstä tässä pöydässä.
    [chat] Tässä pöydässä ei ole keskustelua.
   *[other] Se on poissa käytöstä tässä pöydässä.
  }
refused-muted = Järjestäjä on mykistänyt sinut: et voi kirjoittaa, vaihtaa nimeäsi etkä näyttää kuvaa. Voit silti lukea.
refused-kicked = Järjestäjä on poistanut sinut tästä pöydästä. Jos haluat liittyä uudelleen, pyydä järjestäjää muuttamaan pöydän asetuksia.
refused-no_spectators = Vain pelaajat näkevät tämän pöydän. Pyydä järjestäjältä lupa katsoa.
refused-seat_given = Järjestäjä on antanut paikkasi toiselle laitteelle. Pyydä järjestäjältä linkki, jos haluat sen takaisin.
refused-no_player = Kenelläkään ei ole nimeä { $name }.
refused-no_own_name = Ota ensin nimi.
refused-bad_proof = Se ei täsmää. Tarkista ja yritä uudelleen: kirjaimet ja koodit toimivat vain kerran.
refused-name_taken = { $name } on varattu tai liian samannäköinen kuin toinen nimi.
refused-renamed_lately = Nimen voi vaihtaa kerran 30 päivässä.
refused-name_given = Palvelimen ylläpitäjät ovat antaneet sinulle toisen nimen tähän asti: { $until }. Sen jälkeen voit vaihtaa sen.
refused-already_named = Tällä selaimella on jo nimi.
refused-last_way_back = Tämä on ainoa tiesi takaisin. Lisää ensin toinen.
refused-too_many_ways_back = Sinulla on jo { $most }. Poista ensin yksi.
refused-no_passkeys = Avaimet eivät toimi täällä. Käytä kirjaimia tai toista laitetta.
refused-no_push = Tämä palvelin ei voi kutsua ketään, kun sivu on suljettu.
refused-bad_push = Palvelin ei tunne tämän selaimen push-palvelua, joten se ei voi kutsua sinua.
refused-push_full = Tämä palvelin ei voi juuri nyt kutsua useampia ihmisiä.
refused-too_many_names = Osoitteestasi on otettu tänään liian monta nimeä. Yritä huomenna uudelleen.
refused-names_full = Tämä palvelin ei voi juuri nyt antaa enempää nimiä.
refused-too_many_tries = Liian monta yritystä. Odota tunti ja yritä uudelleen.
refused-stale = Peli on edennyt. Katso pöytää ja yritä uudelleen.
refused-illegal = Säännöt eivät salli sitä nyt. Valitse jotain muuta.
refused-not_your_turn = { $seat ->
    [0] Nyt ei ole sinun vuorosi.
   *[other] Nyt ei ole sinun vuorosi: vuorossa on paikka { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] Jotain uutta tuli näkyviin, joten tätä ei voi kumota.
    [ended] Vuoro on päättynyt, joten tätä ei voi kumota.
    [turn_start] Vuoro alkoi juuri: mitään kumottavaa ei ole.
    [other_player] Toinen pelaaja on sen jälkeen tehnyt valinnan, joten tätä ei voi kumota.
    [nothing] Vielä ei ole mitään kumottavaa.
   *[other] Tätä ei voi kumota.
  }
refused-seat_not_online = Paikalla { $seat } ei ole verkkopelaajaa.
refused-seat_taken = Paikka { $seat } ei ole vapaa. Valitse toinen.
refused-seats_open = Paikka { $seat } on vielä tyhjä. Odota jotakuta, anna paikka botille tai sulje se.
refused-already_started = Peli on jo alkanut, joten tätä ei voi enää muuttaa.
refused-not_started = Peli ei ole vielä alkanut. Odota järjestäjää.
refused-game_over = Peli on päättynyt.
refused-not_over = Peli ei ole vielä päättynyt. Pelaa se ensin loppuun.
refused-led = Toinen pelaaja ohjaa tätä läpikäyntiä. Voit silti katsella vapaasti.
refused-day_not_over = Tämä odottaa päivän loppuun, jotta jako pysyy salassa.
refused-future_day = Se päivä ei ole vielä tullut.
refused-one_try = Päivän peliin on yksi yritys. Menneet pelit ovat arkistossa.
refused-rated_game = Pisteytetty peli kuuluu niille, jotka aloittivat sen. Tämä onnistuu, kun peli on ohi.
refused-not_away = { $left ->
    [0] Se pelaaja ei ole poissa.
    [one] Odota vielä 1 sekunti, jotta pelaaja ehtii palata.
   *[other] Odota vielä { $left } sekuntia, jotta pelaaja ehtii palata.
  }
refused-archived = Tässä pöydässä ei ole pelattu pitkään aikaan, joten se arkistoitiin. Sen pelaajat voivat palauttaa sen, ja kuka tahansa voi jatkaa mistä tahansa vaiheesta uudessa pöydässä.
refused-no_clock = Tässä pöydässä ei ole kelloa.
refused-too_many_actions = Se oli liian nopeaa. Odota hetki ja yritä uudelleen.
refused-too_many_requests = Osoitteestasi tuli liian monta pyyntöä. Odota minuutti ja yritä uudelleen.
refused-too_many_tables = Osoitteestasi on luotu tänään liian monta pöytää. Yritä uudelleen huomenna.
refused-too_many_open = Sinulla tai palvelimella on liian monta avointa pöytää. Sulje ensin yksi.
refused-people_off = Tällä palvelimella ei ole avoimia pöytiä, pikahakua eikä nimiä.
refused-not_invited = Tarvitset kutsun tämän palvelimen ylläpitäjiltä.
refused-silenced = Palvelimen ylläpitäjät ovat mykistäneet sinut tähän asti: { $until }. Voit silti pelata.
refused-excluded = Palvelimen ylläpitäjät ovat sulkeneet sinulta avoimet pöydät ja pikahaun tähän asti: { $until }. Voit silti pelata ystävien ja bottien kanssa.
refused-have_seat = Sinulla on paikka avoimessa pöydässä. Poistu siitä ensin.
refused-no_person = Tällä paikalla ei ole ihmistä.
refused-no_offer = Tämä tarjous on päättynyt.
refused-seek_paused = Voit etsiä pöytää uudelleen { $left } sekunnin kuluttua.
refused-too_many_sockets = Osoitteestasi on auki liian monta sivua. Sulje yksi ja yritä uudelleen.
refused-too_many_reviews = Osoitteestasi on jo jonossa { $most } läpikäyntiä. Yritä uudelleen, kun jokin niistä on valmis.
refused-too_many_deals = Osoitteestasi on jo pelattu päivän peli { $most } kertaa. Yritä huomenna uudelleen.
refused-log_full = Tässä pöydässä ei ole sille enää tilaa. Poista tarpeettomat muistiinpanot tai jatka uudessa pöydässä.
refused-busy = Palvelin on ruuhkautunut. Yritä hetken kuluttua uudelleen.
refused-unavailable = Palvelin ei voi juuri nyt vastata. Yritä hetken kuluttua uudelleen.
refused-damaged = Palvelin ei pysty lukemaan tätä pöytää. Mitään ei ole poistettu. Kerro asiasta palvelimen ylläpitäjälle tai avaa uusi pöytä.
refused-unknown = Se ei ole nyt mahdollista ({ $code }). Lataa sivu uudelleen ja yritä taas.
refused-internal = Palvelimella meni jotain rikki. Pelisi on turvassa: yritä uudelleen.
