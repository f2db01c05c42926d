# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = Die Regeln werden zum ersten Mal kompiliert. Das dauert etwa eine halbe Minute.
compiling-all = Die Regeln und die Bots werden zum ersten Mal kompiliert. Das dauert einmalig ein bis zwei Minuten.
compiling-damaged = Der Cache der kompilierten Regeln in { $folder } war beschädigt und wird neu erstellt. Das kann eine Minute dauern.
compiling-nowhere = Es gibt keinen Ordner für die kompilierten Regeln, daher werden sie bei jedem Start neu kompiliert. Setz OVERWORLD_CACHE_DIR auf einen Ordner, in den du schreiben darfst.
compiling-foreign = Der Cache-Ordner { $folder } wird nicht benutzt, weil er einem anderen Benutzer gehört. Setz OVERWORLD_CACHE_DIR auf einen eigenen Ordner.
compiling-open = Der Cache-Ordner { $folder } wird nicht benutzt, weil andere Benutzer darin schreiben dürfen. Führe „chmod go-w { $folder }“ aus oder setz OVERWORLD_CACHE_DIR auf einen eigenen Ordner.
warm-up-done = Alles ist kompiliert, in { $folder }

## Help

about = Builders & Biomes spielen, hosten und analysieren, Bots schreiben und Agenten trainieren.
help-version = die Version ausgeben und beenden
help-help = diese Hilfe ausgeben und beenden
help-box = mit der Schachtel aus dieser Datei spielen statt mit dem Grundspiel
help-play = im Browser spielen oder an einem Tisch im Terminal
help-lan = andere Geräte im lokalen Netzwerk mitspielen lassen und die Adresse als QR-Code zeigen
help-no-browser = nur die Adresse zeigen und keinen Browser öffnen
help-play-port = der Port, auf dem der Server lauscht (Standard: 8765 oder ein freier)
help-play-terminal = für eine Partie im Terminal; jede dieser Angaben bedeutet --terminal
help-terminal = im Terminal spielen
help-seats = wer wo sitzt: me, me:NAME oder ein Bot, zum Beispiel me,pebble oder me:Ada,me:Ben,random
help-boards = die Tafel jedes Platzes, zum Beispiel green,yellow
help-beginner = die Plätze mit Einsteigerwertung, zum Beispiel red,blue
help-first = der Platz, der beginnt (Standard: zufällig)
help-seed = eine Zahl, die alles Zufällige festlegt
help-deal = eine Zahl, die festlegt, wie die Schachtel gemischt ist
help-resume = mit einer gespeicherten Aufzeichnung weiterspielen; ohne Datei mit deiner letzten unbeendeten Partie
help-bots-from-files = Bots, die eine Aufzeichnung oder ein Turnier nennt und die nicht zum Spiel gehören, zulassen und ihren Code ausführen
help-replay = eine Aufzeichnung Schritt für Schritt ansehen
help-record-file = eine Datei mit der Aufzeichnung einer Partie; - liest die Standardeingabe
help-at = den Tisch nach so vielen Schritten zeigen und beenden
help-hint-at = die Stellung nach so vielen Schritten der Aufzeichnung ansehen
help-show = eine Stellung zeichnen und mögliche nächste Schritte auflisten
help-position = eine Stellung in Anführungszeichen; "start" ist eine neue Partie; - liest die Standardeingabe
help-show-what = eine Stellung in Anführungszeichen oder eine Datei mit der Aufzeichnung einer Partie; "start" ist eine neue Partie; - liest die Standardeingabe
help-show-svg = ein Bild des Tisches in diese Datei schreiben
help-show-html = eine Seite, die die aufgezeichnete Partie abspielt, in diese Datei schreiben
help-perft = die Folgen von Entscheidungen ab einer Stellung zählen
help-depth = wie viele Schritte tief, Entscheidungen und Zufallsereignisse mitgezählt
help-divide = die Anzahl für jede erste Entscheidung zeigen
help-hint = den Bot fragen, was er tun würde und wie sicher er ist
help-hint-what = eine Stellung in Anführungszeichen oder eine Datei mit einer Aufzeichnung; - liest eine Aufzeichnung von der Standardeingabe
help-ms = so viele Millisekunden nachdenken (Standard: 1000)
help-sims = so viele Simulationen lang nachdenken; gibt jedes Mal dieselbe Antwort
help-top = wie viele Entscheidungen gezeigt werden
help-review = alle Entscheidungen beurteilen, Glück von Können trennen
help-review-svg = das Schaubild der Siegchancen in diese Datei schreiben
help-review-sims = jede Stellung mit so vielen Simulationen durchsuchen
help-puzzles = Knobelaufgaben aus verpassten besten Entscheidungen machen
help-puzzles-out = die Aufgaben in diese Datei schreiben
help-simulate = zufällige Partien spielen und zählen, was passiert
help-games = wie viele Partien
help-players = wie viele mitspielen, 2 bis 4 (Standard: 2)
help-out = die Ergebnisse in diesen Ordner schreiben
help-format = was geschrieben wird: summary.csv oder eine Aufzeichnung jeder Partie
help-max-turns = Partien nach so vielen Zügen abbrechen (Standard: 500)
help-arena = Bots ein Turnier spielen lassen und sehen, wie stark sie sind
help-arena-bots = Bots, zum Beispiel flint@2000sims obsidian@1000ms diamond@100ms mine.py:Mine
help-arena-games = wie viele Partien je zwei Bots spielen (Standard: 100)
help-arena-together = alle Bots an einen Tisch setzen statt immer zwei
help-arena-patience = wie viele Sekunden ein Bot seine Bedenkzeit überziehen darf, bevor er verliert (Standard: 30)
help-arena-resume = das Turnier im Ordner von --out fortsetzen
help-arena-jobs = wie viele Partien gleichzeitig laufen (Standard: eine je Kern)
help-arena-ray = auf dem Ray-Cluster an dieser Adresse spielen; "auto" findet einen auf diesem Rechner
help-stats = Statistik zu Aufzeichnungen: Länge, Auswahl, Karten, Kämpfe
help-stats-records = Dateien mit Aufzeichnungen oder Ordner mit solchen Dateien (*.ogn); - liest die Standardeingabe
help-stats-out = Tabellen (CSV) und Diagramme (PNG und SVG) in diesen Ordner schreiben
help-jobs = wie viele Prozesse Aufzeichnungen lesen (Standard: 1)
help-dataset = Aufzeichnungen in eine Lerntabelle von Entscheidungen umwandeln
help-dataset-out = die Datei, die geschrieben wird: .npz, oder .parquet mit overworld[analysis]
help-mcp = ein Sprachmodell spielen lassen (Model Context Protocol)
help-mcp-out = der Ordner für Partien, die das Modell speichert (Standard: der aktuelle)
mcp-waiting = Warte an der Standardeingabe auf einen MCP-Client. Strg-C beendet.
help-train = ein Netz trainieren, indem es gegen sich selbst spielt
help-train-out = der Ordner für Zwischenstand, Lernkurve und Gewichte
help-train-minutes = wie viele Minuten trainiert wird
help-train-device = wo trainiert wird: auf einer GPU von NVIDIA oder, langsam und mit kleinem Netz, auf dem Prozessor
help-train-players = wie viele mitspielen; mehrere Zahlen werden gemischt
help-train-expert = Anteil der Zeit in Prozent für Expert Iteration am Ende: Das Netz lernt aus der eigenen Suche
help-train-resume = mit dem Zwischenstand des Ordners weitermachen
help-train-start = mit den Gewichten einer Datei beginnen
help-serve = einen Spielserver für Menschen und Bots betreiben
help-serve-host = die Adresse, auf der der Server lauscht; 127.0.0.1 ist nur dieser Rechner
help-serve-port = der Port, auf dem der Server lauscht (Standard: 8765; 0 nimmt einen freien)
help-serve-workers = in wie vielen Prozessen Bots nachdenken
help-serve-processes = wie viele Knoten hinter einem Port laufen; braucht PostgreSQL
help-serve-public = die Adresse, die alle benutzen, wenn ein Proxy vor dem Server steht
help-serve-host-name = ein weiterer Name, unter dem dieser Server angesprochen werden darf; mehrfach möglich
help-serve-also-box = eine weitere Schachtel, mit der gespielt werden kann; mehrfach möglich
help-serve-metrics = wo Metriken für Prometheus angeboten werden, zum Beispiel 127.0.0.1:9464 (Standard: nirgends)
help-serve-proxy = eine Adresse oder ein Netzwerk wie 10.0.0.0/8, dessen X-Forwarded-For vertraut wird; mehrfach möglich
help-serve-people = wer offene Tische, Schnellsuche und Namen nutzen darf: alle (open), Leute mit deiner Einladung (invite) oder niemand (off)
help-serve-no-push = niemanden benachrichtigen, wenn die Seite geschlossen ist
help-serve-push-host = ein weiterer Push-Dienst, als HOST oder HOST:PORT; er darf eine private Adresse haben; kann wiederholt werden
help-serve-limit = eine Grenze ändern, zum Beispiel sockets_per_address=1000; mehrfach möglich
help-serve-verbose = jede Anfrage protokollieren
help-backup = Tische eines Servers in eine Datei sichern, auch im Betrieb
help-restore = die Tische einer Sicherung in eine leere Datenbank legen
help-backup-file = die Datei der Sicherung
help-database = wo Tische gespeichert werden: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME
help-tables = Tische eines Servers zeigen, wiederherstellen oder löschen
help-tables-list = die zuletzt geänderten Tische auflisten
help-tables-show = einen Tisch zeigen: Plätze, Personen und Optionen
help-tables-restore = Tische aus dem Archiv holen
help-tables-delete = Tische mit allem, was dazugehört, löschen
help-tables-erase = die Daten einer Person an allen Tischen löschen
help-tables-code = der Code eines Tisches
help-tables-limit = wie viele Tische aufgelistet werden (Standard: 50)
help-tables-who = die Person: der Hash, den `overworld tables show` zeigt, ihr eigener Name oder ein Name an einem Tisch zusammen mit --table
help-tables-table = der Tisch, an dem die Person so heißt
help-tables-yes = nicht nachfragen
help-people = Ergebnisse neu berechnen, Meldungen lesen, Leute einladen
help-people-rebuild = Ergebnisse ersetzen, die von den Protokollen abweichen; der Server darf laufen
help-people-check = nur die abweichenden Ergebnisse zählen; gibt es welche, ist der Exit-Code 1
help-people-reports = die Meldungen von Spielern mit den letzten Chatzeilen zeigen
help-people-invite = einen Link ausgeben, der Personen zu einem Server mit --people invite zulässt
help-people-limit = wie viele Meldungen gezeigt werden
help-people-uses = wie viele Personen der Link zulässt
help-people-days = wie viele Tage der Link gilt
help-bench = das Tempo messen und Agenten gegen feste Gegner testen
help-warm-up = alles jetzt kompilieren, damit spätere Starts schnell sind
help-bench-engine = die Spiel-Engine messen
help-bench-bots = die Suche und die Bots messen
help-bench-env = die Umgebungen für die Forschung messen, neben einer von PettingZoo selbst
help-bench-agents = den Benchmark spielen: Agenten gegen feste Gegner, mit festem Aufbau
help-bench-agents-bots = Agenten, die getestet werden, angegeben wie für die Arena; ohne Angabe alle unsere Bots und die anderer Projekte
help-bench-agents-players = wie viele mitspielen (Standard: 2 3 4)
help-bench-agents-deals = höchstens N Aufbauten je Paarung, für einen ersten Blick
help-bench-agents-out = Ordner für Partien, Netze und Ergebnisse; derselbe Befehl macht weiter
help-bench-verify = die Partien von Ergebnissen nachspielen und ihre Tabellen prüfen
help-bench-verify-folders = Ordner mit results.json und games.jsonl.xz
help-bench-verify-anchors = auch die festen Gegner jede Entscheidung neu treffen lassen; dauert so lange wie ihre Partien
help-json = JSON ausgeben
help-markdown = Markdown ausgeben
help-runs = den besten von so vielen Durchgängen nehmen
help-box-command = den Inhalt einer Schachtel zeigen oder eine eigene prüfen
help-box-show = alles in einer Schachtel auflisten, und wie sicher jeder Wert ist
help-box-check = jedes Problem einer Schachtel auflisten
help-box-file = eine Schachtel in TOML

arg-command = BEFEHL
arg-part = TEIL
arg-file = DATEI
arg-folder = ORDNER
arg-records = AUFZEICHNUNGEN
arg-bot = BOT
arg-address = ADRESSE
arg-url = URL
arg-limit = NAME=ZAHL
arg-seats = PLÄTZE
arg-boards = TAFELN
arg-seat = FARBE
arg-number = N
arg-position = STELLUNG
arg-position-or-file = STELLUNG|AUFZEICHNUNG
arg-code = CODE
arg-person = PERSON
args-usage = Aufruf:
args-positional = Positionsargumente
args-options = Optionen
args-group-play = spielen und Partien ansehen
args-group-host = Partien für andere hosten
args-group-bots = Bots und Turniere
args-group-research = Forschung
args-group-tools = Werkzeuge
args-examples = Beispiele
args-extras = zusätzliche Pakete
args-next = als Nächstes
args-more = overworld BEFEHL --help zeigt Optionen und Beispiele eines Befehls.
args-argument = Argument { $name }: { $reason }
args-required = diese Argumente fehlen: { $names }
args-unknown = unbekannte Argumente: { $names }
args-choice = ungültige Auswahl: { $found } (möglich sind { $known })
args-one = hier fehlt ein Wert
args-some = hier fehlt mindestens ein Wert
args-not-with = geht nicht zusammen mit { $name }
args-ambiguous = mehrdeutig: { $found } kann { $known } sein
args-no-value = erwartet keinen Wert, bekam aber { $found }

## Errors

error = overworld: { $reason }
error-file = { $file }: { $reason }
error-not-text = { $file }: keine Textdatei in UTF-8
percent = { $number } %
error-number = { $text } ist keine ganze Zahl von { $low } bis { $high }
error-seat = ein Platz ist me, me:NAME oder ein Bot: { $reason }
error-bot = der Bot { $bot } hat aufgegeben: { $reason }
error-name = { $text } ist kein Name: nur sichtbare Zeichen, keine Kommas
error-resume = { $option } geht nicht zusammen mit --resume: Das steht schon in der Aufzeichnung
error-no-unfinished = es gibt keine unbeendete Partie zum Weiterspielen: Lass --resume weg, um eine zu beginnen
error-bot-file = { $file } nennt den Bot { $bot }, der nicht zum Spiel gehört: Mit --bots-from-files wird sein Code ausgeführt
error-extra = dafür fehlen Pakete: { $command } (es fehlt: { $package })
error-out = --format records braucht --out
error-colour = unbekannter Platz { $text }; die Plätze sind { $seats }
seats-needed = ein Tisch hat 2 bis { $most } Plätze: Nenne so viele mit --seats
error-boards = { $boards }: { $seats } Plätze brauchen { $seats } verschiedene Tafeln aus { $known }
error-deal = --deal { $deal } passt nicht zu dieser Partie: Lass es weg oder nenne die Zahl, mit der sie begann
error-box = { $file }: { $count ->
    [one] ein Problem
   *[other] { $count } Probleme
  }, das erste: { $first } (overworld box check { $file } zeigt alle)
error-no-folder = { $folder }: Dort lässt sich nichts schreiben: { $reason }
error-empty-folder = { $folder }: keine Aufzeichnungen (*{ $suffix }) darin
error-no-records = keine von { $count } Dateien ist eine Aufzeichnung; das erste Problem: { $first }
error-dataset-format = { $file }: Wähle einen Dateinamen, der auf .npz oder .parquet endet
error-no-pyarrow = .parquet braucht pyarrow. Schreib stattdessen .npz, oder installiere es: { $command }
error-no-gpu = hier gibt es keine GPU zum Trainieren: Nimm --device cpu
error-train-resume = { $folder }: Hier gibt es schon ein Training; mit --resume geht es weiter
error-nobody-decides = dort gibt es nichts zu entscheiden: Gleich wird etwas aufgedeckt, oder die Partie ist vorbei
error-names = { $file }: { $count } Plätze sind benannt, aber die Aufzeichnung hat { $seats }

## Box

box-good = { $file }: gültige Schachtel ({ $name })
box-problems = { $file }: { $count ->
    [one] ein Problem
   *[other] { $count } Probleme
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = { $seat } entscheidet ({ $phase }):
show-chance = Was als Nächstes aufgedeckt werden kann:
show-over = Die Partie ist vorbei. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-move = { $move }  { $count }
perft-total = gesamt  { $count }
replay-hint = Enter: weiter · b: zurück · N: zu Schritt N · e: zum Ende · q: aufhören
replay-start = Schritt 0 von { $total }: der Anfang
replay-entry = Schritt { $entry } von { $total }: { $move }
replay-prompt = Replay>
replay-unknown = { $text } ist kein Befehl.

## Hint

hint-of = { $seat } entscheidet; nach { $simulations } Simulationen von { $bot }:
hint-asked = { $bot } denkt nach …
hint-move = { $move }  Siegchance { $share }, Versuche { $visits }, EP am Ende { $xp }
hint-line = so geht es wohl weiter: { $line }
review-interrupted = Die Analyse wurde abgebrochen.
review-nothing = { $file }: In dieser Partie hat niemand etwas entschieden
review-progress = Analyse: { $percent } %
review-by = Von { $bot }, { $simulations } Simulationen für jede Stellung.
review-seats = Platz | Genauigkeit | Glück | eigene Entscheidungen | Entscheidungen anderer | Ungenauigkeiten | Fehler | grobe Fehler
review-kinds = Genauigkeit (Entscheidungen)
review-steps = Schritt | Platz | gespielt | besser | Urteil | vorher | nachher | Verlust
review-moment = Schlüsselmoment { $number }, Schritt { $entry }: { $seat } spielt { $move }; besser ist { $best } ({ $cost }). { $reason }
puzzles-made = { $name }: { $move }, um { $margin } besser; Bots finden es in { $found } ihrer Versuche.
puzzles-written = Geschrieben nach { $file }: { $count }
not-offered = { $bot } ist nicht verfügbar: { $reason }
other-box = { $bot } wurde mit einer anderen Schachtel trainiert: Der Bot hält sich an die Regeln, spielt aber nicht so gut.

## Simulate

simulate-progress = Partien
simulate-games = Partien  { $games } ({ $cut } nach { $turns } Zügen abgebrochen)
simulate-turns = Züge  { $mean } im Schnitt, { $least } bis { $most }
simulate-decisions = Entscheidungen  { $mean } im Schnitt
simulate-seat = { $seat }  Siegquote { $share } ± { $margin }, EP { $xp } im Schnitt
simulate-written = geschrieben nach { $folder }

## Stats
# In headings of tables, | divides the columns.

stats-progress = Aufzeichnungen
stats-left-out = ausgelassen: { $problem }
stats-read = { $games ->
    [one] eine Aufzeichnung
   *[other] { $games } Aufzeichnungen
  } gelesen, { $unreadable } ausgelassen
stats-written = geschrieben nach { $folder }
stats-no-plots = keine Diagramme, weil matplotlib fehlt: { $command }
dataset-written = { $file }: { $decisions } Entscheidungen; Partien: { $games }
train-done = die Gewichte sind in { $file }
stats-group = { $players } am Tisch: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
stats-endings = { $finished } beendet, { $cut_off } abgebrochen, { $resigned } aufgegeben, { $unfinished } unbeendet
stats-partial = davon beginnen mit einer Stellung: { $games }; was davor war, zählt nicht mit
stats-between = { $low } bis { $high }
stats-length = Länge beendeter Partien | Mittel | SD | min | Median | max
stats-xp = EP in beendeten Partien | Mittel | SD | min | Median | max
stats-row-turns = Züge
stats-row-decisions = Entscheidungen
stats-row-entries = Schritte
stats-row-seat = eines Platzes
stats-row-winner = beim Sieg
stats-row-margin = Vorsprung vor Platz zwei
stats-choices = erlaubte Entscheidungen zur Wahl | Entscheidungen | Mittel | Median | max | erzwungen
stats-phase-all = insgesamt
stats-phase-act = eine Aktion
stats-phase-second = der zweite Block
stats-phase-bow = nach einem Bogen
stats-phase-pickaxe = nach einer Spitzhacke
stats-phase-tnt = nach TNT
stats-phase-end = abgeben oder beenden
stats-phase-score = was gewertet wird
stats-order = Platz in der Zugreihenfolge | Partien | Siegquote | 95-%-Intervall | EP | SD | 95-%-Intervall
stats-boards = Tafel | Partien | Siegquote | 95-%-Intervall | EP | SD | 95-%-Intervall
stats-names = Name | Partien | Siegquote | 95-%-Intervall | EP | SD | 95-%-Intervall
stats-sources = EP nach Herkunft | pro Platz | Anteil
stats-source-before = vor der Aufzeichnung
stats-source-build = Bauwerke
stats-source-mob = besiegte Monster
stats-source-hoe = aufgedeckte Goldhacken
stats-source-A = Wertung A
stats-source-B = Wertung B
stats-source-C = Wertung C
stats-source-bonus = Wertungsmonster bei Spielende
stats-traits = Wertung und Eigenschaft | gebaut pro Partie | von allem Gebauten | von der Schachtel | gewählt | Felder | Punkte
stats-card = { $card }, egal, was gewählt wird
stats-tiles = Bauwerk | offen | gebaut | Anteil
stats-never = nie gebaut: { $count } von { $all }
stats-fights = Monster | Herzen | Kämpfe | gewonnen | erwartet | Siegquote | z
stats-all-mobs = alle
stats-actions = Aktion | pro Partie | von allen Aktionen
stats-action-collect = Blöcke nehmen
stats-action-explore = erkunden
stats-action-build = bauen
stats-action-fight = ein Monster bekämpfen
stats-action-weapon = eine Waffe nehmen
stats-action-draw = mit dem Bogen eins mehr aufdecken
stats-action-detonate = TNT zünden
stats-action-trade = für eine zusätzliche Aktion abgeben
stats-action-pass = verzichten
stats-plot-seats = { $players } am Tisch: wer gewinnt, mit 95-%-Intervallen
stats-plot-place = Platz in der Zugreihenfolge
stats-plot-board = Tafel
stats-plot-win-share = Siegquote
stats-plot-fair = gleiche Chancen
stats-plot-sources = { $players } am Tisch: woher die EP kommen
stats-plot-xp-mean = EP eines Platzes, Mittel
stats-plot-tiles = { $players } am Tisch: was gebaut wird
stats-plot-built-share = Anteil der gebauten an allen, die offen lagen
stats-plot-fights = { $players } am Tisch: Kämpfe (in Klammern: die Herzen des Monsters)
stats-plot-won-share = Anteil der Kämpfe
stats-plot-won = gewonnen
stats-plot-expected = erwartet bei bestem Spiel
stats-plot-scoring = { $players } am Tisch: was gewertet wird
stats-plot-chosen-share = Anteil an der jeweiligen Wertung
stats-plot-points-mean = Punkte, Mittel
stats-plot-length = { $players } am Tisch: wie lange Partien dauern
stats-plot-turns = Züge
stats-plot-games = Partien

## Bench

bench-best = bester von { $runs } Durchgängen auf einem Kern; die Messwerte schwanken
bench-games = zufällige Partien pro Sekunde, { $players } am Tisch  { $games }  ({ $decisions } Entscheidungen pro Sekunde)
bench-game = eine Entscheidung über Game  { $micros } µs
bench-arrays = eine Entscheidung über die Array-Schnittstelle  { $micros } µs
bench-copy = Kopie eines Zustands  { $micros } µs (eines Game mitten in der Partie  { $game } µs)
bench-compile = erstes Kompilieren  { $seconds } s
bench-playouts = zu Ende gespielte Partien pro Sekunde in der Suche, { $players } am Tisch  { $playouts }
bench-overshoot = größte Zeitüberschreitung einer Suche von { $ms } ms  { $over } ms
bench-pebble = langsamste Antwort von pebble  { $micros } ms
bench-obsidian = obsidian: Ein Zug dauert höchstens { $ms } ms
bench-evaluations = Auswertungen des Netzes pro Sekunde  { $evaluations }
bench-simulations = Simulationen von diamond pro Sekunde, { $players } am Tisch  { $simulations }
bench-late = größte Zeitüberschreitung von diamond bei { $ms } ms  { $over } ms
bench-policy = diamond antwortet ohne Suche in  { $ms } ms
bench-diamond = diamond: Ein Zug dauert höchstens { $ms } ms
bench-memory = Speicher einer Suche  { $mb } MB
bench-vector = Entscheidungen pro Sekunde, { $games } Partien gleichzeitig, je { $players } am Tisch  { $rate }  (Beobachtungen von { $bytes } Bytes)
bench-vector-skip = dasselbe zu zweit, ohne erzwungene Entscheidungen  { $rate }
bench-gpu = GPU: Entscheidungen pro Sekunde, { $games } Partien gleichzeitig, je { $players } am Tisch  { $rate }
bench-no-gpu = keine GPU gemessen: Hier ist keine nutzbar
bench-pettingzoo = Schritte pro Sekunde von { $name } in PettingZoo  { $rate }  (tictactoe_v3: { $peer })
bench-gymnasium = Schritte pro Sekunde in Gymnasium gegen random  { $rate }
bench-gymnasium-vector = Schritte pro Sekunde in der Vektorumgebung von Gymnasium, { $games } Partien gegen random gleichzeitig  { $rate }
bench-env-missing = PettingZoo wurde nicht gemessen: { $command }
bench-start = Start aus dem Cache bis zur ersten Entscheidung  { $seconds } s
bench-agents-missing = { $agent } wird ausgelassen: Dafür wird { $package } gebraucht, { $command }
bench-agents-nobody = keiner dieser Agenten kann hier getestet werden
bench-agents-training = { $agent } wird für { $players } am Tisch trainiert …
bench-agents-protocol = Protokoll { $version }, Startwert „{ $seed }“, { $games } Partien; Siegquoten in Prozent, mit 95-%-Intervallen; Vorsprung vor den anderen in EP
bench-agents-score = Gesamt
bench-agents-lead = Vorsprung
bench-agents-regret = Verlust
bench-agents-forfeit = { $bot } verliert kampflos: { $reason }
bench-verify-done = { $games } Partien geprüft: Alles stimmt überein.
bench-verify-part = Teil des Protokolls

## Problems of a box

problem = { $place }: { $text }
problem-line = Zeile { $line }: { $place }: { $text }
problem-unreadable = { $reason }
problem-not_a_text_file = keine Textdatei in UTF-8
problem-not_toml = kein TOML: { $reason }
problem-missing = fehlt
problem-unknown_key = kein Schlüssel einer Schachtel
problem-not_a_table = muss eine Tabelle sein, nicht { $found }
problem-not_a_list = muss eine Liste von Tabellen in doppelten Klammern sein
problem-not_as_in_base = muss { $wanted } sein wie im Grundspiel, nicht { $found }
problem-unknown_name = unbekannter Name { $found }; möglich sind { $known }
problem-bad_number = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $found }
problem-bad_id = muss eine Kennung wie stone_sword sein, höchstens 60 Buchstaben, nicht { $found }
problem-id_taken = { $found } ist schon die Kennung bei { $by }
problem-bad_title = muss eine einzelne Zeile Text sein
problem-not_4_names = muss eine Liste von 4 Namen sein, nicht { $found }
problem-not_amounts = muss eine Tabelle von Namen und Zahlen sein, nicht { $found }
problem-wrong_sum_of_blocks = muss zusammen { $wanted } Blöcke ergeben, nicht { $found }
problem-wrong_sum_of_tokens = muss zusammen { $wanted } neutrale Waffenplättchen ergeben, nicht { $found }
problem-wrong_sum_of_tiles = muss zusammen { $wanted } Bauwerks- und Monsterkarten ergeben, nicht { $found }
problem-power_not_once = die Fähigkeit { $power } muss zu genau 1 Waffe gehören, nicht zu { $found }
problem-too_many_weapons = höchstens { $most } Arten von Waffen, nicht { $found }
problem-short_first_pile = ein Anfangsstapel braucht mindestens { $least } Plättchen, die weder Bogen noch TNT sind, nicht { $found }
problem-wrong_number_of_boards = es müssen { $low } bis { $high } Tafeln sein, nicht { $found }
problem-not_3_by_3 = müssen 3 Reihen mit 3 Biomen sein

## The arena

arena-progress = Partien
arena-rounded = Es werden { $games } Partien gespielt: jede Mischung der Schachtel von jedem Platz aus.
arena-games = { $games } Partien, { $cut } davon abgebrochen.
arena-column-bot = Bot
arena-column-games = Partien
arena-column-share = Siegquote
arena-column-interval = 95-%-Intervall
arena-column-fair = fair
arena-column-xp = EP
arena-column-ms = ms
arena-column-slowest = langsamste ms
arena-column-rating = Wertzahl
arena-column-line-up = Besetzung
arena-forfeit = Partie { $game }: { $bot } verliert kampflos: { $reason }
arena-forfeit-crash = abgestürzt ({ $report })
arena-forfeit-illegal = unerlaubte Antwort ({ $report })
arena-forfeit-stall = zu lange gebraucht ({ $report })
arena-forfeit-death = hat den eigenen Prozess beendet ({ $report })
arena-interrupted = Unterbrochen. Beendete Partien sind gespeichert; mit --resume geht es weiter.
arena-interrupted-unkept = Unterbrochen. Mit --out ORDNER werden Partien gespeichert, dann kann --resume weitermachen.
arena-resume-what = --resume braucht --out mit dem Ordner des Turniers
arena-folder-begun = in { $folder } liegt schon ein Turnier: Mit --resume geht es weiter, oder wähle einen anderen Ordner
arena-folder-not-begun = in { $folder } liegt kein Turnier, das weitergehen könnte: Lass --resume weg, um eins zu beginnen
arena-folder-other = in { $folder } liegt ein Turnier mit anderen Einstellungen: Lass die Bots weg, um es fortzusetzen
arena-folder-unreadable = in { $folder } liegt ein Turnier, das sich nicht lesen lässt ({ $detail })
arena-folder-other-version = in { $folder } liegt ein Turnier, das mit Version { $detail } begonnen wurde; mit dieser hier kann es nicht weitergehen
arena-folder-other-box = in { $folder } liegt ein Turnier mit einer anderen Schachtel: Nenne sie mit --box
arena-cluster-no-ray = --ray braucht Ray: { $command }
arena-cluster-no-cluster = kein Cluster ist zu erreichen ({ $detail })
arena-cluster-task = ein Knoten des Clusters kann nicht spielen ({ $detail })
arena-cluster-lost = eine Partie ging zu oft mit ihrem Knoten verloren ({ $detail })

## The server

serve-listening = Die Tische sind unter { $address }
serve-address = auf { $host } Port { $port } kann der Server nicht lauschen: { $reason }
serve-limit = unbekannte Grenze „{ $name }“; die Grenzen sind: { $known }
serve-limit-number = Grenze { $name }: „{ $text }“ ist keine ganze Zahl
serve-setting = das lässt sich nicht einstellen: { $reason }
serve-metrics = „{ $text }“ ist keine Metrik-Adresse: Schreib HOST:PORT, zum Beispiel 127.0.0.1:9464
serve-database = die Tische lassen sich nicht speichern: { $reason }
serve-processes-database = mehrere Prozesse brauchen PostgreSQL: Nenne eine Datenbank mit --database postgresql://...
serve-processes-system = mehrere Prozesse können sich auf diesem System keinen Port teilen: Starte für jeden einen Server, hinter einem Proxy
serve-failed = der Server konnte nicht starten; das Protokoll sagt, warum
client-unbuilt = Die Seite des Spiels ist noch nicht gebaut. Führe im Ordner des Quelltexts „make set-up“ aus und starte dann den Server neu.

## Play in the browser

play-opened = Der Tisch steht unter { $address } bereit und öffnet sich in deinem Browser.
play-address = Der Tisch steht bereit. Öffne { $address } in einem Browser.
play-running-opened = Overworld läuft schon unter { $address } und öffnet sich in deinem Browser.
play-running = Deine Tische stehen schon bereit. Öffne { $address } in einem Browser.
play-contradiction = { $browser } gilt für den Browser, { $terminal } für das Terminal: Gib nur eines davon an
play-running-here = Overworld läuft schon unter { $address }, aber nur für dieses Gerät. Beende es dort und starte es dann neu für dein Netzwerk.
play-lan = Alle in deinem Netzwerk können unter { $address } mitspielen oder mit diesem Code:
play-how-to-stop = Zum Beenden drück Strg-C oder tippe { $word }.
play-compiling = Die Bots werden noch kompiliert. Du kannst schon eine Partie beginnen; jeder Bot spielt, sobald er bereit ist.
play-stopped = Beendet. Deine Partien sind gespeichert.
play-unbuilt = die Seite des Spiels ist noch nicht gebaut. Führe im Ordner des Quelltexts „make play“ aus, oder spiel ohne sie: overworld play --terminal
backup-written = Alle Tische sind in { $file }
backup-restored = Alle Tische aus { $file } sind wiederhergestellt.
backup-exists = { $file } gibt es schon: Wähle einen anderen Namen
backup-not-empty = in der Datenbank sind schon Tische: Nimm eine leere zum Wiederherstellen
backup-failed = { $reason }
tables-code = Code
tables-status = Status
tables-created = Eröffnet
tables-changed = Letzte Änderung
tables-events = Ereignisse
tables-players = Spieler
tables-notes = Notizen
tables-host = Host
tables-options = Optionen
tables-seat = Platz
tables-board = Tafel
tables-kind = Art
tables-name = Name
tables-person = Person (Hash)
tables-status-lobby = Lobby
tables-status-playing = läuft
tables-status-over = beendet
tables-status-replay = importiert
tables-status-archived = archiviert
tables-none = Es gibt keine Tische.
tables-unknown = es gibt keinen Tisch { $code }
tables-in-use = ein Server hat diese Datenbank geöffnet ({ $address }): Halte ihn zuerst an, oder erledige das im Browser als Host des Tisches
tables-confirm = Gib zur Bestätigung { $word } ein:
tables-unchanged = nichts wurde geändert
tables-restored = Wiederhergestellt: { $code }
tables-not-archived = Tisch { $code } ist nicht archiviert
tables-unreadable = Tisch { $code } ist nicht lesbar: Gib seine Schachtel mit --box oder --also-box an
tables-delete-ask = Mit allem, was dazugehört, löschen: { $codes }?
tables-deleted = Gelöscht: { $codes }
tables-erase-ask = Die Daten von { $who } (Namen: { $names }) an allen betroffenen Tischen ({ $count }) löschen?
tables-erased = Tische, die jetzt ohne die Daten der Person sind: { $erased }. Gelöschte Tische, an denen sonst niemand war: { $deleted }.
tables-failed = nicht lesbare Tische, die die Daten der Person noch enthalten: { $count }. Gib ihre Schachteln mit --box oder --also-box an, oder lösche diese Tische.
tables-nothing = kein Tisch hat Daten von { $who }
tables-nobody = an Tisch { $code } heißt niemand { $name }
tables-several = an Tisch { $code } heißen mehrere { $name }: Gib den Hash an, den `overworld tables show { $code }` zeigt
tables-bad-person = { $who } ist weder ein Hash aus 32 Hexadezimalziffern noch der eigene Name einer Person: Gib eins davon an, oder einen Namen an einem Tisch zusammen mit --table
people-checked = Gelesene Tische: { $tables }. Ergebnisse, die von den Protokollen abweichen: { $different }.
people-rebuilt = Gelesene Tische: { $tables }. Ersetzte Ergebnisse: { $different }.
people-unreadable = Tische, die nicht gelesen werden konnten: { $count }. Gib ihre Schachteln mit --box oder --also-box an.
people-no-reports = Es gibt keine Meldungen.
people-report = { $at }  { $code }, Platz { $seat }: { $name }, { $reason }
people-report-who = Person { $reported }, gemeldet von { $reporter }
people-reason-insults = Beleidigungen oder Drohungen
people-reason-name = Name oder gemaltes Gesicht
people-reason-stalls = verzögert oder geht mit Absicht
people-reason-other = etwas anderes
