# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Der Tisch wird aufgebaut …
ask-chance = Es wird aufgedeckt …
ask-act-mine = Du bist am Zug. Wähle Aktion { $number } von 2.
ask-act = { $who } wählt Aktion { $number } von 2.
ask-unknown = { $who } muss sich entscheiden.
ask-unknown-mine = Wähle eines davon.
ask-extra-mine = Wähle deine zusätzliche Aktion.
ask-extra = { $who } wählt eine zusätzliche Aktion.
ask-second-mine = Nimm deinen zweiten Block.
ask-second = { $who } wählt einen zweiten Block.
ask-bow-mine = Ein Bogen! Noch ein Plättchen aufdecken? Du hast { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }, { $needed } nötig.
ask-bow = { $who } hat einen Bogen aufgedeckt: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }, { $needed } nötig.
ask-pickaxe-mine = Eine Spitzhacke! Einen Block nehmen? Du hast { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }, { $needed } nötig.
ask-pickaxe = { $who } hat eine Spitzhacke aufgedeckt: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }, { $needed } nötig.
ask-tnt-mine = TNT! Zünden? Du hast { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }, { $needed } nötig; mit TNT { $detonated }.
ask-tnt = { $who } entscheidet über das TNT: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }, { $needed } nötig; mit TNT { $detonated }.
ask-fight-mine = Gegen dieses Monster kämpfen?
ask-end-mine = Du hast deine Aktionen ausgeführt. Beende deinen Zug.
ask-end = { $who } beendet den Zug.
ask-trade-mine = Beende deinen Zug oder gib ein Monster für noch eine Aktion ab.
ask-trade = { $who } beendet den Zug oder gibt ein Monster ab.
ask-score-mine = Wertung { $card }. Wähle, was du wertest.
ask-score = Wertung { $card }: { $who } wählt eine Eigenschaft.
ask-over = Die Partie ist vorbei. { $winners } gewinnt mit { $score } EP.
ask-over-shared = Die Partie ist vorbei. { $winners } gewinnen gemeinsam mit je { $score } EP.
# Several people share this device: whose sentence it is.
ask-named = { $who }: { $sentence }

## Actions

actions = Aktionen
action-collect = Blöcke
action-explore = Erkunden
action-build = Bauen
action-fight = Kampf
action-weapon = Waffe
action-any = Wähle, was leuchtet: Block, Kreuzung, Karte, Plättchen.
action-chosen-collect = Wähle einen Block mit hellem Rand.
action-chosen-explore = Wähle eine Kreuzung (bis zu { $steps } Schritte), oder bleib stehen.
action-chosen-build = Wähle ein Bauwerk neben dir.
action-chosen-space = Wähle ein Feld auf deiner Tafel.
action-chosen-fight = Wähle ein Monster neben dir.
action-chosen-mob = Du deckst Plättchen aus deinem Stapel auf. Das lässt sich nicht rückgängig machen.
action-chosen-weapon = Wähle eine Waffe neben dir.
action-cancel = Abbrechen
action-confirm = Bestätigen
prompt-whole = Alles lesen
action-confirm-what = Tippe noch einmal oder bestätige: Das lässt sich nicht rückgängig machen.
action-undo = Rückgängig
action-end = Zug beenden
action-trade = Monster abgeben
action-hint = Tipp
race = EP: { $all }
race-entry = { $who } { $xp }
bar-turn = Zug { $turn }
bar-day = Partie des Tages: Dieser Versuch zählt
try-out = Versuch ab Zug { $turn }
try-out-back = Zurück zur echten Partie
try-out-begun = Das ist ein Versuch. Das Menü führt zurück zur echten Partie.
slot-collect = { $count } frei
slot-explore = { $count } Ziele
slot-build = { $count } möglich
slot-fight = { $count } neben dir
slot-weapon = { $count } neben dir
slot-none = jetzt nicht
slot-done = erledigt
ending-in = { $seconds ->
    [one] Dein Zug endet in 1 Sekunde.
   *[other] Dein Zug endet in { $seconds } Sekunden.
  }
ending-stop = Noch nicht

## Undo

undo-not-nothing = Es gibt noch nichts rückgängig zu machen.
undo-not-revealed = Es wurde etwas Neues aufgedeckt, darum lässt sich das nicht rückgängig machen.
undo-not-ended = Der Zug ist beendet, darum lässt sich das nicht rückgängig machen.
undo-not-turn_start = Der Zug hat gerade erst begonnen: Es gibt nichts rückgängig zu machen.
undo-not-other_player = Seitdem hat schon jemand anders entschieden, darum lässt sich das nicht rückgängig machen.
undo-not-yours = Du kannst nur deine eigenen Entscheidungen rückgängig machen.
undo-not-off = „Rückgängig“ ist an diesem Tisch ausgeschaltet.

## Parts of the table

part-world = Oberwelt
part-cube = Würfel
part-board = Tafel
part-log = Verlauf
part-me = Meine Sachen
part-opponents = Die anderen
part-views = Bereiche des Tisches
part-side = Verlauf und Chat
part-chat = Chat
skip-actions = Zu den Aktionen springen
skip-world = Zur Oberwelt springen
skip-cube = Zum Würfel springen
skip-me = Zu deinen Sachen springen
stage-now = Zu sehen: { $part }.

## Menu

menu = Menü
menu-home = Den Tisch verlassen
menu-overview = Übersichtskarten
menu-rules = Regeln
menu-replay = Replay
menu-record = Partie herunterladen
menu-link = Link kopieren
menu-copied = Der Link ist kopiert.
menu-seat = Auf anderem Gerät weiterspielen
menu-settings = Einstellungen
menu-keys = Tasten
menu-resign = Aufgeben
menu-resign-sure = Diese Partie aufgeben?
menu-resign-two = Dann gewinnt dein Gegenüber.
menu-resign-more = Dann spielt ein Bot für dich bis zum Ende.
menu-resign-day = Das ist dein einziger Versuch des Tages. Wenn du aufgibst, bist du Letzter und bekommst keine Punkte.
menu-paint = Meine bemalte Figur zeigen
menu-delete = Den Tisch löschen
menu-delete-sure = Diesen Tisch mit Partie und Chat für alle löschen?
leave-sure = Diesen Tisch verlassen?
leave-kept = Dein Platz bleibt dir erhalten: Komm mit demselben Link zurück oder über „Deine Tische“.
leave-yes = Verlassen
leave-no = Bleiben
yes-resign = Aufgeben
yes-delete = Löschen
table-code = Tisch { $code }
table-of = { $title } – Tisch { $code }
spectators = { $count ->
    [0] Niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $count } schauen zu
  }
connection-online = Online
connection-lag = Online, { $ms } ms
connection-offline = Offline
connection-connecting = Wird verbunden
connection-late = Langsam
connection-busy = Ausgelastet
connection-refused = Geschlossen
connection-gone = Gelöscht
decision-waiting = Deine letzte Entscheidung wird noch gesendet.

## Read-outs

read-last = Zuletzt: { $text }
read-last-none = Noch ist nichts passiert.
read-standings = Stand: { $list }.
read-standing = { $who } { $xp } EP
read-cube = Würfel: { $blocks ->
    [one] noch 1 Block
   *[other] noch { $blocks } Blöcke
  }; { $layers }. { $takeable ->
    [0] Du kannst gerade keinen Block nehmen.
    [one] 1 Block ist frei.
   *[other] { $takeable } Blöcke sind frei.
  }
read-layer = in Schicht { $layer } noch { $left }
read-block = { $material } ({ $places })
read-blocks = Du kannst nehmen: { $list }.
read-near = Neben dir: { $list }
read-near-none = Neben dir liegt nichts.
read-near-building = { $name }: { $xp } EP, kostet { $cost }.
read-near-building-can = { $name }: { $xp } EP, kostet { $cost }; du kannst es bauen.
read-near-mob = { $name }: { $xp } EP, { $needs }.
read-near-mob-chance = { $name }: { $xp } EP, { $needs }; deine Siegchance ist { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Dein Zug
overview-two = Führe zwei verschiedene Aktionen aus.
overview-collect = Nimm nacheinander 2 Blöcke vom Würfel. Oberseite und mindestens 2 Seiten müssen frei sein.
overview-explore = Geh 0, 1 oder 2 Schritte und deck dann alles um dich herum auf.
overview-build = Bezahl ein Bauwerk neben dir mit Blöcken und leg es auf eins deiner 9 Felder.
overview-fight = Deck gegen ein Monster neben dir 3 Plättchen auf. Mit genug Herzen besiegst du es.
overview-weapon = Nimm eine Waffe neben dir und misch sie in deinen Stapel.
overview-extra = Danach darfst du Aktionsmonster abgeben: Jedes bringt eine weitere Aktion deiner Wahl.
overview-card-A = A: Biom
overview-card-B = B: Baumaterial
overview-card-C = C: Typ
overview-when = { $layer ->
    [1] Wenn die oberste Schicht des Würfels abgebaut ist.
    [2] Wenn die zweite Schicht abgebaut ist.
   *[3] Wenn die dritte Schicht abgebaut ist; danach endet die Partie.
  }
overview-what = Zur Wahl
overview-each = EP je Feld
overview-now = Deine Punkte jetzt
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Es zählt deine größte zusammenhängende Gruppe, aufgedruckte Biome inbegriffen.
overview-not-printed = Es zählt deine größte zusammenhängende Gruppe von Bauwerken.

rules-page = Regeln
