"""The picture of a table shows all its pieces, in shapes and in words."""

from __future__ import annotations

import json
import random
import re
from html.parser import HTMLParser
from itertools import chain, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from tests.play import examples, finished_game, random_states, reachable

import overworld.components
from overworld import Game, NotationError, load_box
from overworld.components import Box, Building
from overworld.game.kernel import decoded_state_of
from overworld.notation.names import CELL_INDEX, PHASE_NAMES
from overworld.pictures import FilmWords, draw, pieces
from overworld.pictures.canvas import text_path
from overworld.pictures.cube import find_material
from overworld.pictures.sheet import DAY, Sheet
from overworld.pictures.table import Drawing
from overworld.pictures.world import cell_spot, crossing_spot

SVG = "{http://www.w3.org/2000/svg}"
MAX_BYTES = 300_000
BASE = Path(overworld.components.__file__).parent / "base.toml"


@pytest.fixture(scope="module")
def own_box(tmp_path_factory: pytest.TempPathFactory) -> Box:
    """Return a custom box with unknown names and large numbers."""
    text = BASE.read_text("utf-8").replace('id = "base"', 'id = "mine"', 1)
    for known, new in (("desert", "dunes"), ("wooden_sword", "club")):
        text = text.replace(known, new)
    text = re.sub(r"\nhearts = 6\b", "\nhearts = 99", re.sub(r"\nxp = 6\b", "\nxp = 99", text))
    file = tmp_path_factory.mktemp("box") / "mine.toml"
    file.write_text(re.sub(r"points_each = [23]\b", "points_each = 99", text), "utf-8")
    return load_box(file)


def parts_of(drawing: Drawing) -> dict[str, str]:
    return {part.name: part.inner for part in drawing.parts}


def picture_of(game: Game, tile: str) -> str:
    """Return the reference to the picture of a tile."""
    kind = game.box.tiles[game.box.tile_ids.index(tile)]
    if isinstance(kind, Building):
        return f'href="#{pieces.building_picture(Sheet(DAY), kind)}"'
    return f'href="#{pieces.mob_picture(Sheet(DAY), kind)}"'


def drawn_once(svg: str) -> str:
    """Return the first reference in a part of a picture."""
    found = re.search(r'href="#\w+"', svg)
    assert found
    return found[0]


def shows_everything(game: Game) -> None:
    drawing = draw(decoded_state_of(game), game.box)
    parts, box = parts_of(drawing), game.box
    for name, cell in game.world.items():
        part = parts[name]
        if cell.face is None:
            assert ("face down" in part or "face-down" in part) == (cell.left > 0)
        else:
            assert cell.face in part
            weapons = {weapon.id: weapon for weapon in box.weapons}
            if cell.face in weapons and cell.face not in box.tile_ids:
                token = pieces.token(Sheet(DAY), weapons[cell.face], *cell_spot(name))
                assert token in part
            else:
                assert picture_of(game, cell.face) in part
                assert part.count("#c9b993") == cell.left - 1
    for name, letters in game.cube.items():
        part = parts[name]
        assert part.count("unknown") == letters.count("?")
        for letter in set(letters) - {"?"}:
            assert find_material(box, letter) in part
        top = parts[f"{name}-top"]
        if letters and letters[-1] != "?":
            block = pieces.block(Sheet(DAY), find_material(box, letters[-1]), 0, 0, 1)
            assert drawn_once(block) in top
            assert text_path(str(len(letters)))[0] in top
    for seat, player in enumerate(game.players):
        here = parts[f"character-{seat}"]
        assert f"{player.colour} stands on {player.crossing}" in here
        assert drawn_once(pieces.character(Sheet(DAY), player.colour, 0, 0, 1)) in here
        assert text_path(str(player.xp))[0] in parts[f"seat-{seat}-who"]
        board = box.boards[decoded_state_of(game).boards[seat]].biomes
        for space, tile in enumerate(player.board):
            part = parts[f"seat-{seat}-space-{space + 1}"]
            assert (tile or board[space]) in part
            ground = f'href="#{pieces.ground(Sheet(DAY), board[space])}"'
            assert (picture_of(game, tile) if tile else ground) in part
        for material, count in player.supply.items():
            assert text_path(str(count))[0] in parts[f"seat-{seat}-supply"]
            assert (f"{count} {material}" in parts[f"seat-{seat}-supply"]) == (count > 0)
        for weapon, count in player.pile.items():
            assert f"{count} {weapon}" in parts[f"seat-{seat}-pile"]
        for mob, count in player.mobs.items():
            assert f"{count} {mob}" in parts[f"seat-{seat}-mobs"]
            assert picture_of(game, mob) in parts[f"seat-{seat}-mobs"]
    fight = game.fight
    assert bool(parts["fight"]) == (fight is not None)
    if fight is not None:
        assert f"{fight.hearts} of {fight.needed} hearts" in parts["fight"]
        assert all(weapon in parts["fight"] for weapon in fight.revealed)
        assert "#ff6f78" in parts[fight.cell]
    decides = parts["decides"]
    if game.turn in range(len(game.colours)):
        assert f"{game.colours[game.turn or 0]} decides: {game.phase}" in decides
    else:
        assert ("the game is over" if game.over else "chance decides") in decides
    assert parts["turn"].count("<path") == 1 + game.actions_left
    crowned = [seat for seat in range(len(game.colours)) if "has won" in parts[f"seat-{seat}-who"]]
    assert tuple(crowned) == game.winners


def is_sound(svg: str) -> None:
    """Assert that an SVG is well formed, described, small and self-contained."""
    assert len(svg.encode()) < MAX_BYTES
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    title, words = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert title.text
    assert words is not None
    assert words.text
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    used = {one.get("href") for one in root.iter() if one.get("href")}
    painted = set(re.findall(r'"url\((#\w+)\)"', svg))
    assert used | painted <= {f"#{name}" for name in ids}
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "", 1)
    assert "script" not in svg


@examples(25)
@given(reachable)
def test_a_picture_shows_everything_on_the_table(game: Game) -> None:
    shows_everything(game)
    is_sound(game.svg())


def test_every_state_of_a_game_can_be_drawn() -> None:
    phases: set[str] = set()
    for game in chain.from_iterable(map(random_states, range(12))):
        if game.phase not in phases:
            shows_everything(game)
            phases.add(game.phase)
    assert phases == set(PHASE_NAMES)


def test_custom_boxes_are_drawn(own_box: Box) -> None:
    rng = random.Random(3)
    game = Game(4, box=own_box)
    game.deal(rng)
    for _ in range(150):
        game.play(rng.choice(game.legal_moves.ids))
        game.deal(rng)
    shows_everything(game)
    is_sound(game.svg(night=True))
    assert "dunes" in game.svg()


def test_the_dark_theme_changes_only_colours() -> None:
    game = finished_game(1)
    day, night = (draw(decoded_state_of(game), game.box, night=dark) for dark in (False, True))
    assert day.words == night.words
    assert day.svg() != night.svg()
    assert {part.name for part in day.parts} == {part.name for part in night.parts}


def test_equal_positions_have_equal_pictures() -> None:
    game = finished_game(2, 3)
    assert Game.from_position(game.position).svg() == game.svg() == game._repr_svg_()


def test_moves_are_marked_at_their_places() -> None:
    game = Game(2, first=0)
    game.deal(random.Random(1))
    plain = game.svg()
    marked = game.svg(moves=["explore 35", "explore 33", "mine w1"])
    assert marked.startswith(plain.removesuffix("</svg>"))
    overlay = marked[len(plain) - len("</svg>") :]
    x, y = crossing_spot("33")
    assert f"M{x} {y}L" in overlay  # the arrow starts at the character
    assert f'cx="{x}" cy="{y}"' in overlay  # a ring around the crossing that is not left
    assert overlay.count("#b44cff") == 2  # the best one, its shaft and its tip
    is_sound(marked)
    assert game.svg(moves=["score desert", "end"]) == plain


def test_marking_an_invalid_move_raises_an_error() -> None:
    with pytest.raises(NotationError, match="a move must begin with one of"):
        Game(2).svg(moves=["<script>"])


def film_of(page: str) -> tuple[list[str], list[dict[str, Any]]]:
    found = re.search(r'<script id="data" type="application/json">(.*?)</script>', page)
    assert found
    data = json.loads(found[1])
    return data["looks"], data["frames"]


@pytest.mark.parametrize("players", [2, 4])
def test_a_film_shows_every_step_as_it_is_drawn_alone(players: int) -> None:
    game = finished_game(7, players)
    looks, frames = film_of(game.html())
    steps = list(game._steps())
    assert len(frames) == len(steps) + 1
    shown: dict[int, int] = {}
    states = [steps[0].before, *(step.state for step in steps)]
    for at, (frame, state) in enumerate(zip(frames, states, strict=True)):
        shown |= dict(frame["changes"])
        if at % 5 and at < len(steps):
            continue
        drawing = draw(state, game.box)
        assert [looks[shown[part]] for part in range(len(drawing.parts))] == [
            part.inner for part in drawing.parts
        ]
        assert frame["title"] == drawing.title
    assert [frame["caption"] for frame in frames[1:]] == [
        step.move if step.seat is None else f"{game.colours[step.seat]}: {step.move}"
        for step in steps
    ]
    assert all(before.state.raw == after.before.raw for before, after in pairwise(steps))


def test_a_film_is_self_contained_and_small() -> None:
    page = finished_game(8).html(night=True)
    assert len(page) < 4_000_000
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "").replace("http-equiv", "")
    assert "default-src 'none'" in page
    assert not re.search(r"\b(src|href)=\"(?!#)", page)


def test_names_in_a_film_are_escaped() -> None:
    game = Game(2, first=0)
    game.deal(random.Random(1))
    game.play("mine w1")
    page = game.html(names=["</script><!--<script>", "b"], words=FilmWords(title="<b>"))
    tags: list[str] = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attrs: tags.append(tag)  # type: ignore[method-assign]
    parser.feed(page)
    assert tags.count("script") == 2
    assert "b" not in tags
    assert "<!--" not in page
    assert film_of(page)[1][1]["caption"] == "</script><!--<script>: mine w1"
    with pytest.raises(ValueError, match="names must have 2 elements, got 1"):
        game.html(names=["a"])


def test_a_game_that_has_not_begun_is_a_film_of_one_picture() -> None:
    looks, frames = film_of(Game(3).html())
    assert len(frames) == 1
    assert len(looks) > 50


def test_tokens_are_drawn_in_their_cells() -> None:
    game = Game(2)
    parts = parts_of(draw(decoded_state_of(game), game.box))
    for name in CELL_INDEX.keys() & parts.keys():
        x, y, _ = cell_spot(name)
        assert f'x="{x}" y="{y}"' in parts[name] or f"translate({x} {y})" in parts[name]
