"""Keeping games: files that are never half written, and unfinished games that are never lost."""

from __future__ import annotations

import os
import stat
import time
from contextlib import suppress
from pathlib import Path

import platformdirs

from overworld.cli.common import CommandError, reason_of
from overworld.i18n import words

_UNFINISHED = "unfinished-"


def write_asked(file: str, text: str) -> None:
    """Writes the file that somebody has named, or says in one line why not."""
    try:
        write_whole(Path(file), text)
    except (OSError, ValueError) as error:  # ValueError: no file can have that name
        reason = reason_of(error) if isinstance(error, OSError) else str(error)
        raise CommandError(words("error-file", file=file, reason=reason)) from error


def write_whole(file: Path, text: str) -> None:
    """Writes a file so that it holds either the old text or the new one, never half of it."""
    target = file.resolve()
    if target.exists() and not stat.S_ISREG(target.stat().st_mode):
        target.write_text(text, encoding="utf-8")  # a pipe or device is not to be replaced
        return
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def last_unfinished() -> Path | None:
    """The unfinished game that was kept last, if there is one."""
    kept = [(file.stat().st_mtime, file) for file in _folder().glob(f"{_UNFINISHED}*.ogn")]
    return max(kept)[1] if kept else None


def _folder() -> Path:
    return Path(platformdirs.user_data_dir("overworld", appauthor=False))


def finish(record: str, resumed: str | None) -> None:
    """Keeps a game that was unfinished and has ended: nobody will go on with it."""
    if resumed is None or Path(resumed).resolve().parent != _folder().resolve():
        return
    file = Path(resumed).resolve()
    with suppress(OSError):  # it is as it was
        write_whole(file, record)
        file.rename(file.with_name(file.name.replace(_UNFINISHED, "finished-", 1)))


def keep(record: str, resumed: str | None) -> None:
    """Keeps an unfinished game where the user's data belong, and says how to go on with it.

    A game that was kept before is written to the same file again, every other to a new one.
    """
    folder = _folder()
    file = folder / f"{_UNFINISHED}{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.ogn"
    if resumed is not None and Path(resumed).resolve().parent == folder.resolve():
        file = Path(resumed).resolve()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(file, record)
    except OSError as error:
        print(words("not-kept", file=str(file), reason=reason_of(error)))
    else:
        print(words("kept", file=str(file)))
