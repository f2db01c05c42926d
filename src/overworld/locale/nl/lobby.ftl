# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Nieuwe tafel
new-about = Kies wie er speelt en hoe. Tot het spel begint, kun je alles nog veranderen.
new-make = Maak de tafel
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
seat-beginner = Telling voor beginners
seat-beginner-of = Telling voor beginners op plaats { $number }
seat-beginner-about = Bij de telling voor beginners tellen alle velden van de gekozen soort, aaneengesloten of niet.
seat-add = Plaats toevoegen

## Bots

bot-random = Toeval
bot-random-about = speelt maar wat, om te testen
bot-pebble = Kiezel
bot-pebble-about = leert met je mee
bot-flint = Vuursteen
bot-flint-about = degelijk
bot-obsidian = Obsidiaan
bot-obsidian-about = sterk
bot-diamond = Diamant
bot-diamond-about = de kampioen
bot-with-about = { $name } – { $about }
stranger-about = met een andere doos getraind

## Options

option-title = Hoe jullie spelen
option-box = Doos
option-first = Wie begint
option-first-chance = Loten
option-first-seat = { $name } ({ $colour })
option-deal = Opbouw
option-deal-chance = Willekeurig
option-deal-daily = Die van het spel van de dag
option-deal-own = Met een eigen naam
option-deal-name = Naam van de opbouw
option-deal-about = Dezelfde naam geeft altijd dezelfde geschudde doos, dus anderen kunnen die ook spelen. Iedereen kan opzoeken wat er komt: laat bij een echte strijd het toeval delen.
option-clock = Klok
option-clock-off = Geen klok
option-clock-bank = Minuten voor het spel
option-clock-days = Dagen voor elke beurt
option-minutes = Minuten per speler
option-increment = Seconden erbij na elke beurt
option-days = Dagen per beurt
option-undo = Terugnemen
option-undo-about = Stappen kun je terugnemen tot er iets nieuws wordt onthuld.
option-odds = Kansen in gevechten
option-odds-about = Laat vooraf zien hoe groot de kans is dat je een gevecht wint.
option-hints = Hints
option-hints-about = Tijdens het spel mag je de server om goede zetten vragen.
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
  } voor elke beurt

## The lobby

lobby-title = Tafel { $code }
lobby-host = Jij bent de host: jij kiest hoe er gespeeld wordt en laat het spel beginnen.
lobby-guest = Neem een plaats, of kijk mee. De host laat het spel beginnen.
lobby-seated = Je hebt een plaats. De host laat het spel beginnen.
lobby-you = { $name } (jij)
lobby-host-mark = Host
lobby-free = Vrij
lobby-away = Weg
lobby-outside = Een bot van buiten
lobby-here = Op het apparaat van de host
lobby-your-name = Jouw naam
lobby-another-name = Een andere naam
lobby-join = Hier zitten
lobby-join-of = Hier zitten: plaats { $number }, { $colour }
lobby-joined = Je zit op plaats { $number }.
lobby-leave = Opstaan
lobby-leave-of = Opstaan van plaats { $number }
lobby-left = Je bent opgestaan van plaats { $number }.
lobby-kick = Wegsturen
lobby-kick-of = Wegsturen: { $name }, plaats { $number }
lobby-kicked = Plaats { $number } is weer vrij.
lobby-rename = Andere naam
lobby-renamed = Je heet nu { $name }.
lobby-paint = Teken je speelfiguur
lobby-start = Beginnen
lobby-starting = Het spel begint …
lobby-start-ready = Iedereen is er.
lobby-start-few = Het spel kan pas beginnen als er minstens twee plaatsen bezet zijn.
lobby-start-open = { $count ->
    [one] Er is nog één plaats vrij. Wacht op iemand, zet er een bot neer of sluit de plaats.
   *[other] Er zijn nog { $count } plaatsen vrij. Wacht op anderen, zet er bots neer of sluit ze.
  }
lobby-start-host = Het spel begint zodra de host het start.
lobby-watching = { $count ->
    [0] Er kijkt niemand.
    [one] Er kijkt één persoon.
   *[other] Er kijken { $count } mensen.
  }
lobby-somebody-joined = { $name } zit op plaats { $number }.
lobby-somebody-left = Plaats { $number } is weer vrij.
lobby-options-changed = De host heeft veranderd hoe er gespeeld wordt.

## Inviting

invite-title = Uitnodigen
invite-code = Code
invite-code-spelt = Code: { $letters }
invite-link = Link naar deze tafel
invite-share = Delen …
invite-share-title = Overworld, tafel { $code }
invite-share-text = Kom meespelen aan tafel { $code }.
invite-qr = De link naar tafel { $code } als QR-code, voor de camera van een telefoon
invite-local = Dit adres werkt alleen op dit apparaat. Wie de server beheert, kan anderen binnenlaten met ‘overworld play --lan’.

## Bots from outside

outside-title = Laat een eigen bot meespelen
outside-about = Met een token kan een programma op een vrije plaats gaan zitten. Hou het token geheim: wie het heeft, speelt op die plaats.
outside-seat = Vrije plaats
outside-none = Maak eerst een plaats vrij voor iemand online.
outside-make = Token maken
outside-token = Token voor plaats { $number }
outside-once = Je ziet het maar één keer. Kopieer het nu.

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
name-stoat = Brutale Wezel
name-crane = Sierlijke Kraanvogel
name-falcon = Scherpe Valk
name-wolf = Dwalende Wolf
name-bear = Zachte Beer
name-tortoise = Bedaarde Schildpad
name-gecko = Zonnige Gekko
name-magpie = Blinkende Ekster
name-squirrel = Zuinige Eekhoorn
name-mole = Wroetende Mol
name-seal = Jolige Zeehond
name-walrus = Wijze Walrus
name-moose = Lange Eland
name-bison = Stoere Bizon
name-goose = Reizende Gans
name-kestrel = Waakzame Torenvalk
name-robin = Opgewekt Roodborstje
name-wren = Piepklein Winterkoninkje
name-toad = Gelukkige Pad
name-cricket = Zingende Krekel
name-beetle = Glimmende Kever
name-salmon = Springende Zalm
name-dormouse = Dromende Zevenslaper
name-ermine = Besneeuwde Hermelijn
name-firefly = Gloeiende Vuurvlieg
