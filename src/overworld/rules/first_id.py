"""The first id of each kind of decision. The ids of all decisions are 0 to `DECISIONS` - 1."""

MINE = 0  # + column
EXPLORE = 16  # + crossing
BUILD = 41  # + corner * 9 + space
FIGHT = 77  # + corner
TAKE = 81  # + corner
DRAW = 85
DETONATE = 86
TRADE = 87
PASS = 88
END = 89
SCORE = 90  # + characteristic of the card
