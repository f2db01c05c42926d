# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = Reglerne kompileres for første gang. Det tager omkring et halvt minut.
compiling-all = Reglerne og botterne kompileres for første gang. Det tager et til to minutter og sker kun én gang.
compiling-damaged = Cachen med kompilerede regler i { $folder } var beskadiget og bliver bygget op igen. Det kan tage et minut.
compiling-nowhere = Der er ingen mappe at gemme de kompilerede regler i, så de kompileres ved hver start. Sæt OVERWORLD_CACHE_DIR til en mappe, du kan skrive i.
compiling-foreign = Cachemappen { $folder } bruges ikke, fordi den tilhører en anden bruger. Sæt OVERWORLD_CACHE_DIR til en mappe, der er din egen.
compiling-open = Cachemappen { $folder } bruges ikke, fordi andre brugere kan skrive i den. Kør ”chmod go-w { $folder }”, eller sæt OVERWORLD_CACHE_DIR til en mappe, der er din egen.
warm-up-done = Alt er kompileret, i { $folder }

## Help

about = Spil Builders & Biomes, vær vært, gennemgå spil, skriv bots, og træn agenter.
help-version = vis versionen, og stop
help-help = vis denne hjælp, og stop
help-box = spil med æsken i denne fil i stedet for grundæsken
help-play = spil i browseren eller ved et bord i terminalen
help-lan = lad andre enheder på det lokale netværk spille med, og vis adressen som QR-kode
help-no-browser = vis adressen uden at åbne en browser
help-play-port = porten, der lyttes på (standard: 8765 eller en ledig)
help-play-terminal = til et spil i terminalen; hver af disse betyder --terminal
help-terminal = spil i terminalen
help-seats = hvem der sidder hvor: me, me:NAVN eller en bot, for eksempel me,pebble eller me:Ada,me:Ben,random
help-boards = spillepladen til hver plads, for eksempel green,yellow
help-beginner = pladserne, der scorer efter begyndervarianten, for eksempel red,blue
help-first = pladsen, der begynder (standard: tilfældig)
help-seed = et tal, der fastlægger alle tilfældigheder
help-deal = et tal, der fastlægger, hvordan æsken er blandet
help-resume = fortsæt en gemt spilfil; uden fil dit seneste uafsluttede spil
help-bots-from-files = tillad bots, som en spilfil eller en turnering nævner, og som ikke følger med spillet, og kør deres kode
help-replay = gå gennem en spilfil trin for trin
help-record-file = en spilfil; - læser standardinput
help-at = vis bordet efter så mange trin, og stop
help-hint-at = se på stillingen efter så mange trin i spilfilen
help-show = tegn en stilling, og vis, hvad der nu kan ske
help-position = en stilling i anførselstegn; "start" er et nyt spil; - læser standardinput
help-show-what = en stilling i anførselstegn eller en spilfil; "start" er et nyt spil; - læser standardinput
help-show-svg = skriv et billede af bordet til denne fil
help-show-html = skriv en side, der afspiller spillet i spilfilen, til denne fil
help-perft = tæl rækkefølgerne af træk fra en stilling
help-depth = hvor mange trin dybt, både valg og udfald
help-divide = vis antallet for hvert første træk
help-hint = spørg botten, hvad den ville gøre, og hvor sikker den er
help-hint-what = en stilling i anførselstegn eller en spilfil; - læser en spilfil fra standardinput
help-ms = tænk i så mange millisekunder (standard: 1000)
help-sims = tænk i så mange simuleringer; giver samme svar hver gang
help-top = hvor mange valg der vises
help-review = bedøm hvert valg i et spil, og skil held fra dygtighed
help-review-svg = skriv grafen over vinderchancerne til denne fil
help-review-sims = gennemsøg hver stilling med så mange simuleringer
help-puzzles = lav opgaver af spil: valg, der blev overset og er klart bedst
help-puzzles-out = skriv opgaverne til denne fil
help-simulate = spil tilfældige spil, og tæl, hvad der sker
help-games = hvor mange spil
help-players = hvor mange spillere, 2 til 4 (standard: 2)
help-out = skriv resultaterne i denne mappe
help-format = hvad der skrives: summary.csv eller en spilfil for hvert spil
help-max-turns = stop et spil efter så mange ture (standard: 500)
help-arena = lad bots spille en turnering, og se, hvor stærke de er
help-arena-bots = bots, for eksempel flint@2000sims obsidian@1000ms diamond@100ms mine.py:Mine
help-arena-games = hvor mange spil hvert par af bots spiller (standard: 100)
help-arena-together = sæt alle bots ved ét bord i stedet for to ad gangen
help-arena-patience = sekunder, en bot må overskride sin tid, før den taberdømmes (standard: 30)
help-arena-resume = fortsæt turneringen i mappen fra --out
help-arena-jobs = hvor mange spil der spilles samtidig (standard: ét for hver kerne)
help-arena-ray = spil på Ray-klyngen på denne adresse; "auto" finder en på denne maskine
help-stats = vis statistik over spilfiler: længde, valg, kort, kampe
help-stats-records = spilfiler eller mapper med dem (*.ogn); - læser standardinput
help-stats-out = skriv tabeller (CSV) og diagrammer (PNG og SVG) i denne mappe
help-jobs = hvor mange processer der læser spilfiler (standard: 1)
help-dataset = lav spilfiler om til en tabel med valg, man kan lære af
help-dataset-out = filen, der skrives: .npz eller, med overworld[analysis], .parquet
help-mcp = lad en sprogmodel spille (Model Context Protocol)
help-mcp-out = mappen til spil, som modellen gemmer (som standard den aktuelle)
mcp-waiting = Venter på en MCP-klient på standard-input. Ctrl-C afslutter.
help-train = træn et netværk ved at lade det spille mod sig selv
help-train-out = mappen til checkpoint, kurve og vægte
help-train-minutes = hvor mange minutter der trænes
help-train-device = hvor der trænes: på en GPU fra NVIDIA, eller langsomt på processoren med et lille netværk
help-train-players = hvor mange spillere; flere tal blandes
help-train-expert = procentdel af tiden til expert iteration til sidst: netværket lærer af sin egen søgning
help-train-resume = fortsæt fra mappens checkpoint
help-train-start = begynd med vægtene fra en fil
help-serve = start en spilserver for mennesker og bots
help-serve-host = adressen, der lyttes på; 127.0.0.1 er kun denne maskine
help-serve-port = porten, der lyttes på (standard: 8765; 0 tager en ledig)
help-serve-workers = hvor mange processer botterne tænker i
help-serve-processes = hvor mange noder der kører bag én port; kræver PostgreSQL
help-serve-public = adressen, som folk bruger, hvis der står en proxy foran serveren
help-serve-host-name = endnu et navn, som man må bruge til serveren; kan gentages
help-serve-also-box = endnu en æske, som der kan spilles med; kan gentages
help-serve-metrics = hvor metrikker til Prometheus tilbydes, for eksempel 127.0.0.1:9464 (standard: ingen steder)
help-serve-proxy = en adresse eller et netværk, for eksempel 10.0.0.0/8, hvis X-Forwarded-For der stoles på; kan gentages
help-serve-people = hvem der må bruge åbne borde, hurtig søgning og navne: alle (open), folk med din invitation (invite) eller ingen (off)
help-serve-no-push = giv ingen besked, mens siden er lukket
help-serve-push-host = endnu en push-tjeneste, som HOST eller HOST:PORT; den må have en privat adresse; kan gentages
help-serve-limit = ændr en grænse, for eksempel sockets_per_address=1000; kan gentages
help-serve-verbose = skriv hver forespørgsel i loggen
help-backup = skriv alle borde på en server i en fil, også mens den kører
help-restore = læg bordene fra en sikkerhedskopi i en tom database
help-backup-file = filen med sikkerhedskopien
help-database = hvor bordene gemmes: sqlite:///FIL eller postgresql://BRUGER@VÆRT/NAVN
help-tables = vis, gendan eller slet borde på en server
help-tables-list = vis de borde, der senest er ændret
help-tables-show = vis et bord: pladser, personer og indstillinger
help-tables-restore = hent borde ud af arkivet
help-tables-delete = slet borde med alt indhold
help-tables-erase = slet en persons data ved alle borde
help-tables-code = koden til et bord
help-tables-limit = hvor mange borde der vises (standard: 50)
help-tables-who = personen: den hash, som `overworld tables show` viser, personens eget navn, eller et navn ved et bord sammen med --table
help-tables-table = bordet, hvor personen har dette navn
help-tables-yes = spørg ikke om bekræftelse
help-people = genberegn resultater, læs anmeldelser, inviter folk
help-people-rebuild = erstat resultater, der afviger fra loggene; serveren må gerne køre
help-people-check = tæl kun de resultater, der afviger; exitkoden er 1, hvis der er nogen
help-people-reports = vis de anmeldelser, spillere har sendt, med de seneste chatlinjer
help-people-invite = udskriv et link, der giver personer adgang til en server med --people invite
help-people-limit = hvor mange anmeldelser der vises
help-people-uses = hvor mange personer linket giver adgang
help-people-days = hvor mange dage linket gælder
help-bench = mål hastigheden, og test agenter mod faste modstandere
help-warm-up = kompilér alt nu, så senere starter går hurtigt
help-bench-engine = mål regelmotoren
help-bench-bots = mål søgningen og botterne
help-bench-env = mål miljøerne til forskning sammen med et af PettingZoos egne
help-bench-agents = spil benchmarken: agenter mod faste modstandere, på faste blandinger
help-bench-agents-bots = agenter, der skal prøves, skrevet som til arenaen; uden nogen: alle vores bots og dem fra andre projekter
help-bench-agents-players = med hvor mange spillere (standard: 2 3 4)
help-bench-agents-deals = højst så mange blandinger pr. par, til et første kig
help-bench-agents-out = gem spil, netværk og resultater i denne mappe; den samme kommando fortsætter
help-bench-verify = gennemspil resultaters spil igen og kontrollér tabellerne
help-bench-verify-folders = mapper med results.json og games.jsonl.xz
help-bench-verify-anchors = lad også de faste modstandere træffe alle valg igen; tager lige så længe som deres spil
help-json = skriv JSON
help-markdown = skriv Markdown
help-runs = tag den bedste af så mange kørsler
help-box-command = vis en æskes indhold, eller kontrollér en egen æske
help-box-show = vis alt i en æske, og hvor sikker hver værdi er
help-box-check = vis alle problemer i en æske
help-box-file = en æske i TOML

arg-command = KOMMANDO
arg-part = DEL
arg-file = FIL
arg-folder = MAPPE
arg-records = SPILFILER
arg-bot = BOT
arg-address = ADRESSE
arg-url = URL
arg-limit = NAVN=TAL
arg-seats = PLADSER
arg-boards = SPILLEPLADER
arg-seat = FARVE
arg-number = N
arg-position = STILLING
arg-position-or-file = STILLING|SPILFIL
arg-code = KODE
arg-person = PERSON
args-usage = brug:
args-positional = positionelle argumenter
args-options = tilvalg
args-group-play = spil, og se på spil
args-group-host = vær vært for andre
args-group-bots = bots og turneringer
args-group-research = forskning
args-group-tools = værktøj
args-examples = eksempler
args-extras = ekstra pakker
args-next = prøv nu
args-more = overworld KOMMANDO --help viser tilvalg og eksempler for en kommando.
args-argument = argumentet { $name }: { $reason }
args-required = disse argumenter mangler: { $names }
args-unknown = ukendte argumenter: { $names }
args-choice = ugyldigt valg: { $found } (vælg mellem { $known })
args-one = der mangler en værdi
args-some = der mangler mindst én værdi
args-not-with = kan ikke bruges sammen med { $name }
args-ambiguous = tvetydigt: { $found } kan være { $known }
args-no-value = tager ingen værdi, men fik { $found }

## Errors

error = overworld: { $reason }
error-file = { $file }: { $reason }
error-not-text = { $file }: ikke en tekstfil i UTF-8
percent = { $number } %
error-number = { $text } er ikke et helt tal fra { $low } til { $high }
error-seat = en plads er me, me:NAVN eller en bot: { $reason }
error-bot = botten { $bot } gav op: { $reason }
error-name = { $text } er ikke et navn: brug synlige tegn og ingen kommaer
error-resume = { $option } kan ikke bruges sammen med --resume: det står allerede i spilfilen
error-no-unfinished = der er intet uafsluttet spil at fortsætte: udelad --resume for at begynde et
error-bot-file = { $file } nævner botten { $bot }, som ikke følger med spillet: tilføj --bots-from-files for at køre dens kode
error-extra = det kræver pakker, som ikke er installeret: { $command } (mangler: { $package })
error-out = --format records kræver --out
error-colour = ukendt plads { $text }; pladserne er { $seats }
seats-needed = et bord har 2 til { $most } pladser: angiv så mange med --seats
error-boards = { $boards }: { $seats } pladser kræver { $seats } forskellige spilleplader; vælg mellem { $known }
error-deal = --deal { $deal } passer ikke til dette spil: udelad det, eller angiv tallet, spillet begyndte med
error-box = { $file }: { $count ->
    [one] ét problem
   *[other] { $count } problemer
  }, det første: { $first } (overworld box check { $file } viser alle)
error-no-folder = { $folder }: der kan ikke skrives her: { $reason }
error-empty-folder = { $folder }: der er ingen spilfiler (*{ $suffix }) i mappen
error-no-records = ingen af { $count } filer er en spilfil; det første problem: { $first }
error-dataset-format = { $file }: vælg et filnavn, der ender på .npz eller .parquet
error-no-pyarrow = .parquet kræver pyarrow. Skriv .npz i stedet, eller installér det: { $command }
error-no-gpu = der er ingen GPU at træne på her: brug --device cpu
error-train-resume = { $folder }: her er allerede en træning; tilføj --resume for at fortsætte den
error-nobody-decides = der er ikke noget at vælge her: noget nyt er ved at komme frem, eller spillet er slut
error-names = { $file }: { $count } pladser har navn, men spilfilen har { $seats }

## Box

box-good = { $file }: gyldig æske ({ $name })
box-problems = { $file }: { $count ->
    [one] ét problem
   *[other] { $count } problemer
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = { $seat } vælger ({ $phase }):
show-chance = Det kan komme frem som det næste:
show-over = Spillet er slut. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-move = { $move }  { $count }
perft-total = i alt  { $count }
replay-hint = Enter: næste · b: tilbage · N: gå til trin N · e: til slutningen · q: afslut
replay-start = trin 0 af { $total }: begyndelsen
replay-entry = trin { $entry } af { $total }: { $move }
replay-prompt = gense>
replay-unknown = { $text } er ikke en kommando.

## Hint

hint-of = { $seat } vælger; efter { $simulations } simuleringer af { $bot }:
hint-asked = { $bot } tænker …
hint-move = { $move }  vinderchance { $share }, besøg { $visits }, XP til sidst { $xp }
hint-line = derefter sandsynligvis: { $line }
review-interrupted = Gennemgangen blev afbrudt.
review-nothing = { $file }: ingen har valgt noget i dette spil
review-progress = Gennemgang: { $percent } %
review-by = Af { $bot }, { $simulations } simuleringer for hver stilling.
review-seats = plads | præcision | held | egne træk | andres træk | unøjagtigheder | fejl | brølere
review-kinds = præcision (valg)
review-steps = trin | plads | valgt | bedre | dom | før | efter | tab
review-moment = Nøgleøjeblik { $number }, trin { $entry }: { $seat } spiller { $move }; bedre er { $best } ({ $cost }). { $reason }
puzzles-made = { $name }: { $move }, { $margin } bedre; bots finder det i { $found } af forsøgene.
puzzles-written = Skrevet til { $file }: { $count }
not-offered = { $bot } kan ikke vælges: { $reason }
other-box = { $bot } er trænet på en anden æske: den spiller efter reglerne, men ikke så godt.

## Simulate

simulate-progress = spil
simulate-games = spil  { $games } ({ $cut } afbrudt efter { $turns } ture)
simulate-turns = ture  { $mean } i gennemsnit, { $least } til { $most }
simulate-decisions = valg  { $mean } i gennemsnit
simulate-seat = { $seat }  sejrsandel { $share } ± { $margin }, XP { $xp } i gennemsnit
simulate-written = skrevet i { $folder }

## Stats
# In headings of tables, | divides the columns.

stats-progress = spilfiler
stats-left-out = udeladt: { $problem }
stats-read = { $games ->
    [one] én spilfil
   *[other] { $games } spilfiler
  } læst, { $unreadable } udeladt
stats-written = skrevet i { $folder }
stats-no-plots = ingen diagrammer, fordi matplotlib mangler: { $command }
dataset-written = { $file }: { $decisions } valg fra { $games } spil
train-done = vægtene er i { $file }
stats-group = { $players } spillere: { $games ->
    [one] ét spil
   *[other] { $games } spil
  }
stats-endings = { $finished } færdige, { $cut_off } afbrudt, { $resigned } opgivet, { $unfinished } ufærdige
stats-partial = { $games } af dem begynder med en stilling: det, der kom før, tælles ikke med
stats-between = { $low } til { $high }
stats-length = længde af færdige spil | gns. | sd | mindst | median | højst
stats-xp = XP i færdige spil | gns. | sd | mindst | median | højst
stats-row-turns = ture
stats-row-decisions = valg
stats-row-entries = trin
stats-row-seat = pr. plads
stats-row-winner = vinderens
stats-row-margin = forspring til nr. to
stats-choices = tilladte muligheder pr. valg | valg | gns. | median | højst | tvungne
stats-phase-all = i alt
stats-phase-act = en handling
stats-phase-second = den anden blok
stats-phase-bow = efter en bue
stats-phase-pickaxe = efter en isøkse
stats-phase-tnt = efter TNT
stats-phase-end = byt eller afslut
stats-phase-score = hvad der scores
stats-order = plads i turrækkefølgen | spil | sejrsandel | 95 %-interval | XP | sd | 95 %-interval
stats-boards = spilleplade | spil | sejrsandel | 95 %-interval | XP | sd | 95 %-interval
stats-names = spiller | spil | sejrsandel | 95 %-interval | XP | sd | 95 %-interval
stats-sources = XP efter kilde | pr. plads | andel
stats-source-before = før spilfilen
stats-source-build = bygninger
stats-source-mob = besejrede mobs
stats-source-hoe = vendte gyldne hakker
stats-source-A = kort A
stats-source-B = kort B
stats-source-C = kort C
stats-source-bonus = pointmobs til sidst
stats-traits = kort og egenskab | bygget pr. spil | af alle byggede | af æsken | valgt | felter | point
stats-card = { $card }, uanset valg
stats-tiles = bygning | vendt | bygget | andel
stats-never = aldrig bygget: { $count } af { $all }
stats-fights = mob | hjerter | kampe | vundet | forventet | sejrsandel | z
stats-all-mobs = alle
stats-actions = handling | pr. spil | af alle handlinger
stats-action-collect = tag blokke
stats-action-explore = udforsk
stats-action-build = byg
stats-action-fight = bekæmp en mob
stats-action-weapon = tag et våben
stats-action-draw = vend en mere med en bue
stats-action-detonate = detonér TNT
stats-action-trade = byt til en ekstra handling
stats-action-pass = lad være
stats-plot-seats = { $players } spillere: hvem der vinder, med 95 %-intervaller
stats-plot-place = plads i turrækkefølgen
stats-plot-board = spilleplade
stats-plot-win-share = sejrsandel
stats-plot-fair = lige chancer
stats-plot-sources = { $players } spillere: hvor XP kommer fra
stats-plot-xp-mean = XP pr. plads, gennemsnit
stats-plot-tiles = { $players } spillere: hvad der bygges
stats-plot-built-share = andel bygget af dem, der blev vendt
stats-plot-fights = { $players } spillere: kampe (i parentes: mobbens hjerter)
stats-plot-won-share = andel af kampene
stats-plot-won = vundet
stats-plot-expected = forventet ved bedste spil
stats-plot-scoring = { $players } spillere: hvad der scores
stats-plot-chosen-share = andel af kortets scoringsrunder
stats-plot-points-mean = point, gennemsnit
stats-plot-length = { $players } spillere: hvor længe spil varer
stats-plot-turns = ture
stats-plot-games = spil

## Bench

bench-best = bedste af { $runs } kørsler på én kerne; målingerne svinger
bench-games = tilfældige spil pr. sekund, { $players } spillere  { $games }  ({ $decisions } valg pr. sekund)
bench-game = ét valg gennem Game  { $micros } µs
bench-arrays = ét valg gennem array-grænsefladen  { $micros } µs
bench-copy = kopi af en tilstand  { $micros } µs (af et Game midt i spillet  { $game } µs)
bench-compile = første kompilering  { $seconds } s
bench-playouts = gennemspilninger pr. sekund i søgningen, { $players } spillere  { $playouts }
bench-overshoot = længste overskridelse af en søgning på { $ms } ms  { $over } ms
bench-pebble = langsomste svar fra pebble  { $micros } ms
bench-obsidian = obsidian: en tur tager højst { $ms } ms
bench-evaluations = netværkets vurderinger pr. sekund  { $evaluations }
bench-simulations = simuleringer af diamond pr. sekund, { $players } spillere  { $simulations }
bench-late = længste overskridelse af diamond med { $ms } ms  { $over } ms
bench-policy = diamond svarer uden søgning på  { $ms } ms
bench-diamond = diamond: en tur tager højst { $ms } ms
bench-memory = hukommelse til en søgning  { $mb } MB
bench-vector = valg pr. sekund, { $games } spil med { $players } spillere ad gangen  { $rate }  (observationer på { $bytes } byte)
bench-vector-skip = det samme med 2 spillere, uden tvungne valg  { $rate }
bench-gpu = GPU: valg pr. sekund, { $games } spil med { $players } spillere ad gangen  { $rate }
bench-no-gpu = ingen GPU er målt: der er ingen, der kan bruges her
bench-pettingzoo = trin pr. sekund for { $name } i PettingZoo  { $rate }  (tictactoe_v3: { $peer })
bench-gymnasium = trin pr. sekund i Gymnasium mod random  { $rate }
bench-gymnasium-vector = trin pr. sekund i Gymnasiums vektormiljø, { $games } spil mod random ad gangen  { $rate }
bench-env-missing = PettingZoo er ikke målt: { $command }
bench-start = start fra cachen til det første træk  { $seconds } s
bench-agents-missing = { $agent } udelades: den kræver { $package }, { $command }
bench-agents-nobody = ingen af disse agenter kan prøves her
bench-agents-training = Træner { $agent } til { $players } spillere …
bench-agents-protocol = Protokol { $version }, startværdi ”{ $seed }”, { $games } spil; sejrsandele i procent, med 95 %-intervaller; forspring til de andre i XP
bench-agents-score = point
bench-agents-lead = forspring
bench-agents-regret = tab
bench-agents-forfeit = { $bot } blev taberdømt: { $reason }
bench-verify-done = { $games } spil kontrolleret: Alt stemmer.
bench-verify-part = en del af protokollen

## Problems of a box

problem = { $place }: { $text }
problem-line = linje { $line }: { $place }: { $text }
problem-unreadable = { $reason }
problem-not_a_text_file = ikke en tekstfil i UTF-8
problem-not_toml = ikke TOML: { $reason }
problem-missing = mangler
problem-unknown_key = er ikke en nøgle i en æske
problem-not_a_table = skal være en tabel, ikke { $found }
problem-not_a_list = skal være en liste af tabeller i dobbelte kantede parenteser
problem-not_as_in_base = skal være { $wanted } som i grundæsken, ikke { $found }
problem-unknown_name = ukendt navn { $found }; skal være et af { $known }
problem-bad_number = skal være et helt tal fra { $low } til { $high }, ikke { $found }
problem-bad_id = skal være et id som stone_sword, højst 60 bogstaver, ikke { $found }
problem-id_taken = { $found } er allerede id ved { $by }
problem-bad_title = skal være én linje tekst
problem-not_4_names = skal være en liste med 4 navne, ikke { $found }
problem-not_amounts = skal være en tabel med navne og tal, ikke { $found }
problem-wrong_sum_of_blocks = skal tilsammen give { $wanted } blokke, ikke { $found }
problem-wrong_sum_of_tokens = skal tilsammen give { $wanted } farveløse våbenbrikker, ikke { $found }
problem-wrong_sum_of_tiles = skal tilsammen give { $wanted } byggekort og mob-kort, ikke { $found }
problem-power_not_once = evnen { $power } skal høre til præcis 1 våben, ikke { $found }
problem-too_many_weapons = højst { $most } slags våben, ikke { $found }
problem-short_first_pile = en startstak skal have mindst { $least } brikker, der hverken er bue eller TNT, ikke { $found }
problem-wrong_number_of_boards = skal være { $low } til { $high } spilleplader, ikke { $found }
problem-not_3_by_3 = skal være 3 rækker med 3 biomer

## The arena

arena-progress = Spil
arena-rounded = Der spilles { $games } spil: hver blanding af æsken fra hver plads.
arena-games = { $games } spil, { $cut } af dem afbrudt.
arena-column-bot = bot
arena-column-games = spil
arena-column-share = sejrsandel
arena-column-interval = 95 %-interval
arena-column-fair = lige andel
arena-column-xp = XP
arena-column-ms = ms
arena-column-slowest = langsomste ms
arena-column-rating = rating
arena-column-line-up = opstilling
arena-forfeit = Spil { $game }: { $bot } blev taberdømt: { $reason }
arena-forfeit-crash = den gik ned ({ $report })
arena-forfeit-illegal = den svarede med noget ulovligt ({ $report })
arena-forfeit-stall = den var for længe om det ({ $report })
arena-forfeit-death = den rev sin proces med sig ({ $report })
arena-interrupted = Afbrudt. Færdige spil er gemt; --resume fortsætter.
arena-interrupted-unkept = Afbrudt. Brug --out MAPPE til at gemme spillene, så --resume kan fortsætte.
arena-resume-what = --resume kræver --out med turneringens mappe
arena-folder-begun = { $folder } indeholder allerede en turnering: tilføj --resume for at fortsætte den, eller vælg en anden mappe
arena-folder-not-begun = { $folder } indeholder ingen turnering at fortsætte: udelad --resume for at begynde en
arena-folder-other = { $folder } indeholder en turnering med andre indstillinger: udelad botterne for at fortsætte den
arena-folder-unreadable = { $folder } indeholder en turnering, der ikke kan læses ({ $detail })
arena-folder-other-version = { $folder } indeholder en turnering, som version { $detail } startede; denne version kan ikke fortsætte den
arena-folder-other-box = { $folder } indeholder en turnering med en anden æske: angiv den med --box
arena-cluster-no-ray = --ray kræver Ray: { $command }
arena-cluster-no-cluster = ingen klynge kan nås ({ $detail })
arena-cluster-task = en node i klyngen kan ikke spille ({ $detail })
arena-cluster-lost = et spil gik tabt med sin node for mange gange ({ $detail })

## The server

serve-listening = Bordene er på { $address }
serve-address = kan ikke lytte på { $host } port { $port }: { $reason }
serve-limit = ukendt grænse ”{ $name }”; grænserne er: { $known }
serve-limit-number = grænsen { $name }: ”{ $text }” er ikke et helt tal
serve-setting = dette kan ikke indstilles: { $reason }
serve-metrics = ”{ $text }” er ikke en adresse til metrikker: skriv VÆRT:PORT, for eksempel 127.0.0.1:9464
serve-database = bordene kan ikke gemmes: { $reason }
serve-processes-database = flere processer kræver PostgreSQL: angiv en med --database postgresql://...
serve-processes-system = flere processer kan ikke dele en port på dette system: start en server for hver, bag en proxy
serve-failed = serveren kunne ikke starte; loggen siger hvorfor
client-unbuilt = Spillets side er ikke bygget endnu. Kør `make set-up` i mappen med kildekoden, og start så serveren igen.

## Play in the browser

play-opened = Bordet er klar på { $address } og åbner i din browser.
play-address = Bordet er klar. Åbn { $address } i en browser.
play-running-opened = Overworld kører allerede på { $address } og åbner i din browser.
play-running = Dine borde er allerede åbne. Gå til { $address } i en browser.
play-contradiction = { $browser } gælder browseren og { $terminal } terminalen: brug kun en af dem
play-running-here = Overworld kører allerede på { $address }, men kun for denne enhed. Stop det først, og start det så igen for dit netværk.
play-lan = Alle på dit netværk kan spille på { $address } eller med denne kode:
play-how-to-stop = Tryk Ctrl-C, eller skriv { $word }, for at stoppe.
play-compiling = Botterne bliver stadig kompileret. Du kan allerede begynde et spil; hver bot spiller, så snart den er klar.
play-stopped = Stoppet. Dine spil er gemt.
play-unbuilt = spillets side er ikke bygget endnu. Kør `make play` i mappen med kildekoden, eller spil uden siden: overworld play --terminal
backup-written = Alle borde er i { $file }
backup-restored = Alle borde fra { $file } er gendannet.
backup-exists = { $file } findes allerede: vælg et andet navn
backup-not-empty = databasen har allerede borde: gendan i en tom
backup-failed = { $reason }
tables-code = Kode
tables-status = Status
tables-created = Oprettet
tables-changed = Senest ændret
tables-events = Hændelser
tables-players = Spillere
tables-notes = Noter
tables-host = Vært
tables-options = Indstillinger
tables-seat = Plads
tables-board = Spilleplade
tables-kind = Slags
tables-name = Navn
tables-person = Person (hash)
tables-status-lobby = lobby
tables-status-playing = i gang
tables-status-over = slut
tables-status-replay = importeret
tables-status-archived = arkiveret
tables-none = Der er ingen borde.
tables-unknown = der er intet bord { $code }
tables-in-use = en server har denne database åben ({ $address }): stop den først, eller gør det i browseren som bordets vært
tables-confirm = Skriv { $word } for at bekræfte:
tables-unchanged = intet er ændret
tables-restored = Gendannet: { $code }
tables-not-archived = bord { $code } er ikke arkiveret
tables-unreadable = bord { $code } kan ikke læses: angiv dets æske med --box eller --also-box
tables-delete-ask = Slet med alt indhold: { $codes }?
tables-deleted = Slettet: { $codes }
tables-erase-ask = Slet data om { $who } (navne: { $names }) ved alle berørte borde ({ $count })?
tables-erased = Borde, der nu er uden personens data: { $erased }. Slettede borde, hvor der ikke var andre: { $deleted }.
tables-failed = borde, der ikke kunne læses og stadig har personens data: { $count }. Angiv deres æsker med --box eller --also-box, eller slet disse borde.
tables-nothing = intet bord har data om { $who }
tables-nobody = ingen ved bord { $code } hedder { $name }
tables-several = flere ved bord { $code } hedder { $name }: angiv den hash, som `overworld tables show { $code }` viser
tables-bad-person = { $who } er hverken en hash på 32 hexadecimale cifre eller nogens eget navn: angiv en af delene, eller et navn ved et bord sammen med --table
people-checked = Læste borde: { $tables }. Resultater, der afviger fra loggene: { $different }.
people-rebuilt = Læste borde: { $tables }. Erstattede resultater: { $different }.
people-unreadable = Borde, der ikke kunne læses: { $count }. Angiv deres æsker med --box eller --also-box.
people-no-reports = Der er ingen anmeldelser.
people-report = { $at }  { $code }, plads { $seat }: { $name }, { $reason }
people-report-who = person { $reported }, anmeldt af { $reporter }
people-reason-insults = fornærmelser eller trusler
people-reason-name = navn eller malet ansigt
people-reason-stalls = trækker tiden ud eller går med vilje
people-reason-other = noget andet
