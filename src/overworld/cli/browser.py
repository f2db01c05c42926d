"""`overworld play`: a table in the browser of this machine, or of all in the local network."""

from __future__ import annotations

import argparse
import io
import os
import signal
import socket
import stat
import sys
import threading
import time
import webbrowser
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import segno

from overworld.bots import BOTS
from overworld.cli.common import CommandError, load_box
from overworld.cli.preparation import prepare
from overworld.errors import StartError
from overworld.i18n import words
from overworld.rules.compiled import is_kept
from overworld.server.http.static import client_files
from overworld.server.hub.compilation import Compilation
from overworld.server.running import check_database, listen, run
from overworld.server.settings import Settings
from overworld.server.store import default_url
from overworld.server.store.lock import running_url

if TYPE_CHECKING:
    import uvicorn

USUAL_PORT = 8765
"""The port if it is free: browsers keep what people have painted by host and port."""

QUIT = "quit"
_HERE, _EVERYWHERE = "127.0.0.1", "0.0.0.0"
_LOOK = 0.05  # seconds between looks at a server that starts
_ANSWER_WITHIN = 5.0  # seconds in which a server on this machine accepts a connection


def play_in_browser(arguments: argparse.Namespace) -> int:
    """Serves tables from here until Ctrl-C, the word `quit`, or the end of the input."""
    if not client_files():
        raise CommandError(words("play-unbuilt"))
    box = load_box(arguments.box)
    # Whoever plays at home holds keys down in replays and tries one thing after the other.
    settings = Settings(default_url(), requests_per_minute=60_000, tables_per_address=10_000)
    running = running_url(settings.database)
    if running:
        if arguments.lan and not _is_in_network(running):
            raise CommandError(words("play-running-here", address=running))
        return _open_running(running, not arguments.no_browser)
    check_database(settings.database)
    listener = _listener(_EVERYWHERE if arguments.lan else _HERE, arguments.port)
    compilation = _compilation()
    port = listener.getsockname()[1]
    shown = f"http://{_own_address() if arguments.lan else _HERE}:{port}"

    def meanwhile(server: uvicorn.Server) -> None:
        while not server.started:
            if server.should_exit:
                return
            time.sleep(_LOOK)
        opened = not arguments.no_browser and _open(f"http://{_HERE}:{port}")
        _announce(shown, opened, arguments.lan)
        if compilation.percent is not None:
            print(words("play-compiling"), flush=True)
        if _wait_for_quit():
            server.should_exit = True

    run(settings, box, listener, meanwhile=meanwhile, compilation=compilation)
    print(words("play-stopped"))
    return 0


def _compilation() -> Compilation:
    """Compile the rules; the server compiles the bots while the first game already begins."""
    if not is_kept():  # another process could not hand over what it compiles
        prepare()
        return Compilation()
    prepare(())
    return Compilation(BOTS)


def _is_in_network(address: str) -> bool:
    """Return whether the server at an address of this machine also listens in the network."""
    own, port = _own_address(), urlsplit(address).port
    try:
        with socket.create_connection((own, port or 80), _ANSWER_WITHIN):
            return own != _HERE
    except OSError:
        return False


def _open_running(address: str, browser: bool) -> int:
    """Open the server that is running: a second one cannot use the same tables."""
    key = "play-running-opened" if browser and _open(address) else "play-running"
    print(words(key, address=address))
    return 0


def _listener(host: str, port: int | None) -> socket.socket:
    """Listens on the port that was asked for, else on the usual one or any that is free."""
    if port is not None:
        return listen(host, port)
    try:
        return listen(host, USUAL_PORT)
    except StartError:
        return listen(host, 0)


def _own_address() -> str:
    """The address of this machine in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody (RFC 5737)
        except OSError:
            return _HERE
        found: str = probe.getsockname()[0]
        return found


def _announce(address: str, opened: bool, lan: bool) -> None:
    key = "play-opened" if opened else "play-address"
    print(words(key, address=address))
    if lan:
        print(words("play-lan", address=address))
        print(_qr(address), end="")
    print(words("play-how-to-stop", word=QUIT))
    sys.stdout.flush()


def _qr(address: str) -> str:
    """The address as a picture of blocks; nothing where they cannot be shown."""
    picture = io.StringIO()
    segno.make(address, error="m").terminal(picture, border=2, compact=True)
    text = picture.getvalue()
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return text


def _open(address: str) -> bool:
    """Opens a browser if there is one with windows: others would take over the terminal."""
    windows = sys.platform in ("win32", "darwin", "cygwin")
    if not (windows or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))):
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    # Some commands return only when their window is closed.
    threading.Thread(target=browser.open, args=(address,), daemon=True).start()
    return True


def _wait_for_quit() -> bool:
    """Reads until somebody says quit or stops talking; false if nobody can say anything."""
    try:
        number = sys.stdin.fileno()
        if stat.S_ISCHR(os.fstat(number).st_mode) and not os.isatty(number):
            return False  # /dev/null, as shells give it to what runs in the background
        if hasattr(signal, "SIGTTIN"):
            # Where the terminal listens to somebody else, reading is an error, not a stop.
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTTIN])
        said = b""
        # Not through sys.stdin: a thread that waits in it would not let the process end.
        while chunk := os.read(number, 1024):
            *lines, said = (said + chunk).split(b"\n")
            if any(line.strip().lower() == QUIT.encode() for line in lines):
                break
    except (AttributeError, OSError, ValueError):  # there is no input, or it is closed
        return False
    return True
