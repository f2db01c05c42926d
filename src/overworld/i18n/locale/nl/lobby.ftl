# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Nieuwe tafel
new-about = Kies wie er speelt en hoe. Tot het spel begint, kun je alles nog veranderen.
new-make = Tafel maken
new-making = De tafel wordt gemaakt …

## Seats

seat-title = Plaatsen
seat-of = Plaats { $number }, { $colour }
seat-number = Plaats { $number }
seat-who = Wie speelt er op plaats { $number }?
seat-here = Hier
seat-here-about = iemand op dit apparaat
seat-online = Online
seat-online-about = iemand op een ander apparaat
seat-bot = Bot
seat-bot-about = een bot van deze server
seat-closed = Gesloten
seat-closed-about = hier speelt niemand
seat-bot-level = Niveau van de bot op plaats { $number }
seat-name = Naam
seat-name-of = Naam op plaats { $number }
seat-board = Bord
seat-board-of = Bord van plaats { $number }
seat-beginner = Beginnersvariant
seat-beginner-of = Beginnersvariant op plaats { $number }
seat-beginner-about = Bij de beginnersvariant tellen alle velden met de gekozen eigenschap, aaneengesloten of niet.
seat-add = Plaats toevoegen

## Bots

bot-random = Willekeurig
bot-random-about = speelt willekeurig, om te testen
bot-pebble = Kiezel
bot-pebble-about = makkelijk
bot-flint = Vuursteen
bot-flint-about = degelijk
bot-obsidian = Obsidiaan
bot-obsidian-about = sterk
bot-diamond = Diamant
bot-diamond-about = de kampioen
bot-with-about = { $name } – { $about }
strongest-about = De sterkste bot met { $players } spelers: { $name } won { $percent }% (± { $within }) van { $games } testspellen tegen Obsidiaan. Bij gelijke kansen zou dat { $fair }% zijn.
stranger-about = met een andere doos getraind

## Options

option-title = Hoe jullie spelen
option-box = Doos
option-first = Wie begint
option-first-chance = Willekeurig
option-first-seat = { $name } ({ $colour })
option-deal = Opbouw
option-deal-chance = Willekeurig
option-deal-own = Met een eigen naam
option-deal-name = Naam van de opbouw
option-deal-about = Dezelfde naam geeft altijd dezelfde opbouw, dus anderen kunnen die ook spelen. Iedereen kan opzoeken wat er nog komt: kies ‘Willekeurig’ als er iets op het spel staat.
option-clock = Klok
option-clock-off = Geen klok
option-clock-bank = Minuten voor het spel
option-clock-days = Dagen per beurt
option-minutes = Minuten per speler
option-increment = Extra seconden na elke beurt
option-days = Dagen per beurt
option-undo = Terugnemen
option-undo-about = Stappen kun je terugnemen tot er iets nieuws wordt onthuld.
option-odds = Kansen in gevechten
option-odds-about = Toont je winkans voordat je gaat vechten.
option-hints = Hints
option-hints-about = Tijdens het spel mag je om een hint vragen.
option-spectators = Toeschouwers
option-spectators-about = Wie de code heeft, mag kijken.
option-chat = Chat
option-chat-about = Spelers en toeschouwers kunnen elkaar schrijven.
option-on = aan
option-off = uit
option-bank-value = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  } per speler, en { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } extra na elke beurt
option-days-value = { $days ->
    [one] één dag
   *[other] { $days } dagen
  } per beurt

## The lobby

lobby-title = Tafel { $code }
lobby-host = Jij bent de host: kies hoe jullie spelen en start dan het spel.
lobby-guest = Kies een plaats, of kijk mee. De host start het spel.
lobby-seated = Je hebt een plaats. Wacht tot de host het spel start.
lobby-you = { $name } (jij)
lobby-host-mark = Host
lobby-free = Vrij
lobby-away = Weg
lobby-outside = Externe bot
lobby-here = Op het apparaat van de host
lobby-your-name = Jouw naam
lobby-another-name = Een andere naam
lobby-join = Hier gaan zitten
lobby-join-of = Hier gaan zitten: plaats { $number }, { $colour }
lobby-joined = Je zit op plaats { $number }.
lobby-leave = Opstaan
lobby-leave-of = Opstaan van plaats { $number }
lobby-left = Je bent opgestaan van plaats { $number }.
lobby-kick = Verwijderen
lobby-kick-of = Verwijderen: { $name }, plaats { $number }
lobby-kicked = Plaats { $number } is weer vrij.
lobby-rename = Naam wijzigen
lobby-renamed = Je heet nu { $name }.
lobby-paint = Speelfiguur tekenen
lobby-start = Starten
lobby-starting = Het spel begint …
lobby-start-ready = Iedereen is er.
lobby-start-few = Bezet minstens twee plaatsen om het spel te starten.
lobby-start-open = { $count ->
    [one] Er is nog één plaats vrij. Wacht op iemand, zet er een bot neer of sluit de plaats.
   *[other] Er zijn nog { $count } plaatsen vrij. Wacht op anderen, zet er bots neer of sluit ze.
  }
lobby-start-wait = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
  }
lobby-start-host = Het spel begint zodra de host het start.
lobby-watching = { $count ->
    [0] Er kijkt niemand mee.
    [one] Er kijkt één persoon mee.
   *[other] Er kijken { $count } mensen mee.
  }
lobby-somebody-joined = { $name } gaat op plaats { $number } zitten.
lobby-somebody-left = Plaats { $number } is weer vrij.
lobby-options-changed = De host heeft de opties gewijzigd.

## Inviting

invite-title = Vrienden uitnodigen
invite-code = Code
invite-code-spelt = Code: { $letters }
invite-link = Link naar deze tafel
invite-share = Delen …
invite-share-title = Overworld, tafel { $code }
invite-share-text = Kom meespelen aan tafel { $code }.
invite-qr = De link naar tafel { $code } als QR-code: scan hem met een telefoon
invite-local = Dit adres werkt alleen op dit apparaat. Start de server met ‘overworld play --lan’ om anderen binnen te laten.

## Bots from outside

outside-title = Je eigen bot laten meespelen
outside-about = Met een toegangssleutel kan een programma op een vrije plaats gaan zitten. Hou de sleutel geheim: wie hem heeft, kan op die plaats spelen.
outside-seat = Vrije plaats
outside-none = Zet eerst een plaats op ‘Online’.
outside-make = Toegangssleutel maken
outside-token = Toegangssleutel voor plaats { $number }
outside-once = Je ziet hem maar één keer. Kopieer hem nu.

## Names for people who do not want to think of one
# At most 24 characters, no comma.

name-otter = Bezige Otter
name-heron = Geduldige Reiger
name-badger = Gravende Das
name-lynx = Stille Lynx
name-marten = Lenige Marter
name-raven = Slimme Raaf
name-hare = Vlugge Haas
name-fox = Zwervende Vos
name-owl = Peinzende Uil
name-beaver = Bouwende Bever
name-hedgehog = Nieuwsgierige Egel
name-ibex = Klimmende Steenbok
name-puffin = Vrolijke Papegaaiduiker
name-swift = Scherende Gierzwaluw
name-newt = Dappere Salamander
name-stoat = Koene Wezel
name-crane = Sierlijke Kraanvogel
name-falcon = Scherpziende Valk
name-wolf = Dwalende Wolf
name-bear = Zachtaardige Beer
name-tortoise = Bedaarde Schildpad
name-gecko = Zonnige Gekko
name-magpie = Blinkende Ekster
name-squirrel = Zuinige Eekhoorn
name-mole = Wroetende Mol
name-seal = Jolige Zeehond
name-walrus = Wijze Walrus
name-moose = Grote Eland
name-bison = Stoere Bizon
name-goose = Reizende Gans
name-kestrel = Waakzame Torenvalk
name-robin = Opgewekt Roodborstje
name-wren = Piepklein Winterkoninkje
name-toad = Fortuinlijke Pad
name-cricket = Zingende Krekel
name-beetle = Glimmende Kever
name-salmon = Springende Zalm
name-dormouse = Dromende Zevenslaper
name-ermine = Sneeuwwitte Hermelijn
name-firefly = Gloeiende Vuurvlieg
# How an adjective and an animal make a name. The page mixes the names above in this order.
guest-name-pattern = { $adjective } { $animal }
# Names whose adjectives fit each other, such as those of one gender, between slashes. The page mixes only within a group.
# The names that are not listed are a group too. “all” lists none.
guest-name-groups = robin wren
