"""Statistics over game records: facts of each game, and what many games add up to."""
