"""Hold back messages and timers of a page, so that a test decides when something happens."""

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


STAYING = """
window.ends = [];
const { setTimeout: start } = window;
window.setTimeout = (then, ms, ...given) =>
  ms === 6000 ? window.ends.push(then) : start(then, ms, ...given);
"""
"""A script after which notes and speech bubbles stay until `end_notes`, not for six seconds."""


def end_notes(page: Page) -> None:
    """End all notes and speech bubbles, as if their time was over."""
    page.evaluate("() => { for (const end of window.ends.splice(0)) end() }")
