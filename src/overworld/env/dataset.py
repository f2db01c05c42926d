"""Games as rows of a dataset: what was seen, what was legal, what was chosen, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from overworld.env.stepping import Flags
from overworld.game import Game
from overworld.notation.plain import Plain, plain_from
from overworld.notation.position import format_position
from overworld.observation.looks import looks_of
from overworld.observation.schema import OBSERVATION_VERSION, Bytes, Floats, size
from overworld.observation.writer import HELD, Held, Words, hold, write_observation
from overworld.rules.compiled import compiled
from overworld.rules.legal import write_legal
from overworld.rules.state import DECISIONS, SEATS, STATE, Ints, States
from overworld.rules.turn import decider


@dataclass(frozen=True, eq=False)
class Rows:
    """Columns of equal length, one row for each decision; seats in the order of the table."""

    game: npt.NDArray[np.int32]
    """The number of the game, from 0."""
    turn: npt.NDArray[np.int32]
    """The number of the turn, from 1."""
    players: npt.NDArray[np.uint8]
    """How many seats the game has."""
    seat: npt.NDArray[np.uint8]
    """Who decides."""
    position: npt.NDArray[np.bytes_]
    """The position as text, from which an observation of any version can be made."""
    observation: Bytes
    """What who decides sees; zeros fill the seats that a game does not have."""
    mask: Flags
    """Which decisions are legal."""
    move: npt.NDArray[np.uint8]
    """Which one was chosen."""
    finished: Flags
    """Whether the game was played to its end."""
    share: Floats
    """Everybody's share of the win; 0 for all where nobody has won."""
    xp: npt.NDArray[np.int32]
    """Everybody's XP when the record ends."""
    name: npt.NDArray[np.bytes_]
    """Who decides as the record names them, such as `flint@2000sims`; empty if it does not."""
    record: npt.NDArray[np.bytes_]
    """The file of the record."""


COLUMNS = tuple(column.name for column in fields(Rows))
TEXTS = ("position", "name", "record")
"""The columns that are texts, in UTF-8."""

ROW_GROUP = 16_384
"""Rows of a Parquet file that are read at once."""


def rows_of(game: Game, number: int = 0, file: str = "") -> Rows:
    """The decisions of a game.

    >>> import random
    >>> game = Game(players=2)
    >>> game.deal(random.Random(7))
    >>> game.play("explore 34")
    >>> rows = rows_of(game)
    >>> rows.move.tolist(), int(rows.mask.sum()), rows.observation.shape
    ([33], 17, (1, 764))
    """
    decisions = [
        (before, code) for before, code in game.log if not plain_from(before).awaits_chance
    ]
    count, players = len(decisions), len(game.colours)
    states = np.frombuffer(b"".join(before for before, _ in decisions), STATE)
    seen = np.zeros((count, size(players)), np.uint8)
    masks, seats = np.zeros((count, DECISIONS), np.bool_), np.zeros(count, np.int64)
    scratch = np.zeros(DECISIONS, np.int64), np.zeros((SEATS, HELD), np.uint32)
    words = seen.view(np.uint32)
    looks = looks_of(game.components)
    observe_all(states, game.tables, looks, *scratch, seen, words, masks, seats)
    texts = [format_position(Plain(before), game.components) for before, _ in decisions]
    share, xp = np.zeros(SEATS, np.float32), np.zeros(SEATS, np.int32)
    share[list(game.winners)] = 1 / max(1, len(game.winners))
    xp[:players] = game.scores
    names = [name.encode() for name in game.names]
    return Rows(
        game=np.full(count, number, np.int32),
        turn=states["turns"].astype(np.int32),
        players=np.full(count, players, np.uint8),
        seat=seats.astype(np.uint8),
        position=np.array(texts, np.bytes_),
        observation=seen,
        mask=masks,
        move=np.array([code for _, code in decisions], np.uint8),
        finished=np.full(count, game.over, np.bool_),
        share=np.tile(share, (count, 1)),
        xp=np.tile(xp, (count, 1)),
        name=np.array([names[seat] for seat in seats], np.bytes_),
        record=np.array([file.encode("utf-8", "surrogateescape")] * count, np.bytes_),
    )


@compiled
def observe_all(
    states: States,
    tables: States,
    looks: States,
    ids: Ints,
    held: Held,
    observations: Bytes,
    words: Words,
    masks: Flags,
    movers: Ints,
) -> None:
    """Writes what is seen and what is legal in every state, from the seat that decides."""
    for index in range(len(states)):
        state = states[index]
        for at in range(write_legal(state, tables[0], ids)):
            masks[index, ids[at]] = True
        for seat in range(state.players):
            hold(state, tables[0], seat, held)
        seat = decider(state)
        movers[index] = seat
        write_observation(state, looks, held, seat, index, observations, words)


def join(parts: Sequence[Rows]) -> Rows:
    """The rows of several games, one after the other."""
    width = max(part.observation.shape[1] for part in parts)

    def column(name: str) -> npt.NDArray[np.generic]:
        arrays = [getattr(part, name) for part in parts]
        if name == "observation":
            arrays = [np.pad(a, ((0, 0), (0, width - a.shape[1]))) for a in arrays]
        return np.concatenate(arrays)

    columns: dict[str, Any] = {name: column(name) for name in COLUMNS}
    return Rows(**columns)


def write_npz(rows: Rows, file: Path) -> None:
    """Writes a compressed NumPy archive, one array for each column."""
    arrays = {name: getattr(rows, name) for name in COLUMNS}
    with file.open("wb") as stream:
        np.savez_compressed(stream, observation_version=np.array(OBSERVATION_VERSION), **arrays)


def write_parquet(rows: Rows, file: Path) -> None:
    """Writes a Parquet file; raises `ImportError` where pyarrow is not installed."""
    import pyarrow
    import pyarrow.parquet

    columns = {}
    for name in COLUMNS:
        array = getattr(rows, name)
        if name in TEXTS:
            texts = [text.decode("utf-8", "replace") for text in array.tolist()]
            columns[name] = pyarrow.array(texts)
        elif array.ndim == 1:
            columns[name] = pyarrow.array(array)
        else:
            flat = pyarrow.array(array.reshape(-1))
            columns[name] = pyarrow.FixedSizeListArray.from_arrays(flat, array.shape[1])
    table = pyarrow.table(columns)
    about = {"overworld_observation_version": str(OBSERVATION_VERSION)}
    table = table.replace_schema_metadata(about)
    pyarrow.parquet.write_table(table, file, compression="zstd", row_group_size=ROW_GROUP)
