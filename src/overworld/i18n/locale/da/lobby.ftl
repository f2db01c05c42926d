# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Nyt bord
new-about = Vælg, hvem der spiller, og hvordan. Du kan ændre alt, indtil spillet starter.
new-make = Opret bordet
new-making = Opretter bordet …

## Seats

seat-title = Pladser
seat-of = Plads { $number }, { $colour }
seat-number = Plads { $number }
seat-who = Hvem spiller på plads { $number }?
seat-here = Her
seat-here-about = en person på denne enhed
seat-online = Online
seat-online-about = en person på en anden enhed
seat-bot = Bot
seat-bot-about = en bot fra denne server
seat-closed = Lukket
seat-closed-about = her spiller ingen
seat-bot-level = Niveau for botten på plads { $number }
seat-name = Navn
seat-name-of = Navn på plads { $number }
seat-board = Spilleplade
seat-board-of = Spilleplade på plads { $number }
seat-beginner = Begynderscoring
seat-beginner-of = Begynderscoring på plads { $number }
seat-beginner-about = Med begynderscoring tæller alle felter med den valgte egenskab, om de hænger sammen eller ej.
seat-add = Tilføj en plads

## Bots

bot-random = Tilfældig
bot-random-about = spiller tilfældigt, til test
bot-pebble = Småsten
bot-pebble-about = let
bot-flint = Flint
bot-flint-about = solid
bot-obsidian = Obsidian
bot-obsidian-about = stærk
bot-diamond = Diamant
bot-diamond-about = mesteren
bot-with-about = { $name } – { $about }
strongest-about = Den stærkeste bot med { $players } spillere: { $name } vandt { $percent } % (± { $within }) af { $games } testspil mod Obsidian. { $fair } % ville være en lige andel.
stranger-about = trænet på en anden æske

## Options

option-title = Sådan spiller I
option-box = Æske
option-first = Hvem begynder
option-first-chance = Tilfældigt
option-first-seat = { $name } ({ $colour })
option-deal = Blanding
option-deal-chance = Tilfældig
option-deal-own = Med et navn, du vælger
option-deal-name = Navn på blandingen
option-deal-about = Det samme navn giver altid den samme blanding, så andre også kan spille den. Alle kan slå op, hvad der kommer: Vælg ”Tilfældig”, når det gælder.
option-clock = Ur
option-clock-off = Intet ur
option-clock-bank = Minutter til spillet
option-clock-days = Dage pr. tur
option-minutes = Minutter pr. spiller
option-increment = Ekstra sekunder efter hver tur
option-days = Dage pr. tur
option-undo = Fortryd
option-undo-about = Du kan fortryde, indtil noget nyt kommer frem.
option-odds = Chancer i kampe
option-odds-about = Viser din vinderchance, før du kæmper.
option-hints = Tip
option-hints-about = Under spillet må I bede om et tip.
option-spectators = Tilskuere
option-spectators-about = Alle med koden kan se med.
option-chat = Chat
option-chat-about = Spillere og tilskuere kan skrive til hinanden.
option-on = til
option-off = fra
option-bank-value = { $minutes ->
    [one] et minut
   *[other] { $minutes } minutter
  } pr. spiller og { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
  } mere efter hver tur
option-days-value = { $days ->
    [one] en dag
   *[other] { $days } dage
  } pr. tur

## The lobby

lobby-title = Bord { $code }
lobby-host = Du er vært: Vælg, hvordan I spiller, og start så spillet.
lobby-guest = Tag en plads, eller se med. Værten starter spillet.
lobby-seated = Du har en plads. Vent på, at værten starter spillet.
lobby-you = { $name } (dig)
lobby-host-mark = Vært
lobby-free = Ledig
lobby-away = Væk
lobby-outside = Ekstern bot
lobby-here = På værtens enhed
lobby-your-name = Dit navn
lobby-another-name = Et andet navn
lobby-join = Sæt dig her
lobby-join-of = Sæt dig her: plads { $number }, { $colour }
lobby-joined = Du sidder på plads { $number }.
lobby-leave = Forlad pladsen
lobby-leave-of = Forlad plads { $number }
lobby-left = Du har forladt plads { $number }.
lobby-kick = Fjern
lobby-kick-of = Fjern: { $name }, plads { $number }
lobby-kicked = Plads { $number } er ledig igen.
lobby-rename = Skift navn
lobby-renamed = Du hedder nu { $name }.
lobby-paint = Mal din figur
lobby-start = Start
lobby-starting = Starter …
lobby-start-ready = Alle er her.
lobby-start-few = Mindst to pladser skal være taget, før du kan starte spillet.
lobby-start-open = { $count ->
    [one] En plads er stadig ledig. Vent på nogen, giv den til en bot, eller luk den.
   *[other] { $count } pladser er stadig ledige. Vent på nogen, giv dem til bots, eller luk dem.
  }
lobby-start-wait = { $count ->
    [one] En plads er stadig ledig.
   *[other] { $count } pladser er stadig ledige.
  }
lobby-start-host = Spillet begynder, når værten starter det.
lobby-watching = { $count ->
    [0] Ingen ser med.
    [one] En person ser med.
   *[other] { $count } personer ser med.
  }
lobby-somebody-joined = { $name } tager plads { $number }.
lobby-somebody-left = Plads { $number } er ledig igen.
lobby-options-changed = Værten har ændret, hvordan I spiller.

## Inviting

invite-title = Invitér venner
invite-code = Kode
invite-code-spelt = Kode: { $letters }
invite-link = Link til bordet
invite-share = Del …
invite-share-title = Overworld, bord { $code }
invite-share-text = Kom og spil med ved bord { $code }.
invite-qr = Linket til bord { $code } som QR-kode: Scan den med en telefon
invite-local = Denne adresse virker kun på denne enhed. Luk andre ind ved at starte serveren med ”overworld play --lan”.

## Bots from outside

outside-title = Lad din egen bot spille
outside-about = Et program kan tage en ledig plads med en adgangsnøgle. Hold nøglen hemmelig: Alle, der har den, kan spille på pladsen.
outside-seat = Ledig plads
outside-none = Sæt først en plads til ”Online”.
outside-make = Opret en adgangsnøgle
outside-token = Adgangsnøgle til plads { $number }
outside-once = Du ser den kun én gang. Kopiér den nu.

## Names for people who do not want to think of one
# At most 24 characters, no comma.

name-otter = Travl Odder
name-heron = Tålmodig Hejre
name-badger = Gravende Grævling
name-lynx = Stille Los
name-marten = Adræt Mår
name-raven = Klog Ravn
name-hare = Hurtig Hare
name-fox = Strejfende Ræv
name-owl = Eftertænksom Ugle
name-beaver = Byggende Bæver
name-hedgehog = Nysgerrigt Pindsvin
name-ibex = Klatrende Stenbuk
name-puffin = Munter Lunde
name-swift = Svævende Mursejler
name-newt = Modig Salamander
name-stoat = Dristig Lækat
name-crane = Yndefuld Trane
name-falcon = Skarpsynet Falk
name-wolf = Vandrende Ulv
name-bear = Blid Bjørn
name-tortoise = Sindig Skildpadde
name-gecko = Solglad Gekko
name-magpie = Glitrende Husskade
name-squirrel = Sparsommeligt Egern
name-mole = Støvet Muldvarp
name-seal = Glad Sæl
name-walrus = Vis Hvalros
name-moose = Rank Elg
name-bison = Solid Bison
name-goose = Rejsende Gås
name-kestrel = Årvågen Tårnfalk
name-robin = Lystig Rødhals
name-wren = Lillebitte Gærdesmutte
name-toad = Heldig Tudse
name-cricket = Syngende Fårekylling
name-beetle = Blank Bille
name-salmon = Springende Laks
name-dormouse = Drømmende Hasselmus
name-ermine = Snehvid Hermelin
name-firefly = Lysende Ildflue
# How an adjective and an animal make a name. The page mixes the names above in this order.
guest-name-pattern = { $adjective } { $animal }
# Names whose adjectives fit each other, such as those of one gender, between slashes. The page mixes only within a group.
# The names that are not listed are a group too. “all” lists none.
guest-name-groups = hedgehog squirrel
