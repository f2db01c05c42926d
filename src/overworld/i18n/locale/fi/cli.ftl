# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = Säännöt käännetään konekielelle ensimmäistä kertaa. Siihen menee noin puoli minuuttia.
compiling-all = Säännöt ja botit käännetään konekielelle ensimmäistä kertaa. Siihen menee minuutti tai kaksi, vain kerran.
compiling-damaged = Kansion { $folder } välimuisti, jossa konekielelle käännetyt säännöt ovat, oli vioittunut, ja se luodaan uudelleen. Siihen voi mennä minuutti.
compiling-nowhere = Konekielelle käännetyille säännöille ei ole tallennuskansiota, joten ne käännetään joka käynnistyksellä. Aseta muuttujan OVERWORLD_CACHE_DIR arvoksi kansio, johon voit kirjoittaa.
compiling-foreign = Välimuistikansiota { $folder } ei käytetä, koska sen omistaa toinen käyttäjä. Aseta muuttujan OVERWORLD_CACHE_DIR arvoksi oma kansiosi.
compiling-open = Välimuistikansiota { $folder } ei käytetä, koska muut käyttäjät voivat kirjoittaa siihen. Suorita ”chmod go-w { $folder }” tai aseta muuttujan OVERWORLD_CACHE_DIR arvoksi oma kansiosi.
warm-up-done = Kaikki on käännetty konekielelle kansioon { $folder }

## Help

about = Pelaa, järjestä ja analysoi Builders & Biomes -pelejä; kirjoita botteja ja kouluta agentteja.
help-version = tulosta versio ja lopeta
help-help = tulosta tämä ohje ja lopeta
help-box = pelaa tämän tiedoston laatikolla peruslaatikon sijasta
help-play = pelaa selaimessa tai päätteessä
help-lan = päästä muut lähiverkon laitteet pelaamaan ja näytä osoite QR-koodina
help-no-browser = näytä osoite, älä avaa selainta
help-play-port = portti, jota kuunnellaan (oletus: 8765 tai jokin vapaa)
help-play-terminal = peliin päätteessä; jokainen näistä tarkoittaa myös valitsinta --terminal
help-terminal = pelaa päätteessä
help-seats = ketkä istuvat paikoilla: me, me:NIMI tai botti, esimerkiksi me,pebble tai me:Ada,me:Ben,random
help-boards = kunkin paikan pelialusta, esimerkiksi green,yellow
help-beginner = paikat, joiden pisteet lasketaan helpon peliversion mukaan, esimerkiksi red,blue
help-first = paikka, joka aloittaa (oletus: arvotaan)
help-seed = luku, joka määrää kaiken sattuman
help-deal = luku, joka määrää laatikon sekoituksen
help-resume = jatka tallennettua peliä; ilman tiedostoa viimeisintä keskeneräistä
help-bots-from-files = salli botit, jotka tallenne tai turnaus nimeää ja jotka eivät kuulu peliin, ja suorita niiden koodi
help-replay = käy tallenne läpi vaihe vaiheelta
help-record-file = tiedosto, jossa on pelin tallenne; - lukee vakiosyötteen
help-at = näytä pöytä näin monen vaiheen jälkeen ja lopeta
help-hint-at = katso tallenteen tilannetta näin monen vaiheen jälkeen
help-show = piirrä tilanne ja luettele, mitä seuraavaksi voi tapahtua
help-position = tilanne lainausmerkeissä; "start" on uusi peli; - lukee vakiosyötteen
help-show-what = tilanne lainausmerkeissä tai tiedosto, jossa on pelin tallenne; "start" on uusi peli; - lukee vakiosyötteen
help-show-svg = kirjoita kuva pöydästä tähän tiedostoon
help-show-html = kirjoita tähän tiedostoon sivu, joka toistaa tallenteen pelin
help-perft = laske siirtosarjat tilanteesta
help-depth = kuinka monta vaihetta syvälle, valinnat ja sattumat mukaan lukien
help-divide = näytä määrä jokaiselle ensimmäiselle siirrolle
help-hint = kysy botilta, mitä se tekisi ja kuinka varma se on
help-hint-what = tilanne lainausmerkeissä tai tiedosto, jossa on tallenne; - lukee tallenteen vakiosyötteestä
help-ms = mieti näin monta millisekuntia (oletus: 1000)
help-sims = mieti näin monta simulaatiota; vastaus on aina sama
help-top = kuinka monta valintaa näytetään
help-review = arvioi pelin jokainen valinta ja erota tuuri taidosta
help-review-svg = kirjoita voiton todennäköisyyden käyrä tähän tiedostoon
help-review-sims = tutki jokainen tilanne näin monella simulaatiolla
help-puzzles = tee pulmia peleistä: huomaamatta jääneitä parhaita valintoja
help-puzzles-out = kirjoita pulmat tähän tiedostoon
help-simulate = pelaa satunnaisia pelejä ja laske, mitä tapahtuu
help-games = kuinka monta peliä
help-players = kuinka monta pelaajaa, 2–4 (oletus: 2)
help-out = kirjoita tulokset tähän kansioon
help-format = mitä kirjoitetaan: summary.csv tai tallenne jokaisesta pelistä
help-max-turns = lopeta peli näin monen vuoron jälkeen (oletus: 500)
help-arena = anna bottien pelata turnaus ja katso, kuinka vahvoja ne ovat
help-arena-bots = botteja, esimerkiksi flint@2000sims obsidian@1000ms diamond@100ms mine.py:Mine
help-arena-games = kuinka monta peliä kukin bottipari pelaa (oletus: 100)
help-arena-together = istuta kaikki botit samaan pöytään, ei kahta kerrallaan
help-arena-patience = kuinka monta sekuntia botti saa ylittää aikansa, ennen kuin se häviää (oletus: 30)
help-arena-resume = jatka turnausta, joka on valitsimen --out kansiossa
help-arena-jobs = kuinka monta peliä pelataan yhtä aikaa (oletus: yksi ydintä kohti)
help-arena-ray = pelaa Ray-klusterissa tässä osoitteessa; "auto" löytää sellaisen tältä koneelta
help-stats = tallenteiden tilastot: pituus, valinnat, laatat, taistelut
help-stats-records = tallenteita tai kansioita, joissa niitä on (*.ogn); - lukee vakiosyötteen
help-stats-out = kirjoita taulukot (CSV) ja kuvaajat (PNG ja SVG) tähän kansioon
help-jobs = kuinka monta prosessia lukee tallenteita (oletus: 1)
help-dataset = tee tallenteista taulukko valinnoista oppimista varten
help-dataset-out = kirjoitettava tiedosto: .npz tai, jos overworld[analysis] on asennettu, .parquet
help-mcp = anna kielimallin pelata (Model Context Protocol)
help-mcp-out = kansio peleille, jotka malli tallentaa (oletus: nykyinen)
mcp-waiting = Odotetaan MCP-asiakasta vakiosyötteessä. Ctrl-C lopettaa.
help-train = kouluta verkko antamalla sen pelata itseään vastaan
help-train-out = kansio välitallenteelle, käyrälle ja painoille
help-train-minutes = kuinka monta minuuttia koulutetaan
help-train-device = missä koulutetaan: NVIDIAn GPU:lla tai hitaasti prosessorilla pienellä verkolla
help-train-players = montako pelaajaa; useat luvut sekoitetaan
help-train-expert = expert iterationin prosenttiosuus ajasta lopussa: verkko oppii omasta hausta
help-train-resume = jatka kansion välitallenteesta
help-train-start = aloita tiedoston painoista
help-serve = käynnistä pelipalvelin ihmisille ja boteille
help-serve-host = osoite, jota kuunnellaan; 127.0.0.1 on vain tämä kone
help-serve-port = portti, jota kuunnellaan (oletus: 8765; 0 ottaa vapaan)
help-serve-workers = kuinka monessa prosessissa botit miettivät
help-serve-processes = kuinka monta solmua palvelee yhden portin takana; vaatii PostgreSQL:n
help-serve-public = osoite, jota ihmiset käyttävät, jos palvelimen edessä on välityspalvelin
help-serve-host-name = vielä yksi nimi, jolla tätä palvelinta saa käyttää; voi toistaa
help-serve-also-box = vielä yksi laatikko, jolla voi pelata; voi toistaa
help-serve-metrics = missä tarjotaan mittaustietoja Prometheukselle, esimerkiksi 127.0.0.1:9464 (oletus: ei missään)
help-serve-proxy = osoite tai verkko, esimerkiksi 10.0.0.0/8, jonka X-Forwarded-For-tietoon luotetaan; voi toistaa
help-serve-people = ketkä saavat käyttää avoimia pöytiä, pikahakua ja nimiä: kaikki (open), kutsusi saaneet (invite) tai ei kukaan (off)
help-serve-no-push = älä ilmoita kenellekään, kun sivu on suljettu
help-serve-push-host = vielä yksi push-palvelu muodossa HOST tai HOST:PORT; sen osoite saa olla yksityinen; voidaan toistaa
help-serve-limit = muuta rajaa, esimerkiksi sockets_per_address=1000; voi toistaa
help-serve-verbose = kirjaa jokainen pyyntö lokiin
help-backup = tallenna palvelimen pöydät tiedostoon, myös sen käydessä
help-restore = palauta varmuuskopion pöydät tyhjään tietokantaan
help-backup-file = varmuuskopion tiedosto
help-database = missä pöydät säilytetään: sqlite:///TIEDOSTO tai postgresql://KÄYTTÄJÄ@KONE/NIMI
help-tables = luettele, näytä, palauta tai poista palvelimen pöytiä
help-tables-list = luettele viimeksi muuttuneet pöydät
help-tables-show = näytä pöytä: paikat, henkilöt ja asetukset
help-tables-restore = palauta pöytiä arkistosta
help-tables-delete = poista pöydät kaikkine tietoineen
help-tables-erase = poista henkilön tiedot kaikista pöydistä
help-tables-code = pöydän koodi
help-tables-limit = kuinka monta pöytää luetellaan (oletus: 50)
help-tables-who = henkilö: tiiviste, jonka `overworld tables show` näyttää, henkilön oma nimi tai pöydässä käytetty nimi yhdessä valitsimen --table kanssa
help-tables-table = pöytä, jossa henkilöllä on tämä nimi
help-tables-yes = älä pyydä vahvistusta
help-people = laske tulokset lokeista, lue ilmoituksia ja kutsu ihmisiä
help-people-rebuild = korvaa tulokset, jotka poikkeavat lokeista; palvelin saa olla käynnissä
help-people-check = laske vain poikkeavien tulosten määrä; jos niitä on, paluukoodi on 1
help-people-reports = näytä pelaajien ilmoitukset ja viimeiset keskustelurivit
help-people-invite = tulosta linkki, joka päästää ihmisiä palvelimelle, jolla on --people invite
help-people-limit = kuinka monta ilmoitusta näytetään
help-people-uses = kuinka monta ihmistä linkki päästää
help-people-days = kuinka monta päivää linkki on voimassa
help-bench = mittaa nopeutta ja testaa agentteja vakiovastustajilla
help-warm-up = käännä kaikki nyt konekielelle: alku on myöhemmin nopea
help-bench-engine = mittaa sääntömoottori
help-bench-bots = mittaa haku ja botit
help-bench-env = mittaa tutkimusympäristöt ja rinnalla yksi PettingZoon omista
help-bench-agents = pelaa vertailu: agentit vakiovastustajia vastaan vakioasetelmilla
help-bench-agents-bots = testattavat agentit, kirjoitettuina kuten areenalle; ilman niitä kaikki omat bottimme ja muiden projektien agentit
help-bench-agents-players = kuinka monella pelaajalla (oletus: 2 3 4)
help-bench-agents-deals = enintään näin monta asetelmaa paria kohti, ensivilkaisua varten
help-bench-agents-out = säilytä pelit, verkot ja tulokset tässä kansiossa; sama komento jatkaa
help-bench-verify = toista tulosten pelit ja tarkista taulukot
help-bench-verify-folders = kansiot, joissa ovat results.json ja games.jsonl.xz
help-bench-verify-anchors = kysy myös vakiovastustajilta jokainen päätös uudelleen; kestää yhtä kauan kuin pelit
help-json = tulosta JSON-muodossa
help-markdown = tulosta Markdown-muodossa
help-runs = ota paras näin monesta ajosta
help-box-command = näytä laatikon sisältö tai tarkista oma laatikko
help-box-show = luettele laatikon koko sisältö ja se, kuinka varma kukin arvo on
help-box-check = luettele laatikon kaikki ongelmat
help-box-file = laatikko TOML-muodossa

arg-command = KOMENTO
arg-part = OSA
arg-file = TIEDOSTO
arg-folder = KANSIO
arg-records = TALLENTEET
arg-bot = BOTTI
arg-address = OSOITE
arg-url = URL
arg-limit = NIMI=LUKU
arg-seats = PAIKAT
arg-boards = ALUSTAT
arg-seat = VÄRI
arg-number = N
arg-position = TILANNE
arg-position-or-file = TILANNE|TALLENNE
arg-code = KOODI
arg-person = HENKILÖ
args-usage = käyttö:
args-positional = sijaintiargumentit
args-options = valitsimet
args-group-play = pelaa ja tutki pelejä
args-group-host = järjestä pelejä muille
args-group-bots = botit ja turnaukset
args-group-research = tutkimus
args-group-tools = työkalut
args-examples = esimerkkejä
args-extras = lisäpaketit
args-next = kokeile seuraavaksi
args-more = overworld KOMENTO --help näyttää komennon valitsimet ja esimerkit.
args-argument = argumentti { $name }: { $reason }
args-required = nämä argumentit puuttuvat: { $names }
args-unknown = tuntemattomat argumentit: { $names }
args-choice = kelvoton valinta: { $found } (valitse näistä: { $known })
args-one = arvo puuttuu
args-some = tarvitaan ainakin yksi arvo
args-not-with = ei käy yhdessä valitsimen { $name } kanssa
args-ambiguous = monitulkintainen: { $found } voi olla { $known }
args-no-value = ei ota arvoa, mutta sai: { $found }

## Errors

error = overworld: { $reason }
error-file = { $file }: { $reason }
error-not-text = { $file }: ei UTF-8-tekstitiedosto
percent = { $number } %
error-number = { $text } ei ole kokonaisluku väliltä { $low }–{ $high }
error-seat = paikalla on me, me:NIMI tai botti: { $reason }
error-bot = botti { $bot } luovutti: { $reason }
error-name = { $text } ei käy nimeksi: käytä näkyviä merkkejä, ei pilkkuja
error-resume = valitsinta { $option } ei voi käyttää yhdessä valitsimen --resume kanssa: tallenne kertoo sen jo
error-no-unfinished = keskeneräistä peliä, jota voisi jatkaa, ei ole: aloita uusi jättämällä --resume pois
error-bot-file = { $file } nimeää botin { $bot }, joka ei kuulu peliin: lisää --bots-from-files, niin sen koodi suoritetaan
error-extra = tähän tarvitaan paketteja, joita ei ole asennettu: { $command } (puuttuu: { $package })
error-out = valitsin --format records tarvitsee valitsimen --out
error-colour = tuntematon paikka { $text }; paikat ovat { $seats }
seats-needed = pöydässä on 2–{ $most } paikkaa: anna niin monta valitsimella --seats
error-boards = { $boards }: paikkoja on { $seats }, joten eri pelialustojakin tarvitaan { $seats }; valittavana { $known }
error-deal = --deal { $deal } ei sovi tähän peliin: jätä se pois tai anna luku, jolla peli alkoi
error-box = { $file }: { $count ->
    [one] yksi ongelma
   *[other] { $count } ongelmaa
  }, ensimmäinen: { $first } (overworld box check { $file } luettelee kaikki)
error-no-folder = { $folder }: sinne ei voi kirjoittaa: { $reason }
error-empty-folder = { $folder }: siellä ei ole tallenteita (*{ $suffix })
error-no-records = yksikään tiedosto ei ole tallenne (tiedostoja { $count }); ensimmäinen ongelma: { $first }
error-dataset-format = { $file }: valitse tiedostonimi, jonka pääte on .npz tai .parquet
error-no-pyarrow = .parquet tarvitsee pyarrow-paketin. Kirjoita .npz tai asenna se: { $command }
error-no-gpu = täällä ei ole GPU:ta, jolla voisi kouluttaa: käytä valitsinta --device cpu
error-train-resume = { $folder }: täällä on jo koulutus; jatka sitä lisäämällä --resume
error-nobody-decides = siinä ei ole mitään valittavaa: jotain uutta on tulossa näkyviin, tai peli on päättynyt
error-names = { $file }: nimettyjä paikkoja on { $count }, mutta tallenteessa niitä on { $seats }

## Box

box-good = { $file }: kelvollinen laatikko ({ $name })
box-problems = { $file }: { $count ->
    [one] yksi ongelma
   *[other] { $count } ongelmaa
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = { $seat } valitsee ({ $phase }):
show-chance = Seuraavaksi näkyviin voi tulla:
show-over = Peli on päättynyt. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-move = { $move }  { $count }
perft-total = yhteensä  { $count }
replay-hint = Enter: seuraava · b: takaisin · N: vaiheeseen N · e: loppuun · q: poistu
replay-start = vaihe 0/{ $total }: alku
replay-entry = vaihe { $entry }/{ $total }: { $move }
replay-prompt = toisto>
replay-unknown = { $text } ei ole komento.

## Hint

hint-of = { $seat } valitsee; simulaatioita { $simulations }, laskijana { $bot }:
hint-asked = { $bot } miettii …
hint-move = { $move }  voiton todennäköisyys { $share }, kokeiluista { $visits }, lopussa XP { $xp }
hint-line = todennäköinen jatko: { $line }
review-interrupted = Läpikäynti keskeytettiin.
review-nothing = { $file }: kukaan ei ole valinnut tässä pelissä mitään
review-progress = Läpikäynti: { $percent } %
review-by = Arvioija { $bot }, { $simulations } simulaatiota tilannetta kohti.
review-seats = paikka | tarkkuus | tuuri | omat valinnat | muiden valinnat | epätarkkuudet | virheet | töppäykset
review-kinds = tarkkuus (valinnat)
review-steps = vaihe | paikka | pelattu | parempi | arvio | ennen | jälkeen | hinta
review-moment = Avainhetki { $number }, vaihe { $entry }: { $seat } pelaa { $move }; parempi on { $best } ({ $cost }). { $reason }
puzzles-made = { $name }: { $move }, ero { $margin }; bottien yrityksistä onnistuu { $found }.
puzzles-written = Kirjoitettu tiedostoon { $file }: { $count }
not-offered = { $bot } ei ole käytettävissä: { $reason }
other-box = { $bot } on koulutettu toisella laatikolla: se pelaa sääntöjen mukaan, mutta ei yhtä hyvin.

## Simulate

simulate-progress = pelejä
simulate-games = pelejä  { $games } ({ $cut } katkaistu, kun vuoroja oli { $turns })
simulate-turns = vuoroja  keskimäärin { $mean }, { $least }–{ $most }
simulate-decisions = valintoja  keskimäärin { $mean }
simulate-seat = { $seat }  voitto-osuus { $share } ± { $margin }, XP keskimäärin { $xp }
simulate-written = kirjoitettu kansioon { $folder }

## Stats
# In headings of tables, | divides the columns.

stats-progress = tallenteita
stats-left-out = jätetty pois: { $problem }
stats-read = { $games ->
    [one] yksi tallenne luettu
   *[other] { $games } tallennetta luettu
  }, pois jätetty { $unreadable }
stats-written = kirjoitettu kansioon { $folder }
stats-no-plots = ei kuvaajia, koska matplotlib puuttuu: { $command }
dataset-written = { $file }: { $decisions } valintaa, pelejä { $games }
train-done = painot ovat tiedostossa { $file }
stats-group = { $players } pelaajaa: { $games ->
    [one] yksi peli
   *[other] { $games } peliä
  }
stats-endings = { $finished } loppuun pelattua, { $cut_off } katkaistua, { $resigned } luovutettua, { $unfinished } keskeneräistä
stats-partial = niistä { $games } alkaa kesken: sitä, mitä oli ennen, ei lasketa
stats-between = { $low }–{ $high }
stats-length = loppuun pelattujen pelien pituus | keskiarvo | keskihajonta | pienin | mediaani | suurin
stats-xp = XP loppuun pelatuissa peleissä | keskiarvo | keskihajonta | pienin | mediaani | suurin
stats-row-turns = vuoroja
stats-row-decisions = valintoja
stats-row-entries = vaiheita
stats-row-seat = pelaajalla
stats-row-winner = voittajalla
stats-row-margin = ero toiseksi tulleeseen
stats-choices = sallittuja vaihtoehtoja | valintoja | keskiarvo | mediaani | suurin | pakollisia
stats-phase-all = kaikkiaan
stats-phase-act = toiminto
stats-phase-second = toinen kuutio
stats-phase-bow = jousen jälkeen
stats-phase-pickaxe = hakun jälkeen
stats-phase-tnt = dynamiitin jälkeen
stats-phase-end = palautus tai lopetus
stats-phase-score = mistä pisteet
stats-order = sija vuorojärjestyksessä | pelejä | voitto-osuus | 95 %:n väli | XP | keskihajonta | 95 %:n väli
stats-boards = pelialusta | pelejä | voitto-osuus | 95 %:n väli | XP | keskihajonta | 95 %:n väli
stats-names = pelaaja | pelejä | voitto-osuus | 95 %:n väli | XP | keskihajonta | 95 %:n väli
stats-sources = XP lähteittäin | paikkaa kohti | osuus
stats-source-before = ennen tallennetta
stats-source-build = rakennukset
stats-source-mob = päihitetyt hirviöt
stats-source-hoe = käännetyt kultaiset kuokat
stats-source-A = kortti A
stats-source-B = kortti B
stats-source-C = kortti C
stats-source-bonus = pistehirviöt lopussa
stats-traits = kortti ja ominaisuus | rakennettu peliä kohti | kaikista rakennetuista | laatikosta | valittu | ruutuja | pisteitä
stats-card = { $card }, valinnasta riippumatta
stats-tiles = rakennus | käännetty | rakennettu | osuus
stats-never = ei koskaan rakennettu: { $count }/{ $all }
stats-fights = hirviö | sydämiä | taisteluja | voitettu | odotus | voitto-osuus | z
stats-all-mobs = kaikki
stats-actions = toiminto | peliä kohti | kaikista toiminnoista
stats-action-collect = nosta kuutioita
stats-action-explore = tutki
stats-action-build = rakenna
stats-action-fight = taistele hirviötä vastaan
stats-action-weapon = nosta ase
stats-action-draw = käännä jousella yksi lisää
stats-action-detonate = räjäytä dynamiitti
stats-action-trade = palauta hirviö lisätoimintoa varten
stats-action-pass = jätä väliin
stats-plot-seats = { $players } pelaajaa: kuka voittaa, 95 %:n välit
stats-plot-place = sija vuorojärjestyksessä
stats-plot-board = pelialusta
stats-plot-win-share = voitto-osuus
stats-plot-fair = yhtä hyvät mahdollisuudet
stats-plot-sources = { $players } pelaajaa: mistä XP tulee
stats-plot-xp-mean = paikan XP, keskiarvo
stats-plot-tiles = { $players } pelaajaa: mitä rakennetaan
stats-plot-built-share = rakennettujen osuus käännetyistä
stats-plot-fights = { $players } pelaajaa: taistelut (suluissa hirviön sydämet)
stats-plot-won-share = osuus taisteluista
stats-plot-won = voitettu
stats-plot-expected = odotus parhaalla pelillä
stats-plot-scoring = { $players } pelaajaa: mistä pisteet lasketaan
stats-plot-chosen-share = osuus kortin pistelaskuista
stats-plot-points-mean = pisteet, keskiarvo
stats-plot-length = { $players } pelaajaa: kuinka kauan pelit kestävät
stats-plot-turns = vuoroja
stats-plot-games = pelejä

## Bench

bench-best = paras ajo, ajoja { $runs }, yhdellä ytimellä; mittaustulokset vaihtelevat
bench-games = satunnaisia pelejä sekunnissa, { $players } pelaajaa  { $games }  ({ $decisions } valintaa sekunnissa)
bench-game = yksi valinta Game-olion kautta  { $micros } µs
bench-arrays = yksi valinta taulukkorajapinnan kautta  { $micros } µs
bench-copy = tilan kopio  { $micros } µs (Game-olion kesken pelin  { $game } µs)
bench-compile = ensimmäinen käännös  { $seconds } s
bench-playouts = loppuun pelattuja pelejä sekunnissa haussa, { $players } pelaajaa  { $playouts }
bench-overshoot = { $ms } ms:n haun suurin ylitys  { $over } ms
bench-pebble = botin pebble hitain vastaus  { $micros } ms
bench-obsidian = obsidian: vuoroon menee enintään { $ms } ms
bench-evaluations = verkon arvioita sekunnissa  { $evaluations }
bench-simulations = botin diamond simulaatioita sekunnissa, { $players } pelaajaa  { $simulations }
bench-late = botin diamond suurin ylitys, kun aikaa on { $ms } ms  { $over } ms
bench-policy = diamond vastaa ilman hakua ajassa  { $ms } ms
bench-diamond = diamond: vuoroon menee enintään { $ms } ms
bench-memory = haun muisti  { $mb } Mt
bench-vector = valintoja sekunnissa, yhtä aikaa { $games } peliä, { $players } pelaajaa  { $rate }  (havainnon koko { $bytes } tavua)
bench-vector-skip = sama, 2 pelaajaa ja pakolliset valinnat ohitettu  { $rate }
bench-gpu = GPU: valintoja sekunnissa, yhtä aikaa { $games } peliä, { $players } pelaajaa  { $rate }
bench-no-gpu = GPU:ta ei mitata: täällä ei ole käytettävissä yhtään
bench-pettingzoo = askelia sekunnissa, PettingZoo { $name }  { $rate }  (tictactoe_v3: { $peer })
bench-gymnasium = askelia sekunnissa, Gymnasium, vastassa random  { $rate }
bench-gymnasium-vector = askelia sekunnissa, Gymnasiumin vektoriympäristö, yhtä aikaa { $games } peliä, vastassa random  { $rate }
bench-env-missing = PettingZoota ei mitata: { $command }
bench-start = käynnistys välimuistista ensimmäiseen siirtoon  { $seconds } s
bench-agents-missing = { $agent } jätetään pois: se tarvitsee paketin { $package }, { $command }
bench-agents-nobody = mitään näistä agenteista ei voi testata täällä
bench-agents-training = Koulutetaan { $agent }, pelaajia { $players } …
bench-agents-protocol = Protokolla { $version }, siemen ”{ $seed }”, { $games } peliä; voitto-osuudet prosentteina, 95 %:n väleineen; etumatka muihin XP:nä
bench-agents-score = pisteet
bench-agents-lead = etumatka
bench-agents-regret = menetys
bench-agents-forfeit = { $bot } häviää luovutuksella: { $reason }
bench-verify-done = { $games } peliä tarkistettu: kaikki täsmää.
bench-verify-part = osa protokollasta

## Problems of a box

problem = { $place }: { $text }
problem-line = rivi { $line }: { $place }: { $text }
problem-unreadable = { $reason }
problem-not_a_text_file = ei UTF-8-tekstitiedosto
problem-not_toml = ei TOML-muotoa: { $reason }
problem-missing = puuttuu
problem-unknown_key = ei ole laatikon avain
problem-not_a_table = pitää olla taulu, ei { $found }
problem-not_a_list = pitää olla luettelo tauluja kaksoishakasuluissa
problem-not_as_in_base = pitää olla { $wanted } kuten peruslaatikossa, ei { $found }
problem-unknown_name = tuntematon nimi { $found }; pitää olla jokin näistä: { $known }
problem-bad_number = pitää olla kokonaisluku väliltä { $low }–{ $high }, ei { $found }
problem-bad_id = pitää olla tunnus kuten stone_sword, enintään 60 kirjainta, ei { $found }
problem-id_taken = { $found } on jo tunnuksena kohdassa { $by }
problem-bad_title = pitää olla yksi rivi tekstiä
problem-not_4_names = pitää olla 4 nimen luettelo, ei { $found }
problem-not_amounts = pitää olla taulu nimistä ja luvuista, ei { $found }
problem-wrong_sum_of_blocks = kuutioita pitää olla yhteensä { $wanted }, ei { $found }
problem-wrong_sum_of_tokens = neutraaleja aselaattoja pitää olla yhteensä { $wanted }, ei { $found }
problem-wrong_sum_of_tiles = rakennus- ja hirviölaattoja pitää olla yhteensä { $wanted }, ei { $found }
problem-power_not_once = erikoisominaisuuden { $power } pitää kuulua tasan 1 aseelle, nyt aseita on { $found }
problem-too_many_weapons = aselajeja saa olla enintään { $most }, ei { $found }
problem-short_first_pile = alkupinossa pitää olla vähintään { $least } laattaa, jotka eivät ole jousia eivätkä dynamiittia, nyt niitä on { $found }
problem-wrong_number_of_boards = pelialustoja pitää olla { $low }–{ $high }, ei { $found }
problem-not_3_by_3 = pitää olla 3 riviä ja joka rivillä 3 elinympäristöä

## The arena

arena-progress = Pelejä
arena-rounded = Pelataan { $games } peliä: jokainen laatikon sekoitus kultakin paikalta.
arena-games = { $games } peliä, niistä { $cut } katkaistu.
arena-column-bot = botti
arena-column-games = pelejä
arena-column-share = voitto-osuus
arena-column-interval = 95 %:n väli
arena-column-fair = tasaosuus
arena-column-xp = XP
arena-column-ms = ms
arena-column-slowest = hitain ms
arena-column-rating = vahvuusluku
arena-column-line-up = kokoonpano
arena-forfeit = Peli { $game }: { $bot } häviää luovutuksella: { $reason }
arena-forfeit-crash = se kaatui ({ $report })
arena-forfeit-illegal = se vastasi jotain kiellettyä ({ $report })
arena-forfeit-stall = se käytti liikaa aikaa ({ $report })
arena-forfeit-death = se kaatoi prosessinsa ({ $report })
arena-interrupted = Keskeytetty. Päättyneet pelit on tallennettu; --resume jatkaa.
arena-interrupted-unkept = Keskeytetty. Valitsimella --out KANSIO pelit tallennetaan, jotta --resume voi jatkaa.
arena-resume-what = valitsin --resume tarvitsee valitsimen --out ja turnauksen kansion
arena-folder-begun = kansiossa { $folder } on jo turnaus: jatka sitä valitsimella --resume tai valitse toinen kansio
arena-folder-not-begun = kansiossa { $folder } ei ole turnausta, jota voisi jatkaa: aloita uusi jättämällä --resume pois
arena-folder-other = kansiossa { $folder } on turnaus, jolla on eri asetukset: jätä botit pois, niin se jatkuu
arena-folder-unreadable = kansiossa { $folder } on turnaus, jota ei voi lukea ({ $detail })
arena-folder-other-version = kansiossa { $folder } on turnaus, joka aloitettiin versiolla { $detail }; sitä ei voi jatkaa tällä versiolla
arena-folder-other-box = kansiossa { $folder } on turnaus, jolla on toinen laatikko: anna se valitsimella --box
arena-cluster-no-ray = valitsin --ray tarvitsee Rayn: { $command }
arena-cluster-no-cluster = klusteriin ei saada yhteyttä ({ $detail })
arena-cluster-task = klusterin solmu ei pysty pelaamaan ({ $detail })
arena-cluster-lost = peli katosi solmunsa mukana liian usein ({ $detail })

## The server

serve-listening = Pöydät ovat osoitteessa { $address }
serve-address = osoitetta { $host } ei voi kuunnella, portti { $port }: { $reason }
serve-limit = tuntematon raja ”{ $name }”; rajat ovat: { $known }
serve-limit-number = raja { $name }: ”{ $text }” ei ole kokonaisluku
serve-setting = tätä ei voi asettaa: { $reason }
serve-metrics = ”{ $text }” ei ole osoite mittaustiedoille: kirjoita KONE:PORTTI, esimerkiksi 127.0.0.1:9464
serve-database = pöytiä ei voi säilyttää: { $reason }
serve-processes-database = useampi prosessi vaatii PostgreSQL:n: anna sellainen valitsimella --database postgresql://...
serve-processes-system = useampi prosessi ei voi jakaa porttia tässä järjestelmässä: käynnistä kullekin oma palvelin välityspalvelimen taakse
serve-failed = palvelin ei käynnistynyt; loki kertoo syyn
client-unbuilt = Pelin sivua ei ole vielä rakennettu. Suorita ”make set-up” lähdekoodin kansiossa ja käynnistä sitten palvelin uudelleen.

## Play in the browser

play-opened = Pöytä on valmis osoitteessa { $address } ja avautuu selaimeesi.
play-address = Pöytä on valmis. Avaa { $address } selaimessa.
play-running-opened = Overworld on jo käynnissä osoitteessa { $address } ja avautuu selaimeesi.
play-running = Pöytäsi ovat jo auki. Avaa { $address } selaimessa.
play-contradiction = { $browser } koskee selainta ja { $terminal } päätettä: käytä vain toista
play-running-here = Overworld on jo käynnissä osoitteessa { $address }, mutta vain tälle laitteelle. Lopeta se ensin ja käynnistä se sitten uudelleen verkkoasi varten.
play-lan = Kaikki verkossasi voivat pelata osoitteessa { $address } tai tällä koodilla:
play-how-to-stop = Lopeta painamalla Ctrl-C tai kirjoittamalla { $word }.
play-compiling = Botteja käännetään vielä konekielelle. Voit jo aloittaa pelin; kukin botti pelaa heti, kun se on valmis.
play-stopped = Lopetettu. Pelisi on tallennettu.
play-unbuilt = pelin sivua ei ole vielä rakennettu. Suorita ”make play” lähdekoodin kansiossa tai pelaa ilman sivua: overworld play --terminal
backup-written = Kaikki pöydät ovat tiedostossa { $file }
backup-restored = Kaikki pöydät on palautettu tiedostosta { $file }.
backup-exists = { $file } on jo olemassa: valitse toinen nimi
backup-not-empty = tietokannassa on jo pöytiä: palauta tyhjään tietokantaan
backup-failed = { $reason }
tables-code = Koodi
tables-status = Tila
tables-created = Luotu
tables-changed = Viimeksi muuttunut
tables-events = Tapahtumia
tables-players = Pelaajat
tables-notes = Muistiinpanoja
tables-host = Järjestäjä
tables-options = Asetukset
tables-seat = Paikka
tables-board = Pelialusta
tables-kind = Laji
tables-name = Nimi
tables-person = Henkilö (tiiviste)
tables-status-lobby = aula
tables-status-playing = käynnissä
tables-status-over = päättynyt
tables-status-replay = tuotu
tables-status-archived = arkistoitu
tables-none = Pöytiä ei ole.
tables-unknown = pöytää { $code } ei ole
tables-in-use = palvelin käyttää tätä tietokantaa ({ $address }): pysäytä se ensin tai tee tämä selaimessa pöydän järjestäjänä
tables-confirm = Vahvista kirjoittamalla { $word }:
tables-unchanged = mitään ei muutettu
tables-restored = Palautettu: { $code }
tables-not-archived = pöytää { $code } ei ole arkistoitu
tables-unreadable = pöytää { $code } ei voi lukea: anna sen laatikko valitsimella --box tai --also-box
tables-delete-ask = Poistetaanko kaikkine tietoineen: { $codes }?
tables-deleted = Poistettu: { $codes }
tables-erase-ask = Poistetaanko henkilön { $who } tiedot (nimet: { $names }) kaikista pöydistä, joissa niitä on ({ $count })?
tables-erased = Pöytiä, joissa henkilön tietoja ei enää ole: { $erased }. Poistettuja pöytiä, joissa ei ollut muita: { $deleted }.
tables-failed = pöytiä, joita ei voitu lukea ja joissa on yhä henkilön tietoja: { $count }. Anna niiden laatikot valitsimella --box tai --also-box tai poista pöydät.
tables-nothing = missään pöydässä ei ole henkilön { $who } tietoja
tables-nobody = kukaan pöydässä { $code } ei ole nimeltään { $name }
tables-several = usealla pöydässä { $code } on nimi { $name }: anna tiiviste, jonka `overworld tables show { $code }` näyttää
tables-bad-person = { $who } ei ole 32 heksadesimaalinumeron tiiviste eikä kenenkään oma nimi: anna jompikumpi tai pöydässä käytetty nimi yhdessä valitsimen --table kanssa
people-checked = Luettuja pöytiä: { $tables }. Lokeista poikkeavia tuloksia: { $different }.
people-rebuilt = Luettuja pöytiä: { $tables }. Korvattuja tuloksia: { $different }.
people-unreadable = Pöytiä, joita ei voitu lukea: { $count }. Anna niiden laatikot valitsimella --box tai --also-box.
people-no-reports = Ilmoituksia ei ole.
people-report = { $at }  { $code }, paikka { $seat }: { $name }, { $reason }
people-report-who = henkilö { $reported }, ilmoittaja { $reporter }
people-reason-insults = loukkauksia tai uhkauksia
people-reason-name = nimi tai maalattu kasvokuva
people-reason-stalls = viivyttelee tai poistuu tahallaan
people-reason-other = jotain muuta
