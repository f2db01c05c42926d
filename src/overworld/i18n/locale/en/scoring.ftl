# Scoring rounds, and the end of a game.

scoring-title-A = Scoring A: biomes. The top layer is used up.
scoring-title-B = Scoring B: materials. The second layer is used up.
scoring-title-C = Scoring C: types. The third layer is used up.
scoring-group = Choose one: your largest connected group scores.
scoring-beginner = Choose one: all matching spaces score, connected or not.
scoring-early = You may choose now: your choice is sent when it is your turn.
scoring-done = { $who }: { $trait }, +{ $xp } XP
scoring-choosing = { $who } is choosing …
scoring-later = { $who } is waiting
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Most points
scoring-again = Another group scores more. Tap again to score this one.

final-winner = { $winners } wins!
final-place = { $place }. { $name }
final-lands = The boards
final-shared = { $winners } share the victory!
final-resigned = Resigned: { $who }.
final-timed-out = Out of time, so a bot played on: { $who }.
final-show = Final scores
final-look = Look at the table
final-rematch = Rematch
final-rematch-go = Go to the rematch
final-replay = Watch it again
final-share = Copy the link
final-picture = A picture to share
final-picture-about = Picture of the result: { $title } { $scores } XP
final-picture-names = Names
final-picture-save = Save
final-picture-share = Share
final-since = In the lead since turn { $turn }
final-table = Final scores
final-source = XP from
final-buildings = Buildings, when built
final-mobs = Mobs defeated
final-hoes = Golden hoes
final-A = Scoring A
final-B = Scoring B
final-C = Scoring C
final-bonuses = Mobs, at the end
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
final-you = You won!
final-after = { $turns ->
    [one] After one turn
   *[other] After { $turns } turns
}
final-margin = { $first } to { $second } XP. What made the difference: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = A tie in XP: the blocks left decide.
final-where = Where the points came from
final-part = { $source }: { $xp } XP
final-bar = { $who }, { $total } XP. { $sources }. Show how.
final-derivation = How { $who } got { $xp } XP
final-lead = The lead
final-largest = Biggest gain
final-in-turn = Turn { $turn }:
final-ahead = From here on, { $who } stayed ahead.
final-level = Nobody stayed ahead for good.
final-watch = Watch
final-fights-of = Fights won by { $who }:
