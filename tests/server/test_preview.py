"""The preview of a build is the result of building."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from tests.play import random_states, reachable
from tests.server.inside import inside

from overworld import Game, IllegalMove, NotationError
from overworld.game.kernel import decoded_state_of
from overworld.play.preview import BuildPreview, GroupView, preview_of, previews_of


def texts_of(game: Game) -> list[str]:
    """Return the legal moves as strings."""
    return [str(move) for move in game.legal_moves]


def builds(seeds: range) -> Iterator[tuple[Game, str]]:
    """Legal builds of random games, each with the game before it."""
    rng = random.Random(0)
    for seed in seeds:
        for game in random_states(seed):
            if game.phase == "act":
                found = [text for text in texts_of(game) if text.startswith("build")]
                if found:
                    yield game, rng.choice(found)


def largest(game: Game, seat: int, card: str) -> int:
    """Return the number of spaces in the largest group of a card."""
    return max(group.spaces for group in game.forecast(seat).groups if group.card == card)


def test_a_preview_is_the_result_of_building() -> None:
    covering = changing = after_a_scoring = 0
    for game, move in builds(range(6)):
        position = game.position
        preview = preview_of(game, move)
        assert game.position == position
        ahead, seat = game.copy(), game.turn or 0
        ahead.play(move)
        _, cell, space = move.split(" ")
        old, new = game.players[seat], ahead.players[seat]
        assert (preview.tile, str(preview.space)) == (game.world[cell].face, space)
        assert preview.covered == old.board[int(space) - 1]
        assert preview.xp == new.xp - old.xp
        for block, count in old.supply.items():
            assert preview.paid.get(block, 0) == count - new.supply[block]
        scored = decoded_state_of(game).scored
        assert [change.card for change in preview.changes] == ["A", "B", "C"][scored:]
        after_a_scoring += scored > 0
        for change in preview.changes:
            assert change.before.spaces == largest(game, seat, change.card)
            assert change.after.spaces == largest(ahead, seat, change.card)
            groups = ahead.forecast(seat).groups
            told = [GroupView(g.characteristic, g.spaces, g.points) for g in groups]
            assert change.after in told
            changing += change.before != change.after
        covering += preview.covered is not None
        decision = dict(zip(texts_of(game), game.legal_moves.ids, strict=True))[move]
        assert preview_of(game, decision) == preview
        assert msgspec.json.decode(msgspec.json.encode(preview), type=BuildPreview) == preview
    assert covering
    assert changing
    assert after_a_scoring


@given(game=reachable)
def test_previews_of_a_cell_are_those_of_its_legal_builds(game: Game) -> None:
    position = game.position
    for cell in ["c3", *game.world]:
        found = [text for text in texts_of(game) if text.startswith(f"build {cell} ")]
        assert previews_of(game, cell) == [preview_of(game, text) for text in found]
        assert len(found) <= 9
    assert game.position == position


def test_previews_need_the_name_of_a_cell() -> None:
    with pytest.raises(NotationError, match="cell must be a1 to f6, got 'g9'"):
        previews_of(Game(2), "g9")


def test_one_request_answers_all_previews_of_a_building(tmp_path: Path) -> None:
    game, move = next(builds(range(6)))
    asyncio.run(ask_previews(tmp_path, game, move.split()[1]))


async def ask_previews(tmp_path: Path, game: Game, cell: str) -> None:
    """Ask a server for the previews of a building, and for previews that it refuses."""
    async with inside(tmp_path) as found, found.person() as person:
        lobby = f"/api/1/tables/{await found.table(person)}"
        assert (await person.get(f"{lobby}/previews?at=c4")).json()["code"] == "not_started"
        made = await person.post("/api/1/records", json={"record": game.record()})
        table = f"/api/1/tables/{made.json()['code']}"
        told = await person.get(f"{table}/previews?at={cell}")
        assert msgspec.json.decode(told.content, type=list[BuildPreview]) == previews_of(game, cell)
        assert told.json()
        for at, code in (("g9", "bad_move"), ("c44", "malformed")):
            told = await person.get(f"{table}/previews?at={at}")
            assert (told.status_code, told.json()["code"]) == (400, code)


def test_only_legal_builds_have_a_preview() -> None:
    game = Game(2)
    game.deal(random.Random(7))
    with pytest.raises(IllegalMove, match="face down"):
        preview_of(game, "build c3 1")
    with pytest.raises(ValueError, match="move must be a build, got mine w1"):
        preview_of(game, "mine w1")
