# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Setting up the table …
ask-chance = Revealing …
ask-act-mine = Your turn. Choose action { $number } of 2.
ask-act = { $who } chooses action { $number } of 2.
ask-unknown = { $who } decides.
ask-unknown-mine = Choose one of these.
ask-extra-mine = Choose your extra action.
ask-extra = { $who } chooses an extra action.
ask-second-mine = Take your second block.
ask-second = { $who } chooses a second block.
ask-bow-mine = A bow! Reveal one more token? You have { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }, { $needed } needed.
ask-bow = { $who } revealed a bow: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }, { $needed } needed.
ask-pickaxe-mine = A pickaxe! Take a block? You have { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }, { $needed } needed.
ask-pickaxe = { $who } revealed a pickaxe: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }, { $needed } needed.
ask-tnt-mine = TNT! Detonate it? You have { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }, { $needed } needed; { $detonated } with it.
ask-tnt = { $who } decides about the TNT: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }, { $needed } needed; { $detonated } with it.
ask-fight-mine = Fight this mob?
ask-end-mine = You have taken your actions. End your turn.
ask-end = { $who } ends the turn.
ask-trade-mine = End your turn, or trade in a mob for one more action.
ask-trade = { $who } ends the turn or trades in a mob.
ask-score-mine = Scoring { $card }. Choose what to score.
ask-score = { $who } chooses what to score on card { $card }.
ask-over = The game is over. { $winners } wins with { $score } XP.
ask-over-shared = The game is over. { $winners } share the victory with { $score } XP.
# Several people share this device: whose sentence it is.
ask-named = { $who }: { $sentence }

## Actions

actions = Actions
action-collect = Blocks
action-explore = Explore
action-build = Build
action-fight = Fight
action-weapon = Weapon
action-any = Choose anything that shines: a block, a crossing, a tile or a token.
action-chosen-collect = Choose a block with a bright edge.
action-chosen-explore = Choose a crossing, up to { $steps } steps away. You may stay.
action-chosen-build = Choose a building next to you.
action-chosen-space = Choose a space on your board.
action-chosen-fight = Choose a mob next to you.
action-chosen-mob = You reveal tokens from your pile. This cannot be undone.
action-chosen-weapon = Choose a weapon next to you.
action-cancel = Cancel
action-confirm = Confirm
prompt-whole = Read more
action-confirm-what = Tap again or confirm: this cannot be undone.
action-undo = Undo
action-end = End turn
action-trade = Trade in a mob
action-hint = Hint
race = XP: { $all }
race-entry = { $who } { $xp }
bar-turn = Turn { $turn }
bar-day = Deal of the day: this try counts
try-out = Try-out from turn { $turn }
try-out-back = Back to the first game
try-out-begun = This is a try-out. The menu leads back to the first game.
slot-collect = { $count } free
slot-explore = { $count } in reach
slot-build = { $count } in reach
slot-fight = { $count } in reach
slot-weapon = { $count } in reach
slot-none = none now
slot-done = done
ending-in = { $seconds ->
    [one] Your turn ends in 1 second.
   *[other] Your turn ends in { $seconds } seconds.
  }
ending-stop = Not yet

## Undo

undo-not-nothing = There is nothing to undo yet.
undo-not-revealed = Something new was revealed, so this cannot be undone.
undo-not-ended = The turn has ended, so this cannot be undone.
undo-not-turn_start = The turn has just begun: there is nothing to undo.
undo-not-other_player = Another player has decided since then, so this cannot be undone.
undo-not-yours = You can only undo your own decisions.
undo-not-off = Undo is switched off at this table.

## Parts of the table

part-world = Overworld
part-cube = Cube
part-board = Board
part-log = Log
part-me = My things
part-opponents = Other players
part-views = Parts of the table
part-side = Log and chat
part-chat = Chat
skip-actions = Skip to the actions
skip-world = Skip to the Overworld
skip-cube = Skip to the cube
skip-me = Skip to your things
stage-now = Now showing: { $part }.

## Menu

menu = Menu
menu-home = Leave the table
menu-overview = Overview cards
menu-rules = Rules
menu-replay = Replay
menu-record = Download the game
menu-link = Copy the link
menu-copied = Link copied.
menu-seat = Continue on another device
menu-settings = Settings
menu-keys = Keys
menu-resign = Resign
menu-resign-sure = Do you want to resign this game?
menu-resign-two = The other player wins.
menu-resign-more = A bot plays for you until the end.
menu-resign-day = This is your only try of the day. If you resign, you are last and get no points.
menu-paint = Show my painted character
menu-delete = Delete the table
menu-delete-sure = Delete this table with its game and its chat, for everyone?
leave-sure = Leave this table?
leave-kept = Your seat stays yours: come back with the same link, or from “Your tables”.
leave-yes = Leave
leave-no = Stay
yes-resign = Resign
yes-delete = Delete
table-code = Table { $code }
table-of = { $title } – table { $code }
spectators = { $count ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $count } people are watching
  }
connection-online = Online
connection-lag = Online, { $ms } ms
connection-offline = Offline
connection-connecting = Connecting
connection-late = Slow
connection-busy = Busy
connection-refused = Closed
connection-gone = Deleted
decision-waiting = Your last move is still being sent.

## Read-outs

read-last = Last: { $text }
read-last-none = Nothing has happened yet.
read-standings = Scores: { $list }.
read-standing = { $who } { $xp } XP
read-cube = Cube: { $blocks ->
    [one] 1 block left
   *[other] { $blocks } blocks left
  }; { $layers }. { $takeable ->
    [0] You cannot take any block now.
    [one] 1 block is free.
   *[other] { $takeable } blocks are free.
  }
read-layer = layer { $layer } has { $left } left
read-block = { $material } ({ $places })
read-blocks = You can take: { $list }.
read-near = Next to you: { $list }
read-near-none = There is nothing next to you.
read-near-building = { $name }: { $xp } XP, costs { $cost }.
read-near-building-can = { $name }: { $xp } XP, costs { $cost }; you can build it.
read-near-mob = { $name }: { $xp } XP, { $needs }.
read-near-mob-chance = { $name }: { $xp } XP, { $needs }; your chance is { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Your turn
overview-two = Take two different actions.
overview-collect = Take 2 blocks from the cube, one after the other. The top and at least 2 sides of each must be free.
overview-explore = Move 0, 1 or 2 steps, then reveal everything around you.
overview-build = Pay the blocks for a building next to you and put it on any of your 9 spaces.
overview-fight = Reveal 3 tokens against a mob next to you. With enough hearts you defeat it.
overview-weapon = Take a weapon next to you and shuffle it into your pile.
overview-extra = Then you may trade in extra-action mobs, each for one more action of any kind.
overview-card-A = A: biomes
overview-card-B = B: materials
overview-card-C = C: types
overview-when = { $layer ->
    [1] When the top layer of the cube is used up.
    [2] When the second layer is used up.
   *[3] When the third layer is used up; then the game ends.
  }
overview-what = Choose one
overview-each = XP each
overview-now = Your points now
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Your largest connected group scores, including printed biomes.
overview-not-printed = Your largest connected group of buildings scores.

rules-page = Rules
