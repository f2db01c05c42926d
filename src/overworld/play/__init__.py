"""One game among people, without network or clock: views, undo, lessons, puzzles."""
