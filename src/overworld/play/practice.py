"""Games that are played in advance, so that the page can show them without requests.

Lessons and puzzles consist of moments. A moment has everything that the page needs to show a
position: the view, the reasons against illegal decisions, and previews of builds.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterable
from importlib.resources import files

import msgspec

from overworld.components import Box
from overworld.game import CHANCE, Game, Refusal
from overworld.game.events import GameEvent
from overworld.notation.moves import is_outcome
from overworld.notation.names import CELL_NAMES, COLUMN_NAMES, CROSSING_NAMES, WORLD_CELLS
from overworld.play.preview import BuildPreview, preview_of
from overworld.play.view import View, view_of, why_of

LEARNER = 0
"""The seat of the learner; the script plays the others."""

_CELLS = tuple(CELL_NAMES[cell] for cell in WORLD_CELLS)
_ASKED = (
    *(f"mine {column}" for column in COLUMN_NAMES),
    *(f"explore {crossing}" for crossing in CROSSING_NAMES),
    *(f"build {cell} 1" for cell in _CELLS),
    *(f"{verb} {cell}" for verb in ("fight", "take") for cell in _CELLS),
)
"""The decisions whose refusals the page explains."""


class ScriptError(ValueError):
    """An invalid script of a lesson or puzzle; the message names the file and the place."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position and everything that the page needs to show it; `log` has the events before it."""

    view: View
    log: tuple[GameEvent, ...] = ()
    why: dict[str, Refusal] = {}
    """Reasons against illegal decisions; a decision without a reason is legal."""
    previews: dict[str, BuildPreview] = {}
    """The preview of each legal build."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a position string; spaces and line ends do not count."""

    turn: str
    cube: str
    world: str
    seats: tuple[str, ...]
    box: str
    fight: str = "-"

    def game(self, box: Box) -> Game:
        """Return a game from this position; raise `NotationError` if it is invalid."""
        parts = ("ow1", self.turn, self.fight, self.cube, self.world, *self.seats, self.box)
        return Game.from_position("/".join("".join(part.split()) for part in parts), box)


def read_script(name: str) -> dict[str, object]:
    """Return the TOML of a script in this package."""
    try:
        return tomllib.loads((files("overworld.play") / "scripts" / name).read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ScriptError(f"{name}: {error}") from error


def play_all(game: Game, moves: Iterable[str], chance: random.Random) -> None:
    """Play decisions and outcomes; draw missing outcomes from `chance`."""
    for move in moves:
        if game.turn == CHANCE and not is_outcome(move):
            game.deal(chance)
        game.play(move)
    game.deal(chance)


def make_moment(game: Game, start: int) -> Moment:
    """Return the current moment, with the events of the moves from number `start` on."""
    view, log = view_of(game), game.events(start)
    if game.turn != LEARNER:
        return Moment(view, log)
    why = {text: reason for text in _ASKED if (reason := why_of(game, text)) is not None}
    builds = [text for text in map(str, game.legal_moves) if text.startswith("build")]
    return Moment(view, log, why, {text: preview_of(game, text) for text in builds})
