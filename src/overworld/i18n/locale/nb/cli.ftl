# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = Kompilerer reglene for første gang. Det tar omtrent et halvt minutt.
compiling-all = Kompilerer reglene og botene for første gang. Det tar ett til to minutter, bare denne ene gangen.
compiling-damaged = Hurtigbufferen med kompilerte regler i { $folder } var skadet og bygges opp på nytt. Det kan ta et minutt.
compiling-nowhere = Det er ingen mappe å lagre de kompilerte reglene i, så de kompileres ved hver start. Sett OVERWORLD_CACHE_DIR til en mappe du kan skrive i.
compiling-foreign = Hurtigbuffermappen { $folder } brukes ikke, fordi den tilhører en annen bruker. Sett OVERWORLD_CACHE_DIR til en mappe som er din egen.
compiling-open = Hurtigbuffermappen { $folder } brukes ikke, fordi andre brukere kan skrive i den. Kjør «chmod go-w { $folder }», eller sett OVERWORLD_CACHE_DIR til en mappe som er din egen.
warm-up-done = Alt er kompilert, i { $folder }

## Help

about = Spill Builders & Biomes, vær vert, analyser spill, skriv boter og tren agenter.
help-version = vis versjonen og avslutt
help-help = vis denne hjelpen og avslutt
help-box = spill med esken i denne filen i stedet for grunnesken
help-play = spill i nettleseren, eller ved et bord i terminalen
help-lan = la andre enheter i lokalnettet spille, og vis adressen som QR-kode
help-no-browser = vis adressen uten å åpne en nettleser
help-play-port = porten det lyttes på (ellers 8765 eller en ledig)
help-play-terminal = for et spill i terminalen; hvert av disse valgene betyr --terminal
help-terminal = spill i terminalen
help-seats = hvem som sitter hvor: me, me:NAVN eller en bot, for eksempel me,pebble eller me:Ada,me:Ben,random
help-boards = spillbrettet til hver plass, for eksempel green,yellow
help-beginner = plassene som scorer etter nybegynnervarianten, for eksempel red,blue
help-first = plassen som begynner (ellers tilfeldig)
help-seed = et tall som fastsetter alt som er tilfeldig
help-deal = et tall som fastsetter hvordan esken er stokket
help-resume = fortsett en lagret spillfil; uten fil det siste uferdige spillet ditt
help-bots-from-files = tillat boter som en spillfil eller en turnering nevner og som ikke følger med spillet, og kjør koden deres
help-replay = gå gjennom en spillfil trinn for trinn
help-record-file = en spillfil; - leser fra standard inn
help-at = vis bordet etter så mange trinn og avslutt
help-hint-at = se på stillingen etter så mange trinn i spillfilen
help-show = tegn en stilling og vis hva som kan skje videre
help-position = en stilling, i anførselstegn; "start" er et nytt spill; - leser fra standard inn
help-show-what = en stilling, i anførselstegn, eller en spillfil; "start" er et nytt spill; - leser fra standard inn
help-show-svg = skriv et bilde av bordet til denne filen
help-show-html = skriv en side som spiller av spillet i spillfilen, til denne filen
help-perft = tell trekkfølgene fra en stilling
help-depth = hvor mange trinn dypt, både valg og utfall
help-divide = vis antallet for hvert første trekk
help-hint = spør boten hva den ville gjort, og hvor sikker den er
help-hint-what = en stilling, i anførselstegn, eller en spillfil; - leser en spillfil fra standard inn
help-ms = tenk i så mange millisekunder (ellers 1000)
help-sims = tenk med så mange simuleringer; gir samme svar hver gang
help-top = hvor mange valg som skal vises
help-review = bedøm hvert valg i et spill, og skill flaks fra dyktighet
help-review-svg = skriv grafen over vinnersjansene til denne filen
help-review-sims = gjennomsøk hver stilling med så mange simuleringer
help-puzzles = lag oppgaver av spill: valg som ble oversett og er klart best
help-puzzles-out = skriv oppgavene til denne filen
help-simulate = spill tilfeldige spill og tell hva som skjer
help-games = hvor mange spill
help-players = hvor mange spillere, 2 til 4 (ellers 2)
help-out = skriv resultatene til denne mappen
help-format = hva som skal skrives: summary.csv, eller en spillfil for hvert spill
help-max-turns = stopp et spill etter så mange turer (ellers 500)
help-arena = la boter spille en turnering, og se hvor sterke de er
help-arena-bots = boter, for eksempel flint@2000sims obsidian@1000ms diamond@100ms mine.py:Mine
help-arena-games = hvor mange spill hvert par av boter spiller (ellers 100)
help-arena-together = sett alle botene ved ett bord i stedet for to om gangen
help-arena-patience = hvor mange sekunder en bot kan bruke utover tiden sin før den diskvalifiseres (ellers 30)
help-arena-resume = fortsett turneringen i mappen fra --out
help-arena-jobs = hvor mange spill som spilles samtidig (ellers ett for hver kjerne)
help-arena-ray = spill på Ray-klyngen på denne adressen; "auto" finner en på denne maskinen
help-stats = vis statistikk over spillfiler: lengde, valg, kort, kamper
help-stats-records = spillfiler, eller mapper med slike (*.ogn); - leser fra standard inn
help-stats-out = skriv tabeller (CSV) og figurer (PNG og SVG) til denne mappen
help-jobs = hvor mange prosesser som leser spillfiler (ellers 1)
help-dataset = gjør spillfiler til en tabell over valg å lære av
help-dataset-out = filen som skrives: .npz, eller .parquet med overworld[analysis]
help-mcp = la en språkmodell spille (Model Context Protocol)
help-mcp-out = mappen for spill som modellen lagrer (som standard den gjeldende)
mcp-waiting = Venter på en MCP-klient på standard inn. Ctrl-C avslutter.
help-train = tren et nettverk ved å la det spille mot seg selv
help-train-out = mappen for lagringspunkt, kurve og vekter
help-train-minutes = hvor mange minutter det skal trenes
help-train-device = hvor det skal trenes: på en GPU fra NVIDIA, eller langsomt på prosessoren med et lite nettverk
help-train-players = hvor mange spillere; flere tall blandes
help-train-expert = prosentandel av tiden til expert iteration på slutten: nettverket lærer av sitt eget søk
help-train-resume = fortsett fra mappens lagringspunkt
help-train-start = begynn med vektene i en fil
help-serve = start en spillserver for folk og boter
help-serve-host = adressen det lyttes på; 127.0.0.1 er bare denne maskinen
help-serve-port = porten det lyttes på (ellers 8765; 0 tar en ledig)
help-serve-workers = hvor mange prosesser botene tenker i
help-serve-processes = hvor mange noder som kjører bak én port; krever PostgreSQL
help-serve-public = adressen folk bruker, hvis det står en proxy foran serveren
help-serve-host-name = enda et navn som kan brukes for denne serveren; kan gjentas
help-serve-also-box = enda en eske som det kan spilles med; kan gjentas
help-serve-metrics = hvor måletall til Prometheus tilbys, for eksempel 127.0.0.1:9464 (ellers ingen steder)
help-serve-proxy = en adresse eller et nettverk, for eksempel 10.0.0.0/8, der X-Forwarded-For er til å stole på; kan gjentas
help-serve-people = hvem som kan bruke åpne bord, hurtigsøk og navn: alle (open), folk med invitasjonen din (invite) eller ingen (off)
help-serve-no-push = ikke varsle noen mens siden er lukket
help-serve-push-host = enda en push-tjeneste, som HOST eller HOST:PORT; den kan ha en privat adresse; kan gjentas
help-serve-limit = endre en grense, for eksempel sockets_per_address=1000; kan gjentas
help-serve-verbose = loggfør hver forespørsel
help-backup = skriv alle bordene på en server til en fil, også mens den kjører
help-restore = legg bordene fra en sikkerhetskopi inn i en tom database
help-backup-file = filen med sikkerhetskopien
help-database = hvor bordene lagres: sqlite:///FIL eller postgresql://BRUKER@VERT/NAVN
help-tables = list opp, vis, gjenopprett eller slett bord på en server
help-tables-list = vis bordene som sist ble endret
help-tables-show = vis et bord: plasser, personer og innstillinger
help-tables-restore = hent bord ut av arkivet
help-tables-delete = slett bord med alt innhold
help-tables-erase = slett en persons data ved alle bord
help-tables-code = koden til et bord
help-tables-limit = hvor mange bord som vises (ellers 50)
help-tables-who = personen: hashen som `overworld tables show` viser, personens eget navn, eller et navn ved et bord sammen med --table
help-tables-table = bordet der personen har dette navnet
help-tables-yes = ikke spør om bekreftelse
help-people = beregn resultater på nytt, les rapporter, inviter folk
help-people-rebuild = erstatt resultater som avviker fra loggene; serveren kan kjøre
help-people-check = tell bare resultatene som avviker; sluttkoden er 1 hvis det finnes noen
help-people-reports = vis rapportene som spillere har sendt, med de siste chatlinjene
help-people-invite = skriv ut en lenke som slipper personer inn på en server med --people invite
help-people-limit = hvor mange rapporter som vises
help-people-uses = hvor mange personer lenken slipper inn
help-people-days = hvor mange dager lenken gjelder
help-bench = mål farten, og test agenter mot faste motstandere
help-warm-up = kompiler alt nå, så programmet starter raskt senere
help-bench-engine = mål regelmotoren
help-bench-bots = mål søket og botene
help-bench-env = mål forskningsmiljøene, ved siden av et av PettingZoos egne
help-bench-agents = spill referansetesten: agenter mot faste motstandere, på faste oppsett
help-bench-agents-bots = agenter som skal testes, skrevet som for arenaen; uten noen: alle våre boter og de fra andre prosjekter
help-bench-agents-players = med hvor mange spillere (ellers 2 3 4)
help-bench-agents-deals = høyst så mange oppsett per par, for en første titt
help-bench-agents-out = ta vare på spill, nettverk og resultater i denne mappen; samme kommando fortsetter
help-bench-verify = spill om spillene i resultater og kontroller tabellene
help-bench-verify-folders = mapper med results.json og games.jsonl.xz
help-bench-verify-anchors = la også de faste motstanderne ta alle valg om igjen; tar like lang tid som spillene deres
help-json = skriv ut JSON
help-markdown = skriv ut Markdown
help-runs = bruk den beste av så mange kjøringer
help-box-command = vis innholdet i en eske, eller sjekk en egenlaget eske
help-box-show = vis alt i en eske, og hvor sikker hver verdi er
help-box-check = vis alle problemer i en eske
help-box-file = en eske i TOML

arg-command = KOMMANDO
arg-part = DEL
arg-file = FIL
arg-folder = MAPPE
arg-records = SPILLFILER
arg-bot = BOT
arg-address = ADRESSE
arg-url = URL
arg-limit = NAVN=TALL
arg-seats = PLASSER
arg-boards = SPILLBRETT
arg-seat = FARGE
arg-number = N
arg-position = STILLING
arg-position-or-file = STILLING|SPILLFIL
arg-code = KODE
arg-person = PERSON
args-usage = bruk:
args-positional = posisjonsargumenter
args-options = valg
args-group-play = spill, og se på spill
args-group-host = vær vert for andre
args-group-bots = boter og turneringer
args-group-research = forskning
args-group-tools = verktøy
args-examples = eksempler
args-extras = ekstra pakker
args-next = prøv så
args-more = overworld KOMMANDO --help viser valg og eksempler for en kommando.
args-argument = argumentet { $name }: { $reason }
args-required = disse argumentene mangler: { $names }
args-unknown = ukjente argumenter: { $names }
args-choice = ugyldig valg: { $found } (velg mellom { $known })
args-one = det mangler en verdi
args-some = det mangler minst én verdi
args-not-with = kan ikke brukes sammen med { $name }
args-ambiguous = tvetydig: { $found } kan være { $known }
args-no-value = tar ingen verdi, men fikk { $found }

## Errors

error = overworld: { $reason }
error-file = { $file }: { $reason }
error-not-text = { $file }: ikke en tekstfil i UTF-8
percent = { $number } %
error-number = { $text } er ikke et helt tall fra { $low } til { $high }
error-seat = en plass er me, me:NAVN eller en bot: { $reason }
error-bot = boten { $bot } ga opp: { $reason }
error-name = { $text } er ikke et navn: bruk synlige tegn og ikke komma
error-resume = { $option } kan ikke brukes sammen med --resume: det står allerede i spillfilen
error-no-unfinished = det er ikke noe uferdig spill å fortsette: utelat --resume for å starte et nytt
error-bot-file = { $file } nevner boten { $bot }, som ikke følger med spillet: legg til --bots-from-files for å kjøre koden dens
error-extra = dette krever pakker som ikke er installert: { $command } (mangler: { $package })
error-out = --format records krever --out
error-colour = ukjent plass { $text }; plassene er { $seats }
seats-needed = et bord har 2 til { $most } plasser: oppgi så mange med --seats
error-boards = { $boards }: { $seats } plasser trenger { $seats } forskjellige spillbrett; velg mellom { $known }
error-deal = --deal { $deal } passer ikke til dette spillet: utelat det, eller oppgi tallet det begynte med
error-box = { $file }: { $count ->
    [one] ett problem
   *[other] { $count } problemer
  }, det første: { $first } (overworld box check { $file } viser alle)
error-no-folder = { $folder }: kan ikke skrive der: { $reason }
error-empty-folder = { $folder }: det er ingen spillfiler (*{ $suffix }) i den
error-no-records = ingen av { $count } filer er en spillfil; det første problemet: { $first }
error-dataset-format = { $file }: velg et filnavn som slutter på .npz eller .parquet
error-no-pyarrow = .parquet krever pyarrow. Skriv .npz i stedet, eller installer det: { $command }
error-no-gpu = det er ingen GPU å trene på her: bruk --device cpu
error-train-resume = { $folder }: her finnes det allerede en trening; legg til --resume for å fortsette den
error-nobody-decides = det er ingenting å velge der: noe nytt er i ferd med å komme fram, eller spillet er over
error-names = { $file }: { $count } plasser har navn, men spillfilen har { $seats }

## Box

box-good = { $file }: gyldig eske ({ $name })
box-problems = { $file }: { $count ->
    [one] ett problem
   *[other] { $count } problemer
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = { $seat } velger ({ $phase }):
show-chance = Dette kan komme fram nå:
show-over = Spillet er over. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-move = { $move }  { $count }
perft-total = totalt  { $count }
replay-hint = Enter: neste · b: tilbake · N: gå til trinn N · e: til slutten · q: avslutt
replay-start = trinn 0 av { $total }: starten
replay-entry = trinn { $entry } av { $total }: { $move }
replay-prompt = reprise>
replay-unknown = { $text } er ikke en kommando.

## Hint

hint-of = { $seat } velger; etter { $simulations } simuleringer av { $bot }:
hint-asked = { $bot } tenker …
hint-move = { $move }  vinnersjanse { $share }, { $visits } av forsøkene, XP til slutt { $xp }
hint-line = deretter trolig: { $line }
review-interrupted = Gjennomgangen ble avbrutt.
review-nothing = { $file }: ingen har valgt noe i dette spillet
review-progress = Gjennomgang: { $percent } %
review-by = Av { $bot }, { $simulations } simuleringer for hver stilling.
review-seats = plass | presisjon | flaks | egne trekk | andres trekk | unøyaktigheter | feil | tabber
review-kinds = presisjon (valg)
review-steps = trinn | plass | spilt | bedre | vurdering | før | etter | pris
review-moment = Nøkkeløyeblikk { $number }, trinn { $entry }: { $seat } spiller { $move }; bedre er { $best } ({ $cost }). { $reason }
puzzles-made = { $name }: { $move }, { $margin } bedre; boter finner det i { $found } av forsøkene.
puzzles-written = Skrevet til { $file }: { $count }
not-offered = { $bot } er ikke tilgjengelig: { $reason }
other-box = { $bot } er trent på en annen eske: den spiller etter reglene, men ikke like godt.

## Simulate

simulate-progress = spill
simulate-games = spill  { $games } ({ $cut } avbrutt etter { $turns } turer)
simulate-turns = turer  { $mean } i gjennomsnitt, { $least } til { $most }
simulate-decisions = valg  { $mean } i gjennomsnitt
simulate-seat = { $seat }  seiersandel { $share } ± { $margin }, XP { $xp } i gjennomsnitt
simulate-written = skrevet til { $folder }

## Stats
# In headings of tables, | divides the columns.

stats-progress = spillfiler
stats-left-out = utelatt: { $problem }
stats-read = { $games ->
    [one] én spillfil
   *[other] { $games } spillfiler
  } lest, { $unreadable } utelatt
stats-written = skrevet til { $folder }
stats-no-plots = ingen figurer, fordi matplotlib mangler: { $command }
dataset-written = { $file }: { $decisions } valg fra { $games } spill
train-done = vektene er i { $file }
stats-group = { $players } spillere: { $games ->
    [one] ett spill
   *[other] { $games } spill
  }
stats-endings = { $finished } ferdige, { $cut_off } avbrutt, { $resigned } gitt opp, { $unfinished } uferdige
stats-partial = { $games } av dem begynner med en stilling: det som kom før, er ikke regnet med
stats-between = { $low } til { $high }
stats-length = lengden på ferdige spill | snitt | sd | minst | median | mest
stats-xp = XP i ferdige spill | snitt | sd | minst | median | mest
stats-row-turns = turer
stats-row-decisions = valg
stats-row-entries = trinn
stats-row-seat = per plass
stats-row-winner = vinneren
stats-row-margin = foran nummer to
stats-choices = lovlige muligheter å velge mellom | valg | snitt | median | mest | tvunget
stats-phase-all = i alt
stats-phase-act = en handling
stats-phase-second = blokk nummer to
stats-phase-bow = etter en bue
stats-phase-pickaxe = etter en spisshakke
stats-phase-tnt = etter TNT
stats-phase-end = bytte eller avslutte
stats-phase-score = hva som scores
stats-order = plass i rekkefølgen | spill | seiersandel | 95 %-intervall | XP | sd | 95 %-intervall
stats-boards = spillbrett | spill | seiersandel | 95 %-intervall | XP | sd | 95 %-intervall
stats-names = spiller | spill | seiersandel | 95 %-intervall | XP | sd | 95 %-intervall
stats-sources = XP etter kilde | per plass | andel
stats-source-before = før spillfilen
stats-source-build = byggverk
stats-source-mob = beseirede mobs
stats-source-hoe = snudde gullhakker
stats-source-A = scorekort A
stats-source-B = scorekort B
stats-source-C = scorekort C
stats-source-bonus = mobs til slutt
stats-traits = kort og kjennetegn | bygd per spill | av alt bygd | av esken | valgt | felt | poeng
stats-card = { $card }, uansett valg
stats-tiles = byggverk | snudd | bygd | andel
stats-never = aldri bygd: { $count } av { $all }
stats-fights = mob | hjerter | kamper | vunnet | forventet | seiersandel | z
stats-all-mobs = alle
stats-actions = handling | per spill | av alle handlinger
stats-action-collect = ta blokker
stats-action-explore = utforske
stats-action-build = bygge
stats-action-fight = slåss mot en mob
stats-action-weapon = ta et våpen
stats-action-draw = snu én til med en bue
stats-action-detonate = detonere TNT
stats-action-trade = bytte mot en ekstra handling
stats-action-pass = la være
stats-plot-seats = { $players } spillere: hvem vinner, med 95 %-intervaller
stats-plot-place = plass i rekkefølgen
stats-plot-board = spillbrett
stats-plot-win-share = seiersandel
stats-plot-fair = like sjanser
stats-plot-sources = { $players } spillere: hvor XP kommer fra
stats-plot-xp-mean = XP per plass, snitt
stats-plot-tiles = { $players } spillere: hva som bygges
stats-plot-built-share = andel bygd av dem som ble snudd
stats-plot-fights = { $players } spillere: kamper (i parentes: hvor mange hjerter mob-en har)
stats-plot-won-share = andel av kampene
stats-plot-won = vunnet
stats-plot-expected = forventet med beste spill
stats-plot-scoring = { $players } spillere: hva som scores
stats-plot-chosen-share = andel av scoringsrundene på kortet
stats-plot-points-mean = poeng, snitt
stats-plot-length = { $players } spillere: hvor lenge spillene varer
stats-plot-turns = turer
stats-plot-games = spill

## Bench

bench-best = beste av { $runs } kjøringer på én kjerne; målingene varierer
bench-games = tilfeldige spill per sekund, { $players } spillere  { $games }  ({ $decisions } valg per sekund)
bench-game = ett valg gjennom Game  { $micros } µs
bench-arrays = ett valg gjennom matrisefunksjonene  { $micros } µs
bench-copy = kopi av en tilstand  { $micros } µs (av et Game midt i spillet  { $game } µs)
bench-compile = første kompilering  { $seconds } s
bench-playouts = gjennomspillinger per sekund i søket, { $players } spillere  { $playouts }
bench-overshoot = det lengste et søk på { $ms } ms gikk over tiden  { $over } ms
bench-pebble = det tregeste svaret fra pebble  { $micros } ms
bench-obsidian = obsidian: en tur tar høyst { $ms } ms
bench-evaluations = vurderinger fra nettverket per sekund  { $evaluations }
bench-simulations = simuleringer av diamond per sekund, { $players } spillere  { $simulations }
bench-late = det lengste diamond på { $ms } ms gikk over tiden  { $over } ms
bench-policy = diamond svarer uten søk på  { $ms } ms
bench-diamond = diamond: en tur tar høyst { $ms } ms
bench-memory = minne til et søk  { $mb } MB
bench-vector = valg per sekund, { $games } spill med { $players } spillere samtidig  { $rate }  (observasjoner på { $bytes } byte)
bench-vector-skip = det samme med 2 spillere, tvungne valg hoppet over  { $rate }
bench-gpu = GPU: valg per sekund, { $games } spill med { $players } spillere samtidig  { $rate }
bench-no-gpu = ingen GPU måles: det er ingen som kan brukes her
bench-pettingzoo = steg per sekund i PettingZoo, { $name }  { $rate }  (tictactoe_v3: { $peer })
bench-gymnasium = steg per sekund i Gymnasium mot random  { $rate }
bench-gymnasium-vector = steg per sekund i Gymnasiums vektormiljø, { $games } spill mot random samtidig  { $rate }
bench-env-missing = PettingZoo måles ikke: { $command }
bench-start = start fra hurtigbufferen til første trekk  { $seconds } s
bench-agents-missing = { $agent } utelates: den trenger { $package }, { $command }
bench-agents-nobody = ingen av disse agentene kan testes her
bench-agents-training = Trener { $agent } for { $players } spillere …
bench-agents-protocol = Protokoll { $version }, frø «{ $seed }», { $games } spill; andeler av seieren i prosent, med 95 %-intervaller; forsprang til de andre i XP
bench-agents-score = poengsum
bench-agents-lead = forsprang
bench-agents-regret = tap
bench-agents-forfeit = { $bot } er diskvalifisert: { $reason }
bench-verify-done = { $games } spill kontrollert: Alt stemmer.
bench-verify-part = en del av protokollen

## Problems of a box

problem = { $place }: { $text }
problem-line = linje { $line }: { $place }: { $text }
problem-unreadable = { $reason }
problem-not_a_text_file = ikke en tekstfil i UTF-8
problem-not_toml = ikke TOML: { $reason }
problem-missing = mangler
problem-unknown_key = er ikke en nøkkel i en eske
problem-not_a_table = må være en tabell, ikke { $found }
problem-not_a_list = må være en liste av tabeller i doble hakeparenteser
problem-not_as_in_base = må være { $wanted } som i grunnesken, ikke { $found }
problem-unknown_name = ukjent navn { $found }; må være et av { $known }
problem-bad_number = må være et helt tall fra { $low } til { $high }, ikke { $found }
problem-bad_id = må være en id som stone_sword, høyst 60 bokstaver, ikke { $found }
problem-id_taken = { $found } er allerede id-en ved { $by }
problem-bad_title = må være én linje tekst
problem-not_4_names = må være en liste med 4 navn, ikke { $found }
problem-not_amounts = må være en tabell med navn og tall, ikke { $found }
problem-wrong_sum_of_blocks = må bli { $wanted } blokker til sammen, ikke { $found }
problem-wrong_sum_of_tokens = må bli { $wanted } nøytrale våpenpolletter til sammen, ikke { $found }
problem-wrong_sum_of_tiles = må bli { $wanted } byggverkskort og mob-kort til sammen, ikke { $found }
problem-power_not_once = egenskapen { $power } må tilhøre nøyaktig 1 våpen, ikke { $found }
problem-too_many_weapons = høyst { $most } slags våpen, ikke { $found }
problem-short_first_pile = en startbunke trenger minst { $least } polletter som verken er bue eller TNT, ikke { $found }
problem-wrong_number_of_boards = må være { $low } til { $high } spillbrett, ikke { $found }
problem-not_3_by_3 = må være 3 rader med 3 biomer

## The arena

arena-progress = Spill
arena-rounded = Det spilles { $games } spill: hver stokking av esken fra hver plass.
arena-games = { $games } spill, { $cut } av dem avbrutt.
arena-column-bot = bot
arena-column-games = spill
arena-column-share = seiersandel
arena-column-interval = 95 %-intervall
arena-column-fair = lik sjanse
arena-column-xp = XP
arena-column-ms = ms
arena-column-slowest = tregest ms
arena-column-rating = styrke
arena-column-line-up = oppstilling
arena-forfeit = Spill { $game }: { $bot } er diskvalifisert: { $reason }
arena-forfeit-crash = den krasjet ({ $report })
arena-forfeit-illegal = den svarte med noe ulovlig ({ $report })
arena-forfeit-stall = den brukte for lang tid ({ $report })
arena-forfeit-death = den fikk prosessen sin til å krasje ({ $report })
arena-interrupted = Avbrutt. Ferdige spill er lagret; --resume fortsetter.
arena-interrupted-unkept = Avbrutt. Bruk --out MAPPE for å lagre spillene, så --resume kan fortsette.
arena-resume-what = --resume krever --out med mappen til turneringen
arena-folder-begun = { $folder } har allerede en turnering: legg til --resume for å fortsette den, eller velg en annen mappe
arena-folder-not-begun = { $folder } har ingen turnering å fortsette: utelat --resume for å starte en
arena-folder-other = { $folder } har en turnering med andre innstillinger: utelat botene for å fortsette den
arena-folder-unreadable = { $folder } har en turnering som ikke kan leses ({ $detail })
arena-folder-other-version = { $folder } har en turnering som versjon { $detail } startet; denne versjonen kan ikke fortsette den
arena-folder-other-box = { $folder } har en turnering med en annen eske: oppgi den med --box
arena-cluster-no-ray = --ray krever Ray: { $command }
arena-cluster-no-cluster = får ikke kontakt med noen klynge ({ $detail })
arena-cluster-task = en node i klyngen kan ikke spille ({ $detail })
arena-cluster-lost = et spill gikk tapt sammen med noden sin for mange ganger ({ $detail })

## The server

serve-listening = Bordene er på { $address }
serve-address = kan ikke lytte på { $host } port { $port }: { $reason }
serve-limit = ukjent grense «{ $name }»; grensene er: { $known }
serve-limit-number = grensen { $name }: «{ $text }» er ikke et helt tall
serve-setting = dette kan ikke stilles inn: { $reason }
serve-metrics = «{ $text }» er ingen adresse for måletall: skriv VERT:PORT, for eksempel 127.0.0.1:9464
serve-database = bordene kan ikke lagres: { $reason }
serve-processes-database = flere prosesser krever PostgreSQL: oppgi en med --database postgresql://...
serve-processes-system = flere prosesser kan ikke dele en port på dette systemet: start en server for hver, bak en proxy
serve-failed = serveren kunne ikke starte; loggen sier hvorfor
client-unbuilt = Spillsiden er ikke bygd ennå. Kjør `make set-up` i kildemappen, og start så serveren på nytt.

## Play in the browser

play-opened = Bordet er klart på { $address } og åpnes i nettleseren din.
play-address = Bordet er klart. Åpne { $address } i en nettleser.
play-running-opened = Overworld kjører allerede på { $address } og åpnes i nettleseren din.
play-running = Bordene dine er allerede åpne. Gå til { $address } i en nettleser.
play-contradiction = { $browser } gjelder nettleseren og { $terminal } terminalen: bruk bare én av dem
play-running-here = Overworld kjører allerede på { $address }, men bare for denne enheten. Stopp det først, og start det så på nytt for nettverket ditt.
play-lan = Alle i nettverket ditt kan spille på { $address }, eller med denne koden:
play-how-to-stop = Trykk Ctrl-C, eller skriv { $word }, for å stoppe.
play-compiling = Botene kompileres fortsatt. Du kan allerede starte et spill; hver bot spiller så snart den er klar.
play-stopped = Stoppet. Spillene dine er lagret.
play-unbuilt = spillsiden er ikke bygd ennå. Kjør `make play` i kildemappen, eller spill uten siden: overworld play --terminal
backup-written = Alle bordene er i { $file }
backup-restored = Alle bordene fra { $file } er gjenopprettet.
backup-exists = { $file } finnes allerede: velg et annet navn
backup-not-empty = databasen har allerede bord: gjenopprett til en tom
backup-failed = { $reason }
tables-code = Kode
tables-status = Status
tables-created = Opprettet
tables-changed = Sist endret
tables-events = Hendelser
tables-players = Spillere
tables-notes = Notater
tables-host = Vert
tables-options = Innstillinger
tables-seat = Plass
tables-board = Spillbrett
tables-kind = Type
tables-name = Navn
tables-person = Person (hash)
tables-status-lobby = lobby
tables-status-playing = pågår
tables-status-over = ferdig
tables-status-replay = importert
tables-status-archived = arkivert
tables-none = Det finnes ingen bord.
tables-unknown = det finnes ikke noe bord { $code }
tables-in-use = en server har denne databasen åpen ({ $address }): stopp den først, eller gjør det i nettleseren som bordets vert
tables-confirm = Skriv { $word } for å bekrefte:
tables-unchanged = ingenting er endret
tables-restored = Gjenopprettet: { $code }
tables-not-archived = bord { $code } er ikke arkivert
tables-unreadable = bord { $code } kan ikke leses: oppgi esken med --box eller --also-box
tables-delete-ask = Slette med alt innhold: { $codes }?
tables-deleted = Slettet: { $codes }
tables-erase-ask = Slette dataene om { $who } (navn: { $names }) ved alle berørte bord ({ $count })?
tables-erased = Bord som nå er uten personens data: { $erased }. Slettede bord der det ikke var andre: { $deleted }.
tables-failed = bord som ikke kunne leses og fortsatt har personens data: { $count }. Oppgi eskene deres med --box eller --also-box, eller slett disse bordene.
tables-nothing = ingen bord har data om { $who }
tables-nobody = ingen ved bord { $code } heter { $name }
tables-several = flere ved bord { $code } heter { $name }: oppgi hashen som `overworld tables show { $code }` viser
tables-bad-person = { $who } er verken en hash på 32 heksadesimale sifre eller noens eget navn: oppgi en av delene, eller et navn ved et bord sammen med --table
people-checked = Leste bord: { $tables }. Resultater som avviker fra loggene: { $different }.
people-rebuilt = Leste bord: { $tables }. Erstattede resultater: { $different }.
people-unreadable = Bord som ikke kunne leses: { $count }. Oppgi eskene deres med --box eller --also-box.
people-no-reports = Det finnes ingen rapporter.
people-report = { $at }  { $code }, plass { $seat }: { $name }, { $reason }
people-report-who = person { $reported }, rapportert av { $reporter }
people-reason-insults = fornærmelser eller trusler
people-reason-name = navn eller malt ansikt
people-reason-stalls = drøyer tiden eller går med vilje
people-reason-other = noe annet
