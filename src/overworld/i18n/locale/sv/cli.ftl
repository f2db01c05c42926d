# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = Reglerna kompileras för första gången. Det tar ungefär en halv minut.
compiling-all = Reglerna och botarna kompileras för första gången. Det tar en till två minuter, en enda gång.
compiling-damaged = Cachen med kompilerade regler i { $folder } var skadad och byggs upp på nytt. Det kan ta en minut.
compiling-nowhere = Det finns ingen mapp att spara de kompilerade reglerna i, så de kompileras om vid varje start. Sätt OVERWORLD_CACHE_DIR till en mapp som du kan skriva i.
compiling-foreign = Cachemappen { $folder } används inte, eftersom den tillhör en annan användare. Sätt OVERWORLD_CACHE_DIR till en egen mapp.
compiling-open = Cachemappen { $folder } används inte, eftersom andra användare kan skriva i den. Kör ”chmod go-w { $folder }” eller sätt OVERWORLD_CACHE_DIR till en egen mapp.
warm-up-done = Allt är kompilerat, i { $folder }

## Help

about = Spela Builders & Biomes, var värd, analysera partier, skriv botar och träna agenter.
help-version = skriv ut versionen och avsluta
help-help = skriv ut den här hjälpen och avsluta
help-box = spela med spellådan i den här filen i stället för grundlådan
help-play = spela i webbläsaren, eller vid ett bord i terminalen
help-lan = låt andra enheter i det lokala nätverket spela, och visa adressen som QR-kod
help-no-browser = visa adressen utan att öppna en webbläsare
help-play-port = porten att lyssna på (standard: 8765 eller en ledig)
help-play-terminal = för ett parti i terminalen; var och en av dessa innebär --terminal
help-terminal = spela i terminalen
help-seats = vem som sitter var: me, me:NAMN eller en bot, till exempel me,pebble eller me:Ada,me:Ben,random
help-boards = brädet för varje plats, till exempel green,yellow
help-beginner = platserna med nybörjarvarianten, till exempel red,blue
help-first = platsen som börjar (standard: slumpmässigt)
help-seed = ett tal som bestämmer allt slumpmässigt
help-deal = ett tal som bestämmer hur spellådan är blandad
help-resume = fortsätt med en sparad inspelning; utan fil ditt senaste oavslutade parti
help-bots-from-files = tillåt botar som en inspelning eller turnering nämner och som inte följer med spelet, och kör deras kod
help-replay = stega genom en inspelning
help-record-file = en fil med inspelningen av ett parti; - läser standard in
help-at = visa bordet efter så här många steg och avsluta
help-hint-at = se på ställningen efter så här många steg i inspelningen
help-show = rita en ställning och lista vad som kan hända härnäst
help-position = en ställning, inom citattecken; "start" är ett nytt parti; - läser standard in
help-show-what = en ställning, inom citattecken, eller en fil med inspelningen av ett parti; "start" är ett nytt parti; - läser standard in
help-show-svg = skriv en bild av bordet till den här filen
help-show-html = skriv en sida som spelar upp det inspelade partiet till den här filen
help-perft = räkna dragföljderna från en ställning
help-depth = hur många steg djupt, både beslut och slump
help-divide = visa antalet för varje första drag
help-hint = fråga boten vad den skulle göra, och hur säker den är
help-hint-what = en ställning, inom citattecken, eller en fil med en inspelning; - läser en inspelning från standard in
help-ms = tänk så här många millisekunder (standard: 1000)
help-sims = tänk så här många simuleringar; ger samma svar varje gång
help-top = hur många beslut som visas
help-review = bedöm varje beslut i ett parti och skilj slump från skicklighet
help-review-svg = skriv diagrammet över vinstchanserna till den här filen
help-review-sims = sök igenom varje ställning med så här många simuleringar
help-puzzles = gör kluringar av partier: missade beslut som var klart bäst
help-puzzles-out = skriv kluringarna till den här filen
help-simulate = spela slumpmässiga partier och räkna vad som händer
help-games = hur många partier
help-players = hur många spelare, 2 till 4 (standard: 2)
help-out = skriv resultaten i den här mappen
help-format = vad som skrivs: summary.csv, eller en inspelning av varje parti
help-max-turns = bryt partier efter så här många turer (standard: 500)
help-arena = låt botar spela en turnering, och se hur starka de är
help-arena-bots = botar, till exempel flint@2000sims obsidian@1000ms diamond@100ms mine.py:Mine
help-arena-games = hur många partier varje par av botar spelar (standard: 100)
help-arena-together = sätt alla botar vid ett bord i stället för två i taget
help-arena-patience = sekunder som en bot får dra över sin tid innan den döms till förlust (standard: 30)
help-arena-resume = fortsätt turneringen i mappen för --out
help-arena-jobs = hur många partier som spelas samtidigt (standard: ett per kärna)
help-arena-ray = spela på Ray-klustret på den här adressen; "auto" hittar ett på den här datorn
help-stats = visa statistik över inspelningar: längd, val, kort, strider
help-stats-records = filer med inspelningar, eller mappar med sådana (*.ogn); - läser standard in
help-stats-out = skriv tabeller (CSV) och diagram (PNG och SVG) i den här mappen
help-jobs = hur många processer som läser inspelningar (standard: 1)
help-dataset = gör om inspelningar till en tabell med beslut att lära av
help-dataset-out = filen att skriva: .npz, eller .parquet med overworld[analysis]
help-mcp = låt en språkmodell spela (Model Context Protocol)
help-mcp-out = mappen för partier som modellen sparar (förvalt: den aktuella)
mcp-waiting = Väntar på en MCP-klient på standard in. Ctrl-C avslutar.
help-train = träna ett nätverk genom att låta det spela mot sig självt
help-train-out = mappen för kontrollpunkt, kurva och vikter
help-train-minutes = hur många minuter träningen pågår
help-train-device = var träningen sker: på en GPU från NVIDIA, eller långsamt och med ett litet nätverk på processorn
help-train-players = hur många spelare; flera tal blandas
help-train-expert = andel av tiden i procent för expert iteration i slutet: nätverket lär sig av sin egen sökning
help-train-resume = fortsätt från mappens kontrollpunkt
help-train-start = börja med vikterna i en fil
help-serve = kör en spelserver för människor och botar
help-serve-host = adressen att lyssna på; 127.0.0.1 är bara den här datorn
help-serve-port = porten att lyssna på (standard: 8765; 0 tar en ledig)
help-serve-workers = hur många processer botarna tänker i
help-serve-processes = hur många noder som körs bakom en port; kräver PostgreSQL
help-serve-public = adressen som folk använder, om en proxy står framför servern
help-serve-host-name = ännu ett namn som får användas för servern; kan upprepas
help-serve-also-box = ännu en spellåda som det går att spela med; kan upprepas
help-serve-metrics = var mätdata för Prometheus visas, till exempel 127.0.0.1:9464 (standard: ingenstans)
help-serve-proxy = en adress eller ett nätverk, till exempel 10.0.0.0/8, vars X-Forwarded-For är betrodd; kan upprepas
help-serve-people = vilka som får använda öppna bord, snabbsökning och namn: alla (open), personer med din inbjudan (invite) eller ingen (off)
help-serve-no-push = avisera ingen när sidan är stängd
help-serve-push-host = ytterligare en pushtjänst, som HOST eller HOST:PORT; den får ha en privat adress; kan upprepas
help-serve-limit = ändra en gräns, till exempel sockets_per_address=1000; kan upprepas
help-serve-verbose = logga varje förfrågan
help-backup = skriv alla bord på en server till en fil, även under drift
help-restore = lägg borden från en säkerhetskopia i en tom databas
help-backup-file = säkerhetskopians fil
help-database = var bord sparas: sqlite:///FIL eller postgresql://ANVÄNDARE@VÄRD/NAMN
help-tables = lista, visa, återställ eller ta bort bord på en server
help-tables-list = lista de bord som ändrades senast
help-tables-show = visa ett bord: platser, personer och inställningar
help-tables-restore = hämta bord ur arkivet
help-tables-delete = ta bort bord med allt som hör till
help-tables-erase = radera en persons uppgifter vid alla bord
help-tables-code = koden för ett bord
help-tables-limit = hur många bord som listas (standard: 50)
help-tables-who = personen: hashen som `overworld tables show` visar, personens eget namn, eller ett namn vid ett bord tillsammans med --table
help-tables-table = bordet där personen har det namnet
help-tables-yes = fråga inte efter bekräftelse
help-people = räkna om resultat, läs anmälningar, bjud in personer
help-people-rebuild = ersätt resultat som avviker från loggarna; servern får köra
help-people-check = räkna bara resultat som avviker; slutkoden är 1 om det finns några
help-people-reports = visa spelarnas anmälningar med de senaste chattraderna
help-people-invite = skriv ut en länk som släpper in personer på en server med --people invite
help-people-limit = hur många anmälningar som visas
help-people-uses = hur många personer länken släpper in
help-people-days = hur många dagar länken gäller
help-bench = mät hastigheten och testa agenter mot fasta motståndare
help-warm-up = kompilera allt nu, så att senare starter går fort
help-bench-engine = mät spelmotorn
help-bench-bots = mät sökningen och botarna
help-bench-env = mät miljöerna för forskning, tillsammans med en av PettingZoos egna
help-bench-agents = spela jämförelsetestet: agenter mot fasta motståndare, med fasta startlägen
help-bench-agents-bots = agenter att pröva, angivna som för arenan; annars alla våra botar och de från andra projekt
help-bench-agents-players = med hur många spelare (standard: 2 3 4)
help-bench-agents-deals = högst så många startlägen per par, för en första titt
help-bench-agents-out = spara partier, nätverk och resultat i den här mappen; samma kommando fortsätter
help-bench-verify = spela om resultatens partier och kontrollera tabellerna
help-bench-verify-folders = mappar med results.json och games.jsonl.xz
help-bench-verify-anchors = låt även de fasta motståndarna fatta varje beslut igen; tar lika lång tid som deras partier
help-json = skriv ut JSON
help-markdown = skriv ut Markdown
help-runs = ta den bästa av så här många körningar
help-box-command = visa innehållet i en spellåda, eller kontrollera en egen
help-box-show = lista allt i en spellåda, och hur säkert varje värde är
help-box-check = lista alla problem i en spellåda
help-box-file = en spellåda i TOML

arg-command = KOMMANDO
arg-part = DEL
arg-file = FIL
arg-folder = MAPP
arg-records = INSPELNINGAR
arg-bot = BOT
arg-address = ADRESS
arg-url = URL
arg-limit = NAMN=TAL
arg-seats = PLATSER
arg-boards = BRÄDEN
arg-seat = FÄRG
arg-number = N
arg-position = STÄLLNING
arg-position-or-file = STÄLLNING|INSPELNING
arg-code = KOD
arg-person = PERSON
args-usage = användning:
args-positional = positionsargument
args-options = flaggor
args-group-play = spela och titta på partier
args-group-host = var värd för andra
args-group-bots = botar och turneringar
args-group-research = forskning
args-group-tools = verktyg
args-examples = exempel
args-extras = extra paket
args-next = prova sedan
args-more = overworld KOMMANDO --help visar flaggor och exempel för ett kommando.
args-argument = argumentet { $name }: { $reason }
args-required = de här argumenten saknas: { $names }
args-unknown = okända argument: { $names }
args-choice = ogiltigt val: { $found } (välj bland { $known })
args-one = ett värde saknas
args-some = minst ett värde saknas
args-not-with = kan inte användas med { $name }
args-ambiguous = tvetydigt: { $found } kan vara { $known }
args-no-value = tar inget värde, men fick { $found }

## Errors

error = overworld: { $reason }
error-file = { $file }: { $reason }
error-not-text = { $file }: ingen textfil i UTF-8
percent = { $number } %
error-number = { $text } är inget heltal från { $low } till { $high }
error-seat = en plats är me, me:NAMN eller en bot: { $reason }
error-bot = boten { $bot } gav upp: { $reason }
error-name = { $text } är inget namn: använd synliga tecken och inga kommatecken
error-resume = { $option } kan inte användas med --resume: det står redan i inspelningen
error-no-unfinished = det finns inget oavslutat parti att fortsätta: utelämna --resume för att börja ett
error-bot-file = { $file } namnger boten { $bot }, som inte följer med spelet: lägg till --bots-from-files för att köra dess kod
error-extra = det här kräver paket som inte är installerade: { $command } (saknas: { $package })
error-out = --format records behöver --out
error-colour = okänd plats { $text }; platserna är { $seats }
seats-needed = ett bord har 2 till { $most } platser: ange så många med --seats
error-boards = { $boards }: { $seats } platser behöver { $seats } olika bräden; välj bland { $known }
error-deal = --deal { $deal } passar inte till det här partiet: utelämna det, eller ange talet som det började med
error-box = { $file }: { $count ->
    [one] ett problem
   *[other] { $count } problem
  }, det första: { $first } (overworld box check { $file } listar alla)
error-no-folder = { $folder }: det går inte att skriva där: { $reason }
error-empty-folder = { $folder }: det finns inga inspelningar (*{ $suffix }) i mappen
error-no-records = ingen av { $count } filer är en inspelning; det första problemet: { $first }
error-dataset-format = { $file }: välj ett filnamn som slutar på .npz eller .parquet
error-no-pyarrow = .parquet kräver pyarrow. Skriv .npz i stället, eller installera det: { $command }
error-no-gpu = här finns ingen GPU att träna på: använd --device cpu
error-train-resume = { $folder }: här finns redan en träning; lägg till --resume för att fortsätta den
error-nobody-decides = där finns inget att välja: något ska avslöjas, eller så är spelet slut
error-names = { $file }: { $count } platser har namn, men inspelningen har { $seats }

## Box

box-good = { $file }: giltig spellåda ({ $name })
box-problems = { $file }: { $count ->
    [one] ett problem
   *[other] { $count } problem
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = { $seat } väljer ({ $phase }):
show-chance = Vad som kan avslöjas härnäst:
show-over = Spelet är slut. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-move = { $move }  { $count }
perft-total = summa  { $count }
replay-hint = Enter: nästa · b: bakåt · N: till steg N · e: till slutet · q: sluta
replay-start = steg 0 av { $total }: början
replay-entry = steg { $entry } av { $total }: { $move }
replay-prompt = repris>
replay-unknown = { $text } är inget kommando.

## Hint

hint-of = { $seat } väljer; efter { $simulations } simuleringar av { $bot }:
hint-asked = { $bot } tänker …
hint-move = { $move }  vinstchans { $share }, besök { $visits }, XP vid spelets slut { $xp }
hint-line = fortsätter troligen så här: { $line }
review-interrupted = Analysen avbröts.
review-nothing = { $file }: ingen har beslutat något i det här partiet
review-progress = Analys: { $percent } %
review-by = Av { $bot }, { $simulations } simuleringar för varje ställning.
review-seats = plats | precision | slump | egna drag | andras drag | onoggrannheter | misstag | blundrar
review-kinds = precision (beslut)
review-steps = steg | plats | spelat | bättre | omdöme | före | efter | förlust
review-moment = Avgörande ögonblick { $number }, steg { $entry }: { $seat } spelar { $move }; bättre är { $best } ({ $cost }). { $reason }
puzzles-made = { $name }: { $move }, { $margin } bättre; botar hittar det i { $found } av sina försök.
puzzles-written = Skrivet till { $file }: { $count }
not-offered = { $bot } är inte tillgänglig: { $reason }
other-box = { $bot } är tränad på en annan spellåda: den spelar efter reglerna, men inte lika bra.

## Simulate

simulate-progress = partier
simulate-games = partier  { $games } ({ $cut } brutna efter { $turns } turer)
simulate-turns = turer  { $mean } i snitt, { $least } till { $most }
simulate-decisions = beslut  { $mean } i snitt
simulate-seat = { $seat }  andel vinster { $share } ± { $margin }, XP { $xp } i snitt
simulate-written = skrivet till { $folder }

## Stats
# In headings of tables, | divides the columns.

stats-progress = inspelningar
stats-left-out = överhoppad: { $problem }
stats-read = läst: { $games ->
    [one] en inspelning
   *[other] { $games } inspelningar
  }, överhoppat: { $unreadable }
stats-written = skrivet till { $folder }
stats-no-plots = inga diagram, eftersom matplotlib saknas: { $command }
dataset-written = { $file }: { $decisions } beslut; partier: { $games }
train-done = vikterna finns i { $file }
stats-group = { $players } spelare: { $games ->
    [one] ett parti
   *[other] { $games } partier
  }
stats-endings = { $finished } avslutade, { $cut_off } brutna, { $resigned } där någon gav upp, { $unfinished } oavslutade
stats-partial = { $games } av dem börjar med en ställning: det som hände innan räknas inte
stats-between = { $low } till { $high }
stats-length = avslutade partiers längd | medel | std | minst | median | mest
stats-xp = XP i avslutade partier | medel | std | minst | median | mest
stats-row-turns = turer
stats-row-decisions = beslut
stats-row-entries = steg
stats-row-seat = per plats
stats-row-winner = vinnaren
stats-row-margin = före tvåan
stats-choices = tillåtna beslut att välja på | beslut | medel | median | mest | tvingade
stats-phase-all = totalt
stats-phase-act = en handling
stats-phase-second = andra blocket
stats-phase-bow = efter en pilbåge
stats-phase-pickaxe = efter en spetshacka
stats-phase-tnt = efter TNT
stats-phase-end = byta in eller avsluta
stats-phase-score = vad som ska ge poäng
stats-order = plats i turordningen | partier | andel vinster | 95 %-intervall | XP | std | 95 %-intervall
stats-boards = bräde | partier | andel vinster | 95 %-intervall | XP | std | 95 %-intervall
stats-names = spelare | partier | andel vinster | 95 %-intervall | XP | std | 95 %-intervall
stats-sources = XP per källa | per plats | andel
stats-source-before = före inspelningen
stats-source-build = byggnader
stats-source-mob = besegrade mobs
stats-source-hoe = uppvända guldhackor
stats-source-A = poängkort A
stats-source-B = poängkort B
stats-source-C = poängkort C
stats-source-bonus = mobs vid spelets slut
stats-traits = poängkort och egenskap | byggda per parti | av alla byggda | av spellådan | valda | rutor | poäng
stats-card = { $card }, oavsett val
stats-tiles = byggnad | uppvänd | byggd | andel
stats-never = aldrig byggda: { $count } av { $all }
stats-fights = mob | hjärtan | strider | vunna | förväntat | andel vinster | z
stats-all-mobs = alla
stats-actions = handling | per parti | av alla handlingar
stats-action-collect = samla block
stats-action-explore = utforska
stats-action-build = bygga
stats-action-fight = bekämpa en mob
stats-action-weapon = ta ett vapen
stats-action-draw = vända upp ett kort till med pilbåge
stats-action-detonate = spränga TNT
stats-action-trade = byta in mot extra handling
stats-action-pass = låta bli
stats-plot-seats = { $players } spelare: vem som vinner, med 95 %-intervall
stats-plot-place = plats i turordningen
stats-plot-board = bräde
stats-plot-win-share = andel vinster
stats-plot-fair = lika chanser
stats-plot-sources = { $players } spelare: var XP kommer ifrån
stats-plot-xp-mean = XP per plats, medel
stats-plot-tiles = { $players } spelare: vad som byggs
stats-plot-built-share = andel byggda av de uppvända
stats-plot-fights = { $players } spelare: strider (inom parentes: mobens hjärtan)
stats-plot-won-share = andel av striderna
stats-plot-won = vunna
stats-plot-expected = förväntat med bästa spel
stats-plot-scoring = { $players } spelare: vad som ger poäng
stats-plot-chosen-share = andel av kortets poängräkningar
stats-plot-points-mean = poäng, medel
stats-plot-length = { $players } spelare: hur länge partier varar
stats-plot-turns = turer
stats-plot-games = partier

## Bench

bench-best = bästa av { $runs } körningar på en kärna; mätvärdena varierar
bench-games = slumpmässiga partier per sekund, { $players } spelare  { $games }  ({ $decisions } beslut per sekund)
bench-game = ett beslut genom Game  { $micros } µs
bench-arrays = ett beslut genom array-gränssnittet  { $micros } µs
bench-copy = kopia av ett tillstånd  { $micros } µs (av ett Game mitt i partiet  { $game } µs)
bench-compile = första kompileringen  { $seconds } s
bench-playouts = genomspelningar per sekund i sökningen, { $players } spelare  { $playouts }
bench-overshoot = mest som en sökning på { $ms } ms drog över  { $over } ms
bench-pebble = långsammaste svaret från pebble  { $micros } ms
bench-obsidian = obsidian: en tur tar högst { $ms } ms
bench-evaluations = nätverkets bedömningar per sekund  { $evaluations }
bench-simulations = simuleringar av diamond per sekund, { $players } spelare  { $simulations }
bench-late = mest som diamond på { $ms } ms drog över  { $over } ms
bench-policy = diamond svarar utan sökning på  { $ms } ms
bench-diamond = diamond: en tur tar högst { $ms } ms
bench-memory = minne för en sökning  { $mb } MB
bench-vector = beslut per sekund, { $games } partier med { $players } spelare samtidigt  { $rate }  (observationer på { $bytes } byte)
bench-vector-skip = detsamma med 2 spelare, utan tvingade beslut  { $rate }
bench-gpu = GPU: beslut per sekund, { $games } partier med { $players } spelare samtidigt  { $rate }
bench-no-gpu = ingen GPU har mätts: här finns ingen som kan användas
bench-pettingzoo = steg per sekund i PettingZoos { $name }  { $rate }  (tictactoe_v3: { $peer })
bench-gymnasium = steg per sekund i Gymnasium mot random  { $rate }
bench-gymnasium-vector = steg per sekund i Gymnasiums vektormiljö, { $games } partier mot random samtidigt  { $rate }
bench-env-missing = PettingZoo har inte mätts: { $command }
bench-start = start från cachen till första draget  { $seconds } s
bench-agents-missing = { $agent } utelämnas: den behöver { $package }, { $command }
bench-agents-nobody = ingen av de här agenterna kan prövas här
bench-agents-training = Tränar { $agent } för { $players } spelare …
bench-agents-protocol = Protokoll { $version }, frö ”{ $seed }”, { $games } partier; andel vinster i procent, med 95 %-intervall; försprång till de andra i XP
bench-agents-score = poäng
bench-agents-lead = försprång
bench-agents-regret = förlust
bench-agents-forfeit = { $bot } dömdes till förlust: { $reason }
bench-verify-done = { $games } partier kontrollerade: allt stämmer.
bench-verify-part = en del av protokollet

## Problems of a box

problem = { $place }: { $text }
problem-line = rad { $line }: { $place }: { $text }
problem-unreadable = { $reason }
problem-not_a_text_file = ingen textfil i UTF-8
problem-not_toml = inte TOML: { $reason }
problem-missing = saknas
problem-unknown_key = är ingen nyckel i en spellåda
problem-not_a_table = måste vara en tabell, inte { $found }
problem-not_a_list = måste vara en lista med tabeller inom dubbla hakparenteser
problem-not_as_in_base = måste vara { $wanted } som i grundlådan, inte { $found }
problem-unknown_name = okänt namn { $found }; måste vara ett av { $known }
problem-bad_number = måste vara ett heltal från { $low } till { $high }, inte { $found }
problem-bad_id = måste vara ett id som stone_sword, högst 60 tecken, inte { $found }
problem-id_taken = { $found } är redan id vid { $by }
problem-bad_title = måste vara en rad text
problem-not_4_names = måste vara en lista med 4 namn, inte { $found }
problem-not_amounts = måste vara en tabell med namn och tal, inte { $found }
problem-wrong_sum_of_blocks = måste bli { $wanted } block tillsammans, inte { $found }
problem-wrong_sum_of_tokens = måste bli { $wanted } ofärgade vapenkort tillsammans, inte { $found }
problem-wrong_sum_of_tiles = måste bli { $wanted } bygg- och mobs-kort tillsammans, inte { $found }
problem-power_not_once = förmågan { $power } måste höra till exakt 1 vapen, inte { $found }
problem-too_many_weapons = högst { $most } sorters vapen, inte { $found }
problem-short_first_pile = en första hög behöver minst { $least } vapenkort som varken är pilbåge eller TNT, inte { $found }
problem-wrong_number_of_boards = måste vara { $low } till { $high } bräden, inte { $found }
problem-not_3_by_3 = måste vara 3 rader med 3 biom

## The arena

arena-progress = Partier
arena-rounded = { $games } partier spelas: varje blandning av spellådan från varje plats.
arena-games = { $games } partier, { $cut } av dem brutna.
arena-column-bot = bot
arena-column-games = partier
arena-column-share = andel vinster
arena-column-interval = 95 %-intervall
arena-column-fair = jämn andel
arena-column-xp = XP
arena-column-ms = ms
arena-column-slowest = långsammast ms
arena-column-rating = rating
arena-column-line-up = uppställning
arena-forfeit = Parti { $game }: { $bot } dömdes till förlust: { $reason }
arena-forfeit-crash = den kraschade ({ $report })
arena-forfeit-illegal = den svarade med något otillåtet ({ $report })
arena-forfeit-stall = den tog för lång tid ({ $report })
arena-forfeit-death = den drog med sig sin process ({ $report })
arena-interrupted = Avbrutet. Avslutade partier är sparade; --resume fortsätter.
arena-interrupted-unkept = Avbrutet. Använd --out MAPP för att spara partier, så kan --resume fortsätta.
arena-resume-what = --resume behöver --out med turneringens mapp
arena-folder-begun = { $folder } innehåller redan en turnering: lägg till --resume för att fortsätta den, eller välj en annan mapp
arena-folder-not-begun = { $folder } innehåller ingen turnering att fortsätta: utelämna --resume för att börja en
arena-folder-other = { $folder } innehåller en turnering med andra inställningar: utelämna botarna för att fortsätta den
arena-folder-unreadable = { $folder } innehåller en turnering som inte går att läsa ({ $detail })
arena-folder-other-version = { $folder } innehåller en turnering som påbörjades med version { $detail }; den här versionen kan inte fortsätta den
arena-folder-other-box = { $folder } innehåller en turnering med en annan spellåda: ange den med --box
arena-cluster-no-ray = --ray behöver Ray: { $command }
arena-cluster-no-cluster = inget kluster går att nå ({ $detail })
arena-cluster-task = en nod i klustret kan inte spela ({ $detail })
arena-cluster-lost = ett parti försvann för ofta med sin nod ({ $detail })

## The server

serve-listening = Borden finns på { $address }
serve-address = kan inte lyssna på { $host } port { $port }: { $reason }
serve-limit = okänd gräns ”{ $name }”; gränserna är: { $known }
serve-limit-number = gränsen { $name }: ”{ $text }” är inget heltal
serve-setting = detta går inte att ställa in: { $reason }
serve-metrics = ”{ $text }” är ingen adress för mätdata: skriv VÄRD:PORT, till exempel 127.0.0.1:9464
serve-database = borden går inte att spara: { $reason }
serve-processes-database = flera processer kräver PostgreSQL: ange en med --database postgresql://...
serve-processes-system = flera processer kan inte dela en port på det här systemet: starta en server för var och en, bakom en proxy
serve-failed = servern kunde inte starta; loggen säger varför
client-unbuilt = Spelets sida är inte byggd än. Kör `make set-up` i källkodens mapp och starta sedan om servern.

## Play in the browser

play-opened = Bordet är klart på { $address } och öppnas i din webbläsare.
play-address = Bordet är klart. Öppna { $address } i en webbläsare.
play-running-opened = Overworld körs redan på { $address } och öppnas i din webbläsare.
play-running = Dina bord är redan öppna. Gå till { $address } i en webbläsare.
play-contradiction = { $browser } gäller webbläsaren och { $terminal } terminalen: använd bara en av dem
play-running-here = Overworld körs redan på { $address }, men bara för den här enheten. Avsluta det där först och starta det sedan igen för ditt nätverk.
play-lan = Alla i ditt nätverk kan spela på { $address }, eller med den här koden:
play-how-to-stop = Tryck Ctrl-C, eller skriv { $word }, för att sluta.
play-compiling = Botarna kompileras fortfarande. Du kan redan börja ett parti; varje bot spelar så snart den är klar.
play-stopped = Stoppat. Dina partier är sparade.
play-unbuilt = spelets sida är inte byggd än. Kör `make play` i källkodens mapp, eller spela utan den: overworld play --terminal
backup-written = Alla bord finns i { $file }
backup-restored = Alla bord i { $file } är återställda.
backup-exists = { $file } finns redan: välj ett annat namn
backup-not-empty = databasen har redan bord: återställ till en tom
backup-failed = { $reason }
tables-code = Kod
tables-status = Status
tables-created = Skapat
tables-changed = Senast ändrat
tables-events = Händelser
tables-players = Spelare
tables-notes = Anteckningar
tables-host = Värd
tables-options = Inställningar
tables-seat = Plats
tables-board = Bräde
tables-kind = Slag
tables-name = Namn
tables-person = Person (hash)
tables-status-lobby = lobby
tables-status-playing = pågår
tables-status-over = avslutat
tables-status-replay = importerat
tables-status-archived = arkiverat
tables-none = Det finns inga bord.
tables-unknown = det finns inget bord { $code }
tables-in-use = en server har den här databasen öppen ({ $address }): stoppa den först, eller gör det i webbläsaren som bordets värd
tables-confirm = Skriv { $word } för att bekräfta:
tables-unchanged = inget ändrades
tables-restored = Återställt: { $code }
tables-not-archived = bord { $code } är inte arkiverat
tables-unreadable = bord { $code } går inte att läsa: ange dess spellåda med --box eller --also-box
tables-delete-ask = Ta bort med allt innehåll: { $codes }?
tables-deleted = Borttaget: { $codes }
tables-erase-ask = Radera uppgifterna om { $who } (namn: { $names }) vid alla berörda bord ({ $count })?
tables-erased = Bord som nu saknar personens uppgifter: { $erased }. Borttagna bord där ingen annan fanns: { $deleted }.
tables-failed = bord som inte kunde läsas och fortfarande har personens uppgifter: { $count }. Ange deras spellådor med --box eller --also-box, eller ta bort borden.
tables-nothing = inget bord har uppgifter om { $who }
tables-nobody = ingen vid bord { $code } heter { $name }
tables-several = flera vid bord { $code } heter { $name }: ange hashen som `overworld tables show { $code }` visar
tables-bad-person = { $who } är varken en hash med 32 hexadecimala siffror eller någons eget namn: ange något av dem, eller ett namn vid ett bord tillsammans med --table
people-checked = Lästa bord: { $tables }. Resultat som avviker från loggarna: { $different }.
people-rebuilt = Lästa bord: { $tables }. Ersatta resultat: { $different }.
people-unreadable = Bord som inte kunde läsas: { $count }. Ange deras spellådor med --box eller --also-box.
people-no-reports = Det finns inga anmälningar.
people-report = { $at }  { $code }, plats { $seat }: { $name }, { $reason }
people-report-who = person { $reported }, anmäld av { $reporter }
people-reason-insults = förolämpningar eller hot
people-reason-name = namn eller målat ansikte
people-reason-stalls = drar ut på tiden eller går med flit
people-reason-other = något annat
