# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = Pierwsza kompilacja zasad. Potrwa około pół minuty.
compiling-all = Pierwsza kompilacja zasad i botów. Potrwa minutę lub dwie, tylko raz.
compiling-damaged = Pamięć podręczna skompilowanych zasad w { $folder } była uszkodzona i jest tworzona od nowa. Może to potrwać minutę.
compiling-nowhere = Nie ma folderu na skompilowane zasady, więc kompilują się przy każdym starcie. Ustaw OVERWORLD_CACHE_DIR na folder, w którym możesz zapisywać.
compiling-foreign = Folder pamięci podręcznej { $folder } nie jest używany, bo należy do innego użytkownika. Ustaw OVERWORLD_CACHE_DIR na własny folder.
compiling-open = Folder pamięci podręcznej { $folder } nie jest używany, bo inni użytkownicy mogą w nim zapisywać. Wykonaj „chmod go-w { $folder }” albo ustaw OVERWORLD_CACHE_DIR na własny folder.
warm-up-done = Wszystko jest skompilowane, w { $folder }

## Help

about = Graj w Builders & Biomes, udostępniaj i analizuj partie, pisz boty i ucz agentów.
help-version = pokaż wersję i zakończ
help-help = pokaż tę pomoc i zakończ
help-box = graj zestawem z tego pliku zamiast podstawowego
help-play = graj w przeglądarce albo przy stole w terminalu
help-lan = pozwól grać wszystkim w sieci lokalnej i pokaż adres jako kod QR
help-no-browser = pokaż adres i nie otwieraj przeglądarki
help-play-port = port, na którym nasłuchiwać (domyślnie 8765 albo dowolny wolny)
help-play-terminal = do gry w terminalu; każda z tych opcji oznacza --terminal
help-terminal = graj w terminalu
help-seats = kto gdzie siedzi: me, me:NICK albo bot, na przykład me,pebble albo me:Ada,me:Ben,random
help-boards = plansza dla każdego miejsca, na przykład green,yellow
help-beginner = miejsca z punktacją dla początkujących, na przykład red,blue
help-first = miejsce, które zaczyna (domyślnie losowe)
help-seed = liczba, która ustala wszystkie losowania
help-deal = liczba, która ustala, jak potasowany jest zestaw
help-resume = wznów zapisaną partię; bez pliku ostatnią niedokończoną
help-bots-from-files = pozwól na boty, które wskazuje zapis lub turniej, a które nie należą do gry, i uruchom ich kod
help-replay = przejdź przez zapis krok po kroku
help-record-file = plik z zapisem partii; - czyta standardowe wejście
help-at = pokaż stół po tylu krokach i zakończ
help-hint-at = spójrz na pozycję po tylu krokach zapisu
help-show = narysuj pozycję i wypisz, co może się dalej stać
help-position = pozycja w cudzysłowie; "start" to nowa partia; - czyta standardowe wejście
help-show-what = pozycja w cudzysłowie albo plik z zapisem partii; "start" to nowa partia; - czyta standardowe wejście
help-show-svg = zapisz obraz stołu w tym pliku
help-show-html = zapisz w tym pliku stronę, która odtwarza zapisaną partię
help-perft = policz ciągi ruchów od danej pozycji
help-depth = na ile kroków w głąb, decyzji i losowań razem
help-divide = pokaż liczbę dla każdego pierwszego ruchu
help-hint = zapytaj bota, co by zrobił i jak bardzo jest pewny
help-hint-what = pozycja w cudzysłowie albo plik z zapisem; - czyta zapis ze standardowego wejścia
help-ms = myśl przez tyle milisekund (domyślnie 1000)
help-sims = myśl przez tyle symulacji; odpowiedź jest zawsze taka sama
help-top = ile decyzji pokazać
help-review = oceń każdą decyzję w partii i oddziel szczęście od umiejętności
help-review-svg = zapisz wykres szans na wygraną w tym pliku
help-review-sims = przeszukaj każdą pozycję tyloma symulacjami
help-puzzles = twórz łamigłówki z partii: przeoczone, dużo lepsze decyzje
help-puzzles-out = zapisz łamigłówki do tego pliku
help-simulate = rozegraj losowe partie i policz, co się dzieje
help-games = ile partii
help-players = ilu graczy, od 2 do 4 (domyślnie 2)
help-out = zapisz wyniki w tym folderze
help-format = co zapisać: summary.csv albo zapis każdej partii
help-max-turns = przerwij partię po tylu turach (domyślnie 500)
help-arena = urządź turniej botów i sprawdź, jak są silne
help-arena-bots = boty, na przykład flint@2000sims obsidian@1000ms diamond@100ms mine.py:Mine
help-arena-games = ile partii gra każda para botów (domyślnie 100)
help-arena-together = posadź wszystkie boty przy jednym stole zamiast po dwa
help-arena-patience = o ile sekund bot może przekroczyć swój czas, zanim odda partię (domyślnie 30)
help-arena-resume = kontynuuj turniej w folderze z --out
help-arena-jobs = ile partii grać naraz (domyślnie jedna na rdzeń)
help-arena-ray = graj na klastrze Ray pod tym adresem; "auto" znajdzie go na tym komputerze
help-stats = pokaż statystyki z zapisów: długość, wybory, płytki, walki
help-stats-records = pliki z zapisami albo foldery z nimi (*.ogn); - czyta standardowe wejście
help-stats-out = zapisz tabele (CSV) i wykresy (PNG i SVG) w tym folderze
help-jobs = ile procesów czyta zapisy (domyślnie 1)
help-dataset = zamień zapisy partii w tabelę decyzji do nauki
help-dataset-out = plik do zapisania: .npz albo .parquet z overworld[analysis]
help-mcp = pozwól grać modelowi językowemu (Model Context Protocol)
help-mcp-out = folder na gry, które zapisuje model (domyślnie bieżący)
mcp-waiting = Oczekiwanie na klienta MCP na standardowym wejściu. Ctrl-C kończy.
help-train = wytrenuj sieć, pozwalając jej grać samej ze sobą
help-train-out = folder na punkt kontrolny, krzywą i wagi
help-train-minutes = ile minut trenować
help-train-device = gdzie trenować: na GPU firmy NVIDIA albo, powoli i z małą siecią, na procesorze
help-train-players = ilu graczy; kilka liczb daje mieszankę
help-train-expert = procent czasu na expert iteration na końcu: sieć uczy się z własnego przeszukiwania
help-train-resume = kontynuuj od punktu kontrolnego z folderu
help-train-start = zacznij od wag z pliku
help-serve = uruchom serwer gry dla ludzi i botów
help-serve-host = adres, na którym nasłuchiwać; 127.0.0.1 to tylko ten komputer
help-serve-port = port, na którym nasłuchiwać (domyślnie 8765; 0 bierze dowolny wolny)
help-serve-workers = w ilu procesach myślą boty
help-serve-processes = ile węzłów obsługuje jeden port; wymaga PostgreSQL
help-serve-public = adres, którego używają ludzie, jeśli przed serwerem stoi proxy
help-serve-host-name = jeszcze jedna nazwa, pod którą wolno łączyć się z serwerem; można powtarzać
help-serve-also-box = jeszcze jeden zestaw, którym można grać; można powtarzać
help-serve-metrics = gdzie udostępniać metryki dla Prometheusa, na przykład 127.0.0.1:9464 (domyślnie nigdzie)
help-serve-proxy = adres albo sieć, na przykład 10.0.0.0/8, której X-Forwarded-For jest wiarygodny; można powtarzać
help-serve-people = kto może korzystać z otwartych stołów, szybkiego szukania i nazw: wszyscy (open), osoby z twoim zaproszeniem (invite) lub nikt (off)
help-serve-no-push = nie powiadamiaj nikogo, gdy strona jest zamknięta
help-serve-push-host = jeszcze jedna usługa push, jako HOST lub HOST:PORT; może mieć adres prywatny; można powtarzać
help-serve-words = plik ze słowami, których nicki nie mogą zawierać, po jednym w wierszu
help-serve-limit = zmień limit, na przykład sockets_per_address=1000; można powtarzać
help-serve-verbose = zapisuj w dzienniku każde żądanie
help-backup = zapisz wszystkie stoły serwera do pliku, nawet gdy serwer działa
help-restore = wczytaj stoły z kopii do pustej bazy danych
help-backup-file = plik kopii
help-database = gdzie są przechowywane stoły: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA
help-tables = wypisz, pokaż, przywróć lub usuń stoły serwera
help-tables-list = wypisz ostatnio zmienione stoły
help-tables-show = pokaż stół: miejsca, osoby i opcje
help-tables-restore = przywróć stoły z archiwum
help-tables-delete = usuń stoły wraz z całą zawartością
help-tables-erase = wymaż dane osoby przy wszystkich stołach
help-tables-code = kod stołu
help-tables-limit = ile stołów wypisać (domyślnie 50)
help-tables-who = osoba: skrót, który pokazuje `overworld tables show`, jej własny nick albo nick przy stole razem z --table
help-tables-table = stół, przy którym osoba ma ten nick
help-tables-yes = nie pytaj o potwierdzenie
help-people = czytanie zgłoszeń; wyciszanie i wykluczanie osób
help-people-rebuild = zastąp wyniki, które różnią się od dzienników; serwer może działać
help-people-check = tylko policz wyniki, które się różnią; jeśli jakieś są, kod wyjścia to 1
help-people-reports = pokaż zgłoszenia graczy z ostatnimi liniami czatu
help-people-invite = wypisz link, który wpuszcza osoby na serwer z --people invite
help-people-limit = ile zgłoszeń pokazać
help-people-uses = ile osób wpuszcza link
help-people-days = ile dni link jest ważny
help-people-mute = wyłącza osobie czat, reakcje, notatki i publiczne nicki; nadal może grać
help-people-unmute = kończy wyciszenie
help-people-exclude = odsuwa osobę od otwartych stołów i szybkiego wyszukiwania
help-people-readmit = kończy wykluczenie
help-people-rename = nadaje graczowi inny nick i rezerwuje stary
help-people-release = pozwala graczowi ze zmienionym nickiem znów go wybrać
help-people-sanctions = pokazuje środki, które teraz obowiązują
help-people-log = pokazuje, co prowadzący zrobili wobec osób, od najnowszych
help-people-numbers = pokazuje liczby: gry, osoby, powroty, zgłoszenia, czasy czekania
help-people-name = nowy nick; bez niego polecenie tworzy neutralny
help-people-length = po ilu dniach środek sam się kończy
help-people-why = powód do dziennika; gracze go nie widzą
help-people-by = kto decyduje, do dziennika (domyślnie: twoja nazwa logowania)
help-people-entries = ile wpisów pokazać
help-bench = zmierz szybkość i sprawdź agentów ze stałymi przeciwnikami
help-warm-up = skompiluj wszystko teraz, by później start był szybki
help-bench-engine = zmierz silnik zasad
help-bench-bots = zmierz przeszukiwanie i boty
help-bench-env = zmierz środowiska do badań obok jednego z PettingZoo
help-bench-agents = rozegraj test porównawczy: agenci przeciw stałym przeciwnikom, na stałych układach
help-bench-agents-bots = agenci do sprawdzenia, zapisani jak dla areny; bez nich wszystkie nasze boty i agenci innych projektów
help-bench-agents-players = z iloma graczami (domyślnie: 2 3 4)
help-bench-agents-deals = najwyżej tyle układów na parę, na pierwszą próbę
help-bench-agents-deal-seed = tekst, z którego powstają tajne układy; ranking odrzuca te wyniki (inaczej: układy publiczne)
help-bench-agents-out = zapisz partie, sieci i wyniki w tym folderze; to samo polecenie wznawia test
help-bench-verify = odtwórz partie wyników i sprawdź tabele
help-bench-verify-folders = foldery z plikami results.json i games.jsonl.xz
help-bench-verify-anchors = poproś też stałych przeciwników o każdą decyzję jeszcze raz; trwa tyle, co ich partie
help-json = wypisz JSON
help-markdown = wypisz Markdown
help-runs = weź najlepszy z tylu przebiegów
help-box-command = pokaż zawartość zestawu albo sprawdź własny zestaw
help-box-show = wypisz wszystko, co jest w zestawie, i jak pewna jest każda wartość
help-box-check = wypisz wszystkie błędy zestawu
help-box-file = zestaw w TOML

arg-command = POLECENIE
arg-part = CZĘŚĆ
arg-file = PLIK
arg-folder = FOLDER
arg-records = ZAPISY
arg-bot = BOT
arg-address = ADRES
arg-url = URL
arg-limit = NAZWA=LICZBA
arg-seats = MIEJSCA
arg-boards = PLANSZE
arg-seat = KOLOR
arg-number = N
arg-position = POZYCJA
arg-position-or-file = POZYCJA|ZAPIS
arg-code = KOD
arg-person = OSOBA
arg-name = NICK
arg-text = TEKST
args-usage = użycie:
args-positional = argumenty pozycyjne
args-options = opcje
args-group-play = graj i oglądaj partie
args-group-host = serwer dla innych
args-group-bots = boty i turnieje
args-group-research = badania
args-group-tools = narzędzia
args-examples = przykłady
args-extras = dodatkowe pakiety
args-next = co dalej
args-more = overworld POLECENIE --help pokazuje opcje i przykłady polecenia.
args-argument = argument { $name }: { $reason }
args-required = brakuje argumentów: { $names }
args-unknown = nieznane argumenty: { $names }
args-choice = nieprawidłowy wybór: { $found } (możliwe: { $known })
args-one = brakuje wartości
args-some = potrzebna jest co najmniej jedna wartość
args-not-with = nie można użyć razem z { $name }
args-ambiguous = niejednoznaczne: { $found } może oznaczać { $known }
args-no-value = nie przyjmuje wartości, a podano { $found }

## Errors

error = overworld: { $reason }
error-file = { $file }: { $reason }
error-not-text = { $file }: to nie jest plik tekstowy w UTF-8
percent = { $number }%
error-number = { $text } nie jest liczbą całkowitą od { $low } do { $high }
error-seat = miejsce to me, me:NICK albo bot: { $reason }
error-bot = bot { $bot } nie dał rady: { $reason }
error-name = { $text } nie może być nickiem: użyj widocznych znaków, bez przecinków
error-resume = nie można podać { $option } razem z --resume: mówi już o tym zapis
error-no-unfinished = nie ma niedokończonej partii do wznowienia: pomiń --resume, by zacząć nową
error-bot-file = { $file } wskazuje bota { $bot }, który nie należy do gry: dodaj --bots-from-files, aby uruchomić jego kod
error-extra = do tego brakuje pakietów: { $command } (brak: { $package })
error-out = --format records wymaga --out
error-colour = nieznane miejsce { $text }; miejsca to { $seats }
seats-needed = stół ma od 2 do { $most } miejsc: podaj tyle w --seats
error-boards = { $boards }: miejsc jest { $seats }, więc różnych plansz też musi być { $seats }; do wyboru: { $known }
error-deal = --deal { $deal } nie pasuje do tej partii: pomiń tę opcję albo podaj liczbę, od której partia się zaczęła
error-box = { $file }: { $count ->
    [one] 1 błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
  }, pierwszy: { $first } (overworld box check { $file } wypisze wszystkie)
error-no-folder = { $folder }: nie można tam zapisać: { $reason }
error-empty-folder = { $folder }: nie ma tu zapisów (*{ $suffix })
error-no-records = żaden z plików (razem { $count }) nie jest zapisem; pierwszy błąd: { $first }
error-dataset-format = { $file }: wybierz nazwę pliku z końcówką .npz albo .parquet
error-no-pyarrow = .parquet wymaga pyarrow. Zapisz .npz albo go zainstaluj: { $command }
error-no-gpu = nie ma tu GPU, na którym można trenować: użyj --device cpu
error-train-resume = { $folder }: jest tu już trening; dodaj --resume, by go kontynuować
error-nobody-decides = nie ma tam o czym decydować: zaraz coś się odsłoni albo gra jest skończona
error-names = { $file }: nazwane miejsca: { $count }, a w zapisie: { $seats }

## Box

box-good = { $file }: poprawny zestaw ({ $name })
box-problems = { $file }: { $count ->
    [one] 1 błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = { $seat } decyduje ({ $phase }):
show-chance = Co może się teraz odsłonić:
show-over = Koniec gry. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-move = { $move }  { $count }
perft-total = razem  { $count }
replay-hint = Enter: dalej · b: wstecz · N: do kroku N · e: na koniec · q: wyjście
replay-start = krok 0 z { $total }: początek
replay-entry = krok { $entry } z { $total }: { $move }
replay-prompt = powtórka>
replay-unknown = { $text } nie jest poleceniem.

## Hint

hint-of = { $seat } decyduje; ocenia { $bot }, liczba symulacji { $simulations }:
hint-asked = { $bot } myśli…
hint-move = { $move }  szansa na wygraną { $share }, odwiedziny: { $visits }, PD na koniec { $xp }
hint-line = dalej prawdopodobnie: { $line }
review-interrupted = Omówienie zostało przerwane.
review-nothing = { $file }: w tej partii nikt o niczym nie zdecydował
review-progress = Omówienie: { $percent }%
review-by = Ocenia { $bot }, symulacje na pozycję: { $simulations }.
review-seats = miejsce | dokładność | szczęście | własne decyzje | decyzje innych | niedokładności | błędy | grube błędy
review-kinds = dokładność (decyzje)
review-steps = krok | miejsce | zagrano | lepiej | ocena | przed | po | koszt
review-moment = Kluczowy moment { $number }, krok { $entry }: { $seat } gra { $move }; lepsze jest { $best } ({ $cost }). { $reason }
puzzles-made = { $name }: { $move }, lepsze o { $margin }; boty znajdują to w { $found } prób.
puzzles-written = Zapisano w { $file }: { $count }
not-offered = { $bot } jest niedostępny: { $reason }
other-box = { $bot } uczył się na innym zestawie: gra zgodnie z zasadami, ale słabiej.

## Simulate

simulate-progress = partie
simulate-games = partie  { $games } (przerwane po { $turns } turach: { $cut })
simulate-turns = tury  średnio { $mean }, od { $least } do { $most }
simulate-decisions = decyzje  średnio { $mean }
simulate-seat = { $seat }  udział wygranych { $share } ± { $margin }, średnio { $xp } PD
simulate-written = zapisano w { $folder }

## Stats
# In headings of tables, | divides the columns.

stats-progress = zapisy
stats-left-out = pominięto: { $problem }
stats-read = { $games ->
    [one] wczytano 1 zapis
    [few] wczytano { $games } zapisy
    [many] wczytano { $games } zapisów
   *[other] wczytano { $games } zapisu
  }, pominięto { $unreadable }
stats-written = zapisano w { $folder }
stats-no-plots = bez wykresów, bo brakuje matplotlib: { $command }
dataset-written = { $file }: decyzje { $decisions }, partie { $games }
train-done = wagi są w { $file }
stats-group = gracze: { $players }, { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  }
stats-endings = zakończone { $finished }, przerwane { $cut_off }, poddane { $resigned }, niedokończone { $unfinished }
stats-partial = zaczynające się od pozycji: { $games }; to, co było wcześniej, nie jest liczone
stats-between = od { $low } do { $high }
stats-length = długość zakończonych partii | średnia | odch. | min | mediana | maks
stats-xp = PD w zakończonych partiach | średnia | odch. | min | mediana | maks
stats-row-turns = tury
stats-row-decisions = decyzje
stats-row-entries = kroki
stats-row-seat = na miejsce
stats-row-winner = zwycięzcy
stats-row-margin = przewaga nad drugim
stats-choices = dozwolone decyzje do wyboru | decyzje | średnia | mediana | maks | wymuszone
stats-phase-all = razem
stats-phase-act = akcja
stats-phase-second = drugi blok
stats-phase-bow = po łuku
stats-phase-pickaxe = po kilofie
stats-phase-tnt = po TNT
stats-phase-end = wymiana albo koniec
stats-phase-score = za co punkty
stats-order = miejsce w kolejności | partie | udział wygranych | przedział 95% | PD | odch. | przedział 95%
stats-boards = plansza | partie | udział wygranych | przedział 95% | PD | odch. | przedział 95%
stats-names = gracz | partie | udział wygranych | przedział 95% | PD | odch. | przedział 95%
stats-sources = źródła PD | na miejsce | udział
stats-source-before = przed zapisem
stats-source-build = budowle
stats-source-mob = pokonane moby
stats-source-hoe = odsłonięte złote motyki
stats-source-A = punktacja A
stats-source-B = punktacja B
stats-source-C = punktacja C
stats-source-bonus = moby punktujące na koniec
stats-traits = karta i cecha | budowane na partię | ze wszystkich budowli | z zestawu | wybrane | pola | punkty
stats-card = { $card }, niezależnie od wyboru
stats-tiles = budowla | odsłonięta | zbudowana | udział
stats-never = nigdy niezbudowane: { $count } z { $all }
stats-fights = mob | serca | walki | wygrane | oczekiwane | udział wygranych | z
stats-all-mobs = wszystkie
stats-actions = akcja | na partię | ze wszystkich akcji
stats-action-collect = zbieranie bloków
stats-action-explore = odkrywanie świata
stats-action-build = budowanie
stats-action-fight = walka z mobem
stats-action-weapon = zbieranie broni
stats-action-draw = odsłonięcie dzięki łukowi
stats-action-detonate = zdetonowanie TNT
stats-action-trade = wymiana na dodatkową akcję
stats-action-pass = bez skorzystania
stats-plot-seats = gracze: { $players } – kto wygrywa, z przedziałami 95%
stats-plot-place = miejsce w kolejności
stats-plot-board = plansza
stats-plot-win-share = udział wygranych
stats-plot-fair = równe szanse
stats-plot-sources = gracze: { $players } – skąd biorą się PD
stats-plot-xp-mean = PD na miejsce, średnia
stats-plot-tiles = gracze: { $players } – co się buduje
stats-plot-built-share = udział zbudowanych wśród odsłoniętych
stats-plot-fights = gracze: { $players } – walki (w nawiasie serca moba)
stats-plot-won-share = udział walk
stats-plot-won = wygrane
stats-plot-expected = oczekiwane przy najlepszej grze
stats-plot-scoring = gracze: { $players } – za co są punkty
stats-plot-chosen-share = udział w rundach punktacji tej karty
stats-plot-points-mean = punkty, średnia
stats-plot-length = gracze: { $players } – jak długo trwają partie
stats-plot-turns = tury
stats-plot-games = partie

## Bench

bench-best = najlepszy z przebiegów ({ $runs }) na jednym rdzeniu; pomiary się wahają
bench-games = losowe partie na sekundę, gracze: { $players }  { $games }  (decyzje na sekundę: { $decisions })
bench-game = jedna decyzja przez Game  { $micros } µs
bench-arrays = jedna decyzja przez wejścia tablicowe  { $micros } µs
bench-copy = kopia stanu  { $micros } µs (obiektu Game w środku partii  { $game } µs)
bench-compile = pierwsza kompilacja  { $seconds } s
bench-playouts = rozgrywki na sekundę w przeszukiwaniu, gracze: { $players }  { $playouts }
bench-overshoot = największe spóźnienie przeszukiwania na { $ms } ms  { $over } ms
bench-pebble = najwolniejsza odpowiedź pebble  { $micros } ms
bench-obsidian = obsidian: tura trwa najwyżej { $ms } ms
bench-evaluations = oceny sieci na sekundę  { $evaluations }
bench-simulations = symulacje diamond na sekundę, gracze: { $players }  { $simulations }
bench-late = największe spóźnienie diamond przy { $ms } ms  { $over } ms
bench-policy = diamond odpowiada bez przeszukiwania w  { $ms } ms
bench-diamond = diamond: tura trwa najwyżej { $ms } ms
bench-memory = pamięć przeszukiwania  { $mb } MB
bench-vector = decyzje na sekundę, partie naraz: { $games }, gracze: { $players }  { $rate }  (obserwacje po { $bytes } B)
bench-vector-skip = to samo z 2 graczami, bez decyzji wymuszonych  { $rate }
bench-gpu = GPU: decyzje na sekundę, partie naraz: { $games }, gracze: { $players }  { $rate }
bench-no-gpu = GPU nie jest mierzone: nie ma tu takiego, którego można użyć
bench-pettingzoo = kroki na sekundę w PettingZoo, { $name }  { $rate }  (tictactoe_v3: { $peer })
bench-gymnasium = kroki na sekundę w Gymnasium przeciw random  { $rate }
bench-gymnasium-vector = kroki na sekundę w środowisku wektorowym Gymnasium, partie przeciw random naraz: { $games }  { $rate }
bench-env-missing = PettingZoo nie jest mierzone: { $command }
bench-start = start z pamięci podręcznej do pierwszego ruchu  { $seconds } s
bench-agents-missing = { $agent } odpada: potrzebny jest { $package }, { $command }
bench-agents-nobody = żadnego z tych agentów nie można tu sprawdzić
bench-agents-training = Trening: { $agent }, graczy: { $players }…
bench-agents-protocol = Protokół { $version }, ziarno „{ $seed }”, partie: { $games }; udziały wygranych w procentach, z przedziałami 95%; przewaga nad pozostałymi w PD
bench-agents-score = wynik
bench-agents-lead = przewaga
bench-agents-regret = strata
bench-agents-random = gra losowa, dokładnie
bench-agents-forfeit = { $bot } oddaje partię: { $reason }
bench-agents-task-forfeits = { $bot } traci zadania walkowerem ({ $kind }: { $count }). Pierwszy powód: { $reason }
bench-verify-done = Sprawdzone partie: { $games }. Wszystko się zgadza.
bench-verify-part = część protokołu
bench-verify-other-deals = inne układy
bench-verify-unverified = { $folder }: niesprawdzone: { $facts }

## Problems of a box

problem = { $place }: { $text }
problem-line = wiersz { $line }: { $place }: { $text }
problem-unreadable = { $reason }
problem-not_a_text_file = to nie jest plik tekstowy w UTF-8
problem-not_toml = to nie jest TOML: { $reason }
problem-missing = brakuje
problem-unknown_key = to nie jest klucz zestawu
problem-not_a_table = musi być tabelą, a jest: { $found }
problem-not_a_list = musi być listą tabel w podwójnych nawiasach
problem-not_as_in_base = musi być { $wanted } jak w podstawowym zestawie, a jest { $found }
problem-unknown_name = nieznana nazwa { $found }; musi być jedną z: { $known }
problem-bad_number = musi być liczbą całkowitą od { $low } do { $high }, a jest { $found }
problem-bad_id = musi być identyfikatorem takim jak stone_sword, najwyżej 60 liter, a jest { $found }
problem-id_taken = { $found } to już identyfikator w { $by }
problem-bad_title = musi być jednym wierszem tekstu
problem-not_4_names = musi być listą 4 nazw, a jest { $found }
problem-not_amounts = musi być tabelą nazw i liczb, a jest { $found }
problem-wrong_sum_of_blocks = bloków musi być razem { $wanted }, a jest { $found }
problem-wrong_sum_of_tokens = neutralnych żetonów broni musi być razem { $wanted }, a jest { $found }
problem-wrong_sum_of_tiles = płytek budowli i mobów musi być razem { $wanted }, a jest { $found }
problem-power_not_once = moc { $power } musi należeć do dokładnie 1 broni, a nie { $found }
problem-too_many_weapons = różnych broni może być najwyżej { $most }, a jest { $found }
problem-short_first_pile = w pierwszym stosie żetonów innych niż łuk i TNT musi być co najmniej { $least }, a jest { $found }
problem-wrong_number_of_boards = plansz musi być od { $low } do { $high }, a jest { $found }
problem-not_3_by_3 = muszą być 3 rzędy po 3 biomy

## The arena

arena-progress = Partie
arena-rounded = Rozgrywane partie: { $games }, bo każde potasowanie zestawu jest grane z każdego miejsca.
arena-games = Partie: { $games }, z tego przerwane: { $cut }.
arena-column-bot = bot
arena-column-games = partie
arena-column-share = udział wygranych
arena-column-interval = przedział 95%
arena-column-fair = równo
arena-column-xp = PD
arena-column-ms = ms
arena-column-slowest = najwolniej ms
arena-column-rating = ranking
arena-column-line-up = skład
arena-forfeit = Partia { $game }: { $bot } oddaje partię: { $reason }
arena-forfeit-crash = awaria ({ $report })
arena-forfeit-illegal = niedozwolona odpowiedź ({ $report })
arena-forfeit-stall = za długo ({ $report })
arena-forfeit-death = padł cały proces ({ $report })
arena-interrupted = Przerwano. Zakończone partie są zapisane; --resume wznawia turniej.
arena-interrupted-unkept = Przerwano. Użyj --out FOLDER, by zapisywać partie; wtedy --resume wznowi turniej.
arena-resume-what = --resume wymaga --out z folderem turnieju
arena-folder-begun = { $folder } zawiera już turniej: dodaj --resume, by go kontynuować, albo wybierz inny folder
arena-folder-not-begun = { $folder } nie zawiera turnieju do kontynuowania: pomiń --resume, by zacząć nowy
arena-folder-other = { $folder } zawiera turniej z innymi ustawieniami: pomiń boty, by go kontynuować
arena-folder-unreadable = { $folder } zawiera turniej, którego nie da się odczytać ({ $detail })
arena-folder-other-version = { $folder } zawiera turniej zaczęty w wersji { $detail }; ta wersja nie może go kontynuować
arena-folder-other-box = { $folder } zawiera turniej z innym zestawem: podaj go przez --box
arena-folder-other-bot = { $folder } zawiera partie bota { $detail }, który się od tego czasu zmienił: wybierz inny folder
arena-folder-other-benchmark = { $folder } zawiera wyniki innych agentów lub układów: wybierz inny folder
arena-cluster-no-ray = --ray wymaga Ray: { $command }
arena-cluster-no-cluster = nie można połączyć się z klastrem ({ $detail })
arena-cluster-task = węzeł klastra nie może grać ({ $detail })
arena-cluster-lost = partia zbyt często przepadała razem z węzłem ({ $detail })

## The server

serve-listening = Stoły są pod adresem { $address }
serve-address = nie można nasłuchiwać na { $host }, port { $port }: { $reason }
serve-limit = nieznany limit „{ $name }”; limity to: { $known }
serve-limit-number = limit { $name }: „{ $text }” nie jest liczbą całkowitą
serve-setting = tego nie można ustawić: { $reason }
serve-words = Lista niechcianych słów { $file } nie nadaje się do użycia: { $reason }
serve-metrics = „{ $text }” nie jest adresem metryk: napisz HOST:PORT, na przykład 127.0.0.1:9464
serve-database = nie można przechowywać stołów: { $reason }
serve-processes-database = kilka procesów wymaga PostgreSQL: podaj bazę przez --database postgresql://...
serve-processes-system = kilka procesów nie może w tym systemie dzielić portu: uruchom osobny serwer dla każdego, za serwerem proxy
serve-failed = serwer nie mógł wystartować; dziennik mówi dlaczego
client-unbuilt = Strona gry nie jest jeszcze zbudowana. Uruchom `make set-up` w folderze z kodem, a potem uruchom serwer ponownie.

## Play in the browser

play-opened = Stół jest gotowy pod adresem { $address } i otwiera się w przeglądarce.
play-address = Stół jest gotowy. Otwórz { $address } w przeglądarce.
play-running-opened = Overworld działa już pod adresem { $address } i otwiera się w przeglądarce.
play-running = Twoje stoły są już otwarte. Otwórz { $address } w przeglądarce.
play-contradiction = { $browser } dotyczy przeglądarki, a { $terminal } terminala: użyj tylko jednej z tych opcji
play-running-here = Overworld działa już pod adresem { $address }, ale tylko na tym urządzeniu. Najpierw go zatrzymaj, a potem uruchom ponownie dla swojej sieci.
play-lan = Każdy w twojej sieci może grać pod adresem { $address } albo z tym kodem:
play-how-to-stop = Naciśnij Ctrl-C albo wpisz { $word }, by zakończyć.
play-compiling = Boty są jeszcze kompilowane. Możesz już zacząć grę; każdy bot zagra, gdy tylko będzie gotowy.
play-stopped = Zakończono. Twoje partie są zapisane.
play-unbuilt = strona gry nie jest jeszcze zbudowana. Uruchom `make play` w folderze z kodem albo graj bez strony: overworld play --terminal
backup-written = Wszystkie stoły są w { $file }
backup-restored = Wszystkie stoły z { $file } są przywrócone.
backup-exists = { $file } już istnieje: wybierz inną nazwę
backup-not-empty = baza danych ma już stoły: przywróć do pustej
backup-failed = { $reason }
tables-code = Kod
tables-status = Stan
tables-created = Utworzono
tables-changed = Ostatnia zmiana
tables-events = Zdarzenia
tables-players = Gracze
tables-notes = Notatki
tables-host = Gospodarz
tables-options = Opcje
tables-seat = Miejsce
tables-board = Plansza
tables-kind = Rodzaj
tables-name = Nick
tables-person = Osoba (skrót)
tables-status-lobby = poczekalnia
tables-status-playing = w toku
tables-status-over = zakończony
tables-status-replay = zaimportowany
tables-status-archived = zarchiwizowany
tables-none = Nie ma żadnych stołów.
tables-unknown = nie ma stołu { $code }
tables-in-use = serwer ma otwartą tę bazę danych ({ $address }): najpierw go zatrzymaj albo zrób to w przeglądarce jako gospodarz stołu
tables-confirm = Wpisz { $word }, aby potwierdzić:
tables-unchanged = nic nie zmieniono
tables-restored = Przywrócono: { $code }
tables-not-archived = stół { $code } nie jest w archiwum
tables-unreadable = nie można odczytać stołu { $code }: podaj jego zestaw przez --box lub --also-box
tables-delete-ask = Usunąć z całą zawartością: { $codes }?
tables-deleted = Usunięto: { $codes }
tables-erase-ask = Wymazać dane { $who } (nicki: { $names }) przy wszystkich stołach, które je mają ({ $count })?
tables-erased = Stoły już bez danych tej osoby: { $erased }. Stoły usunięte, bo nie było przy nich nikogo innego: { $deleted }.
tables-failed = stoły, których nie udało się odczytać i które nadal mają dane tej osoby: { $count }. Podaj ich zestawy przez --box lub --also-box albo usuń te stoły.
tables-nothing = żaden stół nie ma danych { $who }
tables-nobody = nikt przy stole { $code } nie ma nicku { $name }
tables-several = kilka osób przy stole { $code } ma nick { $name }: podaj skrót, który pokazuje `overworld tables show { $code }`
tables-bad-person = { $who } nie jest ani skrótem z 32 cyfr szesnastkowych, ani niczyim własnym nickiem: podaj jedno z nich albo nick przy stole razem z --table
people-checked = Odczytane stoły: { $tables }. Wyniki różniące się od dzienników: { $different }.
people-rebuilt = Odczytane stoły: { $tables }. Zastąpione wyniki: { $different }.
ratings-checked = Oceny różniące się od partii rankingowych: { $different }.
ratings-rebuilt = Zastąpione oceny: { $different }.
people-unreadable = Stoły, których nie udało się odczytać: { $count }. Podaj ich zestawy przez --box lub --also-box.
people-no-reports = Nie ma zgłoszeń.
people-report = { $at }  { $code }, miejsce { $seat }: { $name }, { $reason }
people-report-player = { $at }  { $name }, { $reason }
people-report-who = osoba { $reported }, zgłosił(a) { $reporter }
people-reason-insults = obelgi lub groźby
people-reason-name = nazwa lub namalowana twarz
people-reason-stalls = celowo przeciąga lub odchodzi
people-reason-other = coś innego
people-muted = { $name }: wyciszenie do { $until }. Nadal może grać.
people-excluded = { $name } nie może używać otwartych stołów i szybkiego wyszukiwania do { $until }.
people-renamed = { $name } nazywa się teraz { $new }. Stary nick jest zarezerwowany do { $until }.
people-ended = Zakończono dla { $name }: { $kind }.
people-not-sanctioned = taki środek nie obowiązuje dla { $name }: { $kind }
people-guest = { $name } nie ma własnego nicku, a tylko taki można zmienić
people-bad-name = { $name } nie jest poprawnym nickiem: wybierz od { $shortest } do { $longest } liter i cyfr
people-name-taken = nick { $name } jest zajęty: wybierz inny
people-neutral = Gracz { $number }
people-no-sanctions = Żadne środki teraz nie obowiązują.
people-no-log = Dziennik nie ma wpisów.
people-until = Do
people-at = Kiedy
people-kind = Środek
people-by = Kto
people-why = Dlaczego
people-period = Dni: { $days }
people-count-games = Zakończone gry
people-count-people = Osoby, które zakończyły grę
people-count-reports = Zgłoszenia
people-count-names = Osoby z własnym nickiem: { $count }
people-count-sanctions = Obowiązujące środki: { $count }
people-back = Pierwsza gra od 7 do 37 dni temu: liczba osób { $people }. Zagrały znów po dniu: { $day }, po tygodniu: { $week }.
people-waits = Osoby posadzone przez szybkie wyszukiwanie w ciągu 7 dni: { $people }. Najdłuższe czekanie w sekundach: połowa { $half }, dziewięć na dziesięć { $most }.
