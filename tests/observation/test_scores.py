"""The scoring features of observations agree with the rules and with `Game.forecast`."""

from __future__ import annotations

import random
import re
from pathlib import Path

import numpy as np
import pytest
from tests.observation.test_observation import seen_from

import overworld.components
from overworld import CHANCE, Box, Game, load_box
from overworld.env import VectorEnv
from overworld.env.random_agent import RandomAgent
from overworld.game.kernel import states_of
from overworld.observation.schema import NO_CHANGE, Bytes, size, view
from overworld.observation.writer import CACHE_WORDS, observe
from overworld.rules import first_id, phases
from overworld.rules.lookup import lookup_of
from overworld.rules.scoring import count_spaces, mob_bonus
from overworld.rules.state import NONE, SEATS

BASE = Path(overworld.components.__file__).parent / "base.toml"


def custom_box(folder: Path) -> Box:
    """Return a box with other points, costs, hearts and XP."""
    text = BASE.read_text("utf-8")
    text = text.replace("forest = 3, desert = 4", "forest = 9, desert = 1")
    text = text.replace("wood = 3, sand = 4, stone = 5", "wood = 0, sand = 7, stone = 30")
    text = re.sub(r"points_each = 2\b", "points_each = 5", text)
    text = re.sub(r"(\{ (?:wood|sand|stone|obsidian)) = 2", r"\1 = 3", text)
    file = folder / "box.toml"
    file.write_text(text, "utf-8")
    return load_box(str(file))


def positions(seed: int, box: Box) -> list[Game]:
    """Return positions of a game in which players like to build, with random seats and boards."""
    rng = random.Random(seed)
    players = 2 + seed % 3
    boards = rng.sample([board.id for board in box.boards], players)
    beginner = [seat for seat in range(players) if rng.random() < 0.3]
    game = Game(players, boards=boards, beginner=beginner, box=box)
    found: list[Game] = []
    while not game.over:
        if game.turn == CHANCE:
            game.deal(rng)
            continue
        if rng.random() < 0.15 or game.phase == "score":
            found.append(game.copy())
        ids = game.legal_moves.ids
        builds = [move for move in ids if first_id.BUILD <= move < first_id.FIGHT + 4]
        game.play(rng.choice(builds if builds and rng.random() < 0.7 else ids))
    return [*found, game.copy()]


def first_open(game: Game, seat: int) -> int:
    """Return the first card that a seat has still to score."""
    state, players = states_of(game)[0], len(game.colours)
    if state.phase != phases.SCORING:
        return int(state.scored)
    before = (seat - state.turn) % players < (state.scorer - state.turn) % players
    return int(state.scored) + int(before)


def score(game: Game, seat: int) -> tuple[list[int], int]:
    """Return the best points of each open card and the bonus of mobs, by `Game.forecast`."""
    forecast, first = game.forecast(seat), first_open(game, seat)
    cards = [
        max(group.points for group in forecast.groups[4 * card : 4 * card + 4])
        if card >= first
        else 0
        for card in range(3)
    ]
    return cards, 0 if game.over else sum(bonus.points for bonus in forecast.bonuses)


def total(game: Game, seat: int) -> int:
    cards, bonus = score(game, seat)
    return game.players[seat].xp + sum(cards) + bonus


def rebuilt(game: Game, seat: int, space: int, kind: int) -> Game:
    """Return the game with another building on a space."""
    other, states = game.copy(), states_of(game).copy()
    states[0].spaces[seat, space] = kind
    other._kernel.replace(states.tobytes())
    return other


def as_byte(change: int) -> int:
    return min(255, max(1, NO_CHANGE + change))


def check_seats(game: Game, seen: Bytes, seat: int) -> None:
    players = len(game.colours)
    totals = [total(game, other) for other in range(players)]
    best = max(totals)
    second = max([*totals[: totals.index(best)], *totals[totals.index(best) + 1 :]])
    for place in range(players):
        other = (seat + place) % players
        cards, bonus = score(game, other)
        groups = game.forecast(other).groups
        assert view(seen, "group", place).tolist() == [group.spaces for group in groups]
        assert view(seen, "group", place).tolist() == [
            count_spaces(states_of(game)[0], lookup_of(game.box)[0], other, at // 4, at % 4)
            for at in range(12)
        ]
        assert view(seen, "card_points", place).tolist() == [min(255, card) for card in cards]
        assert view(seen, "mob_bonus", place) == min(255, bonus)
        if not game.over:
            assert bonus == mob_bonus(states_of(game)[0], lookup_of(game.box)[0], other)
        assert view(seen, "projected", place) == min(255, totals[other])
        assert view(seen, "behind", place) == min(255, best - totals[other])
        ahead = best - second if totals[other] == best else 0
        assert view(seen, "ahead", place) == min(255, ahead)
        shown = [view(seen, f"board_{name}", place) for name in ("biome", "material", "type")]
        spaces = [int((part == trait).sum()) for part in shown for trait in (1, 2, 3, 4)]
        assert view(seen, "spaces", place).tolist() == spaces
        player, box = game.players[other], game.box
        hearts = sum(player.pile.get(weapon.id, 0) * weapon.hearts for weapon in box.weapons)
        tokens = sum(player.pile.values())
        strength = min(255, 30 * hearts // tokens) if tokens else 0
        assert view(seen, "strength", place) == strength


def check_gains(game: Game, seen: Bytes, seat: int) -> int:
    """Compare the gains with the score after the building was placed; return the builds seen."""
    box, player, now = game.box, game.players[seat], total(game, seat)
    ids = [building.id for building in box.buildings]
    cells = [f"{column}{row}" for row in "2345" for column in "bcde"]
    for at, cell in enumerate(cells):
        missing = view(seen, "stack_missing").reshape(-1)[at]
        gain = view(seen, "stack_gain").reshape(-1)[at]
        face = game.world[cell].face
        if face not in ids:
            assert missing == gain == 0
            continue
        building = box.buildings[ids.index(face)]
        short = sum(max(0, n - player.supply[name]) for name, n in building.cost.items())
        assert missing == 1 + max(0, short - list(player.supply.values())[4])
        changes = [
            total(rebuilt(game, seat, space, ids.index(face)), seat) - now for space in range(9)
        ]
        assert gain == as_byte(building.xp + max(changes))
    column, row = int(player.crossing[0]), int(player.crossing[1])
    around = [f"{'abcdef'[x - 1]}{y}" for y in (row, row + 1) for x in (column, column + 1)]
    for corner, cell in enumerate(around):
        for name in ("missing", "gain"):
            wanted = view(seen, f"stack_{name}").reshape(-1)
            found = view(seen, f"corner_{name}")[corner]
            assert found == (wanted[cells.index(cell)] if cell in cells else 0)
    legal = set(game.legal_moves.ids) if game.turn == seat and not game.over else set()
    builds = 0
    for decision in range(first_id.BUILD, first_id.FIGHT):
        corner, space = divmod(decision - first_id.BUILD, 9)
        byte = view(seen, "build_gain")[corner, space]
        if decision not in legal:
            assert byte == 0
            continue
        after = game.copy()
        after.play(decision)
        assert byte == as_byte(total(after, seat) - now)
        builds += 1
    return builds


@pytest.mark.parametrize("seed", range(6))
def test_scores_are_those_of_the_rules(seed: int, tmp_path: Path) -> None:
    """Compare every scoring feature from every seat, with 2 to 4 players and two boxes."""
    box = custom_box(tmp_path) if seed >= 3 else load_box()
    builds = 0
    for game in positions(seed, box):
        for seat in range(len(game.colours)):
            seen = seen_from(game, seat)
            check_seats(game, seen, seat)
            builds += check_gains(game, seen, seat)
    assert builds > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kept_scores_are_never_stale(players: int, tmp_path: Path) -> None:
    """Compare the cached scores of the environment with single observations."""
    env, agent = VectorEnv(16, players, box=custom_box(tmp_path)), RandomAgent(3)
    seen = env.reset(seed=3)
    row, cache = np.zeros((1, size(players)), np.uint8), np.zeros((SEATS, CACHE_WORDS), np.uint32)
    setup, builds = env.setup, 0
    for _ in range(600):
        for index in range(len(env)):
            seat = int(seen.current_player[index])
            observe(
                env.states,
                index,
                setup.lookup,
                setup.appearance,
                seat,
                cache,
                row,
                row.view(np.uint32),
            )
            assert np.array_equal(row[0], seen.observations[index])
        builds += int((env.states["spaces"][:, :players] != NONE).any())
        seen = env.step(agent.choose(seen.action_mask))
    assert builds > 100
