"""The contract of all bots: legal and deterministic moves, and an unchanged game."""

from __future__ import annotations

import math
import pickle
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.play import random_states

from overworld import Deal, Game
from overworld.arena import tournament
from overworld.bots import (
    BOTS,
    Bot,
    BotError,
    Budget,
    BuiltInBot,
    FunctionBot,
    NoDecisionError,
    RandomBot,
    analyse,
    bot_name,
    build_bot,
    check_bot,
    parse_bot,
)
from overworld.bots.bot import BotSpec
from overworld.bots.ladder import loads_user_code
from overworld.game.kernel import states_of
from overworld.notation import Move

HOARDER = str(Path(__file__).parent.parent.parent / "examples" / "hoarder.py") + ":Hoarder"
NAMES = [
    "random",
    "pebble",
    "flint@40sims",
    "obsidian@40sims",
    "diamond@40sims",
    "diamond@policy",
    HOARDER,
]


def played(names: list[str], seed: int) -> Game:
    """Play a whole game between bots on a fixed deal."""
    bots = [build_bot(name, seed=seed * 10 + seat) for seat, name in enumerate(names)]
    game = Game(len(names))
    game.deal(Deal(seed))
    while not game.over:
        game.play(bots[game.turn or 0].choose(game.copy()))
        game.deal(Deal(seed))
    return game


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_plays_a_whole_game(name: str, players: int) -> None:
    game = played([name] * players, players)
    assert game.over
    assert game.turn_number < 200


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    assert played([name, name], 3).record() == played([name, name], 3).record()


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_a_legal_move_and_does_not_change_the_game(name: str) -> None:
    bot = build_bot(name, seed=1)
    for game in random_states(5):
        if game.legal_moves.ids:
            before = states_of(game)[0].tobytes()
            assert bot.choose(game) in game.legal_moves
            assert states_of(game)[0].tobytes() == before


def first_move(game: Game) -> Move:
    return game.legal_moves[0]


@pytest.mark.parametrize("bot", [*NAMES[:-1], "flint", "obsidian", "diamond", first_move])
def test_a_bot_refuses_a_position_in_which_no_player_decides(bot: Any) -> None:
    asked = FunctionBot(bot) if callable(bot) else build_bot(bot)
    with pytest.raises(NoDecisionError, match="chance node"):
        asked.choose(Game(2))
    ended = played(["random", "random"], 1)
    with pytest.raises(NoDecisionError, match="game is over"):
        asked.choose(ended)
    ended.undo()
    assert asked.choose(ended) in ended.legal_moves


def test_a_bot_needs_only_the_method_choose() -> None:
    class First:
        def choose(self, game: Game) -> Move:
            return game.legal_moves[0]

    bots: list[Bot] = [First(), build_bot(First), build_bot(lambda: First())]
    game = Game(2)
    game.deal(Deal(1))
    assert {bot.choose(game) for bot in bots} == {game.legal_moves[0]}
    assert bot_name(First) == bot_name(bots[0]) == "First"
    assert tournament([First, "random"], games=2, jobs=1).games == 2


def test_pebble_beats_random() -> None:
    """Pebble wins all of twenty games, ten on each seat."""
    for seed in range(10):
        assert played(["pebble", "random"], seed).winners == (0,)
        assert played(["random", "pebble"], seed).winners == (1,)


def test_pebble_scores_the_best_group() -> None:
    bot = build_bot("pebble")
    asked = 0
    for seed in range(4):
        for game in random_states(seed):
            if game.phase == "score":
                groups = [g for g in game.forecast(game.turn or 0).groups if g.card == game.card]
                chosen = str(bot.choose(game)).split(" ")[1]
                best = max(group.points for group in groups)
                assert best in [g.points for g in groups if g.characteristic == chosen]
                asked += 1
    assert asked >= 24


def test_bot_specs_are_parsed_and_formatted() -> None:
    assert parse_bot("pebble").budget is None
    assert parse_bot("flint@2000sims").budget == Budget(simulations=2000)
    assert parse_bot("obsidian@1000ms").budget == Budget(ms=1000)
    assert parse_bot("diamond@policy").budget == Budget(simulations=0)
    assert parse_bot("diamond@0sims") == parse_bot("diamond@policy")
    for text in ("pebble", "flint@2000sims", "x.py:Y@1000ms", "diamond@policy"):
        assert str(parse_bot(text)) == text
    for text in (
        "",
        "@5ms",
        "flint@",
        "flint@00sims",
        "flint@5",
        "flint@5s",
        "flint@-1ms",
        "a@1ms@2ms",
    ):
        with pytest.raises(BotError, match="bot spec must be"):
            parse_bot(text)


OWN = """
from overworld.bots import RandomBot

class Mine(RandomBot):
    def __init__(self, weights, depth=1, seed=0, budget=None):
        super().__init__(seed)
        self.given = weights, depth, seed, budget

def build(seed, **arguments):
    return Mine(**arguments, seed=seed)

def nothing():
    return 3
"""


@pytest.mark.parametrize(
    "limits",
    [
        {},
        {"simulations": 1, "ms": 1},
        {"simulations": -1},
        {"simulations": True},
        {"ms": True},
        {"simulations": math.nan},
        {"ms": 0},
        {"ms": -5},
        {"ms": 2.5},
        {"ms": math.inf},
    ],
)
def test_a_budget_is_one_positive_integer(limits: dict[str, Any]) -> None:
    with pytest.raises(BotError, match=r"either simulations or ms|must be an integer of at least"):
        Budget(**limits)


def test_arguments_of_a_spec_are_passed_to_the_factory(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    bot: Any = build_bot(f"{file}:Mine?weights=a%40b/c.npz&depth=3@5ms", seed=7)
    assert bot.given == ("a@b/c.npz", 3, 7, Budget(ms=5))
    built: Any = build_bot(f"{file}:build?weights=1e-3&depth=.5", seed=7)
    assert built.given == (0.001, 0.5, 7, None)
    for text in ("x.py:Y?a=b%40c&d=-2@3ms", "x.py:Y?a="):
        assert parse_bot(str(parse_bot(text))) == parse_bot(text)
    huge = parse_bot("x?a=1e999")
    assert huge.arguments == (("a", "1e999"),)
    assert parse_bot(str(huge)) == huge
    wrong: tuple[Any, ...] = (math.inf, math.nan, True, None)
    for value in wrong:
        with pytest.raises(BotError, match="bot argument a must be a string, an integer or a fin"):
            BotSpec("x", None, (("a", value),))
    values = ("007", "7", "-1", ".5", "1e3", "1e+3", "a+b", "%41", "", 7, -2, 0.5, 1e16, 1e-7)
    for value in values:
        spec = BotSpec("mine:Bot", None, (("tag", value),))
        assert parse_bot(str(spec)) == spec
    for text, reason in (
        (f"{file}:Mine", "does not accept these arguments: missing a required argument: 'weights'"),
        (f"{file}:Mine?weights=1&magic=2", "unexpected keyword argument 'magic'"),
        ("pebble?depth=3", "unexpected keyword argument 'depth'"),
    ):
        with pytest.raises(BotError, match=reason):
            check_bot(text)
        with pytest.raises(BotError, match=reason):
            build_bot(text)
    with pytest.raises(BotError, match=r"must return an object with choose\(\), got int"):
        build_bot(f"{file}:nothing")
    for text in ("a.py:B?x", "a.py:B?seed=1", "a.py:B?x=1&x=2", "a.py:B?a b=1", "a.py:B?"):
        with pytest.raises(BotError):
            parse_bot(text)


def test_bots_are_loaded_from_modules_and_installed_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "their_bots.py").write_text(OWN)
    about = tmp_path / "their_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[overworld.bots]\ngranite = their_bots:Mine\n")
    with pytest.raises(BotError, match="No module named 'their_bots'"):
        build_bot("their_bots:Mine?weights=1")
    with pytest.raises(BotError, match="unknown bot 'granite'"):
        build_bot("granite?weights=1")
    monkeypatch.syspath_prepend(tmp_path)
    for text in ("their_bots:Mine?weights=1", "granite?weights=1"):
        bot: Any = build_bot(text, seed=2)
        assert bot.given == (1, 1, 2, None)
    with pytest.raises(BotError, match="there is no Nobody in this file"):
        build_bot("their_bots:Nobody")
    with pytest.raises(BotError, match=r"use random, .*, diamond, granite, FILE"):
        build_bot("granit")
    texts = ("granite", "granite@5ms", "their_bots:Mine", "x.npz", "flint@5ms", "Ada", "a@b@c")
    assert [loads_user_code(text) for text in texts] == [True] * 4 + [False] * 3


def test_build_bot_accepts_classes_functions_and_bots() -> None:
    def seeded(seed: int) -> Bot:
        return RandomBot(seed)

    itself = FunctionBot(lambda game: game.legal_moves[0], "first")
    assert build_bot(itself) is itself
    game = Game(2, first=0)
    game.deal(Deal(1))
    moves = [build_bot(what, seed=3).choose(game) for what in ("random", RandomBot, seeded)]
    assert len({*moves}) == 1, "factories that accept a seed get it"
    assert build_bot(lambda: itself) is itself
    names = [bot_name(what) for what in ("flint@5ms", RandomBot, itself, seeded)]
    assert names == ["flint@5ms", "random", "first", "seeded"]
    for nothing in (None, 7, [itself]):
        with pytest.raises(BotError, match="bot must be a spec"):
            build_bot(nothing)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("raise RuntimeError('no')", "RuntimeError: no"),
        ("def (", "SyntaxError"),
        ("Mine = 3", "must be a class with a method choose"),
        ("class Other: pass", "mine.py: there is no Mine in this file"),
        ("class Mine: pass", "must be a class with a method choose"),
    ],
)
def test_a_file_without_a_bot_is_refused(body: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(body)
    with pytest.raises(BotError, match=reason):
        build_bot(f"{file}:Mine")


def test_a_file_can_define_dataclasses_that_are_pickled(tmp_path: Path) -> None:
    file = tmp_path / "random.py"  # the name of another module
    file.write_text(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        "@dataclass\nclass Mine:\n"
        "    seed: int = 0\n"
        "    def choose(self, game):\n        return game.legal_moves[0]\n"
    )
    bot = build_bot(f"{file}:Mine", seed=3)
    assert pickle.loads(pickle.dumps(bot)) == bot
    assert sys.modules["random"].__file__ != str(file)


def test_a_file_runs_once_for_each_content(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    source = (
        "BUILT = []\n"
        "class Mine:\n"
        "    def __init__(self):\n        BUILT.append(self)\n"
        "    def choose(self, game):\n        return game.legal_moves[0]\n"
    )
    file.write_text(source)
    first, second = (build_bot(f"{file}:Mine") for _ in range(2))
    module = sys.modules[type(first).__module__]
    assert [first, second] == module.BUILT, "both bots share the state of one module"
    assert isinstance(pickle.loads(pickle.dumps(first)), type(second))
    file.write_text(source.replace("[0]", "[1]"))  # of the same size, perhaps in the same second
    game = Game(2)
    game.deal(Deal(1))
    assert build_bot(f"{file}:Mine").choose(game) == game.legal_moves[1]
    assert pickle.loads(pickle.dumps(second)).choose(game) == game.legal_moves[0]


def test_the_example_is_short() -> None:
    source = Path(HOARDER.partition(":")[0]).read_text("utf-8")
    assert len(source.splitlines()) < 40


def test_built_in_bots_follow_the_protocol() -> None:
    bots: list[type[BuiltInBot]] = list(BOTS.values())
    assert [bot.name for bot in bots] == list(BOTS)


def test_arguments_of_the_wrong_type_are_refused() -> None:
    wrong: Any
    for wrong in (None, 3):
        with pytest.raises(BotError, match=f"bot spec must be a string, got {wrong}"):
            parse_bot(wrong)
        with pytest.raises(TypeError, match=f"decide must be a function of a game, got {wrong}"):
            FunctionBot(wrong)
        with pytest.raises(BotError, match="bot name must be a string without @"):
            BotSpec(wrong)
    with pytest.raises(BotError, match="bot name must be a string without @"):
        BotSpec("a@b")
    with pytest.raises(BotError, match="invalid or duplicate bot argument 'x y'"):
        BotSpec("a", None, (("x y", 1),))
    for wrong in (1.5, None, True):
        with pytest.raises(TypeError, match="seed must be an integer or a string"):
            build_bot("pebble", seed=wrong)


@pytest.mark.parametrize("name", ["random", "pebble", "flint", "obsidian", "diamond"])
@pytest.mark.parametrize("seed", [None, 1.5, [1], True])
def test_a_bot_needs_a_seed_that_is_an_integer_or_a_string(name: str, seed: Any) -> None:
    with pytest.raises(TypeError, match="seed must be an integer or a string"):
        BOTS[name](seed=seed)


@pytest.mark.parametrize("name", ["random", "pebble", "flint", "obsidian", "diamond"])
@pytest.mark.parametrize("budget", ["600sims", 600, 0])
def test_a_budget_must_be_a_budget(name: str, budget: Any) -> None:
    with pytest.raises(TypeError, match="budget must be a Budget"):
        BOTS[name](budget=budget)
    with pytest.raises(TypeError, match="budget must be a Budget"):
        BotSpec(name, budget)


@pytest.mark.parametrize("name", ["random", "pebble", "flint", "obsidian"])
def test_only_a_bot_with_a_policy_can_be_built_without_simulations(name: str) -> None:
    with pytest.raises(BotError, match=f"{name} has no policy without a search"):
        BOTS[name](budget=Budget(simulations=0))
    BOTS["diamond"](budget=Budget(simulations=0))


@pytest.mark.parametrize("bot", ["obsidian", "diamond"])
def test_an_analysis_needs_a_seed_that_is_an_integer_or_a_string(bot: str) -> None:
    game = Game(players=2)
    game.deal(Deal(1))
    with pytest.raises(TypeError, match="seed must be an integer or a string"):
        analyse(game, simulations=4, bot=bot, seed=None)  # type: ignore[arg-type]
