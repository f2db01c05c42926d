"""Settings for every test: examples, markers, order, and no skipping in CI."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling, Scheduling
from xdist.workermanage import WorkerController

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=40)
settings.register_profile("thorough", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("steady")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Background processes of a shell ignore Ctrl-C, but tests send it to their servers.
    signal.signal(signal.SIGINT, signal.default_int_handler)

TESTS = Path(__file__).parent
# Tests use no TLS, so clients need no certificates; each client would load them all again.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(TESTS)  # it has none
BROWSERS, WAITING = ("web",), ("arena", "server")
"""Folders whose tests start before all others, so that in the end no core waits for a long one.

Those of the first compute nearly all the time, those of the second mostly wait: for processes that
start or die, and for clocks. A process that has left tests/web never returns to it:
Playwright keeps an event loop to itself, which its fixtures give back when a process leaves it.
"""
COSTS = {
    **dict.fromkeys(("test_deploy.py", "test_install.py"), 50),
    **dict.fromkeys(("test_review_layout.py", "test_link.py", "test_stage.py"), 40),
    **dict.fromkeys(("test_firefox.py", "test_network.py"), 38),
    **dict.fromkeys(("test_square.py", "test_lessons.py", "test_small.py", "test_names.py"), 33),
    **dict.fromkeys(("test_first_visit.py", "test_things.py", "test_study.py"), 29),
    **dict.fromkeys(("test_scoring.py", "test_cube.py", "test_cost_of_a_move.py"), 26),
    **dict.fromkeys(("test_final.py", "test_reach.py"), 24),
    **dict.fromkeys(("test_axe.py", "test_getting_in.py", "test_show.py"), 20),
    **dict.fromkeys(("test_log_and_replay.py", "test_gallery.py", "test_turns_seen.py"), 18),
    **dict.fromkeys(("test_archive.py", "test_whole_games.py", "test_languages.py"), 14),
    **{"test_results.py": 40, "test_faults.py": 35, "test_nodes.py": 30, "test_bot_pool.py": 20},
    **dict.fromkeys(("test_outages.py", "test_square_simulation.py", "test_games.py"), 19),
    **dict.fromkeys(("test_command.py", "test_processes.py", "test_api_schema.py"), 15),
    **dict.fromkeys(("test_attack.py", "test_play.py", "test_boxes.py", "test_fuzz.py"), 10),
    **{"test_compiled.py": 30, "test_tutorials.py": 25, "test_training.py": 14, "test_cli.py": 12},
    **dict.fromkeys(("test_notebooks.py", "test_browser_words.py"), 11),
    **dict.fromkeys(("test_puzzle_maker.py", "test_scores.py", "test_benchmark.py"), 8),
    **dict.fromkeys(("test_terminal_words.py", "test_report.py", "test_stats_command.py"), 7),
}
"""Seconds of the longest files, with their waits. In each folder, these files start first."""


def needs(item: pytest.Item) -> Iterator[str]:
    """Yield the markers for what a test needs beyond its own process; `make quick` skips these."""
    if TESTS / "web" in item.path.parents:
        yield "browser"
    callspec = getattr(item, "callspec", None)
    if "postgres" in (
        *getattr(item, "fixturenames", ()),
        *(callspec.params.values() if callspec else ()),
    ):
        yield "postgres"
    module = vars(getattr(item, "module", object))
    if {"Server", "Person", "serving"} & module.keys():  # of tests/server/harness.py
        yield "process"


@pytest.hookimpl(tryfirst=True)  # before -m selects by marker
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for marker in needs(item):
            item.add_marker(marker)

    folders = (*BROWSERS, *WAITING)

    def turn(item: pytest.Item) -> tuple[int, int]:
        inside = item.path.relative_to(TESTS).parts if TESTS in item.path.parents else ("",)
        place = folders.index(inside[0]) if inside[0] in folders else len(folders)
        return place, -COSTS.get(item.path.name, 0)

    items.sort(key=turn)


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(
    file_path: Path,
) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for docstring examples only in files that have one, because each process looks."""
    found = yield
    if ">>>" in file_path.read_text("utf-8", errors="ignore"):
        return found
    return [one for one in found if not isinstance(one, DoctestModule)]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep the collected tests out of garbage collection, as they stay to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


class Mixed(LoadFileScheduling):  # type: ignore[misc]  # xdist has no types
    """Let every other process begin with tests that wait, so that the others use the cores.

    >>> [Mixed.wanted(name) for name in ("gw0", "gw1")]
    [('web', 'arena', 'server'), ('arena', 'server', 'web')]
    """

    @staticmethod
    def wanted(process: str) -> tuple[str, ...]:
        """Return the folders whose files a process prefers, in this order."""
        odd = int(process.removeprefix("gw")) % 2
        return (*WAITING, *BROWSERS) if odd else (*BROWSERS, *WAITING)

    def _assign_work_unit(self, node: WorkerController) -> None:
        for folder in self.wanted(node.gateway.id):
            for file in self.workqueue:
                if file.startswith(f"tests/{folder}/"):
                    self.workqueue.move_to_end(file, last=False)
                    super()._assign_work_unit(node)
                    return
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)  # of xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling | None:
    return Mixed(config, log) if config.option.dist == "loadfile" else None


@pytest.hookimpl(optionalhook=True)  # of xdist
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Return the number of processes for `-n auto`: three more than cores, as some always wait.

    They wait for a browser, a server or a clock. `-n logical` is as many as there are cores, for
    tests that compute.
    """
    if config.option.numprocesses != "auto":
        return None
    return len(os.sched_getaffinity(0)) + 3 if hasattr(os, "sched_getaffinity") else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Report a skipped test as failed in continuous integration."""
    report = yield
    if report.skipped and os.environ.get("CI"):
        report.outcome = "failed"
    return report
