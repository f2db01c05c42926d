# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Neuer Tisch
new-about = Wähle, wer mitspielt und wie. Bis das Spiel beginnt, kannst du alles noch ändern.
new-make = Tisch eröffnen
new-making = Der Tisch wird eröffnet …

## Seats

seat-title = Plätze
seat-of = Platz { $number }, { $colour }
seat-number = Platz { $number }
seat-who = Wer spielt auf Platz { $number }?
seat-here = Hier
seat-here-about = ein Mensch an diesem Gerät
seat-online = Online
seat-online-about = ein Mensch an einem anderen Gerät
seat-bot = Bot
seat-bot-about = ein Bot dieses Servers
seat-closed = Zu
seat-closed-about = hier spielt niemand
seat-bot-level = Stärke des Bots auf Platz { $number }
seat-name = Name
seat-name-of = Name auf Platz { $number }
seat-board = Tafel
seat-board-of = Tafel auf Platz { $number }
seat-beginner = Einsteigerwertung
seat-beginner-of = Einsteigerwertung auf Platz { $number }
seat-beginner-about = Bei der Einsteigerwertung zählen alle Felder mit der gewählten Eigenschaft, ob sie zusammenhängen oder nicht.
seat-add = Platz hinzufügen

## Bots

bot-random = Zufall
bot-random-about = spielt irgendetwas, zum Testen
bot-pebble = Kiesel
bot-pebble-about = lernt mit dir
bot-flint = Flint
bot-flint-about = solide
bot-obsidian = Obsidian
bot-obsidian-about = stark
bot-diamond = Diamant
bot-diamond-about = der Champion
bot-with-about = { $name } – { $about }
stranger-about = mit einer anderen Schachtel trainiert

## Options

option-title = Wie ihr spielt
option-box = Schachtel
option-first = Wer beginnt
option-first-chance = Zufällig
option-first-seat = { $name } ({ $colour })
option-deal = Aufbau
option-deal-chance = Zufällig
option-deal-daily = Wie in der Partie des Tages
option-deal-own = Nach einem eigenen Namen
option-deal-name = Name des Aufbaus
option-deal-about = Zum selben Namen gehört immer derselbe gemischte Aufbau, so können ihn auch andere spielen. Wer will, kann nachsehen, was noch kommt: Wenn es um etwas geht, lasst den Zufall geben.
option-clock = Uhr
option-clock-off = Ohne Uhr
option-clock-bank = Minuten für die Partie
option-clock-days = Tage für jeden Zug
option-minutes = Minuten pro Person
option-increment = Sekunden mehr nach jedem Zug
option-days = Tage pro Zug
option-undo = Zurücknehmen
option-undo-about = Schritte lassen sich zurücknehmen, bis etwas Neues aufgedeckt wird.
option-odds = Siegchancen
option-odds-about = Zeigt vor einem Kampf, wie wahrscheinlich ein Sieg ist.
option-hints = Tipps
option-hints-about = Während des Spiels darf die Suche des Servers nach guten Zügen gefragt werden.
option-spectators = Publikum
option-spectators-about = Wer den Code hat, darf zuschauen.
option-chat = Chat
option-chat-about = Alle am Tisch und im Publikum können sich schreiben.
option-on = an
option-off = aus
option-bank-value = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  } pro Person und { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  } extra nach jedem Zug
option-days-value = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  } für jeden Zug

## The lobby

lobby-title = Tisch { $code }
lobby-host = Du hast die Spielleitung: Du legst fest, wie gespielt wird, und startest das Spiel.
lobby-guest = Setz dich dazu oder schau zu. Die Spielleitung startet das Spiel.
lobby-seated = Du hast einen Platz. Die Spielleitung startet das Spiel.
lobby-you = { $name } (du)
lobby-host-mark = Leitung
lobby-free = Frei
lobby-away = Weg
lobby-outside = Ein Bot von außerhalb
lobby-here = Am Gerät der Spielleitung
lobby-your-name = Dein Name
lobby-another-name = Anderer Name
lobby-join = Hinsetzen
lobby-join-of = Hinsetzen: Platz { $number }, { $colour }
lobby-joined = Du sitzt auf Platz { $number }.
lobby-leave = Aufstehen
lobby-leave-of = Aufstehen von Platz { $number }
lobby-left = Du bist von Platz { $number } aufgestanden.
lobby-kick = Wegschicken
lobby-kick-of = Wegschicken: { $name }, Platz { $number }
lobby-kicked = Platz { $number } ist wieder frei.
lobby-rename = Umbenennen
lobby-renamed = Du heißt jetzt { $name }.
lobby-paint = Deine Figur bemalen
lobby-start = Los geht’s
lobby-starting = Gleich geht es los …
lobby-start-ready = Alle sind da.
lobby-start-few = Mindestens zwei Plätze müssen besetzt sein, bevor es losgehen kann.
lobby-start-open = { $count ->
    [one] Ein Platz ist noch frei. Warte auf jemanden, gib den Platz einem Bot oder schließe ihn.
   *[other] { $count } Plätze sind noch frei. Warte auf Leute, gib die Plätze Bots oder schließe sie.
  }
lobby-start-host = Das Spiel beginnt, sobald die Spielleitung es startet.
lobby-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
  }
lobby-somebody-joined = { $name } sitzt auf Platz { $number }.
lobby-somebody-left = Platz { $number } ist wieder frei.
lobby-options-changed = Die Spielleitung hat geändert, wie gespielt wird.

## Inviting

invite-title = Einladen
invite-code = Code
invite-code-spelt = Code: { $letters }
invite-link = Link zu diesem Tisch
invite-share = Teilen …
invite-share-title = Overworld, Tisch { $code }
invite-share-text = Komm und spiel mit an Tisch { $code }.
invite-qr = Der Link zu Tisch { $code } als QR-Code für die Handykamera
invite-local = Diese Adresse gilt nur auf diesem Gerät. Wer den Server betreibt, kann mit „overworld play --lan“ auch andere hereinlassen.

## Bots from outside

outside-title = Deinen eigenen Bot mitspielen lassen
outside-about = Ein Programm kann mit einem Schlüssel einen freien Platz einnehmen. Halte den Schlüssel geheim: Wer ihn hat, spielt auf dem Platz.
outside-seat = Freier Platz
outside-none = Stell zuerst einen Platz auf „Online“.
outside-make = Schlüssel erzeugen
outside-token = Schlüssel für Platz { $number }
outside-once = Er wird nur einmal gezeigt. Kopiere ihn jetzt.

## Names for people who do not want to think of one
# At most 24 characters, no comma.

name-otter = Fleißiger Otter
name-heron = Geduldiger Reiher
name-badger = Buddelnder Dachs
name-lynx = Leiser Luchs
name-marten = Flinker Marder
name-raven = Kluger Rabe
name-hare = Schneller Hase
name-fox = Streunender Fuchs
name-owl = Nachdenkliche Eule
name-beaver = Bauender Biber
name-hedgehog = Neugieriger Igel
name-ibex = Kletternder Steinbock
name-puffin = Munterer Papageitaucher
name-swift = Kreisender Segler
name-newt = Tapferer Molch
name-stoat = Kühnes Wiesel
name-crane = Eleganter Kranich
name-falcon = Scharfäugiger Falke
name-wolf = Wandernder Wolf
name-bear = Sanfter Bär
name-tortoise = Beharrliche Schildkröte
name-gecko = Sonniger Gecko
name-magpie = Glitzernde Elster
name-squirrel = Sparsames Eichhörnchen
name-mole = Grabender Maulwurf
name-seal = Lustige Robbe
name-walrus = Weises Walross
name-moose = Großer Elch
name-bison = Stämmiger Bison
name-goose = Reisende Gans
name-kestrel = Wachsamer Turmfalke
name-robin = Fröhliches Rotkehlchen
name-wren = Winziger Zaunkönig
name-toad = Glückliche Kröte
name-cricket = Singende Grille
name-beetle = Schillernder Käfer
name-salmon = Springender Lachs
name-dormouse = Verträumte Haselmaus
name-ermine = Verschneites Hermelin
name-firefly = Helles Glühwürmchen
