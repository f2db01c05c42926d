"""Environments without their libraries name the extra to install."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import importlib, sys
import overworld.env

for library in ("pettingzoo", "gymnasium", "pyspiel"):
    sys.modules[library] = None
for module in ("overworld_v0", "single", "gym_vector", "openspiel"):
    try:
        importlib.import_module(f"overworld.env.{module}")
    except ImportError as error:
        assert error.__suppress_context__  # one line, not the story of two errors
        print(error)
"""


def test_a_missing_library_is_named_with_its_extra() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        'overworld.env.overworld_v0 needs gymnasium: pip install "overworld[env]"',
        'overworld.env.single needs gymnasium: pip install "overworld[env]"',
        'overworld.env.gym_vector needs gymnasium: pip install "overworld[env]"',
        'overworld.env.openspiel needs pyspiel: pip install "overworld[openspiel]"',
    ]
