"""One line about an error in the code of a bot."""

from __future__ import annotations

import os
from pathlib import Path
from traceback import walk_tb

_PACKAGE = str(Path(__file__).parents[1]) + os.sep


def report_error(error: BaseException, most: int = 300) -> str:
    """Return an error as one line of at most `most` characters, with the place in the bot's code.

    The place is a line in the first file outside this package, without its folder: results must be
    the same on every machine.

    >>> report_error(ValueError("two  spaces"))
    'ValueError: two spaces'
    """
    text = f"{_place(error)}{type(error).__name__}: {error}"
    return " ".join(text.split())[:most]


def _place(error: BaseException) -> str:
    """Return the file and the line of an error, or nothing if it was raised by our code."""
    steps = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    called = [step for step in steps if not step[0].startswith((_PACKAGE, "<frozen "))]
    if not called:
        return ""
    file = called[0][0]
    line = [line for name, line in called if name == file][-1]
    return f"{os.path.basename(file)}, line {line}: "
