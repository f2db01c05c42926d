"""Helpers for a turn in the page: its buttons, its legal targets and the actions it has sent."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from playwright.sync_api import Locator

from tests.web.ahead import Way, can, way_to
from tests.web.people import Tab


def button(tab: Tab, action: str) -> Locator:
    return tab.page.locator(f'[data-action="{action}"]')


def asked(tab: Tab) -> Locator:
    return tab.page.locator("#prompt")


def frames(tab: Tab) -> list[dict[str, Any]]:
    """Return the actions that the page has sent."""
    return [one for one in map(json.loads, tab.sent) if one["type"] == "act"]


def legal(view: dict[str, Any], verb: str) -> dict[str, bool]:
    """Return the legal decisions of a kind, and whether each of them reveals something."""
    found = {one["text"]: one.get("reveals", False) for one in view["legal"]}
    return {move: reveals for move, reveals in found.items() if move.split()[0] == verb}


def lit(tab: Tab, selector: str, attribute: str = "data-place") -> set[str]:
    found = tab.page.locator(f"{selector}[data-legal]")
    return {one.get_attribute(attribute) or "" for one in found.all()}


@cache
def all_five() -> Way:
    """Return a way to a position in which all five actions are possible."""
    return way_to(lambda game: can(game, "mine", "explore", "build", "fight", "take"), 18)


def two_actions(tab: Tab) -> list[str]:
    """Take a first block; return the decisions that complete both actions of the turn."""
    moves = [one["text"] for one in tab.view()["legal"]]
    mine = next(move for move in moves if move.startswith("mine"))
    tab.play(mine)
    second = next(one["text"] for one in tab.view()["legal"])
    return [second, "explore " + tab.view()["players"][0]["crossing"]]
