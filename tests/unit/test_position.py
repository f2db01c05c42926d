"""Positions: round trips, and the errors of the reader with their columns."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.play import random_states
from tests.rulebook.tables import Seat, play, table

from overworld import Game, NotationError
from overworld.game.kernel import states_of


@pytest.fixture
def game() -> Game:
    """Return a table with pieces of every kind."""
    return table(
        Seat(supply="wwe", board={5: "forest-wood-bridge"}, mobs="spider-action"),
        Seat(supply="o"),
        cells={"c3": "4forest-stone-bridge", "d3": "creeper-sand", "c1": "bow"},
    )


def refusal(text: str) -> NotationError:
    with pytest.raises(NotationError) as found:
        Game.from_position(text)
    return found.value


def test_positions_round_trip(game: Game) -> None:
    assert Game.from_position(game.position).position == game.position


def test_every_byte_of_a_state_comes_back() -> None:
    for game in islice(random_states(2), 0, 120, 3):
        read = Game.from_position(game.position)
        assert states_of(read).tobytes() == states_of(game).tobytes(), game.position


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("ow1/", "ow2/", "a position must begin with ow1"),
        ("ow1/", "ow1/x/y/z/", "8 to 10 parts, got 11"),
        (":act:", ":act:act:", "the turn must have 7 fields, got 8"),
        (":act:", ":dance:", "expected a phase, got 'dance'"),
        (":act:", ":act.w1:", "act must have 0 arguments, got 1"),
        (":act:", ":uncover:", "uncover must have 2 arguments, got 0"),
        (":red:2:", ":pink:2:", "expected a seat, got 'pink'"),
        (":red:2:", ":red:3:", "the number must be 0 to 2, got 3"),
        (":red:2:", ":red:02:", "expected a number, got '02'"),
        (":red:2:", ":red:²:", "expected a number, got '²'"),
        (":red:2:-:", ":red:2:xc:", "expected letters of cxbfw in order"),
        (":red:2:-:", ":red:2::", "expected letters of cxbfw in order"),
        (":33:w2e1:", ":66:w2e1:", "expected a crossing, got '66'"),
        (":33:w2e1:", ":33:w2q1:", "expected blocks such as w2e1 in order"),
        (":33:w2e1:", ":33:e1w2:", "expected blocks such as w2e1 in order"),
        (":33:w2e1:", ":33:w0e1:", "the number must be 1 to 64, got 0"),
        (":33:w2e1:", ":33:we1:", "expected a number, got 'e1'"),
        (":33:w2e1:", ":33::", "blocks must be letters with counts"),
        ("spider-action:", "unicorn:", "expected a tile, got 'unicorn'"),
        ("spider-action:", "1spider-action:", "the count before a name must be 2 or more"),
        (
            "3poisonous_potato.wooden",
            "wooden_sword.3poisonous_potato.",
            "must be in the box's order",
        ),
        ("blue:", "red:", "seats must have different boards, got 'red' twice"),
        ("blue:", "pink:", "expected a board, got 'pink'"),
        ("forest-wood-bridge.", "forest-wood-bridge.-.", "a board must have 9 spaces, got 10"),
        (".4forest-stone-bridge.", ".forest-stone-bridge.", "expected a stack such as 4"),
        (".4forest-stone-bridge.", ".9.", "expected a stack such as 4"),
        (".4forest-stone-bridge.", ".0forest-stone-bridge.", "expected a stack such as 4"),
        (".4forest-stone-bridge.", ".4.4.", "the Overworld must have 32 cells, got 33"),
        (".bow.", ".banana.", "expected a weapon, ? or -, got 'banana'"),
        ("/-/", "/c3/", "a fight must be cell.draws.hearts.tnt.tokens"),
    ],
)
def test_malformed_positions_raise_errors_with_the_column(
    game: Game, old: str, new: str, reason: str
) -> None:
    text = game.position
    assert old in text
    error = refusal(text.replace(old, new, 1))
    assert reason in str(error)
    assert error.column is not None
    start = text.index(old)
    assert start - 40 <= error.column <= start + len(new) + 2 or error.column == 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (":33:w2e1:", ":33:w1e1:", "undecided blocks"),
        (":33:w2e1:", ":33:w64e1:", "more blocks of a kind than the box has"),
        (".bow.", ".-.", "undecided tokens"),
        (".bow.", ".wooden_sword.", "more tokens of a kind than the box has"),
        ("3poisonous_potato.", "2poisonous_potato.", "undecided tokens"),
        (".4forest-stone-bridge.", ".3forest-stone-bridge.", "undecided tiles"),
        ("spider-action:", "forest-wood-dwelling:", "the mobs have a building"),
        (".forest-wood-bridge.", ".creeper-desert.", "a board has a mob"),
        (":red:2:-:act", ":red:1:cx:act", "the actions owed and used do not fit the phase"),
        (":red:2:-:act", ":red:2:-:end", "no action is owed or used in this phase"),
        (":red:2:-:act", ":red:2:x:reveal", "undecided"),
        (":red:2:-:act", ":-:2:-:act", "a seat is to move unless the first is drawn"),
        (":act:0:", ":act:3:", "a card is scored but its layer is not used up"),
        (":red:2:-:act:", ":red:0:-:score.red:", "no scoring is due"),
        (":red:2:-:act:", ":red:0:-:over:", "the game is over after card C"),
        (":red:2:-:act:", ":red:2:x:draw:", "a fight needs its mob"),
    ],
)
def test_impossible_positions_are_refused(game: Game, old: str, new: str, reason: str) -> None:
    text = game.position
    assert old in text
    changed = text.replace(old, new, 1)
    if reason != "undecided":
        assert reason in str(refusal(changed))
    else:
        assert Game.from_position(changed).phase == "reveal"  # the centre has face-down tiles


def test_first_tokens_stay_in_their_piles(game: Game) -> None:
    text = game.position.replace("3poisonous_potato.", "2poisonous_potato.", 1)
    text = text.replace(".bow.", ".?.", 1).replace(
        "stone_sword:spider", "stone_sword.bow:spider", 1
    )
    assert "the weapon tokens must be those of the box" in str(refusal(text))


def test_inconsistent_fights_are_refused() -> None:
    game = table(Seat(weapons="bow tnt"), cells={"d3": "creeper-sand"})
    play(game, "fight d3", "weapon bow")
    text = game.position
    for old, new, reason in (
        ("/d3.2.1.0.bow/", "/d3.2.9.0.bow/", "the hearts must be those of the tokens"),
        ("/d3.2.1.0.bow/", "/d3.9.1.0.bow/", "one for each bow"),
        ("/d3.2.1.0.bow/", "/d3.2.1.1.bow/", "TNT comes after the last token"),
        ("/d3.2.1.0.bow/", "/c3.2.1.0.bow/", "no face-up mob in c3"),
        ("/d3.2.1.0.bow/", "/d3.1.2.0.2bow/", "more tokens are revealed than the pile has"),
        (":bow:", ":pickaxe:", "no pickaxe is revealed"),
        (":bow:", ":tnt:", "TNT comes after the last token"),
        (":bow:0:1/", ":bow:0:0/", "the fight is not counted"),
    ):
        assert old in text
        assert reason in str(refusal(text.replace(old, new, 1)))


@pytest.mark.parametrize("text", [None, 7, b"ow1", ["ow1"]])
def test_only_strings_are_read(text: object) -> None:
    for read in (Game.from_position, Game.from_record):
        with pytest.raises(NotationError, match="must be a string, got"):
            read(text)  # type: ignore[arg-type]


def test_positions_have_a_length_limit() -> None:
    assert "at most 20000 characters" in str(refusal("x" * 20_001))
    assert "must be one line" in str(refusal("ow1\n"))
    with pytest.raises(NotationError, match="at most 10000000 characters"):
        Game.from_record("x" * 10_000_001)
