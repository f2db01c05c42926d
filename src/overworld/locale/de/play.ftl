# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Der Tisch wird aufgebaut.
ask-chance = Der Zufall entscheidet …
ask-act-mine = Dein Zug: Aktion { $number } von 2.
ask-act = { $who } wählt Aktion { $number } von 2.
ask-unknown = { $who } entscheidet.
ask-unknown-mine = Wähle eines davon.
ask-extra-mine = Wähle deine zusätzliche Aktion.
ask-extra = { $who } wählt eine zusätzliche Aktion.
ask-second-mine = Nimm deinen zweiten Block.
ask-second = { $who } nimmt einen zweiten Block.
ask-bow-mine = Ein Bogen: noch ein Plättchen aufdecken? Du hast { $hearts } von { $needed } Herzen.
ask-bow = { $who } hat einen Bogen aufgedeckt: { $hearts } von { $needed } Herzen.
ask-pickaxe-mine = Eine Spitzhacke: jetzt einen Block nehmen? Du hast { $hearts } von { $needed } Herzen.
ask-pickaxe = { $who } hat eine Spitzhacke aufgedeckt: { $hearts } von { $needed } Herzen.
ask-tnt-mine = TNT: zünden? Du hast { $hearts } von { $needed } Herzen, mit TNT { $detonated }.
ask-tnt = { $who } entscheidet über das TNT: { $hearts } von { $needed } Herzen, mit TNT { $detonated }.
ask-end-mine = Beide Aktionen sind gemacht: Beende deinen Zug.
ask-end = { $who } beendet den Zug.
ask-trade-mine = Beende deinen Zug oder gib ein Monster für noch eine Aktion ab.
ask-trade = { $who } beendet den Zug oder gibt ein Monster ab.
ask-score-mine = Wertung { $card }: Was wertest du?
ask-score = Wertung { $card }: { $who } wählt.
ask-over = Das Spiel ist vorbei. { $winners } – { $score } EP.
ask-over-shared = Das Spiel ist vorbei. { $winners } gewinnen gemeinsam mit { $score } EP.
# Several people share this device: whose sentence it is.
ask-named = { $who }: { $sentence }

## Actions

actions = Aktionen
action-collect = Blöcke
action-explore = Erkunden
action-build = Bauen
action-fight = Kampf
action-weapon = Waffe
action-any = Drücke auf etwas, das leuchtet: Block, Kreuzung, Bauwerk oder Monster.
action-chosen-collect = Wähle einen Block mit hellem Rand.
action-chosen-explore = Wähle eine Kreuzung, höchstens { $steps } Schritte entfernt. Du darfst auch stehen bleiben.
action-chosen-build = Wähle ein Bauwerk neben dir.
action-chosen-space = Wähle ein Feld auf deiner Tafel.
action-chosen-fight = Wähle ein Monster neben dir.
action-chosen-weapon = Wähle eine Waffe neben dir.
action-cancel = Abbrechen
action-confirm = OK
prompt-whole = Alles lesen
action-confirm-what = Tippe noch einmal oder auf „OK“: Das lässt sich nicht zurücknehmen.
action-undo = Zurück
action-end = Zug beenden
action-trade = Monster abgeben
action-hint = Tipp
race = XP: { $all }
race-entry = { $who } { $xp }
bar-turn = Zug { $turn }
slot-collect = { $count } frei
slot-explore = { $count } Wege
slot-build = { $count } nah
slot-fight = { $count } nah
slot-weapon = { $count } hier
slot-none = jetzt nicht
slot-done = erledigt
ending-in = { $seconds ->
    [one] Dein Zug endet in 1 Sekunde.
   *[other] Dein Zug endet in { $seconds } Sekunden.
  }
ending-stop = Noch nicht

## Undo

undo-not-nothing = Es wurde noch nichts entschieden.
undo-not-revealed = Es wurde etwas Neues aufgedeckt.
undo-not-ended = Der Zug ist beendet.
undo-not-turn_start = Der Zug hat gerade erst begonnen.
undo-not-other_player = Zuletzt hat jemand anders entschieden.
undo-not-yours = Du kannst nur deine eigenen Entscheidungen zurücknehmen.
undo-not-off = An diesem Tisch wird nichts zurückgenommen.

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
menu-record = Aufzeichnung herunterladen
menu-link = Link kopieren
menu-copied = Der Link ist kopiert.
menu-seat = Mit meinem Platz umziehen
menu-settings = Einstellungen
menu-keys = Tasten
menu-resign = Aufgeben
menu-resign-sure = Diese Partie aufgeben?
menu-resign-two = Dann gewinnt die andere Seite.
menu-resign-more = Ein Bot spielt auf deinem Platz zu Ende.
menu-paint = Meine bemalte Figur zeigen
menu-delete = Den Tisch löschen
menu-delete-sure = Diesen Tisch mit Partie und Chat für alle löschen?
leave-sure = Diesen Tisch verlassen?
leave-kept = Dein Platz bleibt dir erhalten: Du kommst über denselben Link oder unter „Deine Tische“ zurück.
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
decision-waiting = Dein letzter Zug ist noch unterwegs.

## Read-outs

read-last = Zuletzt: { $text }
read-last-none = Noch ist nichts passiert.
read-standings = Stand: { $list }.
read-standing = { $who } { $xp } EP
read-cube = Würfel: { $blocks ->
    [one] noch 1 Block
   *[other] noch { $blocks } Blöcke
  }; { $layers }. { $takeable ->
    [0] Gerade lässt sich nichts nehmen.
    [one] 1 Block lässt sich nehmen.
   *[other] { $takeable } Blöcke lassen sich nehmen.
  }
read-layer = Schicht { $layer } hat noch { $left }
read-block = { $material } ({ $places })
read-blocks = Du kannst nehmen: { $list }.
read-near = Neben dir: { $list }
read-near-none = Neben dir liegt nichts.
read-near-building = { $name }: kostet { $cost }, { $xp } EP.
read-near-building-can = { $name }: kostet { $cost }, { $xp } EP; du kannst es bauen.
read-near-mob = { $name }: { $needs }, { $xp } EP.
read-near-mob-chance = { $name }: { $needs }, { $xp } EP; deine Chance ist { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Dein Zug
overview-two = Mach zwei verschiedene Aktionen.
overview-collect = Nimm 2 Blöcke vom Würfel, einen nach dem anderen: Oben und mindestens 2 Seiten müssen frei sein.
overview-explore = Geh 0, 1 oder 2 Schritte und deck dann alles um dich herum auf.
overview-build = Bezahl ein Bauwerk neben dir mit Blöcken und leg es auf eins deiner 9 Felder.
overview-fight = Deck gegen ein Monster neben dir 3 Plättchen auf: Mit genug Herzen besiegst du es.
overview-weapon = Nimm eine Waffe neben dir in deinen Stapel.
overview-extra = Danach kannst du Aktionsmonster abgeben: jedes für noch eine beliebige Aktion.
overview-card-A = A: Biome
overview-card-B = B: Baumaterial
overview-card-C = C: Typ
overview-when = { $layer ->
    [1] Wenn die oberste Schicht des Würfels abgebaut ist.
    [2] Wenn die zweite Schicht abgebaut ist.
   *[3] Wenn die dritte Schicht abgebaut ist; danach endet das Spiel.
  }
overview-what = Eins davon
overview-each = EP je Feld
overview-now = Du jetzt
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Es zählt deine größte zusammenhängende Gruppe, aufgedruckte Biome inbegriffen.
overview-not-printed = Es zählt deine größte zusammenhängende Gruppe von Bauwerken.

rules-page = Regeln
