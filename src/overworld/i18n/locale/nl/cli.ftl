# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = De regels worden voor het eerst gecompileerd. Dat duurt ongeveer een halve minuut.
compiling-all = De regels en de bots worden voor het eerst gecompileerd. Dat duurt een tot twee minuten en hoeft maar één keer.
compiling-damaged = De cache met gecompileerde regels in { $folder } was beschadigd en wordt opnieuw opgebouwd. Dat kan een minuut duren.
compiling-nowhere = Er is geen map om de gecompileerde regels in te bewaren, dus worden ze bij elke start opnieuw gecompileerd. Zet OVERWORLD_CACHE_DIR op een map waarin je mag schrijven.
compiling-foreign = De cachemap { $folder } wordt niet gebruikt, omdat die van een andere gebruiker is. Zet OVERWORLD_CACHE_DIR op een map van jezelf.
compiling-open = De cachemap { $folder } wordt niet gebruikt, omdat andere gebruikers erin mogen schrijven. Voer ‘chmod go-w { $folder }’ uit of zet OVERWORLD_CACHE_DIR op een map van jezelf.
warm-up-done = Alles is gecompileerd, in { $folder }

## Help

about = Speel, host en analyseer Builders & Biomes; schrijf bots en train agenten.
help-version = de versie tonen en stoppen
help-help = deze hulp tonen en stoppen
help-box = met de doos uit dit bestand spelen in plaats van met de basisdoos
help-play = in de browser spelen, of aan een tafel in de terminal
help-lan = iedereen in het lokale netwerk laten meespelen, en het adres als QR-code tonen
help-no-browser = het adres tonen en geen browser openen
help-play-port = de poort om op te luisteren (standaard: 8765, of een vrije)
help-play-terminal = voor een spel in de terminal; elk van deze opties betekent --terminal
help-terminal = in de terminal spelen
help-seats = wie waar zit: me, me:NAAM of een bot, bijvoorbeeld me,pebble of me:Ada,me:Ben,random
help-boards = het bord van elke plaats, bijvoorbeeld green,yellow
help-beginner = de plaatsen met de beginnersvariant, bijvoorbeeld red,blue
help-first = de plaats die begint (standaard: willekeurig)
help-seed = een getal dat al het toeval vastlegt
help-deal = een getal dat vastlegt hoe de doos is geschud
help-resume = verdergaan met een bewaard spelverslag; zonder bestand met je laatste onvoltooide spel
help-bots-from-files = bots toestaan die een spelverslag of toernooi noemt en die niet bij het spel horen, en hun code uitvoeren
help-replay = stap voor stap door een spelverslag gaan
help-record-file = een bestand met een spelverslag; - leest de standaardinvoer
help-at = de tafel na zoveel stappen tonen en stoppen
help-hint-at = de stelling na zoveel stappen van het spelverslag bekijken
help-show = een stelling tekenen en tonen wat er daarna kan gebeuren
help-position = een stelling, tussen aanhalingstekens; "start" is een nieuw spel; - leest de standaardinvoer
help-show-what = een stelling, tussen aanhalingstekens, of een bestand met een spelverslag; "start" is een nieuw spel; - leest de standaardinvoer
help-show-svg = een afbeelding van de tafel naar dit bestand schrijven
help-show-html = een pagina die het spel uit het verslag afspeelt, naar dit bestand schrijven
help-perft = de reeksen zetten vanaf een stelling tellen
help-depth = hoeveel stappen diep, keuzes en toeval samen
help-divide = het aantal voor elke eerste zet tonen
help-hint = de bot vragen wat hij zou doen, en hoe zeker hij is
help-hint-what = een stelling, tussen aanhalingstekens, of een bestand met een spelverslag; - leest een verslag van de standaardinvoer
help-ms = zoveel milliseconden nadenken (standaard: 1000)
help-sims = zoveel simulaties lang nadenken; geeft elke keer hetzelfde antwoord
help-top = hoeveel keuzes er getoond worden
help-review = elke keuze in een spel beoordelen, geluk van kunde scheiden
help-review-svg = de grafiek van de winkansen naar dit bestand schrijven
help-review-sims = elke stelling met zoveel simulaties doorzoeken
help-puzzles = puzzels maken uit spellen: gemiste, verreweg beste keuzes
help-puzzles-out = de puzzels in dit bestand schrijven
help-simulate = willekeurige spellen spelen en tellen wat er gebeurt
help-games = hoeveel spellen
help-players = hoeveel spelers, 2 tot en met 4 (standaard: 2)
help-out = de resultaten in deze map schrijven
help-format = wat er geschreven wordt: summary.csv, of een verslag van elk spel
help-max-turns = spellen na zoveel beurten afbreken (standaard: 500)
help-arena = bots een toernooi laten spelen en zien hoe sterk ze zijn
help-arena-bots = bots, bijvoorbeeld flint@2000sims obsidian@1000ms diamond@100ms mine.py:Mine
help-arena-games = hoeveel spellen elk tweetal bots speelt (standaard: 100)
help-arena-together = alle bots aan één tafel zetten in plaats van steeds twee
help-arena-patience = seconden die een bot over zijn tijd heen mag gaan voor hij verliest (standaard: 30)
help-arena-resume = verdergaan met het toernooi in de map van --out
help-arena-jobs = hoeveel spellen er tegelijk gespeeld worden (standaard: één per kern)
help-arena-ray = op het Ray-cluster op dit adres spelen; "auto" zoekt er een op deze machine
help-stats = cijfers uit spelverslagen: lengte, keuzes, kaarten, gevechten
help-stats-records = bestanden met spelverslagen, of mappen daarmee (*.ogn); - leest de standaardinvoer
help-stats-out = tabellen (CSV) en grafieken (PNG en SVG) in deze map schrijven
help-jobs = hoeveel processen spelverslagen lezen (standaard: 1)
help-dataset = van spelverslagen een tabel met keuzes maken om van te leren
help-dataset-out = het bestand dat geschreven wordt: .npz, of .parquet met overworld[analysis]
help-mcp = een taalmodel laten spelen (Model Context Protocol)
help-mcp-out = de map voor de spellen die het model bewaart (standaard: de huidige)
mcp-waiting = Wacht op een MCP-client op de standaardinvoer. Ctrl-C stopt.
help-train = een netwerk trainen door het tegen zichzelf te laten spelen
help-train-out = de map voor tussenstand, leercurve en gewichten
help-train-minutes = hoeveel minuten er getraind wordt
help-train-device = waar er getraind wordt: op een GPU van NVIDIA, of langzaam en met een klein netwerk op de processor
help-train-players = hoeveel spelers; meerdere getallen worden gemengd
help-train-expert = percentage van de tijd voor expert iteration aan het eind: het netwerk leert van zijn eigen zoekresultaten
help-train-resume = verdergaan met de tussenstand van de map
help-train-start = beginnen met de gewichten uit een bestand
help-serve = een spelserver draaien voor mensen en bots
help-serve-host = het adres om op te luisteren; 127.0.0.1 is alleen deze machine
help-serve-port = de poort om op te luisteren (standaard: 8765; 0 neemt een vrije)
help-serve-workers = in hoeveel processen bots nadenken
help-serve-processes = hoeveel knooppunten er achter één poort draaien; heeft PostgreSQL nodig
help-serve-public = het adres dat mensen gebruiken, als er een proxy voor de server staat
help-serve-host-name = nog een naam waaronder deze server mag worden aangesproken; mag herhaald worden
help-serve-also-box = nog een doos waarmee gespeeld kan worden; mag herhaald worden
help-serve-metrics = waar metrics voor Prometheus staan, zoals 127.0.0.1:9464 (standaard: nergens)
help-serve-proxy = een adres of netwerk, zoals 10.0.0.0/8, waarvan X-Forwarded-For wordt vertrouwd; mag herhaald worden
help-serve-people = wie open tafels, snel zoeken en namen mag gebruiken: iedereen (open), mensen met jouw uitnodiging (invite) of niemand (off)
help-serve-no-push = niemand bericht sturen als de pagina gesloten is
help-serve-push-host = nog een pushdienst, als HOST of HOST:PORT; die mag een privéadres hebben; kan worden herhaald
help-serve-limit = een grens veranderen, bijvoorbeeld sockets_per_address=1000; mag herhaald worden
help-serve-verbose = elk verzoek loggen
help-backup = alle tafels in een bestand opslaan, ook als de server draait
help-restore = de tafels van een back-up in een lege database zetten
help-backup-file = het bestand van de back-up
help-database = waar tafels bewaard worden: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM
help-tables = tafels van een server bekijken, terugzetten of verwijderen
help-tables-list = de laatst gewijzigde tafels tonen
help-tables-show = een tafel tonen: plaatsen, personen en opties
help-tables-restore = tafels uit het archief halen
help-tables-delete = tafels met alles erin verwijderen
help-tables-erase = de gegevens van een persoon aan alle tafels wissen
help-tables-code = de code van een tafel
help-tables-limit = hoeveel tafels er getoond worden (standaard: 50)
help-tables-who = de persoon: de hash die `overworld tables show` toont, de eigen naam, of een naam aan een tafel samen met --table
help-tables-table = de tafel waaraan de persoon zo heet
help-tables-yes = niet om bevestiging vragen
help-people = resultaten herberekenen, meldingen lezen, uitnodigen
help-people-rebuild = uitslagen vervangen die van de logboeken afwijken; de server mag draaien
help-people-check = alleen de afwijkende uitslagen tellen; als die er zijn, is de exitcode 1
help-people-reports = de meldingen van spelers tonen, met de laatste chatregels
help-people-invite = een link afdrukken die mensen toelaat op een server met --people invite
help-people-limit = hoeveel meldingen er worden getoond
help-people-uses = hoeveel mensen de link toelaat
help-people-days = hoeveel dagen de link geldig is
help-bench = snelheid meten en agenten testen tegen vaste tegenstanders
help-warm-up = alles nu compileren, zodat een latere start snel gaat
help-bench-engine = meten hoe snel de regels worden doorgerekend
help-bench-bots = het zoekalgoritme en de bots meten
help-bench-env = de omgevingen voor onderzoek meten, naast een van PettingZoo zelf
help-bench-agents = de benchmark spelen: agenten tegen vaste tegenstanders, met vaste opbouw
help-bench-agents-bots = agenten om te testen, genoteerd als voor de arena; anders al onze bots en die van andere projecten
help-bench-agents-players = met hoeveel spelers (standaard: 2 3 4)
help-bench-agents-deals = hooguit N opbouwen per tweetal, voor een eerste blik
help-bench-agents-out = de map voor spellen, netwerken en resultaten; met dezelfde opdracht ga je verder
help-bench-verify = de spellen van resultaten naspelen en de tabellen controleren
help-bench-verify-folders = mappen met results.json en games.jsonl.xz
help-bench-verify-anchors = ook de vaste tegenstanders elke beslissing opnieuw laten nemen; duurt even lang als hun spellen
help-json = als JSON tonen
help-markdown = als Markdown tonen
help-runs = het beste van zoveel metingen nemen
help-box-command = de inhoud van een doos tonen of een eigen doos controleren
help-box-show = alles in een doos tonen, en hoe zeker elke waarde is
help-box-check = alle problemen van een doos tonen
help-box-file = een doos in TOML

arg-command = OPDRACHT
arg-part = DEEL
arg-file = BESTAND
arg-folder = MAP
arg-records = VERSLAGEN
arg-bot = BOT
arg-address = ADRES
arg-url = URL
arg-limit = NAAM=GETAL
arg-seats = PLAATSEN
arg-boards = BORDEN
arg-seat = KLEUR
arg-number = N
arg-position = STELLING
arg-position-or-file = STELLING|VERSLAG
arg-code = CODE
arg-person = PERSOON
args-usage = gebruik:
args-positional = positionele argumenten
args-options = opties
args-group-play = spelen en spellen bekijken
args-group-host = voor anderen hosten
args-group-bots = bots en toernooien
args-group-research = onderzoek
args-group-tools = gereedschap
args-examples = voorbeelden
args-extras = extra pakketten
args-next = probeer daarna
args-more = overworld OPDRACHT --help toont de opties en voorbeelden van een opdracht.
args-argument = argument { $name }: { $reason }
args-required = deze argumenten ontbreken: { $names }
args-unknown = onbekende argumenten: { $names }
args-choice = ongeldige keuze: { $found } (kies uit { $known })
args-one = er ontbreekt een waarde
args-some = er ontbreekt minstens één waarde
args-not-with = kan niet samen met { $name }
args-ambiguous = dubbelzinnig: { $found } kan { $known } zijn
args-no-value = verwacht geen waarde, maar kreeg { $found }

## Errors

error = overworld: { $reason }
error-file = { $file }: { $reason }
error-not-text = { $file }: geen tekstbestand in UTF-8
percent = { $number }%
error-number = { $text } is geen geheel getal van { $low } tot en met { $high }
error-seat = een plaats is me, me:NAAM of een bot: { $reason }
error-bot = de bot { $bot } gaf het op: { $reason }
error-name = { $text } is geen naam: gebruik zichtbare tekens en geen komma’s
error-resume = { $option } kan niet samen met --resume: het staat al in het spelverslag
error-no-unfinished = er is geen onvoltooid spel om mee verder te gaan: laat --resume weg om er een te beginnen
error-bot-file = { $file } noemt de bot { $bot }, die niet bij het spel hoort: voeg --bots-from-files toe om de code ervan uit te voeren
error-extra = hiervoor ontbreken pakketten: { $command } (ontbreekt: { $package })
error-out = --format records heeft --out nodig
error-colour = onbekende plaats { $text }; de plaatsen zijn { $seats }
seats-needed = een tafel heeft 2 tot en met { $most } plaatsen: noem er zoveel met --seats
error-boards = { $boards }: voor { $seats } plaatsen zijn { $seats } verschillende borden nodig uit { $known }
error-deal = --deal { $deal } past niet bij dit spel: laat het weg, of geef het getal waarmee het begon
error-box = { $file }: { $count ->
    [one] één probleem
   *[other] { $count } problemen
  }, het eerste: { $first } (overworld box check { $file } toont alles)
error-no-folder = { $folder }: daar kan niet geschreven worden: { $reason }
error-empty-folder = { $folder }: er zitten geen spelverslagen (*{ $suffix }) in
error-no-records = geen van de { $count } bestanden is een spelverslag; het eerste probleem: { $first }
error-dataset-format = { $file }: kies een bestandsnaam die eindigt op .npz of .parquet
error-no-pyarrow = .parquet heeft pyarrow nodig. Schrijf in plaats daarvan .npz, of installeer het: { $command }
error-no-gpu = hier is geen GPU om op te trainen: gebruik --device cpu
error-train-resume = { $folder }: hier is al een training; voeg --resume toe om ermee verder te gaan
error-nobody-decides = daar valt niets te kiezen: er wordt zo iets onthuld, of het spel is afgelopen
error-names = { $file }: er zijn { $count } plaatsen met een naam, maar het spelverslag heeft er { $seats }

## Box

box-good = { $file }: geldige doos ({ $name })
box-problems = { $file }: { $count ->
    [one] één probleem
   *[other] { $count } problemen
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = { $seat } kiest ({ $phase }):
show-chance = Wat er nu onthuld kan worden:
show-over = Het spel is afgelopen. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-move = { $move }  { $count }
perft-total = totaal  { $count }
replay-hint = Enter: verder · b: terug · N: naar stap N · e: naar het einde · q: stoppen
replay-start = stap 0 van { $total }: het begin
replay-entry = stap { $entry } van { $total }: { $move }
replay-prompt = herhaling>
replay-unknown = { $text } is geen opdracht.

## Hint

hint-of = { $seat } kiest; na { $simulations } simulaties van { $bot }:
hint-asked = { $bot } denkt na …
hint-move = { $move }  winkans { $share }, bezoeken { $visits }, XP aan het einde { $xp }
hint-line = gaat waarschijnlijk zo verder: { $line }
review-interrupted = De analyse is afgebroken.
review-nothing = { $file }: niemand heeft in dit spel iets gekozen
review-progress = Analyse: { $percent }%
review-by = Door { $bot }, { $simulations } simulaties per stelling.
review-seats = plaats | precisie | geluk | eigen keuzes | keuzes van anderen | onnauwkeurigheden | fouten | blunders
review-kinds = precisie (keuzes)
review-steps = stap | plaats | gespeeld | beter | oordeel | ervoor | erna | verlies
review-moment = Sleutelmoment { $number }, stap { $entry }: { $seat } speelt { $move }; beter is { $best } ({ $cost }). { $reason }
puzzles-made = { $name }: { $move }, { $margin } beter; bots vinden het in { $found } van hun pogingen.
puzzles-written = Geschreven in { $file }: { $count }
not-offered = { $bot } is niet beschikbaar: { $reason }
other-box = { $bot } is met een andere doos getraind: hij speelt volgens de regels, maar minder goed.

## Simulate

simulate-progress = spellen
simulate-games = spellen  { $games } ({ $cut } afgebroken na { $turns } beurten)
simulate-turns = beurten  gemiddeld { $mean }, van { $least } tot { $most }
simulate-decisions = keuzes  gemiddeld { $mean }
simulate-seat = { $seat }  winstpercentage { $share } ± { $margin }, gemiddeld { $xp } XP
simulate-written = geschreven in { $folder }

## Stats
# In headings of tables, | divides the columns.

stats-progress = spelverslagen
stats-left-out = overgeslagen: { $problem }
stats-read = { $games ->
    [one] één spelverslag
   *[other] { $games } spelverslagen
  } gelezen, { $unreadable } overgeslagen
stats-written = geschreven in { $folder }
stats-no-plots = geen grafieken, omdat matplotlib ontbreekt: { $command }
dataset-written = { $file }: { $decisions } keuzes; spellen: { $games }
train-done = de gewichten staan in { $file }
stats-group = { $players } spelers: { $games ->
    [one] één spel
   *[other] { $games } spellen
  }
stats-endings = { $finished } uitgespeeld, { $cut_off } afgebroken, { $resigned } opgegeven, { $unfinished } onvoltooid
stats-partial = daarvan beginnen met een stelling: { $games }; wat ervoor kwam, telt niet mee
stats-between = { $low } tot { $high }
stats-length = lengte van uitgespeelde spellen | gemiddeld | sd | min. | mediaan | max.
stats-xp = XP in uitgespeelde spellen | gemiddeld | sd | min. | mediaan | max.
stats-row-turns = beurten
stats-row-decisions = keuzes
stats-row-entries = stappen
stats-row-seat = van een plaats
stats-row-winner = van de winnaar
stats-row-margin = voorsprong op de tweede
stats-choices = toegestane keuzes | keuzes | gemiddeld | mediaan | max. | gedwongen
stats-phase-all = in totaal
stats-phase-act = een actie
stats-phase-second = het tweede blok
stats-phase-bow = na een boog
stats-phase-pickaxe = na een pikhouweel
stats-phase-tnt = na TNT
stats-phase-end = inruilen of beëindigen
stats-phase-score = waarvoor punten
stats-order = plek in de beurtvolgorde | spellen | winstpercentage | 95%-interval | XP | sd | 95%-interval
stats-boards = bord | spellen | winstpercentage | 95%-interval | XP | sd | 95%-interval
stats-names = speler | spellen | winstpercentage | 95%-interval | XP | sd | 95%-interval
stats-sources = XP per bron | per plaats | aandeel
stats-source-before = voor het spelverslag
stats-source-build = gebouwen
stats-source-mob = verslagen monsters
stats-source-hoe = omgedraaide gouden schoffels
stats-source-A = puntentelling A
stats-source-B = puntentelling B
stats-source-C = puntentelling C
stats-source-bonus = monsters met punten aan het einde
stats-traits = scorekaart en eigenschap | gebouwd per spel | van alles wat gebouwd is | van de doos | gekozen | velden | punten
stats-card = { $card }, wat er ook gekozen is
stats-tiles = gebouw | open | gebouwd | aandeel
stats-never = nooit gebouwd: { $count } van { $all }
stats-fights = monster | harten | gevechten | gewonnen | verwacht | winstpercentage | z
stats-all-mobs = alle
stats-actions = actie | per spel | van alle acties
stats-action-collect = blokken pakken
stats-action-explore = verkennen
stats-action-build = bouwen
stats-action-fight = tegen een monster vechten
stats-action-weapon = een wapen pakken
stats-action-draw = met een boog een tegel extra omdraaien
stats-action-detonate = TNT aansteken
stats-action-trade = inruilen voor een extra actie
stats-action-pass = passen
stats-plot-seats = { $players } spelers: wie er wint, met 95%-intervallen
stats-plot-place = plek in de beurtvolgorde
stats-plot-board = bord
stats-plot-win-share = winstpercentage
stats-plot-fair = gelijke kansen
stats-plot-sources = { $players } spelers: waar de XP vandaan komt
stats-plot-xp-mean = XP van een plaats, gemiddeld
stats-plot-tiles = { $players } spelers: wat er gebouwd wordt
stats-plot-built-share = aandeel gebouwd van wat open kwam te liggen
stats-plot-fights = { $players } spelers: gevechten (tussen haakjes: de harten van het monster)
stats-plot-won-share = aandeel van de gevechten
stats-plot-won = gewonnen
stats-plot-expected = verwacht bij optimaal spel
stats-plot-scoring = { $players } spelers: waarvoor punten worden gehaald
stats-plot-chosen-share = aandeel van deze puntentelling
stats-plot-points-mean = punten, gemiddeld
stats-plot-length = { $players } spelers: hoelang spellen duren
stats-plot-turns = beurten
stats-plot-games = spellen

## Bench

bench-best = beste van { $runs } metingen op één kern; op elke machine schommelt dat
bench-games = willekeurige spellen per seconde, { $players } spelers  { $games }  ({ $decisions } keuzes per seconde)
bench-game = één keuze via Game  { $micros } µs
bench-arrays = één keuze via de array-interface  { $micros } µs
bench-copy = kopie van een toestand  { $micros } µs (van een Game halverwege  { $game } µs)
bench-compile = eerste compilatie  { $seconds } s
bench-playouts = uitgespeelde simulaties per seconde in het zoekalgoritme, { $players } spelers  { $playouts }
bench-overshoot = langste overschrijding van { $ms } ms bij het zoeken  { $over } ms
bench-pebble = langzaamste antwoord van pebble  { $micros } ms
bench-obsidian = obsidian: een beurt duurt hooguit { $ms } ms
bench-evaluations = beoordelingen van het netwerk per seconde  { $evaluations }
bench-simulations = simulaties van diamond per seconde, { $players } spelers  { $simulations }
bench-late = langste overschrijding van diamond bij { $ms } ms  { $over } ms
bench-policy = diamond antwoordt zonder zoeken in  { $ms } ms
bench-diamond = diamond: een beurt duurt hooguit { $ms } ms
bench-memory = geheugen per zoekactie  { $mb } MB
bench-vector = keuzes per seconde, { $games } spellen van { $players } spelers tegelijk  { $rate }  (waarnemingen van { $bytes } bytes)
bench-vector-skip = hetzelfde met 2 spelers, gedwongen keuzes overgeslagen  { $rate }
bench-gpu = GPU: keuzes per seconde, { $games } spellen van { $players } spelers tegelijk  { $rate }
bench-no-gpu = geen GPU gemeten: er is hier geen bruikbare
bench-pettingzoo = stappen per seconde van { $name } in PettingZoo  { $rate }  (tictactoe_v3: { $peer })
bench-gymnasium = stappen per seconde van Gymnasium tegen random  { $rate }
bench-gymnasium-vector = stappen per seconde van de vectoromgeving van Gymnasium, { $games } spellen tegen random tegelijk  { $rate }
bench-env-missing = PettingZoo is niet gemeten: { $command }
bench-start = start vanuit de cache tot de eerste zet  { $seconds } s
bench-agents-missing = { $agent } doet niet mee: daarvoor is { $package } nodig, { $command }
bench-agents-nobody = geen van deze agenten kan hier getest worden
bench-agents-training = { $agent } wordt getraind voor { $players } spelers …
bench-agents-protocol = Protocol { $version }, startwaarde ‘{ $seed }’, { $games } spellen; winstpercentages, met 95%-intervallen; voorsprong op de anderen in XP
bench-agents-score = score
bench-agents-lead = voorsprong
bench-agents-regret = verlies
bench-agents-forfeit = { $bot } verliest: { $reason }
bench-verify-done = { $games } spellen gecontroleerd: alles klopt.
bench-verify-part = deel van het protocol

## Problems of a box

problem = { $place }: { $text }
problem-line = regel { $line }: { $place }: { $text }
problem-unreadable = { $reason }
problem-not_a_text_file = geen tekstbestand in UTF-8
problem-not_toml = geen TOML: { $reason }
problem-missing = ontbreekt
problem-unknown_key = is geen sleutel van een doos
problem-not_a_table = moet een tabel zijn, niet { $found }
problem-not_a_list = moet een lijst van tabellen tussen dubbele haken zijn
problem-not_as_in_base = moet { $wanted } zijn zoals in de basisdoos, niet { $found }
problem-unknown_name = onbekende naam { $found }; het moet een van deze zijn: { $known }
problem-bad_number = moet een geheel getal van { $low } tot en met { $high } zijn, niet { $found }
problem-bad_id = moet een id zoals stone_sword zijn, met hooguit 60 letters, niet { $found }
problem-id_taken = { $found } is al de id bij { $by }
problem-bad_title = moet één regel tekst zijn
problem-not_4_names = moet een lijst van 4 namen zijn, niet { $found }
problem-not_amounts = moet een tabel van namen en getallen zijn, niet { $found }
problem-wrong_sum_of_blocks = moet samen { $wanted } blokken zijn, niet { $found }
problem-wrong_sum_of_tokens = moet samen { $wanted } neutrale wapentegels zijn, niet { $found }
problem-wrong_sum_of_tiles = moet samen { $wanted } gebouw- en monsterkaarten zijn, niet { $found }
problem-power_not_once = de vaardigheid { $power } moet bij precies 1 wapen horen, niet bij { $found }
problem-too_many_weapons = hooguit { $most } soorten wapens, niet { $found }
problem-short_first_pile = een eerste stapel heeft minstens { $least } tegels nodig die geen boog of TNT zijn, niet { $found }
problem-wrong_number_of_boards = moeten { $low } tot en met { $high } borden zijn, niet { $found }
problem-not_3_by_3 = moeten 3 rijen van 3 biomes zijn

## The arena

arena-progress = Spellen
arena-rounded = Er worden { $games } spellen gespeeld: elke geschudde doos vanaf elke plaats.
arena-games = { $games } spellen, waarvan { $cut } afgebroken.
arena-column-bot = bot
arena-column-games = spellen
arena-column-share = winstpercentage
arena-column-interval = 95%-interval
arena-column-fair = eerlijk
arena-column-xp = XP
arena-column-ms = ms
arena-column-slowest = langzaamste ms
arena-column-rating = rating
arena-column-line-up = bezetting
arena-forfeit = Spel { $game }: { $bot } verliest zonder uit te spelen: { $reason }
arena-forfeit-crash = hij crashte ({ $report })
arena-forfeit-illegal = hij antwoordde met iets wat niet mag ({ $report })
arena-forfeit-stall = hij deed er te lang over ({ $report })
arena-forfeit-death = hij trok zijn proces mee onderuit ({ $report })
arena-interrupted = Onderbroken. Uitgespeelde spellen zijn bewaard; met --resume ga je verder.
arena-interrupted-unkept = Onderbroken. Met --out MAP worden spellen bewaard en kun je met --resume verder.
arena-resume-what = --resume heeft --out nodig met de map van het toernooi
arena-folder-begun = in { $folder } staat al een toernooi: voeg --resume toe om ermee verder te gaan, of kies een andere map
arena-folder-not-begun = in { $folder } staat geen toernooi om mee verder te gaan: laat --resume weg om er een te beginnen
arena-folder-other = in { $folder } staat een toernooi met andere instellingen: laat de bots weg om ermee verder te gaan
arena-folder-unreadable = in { $folder } staat een toernooi dat niet te lezen is ({ $detail })
arena-folder-other-version = in { $folder } staat een toernooi dat met versie { $detail } is begonnen; met deze versie kan het niet verder
arena-folder-other-box = in { $folder } staat een toernooi met een andere doos: noem die met --box
arena-cluster-no-ray = --ray heeft Ray nodig: { $command }
arena-cluster-no-cluster = er is geen cluster bereikbaar ({ $detail })
arena-cluster-task = een knooppunt van het cluster kan niet spelen ({ $detail })
arena-cluster-lost = een spel ging te vaak met zijn knooppunt verloren ({ $detail })

## The server

serve-listening = De tafels staan op { $address }
serve-address = kan niet luisteren op { $host } poort { $port }: { $reason }
serve-limit = onbekende grens ‘{ $name }’; de grenzen zijn: { $known }
serve-limit-number = grens { $name }: ‘{ $text }’ is geen geheel getal
serve-setting = dit kan niet worden ingesteld: { $reason }
serve-metrics = ‘{ $text }’ is geen adres voor metrics: schrijf HOST:POORT, zoals 127.0.0.1:9464
serve-database = de tafels kunnen niet worden bewaard: { $reason }
serve-processes-database = meerdere processen hebben PostgreSQL nodig: geef er een op met --database postgresql://...
serve-processes-system = meerdere processen kunnen op dit systeem geen poort delen: start voor elk een server, achter een proxy
serve-failed = de server kon niet starten; in het logboek staat waarom
client-unbuilt = De pagina van het spel is nog niet gebouwd. Voer `make set-up` uit in de map met de broncode en start daarna de server opnieuw.

## Play in the browser

play-opened = De tafel staat klaar op { $address } en opent in je browser.
play-address = De tafel staat klaar. Open { $address } in een browser.
play-running-opened = Overworld draait al op { $address } en opent in je browser.
play-running = Je tafels zijn al open. Ga naar { $address } in een browser.
play-contradiction = { $browser } is voor de browser en { $terminal } voor de terminal: gebruik er maar één
play-running-here = Overworld draait al op { $address }, maar alleen voor dit apparaat. Stop het daar eerst en start het dan opnieuw voor je netwerk.
play-lan = Iedereen in je netwerk kan meespelen op { $address }, of met deze code:
play-how-to-stop = Druk op Ctrl-C, of typ { $word }, om te stoppen.
play-compiling = De bots worden nog gecompileerd. Je kunt al een spel beginnen; elke bot speelt zodra hij klaar is.
play-stopped = Gestopt. Je spellen zijn bewaard.
play-unbuilt = de pagina van het spel is nog niet gebouwd. Voer `make play` uit in de map met de broncode, of speel zonder: overworld play --terminal
backup-written = Alle tafels staan in { $file }
backup-restored = Alle tafels uit { $file } zijn teruggezet.
backup-exists = { $file } bestaat al: kies een andere naam
backup-not-empty = in de database staan al tafels: zet de back-up terug in een lege
backup-failed = { $reason }
tables-code = Code
tables-status = Status
tables-created = Gemaakt
tables-changed = Laatste wijziging
tables-events = Gebeurtenissen
tables-players = Spelers
tables-notes = Notities
tables-host = Host
tables-options = Opties
tables-seat = Plaats
tables-board = Bord
tables-kind = Soort
tables-name = Naam
tables-person = Persoon (hash)
tables-status-lobby = lobby
tables-status-playing = bezig
tables-status-over = afgelopen
tables-status-replay = geïmporteerd
tables-status-archived = gearchiveerd
tables-none = Er zijn geen tafels.
tables-unknown = er is geen tafel { $code }
tables-in-use = een server heeft deze database open ({ $address }): stop die eerst, of doe dit in de browser als host van de tafel
tables-confirm = Typ { $word } om te bevestigen:
tables-unchanged = er is niets gewijzigd
tables-restored = Teruggezet: { $code }
tables-not-archived = tafel { $code } is niet gearchiveerd
tables-unreadable = tafel { $code } kan niet worden gelezen: geef de doos ervan op met --box of --also-box
tables-delete-ask = Met alles erin verwijderen: { $codes }?
tables-deleted = Verwijderd: { $codes }
tables-erase-ask = De gegevens van { $who } (namen: { $names }) aan alle betrokken tafels ({ $count }) wissen?
tables-erased = Tafels die nu zonder de gegevens van de persoon zijn: { $erased }. Verwijderde tafels waaraan verder niemand zat: { $deleted }.
tables-failed = onleesbare tafels die de gegevens van de persoon nog bevatten: { $count }. Geef hun dozen op met --box of --also-box, of verwijder deze tafels.
tables-nothing = geen tafel heeft gegevens van { $who }
tables-nobody = niemand aan tafel { $code } heet { $name }
tables-several = aan tafel { $code } heten meerdere personen { $name }: geef de hash die `overworld tables show { $code }` toont
tables-bad-person = { $who } is geen hash van 32 hexadecimale cijfers en ook niet de eigen naam van iemand: geef een van beide, of een naam aan een tafel samen met --table
people-checked = Gelezen tafels: { $tables }. Uitslagen die van de logboeken afwijken: { $different }.
people-rebuilt = Gelezen tafels: { $tables }. Vervangen uitslagen: { $different }.
people-unreadable = Tafels die niet gelezen konden worden: { $count }. Geef hun dozen op met --box of --also-box.
people-no-reports = Er zijn geen meldingen.
people-report = { $at }  { $code }, plaats { $seat }: { $name }, { $reason }
people-report-who = persoon { $reported }, gemeld door { $reporter }
people-reason-insults = beledigingen of bedreigingen
people-reason-name = naam of geschilderd gezicht
people-reason-stalls = rekt tijd of gaat expres weg
people-reason-other = iets anders
