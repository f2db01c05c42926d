# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Nytt bord
new-about = Välj vilka som spelar och hur. Allt går att ändra tills spelet börjar.
new-make = Skapa bordet
new-making = Bordet skapas …

## Seats

seat-title = Platser
seat-of = Plats { $number }, { $colour }
seat-number = Plats { $number }
seat-who = Vem spelar på plats { $number }?
seat-here = Här
seat-here-about = en person på den här enheten
seat-online = Online
seat-online-about = en person på en annan enhet
seat-bot = Bot
seat-bot-about = en av serverns botar
seat-closed = Stängd
seat-closed-about = här spelar ingen
seat-bot-level = Botens nivå på plats { $number }
seat-name = Namn
seat-name-of = Namn på plats { $number }
seat-board = Bräde
seat-board-of = Bräde för plats { $number }
seat-beginner = Nybörjarvariant
seat-beginner-of = Nybörjarvariant på plats { $number }
seat-beginner-about = Med nybörjarvarianten räknas alla rutor med den valda egenskapen, även de som inte hänger ihop.
seat-add = Lägg till en plats

## Bots

bot-random = Slump
bot-random-about = spelar slumpmässigt, för test
bot-pebble = Kiselsten
bot-pebble-about = lätt
bot-flint = Flinta
bot-flint-about = stabil
bot-obsidian = Obsidian
bot-obsidian-about = stark
bot-diamond = Diamant
bot-diamond-about = mästaren
bot-with-about = { $name } – { $about }
strongest-about = Den starkaste boten med { $players } spelare: { $name } vann { $percent } % (± { $within }) av { $games } testpartier mot Obsidian. { $fair } % vore en jämn andel.
stranger-about = tränad på en annan spellåda

## Options

option-title = Hur ni spelar
option-box = Spellåda
option-first = Vem som börjar
option-first-chance = Slumpmässigt
option-first-seat = { $name } ({ $colour })
option-deal = Startläge
option-deal-chance = Slumpmässigt
option-deal-own = Med ett eget namn
option-deal-name = Startlägets namn
option-deal-about = Samma namn ger alltid samma startläge, så att andra också kan spela det. Alla kan ta reda på vad som kommer: välj ”Slumpmässigt” när något står på spel.
option-clock = Klocka
option-clock-off = Ingen klocka
option-clock-bank = Minuter för partiet
option-clock-days = Dagar per tur
option-minutes = Minuter per spelare
option-increment = Extra sekunder efter varje tur
option-days = Dagar per tur
option-undo = Ångra
option-undo-about = Du kan ångra steg tills något nytt avslöjas.
option-odds = Vinstchanser i strid
option-odds-about = Visar din vinstchans innan du slåss.
option-hints = Tips
option-hints-about = Under partiet får ni be om ett tips.
option-spectators = Åskådare
option-spectators-about = Den som har koden får titta på.
option-chat = Chatt
option-chat-about = Spelare och åskådare kan skriva till varandra.
option-on = på
option-off = av
option-bank-value = { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
  } per spelare, och { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
  } extra efter varje tur
option-days-value = { $days ->
    [one] en dag
   *[other] { $days } dagar
  } per tur

## The lobby

lobby-title = Bord { $code }
lobby-host = Du är värd: välj hur ni spelar och starta sedan spelet.
lobby-guest = Slå dig ner, eller titta på. Värden startar spelet.
lobby-seated = Du har en plats. Vänta tills värden startar spelet.
lobby-you = { $name } (du)
lobby-host-mark = Värd
lobby-free = Ledig
lobby-away = Borta
lobby-outside = Extern bot
lobby-here = På värdens enhet
lobby-your-name = Ditt namn
lobby-another-name = Ett annat namn
lobby-join = Sitt här
lobby-join-of = Sitt här: plats { $number }, { $colour }
lobby-joined = Du sitter på plats { $number }.
lobby-leave = Lämna
lobby-leave-of = Lämna plats { $number }
lobby-left = Du lämnade plats { $number }.
lobby-kick = Ta bort
lobby-kick-of = Ta bort: { $name }, plats { $number }
lobby-kicked = Plats { $number } är ledig igen.
lobby-rename = Byt namn
lobby-renamed = Nu heter du { $name }.
lobby-paint = Måla din figur
lobby-start = Starta
lobby-starting = Startar …
lobby-start-ready = Alla är här.
lobby-start-few = Fyll minst två platser för att starta spelet.
lobby-start-open = { $count ->
    [one] En plats är fortfarande ledig. Vänta på någon, ge den till en bot eller stäng den.
   *[other] { $count } platser är fortfarande lediga. Vänta på fler, ge dem till botar eller stäng dem.
  }
lobby-start-wait = { $count ->
    [one] En plats är fortfarande ledig.
   *[other] { $count } platser är fortfarande lediga.
  }
lobby-start-host = Spelet börjar när värden startar det.
lobby-watching = { $count ->
    [0] Ingen tittar på.
    [one] En person tittar på.
   *[other] { $count } personer tittar på.
  }
lobby-somebody-joined = { $name } tar plats { $number }.
lobby-somebody-left = Plats { $number } är ledig igen.
lobby-options-changed = Värden har ändrat hur ni spelar.

## Inviting

invite-title = Bjud in vänner
invite-code = Kod
invite-code-spelt = Kod: { $letters }
invite-link = Länk till det här bordet
invite-share = Dela …
invite-share-title = Overworld, bord { $code }
invite-share-text = Kom och spela vid bord { $code }.
invite-qr = Länken till bord { $code } som QR-kod: skanna den med en telefon
invite-local = Den här adressen fungerar bara på den här enheten. Starta servern med ”overworld play --lan” för att släppa in andra.

## Bots from outside

outside-title = Låt din egen bot spela
outside-about = Ett program kan ta en ledig plats med en åtkomstnyckel. Håll nyckeln hemlig: alla som har den kan spela på platsen.
outside-seat = Ledig plats
outside-none = Ställ först en plats på ”Online”.
outside-make = Skapa en åtkomstnyckel
outside-token = Åtkomstnyckel till plats { $number }
outside-once = Du ser den bara en gång. Kopiera den nu.

## Names for people who do not want to think of one
# At most 24 characters, no comma.

name-otter = Flitiga Uttern
name-heron = Tålmodiga Hägern
name-badger = Grävande Grävlingen
name-lynx = Tysta Lodjuret
name-marten = Smidiga Mården
name-raven = Kluriga Korpen
name-hare = Snabba Haren
name-fox = Strövande Räven
name-owl = Tankfulla Ugglan
name-beaver = Byggande Bävern
name-hedgehog = Nyfikna Igelkotten
name-ibex = Klättrande Stenbocken
name-puffin = Muntra Lunnefågeln
name-swift = Svävande Tornseglaren
name-newt = Modiga Salamandern
name-stoat = Djärva Vesslan
name-crane = Ståtliga Tranan
name-falcon = Skarpsynta Falken
name-wolf = Vandrande Vargen
name-bear = Snälla Björnen
name-tortoise = Stadiga Sköldpaddan
name-gecko = Soliga Geckon
name-magpie = Glittrande Skatan
name-squirrel = Sparsamma Ekorren
name-mole = Idoga Mullvaden
name-seal = Glada Sälen
name-walrus = Visa Valrossen
name-moose = Långbenta Älgen
name-bison = Bastanta Bisonoxen
name-goose = Vittberesta Gåsen
name-kestrel = Vaksamma Tornfalken
name-robin = Pigga Rödhaken
name-wren = Pyttelilla Gärdsmygen
name-toad = Lyckosamma Paddan
name-cricket = Sjungande Syrsan
name-beetle = Blanka Skalbaggen
name-salmon = Hoppande Laxen
name-dormouse = Drömmande Hasselmusen
name-ermine = Snövita Hermelinen
name-firefly = Lysande Eldflugan
# How an adjective and an animal make a name. The page mixes the names above in this order.
guest-name-pattern = { $adjective } { $animal }
# Names whose adjectives fit each other, such as those of one gender, between slashes. The page mixes only within a group.
# The names that are not listed are a group too. “all” lists none.
guest-name-groups = all
