"""The page in Firefox: it opens, plays, reloads, and logs no error."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Server
from tests.web.firefox import Firefox, browsing

ENTER, TAB, ESCAPE = "\ue007", "\ue004", "\ue00c"
PROMPT = "document.querySelector('#prompt')?.dataset.prompt"
AMBIENT = "document.getAnimations().some((one) => one.animationName?.startsWith('live-'))"
# Count frames and short timers that scripts ask for, and animations that begin. A hidden page
# sends a ping every 20 s, so longer timers are allowed.
COUNT = """(() => {
  window.counts = { frames: 0, timers: 0, animations: 0 }
  for (const [kind, ask] of [
    ['frames', 'requestAnimationFrame'], ['frames', 'requestIdleCallback'],
    ['timers', 'setTimeout'], ['timers', 'setInterval'],
  ]) {
    const real = window[ask].bind(window)
    window[ask] = (then, ms, ...more) => {
      if (kind === 'frames' || !(ms >= 10_000)) window.counts[kind]++
      return real(then, ms, ...more)
    }
  }
  document.addEventListener('animationstart', () => { window.counts.animations++ })
})()"""
RESET = "void Object.keys(counts).forEach((kind) => { counts[kind] = 0 })"
COUNTS = "JSON.stringify(counts)"
FRAMES = 400
"""More than a cycle of the ambient motion, which is 5 s."""
WAIT = f"""new Promise((done) => {{
  let left = {FRAMES}
  const next = () => (left-- ? requestAnimationFrame(next) : done())
  next()
}})"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with browsing(tmp_path_factory.mktemp("firefox") / "profile") as running:
        yield running


def test_pages_open_without_errors_and_keys_open_and_close_a_dialog(
    firefox: Firefox, server: Server
) -> None:
    for path in ("/", "/learn", "/rules", "/nowhere", "/settings"):
        firefox.go(server.url + path)
        firefox.wait("document.querySelector('main h1')")
        assert firefox.errors == [], path
    firefox.wait("document.querySelector('[aria-labelledby=data] button')")
    firefox.run("document.querySelector('[aria-labelledby=data] button').focus()")
    firefox.press(TAB)
    assert firefox.run("document.activeElement.matches('[aria-labelledby=data] button:last-child')")
    firefox.press(ENTER)
    firefox.wait("document.querySelector('dialog[open]')?.contains(document.activeElement)")
    firefox.press(ESCAPE)
    firefox.wait("!document.querySelector('dialog')")
    assert firefox.run("document.activeElement.matches('[aria-labelledby=data] button:last-child')")
    assert firefox.errors == []


# Only one size in a normal run, because the second visit offers to continue the first game.
@pytest.mark.parametrize(
    "size", [(1366, 768), pytest.param((390, 844), marks=pytest.mark.thorough)]
)
def test_a_game_starts_accepts_a_move_and_survives_a_reload(
    firefox: Firefox, server: Server, size: tuple[int, int]
) -> None:
    firefox.resize(*size)
    firefox.go(server.url)
    firefox.run("localStorage.setItem('overworld-settings', JSON.stringify({ pace: 'off' }))")
    firefox.go(server.url)
    firefox.click(".doors button")
    firefox.wait("document.querySelector('[data-mine=true]')")
    firefox.wait(f"{PROMPT} === 'act'")
    firefox.press("1")  # Collect
    firefox.wait("document.querySelector('[data-action=collect][aria-pressed=true]')")
    firefox.wait("document.activeElement.matches('[data-legal]')")  # on a legal block
    firefox.press(ENTER)
    firefox.wait(f"{PROMPT} === 'second'")
    firefox.wait("document.activeElement.matches('[data-cube] [data-legal]')")
    firefox.press(ENTER)
    firefox.wait(f"{PROMPT} === 'act'")
    before = firefox.run("document.querySelector('[data-hash]').dataset.hash")
    firefox.go(firefox.run("location.href"))
    firefox.wait("document.querySelector('[data-connection=online]')")
    assert firefox.run("document.querySelector('[data-hash]').dataset.hash") == before
    assert firefox.errors == []


def test_a_hidden_tab_asks_for_no_frame_and_begins_no_animation(
    firefox: Firefox, server: Server
) -> None:
    firefox.go(server.url)
    firefox.run("localStorage.setItem('overworld-settings', JSON.stringify({ pace: 'fast' }))")
    firefox.go(f"{server.url}/learn/1")
    firefox.wait(AMBIENT)
    firefox.run(COUNT)
    with firefox.behind_another_tab() as front:
        firefox.wait("document.hidden")
        firefox.wait(f"!{AMBIENT}")  # Firefox ends animations of hidden tabs.
        firefox.run(RESET)
        firefox.run(WAIT, front)
        assert firefox.run(COUNTS) == '{"frames":0,"timers":0,"animations":0}'
        assert not firefox.run(AMBIENT)
    firefox.wait("!document.hidden")
    firefox.wait("counts.animations > 0")
    assert firefox.errors == []
