# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Nytt bord
new-about = Velg hvem som spiller, og hvordan. Du kan endre alt til spillet starter.
new-make = Opprett bordet
new-making = Oppretter bordet …

## Seats

seat-title = Plasser
seat-of = Plass { $number }, { $colour }
seat-number = Plass { $number }
seat-who = Hvem spiller på plass { $number }?
seat-here = Her
seat-here-about = en person på denne enheten
seat-online = På nett
seat-online-about = en person på en annen enhet
seat-bot = Bot
seat-bot-about = en bot fra denne serveren
seat-closed = Stengt
seat-closed-about = ingen spiller her
seat-bot-level = Nivået til boten på plass { $number }
seat-name = Navn
seat-name-of = Navn på plass { $number }
seat-board = Spillbrett
seat-board-of = Spillbrett på plass { $number }
seat-beginner = Nybegynnerscoring
seat-beginner-of = Nybegynnerscoring på plass { $number }
seat-beginner-about = Med nybegynnerscoring teller alle felt med det valgte kjennetegnet, sammenkoblet eller ikke.
seat-add = Legg til en plass

## Bots

bot-random = Tilfeldig
bot-random-about = spiller tilfeldig, til testing
bot-pebble = Småstein
bot-pebble-about = lett
bot-flint = Flint
bot-flint-about = stødig
bot-obsidian = Obsidian
bot-obsidian-about = sterk
bot-diamond = Diamant
bot-diamond-about = mesteren
bot-with-about = { $name } – { $about }
strongest-about = Den sterkeste boten med { $players } spillere: { $name } vant { $percent } % (± { $within }) av { $games } testspill mot Obsidian. { $fair } % ville vært en lik andel.
stranger-about = trent på en annen eske

## Options

option-title = Slik spiller dere
option-box = Eske
option-first = Hvem begynner
option-first-chance = Tilfeldig
option-first-seat = { $name } ({ $colour })
option-deal = Oppsett
option-deal-chance = Tilfeldig
option-deal-own = Med et navn du velger
option-deal-name = Navn på oppsettet
option-deal-about = Samme navn gir alltid samme stokking, så andre kan spille den samme. Alle kan finne ut hva som kommer: velg «Tilfeldig» når noe står på spill.
option-clock = Klokke
option-clock-off = Uten klokke
option-clock-bank = Minutter for hele spillet
option-clock-days = Dager per tur
option-minutes = Minutter per spiller
option-increment = Ekstra sekunder etter hver tur
option-days = Dager per tur
option-undo = Angre
option-undo-about = Du kan angre til noe nytt kommer fram.
option-odds = Sjanser i kamper
option-odds-about = Viser vinnersjansen din før du slåss.
option-hints = Tips
option-hints-about = Under spillet kan dere be om et tips.
option-spectators = Tilskuere
option-spectators-about = Alle med koden kan se på.
option-chat = Chat
option-chat-about = Spillere og tilskuere kan skrive til hverandre.
option-on = på
option-off = av
option-bank-value = { $minutes ->
    [one] ett minutt
   *[other] { $minutes } minutter
  } til hver spiller, og { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
  } ekstra etter hver tur
option-days-value = { $days ->
    [one] én dag
   *[other] { $days } dager
  } for hver tur

## The lobby

lobby-title = Bord { $code }
lobby-host = Du er vert: velg hvordan dere spiller, og start så spillet.
lobby-guest = Ta en plass, eller se på. Verten starter spillet.
lobby-seated = Du har en plass. Vent på at verten starter spillet.
lobby-you = { $name } (du)
lobby-host-mark = Vert
lobby-free = Ledig
lobby-away = Borte
lobby-outside = Ekstern bot
lobby-here = På vertens enhet
lobby-your-name = Navnet ditt
lobby-another-name = Et annet navn
lobby-join = Sett deg her
lobby-join-of = Sett deg her: plass { $number }, { $colour }
lobby-joined = Du sitter på plass { $number }.
lobby-leave = Forlat plassen
lobby-leave-of = Forlat plass { $number }
lobby-left = Du forlot plass { $number }.
lobby-kick = Fjern
lobby-kick-of = Fjern: { $name }, plass { $number }
lobby-kicked = Plass { $number } er ledig igjen.
lobby-rename = Bytt navn
lobby-renamed = Nå heter du { $name }.
lobby-paint = Mal karakteren din
lobby-start = Start
lobby-starting = Starter …
lobby-start-ready = Alle er her.
lobby-start-few = Minst to plasser må være tatt før du kan starte spillet.
lobby-start-open = { $count ->
    [one] Én plass er fortsatt ledig. Vent på noen, gi den til en bot, eller steng den.
   *[other] { $count } plasser er fortsatt ledige. Vent på noen, gi dem til boter, eller steng dem.
  }
lobby-start-wait = { $count ->
    [one] Én plass er fortsatt ledig.
   *[other] { $count } plasser er fortsatt ledige.
  }
lobby-start-host = Spillet begynner når verten starter det.
lobby-watching = { $count ->
    [0] Ingen ser på.
    [one] Én person ser på.
   *[other] { $count } personer ser på.
  }
lobby-somebody-joined = { $name } tar plass { $number }.
lobby-somebody-left = Plass { $number } er ledig igjen.
lobby-options-changed = Verten har endret hvordan dere spiller.

## Inviting

invite-title = Inviter venner
invite-code = Kode
invite-code-spelt = Kode: { $letters }
invite-link = Lenke til dette bordet
invite-share = Del …
invite-share-title = Overworld, bord { $code }
invite-share-text = Kom og spill ved bord { $code }.
invite-qr = Lenken til bord { $code } som QR-kode: skann den med en telefon
invite-local = Denne adressen virker bare på denne enheten. Slipp inn andre ved å starte serveren med «overworld play --lan».

## Bots from outside

outside-title = La din egen bot spille
outside-about = Et program kan ta en ledig plass med en tilgangsnøkkel. Hold nøkkelen hemmelig: alle som har den, kan spille på plassen.
outside-seat = Ledig plass
outside-none = Sett først en plass til «På nett».
outside-make = Opprett en tilgangsnøkkel
outside-token = Tilgangsnøkkel til plass { $number }
outside-once = Du ser den bare denne ene gangen. Kopier den nå.

## Names for people who do not want to think of one
# At most 24 characters, no comma.

name-otter = Ivrig oter
name-heron = Tålmodig hegre
name-badger = Gravende grevling
name-lynx = Stille gaupe
name-marten = Kvikk mår
name-raven = Klok ravn
name-hare = Rask hare
name-fox = Streifende rev
name-owl = Tankefull ugle
name-beaver = Byggende bever
name-hedgehog = Nysgjerrig piggsvin
name-ibex = Klatrende steinbukk
name-puffin = Munter lunde
name-swift = Svevende tårnseiler
name-newt = Modig salamander
name-stoat = Dristig røyskatt
name-crane = Grasiøs trane
name-falcon = Skarpsynt falk
name-wolf = Vandrende ulv
name-bear = Blid bjørn
name-tortoise = Stødig skilpadde
name-gecko = Solglad gekko
name-magpie = Glitrende skjære
name-squirrel = Sparsommelig ekorn
name-mole = Flittig muldvarp
name-seal = Lystig sel
name-walrus = Vis hvalross
name-moose = Høyreist elg
name-bison = Solid bison
name-goose = Reiselysten gås
name-kestrel = Årvåken tårnfalk
name-robin = Glad rødstrupe
name-wren = Bitte liten gjerdesmett
name-toad = Heldig padde
name-cricket = Syngende siriss
name-beetle = Blank bille
name-salmon = Spretten laks
name-dormouse = Drømmende syvsover
name-ermine = Snøhvit hermelin
name-firefly = Lysende ildflue
# How an adjective and an animal make a name. The page mixes the names above in this order.
guest-name-pattern = { $adjective } { $animal }
# Names whose adjectives fit each other, such as those of one gender, between slashes. The page mixes only within a group.
# The names that are not listed are a group too. “all” lists none.
guest-name-groups = hedgehog squirrel
