"""Starts: positions of games that others played, for games of a training to begin at.

Whoever only plays against itself comes to the positions that it likes, and learns nothing about
others. From archives that `overworld dataset` writes, some positions are taken in which somebody
had a choice; a part of the games begins at one of them (exploring starts).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from overworld.env.setup import Setup
from overworld.training.archive import ArchiveError, read_archive

MOST = 20_000
"""Positions that are taken for each number of players; more would only take longer to read."""

Starts = Mapping[int, Sequence[str | None]]
"""By number of players, where games begin; None is a new game."""


def read_starts(files: Sequence[Path], part: float, seed: int = 1, most: int = MOST) -> Starts:
    """Starts for each number of players that the files have games of.

    Positions are drawn at random, at most `most` of them; `part` of the starts are such positions,
    the others are new games.
    """
    found: dict[int, list[tuple[Path, str]]] = {}
    for file in files:
        for players, texts in read_archive(file, _positions).items():
            found.setdefault(players, []).extend((file, text) for text in texts)
    if not found:
        raise ArchiveError(f"{files[0]}: nobody had a choice there")
    generator = np.random.default_rng(seed)
    starts: dict[int, Sequence[str | None]] = {}
    for players, known in found.items():
        drawn = [known[index] for index in generator.permutation(len(known))[:most].tolist()]
        for file in files:
            _check(file, players, [text for there, text in drawn if there == file])
        positions = [text for _, text in drawn]
        starts[players] = positions + [None] * round(len(drawn) * (1 / part - 1))
    return starts


def _check(file: Path, players: int, texts: Sequence[str]) -> None:
    """Refuses a file with positions that no game of a training can begin at."""
    try:
        Setup(players, skip_forced=True).starts(texts)
    except ValueError as error:
        raise ArchiveError(f"{file}: {error}") from error


def _positions(arrays: Mapping[str, Any]) -> dict[int, list[str]]:
    """The positions with a choice, by number of players."""
    if arrays["position"].dtype.kind != "S":
        raise ValueError("positions are bytes")
    choice = arrays["mask"].sum(1) > 1
    texts, players = arrays["position"][choice], arrays["players"][choice]
    return {
        int(count): [text.decode() for text in texts[players == count].tolist()]
        for count in np.unique(players)
    }
