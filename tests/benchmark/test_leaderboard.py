"""The results in `leaderboard/` are verified, and their table is up to date."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from dev.leaderboard import README, check_protocol, folders, verified_table, with_table

from overworld.arena.benchmark.submission import GAMES, RESULTS

FILES = 2_000_000
"""The largest size of an agent's files in bytes."""


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_an_agent_has_small_results_of_the_whole_protocol_and_a_row(folder: Path) -> None:
    assert re.fullmatch("[a-z0-9-]+", folder.name)
    assert sum((folder / name).stat().st_size for name in (RESULTS, GAMES)) < FILES
    stored = json.loads((folder / RESULTS).read_text("utf-8"))
    (_,) = stored["protocol"]["agents"]
    check_protocol(folder)
    rows = README.read_text("utf-8").split("\n## ")[0]
    assert rows.count(f"| {folder.name} |") == 1
    assert rows.count(f"| `{folder.name}` |") == 1


@pytest.mark.parametrize("change", [{"seed": "private"}, {"deals": [[2, 100]]}])
def test_other_deals_are_refused(change: dict[str, object], tmp_path: Path) -> None:
    stored = json.loads((folders()[0] / RESULTS).read_text("utf-8"))
    (tmp_path / RESULTS).write_text(json.dumps(stored | {"protocol": stored["protocol"] | change}))
    with pytest.raises(SystemExit, match="not the whole protocol on its public deals"):
        check_protocol(tmp_path)


@pytest.mark.nightly
def test_the_table_is_that_of_the_replayed_games() -> None:
    readme = README.read_text("utf-8")
    assert with_table(readme, verified_table()) == readme


def test_a_leaderboard_has_agents() -> None:
    assert folders()
