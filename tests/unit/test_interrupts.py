"""Ctrl-C ends commands without a traceback, also while they import or compile."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.patience import PATIENCE, wait_until

from overworld.cli import main as command_line
from overworld.cli.interrupts import was_interrupted

RECORD = Path(__file__).parents[1] / "records" / "four-players.ogn"


def imports_numpy(pid: int, _: Path) -> bool:
    return "numpy" in Path(f"/proc/{pid}/maps").read_text()


def prints_a_message(_: int, folder: Path) -> bool:
    return (folder / "errors").stat().st_size > 0


def compiles_more(_: int, folder: Path) -> bool:
    """Return whether a function is in the cache, so that Numba compiles the next one."""
    return next(folder.rglob("*.nbc"), None) is not None


@pytest.mark.process
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("moment", [imports_numpy, prints_a_message, compiles_more])
def test_ctrl_c_ends_the_first_command_quietly(
    moment: Callable[[int, Path], bool], tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "overworld", "review", str(RECORD)]
    cache = os.environ | {"OVERWORLD_CACHE_DIR": str(tmp_path)}
    with (
        (tmp_path / "errors").open("w") as errors,
        subprocess.Popen(command, env=cache, stdout=subprocess.PIPE, stderr=errors) as process,
    ):
        try:
            wait_until(lambda: moment(process.pid, tmp_path), "the moment comes")
            process.send_signal(signal.SIGINT)
            printed, _ = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert (process.returncode, printed) == (130, b"")
    printed_errors = (tmp_path / "errors").read_text()
    announced = moment is not imports_numpy
    assert printed_errors.count("\n") == announced, printed_errors


@pytest.mark.process
def test_ctrl_c_while_the_messages_are_read_is_quiet() -> None:
    script = (
        "import signal\n"
        "from overworld.cli import main\n"
        "main.command_parser = lambda: signal.raise_signal(signal.SIGINT)\n"
        "main.main(['box', 'show'])"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, b"", b"")


def test_an_exception_that_replaces_an_interrupt_counts_as_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Numba raises a RuntimeError while it handles a KeyboardInterrupt."""

    def run(cause: BaseException) -> int:
        def command(_: object) -> int:
            try:
                raise cause
            except BaseException:
                raise RuntimeError("no compiled object yet")  # noqa: B904 -- as Numba does

        monkeypatch.setattr("overworld.cli.main.later", lambda *_, **__: command)
        return command_line.main(["show", "start"])

    assert run(KeyboardInterrupt()) == 130
    with pytest.raises(RuntimeError, match="no compiled object yet"):
        run(ValueError())
    assert not was_interrupted(None)
