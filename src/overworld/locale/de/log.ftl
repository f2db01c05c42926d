# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = Die Oberwelt ist aufgebaut. { $name } beginnt.
log-unknown = Etwas Neues: { $code } { $name }
log-turn = Zug { $turn }: { $name }
log-mined = { $name } nimmt einen Block: { $block } ({ $column })
log-mined-pickaxe = { $name } nimmt mit der Spitzhacke einen Block: { $block } ({ $column })
log-uncovered = Ein neuer Block kommt zum Vorschein: { $block } ({ $column }, Ebene { $level })
log-layer = Schicht { $layer } des Würfels ist abgebaut.
log-layer-card = Schicht { $layer } des Würfels ist abgebaut: Wertung { $card } folgt, wenn dieser Zug endet.
log-explored = { $steps ->
    [0] { $name } bleibt stehen und sieht sich um ({ $crossing })
    [one] { $name } geht 1 Schritt ({ $start } → { $crossing })
   *[other] { $name } geht { $steps } Schritte ({ $start } → { $crossing })
  }
log-revealed = Aufgedeckt: { $face } ({ $cell })
log-built = { $name } baut: { $tile } ({ $space }). Bezahlt: { $paid }.
log-built-xp = { $name } baut: { $tile } ({ $space }). Bezahlt: { $paid }. Dafür gibt es { $xp } EP.
log-built-over = { $name } baut: { $tile } ({ $space }). Bezahlt: { $paid }. Überbaut: { $covered }.
log-built-over-xp = { $name } baut: { $tile } ({ $space }). Bezahlt: { $paid }. Überbaut: { $covered }. Dafür gibt es { $xp } EP.
log-nothing = nichts
log-fight = { $needed ->
    [one] { $name } kämpft: { $mob } ({ $cell }), 1 Herz
   *[other] { $name } kämpft: { $mob } ({ $cell }), { $needed } Herzen
  }
log-fight-chance = { $needed ->
    [one] { $name } kämpft: { $mob } ({ $cell }), 1 Herz. Siegchance: { $chance }.
   *[other] { $name } kämpft: { $mob } ({ $cell }), { $needed } Herzen. Siegchance: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } deckt ein Plättchen auf: { $weapon }. Bisher 1 Herz.
   *[other] { $name } deckt ein Plättchen auf: { $weapon }. Bisher { $hearts } Herzen.
  }
log-turned-xp = { $hearts ->
    [one] { $name } deckt ein Plättchen auf: { $weapon }. Dafür gibt es { $xp } EP. Bisher 1 Herz.
   *[other] { $name } deckt ein Plättchen auf: { $weapon }. Dafür gibt es { $xp } EP. Bisher { $hearts } Herzen.
  }
log-drew = { $name } nutzt einen Bogen und deckt ein Plättchen mehr auf.
log-declined-bow = { $name } deckt mit dem Bogen kein weiteres Plättchen auf.
log-declined-pickaxe = { $name } nimmt mit der Spitzhacke keinen Block.
log-declined-tnt = { $name } behält das TNT.
log-detonated = { $hearts ->
    [one] { $name } zündet TNT: jetzt 1 Herz.
   *[other] { $name } zündet TNT: jetzt { $hearts } Herzen.
  }
log-took = { $name } nimmt eine Waffe: { $weapon } ({ $cell })
log-traded = { $name } gibt für eine zusätzliche Aktion ein Monster ab: { $mob }
log-ended = { $name } beendet den Zug.
log-ended-due = { $name } beendet den Zug. Jetzt wird gewertet: { $cards }.
log-scored = Wertung { $card }, { $name }: { $trait }, { $spaces } × { $points } = { $xp } EP
log-bonus = { $name } wertet ein Monster: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } EP
log-counting = { $name } wertet: { $trait }
log-counting-mob = { $name } wertet ein Monster: { $mob }
log-over = { $count ->
    [one] Das Spiel ist vorbei. Sieg: { $winners }. EP: { $scores }.
   *[other] Das Spiel ist vorbei. Gemeinsamer Sieg: { $winners }. EP: { $scores }.
  }
log-over-blocks = { $count ->
    [one] Das Spiel ist vorbei. Sieg dank übriger Blöcke: { $winners }. EP: { $scores }. Blöcke: { $blocks }.
   *[other] Das Spiel ist vorbei. Gemeinsamer Sieg: { $winners }. EP: { $scores }. Blöcke: { $blocks }.
  }
log-over-each = { $name } { $number }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } besiegt ein Monster: { $mob }, { $hearts } von { $needed } ♥. Dafür gibt es { $xp } EP.
log-fought-lost = { $name } besiegt das Monster nicht: { $mob }, { $hearts } von { $needed } ♥. Es bleibt liegen.
log-fought-hoes = Goldhacken: { $xp } EP.
log-fought-blocks = Genommene Blöcke: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 Plättchen kommt zurück in den Stapel.
   *[other] { $tokens } Plättchen kommen zurück in den Stapel.
  }
log-fought-tnt = { $count ->
    [one] 1 TNT ist verbraucht.
   *[other] { $count } TNT sind verbraucht.
  }

## Moves in words

move-mine = Block nehmen: { $block } ({ $column })
move-explore = Erkunden: nach { $crossing } gehen
move-explore-stay = Erkunden: auf { $crossing } bleiben
move-build = Bauen: { $tile } ({ $cell }), { $space }
move-fight = Kampf: { $mob } ({ $cell })
move-take = Waffe nehmen: { $weapon } ({ $cell })
move-draw = Bogen: ein Plättchen mehr aufdecken
move-pass-bow = Bogen: verzichten
move-pass-pickaxe = Spitzhacke: keinen Block nehmen
move-pass-tnt = Das TNT behalten
move-detonate = Das TNT zünden
move-trade = Ein Monster für eine zusätzliche Aktion abgeben
move-end = Den Zug beenden
move-score = Werten: { $trait }

## Log and recap

log-title = Was passiert ist
log-filter = Zeigen
log-everybody = Alle
log-empty = Noch ist nichts passiert.
recap-title = Seit deiner letzten Entscheidung

## Chat and notices about people

chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-field = Sag etwas
chat-send = Senden
chat-spectator = Aus dem Publikum
chat-off = An diesem Tisch gibt es keinen Chat.
chat-muted = Die Spielleitung hat dich stumm geschaltet. Mitlesen kannst du weiterhin.
mute-title = Jemanden stumm schalten
mute-seat = Stumm schalten: { $name }
mute-spectators = Das Publikum stumm schalten
notice-join = { $name } setzt sich an den Tisch.
notice-leave = { $name } hat den Tisch verlassen.
notice-kick = { $name } wurde weggeschickt.
notice-rename = { $name } heißt jetzt { $other }.
notice-start = Das Spiel beginnt.
notice-undo = { $name } nimmt die letzte Entscheidung zurück.
notice-resign = { $name } gibt auf.
notice-bot = { $name }: Ein Bot springt ein.
notice-flag = { $name }: Die Zeit ist um, ein Bot spielt weiter.
notice-overtime = Die Zeit von { $name } ist um: Ein paar Sekunden bleiben.
notice-back = { $name } spielt wieder mit.
notice-here = { $name } ist da.
notice-away = { $name } ist weg.
notice-mute = { $name } ist stumm geschaltet.
notice-unmute = { $name } darf wieder mitreden.
notice-mute-spectators = Das Publikum ist stumm geschaltet.
notice-unmute-spectators = Das Publikum darf wieder mitreden.
notice-pause = Die Uhren stehen.
notice-run = Die Uhren laufen wieder.
notice-extend = { $name } bekommt { $seconds } Sekunden dazu.
notice-claim = { $name } spielt jetzt an einem anderen Gerät.
notice-rematch = Für die Revanche gibt es einen neuen Tisch.

## Clocks

clock-title = Uhren
clock-of = Restzeit, { $name }:
clock-paused = angehalten
clock-hurry = schnell!
clock-warning = { $name }: noch { $seconds } Sekunden.
clock-pause = Uhren anhalten
clock-resume = Uhren weiterlaufen lassen
clock-more = { $minutes ->
    [one] + 1 Minute
   *[other] + { $minutes } Minuten
  }
clock-extend = { $minutes ->
    [one] 1 Minute mehr: { $name }
   *[other] { $minutes } Minuten mehr: { $name }
  }

## Somebody is away

absence-title = Wer gerade weg ist
absence-soon = { $name } ist weg. In { $time } kannst du einen Bot einspringen lassen.
absence-away = { $name } ist noch immer weg. Was nun?
absence-choose = Solange jemand weg ist: { $name }
absence-wait = Warten
absence-turn = Ein Bot spielt diesen Zug
absence-until = Ein Bot spielt bis zur Rückkehr
absence-waiting = Wir warten.
absence-again = Neu wählen
absence-bot-turn = { $name } ist weg: Ein Bot spielt diesen Zug.
absence-bot-return = { $name } ist weg: Ein Bot spielt bis zur Rückkehr.
absence-bot-end = { $name }: Ein Bot spielt bis zum Ende.
absence-stop-bot = Lieber warten
absence-mine = Auf deinem Platz spielt ein Bot: { $name }
absence-return = Wieder selbst spielen
time-up-mine = Die Zeit ist um, { $name }! Entscheide jetzt, sonst spielt ein Bot für dich weiter.
time-up-gone = Deine Zeit ist um, { $name }: Ein Bot spielt für dich zu Ende.

## The connection

banner-offline = Keine Verbindung. Sie wird wiederhergestellt …
banner-offline-kept = Keine Verbindung. Sie wird wiederhergestellt … Dein Zug ist vorgemerkt und wird dann gesendet.
banner-late = Der Server antwortet gerade nicht. Es wird gewartet …
banner-late-kept = Der Server antwortet gerade nicht. Dein Zug ist vorgemerkt und wird gesendet.
banner-busy = Es geht von selbst weiter.
banner-back = Du bist wieder online.
banner-refused = Dieser Tisch lässt sich nicht öffnen.
banner-gone = Die Spielleitung hat diesen Tisch gelöscht.
banner-home = Startseite

## Moving a seat

move-seat-about = Du bekommst einen Link und einen Code zum Scannen. Das andere Gerät übernimmt deinen Platz, und hier schaust du ab dann zu.
move-seat-offer = Umziehen: { $name }
move-seat-none = Du hast keinen Platz an diesem Tisch.
move-seat-how = Öffne diesen Link auf dem anderen Gerät oder scanne den Code. Er gilt nur einmal. Platz: { $name }
move-seat-qr = Der Link als QR-Code
move-seat-link = Link für das andere Gerät
move-seat-copy = Kopieren
move-seat-copied = Der Link ist kopiert.
move-seat-moved = Dein Platz ist jetzt auf dem anderen Gerät. Hier kannst du weiter zuschauen.
move-seat-here = Du spielst jetzt an diesem Gerät: { $name }
move-seat-used = Dieser Link wurde schon benutzt, oder es gibt einen neueren.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = Du bist am Zug.
attention-score = Du wählst, was du wertest.
attention-table = Overworld, Tisch { $code }

## One device, several people

handover-title = Als Nächstes: { $name }
handover-about = Gib das Gerät weiter. Das ist seit deiner letzten Entscheidung passiert.
handover-first = Gib das Gerät weiter.
handover-go = Ich bin { $name }, weiter
