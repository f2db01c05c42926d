# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Neuer Tisch
new-about = Wähle, wer mitspielt und wie. Bis die Partie beginnt, kannst du alles noch ändern.
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
seat-closed = Geschlossen
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
bot-random-about = spielt zufällig, zum Testen
bot-pebble = Kiesel
bot-pebble-about = leicht
bot-flint = Flint
bot-flint-about = solide
bot-obsidian = Obsidian
bot-obsidian-about = stark
bot-diamond = Diamant
bot-diamond-about = der Champion
bot-with-about = { $name } – { $about }
strongest-about = Der stärkste Bot bei { $players } Personen: { $name } gewann { $percent } % (± { $within }) von { $games } Testpartien gegen Obsidian. Ausgeglichen wären { $fair } %.
stranger-about = mit einer anderen Schachtel trainiert

## Options

option-title = Wie ihr spielt
option-box = Schachtel
option-first = Wer beginnt
option-first-chance = Zufällig
option-first-seat = { $name } ({ $colour })
option-deal = Aufbau
option-deal-chance = Zufällig
option-deal-own = Mit eigenem Namen
option-deal-name = Name des Aufbaus
option-deal-about = Derselbe Name ergibt immer denselben gemischten Aufbau, so können ihn auch andere spielen. Allerdings lässt sich nachsehen, was noch kommt: Wenn es um etwas geht, wähle „Zufällig“.
option-clock = Uhr
option-clock-off = Ohne Uhr
option-clock-bank = Minuten für die Partie
option-clock-days = Tage pro Zug
option-minutes = Minuten pro Person
option-increment = Zusätzliche Sekunden nach jedem Zug
option-days = Tage pro Zug
option-undo = Rückgängig machen
option-undo-about = Schritte lassen sich rückgängig machen, bis etwas Neues aufgedeckt wird.
option-odds = Siegchancen
option-odds-about = Zeigt vor jedem Kampf deine Siegchance.
option-hints = Tipps
option-hints-about = Während der Partie darfst du um einen Tipp bitten.
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
  } zusätzlich nach jedem Zug
option-days-value = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  } pro Zug

## The lobby

lobby-title = Tisch { $code }
lobby-host = Du bist der Host: Leg fest, wie gespielt wird, und starte dann die Partie.
lobby-guest = Setz dich dazu oder schau zu. Der Host startet die Partie.
lobby-seated = Du hast einen Platz. Warte, bis der Host die Partie startet.
lobby-you = { $name } (du)
lobby-host-mark = Host
lobby-free = Frei
lobby-away = Abwesend
lobby-outside = Externer Bot
lobby-here = Am Gerät des Hosts
lobby-your-name = Dein Name
lobby-another-name = Anderer Name
lobby-join = Hinsetzen
lobby-join-of = Hinsetzen: Platz { $number }, { $colour }
lobby-joined = Du sitzt auf Platz { $number }.
lobby-leave = Aufstehen
lobby-leave-of = Aufstehen von Platz { $number }
lobby-left = Du bist von Platz { $number } aufgestanden.
lobby-kick = Entfernen
lobby-kick-of = Entfernen: { $name }, Platz { $number }
lobby-kicked = Platz { $number } ist wieder frei.
lobby-rename = Umbenennen
lobby-renamed = Du heißt jetzt { $name }.
lobby-paint = Deine Figur bemalen
lobby-start = Partie starten
lobby-starting = Die Partie startet …
lobby-start-ready = Alle sind da.
lobby-start-few = Besetze mindestens zwei Plätze, dann kann die Partie beginnen.
lobby-start-open = { $count ->
    [one] Ein Platz ist noch frei. Warte auf jemanden, gib den Platz einem Bot oder schließe ihn.
   *[other] { $count } Plätze sind noch frei. Warte auf andere, besetze die Plätze mit Bots oder schließe sie.
  }
lobby-start-wait = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
lobby-start-host = Die Partie beginnt, sobald der Host sie startet.
lobby-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }
lobby-somebody-joined = { $name } setzt sich auf Platz { $number }.
lobby-somebody-left = Platz { $number } ist wieder frei.
lobby-options-changed = Der Host hat die Optionen geändert.

## Inviting

invite-title = Andere einladen
invite-code = Code
invite-code-spelt = Code: { $letters }
invite-link = Link zu diesem Tisch
invite-share = Teilen …
invite-share-title = Overworld, Tisch { $code }
invite-share-text = Komm und spiel mit an Tisch { $code }.
invite-qr = Der Link zu Tisch { $code } als QR-Code: mit dem Handy scannen
invite-local = Diese Adresse funktioniert nur auf diesem Gerät. Damit andere mitspielen können, starte den Server mit „overworld play --lan“.

## Bots from outside

outside-title = Deinen eigenen Bot mitspielen lassen
outside-about = Ein Programm kann mit einem Zugangsschlüssel einen freien Platz einnehmen. Halte den Schlüssel geheim: Wer ihn hat, kann auf diesem Platz spielen.
outside-seat = Freier Platz
outside-none = Stell zuerst einen Platz auf „Online“.
outside-make = Zugangsschlüssel erstellen
outside-token = Zugangsschlüssel für Platz { $number }
outside-once = Du siehst ihn nur dieses eine Mal. Kopiere ihn jetzt.

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
name-swift = Kreisender Mauersegler
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
name-toad = Glückskröte
name-cricket = Singende Grille
name-beetle = Schillernder Käfer
name-salmon = Springender Lachs
name-dormouse = Verträumte Haselmaus
name-ermine = Schneeweißes Hermelin
name-firefly = Leuchtendes Glühwürmchen
# How an adjective and an animal make a name. The page mixes the names above in this order.
guest-name-pattern = { $adjective } { $animal }
# Names whose adjectives fit each other, such as those of one gender, between slashes. The page mixes only within a group.
# The names that are not listed are a group too. “all” lists none.
guest-name-groups = owl tortoise magpie seal goose cricket dormouse / stoat squirrel walrus robin ermine firefly
