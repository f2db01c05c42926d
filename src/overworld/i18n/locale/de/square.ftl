# Open tables, quick match, blocked people and reports.

square-title = Mit anderen spielen
square-seats = Plätze
square-choose = Wähle eins oder mehrere.
square-pace = Tempo
square-live = Live
square-relaxed = Gemütlich
square-days = Tage
square-fill = Bots füllen
square-fill-60 = nach 1 min
square-fill-300 = nach 5 min
square-fill-0 = nie
square-find = Tisch finden
square-find-about = Du kannst spielen, während du wartest.
square-looking = Suche einen Tisch
square-looking-for = { $sizes } Plätze, { $speeds }
square-looking-fill = Bots füllen die freien Plätze in { $time }.
square-looking-never = Nur Menschen, keine Bots.
square-meanwhile = Solange
square-lesson = Eine Lektion
square-stop = Suche beenden
square-stopped = Du suchst keinen Tisch mehr.
square-paused = Du warst weg. In { $time } kannst du wieder suchen.
square-wait = In { $time } kannst du wieder suchen.
square-not-everyone = Nicht alle waren bereit. Wir suchen weiter.
square-open-title = Offene Tische
square-nobody = Gerade sucht niemand.
square-nobody-about = Öffne einen Tisch oder such einen. Andere sehen das hier, und Bots können die Plätze füllen.
square-open = Tisch öffnen
square-sit = Hinsetzen
square-sit-at = An den Tisch von { $names } setzen
square-yours = Dein Tisch
square-taken = { $taken } von { $size } Plätzen besetzt
square-waiting =
    { $count ->
        [one] 1 Person wartet auf einen Tisch
       *[other] { $count } Personen warten auf einen Tisch
    }
square-more = { $count } weitere
square-ready =
    { $count ->
        [one] { $names } ist bereit.
       *[other] { $names } sind bereit.
    }
square-asked =
    { $count ->
        [one] { $names } wird gefragt.
       *[other] { $names } werden gefragt.
    }
square-ready-bots = Dein Tisch ist bereit. Bots füllen die anderen Plätze.
square-ready-seat = An einem offenen Tisch ist ein Platz frei.
square-ready-about = { $size } Plätze, { $speed }. Dein laufendes Spiel bleibt erhalten.
square-left-seconds = { $left } s
square-ready-yes = Ich bin bereit
square-ready-no = Jetzt nicht
square-ready-wait = Die anderen fehlen noch
square-declined = In Ordnung. In zwei Minuten kannst du wieder suchen.
square-begins = Dein Spiel beginnt.
square-sat = { $name } hat sich hingesetzt.
square-left = { $name } ist gegangen.
square-opened = { $name } hat einen Tisch geöffnet.
square-offline = Nicht verbunden.
person-menu = Mehr über { $name }
person-block = Blockieren
person-report = Melden
person-block-title = { $name } blockieren?
person-block-seats = Ihr sitzt nie zusammen an offenen Tischen.
person-block-words = Du siehst Worte und offene Tische von { $name } nicht.
person-block-game = Ein Spiel, das ihr jetzt teilt, geht weiter.
person-block-quiet = { $name } erfährt nichts davon. In den Einstellungen kannst du es aufheben.
person-blocked = { $name } ist blockiert.
person-report-title = { $name } melden
person-report-what = Was ist passiert?
person-reason-insults = Beleidigungen oder Drohungen
person-reason-name = Name oder gemaltes Gesicht
person-reason-stalls = Verzögert oder geht mit Absicht
person-reason-other = Etwas anderes
person-report-lines = Die letzten Chatzeilen dieses Tisches gehen mit.
person-report-more = Mehr, wenn du magst
person-report-also = { $name } auch blockieren
person-report-about = Die Leute, die diesen Server betreiben, lesen es. Kein Spieler kann es sehen.
person-report-send = Senden
person-report-sent = Gesendet. Danke.
person-cancel = Abbrechen
blocked-title = Blockierte Personen
blocked-about = Offene Tische und Schnellsuche setzen euch nie zusammen.
blocked-undo = { $name } nicht mehr blockieren
blocked-undone = { $name } ist nicht mehr blockiert.
option-open = Für alle offen
option-open-about = Die Startseite zeigt deine Lobby, und alle können sich setzen.
option-rated = Gewertet
option-rated-about = Ändert die Wertungen von Spielern mit Namen. Keine Tipps, keine Einsteiger, Zufall vom Server.
square-rated = gewertet
square-invited = Willkommen. Du kannst jetzt offene Tische nutzen.
