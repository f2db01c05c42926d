# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = New table
new-about = Choose who plays and how. You can change everything until the game starts.
new-make = Create table
new-making = Creating the table …

## Seats

seat-title = Seats
seat-of = Seat { $number }, { $colour }
seat-number = Seat { $number }
seat-who = Who plays in seat { $number }?
seat-here = Here
seat-here-about = a person on this device
seat-online = Online
seat-online-about = a person on another device
seat-bot = Bot
seat-bot-about = a bot from this server
seat-closed = Closed
seat-closed-about = nobody plays here
seat-bot-level = Level of the bot in seat { $number }
seat-name = Name
seat-name-of = Name in seat { $number }
seat-board = Board
seat-board-of = Board of seat { $number }
seat-beginner = Beginner scoring
seat-beginner-of = Beginner scoring in seat { $number }
seat-beginner-about = With beginner scoring, all spaces of the chosen kind count, connected or not.
seat-add = Add a seat

## Bots

bot-random = Random
bot-random-about = plays at random, for testing
bot-pebble = Pebble
bot-pebble-about = easy
bot-flint = Flint
bot-flint-about = solid
bot-obsidian = Obsidian
bot-obsidian-about = strong
bot-diamond = Diamond
bot-diamond-about = the champion
bot-with-about = { $name } – { $about }
strongest-about = The strongest bot with { $players } players: { $name } won { $percent }% (± { $within }) of { $games } test games against Obsidian. { $fair }% would be an equal share.
stranger-about = trained on another box

## Options

option-title = How you play
option-box = Box
option-first = Who goes first
option-first-chance = Random
option-first-seat = { $name } ({ $colour })
option-deal = Setup
option-deal-chance = Random
option-deal-own = With a name of your own
option-deal-name = Name of the setup
option-deal-about = The same name always gives the same shuffled box, so others can play it too. Anyone could look up what comes next: in a serious game, choose “Random”.
option-clock = Clock
option-clock-off = No clock
option-clock-bank = Minutes for the game
option-clock-days = Days per turn
option-minutes = Minutes per player
option-increment = Extra seconds after each turn
option-days = Days per turn
option-undo = Undo
option-undo-about = You can undo steps until something new is revealed.
option-odds = Chances in fights
option-odds-about = Shows your chance to win before you fight.
option-hints = Hints
option-hints-about = During the game you may ask for a hint.
option-spectators = Spectators
option-spectators-about = Anyone with the code can watch.
option-chat = Chat
option-chat-about = Players and spectators can write to each other.
option-on = on
option-off = off
option-bank-value = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } per player, plus { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } after each turn
option-days-value = { $days ->
    [one] one day
   *[other] { $days } days
  } per turn

## The lobby

lobby-title = Table { $code }
lobby-host = You are the host: choose how you play, then start the game.
lobby-guest = Take a seat, or watch. The host starts the game.
lobby-seated = You have a seat. Wait for the host to start the game.
lobby-you = { $name } (you)
lobby-host-mark = Host
lobby-free = Open
lobby-away = Away
lobby-outside = External bot
lobby-here = On the host’s device
lobby-your-name = Your name
lobby-another-name = Another name
lobby-join = Sit here
lobby-join-of = Sit here: seat { $number }, { $colour }
lobby-joined = You have seat { $number }.
lobby-leave = Leave
lobby-leave-of = Leave seat { $number }
lobby-left = You left seat { $number }.
lobby-kick = Remove
lobby-kick-of = Remove: { $name }, seat { $number }
lobby-kicked = Seat { $number } is open again.
lobby-rename = Rename
lobby-renamed = You are now called { $name }.
lobby-paint = Paint your character
lobby-start = Start
lobby-starting = Starting …
lobby-start-ready = Everyone is here.
lobby-start-few = Fill at least two seats to start the game.
lobby-start-open = { $count ->
    [one] One seat is still open. Wait for someone, give it to a bot, or close it.
   *[other] { $count } seats are still open. Wait for people, give them to bots, or close them.
  }
lobby-start-wait = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
  }
lobby-start-host = The game begins when the host starts it.
lobby-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
lobby-somebody-joined = { $name } takes seat { $number }.
lobby-somebody-left = Seat { $number } is open again.
lobby-options-changed = The host has changed the options.

## Inviting

invite-title = Invite friends
invite-code = Code
invite-code-spelt = Code: { $letters }
invite-link = Link to this table
invite-share = Share …
invite-share-title = Overworld, table { $code }
invite-share-text = Come and play at table { $code }.
invite-qr = The link to table { $code } as a QR code: scan it with a phone
invite-local = This address only works on this device. To let others in, start the server with “overworld play --lan”.

## Bots from outside

outside-title = Let your own bot play
outside-about = A program can take an open seat with an access key. Keep the key secret: anyone who has it can play that seat.
outside-seat = Open seat
outside-none = First set a seat to “Online”.
outside-make = Create an access key
outside-token = Access key for seat { $number }
outside-once = You will see it only once. Copy it now.

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
name-squirrel = Thrifty Squirrel
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
# How an adjective and an animal make a name. The page mixes the names above in this order.
guest-name-pattern = { $adjective } { $animal }
# Names whose adjectives fit each other, such as those of one gender, between slashes. The page mixes only within a group.
# The names that are not listed are a group too. “all” lists none.
guest-name-groups = all
