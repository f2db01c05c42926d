"""The search: determinism, budgets, and positions with a provably best move."""

from __future__ import annotations

import threading
import time
from _thread import interrupt_main
from fractions import Fraction
from itertools import count

import pytest
from tests.play import finished_game, random_states
from tests.rulebook.tables import Seat, table

from overworld import CHANCE, Deal, Game
from overworld.bots import Analysis, BotError, analyse, analysis, build_bot
from overworld.bots.bot import Budget
from overworld.bots.search import Search
from overworld.game.kernel import states_of

SEARCHERS = ["flint@400sims", "obsidian@2000sims", "diamond@2000sims"]

LAST_LAYER = "1111 1111 1111 1111"


def middle_game(players: int = 2) -> Game:
    game = finished_game(players, players)
    while game.step_number > 170 or game.phase != "act":
        game.undo()
    return game


def test_the_same_seed_and_simulations_give_the_same_answer() -> None:
    game = middle_game()
    first, again = (analyse(game, simulations=300, seed=5) for _ in range(2))
    assert first == again
    assert first != analyse(game, simulations=300, seed=6)


def test_the_searches_still_make_the_recorded_decisions() -> None:
    """A change of these moves is a change of strength: measure it, then record the new moves."""
    specs = ("diamond@60sims", "obsidian@60sims", "pebble", "flint@40sims")
    bots = [build_bot(spec, seed=seat) for seat, spec in enumerate(specs)]
    game, deal, moves = Game(4), Deal(5), list[str]()
    game.deal(deal)
    while len(moves) < 14:
        move = bots[game.turn or 0].choose(game.copy())
        moves.append(str(move))
        game.play(move)
        game.deal(deal)
    assert ", ".join(moves) == (
        "explore 35, mine w1, mine w4, end, explore 35, take c6, end, "
        "explore 44, mine w1, mine z1, end, explore 44, mine z1, mine w2"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_analysis_has_every_legal_move_and_every_seat(players: int) -> None:
    game = middle_game(players)
    before = states_of(game)[0].tobytes()
    found = analyse(game, simulations=500)
    assert sorted(str(judged.move) for judged in found.moves) == sorted(map(str, game.legal_moves))
    visits = sum(judged.visits for judged in found.moves)
    assert visits in (499, 500)  # the first simulation stops at the root if that has a choice
    assert [judged.visits for judged in found.moves] == sorted(
        (judged.visits for judged in found.moves), reverse=True
    )
    for judged in found.moves:
        assert len(judged.share) == len(judged.xp) == players
        if judged.visits:
            assert sum(judged.share) == pytest.approx(1, abs=0.01)
    assert states_of(game)[0].tobytes() == before


def test_the_principal_variation_is_legal() -> None:
    game = middle_game()
    line = analyse(game, simulations=2000).line
    assert line
    for move in line:
        game.play(move)


def test_a_time_budget_is_used_and_not_exceeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search uses its time. Each read of the clock takes 1 ms here."""
    game, search, clock = middle_game(), Search(), count(0, 0.001)
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    short, long = (search.analyse(game, Budget(ms=ms)).simulations for ms in (5, 200))
    monkeypatch.undo()
    assert 0 < short < long / 20


def test_a_full_tree_is_still_searched() -> None:
    game = middle_game()
    search = Search(seed=1, nodes=200)
    found = search.analyse(game, Budget(simulations=2000))
    assert sum(judged.visits for judged in found.moves) == 1999


def test_analyse_refuses_positions_without_a_decision() -> None:
    for game in (Game(2), finished_game(1)):
        with pytest.raises(ValueError, match="no player decides"):
            analyse(game, simulations=10)
    for amount in (None, 1):
        with pytest.raises(ValueError, match="exactly one of ms, simulations and a budget"):
            analyse(middle_game(), ms=amount, simulations=amount)
    for amount in (0, -5):
        with pytest.raises(ValueError, match=f"simulations must be .*, got {amount}"):
            analyse(middle_game(), simulations=amount)
        with pytest.raises(ValueError, match=f"ms must be .* at least 1, got {amount}"):
            analyse(middle_game(), ms=amount)


def test_analyse_takes_its_budget_from_the_bot_spec() -> None:
    game = middle_game()
    found = analyse(game, bot="obsidian@30sims", seed=3)
    assert found == analyse(game, bot="obsidian", simulations=30, seed=3)
    with pytest.raises(
        BotError, match=r"exactly one .*, got ms=None, simulations=30, bot='obsidian@30sims'$"
    ):
        analyse(game, bot="obsidian@30sims", simulations=30)
    with pytest.raises(BotError, match="at least 1, got 0"):
        analyse(game, bot="diamond@policy")
    with pytest.raises(BotError, match="does not accept these arguments"):
        analyse(game, bot="obsidian?depth=3", simulations=30)
    with pytest.raises(BotError, match="pebble does not search"):
        analyse(game, bot="pebble@30sims")


def test_a_forced_move_needs_no_search() -> None:
    bot = build_bot("obsidian@3600000ms")
    for game in random_states(3):
        if len(game.legal_moves) == 1:
            assert bot.choose(game) == game.legal_moves[0]


# ---------------------------------------------------------------- best moves that can be proved


def last_turn(*seats: Seat, **settings: object) -> Game:
    """Return the last turn of a game: three layers are gone, B and C are scored after it."""
    return table(*seats, heights=LAST_LAYER, scored=2, actions=1, used="c", **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", SEARCHERS)
def test_the_search_builds_to_win_now(name: str) -> None:
    """Red is one XP short and can only win by the building that makes a pair of bridges."""
    game = last_turn(
        Seat(supply="wwsst", board={1: "forest-wood-bridge"}, xp=30),
        Seat(xp=41),
        cells={"c3": "desert-wood-decoration", "d3": "snowy_tundra-sand-bridge"},
    )
    chosen = str(build_bot(name).choose(game))
    assert chosen in ("build d3 2", "build d3 4")  # next to the other bridge: 2 x 6 = 12


@pytest.mark.parametrize("name", SEARCHERS)
def test_the_search_builds_over_a_building_that_no_longer_counts(name: str) -> None:
    """Every space is taken: only the bridge over space 2 makes 3 x 6, and only that wins."""
    game = last_turn(
        Seat(
            supply="sst",
            board={
                1: "forest-wood-bridge",
                2: "forest-wood-decoration",
                3: "desert-wood-bridge",
                4: "desert-sand-dwelling",
                5: "mountains-wood-animal_house",
                6: "desert-wood-decoration",
                7: "forest-wood-animal_house",
                8: "forest-sand-decoration",
                9: "forest-stone-dwelling",
            },
            xp=30,
        ),
        Seat(xp=45),
        cells={"d3": "snowy_tundra-sand-bridge"},
    )
    assert str(build_bot(name).choose(game)) == "build d3 2"


ONE_LEFT = "2111 1111 1111 1111"
"""The last block of the third layer is on w1: the player who mines it ends the game."""

BRIDGES = {1: "forest-wood-bridge", 2: "desert-wood-bridge"}


@pytest.mark.parametrize("name", SEARCHERS)
def test_the_search_uses_up_the_layer_while_ahead(name: str) -> None:
    """Red wins 50 to 42 + 6 now; left alone, blue builds a second bridge, ends it and wins."""
    game = table(
        Seat(xp=50),
        Seat(xp=42, supply="sst", board={1: "forest-wood-bridge"}),
        cells={"d3": "snowy_tundra-sand-bridge"},
        heights=ONE_LEFT,
        scored=2,
        actions=1,
        used="x",
    )
    bot = build_bot(name)
    for _ in range(2):  # an action takes two blocks
        game.play(bot.choose(game))
    assert "mine w1" in map(str, game.history)


@pytest.mark.parametrize("name", SEARCHERS)
def test_the_search_keeps_the_layer_while_behind(name: str) -> None:
    """Taking the last block loses 40 to 44 with certainty; anything else leaves a chance."""
    game = table(
        Seat(xp=40, supply="wwsstto"),
        Seat(xp=44),
        cells={"d3": "3", "c3": "3"},
        heights=ONE_LEFT,
        scored=2,
        actions=1,
        used="x",
    )
    assert str(build_bot(name).choose(game)) != "mine w1"


@pytest.mark.parametrize("name", SEARCHERS)
def test_the_search_takes_the_building_that_wins_for_the_next_player(name: str) -> None:
    """Red is ahead 60 to 56 and has mined already. Blue can take the last block and win by a third
    bridge (38 + 18 = 56 becomes 38 + 24), unless red takes that bridge away now."""
    game = table(
        Seat(xp=60, supply="sst"),
        Seat(
            xp=38 + 6,
            supply="sst",
            board={**BRIDGES, 3: "mountains-wood-bridge"},
        ),
        cells={"d3": "snowy_tundra-sand-bridge"},
        heights=ONE_LEFT,
        scored=2,
        actions=1,
        used="c",
    )
    assert str(build_bot(name).choose(game)).startswith("build d3")


def fight_with_tnt(game: Game) -> Game:
    """Return the game in the middle of a fight: three hearts are revealed, and TNT can add more."""
    game.play("fight d3")
    for token in ("tnt", "stone_sword", "wooden_sword"):
        game.play(f"weapon {token}")
    return game


@pytest.mark.parametrize("name", SEARCHERS)
def test_the_search_detonates_tnt_that_wins_the_game(name: str) -> None:
    """The enderman has six hearts. Its 6 XP turn 40 to 44 into a win on the last turn."""
    seats = Seat(weapons="tnt", xp=40), Seat(xp=44)
    game = fight_with_tnt(last_turn(*seats, cells={"d3": "enderman-bridge"}))
    assert str(build_bot(name).choose(game)) == "detonate"


@pytest.mark.parametrize("name", SEARCHERS)
def test_the_search_keeps_tnt_in_a_fight_that_is_won_without_it(name: str) -> None:
    """The skeleton has three hearts."""
    game = fight_with_tnt(table(Seat(weapons="tnt"), Seat(), cells={"d3": "skeleton-wood"}))
    assert str(build_bot(name).choose(game)) == "pass"


@pytest.mark.parametrize("name", SEARCHERS)
def test_the_best_characteristic_is_scored(name: str) -> None:
    bot = build_bot(name)
    for game in random_states(2):
        if game.phase == "score" and game.card == "C":
            groups = [g for g in game.forecast(game.turn or 0).groups if g.card == "C"]
            best = max(group.points for group in groups)
            chosen = str(bot.choose(game)).split(" ")[1]
            assert next(g.points for g in groups if g.characteristic == chosen) == best


def exact_share(game: Game, seat: int) -> Fraction:
    """Return the exact chance that a seat wins when only chance outcomes are left."""
    if game.over:
        return Fraction(seat in game.winners, len(game.winners))
    if game.turn == CHANCE:
        total = Fraction(0)
        for move, chance in game.chance_outcomes:
            game.play(move)
            total += chance * exact_share(game, seat)
            game.undo()
        return total
    found = []
    for move in game.legal_moves:
        game.play(move)
        found.append(exact_share(game, seat))
        game.undo()
    return max(found) if game.turn == seat else min(found)


@pytest.mark.parametrize("weapons", ["", "bow", "tnt", "bow bow", "stone_pickaxe"])
def test_chance_nodes_give_the_exact_expectation(weapons: str) -> None:
    """The last fight decides the game: the search finds the enumerated win share."""
    game = last_turn(Seat(xp=38, weapons=weapons), Seat(xp=40), cells={"d3": "skeleton-wood"})
    fight = next(move for move in game.legal_moves if str(move) == "fight d3")
    game.play(fight)
    exact = float(exact_share(game.copy(), 0))
    game.undo()
    found = analyse(game, simulations=6000, seed=1)
    judged = next(judged for judged in found.moves if judged.move == fight)
    assert 0 < exact < 1
    assert judged.share[0] == pytest.approx(exact, abs=0.03)
    assert sum(judged.share) == pytest.approx(1)


def test_analyses_compare_by_value() -> None:
    game = Game(2)
    game.deal(Deal(1))
    found = analyse(game, simulations=50)
    assert isinstance(found, Analysis)
    assert found.game == game
    assert found.svg() == game.svg(moves=[one.move for one in found.moves[:3] if one.visits])


@pytest.mark.parametrize("name", ["flint", "diamond"])
def test_ctrl_c_interrupts_a_long_search(name: str) -> None:
    game = Game(2)
    game.deal(Deal(1))
    build_bot(f"{name}@1sims").choose(game.copy())  # compile first
    bot = build_bot(f"{name}@999999999sims")
    presser = threading.Timer(0.3, interrupt_main)
    presser.start()
    with pytest.raises(KeyboardInterrupt):
        bot.choose(game)
    presser.join()


def test_the_chunk_size_does_not_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(2)
    game.deal(Deal(1))
    found = []
    for part in (10_000, 7):
        monkeypatch.setattr(analysis, "_CHUNK", part)
        found.append(Search(seed=3).analyse(game, Budget(simulations=300)))
    assert found[0] == found[1]
    assert found[0].simulations == 300
