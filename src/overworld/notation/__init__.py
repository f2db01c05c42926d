"""Texts of moves, positions and game records: their readers and writers."""

from overworld.notation.moves import Move

__all__ = ["Move"]
