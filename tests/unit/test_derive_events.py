"""The events of a game: complete, reproducible, and their numbers add up."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import get_args

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from tests.play import examples, finished_game, random_states

from overworld import Game
from overworld.game.derive_events import derive_events
from overworld.game.events import (
    BonusScored,
    Built,
    CellRevealed,
    Declined,
    Detonated,
    Explored,
    FightBegan,
    Fought,
    GameBegan,
    GameEvent,
    GameOver,
    LayerUsedUp,
    Mined,
    Scored,
    TokenRevealed,
    Took,
    Traded,
    TurnBegan,
    TurnEnded,
    Uncovered,
)
from overworld.notation.moves import is_outcome

seeds = given(seed=st.integers(0, 2**32 - 1), players=st.integers(2, 4))


@seeds
@examples(12)
def test_a_live_game_and_its_record_have_the_same_events(seed: int, players: int) -> None:
    rng = random.Random(seed)
    game = Game(players)
    grown = list[GameEvent]()
    game.deal(rng)
    grown += derive_events(game)
    while ids := game.legal_moves.ids:
        mark = game.step_number
        game.play(rng.choice(ids))
        game.deal(rng)
        grown += derive_events(game, mark)
        assert derive_events(game, game.step_number) == []
    assert grown == derive_events(game)
    assert grown == derive_events(Game.from_record(game.record()))
    assert all(entry.at < game.step_number for entry in grown)
    assert [entry.at for entry in grown] == sorted(entry.at for entry in grown)


@seeds
@examples(20)
def test_gains_add_up_to_the_scores(seed: int, players: int) -> None:
    game = finished_game(seed, players)
    gained = [0] * players
    for entry in derive_events(game):
        gains = isinstance(entry, Built | TokenRevealed | Fought | Scored | BonusScored)
        assert gains == hasattr(entry, "xp")
        if isinstance(entry, Built | TokenRevealed | Fought | Scored | BonusScored):
            gained[entry.seat] += entry.xp
        if isinstance(entry, Scored | BonusScored):
            assert entry.xp == entry.spaces * entry.points
    assert tuple(gained) == game.scores


@seeds
@examples(12)
def test_every_move_after_the_set_up_has_an_event(seed: int, players: int) -> None:
    game = finished_game(seed, players)
    told = Counter(entry.at for entry in derive_events(game))
    start = next(entry.at for entry in derive_events(game) if isinstance(entry, GameBegan)) + 1
    assert set(range(start, game.step_number)) <= set(told)
    assert min(told) == start - 1


WORDS = {
    "mined": "mine {e.column}",
    "explored": "explore {e.crossing}",
    "built": "build {e.cell} {e.space}",
    "fight": "fight {e.cell}",
    "took": "take {e.cell}",
    "drew": "draw",
    "declined": "pass",
    "detonated": "detonate",
    "traded": "trade",
    "ended": "end",
    "scored": "score {e.characteristic}",
    "turned": "weapon {e.weapon}",
    "uncovered": "block {e.column} {e.block}",
}


@seeds
@examples(12)
def test_moves_can_be_derived_from_events(seed: int, players: int) -> None:
    """The first event of a move determines the move."""
    game = finished_game(seed, players)
    first = {entry.at: entry for entry in reversed(derive_events(game))}
    for at, move in enumerate(game.history):
        entry = first.get(at)
        if entry is None or isinstance(entry, GameBegan):
            assert is_outcome(str(move))
        elif isinstance(entry, CellRevealed):
            assert str(move).split(" ")[1:] == [entry.cell, entry.face]
        else:
            code = str(type(entry).__struct_config__.tag)
            assert WORDS[code].format(e=entry) == str(move)


def test_a_bonus_names_every_space_with_its_characteristic() -> None:
    met = 0
    for seed in range(60):
        game = finished_game(seed, 2 + seed % 3)
        printed = {board.id: board.biomes for board in game.box.boards}
        buildings = {building.id: building for building in game.box.buildings}
        for entry in derive_events(game):
            if isinstance(entry, BonusScored):
                player = game.players[entry.seat]
                traits = [
                    {tile.biome, tile.material, tile.type}
                    if (tile := buildings.get(name or ""))
                    else {ground}
                    for name, ground in zip(player.board, printed[player.colour], strict=True)
                ]
                shown = [entry.characteristic in one for one in traits]
                assert [bool(entry.mask >> space & 1) for space in range(9)] == shown
                assert entry.mask.bit_count() == entry.spaces
                met += entry.spaces > 1
    assert met


def test_facts_agree_with_the_states_around_a_move() -> None:
    """Blocks, tiles, tokens and mobs of an event are those that changed."""
    for seed in range(8):
        before = None
        for game in random_states(seed):
            if before is not None:
                for entry in derive_events(game, before.step_number):
                    compare(entry, before, game)
            before = game.copy()


def compare(entry: GameEvent, before: Game, after: Game) -> None:
    """Check an event against the games before and after it."""
    if isinstance(entry, Mined):
        gained = changes(before.players[entry.seat].supply, after.players[entry.seat].supply)
        assert gained == {entry.block: 1}
        assert entry.pickaxe == (before.phase == "pickaxe")
        assert len(before.cube[entry.column]) == len(after.cube[entry.column]) + 1
    elif isinstance(entry, Built):
        paid = changes(after.players[entry.seat].supply, before.players[entry.seat].supply)
        assert paid == entry.paid
        assert before.world[entry.cell].face == entry.tile
        assert before.players[entry.seat].board[entry.space - 1] == entry.covered
        assert after.players[entry.seat].board[entry.space - 1] == entry.tile
    elif isinstance(entry, Explored):
        assert before.players[entry.seat].crossing == entry.start
        assert after.players[entry.seat].crossing == entry.crossing
        (a, b), (c, d) = map(int, entry.start), map(int, entry.crossing)
        assert entry.steps == abs(a - c) + abs(b - d)
    elif isinstance(entry, Took):
        taken = changes(before.players[entry.seat].pile, after.players[entry.seat].pile)
        assert taken == {entry.weapon: 1}
    elif isinstance(entry, Traded):
        handed = changes(after.players[entry.seat].mobs, before.players[entry.seat].mobs)
        assert handed == {entry.mob: 1}
    elif isinstance(entry, Uncovered):
        assert before.cube[entry.column][entry.level] == "?"
        assert after.cube[entry.column][entry.level] != "?"
    elif isinstance(entry, FightBegan):
        assert entry.chance == float(before.fight_odds(entry.cell))
        assert before.world[entry.cell].face == entry.mob
    elif isinstance(entry, TokenRevealed | Detonated | Declined) and after.fight is not None:
        if not isinstance(entry, Declined):
            assert entry.hearts == after.fight.hearts
        if not isinstance(entry, Detonated):
            assert entry.chance == float(after.fight_odds(after.fight.cell))
    elif isinstance(entry, Fought):
        assert entry.won == (entry.hearts >= entry.needed)
        beaten = changes(before.players[entry.seat].mobs, after.players[entry.seat].mobs)
        assert beaten == ({entry.mob: 1} if entry.won else {})
    elif isinstance(entry, TurnBegan):
        assert (entry.turn, entry.seat) == (after.turn_number, after.turn)
    elif isinstance(entry, GameOver):
        assert (entry.scores, entry.winners) == (after.scores, after.winners)
        blocks = tuple(sum(player.supply.values()) for player in after.players)
        assert entry.blocks == blocks


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """Return the names whose counts grew."""
    return {name: n - before.get(name, 0) for name, n in after.items() if n > before.get(name, 0)}


@seeds
@examples(12)
def test_the_end_of_a_fight_sums_up_its_events(seed: int, players: int) -> None:
    game = finished_game(seed, players)
    entries = list[GameEvent]()
    for entry in derive_events(game):
        if isinstance(entry, FightBegan):
            entries = []
        entries.append(entry)
        if isinstance(entry, Fought):
            turned = [e for e in entries if isinstance(e, TokenRevealed)]
            mined = [e for e in entries if isinstance(e, Mined)]
            detonated = [e for e in entries if isinstance(e, Detonated)]
            assert entry.revealed == Counter(e.weapon for e in turned)
            assert entry.hoe_xp == sum(e.xp for e in turned)
            assert entry.blocks == Counter(e.block for e in mined)
            assert entry.detonated == len(detonated)
            assert entry.hearts == ([e.hearts for e in detonated] or [turned[-1].hearts])[-1]
            last = [e for e in entries if not isinstance(e, Mined | Uncovered | LayerUsedUp)][-2]
            if isinstance(last, TokenRevealed | Declined):
                assert last.chance == entry.won


@seeds
@examples(12)
def test_layers_are_used_up_in_order_and_their_cards_are_scored(seed: int, players: int) -> None:
    log = derive_events(finished_game(seed, players))
    layers = [entry for entry in log if isinstance(entry, LayerUsedUp)]
    assert [entry.layer for entry in layers] == list(range(1, len(layers) + 1))
    assert "".join(entry.card for entry in layers if entry.card) == "ABC"
    due = "".join(entry.due for entry in log if isinstance(entry, TurnEnded))
    scored = "".join(entry.card for entry in log if isinstance(entry, Scored))
    assert due == "ABC"
    assert scored == "".join(card * players for card in due)


def test_every_kind_of_event_occurs_and_survives_json() -> None:
    met = set()
    for seed in range(60):
        log = derive_events(finished_game(seed, 2 + seed % 3))
        assert msgspec.json.decode(msgspec.json.encode(log), type=list[GameEvent]) == log
        met |= {type(entry) for entry in log}
        if met == set(get_args(GameEvent)):
            break
    assert met == set(get_args(GameEvent))


def test_events_may_begin_in_the_middle_of_a_fight() -> None:
    for game in random_states(5):
        if game.phase == "draw" and game.fight is not None and game.fight.draws == 2:
            break
    placed = Game.from_position(game.position)
    placed.deal(random.Random(1))
    while placed.fight is not None:
        placed.play("pass")
        placed.deal(random.Random(1))
    assert isinstance(derive_events(placed)[-1], Fought)


def test_the_names_of_events_in_json_stay() -> None:
    """Clients and stored pages read these names; the classes may have others."""
    codes = {kind.__name__: kind.__struct_config__.tag for kind in get_args(GameEvent)}
    assert codes == {
        "GameBegan": "began",
        "TurnBegan": "turn",
        "Mined": "mined",
        "Uncovered": "uncovered",
        "LayerUsedUp": "layer",
        "Explored": "explored",
        "CellRevealed": "revealed",
        "Built": "built",
        "FightBegan": "fight",
        "TokenRevealed": "turned",
        "BowUsed": "drew",
        "Declined": "declined",
        "Detonated": "detonated",
        "Fought": "fought",
        "Took": "took",
        "Traded": "traded",
        "TurnEnded": "ended",
        "Scored": "scored",
        "BonusScored": "bonus",
        "GameOver": "over",
    }
    assert Fought.__struct_encode_fields__[-3:] == ("blocks", "turned", "detonated")
