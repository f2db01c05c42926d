"""The five actions of a turn, as bits of the field `used` of a state."""

COLLECT, EXPLORE, BUILD, FIGHT, WEAPON = 1, 2, 4, 8, 16
