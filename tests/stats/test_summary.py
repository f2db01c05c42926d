"""Summaries of games against expected values, a slow second reading, and sums."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.play import finished_game, random_states, reachable

from overworld import CHANCE, Game, Termination, load_box
from overworld.arena.stats.summary import ACTIONS, SOURCES, FightSummary, GameSummary, Summariser
from overworld.game.kernel import origin_of

BOX = load_box()
FIGHT = "/".join(
    [
        "ow1",
        "35:red:1:cf:bow:0:8",
        "b4.1.2.0.bow.golden_hoe",
        "-.st.eww.-.-.woo.?e.w.-.sows.st.-.-.sse.-.-",
        "?.-.stone_pickaxe.diamond_sword."
        "tnt.4creeper-action.1.2forest-obsidian-dwelling.4enderman-obsidian.iron_sword."
        "-.4forest-sand-bridge.3creeper-action.3creeper-desert.4witch-stone.diamond_sword."
        "-.4zombie-action.4spider-action.4snowy_tundra-sand-bridge.3snowy_tundra-sand-dwelling.?."
        "tnt.3.4.4snowy_tundra-wood-decoration.4snowy_tundra-stone-animal_house.?."
        "?.?.?.?",
        "red:8:13:w1s2t5o4:3poisonous_potato.wooden_sword.stone_sword.bow.golden_hoe:-:"
        "snowy_tundra-wood-animal_house.-.desert-wood-decoration."
        "-.-.desert-sand-decoration.-.-.snowy_tundra-sand-decoration",
        "blue:4:42:w5o3e2:3poisonous_potato.wooden_sword.stone_sword.tnt:-:"
        "-.-.-.-.-.desert-stone-decoration.mountains-stone-bridge.-.mountains-stone-decoration",
        "w5s5t5e7:desert-obsidian-decoration.mountains-sand-dwelling:-",
    ]
)
"""A fight against a zombie: a bow and a golden hoe are revealed, with two of two hearts."""


def summarise(game: Game) -> GameSummary:
    return Summariser(BOX).summarise(game)


def wooden_table() -> Game:
    """Blue begins; the northern columns of the cube are all wood."""
    game = Game(players=2, first=1)
    while game.phase == "setup":
        game.play(game.chance_outcomes[0][0])
    return game


def play(game: Game, *moves: str) -> None:
    for move in moves:
        game.play(move)


def explore_the_centre(game: Game, *tiles: str) -> None:
    play(game, "explore 33")
    for cell, tile in zip(("c3", "d3", "c4", "d4"), tiles, strict=True):
        play(game, f"tile {cell} {tile}")


def xp_of(summary: GameSummary, seat: int) -> dict[str, int]:
    pairs = zip(SOURCES, summary.seats[seat].sources, strict=True)
    return {source: xp for source, xp in pairs if xp}


def test_the_summary_of_a_short_game() -> None:
    game = wooden_table()
    house = "forest-wood-animal_house"
    explore_the_centre(game, "zombie-action", house, "witch-stone", "forest-sand-bridge")
    play(game, "fight c3", "weapon stone_sword", "weapon poisonous_potato", "weapon wooden_sword")
    play(game, "end", "mine w1", "mine z1", "build d3 1", "end")
    summary = summarise(Game.from_record(game.record(names=["Ann", "Ben"])))
    assert (summary.turns, summary.decisions, summary.ending, summary.partial) == (
        2,
        7,
        "unfinished",
        False,
    )
    assert summary.entries == 52 + 4 + 3 + 7
    assert [(s.place, s.colour, s.name) for s in summary.seats] == [
        (2, "red", "Ann"),
        (1, "blue", "Ben"),
    ]
    assert summary.actions == {"collect": 1, "explore": 1, "build": 1, "fight": 1}
    assert summary.fights == (FightSummary("zombie-action", 0.6, True),)
    assert summary.taken == {house: 1, "zombie-action": 1}
    assert summary.revealed == {
        house: 1,
        "forest-sand-bridge": 1,
        "zombie-action": 1,
        "witch-stone": 1,
    }
    assert xp_of(summary, 0) == {}
    assert xp_of(summary, 1) == {"mob": 3}
    assert sum(seat.share for seat in summary.seats) == 0
    # 4 corners to mine and 13 crossings; then without exploring 4, and 1 zombie and 1 witch;
    # at the end a mob to trade in, or not.
    assert summary.choices[("act", 17)] == 1
    assert summary.choices[("act", 6)] == 1
    assert summary.choices[("end", 2)] == 1


def test_a_record_that_starts_in_a_fight() -> None:
    game = Game.from_position(FIGHT)
    play(game, "draw", "weapon wooden_sword", "weapon stone_sword", "end")
    summary = summarise(Game.from_record(game.record()))
    assert summary.partial
    assert summary.turns == 1
    assert summary.fights == (FightSummary("zombie-action", 1.0, True),)
    assert xp_of(summary, 0) == {"before": 8, "mob": 3}
    assert xp_of(summary, 1) == {"before": 4}
    # With two players, turn 35 is a turn of the player who began.
    assert [seat.place for seat in summary.seats] == [1, 2]
    assert summary.revealed["zombie-action"] == 1


@pytest.mark.parametrize("mob", BOX.mobs, ids=lambda mob: mob.id)
def test_the_odds_of_a_first_fight_are_those_of_all_draws(mob: object) -> None:
    chosen = next(m for m in BOX.mobs if m is mob)
    pile = [weapon.hearts for weapon in BOX.weapons for _ in range(weapon.per_player)]
    draws = list(combinations(pile, 3))
    wins = sum(sum(hearts) >= chosen.hearts for hearts in draws)
    game = wooden_table()
    others = ("forest-wood-dwelling", "forest-sand-dwelling", "forest-sand-bridge")
    explore_the_centre(game, chosen.id, *others)
    play(game, "fight c3", *["weapon poisonous_potato"] * 3)
    (fight,) = summarise(game).fights
    assert fight.odds == pytest.approx(wins / len(draws))
    assert not fight.won


def test_the_odds_of_a_fight_are_those_before_its_start() -> None:
    before = FIGHT.replace("35:red:1:cf:bow:0:8/b4.1.2.0.bow.golden_hoe", "35:red:1:c:act:0:7/-")
    whole, rest = Game.from_position(before), Game.from_position(FIGHT)
    odds = float(whole.fight_odds("b4"))
    play(whole, "fight b4", *["weapon poisonous_potato"] * 3)
    play(rest, "pass", "weapon poisonous_potato")
    gatherer = Summariser(BOX)
    assert odds < 1
    for game, expected in ((whole, odds), (rest, 1.0), (whole, odds)):
        (fight,) = gatherer.summarise(game).fights
        assert fight.odds == expected


def test_a_hoe_counts_in_an_unfinished_fight() -> None:
    game = Game.from_position(FIGHT.replace("b4.1.2.0.bow.golden_hoe", "b4.2.1.0.bow"))
    play(game, "draw", "weapon golden_hoe")
    summary = summarise(game)
    assert summary.fights == ()
    assert xp_of(summary, 0) == {"before": 8, "hoe": 2}


def second_reading(game: Game) -> GameSummary:
    """Read the same numbers slowly from `Game`."""
    again = Game(
        len(game.colours),
        boards=game.colours,
        beginner=[s for s, player in enumerate(game.players) if player.beginner],
        first=origin_of(game).first,
    )
    choices: Counter[tuple[str, int]] = Counter()
    revealed: Counter[str] = Counter()
    fights: list[FightSummary] = []
    beaten = Counter[str]()
    for move in game.history:
        verb, *rest = str(move).split(" ")
        if again.turn != CHANCE:
            choices[again.phase, len(again.legal_moves)] += 1
        if verb == "tile":
            revealed[rest[1]] += 1
        odds = float(again.fight_odds(rest[0])) if verb == "fight" else 0.0
        before = again.scores
        again.play(move)
        if verb == "fight" and again.fight is not None:
            fights.append(FightSummary(again.fight.mob, odds, False))
        if (
            fights
            and again.fight is None
            and again.scores != before
            and again.phase in ("act", "end")
        ):
            mobs = sum((Counter(player.mobs) for player in again.players), Counter[str]())
            if mobs[fights[-1].mob] > beaten[fights[-1].mob]:
                fights[-1] = FightSummary(fights[-1].mob, fights[-1].odds, True)
        beaten = sum((Counter(player.mobs) for player in again.players), Counter[str]())
    summary = summarise(game)
    assert again.position == game.position
    assert summary.choices == dict(choices)
    assert summary.revealed == dict(revealed)
    assert summary.fights == tuple(fights)
    return summary


@pytest.mark.parametrize("seed", range(6))
def test_the_summary_agrees_with_a_slow_reading(seed: int) -> None:
    *_, game = random_states(seed)
    summary = second_reading(game)
    builds = sum(str(move).startswith("build") for move in game.history)
    assert summary.actions["build"] == builds
    assert summary.entries == len(game.history)
    assert summary.turns == game.turn_number
    scores = [str(move).partition(" ")[2] for move in game.history if str(move).startswith("score")]
    assert [scoring.characteristic for scoring in summary.scorings] == scores


@given(reachable)
def test_sources_add_up_at_any_step(game: Game) -> None:
    summary = summarise(game)
    assert [sum(seat.sources) for seat in summary.seats] == list(game.scores)
    assert sum(summary.choices.values()) == summary.decisions
    assert set(summary.actions) <= set(ACTIONS)
    assert sum(seat.share for seat in summary.seats) == pytest.approx(1.0 if game.over else 0.0)
    assert sorted(seat.place for seat in summary.seats) == [*range(1, len(summary.seats) + 1)]
    assert all(summary.taken[tile] <= summary.revealed[tile] for tile in summary.taken)


@given(reachable, st.integers(0, 100))
def test_sources_add_up_after_any_position(game: Game, seed: int) -> None:
    later = Game.from_position(game.position)
    rng = random.Random(seed)
    later.deal(rng)
    for _ in range(40):
        if ids := later.legal_moves.ids:
            later.play(rng.choice(ids))
            later.deal(rng)
    summary = summarise(later)
    assert [sum(seat.sources) for seat in summary.seats] == list(later.scores)


def test_all_sources_occur() -> None:
    found = Counter[str]()
    for seed in range(12):
        summary = summarise(finished_game(seed, 2))
        for seat in range(2):
            found.update(xp_of(summary, seat))
    assert set(found) == {*SOURCES} - {"before"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_place_is_the_player_who_began(players: int) -> None:
    for seed in range(5):
        game = finished_game(seed, players)
        began = str(game.history[0]).removeprefix("first ")
        (first,) = (seat for seat in summarise(game).seats if seat.place == 1)
        assert first.colour == began


def cut_off_game() -> Game:
    game = finished_game(3)
    while game.turn_number > 5:
        game.undo()
    return Game.from_record(game.record(termination=Termination.TRUNCATED))


def test_a_truncated_game_has_no_win_shares() -> None:
    summary = summarise(cut_off_game())
    assert summary.ending == "cut_off"
    assert summary.winners == ()
    assert summary.turns == 5


def test_a_turn_without_a_decision_does_not_count() -> None:
    game = finished_game(3)
    while str(game.history[-1]) != "end" or game.turn_number > 6 or game.phase != "act":
        game.undo()
    assert summarise(game).turns == game.turn_number - 1


@pytest.mark.parametrize(
    ("resigned", "ending", "shares"),
    [("red", "resigned", [0, 1]), ("blue", "resigned", [1, 0]), ("red blue", "unfinished", [0, 0])],
)
def test_the_last_player_wins_after_resignations(
    resigned: str, ending: str, shares: list[float]
) -> None:
    game = cut_off_game()
    game.tags |= {"Termination": "resigned", "Resigned": resigned}
    summary = summarise(Game.from_record(game.record()))
    assert summary.ending == ending
    assert [seat.share for seat in summary.seats] == shares


def test_shared_wins_are_split(monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished_game(1, 3)
    monkeypatch.setattr(Game, "winners", property(lambda self: (0, 2)))
    assert [seat.share for seat in summarise(game).seats] == [0.5, 0, 0.5]
