"""Results with all their games: `verify` accepts what was played, and nothing else."""

from __future__ import annotations

import json
import lzma
import re
import shutil
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overworld.arena import GameResult
from overworld.arena.benchmark import (
    Protocol,
    Results,
    SubmissionError,
    benchmark,
    submission,
    unverified,
    verify,
)
from overworld.arena.benchmark.results import make_results
from overworld.arena.match import play
from overworld.arena.schedule import Fixture, Tournament
from overworld.bots import FunctionBot
from overworld.cli.main import main
from overworld.components import load_box
from overworld.game import Game

SMALL = Protocol(("last", "random"), anchors=("random", "pebble"), deals=((2, 1), (3, 1)))
LAST = FunctionBot(lambda game: game.legal_moves[-1], "last")
Line = dict[str, Any]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Results]:
    folder = tmp_path_factory.mktemp("played")
    return folder, benchmark(SMALL, registry={"last": LAST}, folder=folder)


@pytest.fixture
def copy(played: tuple[Path, Results], tmp_path: Path) -> Path:
    """Return a folder with a submission to change."""
    for name in (submission.RESULTS, submission.GAMES):
        shutil.copy(played[0] / name, tmp_path / name)
    return tmp_path


def lines_of(folder: Path) -> list[Line]:
    return [json.loads(line) for line in lzma.open(folder / submission.GAMES)]


def write_lines(folder: Path, lines: list[Line]) -> None:
    with lzma.open(folder / submission.GAMES, "wt") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)


def replayed(line: Line, deal: str, decide: Callable[[Game], Any], seat: int) -> Line:
    """Return a game of the protocol again, with another deal or another bot in a seat."""
    fixture = next(one for one in SMALL.fixtures(len(line["bots"])) if one.number == line["number"])
    changed = Fixture(fixture.number, fixture.bots, deal, fixture.seeds)
    settings = Tournament(fixture.bots, players=len(fixture.bots), games=1)
    registry = {"last": LAST, line["bots"][seat]: FunctionBot(decide)}
    result = play(changed, settings, load_box(), registry=registry)
    return {**asdict(result), "deal": line["deal"]}


def test_verify_accepts_the_played_games(played: tuple[Path, Results]) -> None:
    folder, results = played
    games = list[None]()
    for anchors in (False, True):
        found = verify(folder, anchors=anchors, on_game=lambda: games.append(None))
        assert found.rows == results.rows
        assert found.markdown() == (folder / submission.TABLES).read_text()
    assert len(games) == 2 * len(lines_of(folder))


def test_results_name_the_versions_of_bots_box_and_python(played: tuple[Path, Results]) -> None:
    software = json.loads((played[0] / submission.RESULTS).read_text())["software"]
    assert {*software} == {"version", "python", "numpy", "numba", "bots", "box"}
    assert {*software["bots"]} == {"last", "random", "pebble"}
    assert software["bots"]["pebble"] == f"overworld {software['version']}"


def test_the_lead_tells_agents_apart_that_win_nothing(played: tuple[Path, Results]) -> None:
    lead = {row.agent: row.lead for row in played[1].rows}
    assert all(one.low <= one.mean <= one.high for one in lead.values())
    for row in played[1].rows:
        for cell in row.cells:
            assert (cell.lead.mean == 0) == (cell.result.games == 0 or cell.lead.low == 0)
    among = {(c.players, c.anchor): c.lead.mean for c in played[1].rows[-1].cells}
    assert among[2, "pebble"] < among[2, "random"], "a stronger opponent leaves a smaller lead"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda line: {**line, "shares": [*line["shares"][1:], line["shares"][0]]}, "its result"),
        (lambda line: {**line, "scores": [99 for _ in line["scores"]]}, "its result"),
        (lambda line: {**line, "deal": "another"}, "on another deal"),
        (lambda line: {**line, "bots": line["bots"][::-1]}, "on another deal"),
        (lambda line: {**line, "truncated": True}, "its result"),
        (lambda line: {**line, "decisions": [1 for _ in line["bots"]]}, "its result"),
        (lambda line: {**line, "record": line["record"][:200]}, "game 1 with 2 players"),
        (lambda line: {**line, "record": "no record"}, "game 1 with 2 players"),
        (lambda line: {**line, "number": 77}, "game 1 with 2 players is missing"),
        (lambda line: {**line, "number": "x"}, "line 1"),
        (
            lambda line: {
                **line,
                "forfeit": {
                    "seat": 1 - line["bots"].index("last"),
                    "reason": "crash",
                    "report": "",
                },
            },
            "only an agent can forfeit",
        ),
        (
            lambda line: replayed(line, "another deal", LAST.choose, 0),
            "does not have the chance of the deal",
        ),
    ],
)
def test_a_changed_game_is_found(copy: Path, change: Callable[[Line], Line], reason: str) -> None:
    lines = lines_of(copy)
    lines[0] = change(lines[0])
    write_lines(copy, lines)
    with pytest.raises(SubmissionError, match=reason):
        verify(copy)


def test_an_anchor_that_plays_badly_is_found_when_the_anchors_are_asked(copy: Path) -> None:
    lines = lines_of(copy)
    at = next(at for at, line in enumerate(lines) if "pebble" in line["bots"])
    seat = lines[at]["bots"].index("pebble")
    lines[at] = replayed(lines[at], lines[at]["deal"], LAST.choose, seat)
    write_lines(copy, lines)
    about = json.loads((copy / submission.RESULTS).read_text())
    with pytest.raises(SubmissionError, match="the row of"):
        verify(copy)
    games = {
        players: msgspec.convert(
            [one for one in lines if len(one["bots"]) == players], list[GameResult]
        )
        for players in (2, 3)
    }
    tasks = {row["agent"]: submission._scores(row, SMALL) for row in about["rows"]}
    forged = make_results(SMALL, games, tasks, about["software"])
    (copy / submission.RESULTS).write_text(json.dumps(forged.as_json()))
    assert verify(copy).rows == forged.rows, "every file agrees with the others"
    with pytest.raises(SubmissionError, match="pebble plays "):
        verify(copy, anchors=True)


def test_a_refused_move_is_named_without_the_position(copy: Path) -> None:
    first, *others = lines_of(copy)
    moves = re.findall(r"\bmine [a-z]\d\b", first["record"])
    record = first["record"].replace(moves[1], moves[0], 1)
    write_lines(copy, [first | {"record": record}, *others])
    with pytest.raises(SubmissionError, match=r"line \d+, column \d+: mine ") as raised:
        verify(copy)
    assert len(str(raised.value)) < 200
    assert "(in " not in str(raised.value)


def test_missing_and_additional_games_are_found(copy: Path) -> None:
    lines = lines_of(copy)
    write_lines(copy, lines[:-1])
    with pytest.raises(SubmissionError, match="is missing"):
        verify(copy)
    write_lines(copy, [*lines, lines[-1]])
    with pytest.raises(SubmissionError, match="but the protocol has"):
        verify(copy)


def test_other_versions_of_built_in_bots_are_found_or_named(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = copy / submission.RESULTS
    about = json.loads(file.read_text())
    about["software"]["bots"]["pebble"] = "overworld 9.9, network \x1b[2J"
    file.write_text(json.dumps(about))
    with pytest.raises(SubmissionError, match="pebble should have the version overworld "):
        verify(copy)
    about["software"] |= {"version": "9.9", "python": None}
    file.write_text(json.dumps(about))
    assert main(["bench", "verify", str(copy)]) == 0
    text = capsys.readouterr().out
    assert "not verified: version 9.9, here " in text
    assert "; pebble: overworld 9.9, network ?[2J" in text
    del about["software"]["bots"]
    file.write_text(json.dumps(about))
    assert "pebble: no version" in unverified(verify(copy))


def test_the_command_skips_files_between_folders(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    readme = copy / "README.md"
    readme.write_text("about")
    assert main(["bench", "verify", str(readme), str(copy), "--markdown"]) == 0
    assert capsys.readouterr().err == ""
    assert main(["bench", "verify", str(readme)]) == 2
    assert f"{readme}: Not a directory" in capsys.readouterr().err


@pytest.mark.parametrize(("digits", "agrees"), [(12, True), (6, False)])
def test_only_the_last_digits_of_a_number_may_differ(copy: Path, digits: int, agrees: bool) -> None:
    file = copy / submission.RESULTS
    about = json.loads(file.read_text())
    for row in about["rows"]:
        row["low"] += 10.0**-digits
        row["cells"][0]["result"]["low"] += 10.0**-digits
    file.write_text(json.dumps(about))
    if agrees:
        assert len(verify(copy).rows) == 2
    else:
        with pytest.raises(SubmissionError, match="low should be"):
            verify(copy)


def test_results_without_forfeits_of_tasks_are_accepted(copy: Path) -> None:
    file = copy / submission.RESULTS
    about = json.loads(file.read_text())
    for row in about["rows"]:
        for _, score in row["tasks"]:
            assert score.pop("forfeits") == {}
    file.write_text(json.dumps(about))
    assert len(verify(copy).rows) == 2


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda about: about | {"version": 1}, "protocol 1, but this is protocol 2"),
        (lambda about: about | {"protocol": {"agents": []}}, "needs agents"),
        (lambda about: about | {"rows": about["rows"][:1]}, "1 rows, but 2 agents"),
        (lambda about: about | {"rows": [{"agent": "last"}]}, "tasks of last"),
        (lambda about: about | {"software": {}}, "the box is not"),
        (lambda about: [about], "'list' object has no attribute"),
        (lambda about: {}, "protocol None, but this is protocol 2"),
        (
            lambda about: about | {"protocol": about["protocol"] | {"deals": [[2, 10**12]]}},
            "the protocol has 1000000000000 or more",
        ),
        (
            lambda about: (
                about | {"protocol": about["protocol"] | {"agents": [str(n) for n in range(10**5)]}}
            ),
            "games, but the protocol has 99999 or more",
        ),
        (
            lambda about: about | {"protocol": about["protocol"] | {"deals": [[2, 1], [2, 1]]}},
            "each number of players once",
        ),
        (
            lambda about: about | {"protocol": about["protocol"] | {"agents": ["\x1b[2J"]}},
            "characters to control screens",
        ),
        (lambda about: about["rows"][0].update(score=0.99) or about, "the row of"),
        (
            lambda about: about["rows"][0]["tasks"][0][1]["answers"].clear() or about,
            "tasks does not agree with the games and answers",
        ),
        (
            lambda about: (
                about["rows"][0]["tasks"][0][1]["forfeits"].update({"endgame-1": "crash"}) or about
            ),
            "endgame-1 is not a task, or has an answer and a forfeit",
        ),
    ],
)
def test_changed_results_are_found(
    copy: Path, change: Callable[[dict[str, Any]], object], reason: str
) -> None:
    file = copy / submission.RESULTS
    file.write_text(json.dumps(change(json.loads(file.read_text()))))
    with pytest.raises(SubmissionError, match=reason):
        verify(copy)


def test_a_game_that_continues_after_the_last_turn_is_found(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(submission, "TURN_LIMIT", 5)
    with pytest.raises(SubmissionError, match="the game continues after turn 5"):
        verify(copy)


def test_the_command_prints_no_characters_that_control_a_terminal(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (first, *others) = lines_of(copy)
    write_lines(copy, [first | {"record": "\x1b[2J no record"}, *others])
    assert main(["bench", "verify", str(copy)]) == 2
    assert "\x1b" not in capsys.readouterr().err


def test_unreadable_files_are_refused(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = submission._read_results(copy)
    with monkeypatch.context() as patch:
        patch.setattr(submission, "MAX_BYTES", 99)
        for name in (submission.RESULTS, submission.GAMES):
            with pytest.raises(SubmissionError, match=f"{name}: more than 99 bytes"):
                verify(copy)
            patch.setattr(submission, "_read_results", lambda _, found=whole: found)
    games = (copy / submission.GAMES).read_bytes()
    for broken in (b"", b"no archive", games[:-40]):
        (copy / submission.GAMES).write_bytes(broken)
        with pytest.raises(SubmissionError, match=submission.GAMES):
            verify(copy)
    nested = b"[" * 200_000
    (copy / submission.GAMES).write_bytes(lzma.compress(nested))
    with pytest.raises(SubmissionError, match=f"{submission.GAMES}: line 1"):
        verify(copy)
    (copy / submission.RESULTS).write_bytes(nested)
    with pytest.raises(SubmissionError, match=submission.RESULTS):
        verify(copy)
    (copy / submission.RESULTS).write_bytes(b"\xff{")
    with pytest.raises(SubmissionError, match=submission.RESULTS):
        verify(copy)
    (copy / submission.RESULTS).unlink()
    with pytest.raises(SubmissionError, match="No such file"):
        verify(copy)


def test_the_command_prints_one_table_and_names_wrong_folders(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "verify", str(copy)]) == 0
    text = capsys.readouterr().out
    assert "last (part of the protocol)" in text
    assert f"\n{copy}: not verified: python " in text
    assert text.endswith("; last: unknown\n")
    assert f"Checked {len(lines_of(copy))} games: everything agrees." in text
    assert main(["bench", "verify", str(copy), str(copy / "no"), "--markdown"]) == 2
    out, err = capsys.readouterr()
    *_, exact = out.splitlines()
    assert out.count("\n") == 5, "two agents and exact random play"
    assert exact.startswith("| random play, exact | - | - | - | 4.4 / 40 | 0.689 |")
    assert f"{copy / 'no'}: results.json: No such file or directory" in err
    assert main(["bench", "verify", str(copy), "--json"]) == 0
    assert [*json.loads(capsys.readouterr().out)] == [str(copy)]
