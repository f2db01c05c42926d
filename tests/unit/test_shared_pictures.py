"""Python and the page draw the same pictures.

`web/fixtures/pictures.json` holds a digest of every picture as Python draws it; a test of the
page holds its own pictures against the same file. After a change of the drawings,
`python -m tests.unit.test_shared_pictures` writes that file again, and the picture in the docs.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.play import finished_game

from overworld.components import Building, load_box
from overworld.pictures import paint, world
from overworld.pictures.art import art
from overworld.pictures.canvas import Layers, fnv1a
from overworld.pictures.sheet import DAY, NIGHT

WEB = Path(__file__).parents[2] / "web" / "src"
FIXTURE = WEB.parent / "fixtures" / "pictures.json"
IN_DOCS = Path(__file__).parents[2] / "docs" / "img" / "game.svg"

# Things of other boxes: their kind is drawn, their name is not.
OTHER_BUILDINGS = (
    ("lighthouse", "desert", "obsidian", "dwelling"),
    ("toll_bridge", "snowy_tundra", "sand", "bridge"),
    ("reef", "sea", "coral", "garden"),
)
OTHER_MOBS = (("dragon", True), ("slime", False))
OTHER_WEAPONS = (("crossbow", "reveal_extra"), ("bomb", "detonate"), ("club", "none"))


def pictures() -> dict[str, str]:
    """Return every picture by its name, as a string."""
    box = load_box()
    buildings = [(one.id, one.biome, one.material, one.type) for one in box.buildings]
    mobs = [(one.kind, one.characteristic is not None) for one in box.mobs]
    weapons = [(one.id, one.power) for one in box.weapons]
    drawn: dict[str, Layers] = {"tile-back": paint.tile_back(), "token": paint.token_back()}
    for building in (*buildings, *OTHER_BUILDINGS):
        drawn[" ".join(("building", *building))] = paint.building_layers(*building)
    for kind, scoring in (*mobs, *OTHER_MOBS):
        trait = "scoring" if scoring else "action"
        drawn[f"mob {kind} {trait}"] = paint.mob_layers(kind, scoring)
    for weapon, power in (*weapons, *OTHER_WEAPONS):
        drawn[f"weapon {weapon} {power}"] = paint.weapon_layers(weapon, power)
    for biome in (*box.characteristics["biome"], "sea"):
        drawn[f"biome {biome}"] = paint.biome_layers(biome)
    for colour in (*art().colours.players, "violet"):
        drawn[f"character {colour}"] = paint.skin_layers(colour)
    for material in (*box.blocks, "coral"):
        drawn[f"symbol {material}"] = (("", paint.symbol_on_face(material)),)
    drawn["land"] = world.slab()
    return {key: json.dumps(layers, separators=(",", ":")) for key, layers in sorted(drawn.items())}


def digests() -> dict[str, int]:
    return {key: fnv1a(text) for key, text in pictures().items()}


def picture_in_docs() -> str:
    """Return a table in mid-game."""
    game = finished_game(17)
    while game.step_number > 215 or game.phase != "act":
        game.undo()
    return game.svg() + "\n"


def test_the_picture_in_the_docs_is_current() -> None:
    assert IN_DOCS.read_text("utf-8") == picture_in_docs()


def test_the_fixture_of_the_page_matches_the_pictures_of_python() -> None:
    assert json.loads(FIXTURE.read_text("utf-8")) == digests()


def test_every_building_of_the_base_box_has_its_own_drawing() -> None:
    box = load_box()
    drawn = {
        json.dumps(paint.building_layers(one.id, one.biome, one.material, one.type))
        for one in box.tiles
        if isinstance(one, Building)
    }
    assert len(drawn) == len(box.buildings) == len(art().structures)


def test_colours_are_those_of_the_style_sheets() -> None:
    sheets = "".join(
        (WEB / name).read_text() for name in ("ui/style/tokens.css", "art/colours.css")
    )
    for name in DAY.keys() - {"heart"}:  # the page has no red for text
        found = re.search(rf"--{name.replace('.', '-')}: ([^;]+);", sheets)
        assert found, name
        both = re.fullmatch(r"light-dark\((#\w+), (#\w+)\)", found[1])
        assert (DAY[name], NIGHT[name]) == (both.groups() if both else (found[1], found[1]))


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(digests(), indent=2) + "\n", "utf-8")
    IN_DOCS.write_text(picture_in_docs(), "utf-8")
