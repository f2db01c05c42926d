"""`@compiled`: a function of the rules, compiled by Numba on first use and cached on disk.

Numba's own cache does not notice that a *callee in another module* has changed, so a cached
function could go on playing by yesterday's rules. Our cache folder is therefore named by a hash of
every module that holds compiled functions: any edit starts a new folder. As what they say counts,
and not where they lie or since when, all copies of the same sources share it. The folder lies among
the user's caches, never in the package, so the package may be read-only; set `OVERWORLD_CACHE_DIR`
to put it elsewhere. With `NUMBA_DISABLE_JIT=1` everything here runs as plain Python.

Nothing is read or made until a function is called for the first time (lazy initialisation).
"""

from __future__ import annotations

import atexit
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding as llvm
import numba
import platformdirs
from numba.core import config
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.runtime.nrt import rtsys

from overworld.rules.file_lock import FileLock

_Function = TypeVar("_Function", bound=Callable[..., object])

COMPILED_PACKAGES = ("rules", "observation", "bots", "env", "training")
"""The packages below `overworld` whose modules hold compiled functions."""

INTERPRETED = bool(vars(config)["DISABLE_JIT"])
"""Whether the rules run as plain Python (`NUMBA_DISABLE_JIT=1`)."""

UNUSED_DAYS = 7
"""Cache folders of other versions that nobody has used for so long are removed."""

SAID = {
    "compiling": "Compiling the rules for the first time; this takes a minute or so, once.",
    "compiling-nowhere": "No folder takes the compiled rules: they are compiled at every start. "
    "OVERWORLD_CACHE_DIR can name one.",
}
"""What a user may be told from here, in English."""

_messages: list[Callable[[str], str]] = [SAID.__getitem__]
_count = {"all": 0, "done": 0}  # functions that there are, and those compiled here
_followers: list[Callable[[int, int], None]] = []


def say_with(message: Callable[[str], str]) -> None:
    """Sets how the keys of `SAID` are put into words."""
    _messages[:] = [message]


# ---------------------------------------------------------------- the folder


@cache
def cache_folder() -> Path:
    """The folder of the compiled rules: writable, named by their sources and the processor."""
    digest = hashlib.sha256()
    processor = (llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    for fact in (numba.__version__, platform.python_version(), platform.machine(), *processor):
        digest.update(fact.encode())
    package = Path(__file__).resolve().parent.parent
    for name in COMPILED_PACKAGES:
        for source in sorted((package / name).glob("*.py")):
            digest.update(source.name.encode())
            digest.update(source.read_bytes())
    return _writable(digest.hexdigest()[:16])


def _writable(key: str) -> Path:
    """The first place that takes a file; where none does, a folder that goes with the process."""
    chosen = os.environ.get("OVERWORLD_CACHE_DIR")
    roots = [Path(chosen)] if chosen else []
    roots.append(Path(platformdirs.user_cache_dir("overworld", appauthor=False)))
    for root in roots:
        folder = root / f"compiled-{key}"
        try:
            is_new = not folder.is_dir()
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                os.utime(folder)
        except OSError:
            continue
        if is_new:
            remove_unused(root, time.time())
        return folder
    if sys.stderr is not None:
        print(_messages[0]("compiling-nowhere"), file=sys.stderr, flush=True)
    folder = Path(tempfile.mkdtemp(prefix=f"overworld-{key}-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def remove_unused(root: Path, now: float) -> None:
    """Removes the cache folders that were not used for some days, at the time `now`."""
    for folder in root.glob("compiled-*"):
        with suppress(OSError):  # somebody else removes it too
            if now - folder.stat().st_mtime > UNUSED_DAYS * 86_400:
                shutil.rmtree(folder, ignore_errors=True)


@cache
def _lock(part: str = "") -> FileLock:
    """Return the lock of a part, or of the files of the cache."""
    return FileLock(cache_folder() / (f"lock-{part}" if part else "lock"))


def is_kept() -> bool:
    """Return whether other processes find in the cache what this one compiles."""
    return cache_folder().name.startswith("compiled-")


def count_kept() -> int:
    """Return how many compiled functions the cache folder has."""
    return sum(1 for _ in cache_folder().rglob("*.nbc"))


def count_functions() -> int:
    """Return how many functions the imported modules can compile."""
    return _count["all"]


@contextmanager
def warming(part: str) -> Iterator[None]:
    """Compile a part in a `with` block, and mark it as `is_warm` at the end.

    One process compiles a part, and the others wait and then load it from the cache. Two processes
    can compile different parts at the same time.
    """
    with ExitStack() as holding:
        if not is_warm(part):
            holding.enter_context(_lock(part))
            if is_warm(part):
                holding.close()
        yield
        if not is_warm(part):
            _mark(part).touch()


def is_warm(part: str) -> bool:
    """Whether a part has been compiled into the cache folder, whole."""
    return INTERPRETED or _mark(part).is_file()


def _mark(part: str) -> Path:
    return cache_folder() / f"warm-{part}"


@contextmanager
def followed(follower: Callable[[int, int], None]) -> Iterator[None]:
    """Tells a follower in a `with` block how often something was compiled, and how much there is.

    Some functions are compiled for several types, and some not at all: it is a guess.
    """
    _followers.append(follower)
    try:
        yield
    finally:
        _followers.remove(follower)


def _one_more() -> None:
    _count["done"] += 1
    for follower in _followers:
        follower(_count["done"], _count["all"])


@cache
def announce_compilation() -> None:
    """Tells a terminal or notebook, once, that the next call compiles for the first time."""
    if INTERPRETED or sys.stderr is None:
        return
    if not sys.stderr.isatty() and "ipykernel" not in sys.modules:
        return
    if next(cache_folder().rglob("*.nbi"), None) is None:
        print(_messages[0]("compiling"), file=sys.stderr, flush=True)


# ---------------------------------------------------------------- the functions


class _Place(_CacheLocator):
    """Where Numba keeps one function, and what the source is that it was made from."""

    def __init__(self, function: Callable[..., object], file: str) -> None:
        self._function = function
        self._file = file

    @classmethod
    def from_function(cls, function: Callable[..., object], file: str) -> _Place:
        return cls(function, file)

    def get_cache_path(self) -> str:
        return str(cache_folder() / self._function.__module__.rpartition(".")[0])

    def get_source_stamp(self) -> str:
        return _digest(self._file)

    def get_disambiguator(self) -> str:
        return str(self._function.__code__.co_firstlineno)


@cache
def _digest(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


class _Kept(CompileResultCacheImpl):
    _locator_classes: list[type[object]] = [_Place]  # noqa: RUF012 -- as it is in Numba


class _FunctionCache(FunctionCache):
    _impl_class = _Kept

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Loads machine code without all that Numba needs to make some.

        Its registries take longer to import than everything else that a process does at its start,
        SciPy among them where it is there. Whoever compiles loads them then.
        """
        rtsys.initialize(target)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(signature, target)  # type: ignore[no-untyped-call]


class _Cache:
    """The disk cache of one function: found when it is first asked, written under the lock.

    Numba's index of a function is read, changed and written whole, so that the last writer of two
    would win.
    """

    def __init__(self, function: Callable[..., object]) -> None:
        self._function = function

    @cached_property
    def _found(self) -> Any:
        return _FunctionCache(self._function)  # type: ignore[no-untyped-call]

    def save_overload(self, signature: Any, compiled: Any) -> None:
        with _lock():
            self._found.save_overload(signature, compiled)
        _one_more()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._found, name)


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
    wrapped: Any = numba.njit(
        nogil=True,
        error_model="numpy",
        forceinline=not fused,
        fastmath={"contract", "reassoc", "nsz"} if fused else False,
    )(function)
    wrapped._cache = _Cache(function)
    _count["all"] += 1
    return cast(_Function, wrapped)
