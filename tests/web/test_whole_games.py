"""U44: whole games by mouse, by keys only, and by roles and names only. By touch: test_small.py."""

from __future__ import annotations

import pytest

from tests.web.conftest import Opener
from tests.web.drive import Finger, Mouse, Player
from tests.web.keys import Keyboard, Reader
from tests.web.people import DESKTOP, PEBBLE, Layout, Tab


@pytest.mark.nightly  # test_small.py plays one by touch
def test_U44_a_mouse_can_play_a_whole_game(open_tab: Opener) -> None:
    tab = open_tab(DESKTOP)
    tab.against(PEBBLE, PEBBLE, PEBBLE, deal="mouse")
    player = Player(tab, Mouse(tab.page))
    player.play_to_the_end()
    assert {"collect", "explore", "build", "fight", "weapon", "score"} <= player.kinds


def test_U44_keys_alone_can_play_a_whole_game(tab: Tab) -> None:
    tab.against(PEBBLE, PEBBLE, PEBBLE, deal="k3")
    player = Keyboard(tab)
    player.play_to_the_end()
    assert {"collect", "explore", "build", "fight", "weapon", "score"} <= player.kinds


@pytest.mark.nightly  # test_axe.py checks roles and names; keys play a game above
def test_U44_roles_and_names_alone_can_play_a_whole_game(tab: Tab) -> None:
    tab.against(PEBBLE, PEBBLE, PEBBLE, deal="r3")
    player = Reader(tab)
    player.play_to_the_end()
    assert {"collect", "explore", "build", "fight", "weapon", "score"} <= player.kinds


@pytest.mark.thorough
@pytest.mark.parametrize(
    "size", ["1366x625", "1920x1080", "390x844", "360x640", "844x390", "768x1024"]
)
def test_a_whole_game_with_animations_ends_at_every_size(open_tab: Opener, size: str) -> None:
    width, height = map(int, size.split("x"))
    touch = width < 1100
    tab = open_tab(Layout(width, height, touch=touch), reduced_motion="no-preference")
    tab.prefer(pace="fast")
    tab.against(PEBBLE, PEBBLE, deal="shown")
    Player(tab, (Finger if touch else Mouse)(tab.page)).play_to_the_end()
