"""The phases of a game: the kind of the next move.

Chance nodes come first, so that `phase <= phases.DRAWING` is true at a chance node.
"""

FIRST = 0  # chance: the first player
SETTING_UP = 1  # chance: the next visible block of the full cube
UNCOVERING = 2  # chance: a block that has just become visible
REVEALING = 3  # chance: a tile or token next to the explorer
DRAWING = 4  # chance: the next weapon token of a fight
ACTING = 5  # decision: an action
MINING = 6  # decision: the second block of Collect
BOW = 7  # decision: draw or pass
PICKAXE = 8  # decision: mine or pass
TNT = 9  # decision: detonate or pass
ENDING = 10  # decision: trade or end
SCORING = 11  # decision: a characteristic
OVER = 12
