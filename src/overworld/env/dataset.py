"""Games as rows of a dataset: one row per decision, with observation, mask, move and outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from overworld.env.stepping import Flags
from overworld.game import Game
from overworld.game.kernel import log_of
from overworld.notation.position import format_position
from overworld.observation.schema import OBSERVATION_VERSION, Bytes, Floats, size
from overworld.observation.writer import (
    CACHE_WORDS,
    ScoreCache,
    U32s,
    appearance_of,
    update_cache,
    write_observation,
)
from overworld.rules.compiled import compiled
from overworld.rules.decoded_state import DecodedState, decode_state
from overworld.rules.legal import write_legal
from overworld.rules.lookup import lookup_of
from overworld.rules.state import DECISIONS, SEATS, STATE, Ints, States
from overworld.rules.turn import decider


@dataclass(frozen=True, eq=False)
class Rows:
    """Columns of equal length, one row per decision; seats in the order of the table."""

    game: npt.NDArray[np.int32]
    """The number of the game, from 0."""
    turn: npt.NDArray[np.int32]
    """The number of the turn, from 1."""
    players: npt.NDArray[np.uint8]
    """The number of seats of the game."""
    seat: npt.NDArray[np.uint8]
    """The seat of the player to move."""
    position: npt.NDArray[np.bytes_]
    """The position as a string; an observation of any version can be made from it."""
    observation: Bytes
    """The observation of the player to move, padded with zeros for missing seats."""
    mask: Flags
    """The legal decisions."""
    move: npt.NDArray[np.uint8]
    """The decision that was made."""
    finished: Flags
    """Whether the game was played to its end."""
    share: Floats
    """The win share of each seat; all 0 if the game has no winner."""
    xp: npt.NDArray[np.int32]
    """The XP of each seat at the end of the record."""
    name: npt.NDArray[np.bytes_]
    """The name of the player to move in the record, such as `flint@2000sims`, or empty."""
    record: npt.NDArray[np.bytes_]
    """The file name of the record."""


COLUMNS = tuple(column.name for column in fields(Rows))
STRINGS = ("position", "name", "record")
"""The columns that hold strings, in UTF-8."""

ROW_GROUP = 16_384
"""The number of rows in a row group of a Parquet file."""


def game_to_rows(game: Game, number: int = 0, file: str = "") -> Rows:
    """Return the decisions of a game as rows.

    >>> import random
    >>> game = Game(players=2)
    >>> game.deal(random.Random(7))
    >>> game.play("explore 34")
    >>> rows = game_to_rows(game)
    >>> rows.move.tolist(), int(rows.mask.sum()), rows.observation.shape
    ([33], 17, (1, 764))
    """
    decisions = [
        (before, code) for before, code in log_of(game) if not decode_state(before).awaits_chance
    ]
    count, players = len(decisions), len(game.colours)
    states = np.frombuffer(b"".join(before for before, _ in decisions), STATE)
    seen = np.zeros((count, size(players)), np.uint8)
    masks, seats = np.zeros((count, DECISIONS), np.bool_), np.zeros(count, np.int64)
    cache = np.zeros((SEATS, CACHE_WORDS), np.uint32)
    columns = Observed(seen, seen.view(np.uint32), masks, seats, np.zeros(DECISIONS, np.int64))
    observe_all(states, lookup_of(game.box), appearance_of(game.box), cache, columns)
    texts = [format_position(DecodedState(before), game.box) for before, _ in decisions]
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


class Observed(NamedTuple):
    """The columns that `observe_all` writes."""

    observation: Bytes
    observation_u32: U32s
    mask: Flags
    seat: Ints
    ids: Ints
    """Room for the legal decisions of one state."""


@compiled
def observe_all(
    states: States, lookup: States, appearance: States, cache: ScoreCache, columns: Observed
) -> None:
    """Write the player to move of every state, the legal decisions and the observation."""
    ids = columns.ids
    for index in range(len(states)):
        state = states[index]
        for at in range(write_legal(state, lookup[0], ids)):
            columns.mask[index, ids[at]] = True
        for seat in range(state.players):
            update_cache(state, lookup[0], seat, cache)
        seat = decider(state)
        columns.seat[index] = seat
        rows = columns.observation, columns.observation_u32
        write_observation(state, appearance, cache, seat, index, rows[0], rows[1])


def join(parts: Sequence[Rows]) -> Rows:
    """Return the rows of several games in one table."""
    width = max(part.observation.shape[1] for part in parts)

    def column(name: str) -> npt.NDArray[np.generic]:
        arrays = [getattr(part, name) for part in parts]
        if name == "observation":
            arrays = [np.pad(a, ((0, 0), (0, width - a.shape[1]))) for a in arrays]
        return np.concatenate(arrays)

    columns: dict[str, Any] = {name: column(name) for name in COLUMNS}
    return Rows(**columns)


def write_npz(rows: Rows, file: Path) -> None:
    """Write a compressed NumPy archive with one array per column."""
    arrays = {name: getattr(rows, name) for name in COLUMNS}
    with file.open("wb") as stream:
        np.savez_compressed(stream, observation_version=np.array(OBSERVATION_VERSION), **arrays)


def write_parquet(rows: Rows, file: Path) -> None:
    """Write a Parquet file; raise `ImportError` if pyarrow is not installed."""
    import pyarrow
    import pyarrow.parquet

    columns = {}
    for name in COLUMNS:
        array = getattr(rows, name)
        if name in STRINGS:
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
