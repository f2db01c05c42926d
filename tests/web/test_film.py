"""A game as one HTML file: it plays with keys and buttons, is accessible, and needs no network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from overworld import Game
from overworld.pictures import draw
from tests.play import finished_game
from tests.web.people import AXE, AXE_TAGS

NAMES = ("Ada", "Ben <b>")


@pytest.fixture(scope="module")
def game() -> Game:
    return finished_game(6)


@pytest.fixture(scope="module")
def film(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("film") / "game.html"
    file.write_text(game.html(names=NAMES), "utf-8")
    return file


@pytest.fixture
def page(browser: Browser, film: Path) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda asked: complaints.append(asked.url))
    page.goto(film.as_uri())
    yield page
    assert set(complaints) == {film.as_uri()}
    context.close()


def shown(page: Page) -> int:
    """Return the step that the page shows."""
    return int(page.get_by_role("slider").input_value())


def test_keys_and_buttons_step_through_the_game_and_axe_finds_no_problem(
    page: Page, game: Game
) -> None:
    steps = list(game._steps())
    told = ["", *(s.move if s.seat is None else f"{NAMES[s.seat]}: {s.move}" for s in steps)]
    last = len(steps)

    def is_at(step: int) -> None:
        expect(page.locator("#caption")).to_have_text(f"{step}/{last} {told[step]}".strip())
        assert shown(page) == step

    is_at(0)
    page.keyboard.press("ArrowRight")
    is_at(1)
    page.get_by_role("button", name="One step forward").click()
    is_at(2)
    page.keyboard.press("ArrowLeft")
    is_at(1)
    page.keyboard.press("End")
    is_at(last)
    drawn = page.locator('[data-part="seat-1-who"]').inner_html()
    assert f">{game.colours[1]}: {game.scores[1]} XP" in drawn
    page.get_by_role("button", name="First step").click()
    is_at(0)
    page.get_by_role("slider", name="Step of the game").fill("7")
    is_at(7)
    title = draw(steps[6].state, game.box).title
    expect(page.locator("main svg")).to_have_accessible_name(title)
    page.keyboard.press("End")
    page.evaluate(AXE.read_text("utf-8"))
    for width, dark in ((1280, False), (390, True)):
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme="dark" if dark else "light")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
        found = page.evaluate("tags => axe.run(document, {runOnly: tags})", AXE_TAGS)
        assert [one["id"] for one in found["violations"]] == [], width


def test_the_film_plays_pauses_and_stops_at_the_end(page: Page) -> None:
    page.clock.install(time=0)
    page.reload()
    page.clock.pause_at(1000)  # only run_for lets time pass
    page.keyboard.press("Space")
    page.clock.run_for(2200)
    assert shown(page) == 3
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(2200)
    assert shown(page) == 3
    page.keyboard.press("End")
    page.get_by_role("button", name="Play").click()
    assert shown(page) == 0  # it starts again from the beginning
    page.get_by_role("button", name="Last step").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
