# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = Die Oberwelt ist aufgebaut. { $name } beginnt.
log-unknown = Etwas Neues: { $code } { $name }
log-turn = Zug { $turn }: { $name }
log-mined = { $name } nimmt einen Block: { $block } ({ $column })
log-mined-pickaxe = { $name } nimmt mit der Spitzhacke einen Block: { $block } ({ $column })
log-uncovered = Ein neuer Block ist zu sehen: { $block } ({ $column }, Höhe { $level })
log-layer = Schicht { $layer } des Würfels ist abgebaut.
log-layer-card = Schicht { $layer } des Würfels ist abgebaut: Wertung { $card } folgt, wenn dieser Zug endet.
log-explored = { $steps ->
    [0] { $name } bleibt stehen und sieht sich um ({ $crossing })
    [one] { $name } geht 1 Schritt ({ $start } → { $crossing })
   *[other] { $name } geht { $steps } Schritte ({ $start } → { $crossing })
  }
log-revealed = Aufgedeckt: { $face } ({ $cell })
log-built = { $name } baut: { $tile } ({ $space }). Bezahlt: { $paid }.
log-built-xp = { $name } baut: { $tile } ({ $space }). Bezahlt: { $paid }. Das bringt { $xp } EP.
log-built-over = { $name } baut: { $tile } ({ $space }). Bezahlt: { $paid }. Überbaut: { $covered }.
log-built-over-xp = { $name } baut: { $tile } ({ $space }). Bezahlt: { $paid }. Überbaut: { $covered }. Das bringt { $xp } EP.
log-nothing = nichts
log-fight = { $needed ->
    [one] { $name } kämpft gegen: { $mob } ({ $cell }), 1 Herz
   *[other] { $name } kämpft gegen: { $mob } ({ $cell }), { $needed } Herzen
  }
log-fight-chance = { $needed ->
    [one] { $name } kämpft gegen: { $mob } ({ $cell }), 1 Herz. Siegchance: { $chance }.
   *[other] { $name } kämpft gegen: { $mob } ({ $cell }), { $needed } Herzen. Siegchance: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } deckt ein Plättchen auf: { $weapon }. Bisher 1 Herz.
   *[other] { $name } deckt ein Plättchen auf: { $weapon }. Bisher { $hearts } Herzen.
  }
log-turned-xp = { $hearts ->
    [one] { $name } deckt ein Plättchen auf: { $weapon }. Das bringt { $xp } EP. Bisher 1 Herz.
   *[other] { $name } deckt ein Plättchen auf: { $weapon }. Das bringt { $xp } EP. Bisher { $hearts } Herzen.
  }
log-drew = { $name } nutzt einen Bogen und deckt ein weiteres Plättchen auf.
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
    [one] Die Partie ist vorbei. Sieg für { $winners }. EP: { $scores }.
   *[other] Die Partie ist vorbei. Gemeinsamer Sieg für { $winners }. EP: { $scores }.
  }
log-over-blocks = { $count ->
    [one] Die Partie ist vorbei. Sieg für { $winners }, mit mehr Blöcken im Vorrat. EP: { $scores }. Blöcke: { $blocks }.
   *[other] Die Partie ist vorbei. Gemeinsamer Sieg für { $winners }. EP: { $scores }. Blöcke: { $blocks }.
  }
log-over-each = { $name } { $number }

## The same without codes of places, for players who see the land and the cube

log-block = { $name } nimmt einen Block: { $block }
log-block-pickaxe = { $name } nimmt mit der Spitzhacke einen Block: { $block }
log-block-new = Ein neuer Block ist zu sehen: { $block }
log-went = { $steps ->
    [0] { $name } bleibt stehen und sieht sich um
    [one] { $name } geht 1 Schritt
   *[other] { $name } geht { $steps } Schritte
  }
log-went-near = { $went }, neben: { $near }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } besiegt ein Monster: { $mob }, { $hearts } ♥, { $needed } nötig. Das bringt { $xp } EP.
log-fought-lost = { $name } besiegt das Monster nicht: { $mob }, { $hearts } ♥, { $needed } nötig. Es bleibt liegen.
log-fought-hoes = Goldhacken: { $xp } EP.
log-fought-blocks = Genommene Blöcke: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 Plättchen kommt zurück in den Stapel.
   *[other] { $tokens } Plättchen kommen zurück in den Stapel.
  }
log-fought-tnt = { $count ->
    [one] 1 TNT ist aus dem Spiel.
   *[other] { $count } TNT sind aus dem Spiel.
  }

## The player's own actions, as screen readers speak them

own-block = Du nimmst einen Block: { $block }
own-block-pickaxe = Du nimmst mit der Spitzhacke einen Block: { $block }
own-built = Du baust: { $tile } ({ $space }). Bezahlt: { $paid }.
own-built-xp = Du baust: { $tile } ({ $space }). Bezahlt: { $paid }. Das bringt { $xp } EP.
own-built-over = Du baust: { $tile } ({ $space }). Bezahlt: { $paid }. Überbaut: { $covered }.
own-built-over-xp = Du baust: { $tile } ({ $space }). Bezahlt: { $paid }. Überbaut: { $covered }. Das bringt { $xp } EP.
own-took = Du nimmst eine Waffe: { $weapon } ({ $cell })
own-traded = Du gibst für eine zusätzliche Aktion ein Monster ab: { $mob }
own-scored = Du wertest Karte { $card }: { $trait }, { $spaces } × { $points } = { $xp } EP
own-bonus = Du wertest ein Monster: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } EP
own-turned = { $hearts ->
    [one] Du deckst ein Plättchen auf: { $weapon }. Bisher 1 Herz.
   *[other] Du deckst ein Plättchen auf: { $weapon }. Bisher { $hearts } Herzen.
  }
own-turned-xp = { $hearts ->
    [one] Du deckst ein Plättchen auf: { $weapon }. Das bringt { $xp } EP. Bisher 1 Herz.
   *[other] Du deckst ein Plättchen auf: { $weapon }. Das bringt { $xp } EP. Bisher { $hearts } Herzen.
  }
own-fought-won = Du besiegst ein Monster: { $mob }, { $hearts } ♥, { $needed } nötig. Das bringt { $xp } EP.
own-fought-lost = Du besiegst das Monster nicht: { $mob }, { $hearts } ♥, { $needed } nötig. Es bleibt liegen.

## Moves in words

move-mine = Block nehmen: { $block }
move-explore = Erkunden: wo noch nichts offen liegt
move-explore-near = Erkunden, neben: { $near }
move-explore-stay = Erkunden: hier bleiben
move-build = Bauen: { $tile } ({ $cell }), { $space }
move-fight = Kämpfen: { $mob } ({ $cell })
move-take = Waffe nehmen: { $weapon } ({ $cell })
move-draw = Bogen: ein weiteres Plättchen aufdecken
move-pass-bow = Bogen: kein weiteres Plättchen
move-pass-pickaxe = Spitzhacke: keinen Block nehmen
move-pass-tnt = Das TNT behalten
move-detonate = Das TNT zünden
move-trade = Ein Monster für eine zusätzliche Aktion abgeben
move-end = Den Zug beenden
move-score = Werten: { $trait }

## Log and recap

log-title = Was passiert ist
log-filter = Zeigen
log-by-bot = von einem Bot gespielt
log-everybody = Alle
log-empty = Noch ist nichts passiert.
recap-title = Seit deiner letzten Entscheidung

## Chat and notices about people

chat-title = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-hidden = Die Worte von Leuten, die du blockierst, sind verborgen.
chat-field = Schreib etwas
chat-send = Senden
chat-spectator = Jemand aus dem Publikum
chat-off = An diesem Tisch gibt es keinen Chat.
chat-muted = Der Host hat dich stumm geschaltet. Mitlesen kannst du weiterhin.
chat-silenced = Die Leute, die diesen Server betreiben, haben dich bis { $until } stummgeschaltet. Spielen und mitlesen kannst du weiterhin.
say-title = Reden: Reaktionen und Chat
say-reactions = Reaktionen
say-all = Ganzen Chat öffnen
reaction-cheer = Gut gespielt!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-oops = Oh nein!
bubble-said = { $name }: { $text }
mute-title = Jemanden stumm schalten
mute-seat = Stumm schalten: { $name }
mute-spectators = Das Publikum stumm schalten
notice-join = { $name } setzt sich an den Tisch.
notice-leave = { $name } verlässt den Tisch.
notice-kick = { $name } wurde vom Host entfernt.
notice-rename = { $name } heißt jetzt { $other }.
notice-start = Die Partie beginnt.
notice-undo = { $name } macht die letzte Entscheidung rückgängig.
notice-resign = { $name } gibt auf.
notice-bot = Für { $name } spielt ein Bot.
notice-flag = Die Zeit von { $name } ist um: Ein Bot übernimmt.
notice-overtime = Die Zeit von { $name } ist um: Nur noch ein paar Sekunden.
notice-back = { $name } ist zurück und spielt weiter.
notice-here = { $name } ist da.
notice-away = { $name } ist abwesend.
notice-mute = { $name } ist stumm geschaltet.
notice-unmute = { $name } darf wieder schreiben.
notice-mute-spectators = Das Publikum ist stumm geschaltet.
notice-unmute-spectators = Das Publikum darf wieder schreiben.
notice-pause = Die Uhren stehen.
notice-run = Die Uhren laufen wieder.
notice-extend = { $name } bekommt { $seconds } Sekunden dazu.
notice-claim = { $name } spielt jetzt auf einem anderen Gerät.
notice-give = Der Host hat einen Link erstellt, mit dem ein anderes Gerät diesen Platz übernehmen kann: { $name }
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
    [one] + 1 Minute: { $name }
   *[other] + { $minutes } Minuten: { $name }
  }

## Somebody is away

absence-title = Wer abwesend ist
absence-soon = { $name } ist abwesend. In { $time } kannst du einen Bot einspringen lassen.
absence-away = { $name } ist immer noch abwesend. Was möchtest du tun?
absence-seen = { $name } ist abwesend.
absence-choose = Solange { $name } abwesend ist
absence-wait = Warten
absence-turn = Ein Bot spielt diesen Zug
absence-until = Ein Bot spielt bis zur Rückkehr
absence-give = Platz an ein anderes Gerät geben
absence-waiting = Du wartest.
absence-again = Neu wählen
absence-bot-turn = { $name } ist abwesend: Ein Bot spielt diesen Zug.
absence-bot-return = { $name } ist abwesend: Ein Bot spielt bis zur Rückkehr.
absence-bot-end = Für { $name } spielt ein Bot bis zum Ende.
absence-stop-bot = Lieber warten
absence-mine = { $name }: Für dich spielt ein Bot
absence-return = Wieder selbst spielen
absence-given = Der Host hat deinen Platz an ein anderes Gerät gegeben: { $name }. Bitte den Host um einen Link, wenn du ihn zurückhaben willst.
time-up-mine = Die Zeit ist um, { $name }! Entscheide jetzt, sonst übernimmt ein Bot.
time-up-gone = Deine Zeit ist um, { $name }: Für dich spielt ein Bot.
time-up-back = { $name }: Der Bot beendet diesen Zug, dann spielst du wieder.

## The connection

banner-offline = Keine Verbindung. Neuer Versuch …
banner-offline-kept = Keine Verbindung. Neuer Versuch … Deine Entscheidung ist gespeichert und wird noch gesendet.
banner-offline-last = Offline, Stand: { $time }. Du kannst schauen, aber erst wieder spielen, wenn die Verbindung zurück ist.
banner-late = Der Server antwortet langsam. Bitte warten …
banner-late-kept = Der Server antwortet langsam. Deine Entscheidung ist gespeichert und wird noch gesendet.
banner-busy = Der Server ist ausgelastet. Die Seite versucht es weiter.
banner-again = Die Seite versucht es weiter.
banner-back = Du bist wieder online.
banner-refused = Dieser Tisch lässt sich nicht öffnen.
banner-gone = Der Host hat diesen Tisch gelöscht.
banner-archived = Hier hat lange niemand gespielt, darum ist der Tisch archiviert.
banner-restore = Tisch wiederherstellen
banner-home = Startseite

## Moving a seat

move-seat-about = Du bekommst einen Link und einen Code zum Scannen. Das andere Gerät übernimmt deinen Platz, hier schaust du von da an nur noch zu.
move-seat-offer = Mit diesem Platz umziehen: { $name }
move-seat-none = Du hast keinen Platz an diesem Tisch.
move-seat-how = Öffne diesen Link auf dem anderen Gerät oder scanne den Code. Der Link gilt nur einmal. Platz: { $name }
move-seat-qr = Der Link als QR-Code
move-seat-link = Link für das andere Gerät
move-seat-copy = Kopieren
move-seat-copied = Der Link ist kopiert.
move-seat-moved = Du spielst jetzt auf dem anderen Gerät. Hier kannst du weiter zuschauen.
move-seat-here = Du spielst jetzt auf diesem Gerät: { $name }
move-seat-used = Dieser Link wurde schon benutzt, oder es gibt einen neueren. Erstelle auf deinem anderen Gerät einen neuen.
give-seat-about = Ist das Gerät von { $name } verloren oder der Browser ein anderer? Du bekommst einen Link und einen Code für ein anderes Gerät. Sie gelten einmal. Alle am Tisch erfahren es. Kommt { $name } vorher zurück, gilt der Link nicht mehr.
give-seat-make = Link erstellen
give-seat-done = { $name } ist am Tisch. Der Link gilt nicht mehr.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = Du bist am Zug.
attention-score = Wähle, was du wertest.
attention-time = Deine Zeit läuft ab.
attention-full = Dein Tisch ist voll. Du kannst beginnen.
attention-table = Overworld, Tisch { $code }

## One device, several people

handover-title = Als Nächstes: { $name }
handover-about = Gib das Gerät weiter. Für die nächste Person: Das ist seit deinem letzten Zug passiert.
handover-first = Gib das Gerät weiter.
handover-go = Ich bin { $name }, weiter
