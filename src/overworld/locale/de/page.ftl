# The page around the game: what every screen shares, the first page, settings, painting.

loading = Lädt …
loading-failed = Diese Seite ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
loading-again = Das ließ sich noch nicht laden. Neuer Versuch läuft …
page-static = Overworld lädt. Wenn nichts kommt, prüfe deine Verbindung und lade die Seite neu. JavaScript muss eingeschaltet sein.
close = Schließen
spoken = Ansagen

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Zum Inhalt springen
page-home = Overworld, zur Startseite
page-reload = Seite neu laden
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
page-not-copied = Dieser Browser lässt Seiten nichts kopieren. Markiere den Text und kopiere ihn selbst.
page-lost-title = Hier wächst nur Gras
page-lost = Unter { $path } gibt es keine Seite. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
page-lost-home = Zurück zur Startseite
broken-title = Etwas ist schiefgegangen
broken-about = Dieser Teil der Seite ist ausgefallen. Deine Partie ist sicher: Sie liegt auf dem Server.
broken-note = Hier ist etwas schiefgegangen. Wenn es nicht weitergeht, lade die Seite neu.

## The first page

home-title = Willkommen
home-line = Bau den Würfel ab, zieh durchs Land und errichte seinen schönsten Winkel.
home-play-title = Gleich losspielen
home-play = Gegen einen Bot spielen
home-playing = Der Tisch wird aufgebaut …
home-continue = Weiter: du bist dran
home-bots = Gegen wen?
home-daily-title = Partie des Tages
home-daily = Jetzt spielen
home-daily-about = Heute für alle derselbe Aufbau, gegen Flint.
home-daily-first = Noch niemand hat sie beendet.
home-daily-results =
    Bisher am besten: { $best } EP. { $count ->
        [one] Einmal gespielt.
       *[other] { $count }-mal gespielt.
    }
home-daily-mine = Du: { $xp } EP
home-people-title = Mit anderen
home-new = Neuer Tisch
home-new-about = An einem Gerät, online oder mit Bots.
home-join-label = Code oder Link eines Tisches
home-join-example = QK7MPX
home-join = Dazusetzen
home-join-bad = Ein Code hat sechs Buchstaben und Ziffern, etwa QK7MPX. 0 und O, 1, I und L kommen nie darin vor.
home-learn = Spielen lernen
home-learn-on = Weiter
home-learn-about = Du spielst, die Regeln kommen nebenbei: acht Minuten.
home-week = Deine Woche
home-week-day = { $day }: { $xp } EP
home-week-wins = { $wins } von { $games } gewonnen.
home-puzzle = Knobelaufgabe des Tages
home-puzzle-solve = Lösen
page-rules = Regeln
gallery-title = Alles in der Schachtel
gallery-of = Bauwerke: { $biome }
gallery-mobs = Monster
gallery-weapons = Waffen
gallery-unseen = Ungesehen: { $left } von { $count }
home-import = Aufzeichnung öffnen …
home-import-about = Eine Partie ansehen, die als Datei gespeichert wurde.
home-about = Über Overworld
home-about-title = Über Overworld
home-about-game = Overworld ist ein freies Programm für das Brettspiel Builders & Biomes. Es ist inoffiziell: Die Inhaber des Spiels und seiner Namen haben es weder gemacht noch gebilligt und haben nichts damit zu tun.
home-about-own = Alle Texte, Bilder und Klänge sind eigene. Das Programm und sein Quelltext sind frei unter der MIT-Lizenz.
home-about-private = Es gibt keine Konten, und keine andere Website wird nach irgendetwas gefragt. Was du einstellst, bleibt in diesem Browser.
home-tables = Deine Tische
home-tables-none = Noch keine Tische. Deine Partien warten später hier auf dich.
home-tables-loading = Deine Tische werden gesucht …
home-tables-all = Alle { $count } zeigen
home-table = Tisch { $code }
home-table-your-turn = Du bist am Zug
home-table-turn = Am Zug: { $name }
home-table-at = Zug { $turn }, { $xp } EP
home-table-lobby = Noch nicht begonnen
home-table-playing = Läuft
home-table-won = Vorbei, Sieg: { $names }
home-table-over = Vorbei
home-table-replay = Aufzeichnung zum Ansehen
home-table-archived = Weggeräumt
home-table-delete-of = Tisch { $code } löschen
home-delete-title = Tisch { $code } löschen?
home-delete-text = Die Partie, ihre Aufzeichnung und der Chat sind dann für alle weg. Das lässt sich nicht zurücknehmen.
home-delete-yes = Endgültig löschen
home-deleted = Tisch { $code } ist gelöscht.

## Settings

settings-title = Einstellungen
settings-about = Sie bleiben in diesem Browser, niemand sonst erfährt davon.
settings-look = Aussehen und Sprache
settings-play = Beim Spielen
settings-attention = Wenn du am Zug bist
settings-you = Du
settings-theme = Hell oder dunkel
settings-language = Sprache
settings-sound = Töne
settings-sound-about = Ein kurzer Ton, wenn du dich entscheiden musst und wenn etwas passiert. Anfangs aus.
settings-vibrate = Vibration
settings-vibrate-about = Ein kurzes Vibrieren, wenn du am Zug bist und bei deinen eigenen Kämpfen. Anfangs aus.
settings-notify = Benachrichtigungen
settings-notify-about = Eine Nachricht vom Browser, wenn du am Zug bist und gerade woanders hinschaust.
settings-notify-closed = Du wirst gerufen, wenn du am Zug bist, auch wenn die Seite geschlossen ist.
settings-notify-open = Du wirst gerufen, wenn du am Zug bist, solange die Seite offen ist; mehr kann dieser Browser nicht.
settings-notify-denied = Dieser Browser erlaubt hier keine Benachrichtigungen. Das kannst du in seinen Einstellungen für diese Seite ändern.
settings-notify-missing = Dieser Browser kennt keine Benachrichtigungen.
settings-auto-end = Meinen Zug von selbst beenden
settings-auto-end-about = Wenn sonst nichts mehr geht, endet der Zug nach drei Sekunden. Bis dahin kannst du das aufhalten.
settings-confirm = Zweimal tippen bei allem, was sich nicht zurücknehmen lässt
settings-confirm-touch = Auf Touchscreens
settings-confirm-always = Immer
settings-confirm-never = Nie
settings-confirm-about = Schritte, die etwas aufdecken, lassen sich nicht zurücknehmen. Sie tragen ein Schloss.
settings-skip = Fragen überspringen, die nichts ändern
settings-skip-about = TNT, das am Kampf nichts ändern würde, behältst du ohne Rückfrage.
settings-curtain = Vorhang zwischen den Spielern
settings-curtain-about = Wo mehrere ein Gerät teilen, wird der Tisch verdeckt, bis der Nächste bereit ist.
settings-coach = Coach
settings-coach-about = Gibt dir ab und zu einen Tipp, höchstens einen pro Zug. In deinen ersten drei Partien von selbst.
settings-no-spoilers = Replays ohne Spoiler
settings-no-spoilers-about = Verbirgt das Ergebnis, die Länge und alles, was noch kommt.
settings-shortcuts = Tastenkürzel
settings-shortcuts-about = Die Tasten weiter unten. Schalte sie aus, wenn du diktierst oder leicht aus Versehen auf Tasten kommst.
settings-name = Name an neuen Tischen
settings-name-about = Lass das Feld leer, dann wird ein neuer für dich gezogen.
settings-character-paint = Deine Figur bemalen
settings-character-about = Acht mal acht Pixel, die in der Oberwelt für dich unterwegs sind.

## Without a network, and new versions

offline-title = Ohne Netz
offline-lessons = Diese Seite, die Lektionen und die Knobelaufgaben gehen auch ohne Netz auf.
offline-lessons-not = Lektionen und Knobelaufgaben werden für die Zeit ohne Netz gespeichert.
offline-games = Gespeicherte Partien
offline-games-none = Noch keine. Sieh dir das Replay einer beendeten Partie an und wähle „Für offline speichern“.
offline-forget = Vergessen
offline-forget-of = Tisch { $code } vergessen
offline-forgotten = Tisch { $code } ist hier nicht mehr gespeichert.
offline-clear = Alles leeren
offline-clear-about = Leert, was dieser Browser von Overworld gespeichert hat, außer deinen Einstellungen. Wenn du wiederkommst, wird die Seite neu gespeichert.
offline-cleared = Es ist nichts mehr gespeichert.
offline-impossible = Dieser Browser speichert für diese Seite nichts. Die meisten tun das nur bei Adressen mit https.
update-title = Neue Version
update-ready = Eine neue Version ist da.
update-now = Aktualisieren
update-later = Später
update-your-turn = Beende erst deinen Zug, dann kannst du aktualisieren.
update-missing = Der Server hat eine neuere Version, und ein Teil dieser Seite ist nicht mehr da. Lade die Seite neu: Dein Tisch bleibt, wie er ist.

## Keys

keys-title = Tasten
keys-key = Taste
keys-does = Was sie tut
keys-actions = 1 bis 5
keys-actions-does = eine der fünf Aktionen wählen
keys-undo = U
keys-undo-does = den letzten Schritt zurücknehmen
keys-end = X
keys-end-does = deinen Zug beenden
keys-hint = H
keys-hint-does = um einen Tipp bitten, wenn der Tisch es erlaubt
keys-press = Enter
keys-press-does = drücken, was gerade im Fokus ist
keys-turn = Q und E
keys-turn-does = den Würfel nach links, nach rechts drehen
keys-arrows = Pfeiltasten
keys-arrows-does = durch die Oberwelt und die Blöcke gehen; im Replay einen Schritt zurück oder vor
keys-ends = Pos1 und Ende
keys-ends-does = im Replay zum Anfang, zum Ende
keys-turns = [ und ]
keys-turns-does = im Replay einen Zug zurück oder vor
keys-last = L
keys-last-does = hören, was zuletzt passiert ist
keys-standings = S
keys-standings-does = den Punktestand hören
keys-cube = C
keys-cube-does = hören, was du vom Würfel nehmen kannst
keys-near = N
keys-near-does = hören, was neben dir liegt
keys-help = ?
keys-help-does = diese Liste zeigen
keys-back = Esc
keys-back-does = einen Schritt zurückgehen; im Replay zurück zur Gegenwart

## Painting

paint-title = Bemale deine Figur
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
paint-removed = Dein Bild ist weggelegt. Du spielst mit der Figur deiner Farbe.
paint-painted = { $colour }, Reihe { $row }, Spalte { $column }
paint-cleared = Das Bild ist leer.
paint-undone = Rückgängig gemacht.
paint-kept = Jeder Strich bleibt in diesem Browser gespeichert. Zu sehen ist das Bild an Tischen, an die du dich ab jetzt setzt.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
refused-no_table = Einen Tisch { $code } gibt es nicht. Prüfe den Code: Vielleicht stimmt ein Buchstabe nicht, oder der Tisch wurde gelöscht.
refused-no_step = Diesen Schritt hat die Partie nicht; der letzte ist { $most }.
refused-no_route = Der Server weiß nicht, was gemeint ist. Lade die Seite neu, dann hast du die neueste Fassung.
refused-wrong_method = Der Server weiß nicht, was gemeint ist. Lade die Seite neu, dann hast du die neueste Fassung.
refused-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu, dann hast du die neueste Fassung.
refused-too_large = Das ist mehr, als der Server auf einmal annimmt.
refused-bad_options = { $field ->
    [seats] Ein Tisch braucht mindestens zwei Plätze, die nicht geschlossen sind, und eine Partie, die weitergeht, behält ihre Plätze.
    [board] Jeder Platz braucht eine Tafel in eigener Farbe.
    [bot] Einer der Bots ist hier unbekannt. Wähle einen anderen.
    [first] Wer beginnt, muss am Tisch sitzen.
    [deal] Der Name eines Aufbaus hat 1 bis 40 Zeichen, und eine Partie, die weitergeht, lässt sich nicht neu aufbauen.
    [clock] Die Uhr braucht 10 Sekunden bis 24 Stunden für die Partie und höchstens eine Stunde mehr pro Zug, oder 1 bis 30 Tage.
   *[other] So lässt sich an einem Tisch nicht spielen.
  }
refused-bad_record = Diese Datei ist keine Aufzeichnung einer Partie, oder sie ist beschädigt.
refused-bad_name = Ein Name hat höchstens { $longest } Zeichen und kein Komma.
refused-bad_chat = Eine Zeile hat 1 bis { $longest } druckbare Zeichen.
refused-bad_paint = Das Bild ist beschädigt. Male es neu.
refused-bad_move = Das geht hier nicht.
refused-bad_origin = Der Server hält diese Seite nicht für seine eigene. Öffne sie unter der Adresse, die du bekommen hast.
refused-bad_host = Unter diesem Namen kennt sich der Server nicht. Öffne ihn unter der Adresse, die du bekommen hast.
refused-not_host = Das kann nur die Spielleitung des Tisches.
refused-not_your_seat = { $seat ->
    [0] Auf diesem Platz sitzt jemand anders.
   *[other] Auf Platz { $seat } sitzt jemand anders, oder er ist auf ein anderes Gerät umgezogen.
  }
refused-no_secret = Der Server kennt diesen Browser noch nicht. Erlaube Cookies für diese Seite und lade sie neu.
refused-option_off = { $option ->
    [hints] An diesem Tisch gibt es keine Tipps, solange die Partie läuft.
    [undo] An diesem Tisch wird nichts zurückgenommen.
    [chat] An diesem Tisch gibt es keinen Chat.
   *[other] Das gibt es an diesem Tisch nicht.
  }
refused-muted = Die Spielleitung hat dich stumm geschaltet.
refused-no_spectators = Diesen Tisch sehen nur die, die mitspielen. Frag die Spielleitung, ob du zuschauen darfst.
refused-stale = Jemand war schneller, und die Partie ist weitergegangen. Sieh noch einmal hin.
refused-illegal = Das erlauben die Regeln jetzt nicht.
refused-not_your_turn = { $seat ->
    [0] Du bist nicht am Zug.
   *[other] Du bist nicht am Zug: Platz { $seat } entscheidet.
  }
refused-cannot_undo = { $reason ->
    [revealed] Es wurde etwas Neues aufgedeckt, darum lässt sich das nicht zurücknehmen.
    [ended] Der Zug ist beendet und lässt sich nicht mehr zurücknehmen.
    [turn_start] Der Zug hat gerade erst begonnen.
    [other_player] Seitdem hat schon jemand anders entschieden.
    [nothing] Es gibt noch nichts zurückzunehmen.
   *[other] Das lässt sich nicht zurücknehmen.
  }
refused-seat_taken = Platz { $seat } ist nicht frei. Wähle einen anderen.
refused-seats_open = Auf Platz { $seat } sitzt noch niemand. Warte auf jemanden, gib den Platz einem Bot oder schließe ihn.
refused-already_started = Das Spiel hat begonnen; das ging nur vorher.
refused-not_started = Das Spiel hat noch nicht begonnen.
refused-game_over = Das Spiel ist vorbei.
refused-not_over = Das Spiel ist noch nicht vorbei.
refused-led = Jemand anders leitet diese Analyse. Du kannst dich trotzdem frei umsehen.
refused-not_away = { $left ->
    [0] Dort ist niemand weg.
    [one] Warte noch eine Sekunde, vielleicht ist gleich wieder jemand da.
   *[other] Warte noch { $left } Sekunden, vielleicht ist gleich wieder jemand da.
  }
refused-archived = An diesem Tisch war so lange Ruhe, dass er weggeräumt wurde. Du kannst ihn ansehen und von jedem Schritt aus an einem neuen Tisch weiterspielen.
refused-no_clock = Dieser Tisch hat keine Uhr.
refused-too_many_actions = Das ging zu schnell. Warte einen Moment und versuch es noch einmal.
refused-too_many_requests = Von deiner Adresse kamen zu viele Anfragen. Warte eine Minute und versuch es noch einmal.
refused-too_many_tables = Von deiner Adresse kamen heute zu viele neue Tische. Morgen ist wieder Platz.
refused-too_many_sockets = Von deiner Adresse sind zu viele Seiten offen. Schließe eine und versuch es noch einmal.
refused-log_full = An diesem Tisch wurde so viel gesagt und getan, dass nichts mehr hineinpasst. Macht an einem neuen weiter.
refused-busy = Der Server hat alle Hände voll zu tun. Versuch es gleich noch einmal.
refused-unavailable = Der Server kann gerade nicht antworten. Versuch es gleich noch einmal.
refused-damaged = Der Server kann diesen Tisch nicht lesen. Er ist gespeichert, und wer den Server betreibt, weiß Bescheid.
refused-unknown = Das geht jetzt nicht ({ $code }).
refused-internal = Auf dem Server ist etwas kaputtgegangen. Deine Partie ist gespeichert; versuch es noch einmal.
