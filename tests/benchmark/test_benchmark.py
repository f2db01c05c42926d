"""The benchmark: reproducible tables, third-party agents, and missing packages."""

from __future__ import annotations

import json
import re
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from overworld.arena import Tournament
from overworld.arena.benchmark import (
    OURS,
    THIRD_PARTY,
    Protocol,
    Results,
    benchmark,
    run,
    verify,
)
from overworld.arena.benchmark.maskable_ppo import MaskablePPOBot, policy_file, train
from overworld.arena.benchmark.openspiel_mcts import OpenSpielMCTS
from overworld.arena.benchmark.run import MCTS, PPO, third_party_bots
from overworld.arena.benchmark.tasks import TaskQuestion, decisions, judge, score_questions
from overworld.arena.folder import FolderError
from overworld.arena.local import ask_locally
from overworld.bots import BotError, BotLike, Budget, FunctionBot, build_bot
from overworld.cli.common import install_command
from overworld.cli.main import main
from overworld.components import load_box
from overworld.env.openspiel import OverworldGame
from overworld.game import Deal, Game

SMALL = Protocol(("first", "pebble"), anchors=("pebble", "first"), deals=((2, 1), (3, 1)))
FIRST = FunctionBot(lambda game: game.legal_moves[0], "first")
OWN = {"first": FIRST}
"""A bot that other processes cannot load, so that no process has to start."""


def timeless(found: Results) -> list[Any]:
    """Return the results without durations."""
    return [replace(row, ms=0.0) for row in found.rows]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Results]:
    folder = tmp_path_factory.mktemp("benchmark")
    return folder, benchmark(SMALL, registry=OWN, folder=folder)


# ---------------------------------------------------------------- the protocol


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_agent_takes_every_seat_of_every_deal(players: int) -> None:
    protocol = Protocol((*OURS, *THIRD_PARTY))
    fixtures = protocol.fixtures(players)
    assert [fixture.number for fixture in fixtures] == [*range(1, len(fixtures) + 1)]
    deals = dict(protocol.deals)[players]
    for agent in protocol.agents:
        for anchor in protocol.anchors:
            seats = [
                (fixture.deal, fixture.bots.index(agent))
                for fixture in fixtures
                if agent != anchor
                and fixture.bots.count(agent) == 1
                and fixture.bots.count(anchor) == players - 1
            ]
            assert len({*seats}) == len(seats) == (agent != anchor) * deals * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_games_of_an_agent_do_not_depend_on_other_agents(players: int) -> None:
    everything = {replace(one, number=0) for one in Protocol().fixtures(players)}
    for agent in OURS:
        alone = {replace(one, number=0) for one in Protocol((agent,)).fixtures(players)}
        assert alone < everything
    fewer = Protocol(deals=((players, 2),))
    assert {replace(one, number=0) for one in fewer.fixtures(players)} < everything


def test_an_impossible_protocol_is_refused() -> None:
    with pytest.raises(BotError, match="needs agents"):
        Protocol(())
    with pytest.raises(BotError, match="must be different"):
        Protocol(("pebble", "pebble"))


# ---------------------------------------------------------------- played


def test_the_better_agent_is_first_and_the_score_is_the_mean(kept: tuple[Path, Results]) -> None:
    best, worst = kept[1].rows
    assert (best.agent, worst.agent) == ("pebble", "first")
    for row, among in ((best, 1.0), (worst, 0.0)):
        fair = [1 / cell.players for cell in row.cells if cell.result.games == 0]
        assert fair == [1 / 2, 1 / 3], "no agent plays against itself"
        assert row.score == pytest.approx((2 * among + sum(fair)) / 4)
        assert row.low < row.score < row.high
        assert row.games == 5
    right = {kind: found.right for kind, found in best.tasks}
    assert right["endgame"] > dict(worst.tasks)["endgame"].right


def test_the_same_seed_gives_the_same_table_after_an_interruption(
    kept: tuple[Path, Results],
) -> None:
    folder, found = kept
    games = folder / "3-players" / "games.jsonl"
    lines = games.read_text().splitlines(keepends=True)
    games.write_text("".join(lines[:-4]) + lines[-4][:20])
    assert timeless(benchmark(SMALL, registry=OWN, folder=folder)) == timeless(found)
    assert len(games.read_text().splitlines()) == len(lines)
    with pytest.raises(FolderError, match="other"):
        benchmark(replace(SMALL, seed="another"), registry=OWN, folder=folder)


def test_an_agent_that_is_an_object_can_be_tested_and_a_bad_one_scores_badly() -> None:
    def refuses(game: Game) -> Any:
        raise RuntimeError("no idea")

    small = Protocol(("first",), anchors=("pebble",), deals=((2, 1),))
    (row,) = benchmark(small, registry=OWN).rows
    assert (row.score, row.games, row.forfeits) == (0.0, 2, 0)
    assert dict(row.tasks)["endgame"].share < 0.2
    found = benchmark(small, registry={"first": FunctionBot(refuses)})
    (row,) = found.rows
    assert (row.score, row.forfeits) == (0.0, 2)
    endgame = dict(row.tasks)["endgame"]
    assert len(endgame.forfeits) == endgame.tasks == 40
    assert endgame.regret == pytest.approx(
        sum(max(task.values.values()) for task in decisions("endgame")) / 40
    )
    assert (endgame.right, endgame.answers) == (0, {})
    ((agent, kind, count, reason), _) = found.task_forfeits
    assert (agent, kind, count) == ("first", "endgame", 40)
    assert "RuntimeError: no idea" in reason
    assert f"\n- `first` forfeited tasks (endgame: 40). The first reason: {reason}\n" in (
        found.markdown()
    )


@pytest.mark.parametrize(
    ("bot", "patience", "reason"),
    [
        ("badbots.py:Crashing", 30, r"crash: badbots.py, line \d+: ZeroDivisionError"),
        ("badbots.py:Speechless", 30, r"crash: badbots.py, line \d+: AnswerError: no move in"),
        ("badbots.py:Dying", 30, r"death: the process died (3 times|again)"),
        ("badbots.py:Hanging", 0.1, r"stall: .* 0.1 s"),
    ],
)
def test_a_bot_that_misbehaves_forfeits_its_tasks(bot: str, patience: float, reason: str) -> None:
    spec = str(Path(__file__).parents[1] / "arena" / bot)
    settings = Tournament((spec, "random"), patience=patience)
    questions = [TaskQuestion(spec, task) for task in decisions("endgame")[:2]]
    answers = ask_locally(questions, settings, load_box(), 1, {})
    score = score_questions(questions, answers)
    assert [*score.forfeits] == [*score.wrong] == ["endgame-1", "endgame-2"]
    assert all(re.match(reason, text) for text in score.forfeits.values()), score.forfeits


def test_a_referee_judges_the_tasks_as_judge_does() -> None:
    questions = [TaskQuestion("pebble", task) for task in decisions("best")]
    settings = Tournament(("pebble", "random"))
    answers = ask_locally(questions, settings, load_box(), 1, {})
    assert score_questions(questions, answers) == judge("pebble", decisions("best"))


def test_a_maintainer_plays_private_deals_which_the_tables_mark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["--players", "2", "--deals", "1", "--jobs", "1", "--out", str(tmp_path)]
    assert main(["bench", "agents", "random", *small, "--deal-seed", "private"]) == 0
    assert "seed “private”" in capsys.readouterr().out
    assert '"deal": "private 1"' in (tmp_path / "2-players" / "games.jsonl").read_text()
    assert main(["bench", "verify", str(tmp_path)]) == 0
    assert f"{tmp_path.name} (other deals)" in capsys.readouterr().out


def test_the_command_names_the_forfeits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = str(Path(__file__).parents[1] / "arena" / "badbots.py:Crashing")
    small = ["--players", "2", "--deals", "1", "--jobs", "1", "--out", str(tmp_path)]
    assert main(["bench", "agents", spec, *small]) == 0
    text = capsys.readouterr().out
    assert f"{spec} forfeited tasks (endgame: 40). The first reason: crash: badbots.py" in text
    (row,) = verify(tmp_path).rows
    assert len(dict(row.tasks)["endgame"].forfeits) == 40


# ---------------------------------------------------------------- agents of others


def test_maskable_ppo_training_is_reproducible(tmp_path: Path) -> None:
    game = Game(players=2)
    game.deal(Deal(3))
    choices = []
    for place in ("one", "two"):
        train(2, tmp_path / place, steps=64)
        bot = build_bot(third_party_bots([PPO], tmp_path / place)[PPO])
        assert isinstance(bot, MaskablePPOBot)
        choices.append([bot.choose(game) for _ in range(2)])
    assert choices[0] == choices[1]
    assert choices[0][0] in game.legal_moves


def test_maskable_ppo_training_leaves_no_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    train(2, tmp_path / "trained", steps=64)
    assert list(temporary.iterdir()) == []


def test_openspiel_mcts_plays_with_any_number_of_players() -> None:
    bot = OpenSpielMCTS(seed=2, budget=Budget(simulations=12))
    for players in (2, 4):
        game = Game(players=players)
        game.deal(Deal(3))
        assert bot.choose(game) in game.legal_moves
    again = OpenSpielMCTS(seed=2, budget=Budget(simulations=12))
    assert again.choose(game) == OpenSpielMCTS(2, Budget(simulations=12)).choose(game)
    with pytest.raises(BotError, match="must be in simulations"):
        OpenSpielMCTS(budget=Budget(ms=5))
    with pytest.raises(ValueError, match="the game must have 2 players, got 4"):
        OverworldGame().state_at(game)


def test_third_party_agents_play_the_protocol(tmp_path: Path) -> None:
    train(2, tmp_path / "networks", steps=64)
    quick: dict[str, BotLike] = {MCTS: lambda seed: OpenSpielMCTS(seed, Budget(simulations=3))}
    protocol = Protocol(THIRD_PARTY, anchors=("random",), deals=((2, 1),))
    before = policy_file(tmp_path / "networks", 2).stat().st_mtime_ns
    found = benchmark(protocol, registry=quick, folder=tmp_path)
    assert {row.agent for row in found.rows} == {*THIRD_PARTY}
    assert not found.forfeits
    assert policy_file(tmp_path / "networks", 2).stat().st_mtime_ns == before, (
        "it is not trained again"
    )


# ---------------------------------------------------------------- the command


def test_missing_agents_are_left_out_with_a_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "find_spec", lambda package: None)
    assert main(["bench", "agents", *THIRD_PARTY]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "maskable-ppo is left out: it needs sb3_contrib, " + install_command("benchmark"),
        "openspiel-mcts@200sims is left out: it needs open_spiel, " + install_command("openspiel"),
        "overworld: none of these agents can be tested here",
    ]


def test_the_command_prints_and_writes_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["--players", "2", "--deals", "1", "--jobs", "1", "--out", str(tmp_path)]
    command = ["bench", "agents", "random", *small]
    assert main(command) == 0
    text = capsys.readouterr().out
    assert "2: pebble" in text
    assert "endgame" in text
    exact = "random play, exact 4.4 / 40 0.689"
    assert exact in " ".join(text.split()), "next to the row of the bot"
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads((tmp_path / "results.json").read_text())
    assert [row["agent"] for row in told["rows"]] == ["random"]
    assert {*told["software"]} == {"version", "python", "numpy", "numba", "box", "bots"}
    assert main([*command, "--markdown"]) == 0
    markdown = capsys.readouterr().out
    assert markdown == (tmp_path / "results.md").read_text()
    assert "\n| random play, exact | 4.4 / 40 | 0.689 |" in markdown
    assert main(["bench", "agents", "pebble", *small]) == 2
    assert "results of other agents or deals: choose another" in capsys.readouterr().err
    assert main(["bench", "agents", "nobody"]) == 2
    assert "unknown bot 'nobody'" in capsys.readouterr().err
