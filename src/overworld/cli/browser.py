"""`overworld play`: play in the browser, on this machine or in the local network."""

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
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import segno

from overworld.bots import BOTS
from overworld.cli.common import CommandError, chosen_box
from overworld.cli.preparation import prepare
from overworld.i18n import t
from overworld.rules.compiled import is_kept
from overworld.server import StartError
from overworld.server.http.static import client_files
from overworld.server.hub.compilation import Compilation
from overworld.server.running import check_database, listen, run
from overworld.server.settings import Settings
from overworld.server.store.location import default_url, running_url

if TYPE_CHECKING:
    import uvicorn

USUAL_PORT = 8765
"""The preferred port: browsers store settings and paintings by host and port."""

QUIT = "quit"
_HERE, _EVERYWHERE = "127.0.0.1", "0.0.0.0"
_LOOK = 0.05  # seconds between checks of a starting server
_ANSWER_WITHIN = 5.0  # seconds to connect to a server on this machine


def play_in_browser(arguments: argparse.Namespace) -> int:
    """Serve tables until Ctrl-C, the word `quit` or the end of the input."""
    if not client_files():
        raise CommandError(t("play-unbuilt"))
    box = chosen_box(arguments.box)
    # At home, a key held down in a replay or many quick games must not hit the limits.
    settings = Settings(default_url(), requests_per_minute=60_000, tables_per_address=10_000)
    running = running_url(settings.database)
    if running:
        if arguments.lan and not _is_in_network(running):
            raise CommandError(t("play-running-here", address=running))
        return _open_running(running, not arguments.no_browser)
    check_database(settings.database)
    listener = _listener(_EVERYWHERE if arguments.lan else _HERE, arguments.port)
    compilation = _compilation()
    port = listener.getsockname()[1]
    shown = f"http://{_own_address() if arguments.lan else _HERE}:{port}"
    if arguments.lan:  # the browser opens another address, so links must name this one
        settings = replace(settings, public_url=shown)

    def meanwhile(server: uvicorn.Server) -> None:
        while not server.started:
            if server.should_exit:
                return
            time.sleep(_LOOK)
        opened = not arguments.no_browser and _open(f"http://{_HERE}:{port}")
        _announce(shown, opened, arguments.lan)
        if compilation.percent is not None:
            print(t("play-compiling"), flush=True)
        if _wait_for_quit():
            server.should_exit = True

    run(settings, (box,), listener, meanwhile=meanwhile, compilation=compilation)
    print(t("play-stopped"))
    return 0


def _compilation() -> Compilation:
    """Compile the rules; the server compiles the bots while the first game already begins."""
    if not is_kept():  # without a cache, a second process cannot compile for this one
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
    print(t(key, address=address))
    return 0


def _listener(host: str, port: int | None) -> socket.socket:
    """Listen on the given port, else on the usual port or any free one."""
    if port is not None:
        return listen(host, port)
    try:
        return listen(host, USUAL_PORT)
    except StartError:
        return listen(host, 0)


def _own_address() -> str:
    """Return the address of this machine in the local network, without sending a packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation (RFC 5737)
        except OSError:
            return _HERE
        address: str = probe.getsockname()[0]
        return address


def _announce(address: str, opened: bool, lan: bool) -> None:
    key = "play-opened" if opened else "play-address"
    print(t(key, address=address))
    if lan:
        print(t("play-lan", address=address))
        print(_qr(address), end="")
    print(t("play-how-to-stop", word=QUIT))
    sys.stdout.flush()


def _qr(address: str) -> str:
    """Return the address as a QR code of block characters, or "" if the encoding lacks them."""
    picture = io.StringIO()
    segno.make(address, error="m").terminal(picture, border=2, compact=True)
    text = picture.getvalue()
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return text


def _open(address: str) -> bool:
    """Open a graphical browser; a text browser would take over the terminal."""
    windows = sys.platform in ("win32", "darwin", "cygwin")
    if not (windows or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))):
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    # Some browser commands return only when their window closes.
    threading.Thread(target=browser.open, args=(address,), daemon=True).start()
    return True


def _wait_for_quit() -> bool:
    """Read standard input until "quit" or its end; return False if it is unusable."""
    try:
        number = sys.stdin.fileno()
        if stat.S_ISCHR(os.fstat(number).st_mode) and not os.isatty(number):
            return False  # /dev/null, which shells give to background processes
        if hasattr(signal, "SIGTTIN"):
            # In the background, reading a terminal then fails instead of stopping the process.
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTTIN])
        rest = b""
        # A thread that waits in sys.stdin would keep the process alive, so read the descriptor.
        while chunk := os.read(number, 1024):
            *lines, rest = (rest + chunk).split(b"\n")
            if any(line.strip().lower() == QUIT.encode() for line in lines):
                break
    except (AttributeError, OSError, ValueError):  # no input, or a closed one
        return False
    return True
