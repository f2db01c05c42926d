"""The room: a table as a pure value, and what every action leads to."""
