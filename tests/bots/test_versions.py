"""The version of a bot in results."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from overworld.bots import BotError, FunctionBot
from overworld.bots.diamond import WEIGHTS
from overworld.bots.versions import bot_version
from overworld.version import __version__


def test_a_built_in_bot_has_the_version_of_the_package_and_its_network() -> None:
    assert bot_version("flint@200sims") == bot_version("pebble") == f"overworld {__version__}"
    assert bot_version("diamond@policy").startswith(f"overworld {__version__}, network ")


def test_a_file_has_its_digest(tmp_path: Path) -> None:
    network, own = tmp_path / "mine.npz", tmp_path / "mine.py"
    shutil.copy(WEIGHTS, network)
    own.write_text("class Mine: ...")
    assert bot_version("diamond").endswith(bot_version(f"{network}@policy"))
    first = bot_version(f"{own}:Mine")
    own.write_text("class Mine: pass")
    assert first.startswith("file ")
    assert bot_version(f"{own}:Mine") != first
    assert bot_version(f"{tmp_path}/gone.py:Mine") == "file missing"


def test_files_among_the_arguments_have_their_digests(tmp_path: Path) -> None:
    own, weights = tmp_path / "mine.py", tmp_path / "mine.pt"
    own.write_text("class Mine: ...")
    weights.write_bytes(b"one")
    spec = f"{own}:Mine?weights={weights}&depth=3&mode=quick"
    first = bot_version(spec)
    assert first.startswith(f"{bot_version(f'{own}:Mine')}, weights ")
    assert first.count(",") == 1, "numbers and other strings have none"
    weights.write_bytes(b"two")
    assert bot_version(spec) != first


def test_a_module_has_the_version_of_its_package() -> None:
    assert bot_version("numpy.random:Mine").startswith("numpy ")
    assert bot_version("os.path:join") == bot_version("nothing") == "unknown"


class Versioned(FunctionBot):
    version = "7"


def test_an_object_may_have_a_version() -> None:
    assert bot_version(FunctionBot(lambda game: game.legal_moves[0])) == "unknown"
    assert bot_version(Versioned(lambda game: game.legal_moves[0])) == "7"
    with pytest.raises(BotError):
        bot_version("pebble@")
