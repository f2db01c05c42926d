"""Archives of games that others played, as `overworld dataset` writes them."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from overworld.observation.schema import OBSERVATION_VERSION

Read = TypeVar("Read")


class ArchiveError(ValueError):
    """A file that is of no use to a training; the message says which and why, in one line."""


def read_archive(file: Path, read: Callable[[Mapping[str, Any]], Read]) -> Read:
    """What `read` makes of the columns of an archive."""
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
            version = int(arrays["observation_version"])
            if version != OBSERVATION_VERSION:
                known = OBSERVATION_VERSION
                raise ArchiveError(f"made for observation version {version}, but this is {known}")
            return read(arrays)
    except OSError as error:
        raise ArchiveError(f"{file}: {error.strerror or error}") from error
    except ArchiveError as error:
        raise ArchiveError(f"{file}: {error}") from None
    except (ValueError, KeyError, TypeError, IndexError, EOFError, zipfile.BadZipFile) as error:
        raise ArchiveError(f"{file}: not a dataset, or not all of it") from error
