"""A game as one HTML page that replays it step by step, without a network.

The page stores every version of each part of the picture once, and for each step the parts that
change. A game of 300 steps takes a few hundred kilobytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import NamedTuple

import msgspec

from overworld.components import Box
from overworld.pictures.sheet import PicturePart
from overworld.pictures.table import PLAYED, WIDTH, Drawing, draw, mark
from overworld.rules.decoded_state import DecodedState


class FilmStep(NamedTuple):
    """A state and the step before it: the seat that decided (None for chance), and the move."""

    before: DecodedState
    state: DecodedState
    seat: int | None
    move: str


class FilmWords(NamedTuple):
    """The messages of the page; moves are written as in records."""

    language: str = "en"
    title: str = "Builders & Biomes"
    first: str = "First step"
    back: str = "One step back"
    play: str = "Play"
    pause: str = "Pause"
    forward: str = "One step forward"
    last: str = "Last step"
    step: str = "Step of the game"


ENGLISH = FilmWords()


class _Frame(msgspec.Struct):
    """The changes of a step: numbers of parts and their versions, and the caption."""

    title: str
    caption: str
    changes: list[tuple[int, int]]


class _Reel:
    """The versions of all parts, each stored once, and the frames that refer to them."""

    def __init__(self) -> None:
        self.looks: dict[str, int] = {}
        self.frames: list[_Frame] = []
        self._now: list[int] = []

    def add(self, drawing: Drawing, parts: Iterable[PicturePart], caption: str) -> None:
        shown = [self.looks.setdefault(part.inner, len(self.looks)) for part in parts]
        changes = [
            (at, look)
            for at, look in enumerate(shown)
            if at >= len(self._now) or self._now[at] != look
        ]
        self._now = shown
        self.frames.append(_Frame(drawing.title, caption, changes))


def film(
    start: DecodedState,
    steps: Iterable[FilmStep],
    box: Box,
    names: tuple[str, ...],
    *,
    night: bool = False,
    words: FilmWords = ENGLISH,
) -> str:
    """Return one self-contained HTML page that replays a game; see `Game.html`.

    `start` is the state before the first step, and `names` are those of the seats.
    """
    reel, empty = _Reel(), PicturePart("mark", "", "")
    first = draw(start, box, night=night)
    sheet = first.sheet
    reel.add(first, (*first.parts, empty), "")
    for step in steps:
        drawing = draw(step.state, box, sheet=sheet)
        seat = step.before.decider if step.seat is None else step.seat
        marked = empty._replace(body=mark(step.before, step.move, seat, PLAYED))
        who = "" if step.seat is None else f"{names[step.seat]}: "
        reel.add(drawing, (*drawing.parts, marked), who + step.move)
    return _page(reel, first, words)


def _page(reel: _Reel, first: Drawing, words: FilmWords) -> str:
    parts = "".join(f'<g data-part="{part.name}"></g>' for part in first.parts)
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {first.height}" role="img"'
        f' aria-labelledby="title"><title id="title">{escape(first.title)}</title>'
        f'{first.sheet.definitions()}{parts}<g data-part="mark"></g></svg>'
    )
    data = msgspec.json.encode({"looks": list(reel.looks), "frames": reel.frames}).decode()
    # "</script" and "<!--" end a script or start a comment even inside a string.
    fields = {name: escape(value) for name, value in words._asdict().items()}
    fields["data"] = data.replace("</", "<\\/").replace("<!", "\\u003c!")
    fields["picture"], fields["last_step"] = picture, str(len(reel.frames) - 1)
    template = files("overworld.pictures").joinpath("film.html").read_text("utf-8")
    return re.sub(r"\[\[(\w+)\]\]", lambda match: fields[match[1]], template)
