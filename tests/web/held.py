"""Holding back what a page sends, so that a test decides when the server gets it."""

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
"""An init script: afterwards `hold` and `release` work. It never holds back signs of life."""


def hold(page: Page) -> None:
    """Keep the actions that the page sends from now on."""
    page.evaluate("() => { window.held = [] }")


def release(page: Page) -> None:
    """Send the actions that were kept, and all others at once."""
    page.evaluate(
        "() => { const kept = window.held; window.held = null; for (const go of kept) go() }"
    )
