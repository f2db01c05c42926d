"""Colours and typed input of a terminal."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import TextIO

from overworld.cli.table_text import table_text
from overworld.game import Game
from overworld.notation.names import BLOCK_LETTERS

BOLD, DIM = "1", "2"
_SEATS: Mapping[str, str] = {"red": "31", "blue": "34", "yellow": "33", "green": "32"}
_BLOCKS = dict(zip(BLOCK_LETTERS, ("33", "93", "37", "35", "92"), strict=False))
_CUBE = 54  # characters to the left of the cube
_END = "\x1b[0m"
_ESCAPE = re.compile("\x1b\\[[0-9;]*m")


def colours_wanted(stream: TextIO | None = None) -> bool:
    """Return whether a stream is a terminal with colours and `NO_COLOR` is not set.

    Any value of `NO_COLOR` turns colours off (https://no-color.org).
    """
    stream = sys.stdout if stream is None else stream
    if stream is None or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return stream.isatty()


class Painter:
    r"""Paint strings in colours; leave them unchanged if it is off.

    >>> Painter(on=True).paint("red", "31"), Painter(on=False).paint("red", "31")
    ('\x1b[31mred\x1b[0m', 'red')
    """

    def __init__(self, on: bool) -> None:
        self.on = on

    def paint(self, text: str, *codes: str) -> str:
        """Return a string in the colours of ANSI codes."""
        if not self.on or not codes:
            return text
        begin = f"\x1b[{';'.join(codes)}m"
        return f"{begin}{text.replace(_END, _END + begin)}{_END}"

    def seat(self, text: str, colour: str) -> str:
        """Return a string in the colour of a seat; in bold if a custom box adds the colour."""
        return self.paint(text, BOLD, *filter(None, (_SEATS.get(colour),)))

    def prompt(self, text: str) -> str:
        """Mark escape codes as invisible, so that `input` edits long lines correctly."""
        if "readline" not in sys.modules:
            return text
        return _ESCAPE.sub(lambda match: f"\x01{match[0]}\x02", text)

    def table(self, game: Game) -> str:
        """Return the table with coloured seats, characters and blocks."""
        head, land, seats = table_text(game)
        painted = [self._land(line, game) for line in land.split("\n")]
        players = [self._seat(text, colour) for colour, text in seats.items()]
        return "\n".join([self.paint(head, BOLD), "", *painted, "", *players])

    def _seat(self, text: str, colour: str) -> str:
        name = text.partition(" ")[0]
        return self.seat(name, colour) + text[len(name) :]

    def _land(self, line: str, game: Game) -> str:
        land, cube = line[:_CUBE], line[_CUBE:]
        initials = {colour[0].upper(): colour for colour in game.colours}
        land = re.sub(
            r"<([A-Z]+)>",
            lambda match: "<" + "".join(self.seat(c, initials.get(c, "")) for c in match[1]) + ">",
            land,
        )
        if cube[:1].isdigit():
            number, rest = cube[:1], cube[1:]
            painted = (self.paint(c, _BLOCKS[c]) if c in _BLOCKS else c for c in rest)
            cube = number + "".join(painted)
        return land + cube


def ask(prompt: str) -> str:
    """Return the line typed at a prompt; raise `EOFError` without standard input."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt)


def match_moves(line: str, moves: Iterable[str]) -> list[str]:
    """Return the moves whose words start with the words of a line; ignore case and spaces.

    >>> match_moves("  E  34 ", ["explore 34", "explore 33", "end"])
    ['explore 34']
    """
    typed = line.lower().split()
    words = {move: move.split(" ") for move in moves}
    matches = [
        move
        for move, wanted in words.items()
        if len(typed) <= len(wanted) and all(map(str.startswith, wanted, typed))
    ]
    exact = [move for move in matches if words[move] == typed]
    same_length = [move for move in matches if len(words[move]) == len(typed)]
    return exact or same_length or matches


def complete_with(options: Callable[[], list[str]]) -> None:
    """Let Tab complete the input, if the system has readline."""
    try:
        import readline
    except ImportError:  # Windows
        return

    def complete(text: str, state: int) -> str | None:
        line = readline.get_line_buffer().lstrip()
        matches = [option for option in options() if option.startswith(line)]
        return matches[state][len(line) - len(text) :] if state < len(matches) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    # Some systems have libedit instead of readline, with its own syntax for key bindings.
    editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
