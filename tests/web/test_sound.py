"""The question about sound in the first game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.wire import AWAY, LocalTable, OnScreen
from tests.web.words import text


def test_the_first_game_asks_about_sound_until_the_player_answers(wire: OnScreen) -> None:
    table = LocalTable(AWAY, deal="sound")
    screen = wire().show(table, soundAnswered=False, coach="off")
    page, offer = screen.page, screen.page.locator("[data-sound-offer]")
    game = table.script.table.game
    assert game is not None
    mine, other = 0, 1

    def pass_to(seat: int) -> None:
        """Let both players play until it is the turn of a seat."""
        while (now := table.script.table.game) is not None and now.turn != seat:
            screen.tell(table.play(str(now.legal_moves[-1])))
        screen.synced()

    pass_to(other)
    expect(offer).to_have_count(0)  # not yet
    pass_to(mine)
    pass_to(other)
    expect(offer).to_be_visible()
    pass_to(mine)
    expect(offer).to_have_count(0)  # only between my turns
    pass_to(other)
    offer.get_by_role("button", name=text("sound-offer-music")).click()
    expect(offer).to_have_count(0)
    kept = page.evaluate("JSON.parse(localStorage.getItem('overworld-settings'))")
    assert (kept["sound"], kept["soundAnswered"], kept["music"] > 0) == (True, True, True)
    # A player who turns the sound off is not asked again.
    page.get_by_role("button", name=text("settings-sound"), exact=True).click()
    pass_to(mine)
    pass_to(other)
    expect(offer).to_have_count(0)
