"""Text formats of moves, positions and game records: readers and writers."""

from overworld.notation.moves import Move

__all__ = ["Move"]
