"""`@compiled`: a function of the rules, compiled by Numba on first use and cached on disk.

Numba's own cache does not notice that a *callee in another module* has changed, so a cached
function could go on playing by yesterday's rules. Our cache folder is therefore named by a hash of
every module that holds compiled functions: any edit starts a new folder. As what they say counts,
and not where they lie or since when, all copies of the same sources share it. The folder lies among
the user's caches, never in the package, so the package may be read-only; set `OVERWORLD_CACHE_DIR`
to put it elsewhere. With `NUMBA_DISABLE_JIT=1` everything here runs as plain Python.

To load a cached function is to run code, so a folder that another user owns or can write to is not
used. A damaged file counts as missing: the function is compiled again and the file is rewritten.
Programs that must not stall call `drop_damaged` when they start, before they trust a mark.

Nothing is read or made until a function is called for the first time (lazy initialisation).
"""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import pickle
import platform
import shutil
import stat
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import llvmlite.binding as llvm
import numba
import platformdirs
from numba.core import config
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    _CacheLocator,
)
from numba.core.runtime.nrt import rtsys

if TYPE_CHECKING:
    from filelock import BaseFileLock

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
    "compiling-foreign": "The cache folder {folder} is not used, because it belongs to another "
    "user. Set OVERWORLD_CACHE_DIR to a folder of your own.",
    "compiling-open": "The cache folder {folder} is not used, because other users can write to it. "
    "Run “chmod go-w {folder}”, or set OVERWORLD_CACHE_DIR to a folder of your own.",
}
"""The messages of this module, in English."""


def in_english(key: str, /, **facts: str) -> str:
    """Return a message of `SAID`."""
    return SAID[key].format(**facts)


_messages: list[Callable[..., str]] = [in_english]
_count = {"all": 0, "done": 0}  # functions that there are, and those compiled here
_followers: list[Callable[[int, int], None]] = []


def say_with(message: Callable[..., str]) -> None:
    """Set the function that turns a key of `SAID` and its facts into a message."""
    _messages[:] = [message]


def _say(key: str, /, **facts: str) -> None:
    if sys.stderr is not None:
        print(_messages[0](key, **facts), file=sys.stderr, flush=True)


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
    """Return the first folder that is safe and writable, else one that ends with the process."""
    chosen = os.environ.get("OVERWORLD_CACHE_DIR")
    roots = [Path(chosen)] if chosen else []
    roots.append(Path(platformdirs.user_cache_dir("overworld", appauthor=False)))
    for root in roots:
        folder = root / f"compiled-{key}"
        try:
            is_new = not folder.is_dir()
            root.mkdir(mode=0o700, parents=True, exist_ok=True)
            folder.mkdir(mode=0o700, exist_ok=True)
            unsafe = _danger(root, sticky_helps=True) or _danger(folder)
            if unsafe:
                _say(unsafe[0], folder=str(unsafe[1]))
                continue
            with tempfile.TemporaryFile(dir=folder):
                os.utime(folder)
        except OSError:
            continue
        if is_new:
            remove_unused(root, time.time())
        return folder
    _say("compiling-nowhere")
    folder = Path(tempfile.mkdtemp(prefix=f"overworld-{key}-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _danger(folder: Path, sticky_helps: bool = False) -> tuple[str, Path] | None:
    """Return why other users could put code into a folder: a key of `SAID` and the folder.

    Root may own the folder. Our primary group may write to it, since many systems give each user
    a group of that user alone. The sticky bit protects the folders inside it, but not new ones.
    """
    if sys.platform == "win32":  # it has no such modes, and caches are in the user's profile
        return None
    found = folder.stat()
    if found.st_uid not in (0, os.geteuid()):
        return "compiling-foreign", folder
    by_group = found.st_mode & stat.S_IWGRP and found.st_gid not in (0, os.getegid())
    if not (by_group or found.st_mode & stat.S_IWOTH):
        return None
    return None if sticky_helps and found.st_mode & stat.S_ISVTX else ("compiling-open", folder)


def remove_unused(root: Path, now: float) -> None:
    """Removes the cache folders that were not used for some days, at the time `now`."""
    for folder in root.glob("compiled-*"):
        with suppress(OSError):  # somebody else removes it too
            if now - folder.stat().st_mtime > UNUSED_DAYS * 86_400:
                shutil.rmtree(folder, ignore_errors=True)


def _lock(part: str = "") -> BaseFileLock:
    """Return the lock of a part, or of the files of the cache.

    One process holds it at a time. The threads of that process hold it together.
    """
    from filelock import FileLock  # here, because a process with a warm cache needs no lock

    path = cache_folder() / (f"lock-{part}" if part else "lock")
    return FileLock(path, thread_local=False, is_singleton=True)


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
            with _lock():  # `drop_damaged` must not read half a mark
                _write_mark(part)


def is_warm(part: str) -> bool:
    """Whether a part has been compiled into the cache folder, whole."""
    return INTERPRETED or _mark(part).is_file()


def _mark(part: str) -> Path:
    return cache_folder() / f"warm-{part}"


def _write_mark(part: str) -> None:
    """Mark a part as compiled. The mark lists the files of the cache, which may then not vanish."""
    folder = cache_folder()
    names = [path.relative_to(folder).as_posix() for path in _cache_files()]
    written = json.dumps(names).encode()
    _mark(part).write_bytes(_checksum(written) + written)


def _cache_files() -> Iterator[Path]:
    return cache_folder().rglob("*.nb[ic]")


def drop_damaged() -> bool:
    """Remove damaged cache files, and all marks if a file is damaged or missing.

    A server that trusts the mark of a damaged cache compiles while it serves, and answers nobody
    meanwhile. The check reads every file, which takes about 25 ms.

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
    """Return the damaged files and marks of the cache, and the files that a mark lists in vain."""
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
    """Return what a file holds after its checksum, or None if it is damaged or gone."""
    try:
        written = path.read_bytes()
    except OSError:
        return None
    is_whole = len(written) > 4 and written[:4] == _checksum(written[4:])
    return written[4:] if is_whole else None


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
        _say("compiling")


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
        except Exception:  # whatever its bytes make of it
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
    """Take all marks away, so that the next start says that it compiles, and does it once."""
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
    """The disk cache of one function: found when it is first asked, written under the lock.

    Numba's index of a function is read, changed and written whole, so that the last writer of two
    would win.
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
