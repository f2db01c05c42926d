"""Boxes: the base box, and the problems of custom boxes."""

from __future__ import annotations

import copy
import pickle
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import overworld.components
from overworld import BoxError, Game, NotationError, load_box
from overworld.components import Box
from overworld.components.check import STATUSES
from overworld.components.loader import find_line, parse_box

BASE = Path(overworld.components.__file__).with_name("base.toml").read_text(encoding="utf-8")


def problems(text: str) -> list[str]:
    with pytest.raises(BoxError) as found:
        parse_box(text)
    return [str(problem) for problem in found.value.problems]


def changed(*pairs: tuple[str, str]) -> str:
    text = BASE
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_the_base_box_has_what_the_rulebook_says() -> None:
    box = load_box()
    assert dict(box.blocks) == {"wood": 16, "sand": 14, "stone": 12, "obsidian": 10, "emerald": 12}
    assert sum(building.copies for building in box.buildings) == 44
    assert sum(mob.copies for mob in box.mobs) == 20
    assert sum(weapon.neutral for weapon in box.weapons) == 16
    assert sum(weapon.per_player for weapon in box.weapons) == 5
    assert [board.id for board in box.boards] == ["red", "blue", "yellow", "green"]


def test_the_base_box_passes_its_own_check() -> None:
    assert parse_box(BASE) == load_box()


def test_every_entry_of_the_base_box_says_how_sure_it_is() -> None:
    raw = load_box().raw
    for name in ("weapon", "mob", "building", "board"):
        for entry in raw[name]:
            status = entry["status"]
            found = [status] if isinstance(status, str) else status.values()
            assert set(found) <= set(STATUSES)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("wood = 16", "wood = 15", "cube.blocks: wrong sum of blocks: wanted 64, found 63"),
        ("wood = 16", "wod = 16", "cube.blocks.wood: missing"),
        (
            "\ncopies = 2",
            "\ncopies = 3",
            "building: wrong sum of tiles: wanted 64, found 65",
        ),
        ("copies = 2", "copies = 0", "mob[0].copies: bad number: low 1, high 99, found 0"),
        ("neutral = 3", "neutral = 4", "weapon: wrong sum of tokens: wanted 16, found 17"),
        ("move_max = 2", "move_max = 3", "overworld.move_max: not as in base: wanted 2, found 3"),
        ("diagonal_moves = false", "", "overworld.diagonal_moves: missing"),
        (
            "tokens_revealed = 3",
            "tokens_revealed = true",
            "fight.tokens_revealed: not as in base: wanted 3, found True",
        ),
        ('biome = "forest"', 'biome = "swamp"', "building[0].biome: unknown name: found 'swamp'"),
        ('type = "bridge"', "", "building[3].type: missing"),
        (
            "cost = { wood = 2 }",
            "cost = { emerald = 2 }",
            "building[0].cost.emerald: unknown name: found 'emerald'",
        ),
        ("cost = { wood = 2 }", "cost = { wood = -1 }", "building[0].cost.wood: bad number"),
        ("cost = { wood = 2 }", 'cost = "2 wood"', "building[0].cost: not amounts"),
        ('id = "bow"', 'id = "a bow"', "weapon[5].id: bad id: found 'a bow'"),
        ('id = "bow"', 'id = "tnt"', "weapon[8].id: id taken: found 'tnt', by weapon[5].id"),
        ("\nper_player = 3", "\nper_player = 0", "weapon: short first pile: least 3, found 2"),
        ('power = "detonate"', 'power = "none"', "weapon: power not once: power detonate, found 0"),
        ('power = "detonate"', 'power = "fly"', "weapon[8].power: unknown name: found 'fly'"),
        ("xp = 2\nper_player", "per_player", "weapon[6].xp: missing"),
        ("size = [4, 4, 4]", "size = [4, 4, 4.0]", "cube.size: not as in base"),
        ('id = "bow"', f'id = "{"b" * 61}"', "weapon[5].id: bad id"),
        ("blocks = 1\n", "blocks = true\n", "weapon[7].blocks: not as in base: wanted 1"),
        ("blocks = 1\n", "blocks = 2\n", "weapon[7].blocks: not as in base: wanted 1"),
        ('kind = "spider"', 'kind = "dragon"', "mob[0].kind: unknown name: found 'dragon'"),
        ("points_each = 2\n", "", "mob[4].points_each: missing"),
        ("points_each = 2\n", 'points_each = "2"\n', "mob[4].points_each: bad number"),
        (
            "hearts = 4\nxp = 5",
            "hearts = 4.0\nxp = 5",
            "mob[3].hearts: bad number: low 0, high 99, found 4.0",
        ),
        ('  ["mountains", "desert", "forest"],\n', "", "board[0].grid: not 3 by 3"),
        (
            '["mountains", "desert", "forest"]',
            '["mountains", "desert"]',
            "board[0].grid: not 3 by 3",
        ),
        ('"snowy_tundra", "forest", "desert"]', '"x", "forest", "desert"]', "board[0].grid[1][0]"),
        ('id = "green"', 'id = "red"', "board[3].id: id taken: found 'red', by board[0].id"),
        ("forest = 3,", "forest = 100,", "scoring.A.points.forest: bad number"),
        (
            '"forest", "desert", "mountains",',
            '"forest", "desert",',
            "characteristics.biome: not 4 names",
        ),
        (
            'status = "known"',
            'status = "sure"',
            "meta.status: unknown name: found 'sure', known known, likely",
        ),
        ("[track]", "[trick]", "track: missing"),
        ("[track]", "[trick]", "trick: unknown key"),
        ("version = 1", "version = 0", "meta.version: bad number: low 1"),
        ('id = "base"', "id = 7", "meta.id: bad id: found 7"),
        ('id = "base"\n', "", "meta.id: missing"),
        (
            "players = { min = 2",
            "players = { min = 1",
            "meta.players.min: not as in base: wanted 2, found 1",
        ),
        ("\n[[weapon]]", "\n[[weapon]]\ncolour = 1", "weapon[0].colour: unknown key"),
        ("{ crossings =", '{ xq = "known", crossings =', "overworld.status.xq: unknown key"),
    ],
)
def test_problems_are_named_with_their_place(old: str, new: str, problem: str) -> None:
    found = problems(changed((old, new)))
    assert any(problem in line for line in found), found
    assert any(line.startswith("line ") for line in found)


def test_all_problems_are_listed_together() -> None:
    found = problems(
        changed(
            ("wood = 16", "wood = 15"),
            ("move_max = 2", "move_max = 5"),
            ('biome = "forest"', 'biome = "swamp"'),
            ('id = "bow"', 'id = "Bow"'),
        )
    )
    assert len(found) == 4


def test_a_line_number_leads_to_the_place() -> None:
    text = changed(("hearts = 6", 'hearts = "six"'))
    (line,) = problems(text)
    number = int(line.removeprefix("line ").partition(":")[0])
    assert text.splitlines()[number - 1] == 'hearts = "six"'


@pytest.mark.parametrize("key", ['"my note"', "'größe'", '"a.b[3]"', '"]"', '""'])
def test_a_key_that_is_quoted_is_refused_in_its_line(key: str) -> None:
    text = changed(("[meta]", f"[meta]\n{key} = 1"))
    (line,) = problems(text)
    number, place = line.removeprefix("line ").split(": ", 1)
    assert text.splitlines()[int(number) - 1] in (f"{key} = 1", "[meta]")
    assert place == f"meta.{key[1:-1]}: unknown key"


@given(st.text(max_size=20), st.sampled_from(["meta", "cube.blocks", "weapon[0]", ""]))
@example("forêst", "cube.blocks")
@example("\n", "meta")
def test_problems_with_any_key_have_a_line_number_and_fit_in_a_line(key: str, table: str) -> None:
    find_line(f"{table}.{key}", {"meta": 1, "cube": 2, "weapon[0]": 3})
    quoted = '"' + "".join(f"\\U{ord(letter):08x}" for letter in key) + '"'
    found = problems(changed(("wood = 16", f"{quoted} = 1, wood = 16")))
    assert all(line.isprintable() for line in found)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[meta]",
        "weapon = 3",
        "weapon = [1]",
        "[cube]\nblocks = 1",
        "a = [" * 2000,
        "a = " + "9" * 5000,
    ],
)
def test_invalid_files_raise_box_errors(text: str) -> None:
    assert problems(text)


def test_a_missing_or_binary_file_is_a_box_error(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="No such file"):
        load_box(tmp_path / "nothing.toml")
    with pytest.raises(BoxError, match="not a text file"):
        load_box("nothing\0.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoxError, match="not a text file"):
        load_box(tmp_path / "binary.toml")


def test_a_custom_box_is_playable(tmp_path: Path) -> None:
    """Other ids, numbers, boards and characteristics, without compiling again."""
    text = changed(
        ('id = "base"', 'id = "mine"'),
        ("wood = 16, sand = 14", "wood = 10, sand = 20"),
        ("snowy_tundra = 6 }", "snowy_tundra = 9 }"),
        ("hearts = 5\npower", "hearts = 7\npower"),
    )
    text = text.replace("desert", "dunes").replace("golden_hoe", "golden_spoon")
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    box = load_box(file)
    assert box.name != load_box().name
    game = Game(3, box=box)
    rng = random.Random(1)
    game.deal(rng)
    while ids := game.legal_moves.ids:
        game.play(rng.choice(ids))
        game.deal(rng)
    record = game.record()
    assert "dunes" in record
    assert Game.from_record(record, box).position == game.position
    assert Game.from_position(game.position, box).position == game.position
    with pytest.raises(NotationError, match="the tag Box"):
        Game.from_record(record)
    total = sum(player.supply["sand"] for player in game.players)
    assert total <= 20


def test_boxes_are_compared_by_the_whole_hash() -> None:
    """Two boxes may have the same eight digits."""
    box = load_box()
    other = Box.from_raw(dict(box.raw))
    assert box == other
    assert hash(box) == hash(other)
    vars(other)["_fingerprint"] = box._fingerprint[:4] + bytes(28)
    assert other.digest == box.digest
    assert other != box


def test_the_contents_of_a_box_are_read_only() -> None:
    box = load_box()
    tables: list[Any] = [box.raw, box.raw["meta"], box.raw["weapon"][0]]
    for table in tables:
        with pytest.raises(TypeError, match="does not support item assignment"):
            table["id"] = "x"
    with pytest.raises(TypeError, match="does not support item assignment"):
        box.raw["weapon"][0] = {}
    for other in (pickle.loads(pickle.dumps(box)), copy.deepcopy(box), Box.from_raw(box.raw)):
        assert other == box
        assert other.raw == box.raw


def test_a_box_does_not_follow_changes_of_its_source() -> None:
    raw = tomllib.loads(BASE)
    box = Box.from_raw(raw)
    raw["weapon"][0]["id"] = "x"
    assert box.raw["weapon"][0]["id"] == box.weapons[0].id != "x"
