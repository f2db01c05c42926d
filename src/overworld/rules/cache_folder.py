"""The folder of the compile cache, and the messages about compiling.

To load compiled code is to run it. So we do not use a folder that another user owns or can write
to. Nothing is read or made before the first call.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import platform
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

import platformdirs

COMPILED_PACKAGES = ("rules", "observation", "bots", "env", "training")
"""The packages below `overworld` whose modules have compiled functions."""

UNUSED_DAYS = 7
"""Days after which an unused cache folder of another version is removed."""

MESSAGES = {
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
    """Return a message of `MESSAGES`."""
    return MESSAGES[key].format(**facts)


_formatters: list[Callable[..., str]] = [in_english]


def format_messages_with(formatter: Callable[..., str]) -> None:
    """Set the function that turns a key of `MESSAGES` and its facts into a message."""
    _formatters[:] = [formatter]


def say(key: str, /, **facts: str) -> None:
    """Print a message to stderr."""
    if sys.stderr is not None:
        print(_formatters[0](key, **facts), file=sys.stderr, flush=True)


@cache
def cache_folder() -> Path:
    """Return the writable folder of the compiled code, named by the sources and the processor."""
    # Imported late, because `import overworld` imports this module: help needs no compiler.
    import llvmlite.binding as llvm
    import numba

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
    """Return the first folder that is safe and writable, else a temporary one."""
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
                say(unsafe[0], folder=str(unsafe[1]))
                continue
            with tempfile.TemporaryFile(dir=folder):
                os.utime(folder)
        except OSError:
            continue
        if is_new:
            remove_unused(root, time.time())
        return folder
    say("compiling-nowhere")
    folder = Path(tempfile.mkdtemp(prefix=f"overworld-{key}-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _danger(folder: Path, sticky_helps: bool = False) -> tuple[str, Path] | None:
    """Return why other users could put code into a folder: a key of `MESSAGES` and the folder.

    Root may own the folder. No group may write to it, because we cannot know who is in a group now
    or later. The sticky bit protects the folders inside it, but not new ones.
    """
    if sys.platform == "win32":  # no such modes; caches are in the user's profile
        return None
    found = folder.stat()
    if found.st_uid not in (0, os.geteuid()):
        return "compiling-foreign", folder
    if not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return None
    return None if sticky_helps and found.st_mode & stat.S_ISVTX else ("compiling-open", folder)


def remove_unused(root: Path, now: float) -> None:
    """Remove the cache folders that were not used for `UNUSED_DAYS` days before `now`."""
    for folder in root.glob("compiled-*"):
        with suppress(OSError):  # another process removes it too
            if now - folder.stat().st_mtime > UNUSED_DAYS * 86_400:
                shutil.rmtree(folder, ignore_errors=True)
