"""U32 and U34: scoring rounds, and the final scores."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from overworld import Game
from tests.web.ahead import MINER, Way, follow, open_at, texts, way_to
from tests.web.conftest import Opener
from tests.web.people import HERE, PHONE, Tab
from tests.web.words import text

NAMES = ["Ada", "Ben"]
SOURCES = ["buildings", "mobs", "hoes", "A", "B", "C", "bonuses"]


def scoring(tab: Tab) -> Locator:
    return tab.page.locator(".scoring")


def expected(tab: Tab) -> list[dict[str, Any]]:
    """Return the four options of the deciding player from the view and the box."""
    view, box = tab.view(), tab.ask("/box")
    at = next(at for at, card in enumerate(box["cards"]) if card["id"] == view["card"])
    forecast = view["forecasts"][view["decider"]]
    return [
        {
            "id": one["id"],
            "each": one["points"],
            "spaces": forecast["spaces"][at * 4 + number],
            "points": forecast["points"][at * 4 + number],
            "group": forecast["groups"][at * 4 + number],
        }
        for number, one in enumerate(box["cards"][at]["characteristics"])
    ]


def check_options(tab: Tab) -> None:
    """Assert that all four options show their groups and sums, and that none is preselected."""
    options = expected(tab)
    assert len(options) == 4
    most = max(one["points"] for one in options)
    for one in options:
        assert one["spaces"] * one["each"] == one["points"]
        assert one["group"].bit_count() == one["spaces"]
        option = scoring(tab).locator(f'[data-place="{one["id"]}"][data-legal]')
        expect(option).to_contain_text(
            text("scoring-sum", spaces=one["spaces"], points=one["each"], total=one["points"])
        )
        expect(option).to_contain_text(text(f"trait-{one['id']}"))
        outline = option.locator("svg[data-group]")
        expect(outline).to_have_attribute("data-group", str(one["group"]))
        edges = outline.locator("rect.edge")
        expect(edges).to_have_count(one["spaces"])
        spots = edges.evaluate_all(
            "all => all.map(({ x, y }) => [x, y].map((one) => Math.floor(one.baseVal.value)))"
        )
        assert sum(1 << (x + 3 * y) for x, y in spots) == one["group"]
        expect(option.locator(".best")).to_have_count(int(one["points"] == most > 0))
        expect(option).to_have_attribute("aria-pressed", "false")
    expect(scoring(tab).locator("[data-legal]:focus")).to_have_count(0)


def test_U32_a_scoring_round_shows_four_options_with_their_groups_and_sums(tab: Tab) -> None:
    open_at(tab, way_to(lambda game: game.phase == "score", 23))
    view = tab.view()
    expect(scoring(tab).get_by_role("heading", level=2)).to_have_text(text("scoring-title-A"))
    expect(scoring(tab)).to_contain_text(text("scoring-group"))
    check_options(tab)
    tab.page.wait_for_timeout(300)
    assert tab.view()["hash"] == view["hash"], "the page must not choose by itself"
    best = max(expected(tab), key=lambda one: int(one["points"]))
    scoring(tab).locator(f'[data-place="{best["id"]}"]').click()
    done = text(
        "scoring-done",
        who=NAMES[view["decider"]],
        trait=text(f"trait-{best['id']}"),
        xp=best["points"],
    )
    expect(scoring(tab)).to_contain_text(done)
    # All boards are side by side, and only the scored group is lit.
    lands = scoring(tab).locator("[data-land]")
    expect(lands).to_have_count(len(view["players"]))
    lit = scoring(tab).locator("[data-lit]")
    expect(lit).to_have_attribute("data-land", str(view["decider"]))
    expect(lit).to_have_attribute("data-lit", str(best["group"]))
    expect(lit.locator(".counted")).to_have_count(int(best["spaces"]))
    tops = lands.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    before = view["players"][view["decider"]].get("xp", 0)
    assert tab.view()["players"][view["decider"]]["xp"] == before + best["points"]


def test_U32_the_scoring_round_fits_on_a_phone(open_tab: Opener) -> None:
    tab = open_tab(PHONE)
    open_at(tab, way_to(lambda game: game.phase == "score", 23))
    check_options(tab)
    tab.fits()


def test_U32_loaded_boards_hide_the_table_and_its_animations(
    tab: Tab,
) -> None:
    open_at(tab, way_to(lambda game: game.phase == "score", 23))
    land, flights = tab.page.locator(".scene > .world"), tab.page.locator(".flights")
    tab.page.evaluate(
        """() => {
          const flights = document.createElement('div');
          flights.className = 'flights';
          document.querySelector('.table').append(flights);
        }"""
    )
    expect(scoring(tab)).to_be_visible()
    expect(land).to_have_css("visibility", "hidden")
    expect(flights).to_have_css("display", "none")
    # Remove the boards, as if the page were still loading them.
    tab.page.evaluate("document.querySelector('.over').replaceChildren()")
    expect(land).to_have_css("visibility", "visible")
    expect(flights).to_have_css("display", "block")


def test_U32_beginners_count_all_spaces(tab: Tab) -> None:
    way = way_to(lambda game: game.phase == "score" and game.turn == 1, 1, MINER, beginner=(1,))
    open_at(tab, way, seats=[{"kind": "here", "name": "Ben", "beginner": True}])
    view, box = tab.view(), tab.ask("/box")
    expect(scoring(tab)).to_contain_text(text("scoring-beginner"))
    check_options(tab)
    # On card A the printed biomes count, so every space shows one biome.
    player = view["players"][view["decider"]]
    printed = next(one["biomes"] for one in box["boards"] if one["id"] == player["colour"])
    tiles = {one["id"]: one["biome"] for one in box["buildings"]}
    shown = [tiles[tile] if tile else printed[at] for at, tile in enumerate(player["board"])]
    for one in expected(tab):
        assert one["spaces"] == shown.count(one["id"])


KEPT = "z4"


def _keeps_one_column(game: Game) -> str:
    """Choose decisions that use up two layers in one turn, with the blocks of one high column."""
    legal = texts(game)
    mines = [move for move in legal if move.startswith("mine ")]
    if mines and game.phase in ("act", "second"):
        heights = {move: len(game.cube[move.split()[1]]) for move in mines}
        others = [move for move in mines if move != f"mine {KEPT}" and heights[move] > 2]
        if others:
            return max(others, key=lambda move: heights[move])
        if all(len(column) <= 2 for name, column in game.cube.items() if name != KEPT):
            return f"mine {KEPT}"
    stay = f"explore {game.players[game.turn or 0].crossing}"
    for move in (stay, "end", *legal):
        if move in legal and not move.startswith("mine"):
            return move
    return legal[0]


def _both(game: Game) -> bool:
    return game.phase == "score" and len(game.cube[KEPT]) == 2


def test_U32_layers_that_one_turn_uses_up_are_scored_in_order(tab: Tab) -> None:
    way = way_to(_both, 1, choose=_keeps_one_column)
    open_at(tab, way)
    mover = tab.view()["turn"]
    asked: list[tuple[str, int]] = []
    while tab.view()["prompt"]["code"] == "score":
        view = tab.view()
        asked.append((view["card"], view["decider"]))
        expect(scoring(tab)).to_have_attribute("data-card", view["card"])
        current = scoring(tab).locator('.order [aria-current="step"]')
        expect(current).to_have_text(text("scoring-choosing", who=NAMES[view["decider"]]))
        check_options(tab)
        scoring(tab).locator("[data-legal]").first.click()
        expect(tab.page.locator("[data-hash]")).not_to_have_attribute("data-hash", view["hash"])
    other = 1 - mover
    assert asked == [("A", mover), ("A", other), ("B", mover), ("B", other)]


FRAMES = """
() => {
  window.frames = [];
  window.early = [];
  const look = () => {
    const counting = document.querySelector('.scoring li:has(.counting) .status');
    if (counting) {
      const lights = counting.parentElement.getAnimations({ subtree: true });
      const dark = lights.filter(({ animationName: name }) => /-(light|join)$/.test(name));
      window.early.push([
        dark.some(({ playState }) => playState === 'running'),
        document.getElementById('prompt').textContent,
        counting.textContent,
      ]);
    }
    const all = document.querySelectorAll('.scoring [data-lit]');
    const lit = [...all].map((one) => one.dataset.land);
    const now = document.querySelector('.final') ? 'final' : lit.join(' ');
    if (now !== window.frames.at(-1)) window.frames.push(now);
    requestAnimationFrame(look);
  };
  // As soon as it is there: until the next frame a busy machine may have shown all of it.
  new MutationObserver(() => {
    const name = document.querySelector('.final .podium .name');
    if (name) window.named ??= getComputedStyle(name).opacity;
  }).observe(document.body, { childList: true, subtree: true });
  look();
}
"""
"""A script that records each frame: the lit groups, the sentences about them, and the end."""


def test_U32_the_page_shows_the_scores_of_others_in_order_and_the_end_last(
    open_tab: Opener,
) -> None:
    whole = way_to(lambda game: game.over, 9)
    last = [at for at, (_, move) in enumerate(whole.moves) if move.startswith("score ")][-2:]
    player, watcher = open_tab(), open_tab(reduced_motion="no-preference")
    watcher.prefer(pace="normal")
    player.against(HERE, deal=whole.deal, first=0, opened=False, spectators=True)
    follow(Way(whole.deal, whole.moves[: last[0]], whole.game), player)
    watcher.go(f"/t/{player.code}")
    expect(scoring(watcher)).to_be_visible()
    order = [player.view()["decider"]]
    watcher.page.evaluate(FRAMES)
    for _, move in whole.moves[last[0] :]:
        player.play_unseen(move)
    order += [1 - order[0]]
    expect(watcher.page.locator(".final.fresh")).to_be_visible()
    expect(watcher.page.locator(".final h2")).to_have_css("opacity", "1")
    frames = watcher.page.evaluate("frames")
    assert frames[0] == "", "the page lights a group before it is scored"
    assert frames[1] == str(order[0])
    assert frames[2].split() == [str(seat) for seat in order], "both sums must stay visible"
    assert frames[-1] == "final"
    assert watcher.page.evaluate("named") == "0", (
        "the page names a place before its pillar has grown"
    )
    early = watcher.page.evaluate("early")
    assert any(lighting for lighting, *_ in early), "spaces must light up one after the other"
    for _, said, footer in early:
        assert " XP" not in said + footer, "the page shows a sum before its last space"
    # After a reload the page shows the end without animations.
    watcher.page.reload()
    expect(watcher.page.locator(".final .podium")).to_be_visible()
    expect(watcher.page.locator(".final.fresh")).to_have_count(0)


# ------------------------------------------------------------------ the end


def number(cell: Locator) -> int:
    return int(cell.inner_text().replace(",", ""))


def test_U34_the_final_table_adds_up_and_every_bar_explains_its_xp(tab: Tab) -> None:
    whole: Way = way_to(lambda game: game.over, 9)
    open_at(tab, whole)
    view, log = tab.view(), tab.table()["log"]
    final = tab.page.locator(".final")
    final.locator("summary").click()
    table = final.get_by_role("table", name="Final scores")
    rows = {
        row.locator("th").inner_text(): row.locator("td") for row in table.locator("tbody tr").all()
    }
    wanted = [text(f"final-{one}") for one in (*SOURCES, "total", "blocks")]
    assert list(rows) == wanted
    assert [one.inner_text().strip() for one in table.locator("thead th").all()][1:] == NAMES
    over = next(one for one in log if one["code"] == "over")
    for seat, name in enumerate(NAMES):
        parts = [number(rows[text(f"final-{one}")].nth(seat)) for one in SOURCES]
        total = number(rows[text("final-total")].nth(seat))
        assert sum(parts) == total == view["scores"][seat]
        assert number(rows[text("final-blocks")].nth(seat)) == over["blocks"][seat]
        bar = final.locator(f'[data-bar="{seat}"]')
        bar.click()
        expect(bar).to_have_attribute("aria-expanded", "true")
        how = final.locator(".card")
        expect(how.get_by_role("heading").first).to_have_text(
            text("final-derivation", who=name, xp=total)
        )
        for source, xp in zip(SOURCES, parts, strict=True):
            expect(bar.locator(f'[data-source="{source}"]')).to_have_text([str(xp)] if xp else [])
            lines = how.locator(f'[data-how="{source}"] li')
            gains = lines.locator("strong").all_inner_texts()
            assert sum(int(gain.lstrip("+")) for gain in gains) == xp
            for line in lines.all():
                expect(line).to_contain_text(re.compile(rf"{name}"))
    # Pillars are in the order of places, and more XP make a higher pillar.
    pillars = final.locator(".podium .pillar")
    heights = pillars.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert [number(one) for one in pillars.all()] == sorted(view["scores"], reverse=True)
    assert heights == sorted(heights, reverse=True)
    winners = " and ".join(NAMES[seat] for seat in view["winners"])
    expect(final.get_by_role("heading", level=2)).to_contain_text(winners)
    assert table.locator('th[scope="row"]').count() == len(wanted)
    assert table.locator('th[scope="col"]').count() == 3
    tab.fits()
    final.get_by_role("button", name="Watch").first.click()
    expect(tab.page.locator(".final")).to_have_count(0)
    assert "?step=" in tab.page.url
