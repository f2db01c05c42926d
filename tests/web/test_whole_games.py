"""U44: whole games, by mouse and by touch, by keys alone, and by roles and names alone."""

from __future__ import annotations

from tests.web.conftest import Opener
from tests.web.drive import Finger, Mouse, Player
from tests.web.people import DESKTOP, PEBBLE, PHONE


def test_a_game_by_mouse(open_tab: Opener) -> None:
    tab = open_tab(DESKTOP)
    tab.against(PEBBLE, deal="mouse")
    player = Player(tab, Mouse())
    player.play_to_the_end()
    assert {"collect", "explore", "build", "fight", "weapon", "score"} <= player.kinds


def test_a_game_by_touch(open_tab: Opener) -> None:
    tab = open_tab(PHONE)
    tab.against(PEBBLE, deal="touch")
    Player(tab, Finger(tab.page)).play_to_the_end()
