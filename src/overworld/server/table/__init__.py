"""A table as a value, and the pure functions that change it."""
