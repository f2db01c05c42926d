"""Questions of clients: why a decision is not legal, and the contents of the box."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import httpx
import msgspec
import pytest
from tests.patience import PATIENCE
from tests.play import random_states
from tests.server.harness import Person, Server, serving, sqlite_url

from overworld import Game, Refusal, load_box
from overworld.components import Building, Mob
from overworld.game.refusal import ALL_CODES
from overworld.notation.names import CELL_NAMES, COLUMN_NAMES, CROSSING_NAMES, SPACE_NAMES
from overworld.play.view import step_view, why_of
from overworld.server.http.box_api import BoxView, box_view

BOX = load_box()
DECISIONS = [
    *(f"mine {column}" for column in COLUMN_NAMES),
    *(f"explore {crossing}" for crossing in CROSSING_NAMES),
    *(f"{verb} {cell}" for verb in ("fight", "take") for cell in CELL_NAMES),
    *(f"build {cell} {space}" for cell in CELL_NAMES for space in SPACE_NAMES[:2]),
    *(f"score {trait}" for trait in BOX.traits),
    *("draw", "detonate", "pass", "trade", "end"),
]


def ask_of(game: Game, move: str) -> Refusal | str | None:
    """Return the reason against a decision, or the error if no table can have such a decision."""
    try:
        return why_of(game, move)
    except ValueError:
        return "no move"


def test_every_illegal_decision_has_a_reason() -> None:
    codes = set()
    for game in islice(random_states(3), 0, None, 9):
        position = game.position
        legal = {str(move) for move in game.legal_moves} if game.turn is not None else set()
        for move in DECISIONS:
            why = ask_of(game, move)
            assert (why is None) == (move in legal), (game.position, move, why)
            if isinstance(why, Refusal):
                codes.add(why.code)
        assert game.position == position, "asking changes nothing"
    assert codes <= set(ALL_CODES)
    assert len(codes) > 8


def test_the_reason_against_ending_a_turn_is_that_of_the_view() -> None:
    for game in islice(random_states(4), 0, None, 5):
        view = step_view(game, game.step_number, odds=False)
        for choice in view.endings:
            if choice.id == "end":
                assert why_of(game, "end") == choice.reason


@pytest.mark.parametrize("move", ["", "hop", "mine", "mine q9", "mine w1 w2", "end now", "é", "0"])
def test_an_invalid_move_is_refused(move: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        why_of(next(random_states(1)), move)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite_url(tmp_path_factory.mktemp("why"))) as server:
        yield server


def test_a_table_says_why_a_move_is_illegal(server: Server) -> None:
    with Person(server) as person:
        code = person.make({"kind": "here"}, {"kind": "here"})

        def ask(move: str) -> httpx.Response:
            return person.http.get(f"/api/1/tables/{code}/why", params={"move": move})

        assert ask("end").json()["code"] == "not_started"
        assert person.do(code, "start")["type"] == "done"
        legal = ask("explore 33")
        assert (legal.status_code, legal.json()) == (200, None)
        far = ask("explore 11")
        assert far.status_code == 200
        assert far.json() == {"code": "too_far", "facts": {"steps": 4, "most": 2}}
        assert ask("end").json() == {"code": "actions_owed", "facts": {"owed": 2}}
        for text in ("hop", "", "tile c3 creeper-desert", "token c1 bow"):
            bad = ask(text)
            assert (bad.status_code, bad.json()["code"]) == (400, "bad_move"), text
        assert ask("x" * 41).json()["code"] == "malformed"
        missing = person.http.get(f"/api/1/tables/{code}/why")
        assert (missing.status_code, missing.json()["code"]) == (400, "malformed")
        nobody = httpx.get(
            f"{server.url}/api/1/tables/AAAAAA/why", params={"move": "end"}, timeout=PATIENCE
        )
        assert nobody.json()["code"] == "no_table"


def test_a_table_without_spectators_answers_no_stranger(server: Server) -> None:
    with Person(server) as person:
        code = person.make({"kind": "here"}, {"kind": "here"}, spectators=False)
        assert person.do(code, "start")["type"] == "done"
        url = f"{server.url}/api/1/tables/{code}/why"
        assert (
            httpx.get(url, params={"move": "end"}, timeout=PATIENCE).json()["code"]
            == "no_spectators"
        )


def test_the_answer_about_the_box_has_all_its_parts(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/1/box", timeout=PATIENCE)
    assert answer.headers["cache-control"] == "no-cache"
    box = msgspec.json.decode(answer.content, type=BoxView)
    assert box == box_view(BOX)
    assert {block.id: block.count for block in box.blocks} == BOX.blocks
    assert [block.letter for block in box.blocks if block.wildcard] == ["e"]
    points = {one.id: one.points for card in box.cards for one in card.characteristics}
    assert points == BOX.points
    assert [card.id for card in box.cards if card.printed] == ["A"]
    assert sum(one.copies for one in box.buildings) == 44
    assert sum(one.count for one in box.mobs) == 20
    tiles = {tile.id: tile for tile in BOX.tiles}
    for building in box.buildings:
        tile = tiles[building.id]
        assert isinstance(tile, Building)
        assert (building.biome, building.material, building.type) == (
            *(tile.biome, tile.material, tile.type),
        )
        assert (building.cost, building.xp) == (tile.cost, tile.xp)
    for mob in box.mobs:
        beast = tiles[mob.id]
        assert isinstance(beast, Mob)
        assert mob.action == (beast.variant == "action") == (mob.characteristic is None)
        assert (mob.hearts, mob.xp, mob.points) == (beast.hearts, beast.xp, beast.points_each)
    assert sum(weapon.neutral for weapon in box.weapons) == 16
    assert sum(weapon.per_player for weapon in box.weapons) == 5
    assert {board.id: board.biomes for board in box.boards} == {
        board.id: board.biomes for board in BOX.boards
    }
