# The page around the game: what every screen shares, the first page, settings, painting.

loading = Lädt …
loading-failed = Das ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
loading-again = Das ließ sich noch nicht laden. Neuer Versuch …
table-not-kept = Du bist offline, und dieser Browser hat diesen Tisch nicht gespeichert. Er öffnet sich, sobald die Verbindung zurück ist.
compiling-bots = Die Bots werden noch kompiliert ({ $percent } %). Du kannst schon anfangen; ein Bot spielt, sobald er bereit ist.
page-static = Overworld lädt. Wenn nichts erscheint, prüfe deine Verbindung und lade die Seite neu. JavaScript muss eingeschaltet sein.
close = Schließen
spoken = Ansagen

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Zum Inhalt springen
page-home = Overworld, Startseite
page-reload = Seite neu laden
page-retry = Erneut versuchen
page-bar = Diese Website
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-system = Auto
page-theme-light = Hell
page-theme-dark = Dunkel
page-settings = Einstellungen
page-places = Rund ums Spiel
page-learn = Lernen
page-puzzles = Knobelaufgaben
page-cancel = Abbrechen
page-copy = Kopieren
page-copy-of = Kopieren: { $what }
page-copied = Kopiert.
page-not-copied = Dieser Browser erlaubt hier kein Kopieren. Markiere den Text und kopiere ihn selbst.
page-lost-title = Hier wächst nur Gras
page-lost = Unter { $path } gibt es keine Seite. Prüfe die Adresse: Vielleicht fehlt ein Buchstabe.
page-lost-home = Zur Startseite
broken-title = Etwas ist schiefgegangen
broken-about = Dieser Teil der Seite ist ausgefallen. Deine Partie liegt sicher auf dem Server. Lade die Seite neu, dann geht es weiter.
broken-note = Hier ist etwas schiefgegangen. Wenn nichts passiert, lade die Seite neu.

## The first page

home-title = Willkommen
home-hello = Hallo, { $name }
home-line = Ein Brettspiel für 2 bis 4 Personen: Bau den Würfel ab, erkunde das Land, gestalte seinen schönsten Winkel.
home-fact-time = 40 Minuten
home-fact-free = kostenlos
home-fact-account = ohne Konto
home-play = Gegen { $bot } spielen
home-playing = Der Tisch wird aufgebaut …
home-continue = Weiter: Du bist am Zug
home-bots = Gegen wen?
home-daily-title = Partie des Tages
home-daily = Zur Partie des Tages
home-daily-about = Ein Versuch, dieselbe Partie für alle.
home-daily-played =
    { $count ->
        [0] Noch hat niemand gespielt.
        [one] { $count } Person hat gespielt.
       *[other] { $count } Leute haben gespielt.
    }
home-daily-mine = Dein Vorsprung: { $lead } EP. Besser als { $beaten } von { $others }.
home-daily-running = Dein Versuch läuft.
home-daily-resigned = Du hast deinen Versuch aufgegeben.
home-new = Mit Freunden spielen
home-new-about = Eröffne einen Tisch und schick den Link. Mehr brauchen deine Freunde nicht.
home-make = Tisch eröffnen
home-join-label = Code oder Link eines Tisches
home-join-example = QK7MPX
home-join = Mitspielen
home-join-bad = Prüfe den Code: Er hat sechs Buchstaben und Ziffern, etwa QK7MPX. 0 und O, 1, I und L kommen nie darin vor.
home-learn = In 15 Minuten lernen
home-learn-on = Weiter
home-learn-about = Du lernst die Regeln beim Spielen: fünfzehn Minuten.
home-offline = Keine Verbindung zum Server, daher kann kein Bot spielen. Lektionen und Knobelaufgaben gehen auch offline.
home-week = Deine Woche
home-week-day = { $day }: { $xp } EP
home-week-wins = { $wins } von { $games } gewonnen.
home-puzzle = Knobelaufgabe des Tages
home-puzzle-solve = Lösen
home-today = Heute
home-how = So geht es
home-how-mine = Abbauen
home-how-mine-about = Nimm Blöcke vom Würfel.
home-how-walk = Erkunden
home-how-walk-about = Deck Bauwerke und Monster auf.
home-how-build = Bauen
home-how-build-about = Fülle deine neun Felder.
home-how-score = Werten
home-how-score-about = Dreimal. Die höchste Summe gewinnt.
page-rules = Regeln
page-ladder = Rangliste
gallery-title = Alles in der Schachtel
gallery-of = Bauwerke: { $biome }
gallery-mobs = Monster
gallery-weapons = Waffen
gallery-unseen = Noch nicht gesehen: { $left } von { $count }
home-import = Gespeicherte Partie öffnen …
home-about = Über Overworld
home-about-title = Über Overworld
home-about-game = Overworld ist ein freies Programm für das Brettspiel Builders & Biomes. Es ist inoffiziell: Die Inhaber des Spiels und seiner Namen haben es weder gemacht noch gebilligt.
home-about-own = Alle Texte, Bilder und Klänge sind eigens dafür entstanden. Das Programm und sein Quelltext sind frei unter der MIT-Lizenz.
home-about-box = Die Spielanleitungen führen die Bauwerkskarten und die Tafeln nicht auf, darum haben wir sie rekonstruiert. Sie können vom gedruckten Spiel abweichen.
home-about-private = Es gibt keine Konten, und nichts wird von anderen Websites geladen. Deine Einstellungen bleiben in diesem Browser.
home-tables = Deine Tische
home-tables-none = Du hast noch keine Tische. Deine Partien erscheinen später hier.
home-tables-loading = Deine Tische werden gesucht …
home-tables-all = Alle { $count } zeigen
home-table = Tisch { $code }
home-table-your-turn = Du bist am Zug
home-table-turn = Am Zug: { $name }
home-table-at = Zug { $turn }, { $xp } EP
home-table-lobby = Noch nicht begonnen
home-table-playing = Läuft
home-table-won = Vorbei: Sieg für { $names }
home-table-you = Du hast gewonnen
home-table-over = Vorbei
home-table-replay = Gespeicherte Partie
home-table-archived = Archiviert
home-table-delete-of = Tisch { $code } löschen
home-delete-title = Tisch { $code } löschen?
home-delete-text = Die Partie, ihr Replay und der Chat werden für alle gelöscht. Das lässt sich nicht rückgängig machen.
home-delete-yes = Endgültig löschen
home-deleted = Tisch { $code } ist gelöscht.

## Settings

settings-title = Einstellungen
settings-about = Deine Einstellungen bleiben in diesem Browser.
settings-look = Aussehen und Sprache
settings-play = Beim Spielen
settings-attention = Wenn du am Zug bist
settings-you = Du
settings-theme = Hell oder dunkel
settings-language = Sprache
settings-sound = Töne
settings-sound-about = Ein kurzer Ton, wenn du dich entscheiden musst und wenn etwas passiert. Standardmäßig aus.
settings-effects = Effekte
settings-music = Musik
settings-music-about = Eine ruhige Melodie des Spiels, bei Tag und bei Nacht. Sie schweigt, solange die Seite verborgen ist. Bei 0 gibt es keine.
settings-vibrate = Vibration
settings-vibrate-about = Ein kurzes Vibrieren, wenn du am Zug bist, und bei deinen eigenen Kämpfen. Standardmäßig aus.
settings-notify = Benachrichtigungen
settings-notify-about = Der Browser meldet sich, wenn du am Zug bist und gerade etwas anderes ansiehst.
settings-notify-closed = Du bekommst Bescheid, wenn du am Zug bist, auch wenn die Seite geschlossen ist.
settings-notify-open = Du bekommst Bescheid, wenn du am Zug bist, solange die Seite offen ist. Mehr kann dieser Browser nicht.
settings-notify-denied = Dieser Browser blockiert hier Benachrichtigungen. In seinen Einstellungen für diese Website kannst du sie erlauben.
settings-notify-missing = Dieser Browser kann keine Benachrichtigungen anzeigen.
settings-notify-ios = Auf iPhone und iPad musst du diese Seite zuerst auf den Home-Bildschirm legen: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffne Overworld danach von dort.
call-title = Wenn die Seite geschlossen ist
call-about = Wähle, wofür du gerufen wirst. Es gilt für alle deine Browser.
call-turn = Ich bin am Zug
call-time = Meine Zeit läuft ab
call-full = Mein Tisch ist voll
call-quiet = Ruhezeit
call-quiet-on = Nachts ruft mich niemand
call-quiet-from = Von
call-quiet-to = Bis
call-quiet-about = Nach der Uhr in { $zone }.
call-browsers = Browser, die gerufen werden
call-this = { $label } (dieser)
call-forget = Vergessen
call-forget-of = { $label } vergessen
call-forgotten = { $label } wird nicht mehr gerufen.
call-offer = Sollen wir dich rufen?
call-offer-about = In einer Partie über Tage dauert es bis zu deinem Zug. Dein Browser kann sich dann melden, auch wenn diese Seite geschlossen ist.
call-offer-yes = Ruf mich
call-offer-on = Gut. Du wirst gerufen, wenn du am Zug bist.
settings-auto-end = Meinen Zug automatisch beenden
settings-auto-end-about = Wenn du nichts anderes mehr tun kannst, endet dein Zug nach drei Sekunden. Bis dahin kannst du das aufhalten.
settings-confirm = Zweimal tippen, wenn sich etwas nicht rückgängig machen lässt
settings-confirm-touch = Auf Touchscreens
settings-confirm-always = Immer
settings-confirm-never = Nie
settings-confirm-about = Entscheidungen, die etwas aufdecken, lassen sich nicht rückgängig machen. Eine umgeknickte Ecke zeigt das an.
settings-skip = Fragen überspringen, die nichts ändern
settings-skip-about = Behält TNT ohne Rückfrage, wenn es am Kampf nichts ändern würde.
settings-curtain = Vorhang zwischen den Zügen
settings-curtain-about = Teilen sich mehrere ein Gerät, bleibt der Tisch verdeckt, bis die nächste Person bereit ist.
settings-coach = Coach
settings-coach-about = Gibt dir ab und zu einen Tipp, höchstens einen pro Zug. In deinen ersten drei Partien ist er automatisch an.
settings-no-spoilers = Replays ohne Spoiler
settings-no-spoilers-about = Verbirgt das Ergebnis, die Länge und alles, was noch kommt.
settings-shortcuts = Tastenkürzel
settings-shortcuts-about = Die einzelnen Tasten, die unten stehen. Schalte sie aus, wenn du diktierst oder oft aus Versehen auf Tasten kommst.
settings-name = Name an neuen Tischen
settings-name-about = Lass das Feld leer, dann bekommst du einen neuen zufälligen Namen.
settings-character-paint = Deine Figur bemalen
settings-character-about = Acht mal acht Pixel, die in der Oberwelt für dich unterwegs sind.

## Your data on the server

data-title = Deine Daten
data-about = Der Server erkennt diesen Browser an einem zufälligen Cookie. Damit speichert er deine Namen an Tischen, deine Chatzeilen, Notizen und bemalten Figuren.
data-download = Meine Daten herunterladen
data-downloaded = Deine Daten sind in der Datei { $file }.
data-erase = Meine Daten löschen
data-erase-title = Deine Daten löschen?
data-erase-server = Dieser Server entfernt deine Namen, Chatzeilen, Notizen und bemalten Figuren. In laufenden Partien übernimmt ein Bot deinen Platz. Tische, an denen sonst niemand spielt, werden gelöscht.
data-erase-named = Dein Name { $name } wird für andere frei. Mit ihm gehen deine Passkeys, Buchstaben, Wertung und die Verbindung zu deinen anderen Geräten.
data-erase-browser = Dieser Browser vergisst deinen Namen, deine Figur und die Liste deiner Partien. Das lässt sich nicht rückgängig machen.
data-erase-yes = Alles löschen
data-erased = Deine Daten sind gelöscht.
data-erased-partly = Manche Tische waren nicht lesbar und enthalten deine Daten noch. Bitte den Betreiber dieses Servers, sie zu löschen.

## Without a network, and new versions

offline-title = Offline
offline-lessons = Diese Seite, die Lektionen und die Knobelaufgaben funktionieren auch offline.
offline-lessons-not = Lektionen und Knobelaufgaben werden für die Offline-Nutzung gespeichert.
offline-tables = Tische, wie du sie zuletzt gesehen hast
offline-table-at = { $names } · Stand: { $time }
offline-games = Gespeicherte Partien
offline-games-none = Noch keine. Öffne das Replay einer beendeten Partie und wähle „Offline speichern“.
offline-forget = Entfernen
offline-forget-of = Tisch { $code } entfernen
offline-forgotten = Tisch { $code } ist hier nicht mehr gespeichert.
offline-clear = Offline-Daten löschen
offline-clear-about = Löscht, was für die Offline-Nutzung gespeichert ist. Deine Einstellungen, dein Fortschritt und die Liste deiner Partien bleiben. Wenn du wiederkommst, wird die Seite neu gespeichert.
offline-cleared = Für die Offline-Nutzung ist nichts mehr gespeichert.
offline-impossible = Dieser Browser kann diese Seite nicht für die Offline-Nutzung speichern. Die meisten tun das nur bei Adressen mit https.
update-title = Neue Version
update-ready = Eine neue Version ist bereit.
update-now = Aktualisieren
update-later = Später
update-missing = Der Server hat eine neuere Version, und ein Teil dieser Seite ist nicht mehr da. Lade die Seite neu: Dein Tisch bleibt, wie er ist.

## Keys

keys-title = Tasten
keys-key = Taste
keys-does = Was sie tut
keys-actions = 1 bis 5
keys-actions-does = eine der fünf Aktionen wählen
keys-undo = U
keys-undo-does = den letzten Schritt rückgängig machen
keys-end = X
keys-end-does = deinen Zug beenden
keys-hint = H
keys-hint-does = um einen Tipp bitten, wenn der Tisch es erlaubt
keys-press = Enter
keys-press-does = den ausgewählten Knopf drücken
keys-turn = Q und E
keys-turn-does = den Würfel nach links oder rechts drehen
keys-arrows = Pfeiltasten
keys-arrows-does = durch die Oberwelt und von Block zu Block gehen; im Replay einen Schritt zurück oder vor
keys-ends = Pos1 und Ende
keys-ends-does = im Replay zum Anfang oder zum Ende
keys-turns = [ und ]
keys-turns-does = im Replay einen Zug zurück oder vor
keys-moments = 1 bis 3
keys-moments-does = in der Analyse zu einem Schlüsselmoment
keys-better = B
keys-better-does = in der Analyse eine bessere Entscheidung suchen
keys-next = N
keys-next-does = in der Analyse zu deinem nächsten Fehler
keys-last = L
keys-last-does = sehen oder hören, was zuletzt passiert ist
keys-standings = S
keys-standings-does = den Punktestand sehen oder hören
keys-cube = C
keys-cube-does = sehen oder hören, welche Blöcke du nehmen kannst
keys-near = N
keys-near-does = sehen oder hören, was neben dir liegt
keys-help = ?
keys-help-does = diese Liste zeigen
keys-back = Esc
keys-back-does = einen Schritt zurückgehen; im Replay zurück zu „Live“

## Painting

paint-title = Deine Figur bemalen
paint-about = Wähle eine Farbe und tippe dann auf ein Pixel. Mit der Tastatur: Pfeiltasten zum Bewegen, Enter oder Leertaste zum Malen.
paint-grid = Bild, acht Reihen mit acht Pixeln
paint-pixel = Reihe { $row }, Spalte { $column }, { $colour }
paint-colours = Farben
paint-tools = Werkzeuge
paint-pen = Stift
paint-fill = Füllen
paint-erase = Radieren
paint-mirror = Spiegeln
paint-mirror-about = malt die andere Hälfte gleich mit
paint-clear = Leeren
paint-undo = Rückgängig
paint-undo-none = Es gibt nichts rückgängig zu machen.
paint-start = Vorlage
paint-start-of = Vorlage: Figur in { $colour }
paint-preview = So sieht sie am Tisch aus
paint-remove = Ohne eigenes Bild spielen
paint-removed = Dein Bild ist entfernt. Du spielst mit der Figur deiner Farbe.
paint-painted = { $colour }, Reihe { $row }, Spalte { $column }
paint-cleared = Das Bild ist leer.
paint-undone = Rückgängig gemacht.
paint-kept = Dein Bild wird beim Malen in diesem Browser gespeichert. Zu sehen ist es an Tischen, an denen du ab jetzt mitspielst.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
refused-no_table = Einen Tisch { $code } gibt es nicht. Prüfe den Code: Vielleicht stimmt ein Buchstabe nicht, oder der Tisch wurde gelöscht.
refused-no_step = Diesen Schritt hat die Partie nicht. Der letzte ist { $most }.
refused-no_route = Der Server kennt diese Anfrage nicht. Lade die Seite neu, dann hast du die neueste Version.
refused-wrong_method = Der Server kennt diese Anfrage nicht. Lade die Seite neu, dann hast du die neueste Version.
refused-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu, dann hast du die neueste Version.
refused-too_large = Diese Datei oder Nachricht ist zu groß für den Server. Mach sie kleiner.
refused-bad_options = { $field ->
    [seats] Öffne mindestens zwei Plätze. Eine aus einem Replay fortgesetzte Partie behält ihre Plätze.
    [board] Gib jedem Platz eine Tafel in eigener Farbe.
    [bot] Einen der Bots gibt es auf diesem Server nicht. Wähle einen anderen.
    [first] Wähle für den ersten Zug jemanden am Tisch.
    [deal] Wähle für den Aufbau einen Namen mit 1 bis 40 Zeichen. Eine Partie des Tages kann nicht von einem künftigen Tag sein. Eine aus einem Replay fortgesetzte Partie behält ihren Aufbau.
    [clock] Stell 10 Sekunden bis 24 Stunden pro Person mit höchstens einer Stunde extra pro Zug ein, oder 1 bis 30 Tage pro Zug.
    [rated] Eine gewertete Partie braucht zwei Menschen an eigenen Geräten, die Grundschachtel und einen zufälligen Aufbau, ohne Tipps und Einsteiger.
   *[other] Diese Optionen passen nicht zusammen. Prüfe sie und versuch es noch einmal.
  }
refused-bad_record = Diese Datei ist keine gespeicherte Partie, oder sie ist beschädigt. Wähle eine andere.
refused-bad_name = Wähle einen Namen mit höchstens { $longest } Zeichen und ohne Komma.
refused-unwanted_name = Dieser Name enthält ein Wort, das auf diesem Server unerwünscht ist. Wähle einen anderen Namen.
refused-bad_chat = Schreib eine Nachricht mit 1 bis { $longest } sichtbaren Zeichen.
refused-bad_paint = Das Bild ist beschädigt. Male es neu.
refused-bad_move = Diese Möglichkeit gibt es in diesem Spiel nicht. Lade die Seite neu und versuch es noch einmal.
refused-bad_origin = Der Server akzeptiert diese Adresse nicht. Öffne das Spiel unter der Adresse, die du vom Host hast.
refused-bad_host = Der Server kennt diese Adresse nicht. Öffne das Spiel unter der Adresse, die du vom Host hast.
refused-not_host = Das kann nur der Host des Tisches.
refused-not_your_seat = { $seat ->
    [0] Dieser Platz gehört jemand anderem.
   *[other] Platz { $seat } gehört jemand anderem oder ist auf ein anderes Gerät umgezogen.
  }
refused-no_secret = Der Server kennt diesen Browser noch nicht. Erlaube Cookies für diese Website und lade die Seite neu.
refused-option_off = { $option ->
    [hints] An diesem Tisch gibt es während der Partie keine Tipps.
    [fork] An diesem Tisch gibt es keine Tipps. Von einem Schritt aus weiterspielen kannst du deshalb erst nach dem Ende der Partie.
    [undo] „Rückgängig“ ist an diesem Tisch ausgeschaltet.
    [chat] An diesem Tisch gibt es keinen Chat.
   *[other] Das ist an diesem Tisch ausgeschaltet.
  }
refused-muted = Der Host hat dich stumm geschaltet: Du kannst nicht schreiben, dich nicht umbenennen und kein Bild zeigen. Mitlesen kannst du weiterhin.
refused-kicked = Der Host hat dich von diesem Tisch entfernt. Wenn du wieder mitspielen möchtest, bitte ihn, die Optionen des Tisches zu ändern.
refused-no_spectators = Diesen Tisch sehen nur die, die mitspielen. Bitte den Host, dich zuschauen zu lassen.
refused-seat_given = Der Host hat deinen Platz an ein anderes Gerät gegeben. Bitte den Host um einen Link, wenn du ihn zurückhaben willst.
refused-no_player = Niemand heißt { $name }.
refused-no_own_name = Nimm dir zuerst einen Namen.
refused-bad_proof = Das passt nicht. Prüfe es und versuche es noch einmal: Buchstaben und Codes gelten nur einmal.
refused-name_taken = { $name } ist vergeben oder sieht einem anderen Namen zu ähnlich.
refused-renamed_lately = Ein Name kann sich einmal in 30 Tagen ändern.
refused-name_given = Die Leute, die diesen Server betreiben, haben dir bis { $until } einen anderen Namen gegeben. Danach kannst du ihn ändern.
refused-already_named = Dieser Browser hat schon einen Namen.
refused-last_way_back = Das ist dein einziger Weg zurück. Füge zuerst einen anderen hinzu.
refused-too_many_ways_back = Du hast schon { $most }. Entferne zuerst eines.
refused-no_passkeys = Passkeys gehen hier nicht. Nimm Buchstaben oder ein anderes Gerät.
refused-no_push = Dieser Server kann niemanden rufen, wenn die Seite geschlossen ist.
refused-bad_push = Der Server kennt den Push-Dienst dieses Browsers nicht und kann dich deshalb nicht rufen.
refused-push_full = Dieser Server kann zurzeit nicht noch mehr Leute rufen.
refused-too_many_names = Von deiner Adresse wurden heute zu viele Namen genommen. Versuche es morgen wieder.
refused-names_full = Dieser Server kann zurzeit keine weiteren Namen vergeben.
refused-too_many_tries = Zu viele Versuche. Warte eine Stunde und versuche es wieder.
refused-stale = Die Partie ist schon weitergegangen. Sieh dir den Tisch an und versuch es noch einmal.
refused-illegal = Das erlauben die Regeln jetzt nicht. Wähle etwas anderes.
refused-not_your_turn = { $seat ->
    [0] Du bist nicht am Zug.
   *[other] Du bist nicht am Zug: Warte auf Platz { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] Es wurde etwas Neues aufgedeckt, darum lässt sich das nicht rückgängig machen.
    [ended] Der Zug ist beendet, darum lässt sich das nicht rückgängig machen.
    [turn_start] Der Zug hat gerade erst begonnen: Es gibt nichts rückgängig zu machen.
    [other_player] Seitdem hat schon jemand anders entschieden, darum lässt sich das nicht rückgängig machen.
    [nothing] Es gibt noch nichts rückgängig zu machen.
   *[other] Das lässt sich nicht rückgängig machen.
  }
refused-seat_not_online = Auf Platz { $seat } sitzt niemand, der online spielt.
refused-seat_taken = Platz { $seat } ist nicht frei. Wähle einen anderen.
refused-seats_open = Auf Platz { $seat } sitzt noch niemand. Warte auf jemanden, gib den Platz einem Bot oder schließe ihn.
refused-already_started = Die Partie hat schon begonnen, darum lässt sich das nicht mehr ändern.
refused-not_started = Die Partie hat noch nicht begonnen. Warte auf den Host.
refused-game_over = Die Partie ist vorbei.
refused-not_over = Die Partie ist noch nicht vorbei. Spielt sie erst zu Ende.
refused-led = Jemand anders führt durch diese Analyse. Du kannst dich trotzdem frei umsehen.
refused-day_not_over = Das geht erst, wenn der Tag vorbei ist, damit die Partie geheim bleibt.
refused-future_day = Dieser Tag ist noch nicht gekommen.
refused-one_try = Für die Partie des Tages gibt es nur einen Versuch. Vergangene Partien sind im Archiv.
refused-rated_game = Eine gewertete Partie gehört denen, die sie begonnen haben. Das geht, wenn sie zu Ende ist.
refused-not_away = { $left ->
    [0] Diese Person ist nicht abwesend.
    [one] Warte noch eine Sekunde auf die Rückkehr.
   *[other] Warte noch { $left } Sekunden auf die Rückkehr.
  }
refused-archived = Hier hat lange niemand gespielt, darum wurde der Tisch archiviert. Wer hier mitspielt, kann ihn wiederherstellen, und alle können ab jedem Schritt an einem neuen Tisch weiterspielen.
refused-no_clock = Dieser Tisch hat keine Uhr.
refused-too_many_actions = Das ging zu schnell. Warte einen Moment und versuch es noch einmal.
refused-too_many_requests = Von deiner Adresse kamen zu viele Anfragen. Warte eine Minute und versuch es noch einmal.
refused-too_many_tables = Von deiner Adresse aus wurden heute zu viele Tische eröffnet. Versuch es morgen wieder.
refused-too_many_open = Du hast zu viele offene Tische, oder der Server hat zu viele. Schließ zuerst einen.
refused-people_off = Dieser Server hat keine offenen Tische, keine Schnellsuche und keine Namen.
refused-not_invited = Dafür brauchst du eine Einladung von den Leuten, die diesen Server betreiben.
refused-silenced = Die Leute, die diesen Server betreiben, haben dich bis { $until } stummgeschaltet. Spielen kannst du weiterhin.
refused-excluded = Die Leute, die diesen Server betreiben, haben offene Tische und die Schnellsuche für dich bis { $until } gesperrt. Mit Freunden und Bots kannst du weiterhin spielen.
refused-have_seat = Du hast einen Platz an einem offenen Tisch. Verlass ihn zuerst.
refused-no_person = Auf diesem Platz sitzt kein Mensch.
refused-no_offer = Dieses Angebot ist vorbei.
refused-seek_paused = Du kannst in { $left } Sekunden wieder einen Tisch suchen.
refused-too_many_sockets = Von deiner Adresse sind zu viele Seiten offen. Schließe eine und versuch es noch einmal.
refused-too_many_reviews = Von deiner Adresse warten schon { $most } Analysen. Versuch es wieder, wenn eine davon fertig ist.
refused-too_many_deals = Von deiner Adresse haben heute schon { $most } Leute gespielt. Versuch es morgen wieder.
refused-log_full = An diesem Tisch ist dafür kein Platz mehr. Entferne Notizen, die du nicht brauchst, oder mach an einem neuen Tisch weiter.
refused-busy = Der Server ist stark ausgelastet. Versuch es gleich noch einmal.
refused-unavailable = Der Server kann gerade nicht antworten. Versuch es gleich noch einmal.
refused-damaged = Der Server kann diesen Tisch nicht lesen. Gelöscht ist nichts. Sag denen Bescheid, die den Server betreiben, oder eröffne einen neuen Tisch.
refused-unknown = Das geht jetzt nicht ({ $code }). Lade die Seite neu und versuch es noch einmal.
refused-internal = Auf dem Server ist etwas kaputtgegangen. Deine Partie ist gespeichert: Versuch es noch einmal.
