"""Read typed input: match abbreviations, complete with Tab."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable


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
    moves = list(moves)
    exact = [move for move in moves if move.split(" ") == typed]
    if exact:
        return exact
    found = []
    for move in moves:
        wanted = move.split(" ")
        if len(typed) <= len(wanted) and all(
            word.startswith(beginning) for word, beginning in zip(wanted, typed, strict=False)
        ):
            found.append(move)
    same_length = [move for move in found if len(move.split(" ")) == len(typed)]
    return same_length or found


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
