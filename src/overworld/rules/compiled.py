"""`@compiled`: a function of the rules, compiled by Numba on first use and cached on disk.

Numba's own cache does not notice that a *callee in another module* has changed, so a cached
function could go on playing by yesterday's rules. Our cache folder is therefore named by a hash of
every module that holds compiled functions: any edit starts a new folder. The folder lies among the
user's caches, never in the package, so the package may be read-only; set `OVERWORLD_CACHE_DIR` to
put it elsewhere. With `NUMBA_DISABLE_JIT=1` everything here runs as plain Python.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar, cast

import numba
import platformdirs
from numba.core import config

_Function = TypeVar("_Function", bound=Callable[..., object])

COMPILED_PACKAGES = ("rules", "observation", "bots", "env")
"""The packages below `overworld` whose modules hold compiled functions."""

INTERPRETED = bool(vars(config)["DISABLE_JIT"])
"""Whether the rules run as plain Python (`NUMBA_DISABLE_JIT=1`)."""


@cache
def cache_folder() -> Path:
    """The folder of the compiled rules: writable, and named by a hash of their sources."""
    digest = hashlib.sha256()
    for fact in (numba.__version__, platform.python_version(), platform.machine()):
        digest.update(fact.encode())
    package = Path(__file__).resolve().parent.parent
    for name in COMPILED_PACKAGES:
        for source in sorted((package / name).glob("*.py")):
            digest.update(source.name.encode())
            digest.update(source.read_bytes())
    return _writable(digest.hexdigest()[:16])


def _writable(key: str) -> Path:
    """The first place that takes a file; a private temporary folder where no other does."""
    chosen = os.environ.get("OVERWORLD_CACHE_DIR")
    roots = [Path(chosen)] if chosen else []
    roots.append(Path(platformdirs.user_cache_dir("overworld", appauthor=False)))
    for root in roots:
        folder = root / f"compiled-{key}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix=f"overworld-{key}-"))


def is_cold() -> bool:
    """Whether nothing has been compiled into the cache folder yet."""
    return not INTERPRETED and next(cache_folder().rglob("*.nbi"), None) is None


_messages: list[Callable[[], str]] = []


def before_first_compilation(message: Callable[[], str]) -> None:
    """Sets what a terminal is told before the rules are compiled for the first time."""
    _messages[:] = [message]


def announce_compilation() -> None:
    """Tells a terminal, once, that the next call compiles the rules for the first time."""
    if _messages:
        message = _messages.pop()
        if sys.stderr is not None and sys.stderr.isatty() and is_cold():
            print(message(), file=sys.stderr, flush=True)


def compiled(function: _Function) -> _Function:
    """Compiles a function with Numba, keeping its signature for type checkers."""
    return _compile(function, fused=False)


def compiled_sums(function: _Function) -> _Function:
    """The same for long sums of floats: products may be fused, sums reordered, calls stay calls.

    A long loop that is inlined among others is no longer vectorised as well as alone.
    """
    return _compile(function, fused=True)


def _compile(function: _Function, fused: bool) -> _Function:
    if INTERPRETED:
        return function
    # The folder is read when a function is decorated; users' own caches stay where they were.
    before = vars(config)["CACHE_DIR"]
    vars(config)["CACHE_DIR"] = str(cache_folder())
    try:
        wrapped = numba.njit(
            cache=True,
            nogil=True,
            error_model="numpy",
            forceinline=not fused,
            fastmath={"contract", "reassoc", "nsz"} if fused else False,
        )(function)
    finally:
        vars(config)["CACHE_DIR"] = before
    return cast(_Function, wrapped)
