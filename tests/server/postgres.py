"""A real PostgreSQL for tests, in a temporary folder on a free port."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from tests.patience import PATIENCE


class Postgres:
    """A server with its data that tests can stop and restart."""

    def __init__(self) -> None:
        self._programs = _programs()
        # Not in pytest's folders, which the user of PostgreSQL cannot read.
        self._folder = Path(tempfile.mkdtemp(prefix="overworld-postgres-"))
        self._data = self._folder / "data"
        self._user = _unprivileged()
        if self._user is not None:
            os.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        self._run(["initdb", "-D", str(self._data), *_INITDB]).wait(PATIENCE)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._server: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self.start()

    def url(self, database: str) -> str:
        return f"postgresql://overworld@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        self._databases += 1
        name = f"test{self._databases}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def start(self) -> None:
        assert self._server is None
        # -F: do not wait for the disk, because a test never loses power.
        options = [f"-p{self.port}", f"-k{self._folder}", "-h127.0.0.1", "-F", "-N40"]
        self._server = self._run(["postgres", "-D", str(self._data), *options])
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=30).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until or self._server.poll() is not None:
                    pytest.fail(f"PostgreSQL did not start:\n{self._log()}")
                time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server and end all its connections."""
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)
            self._server.wait(PATIENCE)
            self._server = None

    def crash(self) -> None:
        """Kill the server and its processes, like a power cut."""
        assert self._server is not None
        pids = [self._server.pid]
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == self._server.pid:
                    pids.append(int(folder.name))
        _signal_all(pids, signal.SIGKILL)
        self._server.wait(PATIENCE)
        self._server = None

    def freeze(self) -> Callable[[], None]:
        """Freeze the server; call the returned function to let it continue."""
        assert self._server is not None
        with psycopg.connect(self.url("postgres")) as connection:
            rows = connection.execute("SELECT pid FROM pg_stat_activity").fetchall()
        pids = [self._server.pid, *(pid for (pid,) in rows)]
        _signal_all(pids, signal.SIGSTOP)
        return lambda: _signal_all(pids, signal.SIGCONT)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, command: list[str]) -> subprocess.Popen[bytes]:
        environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "TZ": "UTC"}
        with open(self._folder / "log", "ab") as log:
            return subprocess.Popen(
                [str(self._programs / command[0]), *command[1:]],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                env=environment,
                user=self._user.pw_uid if self._user else None,
                group=self._user.pw_gid if self._user else None,
                extra_groups=[] if self._user else None,
            )

    def _log(self) -> str:
        return (self._folder / "log").read_text(errors="replace")[-2000:]


_INITDB = ["-U", "overworld", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]


def _signal_all(pids: list[int], number: int) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):  # the one that told the others
            os.kill(pid, number)


def _programs() -> Path:
    found = shutil.which("postgres")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    packaged = importlib.util.find_spec("pgserver")
    if packaged is not None and packaged.origin is not None:
        folders.append(Path(packaged.origin).parent / "pginstall" / "bin")
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    pytest.fail("no PostgreSQL: install it, on Debian with `apt-get install postgresql`")


def _unprivileged() -> pwd.struct_passwd | None:
    """Return the user that runs PostgreSQL, which refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    pytest.fail("PostgreSQL cannot run as root, and there is neither user postgres nor nobody")
