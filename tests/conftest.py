"""Settings for every test: its examples, what it needs, its turn, and no skipping in CI."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=40)
settings.register_profile("thorough", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("steady")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Shells let what they start in the background ignore Ctrl-C; tests send it to their servers.
    signal.signal(signal.SIGINT, signal.default_int_handler)

TESTS = Path(__file__).parent
# Nothing is encrypted here: no client need read the world's certificates, which each does anew.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(TESTS)  # it has none
LONGEST_FIRST = ("web", "server", "arena")
"""Folders whose tests start before all others, so that in the end no core waits for a long one.

What follows tests/web is never tests/web again: Playwright keeps an event loop to itself, which its
fixtures give back when a process leaves that folder.
"""


def needs(item: pytest.Item) -> Iterator[str]:
    """What a test needs beyond its own process: the markers that `make unit` leaves out."""
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


@pytest.hookimpl(tryfirst=True)  # before -m looks at them
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for marker in needs(item):
            item.add_marker(marker)

    def turn(item: pytest.Item) -> int:
        folders = item.path.relative_to(TESTS).parts if TESTS in item.path.parents else ()
        found = [place for place, one in enumerate(LONGEST_FIRST) if one in folders[:1]]
        return found[0] if found else len(LONGEST_FIRST)

    items.sort(key=turn)


@pytest.hookimpl(optionalhook=True)  # of xdist
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """How many processes `-n auto` means: two more than there are cores, as some always wait.

    They wait for a browser, a server or a clock. `-n logical` is as many as there are cores, for
    tests that compute.
    """
    if config.option.numprocesses != "auto":
        return None
    return len(os.sched_getaffinity(0)) + 2 if hasattr(os, "sched_getaffinity") else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In continuous integration a test that is skipped has failed."""
    report = yield
    if report.skipped and os.environ.get("CI"):
        report.outcome = "failed"
    return report
