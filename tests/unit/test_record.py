"""Records: their contents, the checks of the reader, and the places of its errors."""

from __future__ import annotations

import random
import re
from typing import Any, SupportsIndex

import pytest
from tests.play import finished_game

from overworld import Game, NotationError, Termination
from overworld.notation.record import _turn_steps, parse_record

RECORD = finished_game(3).record(names=["Ada", "Ben"])


def error_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as found:
        Game.from_record(text)
    return found.value


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def test_a_record_names_the_table_and_the_result() -> None:
    game = Game.from_record(RECORD)
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', RECORD, re.MULTILINE))
    assert tags["Overworld"] == "1"
    assert tags["Box"] == game.box.name
    assert tags["Boards"] == "red blue"
    assert tags["Names"] == "Ada, Ben"
    assert tags["Beginner"] == "-"
    assert tags["Result"] == f"red {game.scores[0]}, blue {game.scores[1]}"
    assert tags["Termination"] == "finished"


def test_a_record_has_outcomes_and_no_seed() -> None:
    assert re.search(r"^0\. first (red|blue); w1=[wstoe]{4} x1=", RECORD, re.MULTILINE)
    assert re.search(r" x2=\?\?\?[wstoe] ", RECORD)
    assert "seed" not in RECORD.lower()


def test_every_check_is_verified() -> None:
    """The reader finds any wrong number in parentheses, with its line."""
    checks = list(re.finditer(r"\([^()]*\)", RECORD))
    assert len(checks) > 12
    for check in checks:
        digit = re.search(r"\d", check[0])
        false = "(B C)" if digit is None else check[0].replace(digit[0], "77", 1)
        error = error_of(RECORD[: check.start()] + false + RECORD[check.end() :])
        assert error.line == RECORD.count("\n", 0, check.start()) + 1
        assert error.column == check.start() - RECORD.rfind("\n", 0, check.start()) + 1
        assert "must be" in error.reason


def test_checks_may_be_left_out() -> None:
    bare = re.sub(r" \([^()]*\)", "", RECORD)
    assert Game.from_record(bare).record() == RECORD


@pytest.mark.parametrize(
    ("pattern", "replacement", "reason"),
    [
        (r'\[Overworld "1"\]', '[Overworld "9"]', "the tag Overworld must be"),
        (r'\[Box "base 1 \w+"\]', '[Box "base 1 00000000"]', "the tag Box must be"),
        (r'\[Boards "red blue"\]', '[Boards "red pink"]', "got 'pink'"),
        (r'\[Boards "red blue"\]\n', "", "the tag Boards must describe a table"),
        (
            r'\[Beginner "-"\]',
            '[Beginner "green"]',
            "the tag Beginner must name different seats, got 'green'",
        ),
        (
            r'\[Beginner "-"\]',
            '[Beginner "red red"]',
            "the tag Beginner must name different seats, got 'red'",
        ),
        (r'\[Names "Ada, Ben"\]', '[Names "Ada"]', "the tag Names must be 2 names"),
        (
            r'\[Names "Ada, Ben"\]',
            '[Resigned "pink"]',
            "the tag Resigned must name seats, got 'pink'",
        ),
        (r" \[", "[", "expected ', '"),
        (r"\[Result .*\]", '[Result "red 1, blue 2"]', "the tag Result must be"),
        (r'"finished"', '"cut off"', "must fit a game that is over"),
        (r"\[Names", "[Box", "the tag Box must occur once"),
        (r'\[Names "Ada, Ben"\]', "[Names Ada]", "a tag must be"),
        (r"^1\. ", "2. ", "the line must begin with 1., got 2."),
        (r"^1\. (red|blue)", "1. green", "got green"),
        (r"^1\. ", "one ", "must begin with its turn number and a dot"),
        (r", end\n2\. ", ', end\n\n[Late "tag"]\n2. ', "tags must come before the moves"),
        (r", end\n2", ", end nonsense\n2", "the move must be end, got 'end nonsense'"),
        (r", end\n2", ", end;\n2", "got 'end;'"),
        (r", end\n2", ", end, end\n2", "the line must begin with 2., got 1."),
        (r" w1=[wstoe]{4}", " w1=wstoee", "not this event"),
        (r" w1=[wstoe]", " w1=q", "a block must be among wstoe, got 'q'"),
        (r" x2=\?\?\?", " x2=", "must be columns such as"),
        (r"first \w+;", "first green;", "unknown name 'green'"),
    ],
)
def test_wrong_records_raise_clear_errors(pattern: str, replacement: str, reason: str) -> None:
    text = re.sub(pattern, replacement, RECORD, count=1, flags=re.MULTILINE)
    assert text != RECORD
    assert reason in str(error_of(text))


def test_errors_point_at_line_and_column() -> None:
    line = line_of(RECORD, "1. ")
    text = RECORD.replace("\n1. ", "\n1.  ", 1)
    assert error_of(text).line == line
    lines = RECORD.split("\n")
    column = lines[line - 1].index("explore") + 1
    lines[line - 1] = lines[line - 1].replace("explore", "explode", 1)
    error = error_of("\n".join(lines))
    assert (error.line, error.column) == (line, column)
    assert str(error).startswith(f"line {line}, column {column}: a move must begin with one of")


def test_errors_point_at_the_colour_and_at_a_move_too_many() -> None:
    lines = RECORD.split("\n")
    line = line_of(RECORD, "2. ")
    colour = lines[line - 1].split(" ")[1]
    lines[line - 1] = lines[line - 1].replace(colour, "green", 1)
    error = error_of("\n".join(lines))
    assert (error.line, error.column) == (line, len("2. ") + 1)
    lines = RECORD.split("\n")
    column = len(lines[line - 1]) + len(", ") + 1
    lines[line - 1] += ", end"
    error = error_of("\n".join(lines))
    assert (error.line, error.column) == (line, column)


def test_errors_in_tags_point_at_their_line() -> None:
    error = error_of(RECORD.replace('[Beginner "-"]', '[Beginner "pink"]'))
    assert (error.line, error.column) == (line_of(RECORD, "[Beginner"), 1)


def test_an_illegal_move_in_a_record_is_a_notation_error_with_its_reason() -> None:
    line = line_of(RECORD, "1. ")
    colour = RECORD.split("\n")[line - 1].split(" ")[1]
    lines = [*RECORD.split("\n")[: line - 1], f"1. {colour} mine x1"]
    error = error_of("\n".join(lines).replace('"finished"', '"running"'))
    assert "block covered: free sides" in error.reason or "block covered" in error.reason
    assert (error.line, error.column) == (line, len(f"1. {colour} ") + 1)


def test_unfinished_games_and_other_endings() -> None:
    game = Game(3, beginner=(2,), first=1)
    game.deal(random.Random(1))
    game.play("mine w1")
    record = game.record()
    assert '[First "blue"]' in record
    assert '[Beginner "yellow"]' in record
    assert '[Result "*"]' in record
    assert '[Termination "running"]' in record
    assert "0. w1=" in record
    assert Game.from_record(record).position == game.position
    for ending in (Termination.TRUNCATED, Termination.ABANDONED):
        text = game.record(termination=ending)
        assert Game.from_record(text).record() == text
    with pytest.raises(ValueError, match="if and only if the game is over"):
        game.record(termination="finished")
    with pytest.raises(ValueError, match="termination must be among"):
        game.record(termination="bored")


def test_names_and_tags_are_kept_or_refused() -> None:
    game = Game(2)
    game.tags["Event"] = 'The "big" \\ cup'
    record = game.record(names=["Zoë", "flint@2000sims"])
    again = Game.from_record(record)
    assert again.tags["Event"] == game.tags["Event"]
    assert again.record() == record
    for names in (["a"], ["a, b", "c"], ["a\n", "b"]):
        with pytest.raises(ValueError, match="name"):
            game.record(names=names)
    game.tags["Bad tag"] = "x"
    with pytest.raises(ValueError, match="the name of a tag must be"):
        game.record()


@pytest.mark.parametrize("names", ["-", ", ", ", Ann", " , Ann", "Ann,Ben, Carl"])
def test_the_names_of_every_record_can_be_written_again(names: str) -> None:
    text = Game(2).record().replace('[Names "-"]', f'[Names "{names}"]')
    game = Game.from_record(text)
    again = Game.from_record(game.record(names=game.names))
    assert again.names == game.names


def test_reading_a_line_copies_each_character_only_once() -> None:
    class Line(str):
        __slots__ = ("copied",)

        def __getitem__(self, index: SupportsIndex | slice) -> str:
            part = super().__getitem__(index)
            self.copied = getattr(self, "copied", 0) + len(part)
            return part

    line = Line("A. " + ", ".join(["red score desert"] * 1000))
    assert len(_turn_steps(line, 1, "A", 3)) == 1000
    assert line.copied == len("red") * 1000


def test_a_colour_without_a_move_is_an_error() -> None:
    with pytest.raises(NotationError, match="expected a move"):
        parse_record("A. red score desert, blue", ("wood",))


def test_line_ends_of_any_system_are_read() -> None:
    assert Game.from_record(RECORD.replace("\n", "\r\n")).record() == RECORD


def test_a_byte_order_mark_is_skipped() -> None:
    assert Game.from_record("\ufeff" + RECORD).record() == RECORD
    assert error_of("\ufeff" + RECORD.replace("[Box", "[Bux")).line is None
    assert error_of(RECORD + "\ufeff").line is not None


@pytest.mark.parametrize("names", [5, {"Ada", "Ben"}])
def test_names_must_be_a_list(names: Any) -> None:
    with pytest.raises(TypeError, match="names must be a list of strings"):
        Game(players=2).record(names=names)


@pytest.mark.parametrize(
    ("tag", "value"),
    [("Names", "Ada"), ("Names", ""), ("Termination", "soon"), ("Resigned", "pink")],
)
def test_a_record_is_not_written_with_tags_that_no_reader_takes(tag: str, value: str) -> None:
    game = Game(players=2)
    game.tags[tag] = value
    with pytest.raises(ValueError, match=f"the tag {tag} must"):
        game.record()


@pytest.mark.parametrize(("tag", "value"), [("Event", 5), (5, "cup")])
def test_tags_must_be_strings(tag: Any, value: Any) -> None:
    game = Game(players=2)
    game.tags[tag] = value
    with pytest.raises(TypeError, match="tags must be strings"):
        game.record()
