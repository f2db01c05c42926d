# Scoring rounds, and the end of a game.

scoring-title-A = Scoring A: biomes. The top layer is gone.
scoring-title-B = Scoring B: materials. The second layer is gone.
scoring-title-C = Scoring C: types. The third layer is gone.
scoring-group = Choose one. Your largest connected group counts.
scoring-beginner = Choose one. Every space that shows it counts, connected or not.
scoring-early = You may choose now: it is sent when it is your turn.
scoring-done = { $who }: { $trait }, +{ $xp } XP
scoring-choosing = { $who } chooses …
scoring-later = { $who } waits
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Most points

final-winner = { $winners } wins!
final-place = { $place }. { $name }
final-lands = The lands
final-shared = { $winners } share the win!
final-resigned = Gave up: { $who }.
final-timed-out = Out of time, so that a bot played on: { $who }.
final-show = Final table
final-look = Look at the table
final-rematch = Rematch
final-rematch-go = Go to the rematch
final-replay = Replay and analyse
final-share = Copy the link
final-table = Final table
final-source = XP from
final-buildings = Buildings at once
final-mobs = Mobs at once
final-hoes = Golden hoes
final-A = Scoring A
final-B = Scoring B
final-C = Scoring C
final-bonuses = Mobs at the end
final-total = Total
final-blocks = Blocks left (for ties)
final-gain = +{ $xp }
final-over-time = XP over time
final-chart = A line for every player: XP after each turn. The same numbers are in the table below.
final-numbers = The numbers
final-turn = Turn
final-more = Fights and blocks
final-what = What
final-fights = Fights won
final-luck = { $won } of { $fights }, expected { $expected }
final-no-fights = None
final-taken = Blocks taken: { $material }
final-you = You win, { $name }!
final-after = { $turns ->
    [one] After one turn
   *[other] After { $turns } turns
}
final-margin = { $first } to { $second } XP. What made the difference: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = Level on XP: the blocks that are left decide.
final-where = Where the points came from
final-part = { $source }: { $xp } XP
final-bar = { $who }, { $total } XP. { $sources }. Show how.
final-derivation = How { $who } came to { $xp } XP
final-turning = Turning point
final-largest = Largest gain
final-in-turn = Turn { $turn }:
final-ahead = From here on { $who } was ahead.
final-level = Nobody was ahead for good.
final-watch = Watch
final-fights-of = Fights won by { $who }:
