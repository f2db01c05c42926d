# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = New table
new-about = Choose who plays and how. Everything can be changed until the game begins.
new-make = Make the table
new-making = Making the table …

## Seats

seat-title = Seats
seat-of = Seat { $number }, { $colour }
seat-number = Seat { $number }
seat-who = Who plays on seat { $number }?
seat-here = Here
seat-here-about = a person on this device
seat-online = Online
seat-online-about = a person on another device
seat-bot = Bot
seat-bot-about = a bot of this server
seat-closed = Closed
seat-closed-about = nobody plays here
seat-bot-level = Level of the bot on seat { $number }
seat-name = Name
seat-name-of = Name on seat { $number }
seat-board = Board
seat-board-of = Board of seat { $number }
seat-beginner = Beginner scoring
seat-beginner-of = Beginner scoring on seat { $number }
seat-beginner-about = With beginner scoring, all spaces of the chosen kind count, connected or not.
seat-add = Add a seat

## Bots

bot-random = Random
bot-random-about = plays anything, for tests
bot-pebble = Pebble
bot-pebble-about = learns with you
bot-flint = Flint
bot-flint-about = steady
bot-obsidian = Obsidian
bot-obsidian-about = strong
bot-diamond = Diamond
bot-diamond-about = the champion
bot-with-about = { $name } – { $about }
stranger-about = trained on another box

## Options

option-title = How you play
option-box = Box
option-first = Who begins
option-first-chance = By chance
option-first-seat = { $name } ({ $colour })
option-deal = Deal
option-deal-chance = By chance
option-deal-daily = The deal of the day
option-deal-own = By a name of your own
option-deal-name = Name of the deal
option-deal-about = The same name always gives the same shuffled box, so that others can play it too. Whoever wants to can look up what comes: when it matters, let chance deal.
option-clock = Clock
option-clock-off = No clock
option-clock-bank = Minutes for the game
option-clock-days = Days for each turn
option-minutes = Minutes for each player
option-increment = Seconds more after each turn
option-days = Days for each turn
option-undo = Undo
option-undo-about = Steps can be taken back until something new is revealed.
option-odds = Chances of fights
option-odds-about = Shows how likely a fight is won before it begins.
option-hints = Hints
option-hints-about = The search of the server may be asked for good moves during the game.
option-spectators = Spectators
option-spectators-about = Whoever has the code may watch.
option-chat = Chat
option-chat-about = Players and spectators can write to each other.
option-on = on
option-off = off
option-bank-value = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } for each player, and { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } more after each turn
option-days-value = { $days ->
    [one] one day
   *[other] { $days } days
  } for each turn

## The lobby

lobby-title = Table { $code }
lobby-host = You are the host: you choose how the game is played, and begin it.
lobby-guest = Take a seat, or watch. The host begins the game.
lobby-seated = You have a seat. The host begins the game.
lobby-you = { $name } (you)
lobby-host-mark = Host
lobby-free = Open
lobby-away = Away
lobby-outside = A bot from outside
lobby-here = On the host’s device
lobby-your-name = Your name
lobby-another-name = Another name
lobby-join = Sit here
lobby-join-of = Sit here: seat { $number }, { $colour }
lobby-joined = You sit on seat { $number }.
lobby-leave = Leave
lobby-leave-of = Leave seat { $number }
lobby-left = You left seat { $number }.
lobby-kick = Send away
lobby-kick-of = Send away: { $name }, seat { $number }
lobby-kicked = Seat { $number } is open again.
lobby-rename = Rename
lobby-renamed = Your name is { $name } now.
lobby-paint = Paint your character
lobby-start = Begin
lobby-starting = Beginning …
lobby-start-ready = Everybody is here.
lobby-start-few = At least two seats must be taken before the game can begin.
lobby-start-open = { $count ->
    [one] One seat is still open. Wait for somebody, give it to a bot, or close it.
   *[other] { $count } seats are still open. Wait for somebody, give them to bots, or close them.
  }
lobby-start-host = The game begins when the host begins it.
lobby-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
lobby-somebody-joined = { $name } sits on seat { $number }.
lobby-somebody-left = Seat { $number } is open again.
lobby-options-changed = The host has changed how the game is played.

## Inviting

invite-title = Invite
invite-code = Code
invite-code-spelt = Code: { $letters }
invite-link = Link to this table
invite-share = Share …
invite-share-title = Overworld, table { $code }
invite-share-text = Come and play at table { $code }.
invite-qr = The link to table { $code } as a QR code, for the camera of a phone
invite-local = This address works on this device only. Whoever runs the server can let others in with “overworld play --lan”.

## Bots from outside

outside-title = Let a bot of your own play
outside-about = A program can take an open seat with a token. Keep the token secret: whoever has it plays the seat.
outside-seat = Open seat
outside-none = First make a seat open for somebody online.
outside-make = Make a token
outside-token = Token for seat { $number }
outside-once = It is shown only once. Copy it now.

## Names for people who do not want to think of one
# At most 24 characters, no comma.

name-otter = Busy Otter
name-heron = Patient Heron
name-badger = Digging Badger
name-lynx = Quiet Lynx
name-marten = Nimble Marten
name-raven = Clever Raven
name-hare = Quick Hare
name-fox = Roaming Fox
name-owl = Thoughtful Owl
name-beaver = Building Beaver
name-hedgehog = Curious Hedgehog
name-ibex = Climbing Ibex
name-puffin = Merry Puffin
name-swift = Soaring Swift
name-newt = Brave Newt
name-stoat = Daring Stoat
name-crane = Graceful Crane
name-falcon = Keen Falcon
name-wolf = Wandering Wolf
name-bear = Gentle Bear
name-tortoise = Steady Tortoise
name-gecko = Sunny Gecko
name-magpie = Glittering Magpie
name-squirrel = Saving Squirrel
name-mole = Mining Mole
name-seal = Jolly Seal
name-walrus = Wise Walrus
name-moose = Tall Moose
name-bison = Sturdy Bison
name-goose = Travelling Goose
name-kestrel = Watchful Kestrel
name-robin = Cheerful Robin
name-wren = Tiny Wren
name-toad = Lucky Toad
name-cricket = Singing Cricket
name-beetle = Shiny Beetle
name-salmon = Leaping Salmon
name-dormouse = Dreaming Dormouse
name-ermine = Snowy Ermine
name-firefly = Glowing Firefly
