"""No message from a client does harm; `python -m tests.server.fuzz` sends many more."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.fuzz import Fuzz, complaints
from tests.server.harness import serving, sqlite_url

from overworld.server.table.errors import ERROR_STATUS

FRAMES, REQUESTS = 6000, 1500


def test_random_frames_do_no_harm(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as server:
        fuzz = Fuzz(server, seed=1)
        asyncio.run(fuzz.run_frames(FRAMES))
        fuzz.close()
        assert complaints(server.stop()) == []
    assert fuzz.frames == FRAMES
    assert fuzz.answers["malformed"] > FRAMES / 4
    met = set(fuzz.answers) & set(ERROR_STATUS)
    assert {"not_host", "not_your_seat", "not_your_turn", "stale", "game_over"} <= met
    assert fuzz.answers["done"] > 100


def test_random_requests_do_no_harm(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as server:
        fuzz = Fuzz(server, seed=2)
        asyncio.run(fuzz.run_requests(REQUESTS))
        fuzz.close()
        assert complaints(server.stop()) == []
    assert fuzz.requests == REQUESTS
    assert {"400 malformed", "403 bad_origin", "404 no_table", "413 too_large"} <= set(
        fuzz.statuses
    )
