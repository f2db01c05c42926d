"""Output formats of a game: ASCII, SVG and an HTML page that plays it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from overworld.components import Box
from overworld.game.history import read_moves
from overworld.game.kernel import Kernel
from overworld.notation.diagram import format_diagram
from overworld.notation.moves import Move, parse_move
from overworld.notation.position import seat_colour
from overworld.rules.decoded_state import decode_state
from overworld.rules.state import SETTING_UP

if TYPE_CHECKING:
    from overworld.pictures import FilmStep, FilmWords


class Display:
    """The methods of `Game` for terminals, notebooks and browsers."""

    _kernel: Kernel
    box: Box
    tags: dict[str, str]

    def __str__(self) -> str:
        return format_diagram(self._kernel.decoded, self.box)

    def svg(self, *, moves: Sequence[Move | str] = (), night: bool = False) -> str:
        """Return the table as a standalone SVG.

        Args:
            moves: Decisions to mark, the best one first, such as those of an `Analysis`.
            night: Whether to use dark colours.

        Raises:
            NotationError: A move is malformed.

        >>> import random, overworld as ow
        >>> game = ow.Game(players=2)
        >>> game.deal(random.Random(7))
        >>> game.svg(moves=["explore 34"])[:40]
        '<svg xmlns="http://www.w3.org/2000/svg" '
        """
        from overworld.pictures import advice, draw  # imported late: most programs draw nothing

        texts = [str(move) for move in moves]
        for text in texts:
            parse_move(text)
        state = self._kernel.decoded
        return draw(state, self.box, night=night).svg(advice(state, texts))

    def _repr_svg_(self) -> str:
        return self.svg()  # Jupyter calls this method

    def html(
        self,
        *,
        names: Sequence[str] | None = None,
        night: bool = False,
        words: FilmWords | None = None,
    ) -> str:
        """Return an HTML page that plays the game step by step, from the end of its set-up.

        Args:
            names: The name of each seat. Default: the names of the record, or the colours.
            night: Whether to use dark colours.
            words: The labels of the buttons. Default: English.

        Raises:
            ValueError: The number of names is not the number of seats.

        >>> import random, overworld as ow
        >>> game = ow.Game(players=2)
        >>> game.deal(random.Random(7))
        >>> game.play("mine w1")
        >>> game.html().startswith("<!doctype html>")
        True
        """
        from overworld.pictures import FilmWords, film

        state, box = self._kernel.decoded, self.box
        recorded = self.tags.get("Names", "-")
        colours = [seat_colour(state, box, seat) for seat in range(state.players)]
        seats = tuple(names or (colours if recorded == "-" else recorded.split(", ")))
        if len(seats) != state.players:
            raise ValueError(f"names must have {state.players} elements, got {len(seats)}")
        steps = list(self._steps())
        start = steps[0].before if steps else state
        return film(start, steps, box, seats, night=night, words=words or FilmWords())

    def _steps(self) -> Iterator[FilmStep]:
        """Yield every step after the set-up, with the states before and after it."""
        from overworld.pictures import FilmStep

        log = self._kernel.log
        states = [decode_state(before) for before, _ in log] + [self._kernel.decoded]
        texts = read_moves(log, self.box)
        for before, after, move in zip(states, states[1:], texts, strict=False):
            if before.phase > SETTING_UP:
                seat = None if before.awaits_chance else before.decider
                yield FilmStep(before, after, seat, str(move))
