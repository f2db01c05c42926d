"""U23 and U25: the server decides which blocks are legal, and it never sends hidden blocks."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

from tests.web.ahead import BUILDER, way_to
from tests.web.conftest import Opener
from tests.web.people import HERE, Tab
from tests.web.test_cube import SIDES, legal_blocks

COLUMNS = [f"{x}{y}" for y in "1234" for x in "wxyz"]
TAKE = re.compile(r"(\w\d), height \d.* can be taken$")


# ---------------------------------------------------------------- U23: lit blocks are legal

FACES = """async ([before, points]) => {
  const table = document.querySelector('[data-hash]')
  const until = performance.now() + 120000
  while (table.dataset.hash === before && performance.now() < until)
    await new Promise(requestAnimationFrame)
  const lit = [...document.querySelectorAll('[data-cube] [aria-label$="can be taken"]')].map(
    (one) => [one.dataset.place, one.getAttribute('aria-label'), Number(one.dataset.level)])
  const svg = document.querySelector('[data-cube] svg')
  const { left, top, width, height } = svg.getBoundingClientRect()
  const poked = points.map(([u, v]) => {
    const found = document.elementFromPoint(left + width * u, top + height * v)
    const block = found?.closest('[data-column]')
    if (!block) return null
    return [block.dataset.column, Number(block.dataset.level), 'legal' in block.dataset]
  })
  return { hash: table.dataset.hash, lit, poked }
}"""
"""Wait for a new position; return the legal blocks and the blocks at some points of the page."""


def test_U23_the_page_offers_the_legal_blocks_of_the_server_in_200_positions(tab: Tab) -> None:
    rng, positions = random.Random(23), 0
    for game in range(20):
        tab.against(HERE, deal=f"lit-{game}", first=0)
        tab.my_turn()
        before = ""
        while positions < 200:
            points = [(rng.random(), rng.random()) for _ in range(20)]
            seen = tab.page.evaluate(FACES, [before, points])
            told = shown(tab, seen["hash"])
            if told["view"].get("over"):
                break
            positions += 1
            compare(seen["lit"], seen["poked"], told["view"])
            decisions = [one["text"] for one in told["view"]["legal"]]
            blocks = [text for text in decisions if text.startswith("mine")] or decisions
            move = rng.choice(blocks if rng.random() < 0.5 else decisions)
            before = seen["hash"]
            tab.do("play", move=move, expected=told["game_seq"])
        if positions >= 200:
            return
        tab.go()
    raise AssertionError(positions)


def shown(tab: Tab, hash: str) -> dict[str, Any]:
    """Return the message with the view that the page shows."""
    for frame in reversed(tab.received):
        if f'"{hash}"' in frame:
            found: dict[str, Any] = json.loads(frame)
            return found
    raise AssertionError(hash)


def compare(lit: list[Any], poked: list[Any], view: dict[str, Any]) -> None:
    legal, cube = legal_blocks(view), view["cube"]
    assert {place for place, _, _ in lit} == legal
    assert len(lit) == len(legal)
    for place, name, level in lit:
        found = TAKE.search(name)
        assert found
        assert found[1] == place
        assert level == len(cube[place]) - 1
    for one in poked:
        if one:
            column, level, taken = one
            top = level == len(cube[column]) - 1
            assert not taken or (top and column in legal), one


# ---------------------------------------------------------------- U25: hidden blocks


def hidden(cube: dict[str, str]) -> Iterator[tuple[str, int]]:
    """Yield the blocks without a free face."""
    for place in COLUMNS:
        x, y = "wxyz".index(place[0]), int(place[1])
        beside = [
            len(cube.get("wxyz"[x + dx] + str(y + dy), "")) if 0 <= x + dx <= 3 else 0
            for dx, dy in SIDES.values()
        ]
        for level in range(len(cube[place]) - 1):
            if all(height > level for height in beside):
                yield place, level


def cubes(data: Any) -> Iterator[dict[str, str]]:
    """Yield every cube in a message."""
    if isinstance(data, list):
        for one in data:
            yield from cubes(one)
    elif isinstance(data, dict):
        if isinstance(data.get("cube"), dict):
            yield data["cube"]
        for one in data.values():
            yield from cubes(one)


DRAWN = """() => [...document.querySelectorAll('[data-column][data-level]')].map(
  ({ dataset }) => [dataset.column, Number(dataset.level)])"""


def test_U25_no_message_and_no_element_contains_a_hidden_block(open_tab: Opener) -> None:
    tab = open_tab()
    bodies: list[str] = []
    tab.page.on(
        "response",
        lambda got: bodies.append(got.text()) if "/api/" in got.url and got.ok else None,
    )
    way = way_to(lambda game: game.over, 4, BUILDER)
    tab.against(HERE, deal=way.deal, first=0)
    seq = tab.table()["game_seq"]
    for number, (_, move) in enumerate(way.moves):
        seq = tab.do("play", move=move, expected=seq)["seq"]
        if number % 12 == 0:
            tab.synced()
            unseen = set(hidden(tab.view()["cube"]))
            drawn = {(column, level) for column, level in tab.page.evaluate(DRAWN)}
            assert drawn
            assert not unseen & drawn
    tab.synced()
    bodies.append(tab.context.request.get(f"{tab.url}/api/1/tables/{tab.code}").text())
    found = [cube for text in (*tab.received, *bodies) for cube in cubes(json.loads(text))]
    assert len(found) > len(way.moves)
    assert any(True for _ in hidden(found[0]))
    for cube in found:
        for place, level in hidden(cube):
            assert cube[place][level] == "?", (place, level, cube)
