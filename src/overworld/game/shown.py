"""What a game looks like: as ASCII, as a picture, as a page that plays it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from overworld.components import Components
from overworld.game.history import Entry, moves_of
from overworld.notation.diagram import format_diagram
from overworld.notation.moves import Move, parse_move
from overworld.notation.plain import Plain, plain_from
from overworld.notation.position import colour_of
from overworld.rules.state import SETTING_UP

if TYPE_CHECKING:
    from overworld.pictures import FilmWords, Step


class Shown:
    """A game that shows itself, in terminals, notebooks and browsers."""

    components: Components
    log: list[Entry]
    tags: dict[str, str]

    @property
    def plain(self) -> Plain:
        """The state as plain numbers."""
        raise NotImplementedError

    def __str__(self) -> str:
        return format_diagram(self.plain, self.components)

    def svg(self, *, moves: Sequence[Move | str] = (), night: bool = False) -> str:
        """The table as a standalone SVG, with the page's own pictures.

        Args:
            moves: Decisions to mark, the best one first, such as those of an `Analysis`.
            night: In dark colours.

        >>> import random, overworld as ow
        >>> game = ow.Game(players=2)
        >>> game.deal(random.Random(7))
        >>> game.svg(moves=["explore 34"])[:40]
        '<svg xmlns="http://www.w3.org/2000/svg" '
        """
        from overworld.pictures import advice, draw  # most games are never looked at

        texts = [str(move) for move in moves]
        for text in texts:
            parse_move(text)
        return draw(self.plain, self.components, night=night).svg(advice(self.plain, texts))

    def _repr_svg_(self) -> str:
        return self.svg()  # notebooks show it

    def html(
        self,
        *,
        names: Sequence[str] | None = None,
        night: bool = False,
        words: FilmWords | None = None,
    ) -> str:
        """The game from its set-up on as a page of HTML that plays it step by step.

        Args:
            names: Who sits in each seat; otherwise as its record says, or the colours.
            night: In dark colours.
            words: What its buttons are called; English unless told.

        >>> import random, overworld as ow
        >>> game = ow.Game(players=2)
        >>> game.deal(random.Random(7))
        >>> game.play("mine w1")
        >>> game.html().startswith("<!doctype html>")
        True
        """
        from overworld.pictures import FilmWords, film

        state, box = self.plain, self.components
        told = self.tags.get("Names", "-")
        colours = [colour_of(state, box, seat) for seat in range(state.players)]
        seats = tuple(names or (colours if told == "-" else told.split(", ")))
        if len(seats) != state.players:
            raise ValueError(f"{state.players} names are needed, not {len(seats)}")
        steps = list(self._steps())
        start = steps[0].before if steps else state
        return film(start, steps, box, seats, night=night, words=words or FilmWords())

    def _steps(self) -> Iterator[Step]:
        """Every entry after the set-up, with the states around it."""
        from overworld.pictures import Step

        states = [plain_from(before) for before, _ in self.log] + [self.plain]
        texts = moves_of(self.log, self.components)
        for before, after, move in zip(states, states[1:], texts, strict=False):
            if before.phase > SETTING_UP:
                seat = None if before.awaits_chance else before.decider
                yield Step(before, after, seat, str(move))
