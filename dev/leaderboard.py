"""Verify the results in `leaderboard/`, and write their table: `make leaderboard`."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from overworld.arena.benchmark import Protocol

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "leaderboard"
README = FOLDER / "README.md"


def folders() -> list[Path]:
    """Return the folders of the agents."""
    return sorted(file.parent for file in FOLDER.glob("*/results.json"))


def check_protocol(folder: Path) -> None:
    """End the program unless the results are those of the whole protocol on its public deals."""
    stored = json.loads((folder / "results.json").read_text("utf-8"))["protocol"]
    if stored != json.loads(json.dumps(vars(Protocol(tuple(stored["agents"]))))):
        raise SystemExit(f"{folder.name}: not the whole protocol on its public deals")


def verified_table() -> str:
    """Replay all games, and return the table as Markdown; end the program if something is wrong."""
    for folder in folders():
        check_protocol(folder)
    command = [sys.executable, "-m", "overworld", "bench", "verify", *map(str, folders())]
    done = subprocess.run(
        [*command, "--markdown"],
        env=os.environ | {"LC_ALL": "C"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(done.returncode)
    return done.stdout


def with_table(readme: str, table: str) -> str:
    """Return the README with another table."""
    return re.sub(r"(<!-- table -->\n).*?(<!-- end -->)", rf"\g<1>{table}\g<2>", readme, flags=re.S)


if __name__ == "__main__":
    README.write_text(with_table(README.read_text("utf-8"), verified_table()), "utf-8")
