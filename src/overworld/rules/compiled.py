"""`@compiled`: a function of the rules that Numba compiles on first use and caches on disk.

Numba's own cache does not notice that a *callee in another module* has changed, so a cached
function could play by old rules. The name of our cache folder (`cache_folder.py`) therefore has a
hash of every module with compiled functions: any edit starts a new folder, and all copies of the
same sources share one. The folder is in the user's cache folder, so the package may be read-only;
`OVERWORLD_CACHE_DIR` chooses another. With `NUMBA_DISABLE_JIT=1` everything runs as plain Python.

A damaged file counts as missing: the function is compiled again and the file is rewritten.
Programs that must not stall call `drop_damaged` when they start, before they trust a mark.
"""

from __future__ import annotations

import hashlib
import json
import pickle
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba
from numba.core import config
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    _CacheLocator,
)
from numba.core.runtime.nrt import rtsys

from overworld.rules.cache_folder import cache_folder, say

if TYPE_CHECKING:
    from filelock import BaseFileLock

_Function = TypeVar("_Function", bound=Callable[..., object])

INTERPRETED = bool(vars(config)["DISABLE_JIT"])
"""Whether the rules run as plain Python (`NUMBA_DISABLE_JIT=1`)."""

_count = {"all": 0, "done": 0}  # functions that exist, and functions compiled by this process
_followers: list[Callable[[int, int], None]] = []


def _lock(part: str = "") -> BaseFileLock:
    """Return the lock of a part, or of the files of the cache.

    One process holds it at a time. The threads of that process hold it together.
    """
    from filelock import FileLock  # here, because a process with a warm cache needs no lock

    path = cache_folder() / (f"lock-{part}" if part else "lock")
    return FileLock(path, thread_local=False, is_singleton=True)


def is_kept() -> bool:
    """Return whether the cache outlives this process."""
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
            with _lock():  # `drop_damaged` must not read half a mark
                _write_mark(part)


def is_warm(part: str) -> bool:
    """Return whether all functions of a part are in the cache folder."""
    return INTERPRETED or _mark(part).is_file()


def _mark(part: str) -> Path:
    return cache_folder() / f"warm-{part}"


def _write_mark(part: str) -> None:
    """Mark a part as compiled. The mark lists the files of the cache, so a lost file is noticed."""
    folder = cache_folder()
    names = [path.relative_to(folder).as_posix() for path in _cache_files()]
    written = json.dumps(names).encode()
    _mark(part).write_bytes(_checksum(written) + written)


def _cache_files() -> Iterator[Path]:
    return cache_folder().rglob("*.nb[ic]")


def drop_damaged() -> bool:
    """Remove damaged cache files, and all marks if a file is damaged or missing.

    A server that trusts the mark of a damaged cache would compile while it serves, and would not
    answer meanwhile. The check reads every file, which takes about 25 ms.

    Returns:
        Whether a file was damaged or missing, so that parts of the cache must be rebuilt.
    """
    if INTERPRETED or not _damaged():
        return False
    with _lock():
        damaged = _damaged()  # again: another process may have rewritten files until now
        for path in damaged:
            with suppress(OSError):
                path.unlink()
        if damaged:
            _unmark()
    return bool(damaged)


def _damaged() -> list[Path]:
    """Return the damaged files and marks of the cache, and the missing files that a mark lists."""
    folder = cache_folder()
    found = set(_cache_files())
    damaged = [path for path in found if _content(path) is None]
    for mark in folder.glob("warm-*"):
        listed = _content(mark)
        if listed is None:
            damaged.append(mark)
        else:
            damaged += {folder / name for name in json.loads(listed)} - found
    return damaged


def _content(path: Path) -> bytes | None:
    """Return the content of a file without its checksum, or None if it is damaged or missing."""
    try:
        written = path.read_bytes()
    except OSError:
        return None
    is_whole = len(written) > 4 and written[:4] == _checksum(written[4:])
    return written[4:] if is_whole else None


@contextmanager
def followed(follower: Callable[[int, int], None]) -> Iterator[None]:
    """Call `follower` in a `with` block with the number of functions compiled and of all functions.

    Both are estimates: some functions are compiled for several types, and some are not used.
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
    """Print once, in a terminal or notebook, that the next call compiles the rules."""
    if INTERPRETED or sys.stderr is None:
        return
    if not sys.stderr.isatty() and "ipykernel" not in sys.modules:
        return
    if next(cache_folder().rglob("*.nbi"), None) is None:
        say("compiling")


# ---------------------------------------------------------------- the functions


class _Place(_CacheLocator):
    """The place of one function in the cache, and the digest of its source."""

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
    _locator_classes: list[type[object]] = [_Place]  # noqa: RUF012 -- Numba declares it so


class _Files(IndexDataCacheFile):
    """The index and the data files of one function, each with a checksum.

    Numba does not wait until a file is on the disk, so a power cut can leave it empty or full of
    zeros. A damaged index counts as an empty one, so that the next save rewrites it.
    """

    def _load_index(self) -> dict[Any, str]:
        try:
            version, stamp, overloads = self._read(self._index_path)
        except FileNotFoundError:
            return {}
        except Exception:  # damaged bytes can raise anything
            _unmark()
            return {}
        return overloads if (version, stamp) == (self._version, self._source_stamp) else {}

    def _save_index(self, overloads: dict[Any, str]) -> None:
        self._write(self._index_path, (self._version, self._source_stamp, overloads))

    def _load_data(self, name: str) -> Any:
        return self._read(self._data_path(name))  # type: ignore[no-untyped-call]

    def _save_data(self, name: str, data: Any) -> None:
        self._write(self._data_path(name), data)  # type: ignore[no-untyped-call]

    def _read(self, path: str) -> Any:
        written = Path(path).read_bytes()
        if written[:4] != _checksum(written[4:]):
            raise ValueError(f"{path} is damaged")
        return pickle.loads(written[4:])

    def _write(self, path: str, value: Any) -> None:
        written = self._dump(value)  # type: ignore[no-untyped-call]
        with self._open_for_write(path) as file:
            file.write(_checksum(written) + written)


def _checksum(written: bytes) -> bytes:
    return zlib.crc32(written).to_bytes(4, "big")


def _unmark() -> None:
    """Remove all marks, so that the next start compiles the missing parts and says so."""
    for mark in cache_folder().glob("warm-*"):
        with suppress(OSError):
            mark.unlink()


class _FunctionCache(FunctionCache):
    _impl_class = _Kept

    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file: Any = _Files(  # type: ignore[no-untyped-call]
            self._cache_path, self._impl.filename_base, stamp
        )

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Load machine code, or return None if it is missing or damaged.

        Numba's registries, and SciPy where it is installed, take longer to import than everything
        else at the start of a process. They are imported when something has to be compiled.
        """
        rtsys.initialize(target)
        try:
            return self._load_overload(signature, target)  # type: ignore[no-untyped-call]
        except Exception:  # a damaged file can raise anything; the compiled function replaces it
            _unmark()
            return None


class _Cache:
    """The disk cache of one function, opened on first use and written under the lock.

    Numba reads, changes and writes the whole index of a function. Without a lock, two writers
    would lose entries.
    """

    def __init__(self, function: Callable[..., object]) -> None:
        self._function = function

    @cached_property
    def _found(self) -> Any:
        return _FunctionCache(self._function)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        with _lock():
            self._found.save_overload(signature, compiled)
        _one_more()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._found, name)


def compiled(function: _Function) -> _Function:
    """Compile a function with Numba on its first call. Type checkers see the original signature.

    The function must not allocate arrays: its callers pass all that it needs.
    """
    return _compile(function, fused=False)


def compiled_sums(function: _Function) -> _Function:
    """Compile a function with long sums of floats: it may fuse products and reorder sums.

    The function is not inlined, because LLVM vectorises a long loop better on its own.
    """
    return _compile(function, fused=True)


def _compile(function: _Function, fused: bool) -> _Function:
    if INTERPRETED:
        return function
    options: dict[str, Any] = {
        "nogil": True,
        "error_model": "numpy",
        "forceinline": not fused,
        "fastmath": {"contract", "reassoc", "nsz"} if fused else False,
        "_nrt": False,  # no reference counts, which took a quarter of the time of `env`
    }
    wrapped: Any = numba.njit(**options)(function)
    wrapped._cache = _Cache(function)
    _count["all"] += 1
    return cast(_Function, wrapped)
