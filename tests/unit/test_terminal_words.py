"""Messages of the terminal: names in the language of the player, and no ids."""

from __future__ import annotations

import re

import pytest
from tests.play import finished_game

from overworld import i18n as catalogue
from overworld.components import load_box
from overworld.game import Game
from overworld.game.derive_events import derive_events
from overworld.i18n import Translator, languages
from overworld.play.sentences import (
    explained_moves,
    forecast_lines,
    format_event,
    near_lines,
    reason_text,
    translated_name,
)

BOX = load_box()
IDS = {
    "material": BOX.materials,
    "trait": BOX.traits,
    "weapon": BOX.weapon_ids,
    "tile": [one.id for one in BOX.buildings],
    "colour": [one.id for one in BOX.boards],
}


def lines_of(game: Game) -> list[str]:
    """Return all lines of the terminal about a game, without the commands to type."""
    typed = re.compile(r"^  \S+(?: \S+){0,2}  +")
    lines = [format_event(one, BOX, lambda seat: f"<{seat}>") for one in derive_events(game)]
    while game.step_number:
        if not game.over and not game.chance_outcomes:
            lines += [typed.sub("", line) for line in explained_moves(game)]
            lines += [*near_lines(game), *forecast_lines(game)]
        game.undo()
    return lines


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Return finished games that contain nearly all events."""
    return [finished_game(seed) for seed in range(2)]


@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_names_instead_of_ids(
    language: str, games: list[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = Translator(language)
    monkeypatch.setattr(catalogue, "_translator", lambda: chosen)
    named = {translated_name(kind, one) for kind, ids in IDS.items() for one in ids}
    ids = {one for ids in IDS.values() for one in ids} - {one.lower() for one in named}
    foreign = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, ids))})(?![\w-])")
    lines = [line for game in games for line in lines_of(game.copy())]
    assert len(lines) > 1000
    assert [line for line in lines if foreign.search(line)] == []


def test_a_reason_has_the_same_names_of_blocks_as_the_page(games: list[Game]) -> None:
    found = set()
    for game in map(Game.copy, games):
        while game.step_number:
            game.undo()
            for cell in game.world:
                why = None if game.over or game.chance_outcomes else game.why_not(f"build {cell} 1")
                if why is not None and why.code == "short_of_blocks":
                    found.add(reason_text(why))
    assert any(re.match(r"You still need: \d (wood|sand|stone|obsidian)", one) for one in found)
    assert any(one.endswith("You do not have enough emeralds.") for one in found)


def test_a_component_without_a_name_shows_its_id() -> None:
    assert translated_name("weapon", "magic_wand") == "magic_wand"
