"""Observations agree with `Game` from every seat, in the layout of the schema."""

from __future__ import annotations

import re
from math import prod
from pathlib import Path

import numpy as np
import pytest
from tests.play import random_states

import overworld.components
from overworld import CHANCE, Game, load_box
from overworld.env import OBSERVATION_VERSION, VectorEnv
from overworld.env.random_agent import RandomAgent
from overworld.game.kernel import states_of
from overworld.observation.floats import float_size, pieces_of, to_floats
from overworld.observation.schema import (
    CELL_BYTES,
    SEAT_BYTES,
    TABLE_BYTES,
    Bytes,
    Feature,
    feature,
    features_of_seat,
    features_of_table,
    size,
    view,
)
from overworld.observation.writer import CACHE_WORDS, appearance_of, observe
from overworld.rules.lookup import lookup_of
from overworld.rules.state import SEATS

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "reference" / "observation.md"
BLOCKS = "wstoe"
GROUPS = ("biome", "material", "type")
KINDS = {"reveal_extra": 7, "gain_xp": 8, "collect_block": 9, "detonate": 10, "none": 6}


def seen_from(game: Game, seat: int) -> Bytes:
    row = np.full((1, size(len(game.colours))), 255, np.uint8)  # nothing may be left unwritten
    cache = np.full((SEATS, CACHE_WORDS), 255, np.uint32)
    looks = appearance_of(game.box)
    observe(states_of(game), 0, lookup_of(game.box), looks, seat, cache, row, row.view(np.uint32))
    seen: Bytes = row[0]
    return seen


def cell_features(game: Game, name: str) -> dict[str, int]:
    """Return the expected bytes of a cell of a `Game`."""
    box, cell = game.box, game.world.get(name)
    if cell is None or (cell.face is None and cell.left == 0):
        return {"kind": 0}
    stack = name[0] in "bcde" and name[1] in "2345"
    if cell.face is None:
        return {"kind": 1 if stack else 5}
    if not stack:
        weapon = next(w for w in box.weapons if w.id == cell.face)
        return {"kind": KINDS[weapon.power], "hearts": weapon.hearts}
    for building in box.buildings:
        if building.id == cell.face:
            codes = {
                group: box.characteristics[group].index(getattr(building, group)) + 1
                for group in GROUPS
            }
            return {"kind": 2, "xp": building.xp, **codes, **building.cost}
    mob = next(mob for mob in box.mobs if mob.id == cell.face)
    if mob.characteristic is None:
        return {"kind": 4, "xp": mob.xp, "hearts": mob.hearts}
    trait = box.traits.index(mob.characteristic) + 1
    return {
        "kind": 3,
        "xp": mob.xp,
        "hearts": mob.hearts,
        "trait": trait,
        "points": mob.points_each,
    }


def check_cells(game: Game, seen: Bytes, seat: int) -> None:
    stacks = [f"{column}{row}" for row in "2345" for column in "bcde"]
    crossing = game.players[seat].crossing
    column, row = int(crossing[0]), int(crossing[1])
    around = [f"{'abcdef'[x - 1]}{y}" for y in (row, row + 1) for x in (column, column + 1)]
    parts = [found.name.removeprefix("stack_") for found in features_of_table()[:CELL_BYTES]]
    for prefix, names in (("stack", stacks), ("corner", around)):
        for at, name in enumerate(names):
            wanted = cell_features(game, name)
            for part in parts:
                found = view(seen, f"{prefix}_{part}").reshape(-1)[at]
                assert found == wanted.get(part, 0), (name, part)


def check_table(game: Game, seen: Bytes) -> None:
    box = game.box
    for at, column in enumerate(game.cube.values()):
        blocks = view(seen, "cube").reshape(16, 4)[at].tolist()
        wanted = [0 if b == "?" else 2 + BLOCKS.index(b) for b in column]
        assert blocks == wanted + [1] * (4 - len(column))
        assert view(seen, "height").reshape(-1)[at] == len(column)
    cells = list(game.world.items())
    stacks = [cell.left for name, cell in cells if name[0] in "bcde" and name[1] in "2345"]
    assert view(seen, "depth").reshape(-1).tolist() == stacks
    tokens = [cell for name, cell in cells if not (name[0] in "bcde" and name[1] in "2345")]
    ids = [weapon.id for weapon in box.weapons]
    assert view(seen, "token").tolist() == [
        2 + ids.index(cell.face) if cell.face else int(cell.left == 0) for cell in tokens
    ]
    state = states_of(game)[0]
    assert view(seen, "unseen_tiles").tolist() == state.unseen_tiles.tolist()
    assert view(seen, "unseen_tokens").tolist() == state.unseen_tokens.tolist()
    assert view(seen, "unseen_blocks").tolist() == state.unseen_blocks.tolist()
    heights = [len(column) for column in game.cube.values()]
    assert view(seen, "blocks") == sum(heights)
    assert view(seen, "layers") == max(heights)
    if not game.over:
        floor = 3 - int(state.scored)
        assert view(seen, "layer") == sum(max(0, height - floor) for height in heights)


PHASES = ("act", "second", "bow", "pickaxe", "tnt", "end", "score", "over")


def check_turn(game: Game, seen: Bytes, seat: int) -> None:
    players = len(game.colours)
    assert PHASES[int(view(seen, "phase"))] == game.phase
    if not game.over:
        assert view(seen, "decider") == ((game.turn or 0) - seat) % players
    assert view(seen, "turn") == (int(states_of(game)[0].turn) - seat) % players
    assert view(seen, "turns") == min(255, game.turn_number // 2)
    assert view(seen, "actions") == game.actions_left
    assert view(seen, "used").sum() == len(game.actions_used)
    assert view(seen, "owed") == states_of(game)[0].owed
    assert view(seen, "scored") == states_of(game)[0].scored
    fight = game.fight
    assert (view(seen, "fight") > 0) == (fight is not None)
    assert view(seen, "drawn").tolist() == states_of(game)[0].drawn.tolist()
    if fight is not None:
        stacks = [f"{column}{row}" for row in "2345" for column in "bcde"]
        assert stacks[int(view(seen, "fight")) - 1] == fight.cell
        assert view(seen, "fight_hearts") == fight.hearts
        assert view(seen, "fight_draws") == states_of(game)[0].draws
        assert view(seen, "fight_tnt") == states_of(game)[0].tnt


def check_seats(game: Game, seen: Bytes, seat: int) -> None:
    box, players = game.box, len(game.colours)
    for place in range(players):
        other = (seat + place) % players
        player = game.players[other]

        def part(name: str, place: int = place) -> list[int]:
            found: list[int] = view(seen, name, place).reshape(-1).tolist()
            return found

        assert part("supply") == list(player.supply.values())
        assert part("supply_all") == [sum(player.supply.values())]
        pile = [player.pile.get(weapon.id, 0) for weapon in box.weapons]
        assert part("pile") == pile + [0] * (16 - len(pile))
        assert part("pile_all") == [sum(pile)]
        assert part("xp") == [player.xp]
        assert part("column") + part("row") == [int(digit) - 1 for digit in player.crossing]
        assert part("beginner") == [int(states_of(game)[0].beginner[other])]
        cache = [(mob, player.mobs.get(mob.id, 0)) for mob in box.mobs]
        assert part("action_mobs") == [sum(n for mob, n in cache if mob.characteristic is None)]
        assert part("mob_points") == [
            sum(n * mob.points_each for mob, n in cache if mob.characteristic == trait)
            for trait in box.traits
        ]
        board = next(b for b in box.boards if b.id == game.colours[other])
        for space in range(9):
            building = states_of(game)[0].spaces[other, space]
            found = [part(f"board_{group}")[space] for group in GROUPS]
            if building < 0:
                biome = box.characteristics["biome"].index(board.biomes[space]) + 1
                wanted = [biome, 0, 0]
            else:
                tile = box.buildings[building]
                wanted = [
                    box.characteristics[group].index(getattr(tile, group)) + 1 for group in GROUPS
                ]
            assert found == wanted
            assert part("built")[space] == int(building >= 0)


@pytest.mark.parametrize("seed", range(4))
def test_an_observation_agrees_with_the_game(seed: int) -> None:
    """Compare every feature from every seat in the states of random games."""
    decisions = 0
    for game in random_states(seed):
        if game.turn == CHANCE:
            continue
        decisions += 1
        for seat in range(len(game.colours)) if decisions % 5 == 0 or game.over else (0,):
            seen = seen_from(game, seat)
            check_cells(game, seen, seat)
            check_table(game, seen)
            check_turn(game, seen, seat)
            check_seats(game, seen, seat)
    assert decisions > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_loop_writes_the_same_as_a_single_observation(players: int) -> None:
    """The cached scores of the loop are never stale."""
    env, agent = VectorEnv(16, players), RandomAgent(3)
    seen = env.reset(seed=3)
    row, cache = np.zeros((1, size(players)), np.uint8), np.zeros((SEATS, CACHE_WORDS), np.uint32)
    setup, words = env.setup, row.view(np.uint32)
    mobs = 0
    for _ in range(500):
        for index in range(len(env)):
            seat = int(seen.current_player[index])
            observe(env.states, index, setup.lookup, setup.appearance, seat, cache, row, words)
            assert np.array_equal(row[0], seen.observations[index])
            mobs += int(view(row, "mob_points").any())
        seen = env.step(agent.choose(seen.action_mask))
    assert mobs > 100


def test_custom_boxes_have_observations(tmp_path: Path) -> None:
    """Observations contain the numbers of the box, up to 255."""
    base = Path(overworld.components.__file__).parent / "base.toml"
    file = tmp_path / "box.toml"
    file.write_text(re.sub(r"points_each = [23]\b", "points_each = 99", base.read_text("utf-8")))
    box = load_box(str(file))
    env, agent = VectorEnv(256, 2, box=box), RandomAgent(1)
    seen, most = env.reset(seed=1), 0
    for _ in range(400):
        seen = env.step(agent.choose(seen.action_mask))
        most = max(most, int(view(seen.observations, "mob_points").max()))
        points = view(seen.observations, "stack_points")
        assert set(np.unique(points).tolist()) <= {0, 99}
    assert most == 99
    game = Game(2, box=box)
    forest = [index for index, tile in enumerate(box.tiles) if tile.id == "skeleton-forest"]
    states_of(game)[0].mobs[0, forest] = 3
    assert view(seen_from(game, 0), "mob_points").max() == 255


def all_features(players: int) -> list[Feature]:
    names = [found.name for found in features_of_seat()]
    seats = [feature(name, players, seat) for seat in range(players) for name in names]
    return [*features_of_table(), *seats]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_byte_belongs_to_one_feature(players: int) -> None:
    owners = np.zeros(size(players), np.int64)
    for found in all_features(players):
        owners[found.offset + np.arange(prod(found.shape)) * found.step] += 1
    assert (owners == 1).all()
    assert size(players) == TABLE_BYTES + players * SEAT_BYTES <= 1024


@pytest.mark.parametrize("players", [2, 4])
def test_values_are_valid_codes_and_floats_are_small(players: int) -> None:
    env, agent = VectorEnv(64, players), RandomAgent(5)
    seen = env.reset(seed=5)
    for _ in range(300):
        for found in all_features(players):
            at = found.offset + np.arange(prod(found.shape)) * found.step
            if found.codes:
                assert seen.observations[:, at].max() < found.codes, found.name
        floats = to_floats(seen.observations)
        assert floats.shape == (64, float_size(players))
        assert floats.min() >= 0
        assert floats.max() <= 5
        seen = env.step(agent.choose(seen.action_mask))


def test_floats_are_scaled_counts_and_one_hot_codes() -> None:
    env, agent = VectorEnv(8, 3), RandomAgent(5)
    seen = env.reset(seed=5)
    for _ in range(150):
        seen = env.step(agent.choose(seen.action_mask))
    floats = to_floats(seen.observations)
    for piece in pieces_of(3):
        part = floats[:, piece.start : piece.stop].reshape(8, *piece.shape)
        values = view(seen.observations, piece.name, piece.seat or 0)
        found = feature(piece.name, 3, piece.seat or 0)
        if found.codes:
            assert np.array_equal(part, np.eye(found.codes, dtype=np.float32)[values])
        else:
            assert np.allclose(part, values / found.divisor)


def test_a_feature_is_a_view() -> None:
    rows = np.zeros((3, size(2)), np.uint8)
    view(rows, "xp", seat=1)[:] = 7
    assert rows.sum() == 21
    with pytest.raises(ValueError, match="name must be one of"):
        feature("luck", 2)
    with pytest.raises(ValueError, match="seat must be 0 to 1, got 2"):
        feature("xp", 2, seat=2)


def documented(heading: str) -> list[tuple[str, ...]]:
    """Return the rows of the table below a heading of docs/reference/observation.md."""
    part = DOCUMENT.read_text("utf-8").split(f"## {heading}\n")[1].split("\n#")[0]
    lines = [line for line in part.splitlines() if line.startswith("| `")]
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]


@pytest.mark.parametrize(
    ("heading", "features"),
    [("The table", features_of_table()), ("Each seat", features_of_seat())],
)
def test_the_docs_contain_the_schema(heading: str, features: tuple[Feature, ...]) -> None:
    assert documented(heading) == [
        (
            f"`{found.name}`",
            str(found.offset),
            " x ".join(map(str, found.shape)) or "1",
            found.scale,
            found.meaning,
        )
        for found in features
    ]


def test_the_docs_contain_the_codes_of_the_base_box() -> None:
    box = load_box()
    assert documented("Characteristics") == [
        (f"`{name}`", str(box.characteristics[group].index(name) + 1), str(at + 1), str(at))
        for at, (group, name) in enumerate(
            (group, name) for group in GROUPS for name in box.characteristics[group]
        )
    ]
    assert documented("Weapons") == [
        (f"`{name}`", str(at), str(at + 2)) for at, name in enumerate(box.weapon_ids)
    ]
    sizes = {str(float_size(players)) for players in (2, 3, 4)}
    assert sizes <= {*re.findall(r"\d+", DOCUMENT.read_text("utf-8"))}


def test_the_docs_contain_the_version() -> None:
    assert f"`OBSERVATION_VERSION` = {OBSERVATION_VERSION}" in DOCUMENT.read_text("utf-8")
