"""`overworld show --svg` and `--html`, and pictures in notebooks."""

from __future__ import annotations

import io
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.play import finished_game

from overworld import Game, Move
from overworld.arena.schedule import Tournament
from overworld.arena.standings import Standing, Standings, WinShare, standings
from overworld.bots.analysis import Analysis, MoveEvaluation
from overworld.cli.main import main
from overworld.i18n import Translator
from overworld.review.findings import Review, ReviewStep, seat_reviews


@pytest.fixture
def game() -> Game:
    """Return a game at a decision."""
    game = finished_game(4)
    while game.step_number > 150 or game.phase != "act":
        game.undo()
    return game


@pytest.fixture
def record(game: Game, tmp_path: Path) -> Path:
    file = tmp_path / "game.ogn"
    file.write_text(game.record(names=["Ada", "Ben"]), "utf-8")
    return file


def test_a_position_is_written_as_a_picture(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.svg"
    assert main(["show", game.position, "--svg", str(file)]) == 0
    assert file.read_text("utf-8") == game.svg() + "\n"
    assert capsys.readouterr().out == ""


def test_a_record_is_shown_and_written_as_both(
    game: Game, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture, page = tmp_path / "last.svg", tmp_path / "game.html"
    assert main(["show", str(record), "--svg", str(picture), "--html", str(page)]) == 0
    assert picture.read_text("utf-8") == game.svg() + "\n"
    assert '"caption":"Ada: ' in page.read_text("utf-8")
    assert main(["show", str(record)]) == 0
    assert str(game) in capsys.readouterr().out


def test_a_record_may_come_from_standard_input(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "table.svg"
    for text in (game.record(), f"{game.position}\n"):
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        assert main(["show", "-", "--svg", str(file)]) == 0
        assert file.read_text("utf-8") == game.svg() + "\n"
        file.unlink()


def test_a_failed_write_is_a_one_line_error(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in (str(tmp_path / "missing" / "a.svg"), "nul\0"):
        assert main(["show", str(record), "--svg", name]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    record.write_text("[Overworld 1]\nnonsense", "utf-8")
    assert main(["show", str(record), "--html", str(tmp_path / "a.html")]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert str(record) in told
    assert not (tmp_path / "a.html").exists()


@pytest.mark.parametrize("language", ["de", "en"])
def test_buttons_of_the_page_are_translated(
    language: str, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overworld.i18n._translator", lambda: Translator(language))
    assert main(["show", str(record), "--html", str(tmp_path / "game.html")]) == 0
    page = (tmp_path / "game.html").read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert f'aria-label="{Translator(language)("replay-next")}"' in page


def test_an_analysis_shows_its_decisions_on_the_picture(game: Game) -> None:
    moves = [str(move) for move in game.legal_moves][:3]
    judged = tuple(
        MoveEvaluation(Move(move), 10 - at, (0.6, 0.4), (20.5, 18.0))
        for at, move in enumerate(moves)
    )
    found = Analysis(0, 27, judged, (Move(moves[0]),), game)
    shown = found._repr_html_()
    assert shown.startswith("<table><caption>27 simulations: ")
    assert all(f'<th scope="row">{move}</th><td>60.0%</td>' in shown for move in moves)
    assert "XP of red" in shown
    assert shown.endswith(game.svg(moves=moves))
    assert Analysis(0, 27, judged, ())._repr_html_().endswith("</table>")


def test_a_review_shows_its_graph_and_tables() -> None:
    values = ((0.5, 0.5), (0.3, 0.7), (0.4, 0.6))
    steps = (
        ReviewStep(0, "mine w1", "collect", 0, 2, 0.2, "explore 34", verdict="blunder"),
        ReviewStep(1, "block w1 sand", "block"),
    )
    seats = seat_reviews(steps, values)
    review = Review("pebble", 4, ("red", "blue"), 0, values, steps, (0,), seats, False)
    shown = review._repr_html_()
    assert shown.startswith(review.svg())
    assert "<td>red</td><td>mine w1</td><td>explore 34</td><td>20.0%</td>" in shown
    assert '<th scope="row">red</th>' in shown
    title = ElementTree.fromstring(review.svg())[0]
    assert title.text == "Win shares over the game, at the end: red 40%, blue 60%"


def test_standings_are_a_table_with_escaped_names() -> None:
    share = WinShare(10, 0.75, 0.5, 0.9, 0.5)
    bots = (Standing("a<b", share, 31.5, 1.25, 9, 1, 26.1, 1.9),)
    shown = Standings(10, 0, bots, (), ())._repr_html_()
    assert '<th scope="row">a&lt;b</th><td>26.1 ± 1.9</td><td>75.0%</td>' in shown
    assert "<td>50.0% to 90.0%</td>" in shown
    assert ElementTree.fromstring(shown).tag == "table"
    assert standings(Tournament(("random", "pebble")), [])._repr_html_().count("<tr>") == 3
