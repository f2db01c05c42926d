"""Control Firefox over WebDriver BiDi, without a driver process."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE

FIREFOX = ("firefox-esr", "firefox")
_QUIET = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.update.enabled": False,
    "services.settings.server": "data:,",
}
"""Preferences that stop Firefox from sending requests to other servers."""


def firefox() -> str:
    """Return the path of Firefox: `$FIREFOX`, or the first one on the PATH."""
    named = os.environ.get("FIREFOX")
    found = named or next((path for name in FIREFOX if (path := shutil.which(name))), None)
    assert found, "these tests need Firefox: set FIREFOX, or install it (make test does)"
    return found


class Firefox:
    """One page of a separate Firefox, and the errors in its console."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._last = 0
        self._left: set[str] = set()
        self.errors: list[str] = []
        self._ask("session.new", capabilities={})
        # Only a separate window has the focus. Without focus, keys press no button.
        self._context = self._ask("browsingContext.create", type="window")["context"]
        self._ask("session.subscribe", events=["log.entryAdded"])

    def _ask(self, method: str, **params: object) -> dict[str, Any]:
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            if message.get("method") == "log.entryAdded":
                self._hear(message["params"])
            elif message.get("id") == self._last:
                assert message["type"] == "success", message
                found: dict[str, Any] = message["result"]
                return found

    def _hear(self, entry: dict[str, Any]) -> None:
        """Store an error of the current page; ignore errors of pages that the test has left."""
        source = entry["source"]
        mine = source.get("context") == self._context and source["realm"] not in self._left
        if entry["level"] == "error" and mine:
            self.errors.append(f"{entry.get('text')}")

    def go(self, url: str) -> None:
        """Open an address."""
        target = {"context": self._context}
        here = self._ask("script.evaluate", expression="1", target=target, awaitPromise=False)
        self._left.add(here["realm"])
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """Resize the page."""
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=size)

    @contextmanager
    def behind_another_tab(self) -> Iterator[str]:
        """Show an empty tab in front of the page. Yield its id, and close it in the end."""
        tab = {"type": "tab", "referenceContext": self._context}
        front: str = self._ask("browsingContext.create", **tab)["context"]
        yield front
        self._ask("browsingContext.close", context=front)

    def run(self, script: str, tab: str = "") -> Any:
        """Return the value of an expression in the page or tab; wait if it is a promise."""
        target = {"context": tab or self._context}
        answer = self._ask("script.evaluate", expression=script, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def wait(self, condition: str) -> None:
        """Wait until an expression is true in the page."""
        stop = time.monotonic() + PATIENCE
        while not self.run(f"Boolean({condition})"):
            assert time.monotonic() < stop, (condition, self.errors)
            time.sleep(0.05)

    def click(self, selector: str) -> None:
        """Click the middle of the element that a selector finds, as a user does."""
        self.wait(f"document.querySelector({selector!r})?.getClientRects().length")
        where = json.loads(
            self.run(
                f"(() => {{ const one = document.querySelector({selector!r});"
                " one.scrollIntoView({block: 'center', inline: 'center'});"
                " const box = one.getBoundingClientRect();"
                " return JSON.stringify([box.x + box.width / 2, box.y + box.height / 2]) })()"
            )
        )
        x, y = (round(one) for one in where)
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "actions": moves}
        self._ask("input.performActions", context=self._context, actions=[source])

    def press(self, key: str) -> None:
        """Press a key."""
        moves = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        source = {"type": "key", "id": "keys", "actions": moves}
        self._ask("input.performActions", context=self._context, actions=[source])


@contextmanager
def browsing(profile: Path) -> Iterator[Firefox]:
    """Start a Firefox, and stop it in the end."""
    profile.mkdir(parents=True, exist_ok=True)
    lines = [
        f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in _QUIET.items()
    ]
    (profile / "user.js").write_text("\n".join(lines))
    command = [firefox(), "--headless", "--no-remote", "--profile", str(profile)]
    process = subprocess.Popen(
        [*command, "--remote-debugging-port", "0"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "HOME": str(profile), "MOZ_DISABLE_AUTO_SAFE_MODE": "1"},
    )
    try:
        with connect(
            f"{_address(process)}/session", max_size=None, open_timeout=PATIENCE
        ) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def _address(process: subprocess.Popen[str]) -> str:
    """Return the WebDriver address that a new Firefox prints."""
    assert process.stderr is not None
    stop = time.monotonic() + PATIENCE
    while time.monotonic() < stop:
        line = process.stderr.readline()
        if found := re.search(r"BiDi listening on (ws://\S+)", line):
            return found[1]
        assert line or process.poll() is None, "Firefox has stopped"
    raise AssertionError("Firefox does not start")
