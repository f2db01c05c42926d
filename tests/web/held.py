"""Hold back the messages of a page, so that a test decides when the server receives them."""

from __future__ import annotations

from playwright.sync_api import Page

HOLDABLE = """
const send = WebSocket.prototype.send;
window.held = null;
WebSocket.prototype.send = function (data) {
  if (window.held && String(data).includes('"act"')) window.held.push(() => send.call(this, data));
  else send.call(this, data);
};
"""
"""An init script that makes `hold` and `release` work. It never holds back heartbeats."""


def hold(page: Page) -> None:
    """Keep the actions that the page sends from now on."""
    page.evaluate("() => { window.held = [] }")


def release(page: Page) -> None:
    """Send the kept actions, and send all later actions immediately."""
    page.evaluate(
        "() => { const kept = window.held; window.held = null; for (const go of kept) go() }"
    )
