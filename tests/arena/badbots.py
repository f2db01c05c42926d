"""Bots that misbehave in different ways."""

from __future__ import annotations

import ctypes
import os
import time
from typing import Any

from overworld import Game, Move
from overworld.bots import Budget
from overworld.env.text import TextBot


class Decent:
    """A bot that plays the first legal move."""

    name = "decent"
    character = "Takes what comes."
    version = 1

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None: ...

    def choose(self, game: Game) -> Move:
        return game.legal_moves[0]


class Loud(Decent):
    """A bot that prints to standard output."""

    def choose(self, game: Game) -> Move:
        print("here I am")
        return super().choose(game)


class Vandal(Decent):
    """A bot that changes the game that it gets."""

    def choose(self, game: Game) -> Move:
        move = game.legal_moves[0]
        while game.step_number:
            game.undo()
        return move


class Crashing(Decent):
    def choose(self, game: Game) -> Move:
        raise ZeroDivisionError("one\nby\nzero")


class Leaving(Decent):
    def choose(self, game: Game) -> Move:
        raise SystemExit(0)


class Unborn(Decent):
    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        raise LookupError("no brain found")


class Illegal(Decent):
    def choose(self, game: Game) -> Move:
        return Move("end")


class Nonsense(Decent):
    def choose(self, game: Game) -> Any:
        return 3.5


class Silent(Decent):
    def choose(self, game: Game) -> Any:
        return None


class Slow(Decent):
    """A bot that answers too late."""

    def choose(self, game: Game) -> Move:
        time.sleep(0.3)
        return super().choose(game)


class Hanging(Decent):
    """A bot that hangs and blocks all threads of its process."""

    def choose(self, game: Game) -> Move:
        ctypes.PyDLL(None).sleep(3600)
        return super().choose(game)


class Speechless(Decent):
    """A bot that asks a language model which never names a move."""

    def choose(self, game: Game) -> Move:
        return TextBot(lambda prompt: "I do not know", tries=2).choose(game)


class Dying(Decent):
    def choose(self, game: Game) -> Move:
        os._exit(7)


class DyingOnce(Decent):
    """A bot that kills its process if a file exists, and removes the file."""

    def choose(self, game: Game) -> Move:
        file = os.environ["OVERWORLD_TEST_DEATH"]
        if os.path.exists(file):
            os.remove(file)
            os._exit(7)
        return super().choose(game)
