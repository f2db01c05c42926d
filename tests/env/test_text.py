"""Text agents: prompts have what a player may know, and answers become legal moves."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from fractions import Fraction

import pytest
from tests.play import finished_game

from overworld import Deal, Game, NotationError
from overworld.bots import NoDecisionError, build_bot
from overworld.env.text import (
    ANSWER_LIMIT,
    AnswerError,
    TextBot,
    explain_move,
    moves_text,
    observation_text,
    odds_text,
    prompt_text,
    read_answer,
    rules_text,
)
from overworld.env.text.moves import standing
from overworld.i18n import Translator, using


def decisions_of(players: int, seed: int, bot: str = "pebble") -> Iterator[Game]:
    """Yield the game at each decision."""
    game, deal, chooser = Game(players=players), Deal(seed), build_bot(bot, seed=seed)
    game.deal(deal)
    while not game.over:
        yield game
        game.play(chooser.choose(game.copy()))
        game.deal(deal)


def strings_of(game: Game) -> list[str]:
    moves = map(str, game.legal_moves)
    return [
        prompt_text(game),
        *(explain_move(game, move) for move in moves),
        odds_text(game, "1"),
    ]


# ---------------------------------------------------------------- hidden information


@pytest.mark.parametrize("players", [2, 4])
def test_equal_positions_have_equal_strings_with_other_hidden_things(players: int) -> None:
    """Two games differ in their deal: in everything face down, but in nothing that is known."""
    differ = 0
    for at, game in enumerate(decisions_of(players, 5)):
        if at % 12:
            continue
        other = Game.from_position(game.position)
        other.tags = {"Deal": "other"}
        assert strings_of(game) == strings_of(other)
        ends = [game.copy(), other]
        for end, deal in zip(ends, (Deal(5), Deal("other")), strict=True):
            move = next((m for m in map(str, game.legal_moves) if m.startswith("explore")), None)
            if move is not None:
                end.play(move)
                end.deal(deal)
        differ += ends[0].position != ends[1].position
    assert differ >= 2, "the deals hide different things"


def test_the_language_of_the_environment_does_not_change_the_text() -> None:
    game = Game(players=2)
    game.deal(Deal(1))
    with using(Translator("de")):
        german = prompt_text(game), reason_of(game, "end")
    assert german == (prompt_text(game), reason_of(game, "end"))


def test_the_text_of_the_other_seat_differs_only_in_you() -> None:
    game = Game(players=2)
    game.deal(Deal(1))
    mover = game.turn or 0
    own, other = observation_text(game), observation_text(game, 1 - mover)
    assert own != other
    assert own.replace(" (you)", "") == other.replace(" (you)", "")


# ---------------------------------------------------------------- observations


def test_an_observation_has_everything_in_sight() -> None:
    for at, game in enumerate(decisions_of(3, 2)):
        if at % 20:
            continue
        text = observation_text(game)
        for name, column in game.cube.items():
            assert f"{name} {column or '-'}" in text
        for name, cell in game.world.items():
            if cell.face is not None:
                assert f"{name} {cell.face}" in text
        for player in game.players:
            assert re.search(f"{player.colour}( .you.)?: {player.xp} XP now", text)
            for space, built in enumerate(player.board, 1):
                assert f"{space} {built or '('}" in text


def test_strings_are_short() -> None:
    """The sizes that the documentation states."""
    for players, most in ((2, 2_500), (3, 2_800), (4, 3_000)):
        for at, game in enumerate(decisions_of(players, 3, "random")):
            if at % 5 == 0:
                assert 1_100 < len(observation_text(game)) < most
                assert len(moves_text(game)) < 1_600
    assert 3_000 < len(rules_text()) < 3_600


def test_an_observation_at_chance_and_at_the_end() -> None:
    assert observation_text(Game(players=2)).startswith("turn 0, at a chance event\n")
    game = finished_game(1, 2)
    winners = ", ".join(game.colours[seat] for seat in game.winners)
    assert f"the game is over; winners: {winners}" in observation_text(game)
    assert moves_text(game) == ""
    with pytest.raises(NoDecisionError):
        prompt_text(game)
    with pytest.raises(ValueError, match="seat"):
        observation_text(game, 2)


def test_the_rules_have_the_numbers_of_the_box() -> None:
    text, box = rules_text(), Game(players=2).box
    for name, points in box.points.items():
        assert f"{name} {points}" in text
    for mob in box.mobs:
        assert f"{mob.id} {mob.hearts} heart" in text


# ---------------------------------------------------------------- moves


def test_each_legal_move_has_a_number_and_a_true_gain() -> None:
    seen = set()
    for game in decisions_of(2, 4):
        lines, number, seat = moves_text(game).splitlines(), 1, game.turn or 0
        for line in lines:
            first, last, text = re.fullmatch(r"(\d+)(?:-(\d+))?\. (.*)", line).groups()  # type: ignore[union-attr]
            assert int(first) == number
            assert text.startswith(str(game.legal_moves[number - 1]).rpartition(" ")[0])
            if last:
                gains = re.findall(r"(\d): ([+-]\d+)", text.partition("gain on space ")[2])
                for at, gain in gains:
                    ahead, move = game.copy(), game.legal_moves[number + int(at) - 2]
                    ahead.play(move)
                    assert str(move).endswith(f" {at}")
                    assert int(gain) == standing(ahead, seat) - standing(game, seat)
                    assert f"gain {gain}" in explain_move(game, move)
                assert len(gains) == 9
            seen.add(text.split(" ")[0].rstrip(":"))
            number = int(last or first) + 1
        assert number == len(game.legal_moves) + 1
    assert {"mine", "explore", "build", "take", "score", "end"} <= seen


def test_the_gain_of_a_fight_is_its_expectation() -> None:
    task_games = (game for game in decisions_of(2, 8, "random"))
    game = next(g for g in task_games if any(str(m).startswith("fight") for m in g.legal_moves))
    move = next(str(m) for m in game.legal_moves if str(m).startswith("fight"))
    cell = move.split(" ")[1]
    mob = next(each for each in game.box.mobs if each.id == game.world[cell].face)
    text, odds = explain_move(game, move), game.fight_odds(cell)
    assert f"chance {odds} = " in text
    assert f"{mob.hearts} heart" in text
    if mob.characteristic is None:
        assert f"gain {float(odds) * mob.xp:+.1f}" in text


# ---------------------------------------------------------------- answers


@pytest.fixture
def game() -> Game:
    """Return a game whose first decision is red's, next to nothing."""
    game = Game(players=2, first=0)
    game.deal(Deal(7))
    return game


def reason_of(game: Game, answer: str) -> str:
    with pytest.raises(AnswerError) as error:
        read_answer(game, answer)
    return str(error.value)


@pytest.mark.parametrize(
    "answer",
    [
        "mine w1",
        "  MINE   W1  ",
        "Move: mine w1",
        "**Move:** `mine w1`",
        '{"move": "mine w1"}',
        "mine(w1)",
        "1",
        "#1.",
        "move 1",
        "1. mine w1",
        "I could explore 33 or take z1.\n\nMy final move: mine w1.",
        "Because blocks are scarce, I will mine column w1",
        "mine w1. Yes, mine w1!",
        "move: explore 33\nNo, better:\nmove: mine w1",
        "x" * ANSWER_LIMIT + "\nmove: mine w1",
    ],
)
def test_an_answer_may_have_many_forms(game: Game, answer: str) -> None:
    assert str(read_answer(game, answer)) == "mine w1"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("", "the answer is empty"),
        ("\n \n", "the answer is empty"),
        ("I pass on this.", "no move in 'I pass on this.'"),
        ("mine", "no move in 'mine'"),
        ("0", "number must be 1 to 17, got 0"),
        ("18", "number must be 1 to 17, got 18"),
        ("9" * 5000, "number must be 1 to 17, got 999"),
        ("mine w1 or mine z1", "the answer names several moves: mine w1, mine z1; end the answer"),
        ("mine w9", "mine w9: "),
        ("explore 11", "explore 11: That is 4 steps away: you can move 2 at most."),
        ("build c3 5", "build c3 5: It is still face down: explore next to it first."),
        ("END", "end: You still have 2 actions to take."),
        ("block w1 wood", "no move in 'block w1 wood'"),
        ("tile c3 creeper-sand", "no move in"),
    ],
)
def test_a_refused_answer_has_a_reason(game: Game, answer: str, reason: str) -> None:
    assert reason_of(game, answer).startswith(reason)


def test_a_refusal_keeps_the_move_and_the_code_of_the_rules(game: Game) -> None:
    with pytest.raises(AnswerError) as caught:
        read_answer(game, "explore 11")
    error = pickle.loads(pickle.dumps(caught.value))
    assert (error.move, error.refusal.code) == ("explore 11", "too_far")
    assert str(error) == str(caught.value)


def test_every_legal_move_is_read_back_by_name_and_by_number() -> None:
    seen = set()
    for at, game in enumerate(decisions_of(2, 6, "random")):
        for number, move in enumerate(game.legal_moves, 1):
            spoken = str(move).replace("_", " ").title()
            assert read_answer(game, f"Move: {spoken}") == move
            assert at % 9 or read_answer(game, str(number)) == move
            seen.add(str(move).split(" ")[0])
    assert {"score", "build", "fight", "take", "end"} <= seen


def test_answers_of_other_types_and_after_the_end_are_refused(game: Game) -> None:
    with pytest.raises(TypeError, match="answer must be a string"):
        read_answer(game, None)  # type: ignore[arg-type]
    with pytest.raises(NoDecisionError):
        read_answer(finished_game(1, 2), "end")


# ---------------------------------------------------------------- odds


def test_odds_are_those_of_the_rules() -> None:
    for game in decisions_of(2, 9):
        for cell, face in game.world.items():
            if face.face in [mob.id for mob in game.box.mobs]:
                assert odds_text(game, f" {cell.upper()} ").startswith(
                    f"fight {cell}: {game.fight_odds(cell)} = "
                )
        if game.turn_number > 6:
            break
    with pytest.raises(ValueError, match="cell must have a face-up mob"):
        odds_text(game, "b1")


def test_odds_of_an_exploration_add_up_to_one(game: Game) -> None:
    text = odds_text(game, "explore 31")
    kinds = dict(part.split(": ") for part in text.partition(": ")[2].split("; "))
    assert set(kinds) == {"each token", "each tile"}
    for shares in kinds.values():
        assert sum(Fraction(share.split(" ")[1]) for share in shares.split(", ")) == 1


# ---------------------------------------------------------------- the bot


def test_a_bot_asks_again_with_the_reason(game: Game) -> None:
    prompts = list[str]()

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return ["explore 11", "what?", "move: mine z1"][len(prompts) - 1]

    bot = TextBot(ask)
    assert str(bot.choose(game)) == "mine z1"
    assert (bot.asked, bot.refused, bot.fell_back) == (3, 2, 0)
    assert prompts[0] == prompt_text(game)
    assert "refused: explore 11: That is 4 steps away" in prompts[1]
    assert prompts[2].startswith(prompts[1])


def test_a_bot_falls_back_only_so_often(game: Game) -> None:
    bot = TextBot(lambda prompt: "explore 11", tries=2, fallbacks=1)
    assert bot.choose(game) == game.legal_moves[0]
    assert (bot.asked, bot.refused, bot.fell_back) == (2, 2, 1)
    with pytest.raises(AnswerError, match="That is 4 steps away"):
        bot.choose(game)


def test_a_bot_is_not_asked_without_a_choice() -> None:
    bot = TextBot(lambda prompt: pytest.fail("asked"))
    game = next(g for g in decisions_of(2, 1) if len(g.legal_moves) == 1)
    assert bot.choose(game) == game.legal_moves[0]
    assert bot.asked == 0


def test_a_bot_checks_its_arguments() -> None:
    with pytest.raises(TypeError, match="ask must be a function"):
        TextBot("model")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="tries must be"):
        TextBot(str, tries=0)
    game = Game(players=2)
    game.deal(Deal(1))
    with pytest.raises(TypeError, match="answer must be a string"):
        TextBot(lambda prompt: 1).choose(game)  # type: ignore[arg-type, return-value]


def test_explain_move_refuses_illegal_moves(game: Game) -> None:
    with pytest.raises(NotationError):
        explain_move(game, "dance")
    with pytest.raises(ValueError, match="too far"):
        explain_move(game, "explore 11")
    chance = Game(players=2)
    with pytest.raises(ValueError, match="first red is an outcome of chance"):
        explain_move(chance, "first red")
