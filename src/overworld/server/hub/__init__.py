"""The live tables of a node: commands, bots, presence, housekeeping."""
