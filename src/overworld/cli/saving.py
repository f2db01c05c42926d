"""Write files atomically, and save unfinished games."""

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


def write_output(file: str, text: str) -> None:
    """Write a file named by the user; raise `CommandError` if that fails."""
    try:
        write_atomically(Path(file), text)
    except (OSError, ValueError) as error:  # ValueError: an invalid file name
        reason = reason_of(error) if isinstance(error, OSError) else str(error)
        raise CommandError(words("error-file", file=file, reason=reason)) from error


def write_atomically(file: Path, text: str) -> None:
    """Replace a file atomically: a crash leaves the old or the new contents."""
    target = file.resolve()
    if target.exists() and not stat.S_ISREG(target.stat().st_mode):
        target.write_text(text, encoding="utf-8")  # write to a pipe or device, do not replace it
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
    """Return the unfinished game that was saved last, or None."""
    kept = [(file.stat().st_mtime, file) for file in _folder().glob(f"{_UNFINISHED}*.ogn")]
    return max(kept)[1] if kept else None


def _folder() -> Path:
    return Path(platformdirs.user_data_dir("overworld", appauthor=False))


def save_finished(record: str, resumed: str | None) -> None:
    """Save a resumed game that has ended as finished, so that `--resume` does not offer it."""
    if resumed is None or Path(resumed).resolve().parent != _folder().resolve():
        return
    file = Path(resumed).resolve()
    with suppress(OSError):  # the unfinished file remains
        write_atomically(file, record)
        file.rename(file.with_name(file.name.replace(_UNFINISHED, "finished-", 1)))


def save_unfinished(record: str, resumed: str | None) -> None:
    """Save an unfinished game in the user's data folder, and print how to resume it.

    A resumed game goes to its old file, a new game to a new file.
    """
    folder = _folder()
    file = folder / f"{_UNFINISHED}{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.ogn"
    if resumed is not None and Path(resumed).resolve().parent == folder.resolve():
        file = Path(resumed).resolve()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(file, record)
    except OSError as error:
        print(words("not-kept", file=str(file), reason=reason_of(error)))
    else:
        print(words("kept", file=str(file)))
