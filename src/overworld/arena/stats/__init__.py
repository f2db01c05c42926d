"""Statistics of game records: a summary of each game, and reports over many games."""
