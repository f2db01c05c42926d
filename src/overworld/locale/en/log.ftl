# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = The Overworld is set up. { $name } begins.
log-unknown = Something new: { $code } { $name }
log-turn = Turn { $turn }: { $name }
log-mined = { $name } takes a block: { $block } ({ $column })
log-mined-pickaxe = { $name } takes a block with a pickaxe: { $block } ({ $column })
log-uncovered = A new block comes into sight: { $block } ({ $column }, level { $level })
log-layer = Layer { $layer } of the cube is gone.
log-layer-card = Layer { $layer } of the cube is gone: card { $card } is scored when this turn ends.
log-explored = { $steps ->
    [0] { $name } stays and looks around ({ $crossing })
    [one] { $name } goes 1 step ({ $start } to { $crossing })
   *[other] { $name } goes { $steps } steps ({ $start } to { $crossing })
  }
log-revealed = Turned face up: { $face } ({ $cell })
log-built = { $name } builds on space { $space }: { $tile }. Paid: { $paid }.
log-built-xp = { $name } builds on space { $space }: { $tile }. Paid: { $paid }. Gained: { $xp } XP.
log-built-over = { $name } builds on space { $space }: { $tile }. Paid: { $paid }. Covered: { $covered }.
log-built-over-xp = { $name } builds on space { $space }: { $tile }. Paid: { $paid }. Covered: { $covered }. Gained: { $xp } XP.
log-nothing = nothing
log-fight = { $needed ->
    [one] { $name } fights: { $mob } ({ $cell }), 1 heart
   *[other] { $name } fights: { $mob } ({ $cell }), { $needed } hearts
  }
log-fight-chance = { $needed ->
    [one] { $name } fights: { $mob } ({ $cell }), 1 heart. Chance to win: { $chance }.
   *[other] { $name } fights: { $mob } ({ $cell }), { $needed } hearts. Chance to win: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } turns a token: { $weapon }. 1 heart so far.
   *[other] { $name } turns a token: { $weapon }. { $hearts } hearts so far.
  }
log-turned-xp = { $hearts ->
    [one] { $name } turns a token: { $weapon }. Gained: { $xp } XP. 1 heart so far.
   *[other] { $name } turns a token: { $weapon }. Gained: { $xp } XP. { $hearts } hearts so far.
  }
log-drew = { $name } uses a bow and turns one more token.
log-declined-bow = { $name } turns no more tokens with the bow.
log-declined-pickaxe = { $name } takes no block with the pickaxe.
log-declined-tnt = { $name } keeps the TNT.
log-detonated = { $hearts ->
    [one] { $name } detonates a TNT: 1 heart now.
   *[other] { $name } detonates a TNT: { $hearts } hearts now.
  }
log-took = { $name } takes a weapon: { $weapon } ({ $cell })
log-traded = { $name } hands back a mob for an extra action: { $mob }
log-ended = { $name } ends the turn.
log-ended-due = { $name } ends the turn. To be scored now: { $cards }.
log-scored = { $name } scores card { $card }: { $trait }, { $spaces } × { $points } = { $xp } XP
log-bonus = { $name } scores a mob: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
log-over = { $count ->
    [one] The game is over. Winner: { $winners }. XP: { $scores }.
   *[other] The game is over. The win is shared: { $winners }. XP: { $scores }.
  }
log-over-blocks = { $count ->
    [one] The game is over. Winner by blocks left: { $winners }. XP: { $scores }. Blocks: { $blocks }.
   *[other] The game is over. The win is shared: { $winners }. XP: { $scores }. Blocks: { $blocks }.
  }
log-over-each = { $name } { $number }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } defeats a mob: { $mob }, { $hearts } of { $needed } ♥. Gained: { $xp } XP.
log-fought-lost = { $name } does not defeat the mob: { $mob }, { $hearts } of { $needed } ♥. It stays.
log-fought-hoes = Golden hoes: { $xp } XP.
log-fought-blocks = Blocks taken: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 token goes back to the pile.
   *[other] { $tokens } tokens go back to the pile.
  }
log-fought-tnt = { $count ->
    [one] 1 TNT is used up.
   *[other] { $count } TNT are used up.
  }

## Moves in words

move-mine = Take a block: { $block } ({ $column })
move-explore = Explore: go to { $crossing }
move-explore-stay = Explore: stay at { $crossing }
move-build = Build on space { $space }: { $tile } ({ $cell })
move-fight = Fight: { $mob } ({ $cell })
move-take = Take a weapon: { $weapon } ({ $cell })
move-draw = Bow: turn one more token
move-pass-bow = Bow: stop here
move-pass-pickaxe = Pickaxe: take no block
move-pass-tnt = Keep the TNT
move-detonate = Detonate the TNT
move-trade = Hand back a mob for an extra action
move-end = End the turn
move-score = Score: { $trait }

## Log and recap

log-title = What has happened
log-filter = Show
log-everybody = Everybody
log-empty = Nothing has happened yet.
recap-title = Since your last decision

## Chat and notices about people

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-field = Say something
chat-send = Send
chat-spectator = A spectator
chat-off = There is no chat at this table.
chat-muted = The host has muted you. You can still read.
mute-title = Mute somebody
mute-seat = Mute: { $name }
mute-spectators = Mute all spectators
notice-join = { $name } sits down.
notice-leave = { $name } has left the table.
notice-kick = { $name } was asked to leave.
notice-rename = { $name } is called { $other } now.
notice-start = The game begins.
notice-undo = { $name } takes the last decision back.
notice-resign = { $name } gives up.
notice-bot = A bot plays for { $name }.
notice-flag = The time of { $name } is up: a bot goes on.
notice-overtime = The time of { $name } is up: a few seconds are left.
notice-back = { $name } plays again.
notice-here = { $name } is here.
notice-away = { $name } is away.
notice-mute = { $name } is muted.
notice-unmute = { $name } may speak again.
notice-mute-spectators = Spectators are muted.
notice-unmute-spectators = Spectators may speak again.
notice-pause = The clocks are paused.
notice-run = The clocks run again.
notice-extend = { $name } gets { $seconds } more seconds.
notice-claim = { $name } plays on another device now.
notice-rematch = There is a new table for a rematch.

## Clocks

clock-title = Clocks
clock-of = Time left, { $name }:
clock-paused = paused
clock-hurry = hurry!
clock-warning = { $name }: { $seconds } seconds left.
clock-pause = Pause the clocks
clock-resume = Let the clocks run
clock-more = { $minutes ->
    [one] + 1 minute
   *[other] + { $minutes } minutes
  }
clock-extend = { $minutes ->
    [one] + 1 minute: { $name }
   *[other] + { $minutes } minutes: { $name }
  }

## Somebody is away

absence-title = Who is away
absence-soon = { $name } is away. In { $time } you can let a bot play.
absence-away = { $name } is still away. What now?
absence-choose = While somebody is away: { $name }
absence-wait = Wait
absence-turn = A bot plays this turn
absence-until = A bot plays until they are back
absence-waiting = We wait.
absence-again = Choose again
absence-bot-turn = { $name } is away: a bot plays this turn.
absence-bot-return = { $name } is away: a bot plays until they are back.
absence-bot-end = A bot plays for { $name } to the end.
absence-stop-bot = Wait instead
absence-mine = A bot plays your seat: { $name }
absence-return = Take my seat back
time-up-mine = Time is up, { $name }! Decide now, or a bot plays on for you.
time-up-gone = Your time is up, { $name }: a bot plays on for you to the end.

## The connection

banner-offline = No connection. Reconnecting …
banner-offline-kept = No connection. Reconnecting … Your move is kept and will be sent.
banner-late = The server has not answered for a moment. Waiting …
banner-late-kept = The server has not answered for a moment. Your move is kept and will be sent.
banner-busy = It goes on by itself.
banner-back = You are online again.
banner-refused = This table cannot be opened.
banner-gone = The host has deleted this table.
banner-home = Home

## Moving a seat

move-seat-about = You get a link and a code to scan. The other device takes your seat, and this one watches from then on.
move-seat-offer = Move: { $name }
move-seat-none = You have no seat at this table.
move-seat-how = Open this link on the other device, or scan the code. It works once. Seat: { $name }
move-seat-qr = The link as a QR code
move-seat-link = Link for the other device
move-seat-copy = Copy
move-seat-copied = The link is copied.
move-seat-moved = Your seat is on the other device now. Here you can go on watching.
move-seat-here = You play on this device now: { $name }
move-seat-used = This link has been used already, or a newer one was made.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = It is your turn.
attention-score = You choose what to score.
attention-table = Overworld, table { $code }

## One device, several people

handover-title = Next: { $name }
handover-about = Pass the device on. Here is what has happened since your last decision.
handover-first = Pass the device on.
handover-go = I am { $name }, go on
