"""Who sits at the table: checks the arguments that seat the players."""

from __future__ import annotations

from collections.abc import Sequence

from overworld.components import Components
from overworld.rules.state import SEATS


def seat_boards(box: Components, players: int, boards: Sequence[str] | None) -> list[int]:
    """The index of each seat's board; raises `ValueError` for a table that cannot be.

    >>> from overworld import load_components
    >>> seat_boards(load_components(), 2, ("green", "yellow"))
    [3, 2]
    """
    if type(players) is not int or not 2 <= players <= SEATS:
        raise ValueError(f"a game has 2 to {SEATS} players, not {players!r}")
    names = [board.id for board in box.boards]
    chosen = names[:players] if boards is None else list(boards)
    if isinstance(boards, str) or len(chosen) != players:
        raise ValueError(f"{players} players need {players} boards, not {boards!r}")
    for name in chosen:
        if name not in names:
            raise ValueError(f"unknown board {name!r}; the box has {', '.join(names)}")
    if len(set(chosen)) != players:
        raise ValueError(f"every seat needs its own board, not {', '.join(chosen)}")
    return [names.index(name) for name in chosen]


def check_seat(seat: object, players: int) -> None:
    """Raises `ValueError` unless the seat is one of the table's."""
    if type(seat) is not int or not 0 <= seat < players:
        raise ValueError(f"seats are 0 to {players - 1}, not {seat!r}")
