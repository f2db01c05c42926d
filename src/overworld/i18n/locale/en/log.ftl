# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = The Overworld is set up. { $name } begins.
log-unknown = Something new: { $code } { $name }
log-turn = Turn { $turn }: { $name }
log-mined = { $name } takes a block: { $block } ({ $column })
log-mined-pickaxe = { $name } takes a block with a pickaxe: { $block } ({ $column })
log-uncovered = A new block is revealed: { $block } ({ $column }, height { $level })
log-layer = Layer { $layer } of the cube is used up.
log-layer-card = Layer { $layer } of the cube is used up: card { $card } is scored when this turn ends.
log-explored = { $steps ->
    [0] { $name } stays and looks around ({ $crossing })
    [one] { $name } moves 1 step ({ $start } to { $crossing })
   *[other] { $name } moves { $steps } steps ({ $start } to { $crossing })
  }
log-revealed = Revealed: { $face } ({ $cell })
log-built = { $name } builds: { $tile } ({ $space }). Paid: { $paid }.
log-built-xp = { $name } builds: { $tile } ({ $space }). Paid: { $paid }. Gained: { $xp } XP.
log-built-over = { $name } builds: { $tile } ({ $space }). Paid: { $paid }. Covered: { $covered }.
log-built-over-xp = { $name } builds: { $tile } ({ $space }). Paid: { $paid }. Covered: { $covered }. Gained: { $xp } XP.
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
    [one] { $name } reveals a token: { $weapon }. 1 heart so far.
   *[other] { $name } reveals a token: { $weapon }. { $hearts } hearts so far.
  }
log-turned-xp = { $hearts ->
    [one] { $name } reveals a token: { $weapon }. Gained: { $xp } XP. 1 heart so far.
   *[other] { $name } reveals a token: { $weapon }. Gained: { $xp } XP. { $hearts } hearts so far.
  }
log-drew = { $name } uses a bow and reveals one more token.
log-declined-bow = { $name } reveals no extra token with the bow.
log-declined-pickaxe = { $name } takes no block with the pickaxe.
log-declined-tnt = { $name } keeps the TNT.
log-detonated = { $hearts ->
    [one] { $name } detonates TNT: 1 heart now.
   *[other] { $name } detonates TNT: { $hearts } hearts now.
  }
log-took = { $name } takes a weapon: { $weapon } ({ $cell })
log-traded = { $name } trades in a mob for an extra action: { $mob }
log-ended = { $name } ends the turn.
log-ended-due = { $name } ends the turn. Scored now: { $cards }.
log-scored = { $name } scores card { $card }: { $trait }, { $spaces } × { $points } = { $xp } XP
log-bonus = { $name } scores a mob: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
log-counting = { $name } scores: { $trait }
log-counting-mob = { $name } scores a mob: { $mob }
log-over = { $count ->
    [one] The game is over. Winner: { $winners }. XP: { $scores }.
   *[other] The game is over. They share the victory: { $winners }. XP: { $scores }.
  }
log-over-blocks = { $count ->
    [one] The game is over. Winner by blocks left: { $winners }. XP: { $scores }. Blocks: { $blocks }.
   *[other] The game is over. They share the victory: { $winners }. XP: { $scores }. Blocks: { $blocks }.
  }
log-over-each = { $name } { $number }

## The same without codes of places, for players who see the land and the cube

log-block = { $name } takes a block: { $block }
log-block-pickaxe = { $name } takes a block with a pickaxe: { $block }
log-block-new = A new block is revealed: { $block }
log-went = { $steps ->
    [0] { $name } stays and looks around
    [one] { $name } moves 1 step
   *[other] { $name } moves { $steps } steps
  }
log-went-near = { $went }, next to { $near }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } defeats a mob: { $mob }, { $hearts } ♥, { $needed } needed. Gained: { $xp } XP.
log-fought-lost = { $name } does not defeat the mob: { $mob }, { $hearts } ♥, { $needed } needed. It stays.
log-fought-hoes = Golden hoes: { $xp } XP.
log-fought-blocks = Blocks taken: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 token goes back to the pile.
   *[other] { $tokens } tokens go back to the pile.
  }
log-fought-tnt = { $count ->
    [one] 1 TNT leaves the game.
   *[other] { $count } TNT leave the game.
  }

## The player's own actions, as screen readers speak them

own-block = You take a block: { $block }
own-block-pickaxe = You take a block with a pickaxe: { $block }
own-built = You build: { $tile } ({ $space }). Paid: { $paid }.
own-built-xp = You build: { $tile } ({ $space }). Paid: { $paid }. Gained: { $xp } XP.
own-built-over = You build: { $tile } ({ $space }). Paid: { $paid }. Covered: { $covered }.
own-built-over-xp = You build: { $tile } ({ $space }). Paid: { $paid }. Covered: { $covered }. Gained: { $xp } XP.
own-took = You take a weapon: { $weapon } ({ $cell })
own-traded = You trade in a mob for an extra action: { $mob }
own-scored = You score card { $card }: { $trait }, { $spaces } × { $points } = { $xp } XP
own-bonus = You score a mob: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
own-turned = { $hearts ->
    [one] You reveal a token: { $weapon }. 1 heart so far.
   *[other] You reveal a token: { $weapon }. { $hearts } hearts so far.
  }
own-turned-xp = { $hearts ->
    [one] You reveal a token: { $weapon }. Gained: { $xp } XP. 1 heart so far.
   *[other] You reveal a token: { $weapon }. Gained: { $xp } XP. { $hearts } hearts so far.
  }
own-fought-won = You defeat a mob: { $mob }, { $hearts } ♥, { $needed } needed. Gained: { $xp } XP.
own-fought-lost = You do not defeat the mob: { $mob }, { $hearts } ♥, { $needed } needed. It stays.

## Moves in words

move-mine = Take a block: { $block }
move-explore = Explore: a place with nothing face up
move-explore-near = Explore: go next to { $near }
move-explore-stay = Explore: stay here
move-build = Build: { $tile } ({ $cell }), { $space }
move-fight = Fight: { $mob } ({ $cell })
move-take = Take a weapon: { $weapon } ({ $cell })
move-draw = Bow: reveal one more token
move-pass-bow = Bow: no extra token
move-pass-pickaxe = Pickaxe: take no block
move-pass-tnt = Keep the TNT
move-detonate = Detonate the TNT
move-trade = Trade in a mob for an extra action
move-end = End the turn
move-score = Score: { $trait }

## Log and recap

log-title = What has happened
log-filter = Show
log-by-bot = played by a bot
log-everybody = Everyone
log-empty = Nothing has happened yet.
recap-title = Since your last decision

## Chat and notices about people

chat-title = Chat
chat-empty = Nobody has written anything yet.
chat-hidden = The words of people whom you block are hidden.
chat-field = Write something
chat-send = Send
chat-spectator = A spectator
chat-off = There is no chat at this table.
chat-muted = The host has muted you. You can still read along.
chat-silenced = The people who run this server have muted you until { $until }. You can still play and read along.
say-title = Talk: reactions and chat
say-reactions = Reactions
say-all = Open the whole chat
reaction-cheer = Well played!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-oops = Oh no!
bubble-said = { $name }: { $text }
mute-title = Mute someone
mute-seat = Mute: { $name }
mute-spectators = Mute all spectators
notice-join = { $name } sits down.
notice-leave = { $name } leaves the table.
notice-kick = { $name } was removed by the host.
notice-rename = { $name } is now called { $other }.
notice-start = The game begins.
notice-undo = { $name } undoes the last decision.
notice-resign = { $name } resigns.
notice-bot = A bot plays for { $name }.
notice-flag = Time is up for { $name }: a bot takes over.
notice-overtime = Time is up for { $name }: only a few seconds left to decide.
notice-back = { $name } is back and plays on.
notice-here = { $name } is here.
notice-away = { $name } is away.
notice-mute = { $name } is muted.
notice-unmute = { $name } may write again.
notice-mute-spectators = Spectators are muted.
notice-unmute-spectators = Spectators may write again.
notice-pause = The clocks are paused.
notice-run = The clocks are running again.
notice-extend = { $name } gets { $seconds } more seconds.
notice-claim = { $name } now plays on another device.
notice-give = The host has made a link with which another device can take over this seat: { $name }
notice-rematch = A new table is ready for a rematch.

## Clocks

clock-title = Clocks
clock-of = Time left, { $name }:
clock-paused = paused
clock-hurry = hurry!
clock-warning = { $name }: { $seconds } seconds left.
clock-pause = Pause the clocks
clock-resume = Resume the clocks
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
absence-away = { $name } is still away. What do you want to do?
absence-seen = { $name } is away.
absence-choose = While { $name } is away
absence-wait = Wait
absence-turn = Let a bot play this turn
absence-until = Let a bot play until they are back
absence-give = Give the seat to another device
absence-waiting = You are waiting.
absence-again = Choose again
absence-bot-turn = { $name } is away: a bot plays this turn.
absence-bot-return = { $name } is away: a bot plays until they are back.
absence-bot-end = A bot plays for { $name } until the end.
absence-stop-bot = Wait instead
absence-mine = { $name }: a bot is playing for you
absence-return = Take my seat back
absence-given = The host has given your seat to another device: { $name }. Ask the host for a link if you want it back.
time-up-mine = Time is up, { $name }! Decide now, or a bot takes over.
time-up-gone = Your time is up, { $name }: a bot plays for you.
time-up-back = { $name }: the bot finishes this turn, then you play again.

## The connection

banner-offline = No connection. Reconnecting …
banner-offline-kept = No connection. Reconnecting … Your move is saved and will be sent.
banner-offline-last = Offline, as of { $time }. You can look but not play until the connection is back.
banner-late = The server is slow to answer. Waiting …
banner-late-kept = The server is slow to answer. Your move is saved and will be sent.
banner-busy = The server is busy. This page will keep trying.
banner-again = This page will keep trying.
banner-back = You are online again.
banner-refused = This table cannot be opened.
banner-gone = The host has deleted this table.
banner-archived = Nobody has played here for a long time, so this table is archived.
banner-restore = Restore this table
banner-home = Home

## Moving a seat

move-seat-about = You get a link and a code to scan. The other device takes over your seat, and this one only watches from then on.
move-seat-offer = Move this seat: { $name }
move-seat-none = You have no seat at this table.
move-seat-how = Open this link on the other device, or scan the code. The link works once. Seat: { $name }
move-seat-qr = The link as a QR code
move-seat-link = Link for the other device
move-seat-copy = Copy
move-seat-copied = Link copied.
move-seat-moved = You now play on the other device. Here you can keep watching.
move-seat-here = You now play on this device: { $name }
move-seat-used = This link has already been used, or a newer one was made. Make a new link on your other device.
give-seat-about = Has { $name } lost the device or changed the browser? You get a link and a code for another device. They work once. All players are told. The link is void if { $name } comes back first.
give-seat-make = Make the link
give-seat-done = { $name } is at the table. The link no longer works.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = It is your turn.
attention-score = Choose what to score.
attention-time = Your time is running out.
attention-full = Your table is full. You can start.
attention-table = Overworld, table { $code }

## One device, several people

handover-title = Next: { $name }
handover-about = Pass the device on. Next player: this happened since your last turn.
handover-first = Pass the device on.
handover-go = I am { $name }, continue
