"""Golden games: every check verified, every text the same, the final position as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from overworld import Game

FILES = sorted(Path(__file__).parent.glob("*.ogn"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_golden_games(file: Path) -> None:
    text = file.read_text("utf-8")
    game = Game.from_record(text)
    assert game.over
    assert game.position == file.with_suffix(".position").read_text("utf-8").strip()
    assert game.record() == text


def test_golden_games_show_every_kind_of_move() -> None:
    verbs = {
        str(move).split(" ")[0]
        for file in FILES
        for move in Game.from_record(file.read_text("utf-8")).history
    }
    assert verbs == {
        *("mine", "explore", "build", "fight", "take", "draw", "detonate", "trade", "pass"),
        *("end", "score", "first", "block", "tile", "token", "weapon"),
    }
