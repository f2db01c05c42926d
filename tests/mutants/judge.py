"""Tests as judges of mutants, in processes that are forked from one that has collected them."""

from __future__ import annotations

import os
import pickle
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from importlib.machinery import SourceFileLoader
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.catalogue import RULES
from tests.mutants.mutant import Mutant

PACKAGE = "overworld.rules"
JUDGES = [
    *("tests/rulebook", "tests/order", "tests/records", "tests/perft", "tests/unit/test_api.py"),
    *("tests/unit/test_cube.py", "tests/unit/test_odds.py", "tests/unit/test_world.py"),
    *("tests/unit/test_position.py", "tests/properties/test_oracle.py"),
    *("tests/properties/test_agreement.py", "tests/properties/test_invariants.py"),
    "tests/properties/test_texts.py",
]
"""Tests that judge mutants: all tests of the rules."""

ARGUMENTS = [
    *("-m", "not slow and not process", "-p", "no:cacheprovider", "-p", "no:terminal"),
    *("-p", "no:doctest", "-o", "addopts=--import-mode=importlib", "--capture=no"),
    *("--hypothesis-profile", "mutants", "-W", "ignore"),
]
MAX_VALUES = {"depth": 2, "seed": 7}
"""Largest values of these parameters in tests that judge; larger ones only take longer."""

SLOW = 6.0
"""Seconds of processor time after which a test, interpreted and measured, is too slow to judge."""

PATIENCE = 60.0
"""Seconds of measured processor time after which a mutant has survived."""

PATIENCE_IMPORTED = 32.0
"""The same for a mutant of an import; all tests judge it, as any of them may depend on it."""

IMPORTED_WITHIN = 60.0
"""Limit in seconds of processor time to collect tests with a mutant of an import, usually ten."""

MEMORY = 4 * 2**30
"""Limit of memory in bytes, so that an endless list of a mutant does not fill the machine."""

KILLED, SURVIVED, TIMED_OUT = 1, 0, 2


@dataclass
class Bench:
    """The tests that judge: the seconds that each takes, and the tests that run each line."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[tuple[str, int], set[str]] = field(default_factory=dict)

    def judges(self, mutant: Mutant) -> list[str]:
        """Return the tests that run the line of a mutant, the fastest first, up to a time limit."""
        found = set(self.seconds)
        if not mutant.imported:
            found &= self.lines.get((mutant.module, mutant.line), set())
        ordered = sorted(found, key=lambda name: (self.seconds[name], name))
        until = accumulate(self.seconds[name] for name in ordered)
        most = PATIENCE_IMPORTED if mutant.imported else PATIENCE
        return [name for name, seconds in zip(ordered, until, strict=True) if seconds < most]


class Session:
    """A plugin of pytest that passes the collected tests to a function."""

    def __init__(self, use: Callable[[dict[str, pytest.Item]], None]) -> None:
        self._use = use

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Pass the collected tests to the function instead of running them."""
        if session.testsfailed:
            raise session.Interrupted("tests cannot be collected")
        self._use({item.nodeid: item for item in session.items if _may_judge(item)})
        return True


def _may_judge(item: pytest.Item) -> bool:
    callspec = getattr(item, "callspec", None)
    given = callspec.params if callspec else {}
    numbers = {name: given.get(name) for name in MAX_VALUES}
    return not any(isinstance(n, int) and n > MAX_VALUES[name] for name, n in numbers.items())


def with_tests(use: Callable[[dict[str, pytest.Item]], None]) -> int:
    """Collect the tests and pass them to a function; return pytest's exit status."""
    return int(pytest.main([*ARGUMENTS, *JUDGES], plugins=[Session(use)]))


def passes(item: pytest.Item) -> bool:
    """Run a test with its fixtures; return whether it passes."""
    return not any(report.failed for report in runtestprotocol(item, log=False))


def forked(work: Callable[[], int]) -> int:
    """Start a process whose exit status is the result of `work`; return its process id."""
    sys.stdout.flush()
    sys.stderr.flush()
    if process := os.fork():
        return process
    status = KILLED
    with suppress(BaseException):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        status = work()
    os._exit(status)


def verdict(status: int) -> int:
    """Return the verdict on a mutant from the wait status of its process."""
    if os.WIFSIGNALED(status):
        return TIMED_OUT if os.WTERMSIG(status) == signal.SIGVTALRM else KILLED
    return os.WEXITSTATUS(status)


def measure(items: dict[str, pytest.Item]) -> Bench:
    """Run every test once without a mutant; a failure ends the run, and slow tests are left out.

    Each runs in a separate process, so that none uses entries of another in a cache.
    """
    bench = Bench()
    for name, item in items.items():
        reading, writing = os.pipe()
        process = forked(partial(_watched, item, writing))
        os.close(writing)
        with os.fdopen(reading, "rb") as file:
            told = file.read()
        found = verdict(os.waitpid(process, 0)[1])
        if found == KILLED:
            raise SystemExit(f"{name} fails without any mutant")
        if found == SURVIVED:
            bench.seconds[name], lines = pickle.loads(told)
            for line in lines:
                bench.lines.setdefault(line, set()).add(name)
    return bench


def _watched(item: pytest.Item, writing: int) -> int:
    """Run a test; write the seconds that it took and the lines of the rules that it ran."""
    signal.setitimer(signal.ITIMER_VIRTUAL, SLOW)
    watched = coverage.Coverage(data_file=None, config_file=False, include=[f"{RULES}/*"])
    watched.start()
    before = time.process_time()
    passed = passes(item)
    seconds = time.process_time() - before
    watched.stop()
    data = watched.get_data()
    files = data.measured_files()
    lines = {(Path(path).stem, line) for path in files for line in data.lines(path) or ()}
    with os.fdopen(writing, "wb") as file:
        pickle.dump((seconds, lines), file)
    return SURVIVED if passed else KILLED


def judged(names: Iterable[str], items: dict[str, pytest.Item], bench: Bench) -> int:
    """Return `KILLED` if a test fails; five times the usual time of a test ends the process."""
    for name in names:
        signal.setitimer(signal.ITIMER_VIRTUAL, 5 * bench.seconds[name] + 2)
        if name not in items or not passes(items[name]):
            return KILLED
    return SURVIVED


def replace(mutant: Mutant) -> None:
    """Replace the code of a function by its mutant, for all modules that have imported it."""
    function = getattr(sys.modules[f"{PACKAGE}.{mutant.module}"], mutant.function)
    assert isinstance(function, FunctionType)
    function.__code__ = next(
        code for code in _codes(mutant.code) if code.co_name == mutant.function
    )


def _codes(code: CodeType) -> Iterator[CodeType]:
    return (constant for constant in code.co_consts if isinstance(constant, CodeType))


def import_as(mutant: Mutant) -> None:
    """Let the next import of a module load its mutant; no module of the rules may be imported yet.

    An import that never ends ends the process.
    """
    original = SourceFileLoader.get_code
    assert PACKAGE not in sys.modules
    signal.setitimer(signal.ITIMER_VIRTUAL, IMPORTED_WITHIN)

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if fullname == f"{PACKAGE}.{mutant.module}":
            return mutant.code
        return original(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore
