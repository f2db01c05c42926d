"""Ctrl-C ends the stages of `make play` without a message and without processes that stay."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import overworld

REPOSITORY = Path(overworld.__file__).parents[2]
QUIETLY = [sys.executable, "-m", "dev.quietly"]
LIMIT = 60.0  # seconds in which a condition has to come true

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(os.name != "posix", reason="process groups are a matter of POSIX"),
]

# A stage that prints, ignores Ctrl-C and SIGTERM, and starts a process that does the same.
STUBBORN = """
import os, signal, subprocess, sys, time
from pathlib import Path
for number in (signal.SIGINT, signal.SIGTERM):
    signal.signal(number, lambda number, frame: print("still here", number, flush=True))
if len(sys.argv) > 2:
    subprocess.Popen([sys.executable, __file__, sys.argv[1]])
print("begun", flush=True)
with Path(sys.argv[1]).open("a") as file:
    file.write(f"{os.getpid()}\\n")
while True:
    time.sleep(60)
"""


# A background process ignores Ctrl-C, and its children would too.
HEARS = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execvp(sys.argv[1], sys.argv[1:])
"""
HEARING = [sys.executable, "-c", HEARS]


def wait_until(condition: Callable[[], object], what: str) -> None:
    """Wait until a condition is true, or fail after a generous time."""
    stop = time.monotonic() + LIMIT
    while not condition():
        assert time.monotonic() < stop, what
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    """Return whether a process runs; a zombie does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_command_keeps_its_output_and_its_exit_code() -> None:
    code = "import sys; print('out'); print('err', file=sys.stderr); sys.exit(3)"
    command = [*QUIETLY, sys.executable, "-c", code]
    found = subprocess.run(command, capture_output=True, text=True, cwd=REPOSITORY)
    assert found.returncode == 3
    assert sorted(found.stdout.split()) == ["err", "out"]
    assert found.stderr == ""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_ctrl_c_ends_a_stage_with_all_its_processes(tmp_path: Path) -> None:
    script, pids = tmp_path / "stubborn.py", tmp_path / "pids"
    script.write_text(STUBBORN)
    command = [*QUIETLY, sys.executable, str(script), str(pids), "two"]
    process = subprocess.Popen(
        [*HEARING, *command],
        cwd=REPOSITORY,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_until(lambda: pids.exists() and len(pids.read_text().splitlines()) == 2, "both begin")
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=LIMIT)
    assert (process.returncode, out, err) == (0, "begun\nbegun\n", "")
    both = [int(pid) for pid in pids.read_text().split()]
    wait_until(lambda: not any(map(is_running, both)), "both end")


def name_of(pid: int) -> str:
    """Return the name of the program that a process runs."""
    try:
        return Path(f"/proc/{pid}/comm").read_text().strip()
    except OSError:
        return ""


def children_of(pid: int) -> str:
    """Return the children of a process, as Linux lists them."""
    try:
        return Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except OSError:
        return ""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
@pytest.mark.parametrize(
    "moment", ["make runs", "Python starts", "the database is there", "served"]
)
def test_ctrl_c_ends_the_game_of_make_play(moment: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    with out.open("wb") as file:
        process = subprocess.Popen(
            [*HEARING, "make", "-o", "set-up", "play", f"BIN={Path(sys.executable).parent}"],
            cwd=REPOSITORY,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=file,
            start_new_session=True,
            env=os.environ
            | {"XDG_DATA_HOME": str(tmp_path / "data"), "DISPLAY": "", "BROWSER": ""},
        )
    conditions: dict[str, Callable[[], object]] = {
        "make runs": lambda: name_of(process.pid) == "make",
        "Python starts": lambda: children_of(process.pid),
        "the database is there": lambda: list((tmp_path / "data").rglob("*")),
        "served": lambda: b"Ctrl-C" in out.read_bytes(),
    }
    try:
        wait_until(conditions[moment], moment)
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(LIMIT)
    wait_until(lambda: not group_runs(process.pid), "nothing is left")
    said = out.read_text()
    assert "Traceback" not in said
    assert "***" not in said


def group_runs(group: int) -> bool:
    """Return whether a process group still has a process."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
