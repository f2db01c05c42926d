"""A name that is yours, in a real browser: passkeys, letters, codes, the offer and all sizes."""

from __future__ import annotations

import json
import os
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import CDPSession, Page, expect

from tests.server.harness import Server
from tests.web.ahead import MINER, Way, follow, way_to
from tests.web.conftest import Opener
from tests.web.people import ONLINE, Tab
from tests.web.words import text

SIZES = [
    *((1366, 625), (1366, 768), (1920, 1080)),
    *((390, 844), (360, 640), (844, 390), (768, 1024)),
]
WIDE = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
"""A script: does the page not scroll sideways?"""

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=text(key), exact=True).click()


def take(tab: Tab, name: str) -> Page:
    """Take a name on the page."""
    page = tab.go("/name")
    page.get_by_label(text("own-about")).fill(name)
    expect(page.get_by_text(text("own-free", name=name))).to_be_visible()
    press(page, "own-take")
    expect(page.get_by_role("heading", name=text("own-safe"))).to_be_visible()
    return page


def authenticator(tab: Tab) -> tuple[CDPSession, str]:
    """Give a browser an authenticator without a person."""
    session = tab.context.new_cdp_session(tab.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def keys(session: CDPSession, device: str) -> list[dict[str, Any]]:
    found = session.send("WebAuthn.getCredentials", {"authenticatorId": device})
    credentials: list[dict[str, Any]] = found["credentials"]
    return credentials


def local(server: Server) -> str:
    """Return the address at which browsers allow passkeys without HTTPS."""
    return server.url.replace("127.0.0.1", "localhost")


def test_a_virtual_authenticator_makes_and_uses_a_passkey(open_tab: Opener, server: Server) -> None:
    ada, phone = open_tab(url=local(server)), open_tab(url=local(server))
    page = take(ada, "Passkey Player")
    session, device = authenticator(ada)
    press(page, "own-passkey-make")
    expect(page.get_by_text(text("own-passkey-made")).first).to_be_visible()
    (key,) = keys(session, device)
    assert key["isResidentCredential"]
    assert key["rpId"] == "localhost"
    other = phone.go("/back")
    session, device = authenticator(phone)
    press(other, "back-passkey-use")
    expect(other.get_by_text(text("own-passkey-failed")).first).to_be_visible()
    session.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": key})
    press(other, "back-passkey-use")
    expect(other.get_by_text(text("back-here", name="Passkey Player"))).to_be_visible()
    assert phone.ask("/me/name")["name"] == "Passkey Player"
    assert len(phone.ask("/me/name")["devices"]) == 2


def test_a_name_moves_by_letters_typed_in_lower_case_and_by_a_qr_code_that_works_once(
    open_tab: Opener, server: Server
) -> None:
    ada, phone, tablet, thief = (open_tab() for _ in range(4))
    page = take(ada, "Letter Player")
    expect(page.get_by_role("button", name=text("own-passkey-make"))).to_have_count(0)
    expect(page.get_by_text(text("own-passkey-insecure"))).to_be_visible()
    press(page, "own-letters-make")
    groups = page.locator("[data-part=letters] code [aria-hidden]")
    expect(groups).to_have_count(5)
    letters = "  ".join(groups.all_inner_texts()).lower()
    code = phone.against(ONLINE, start=False, opened=False)
    other = phone.go("/back")
    other.get_by_label(text("back-name"), exact=True).fill("letter player")
    field = other.get_by_role("textbox", name=text("own-letters"))
    field.fill("0000 0000 0000 0000 0000")
    phone.forgive("403")
    field.press("Enter")
    expect(other.get_by_text(text("refused-bad_proof")).first).to_be_visible()
    field.fill(letters)
    field.press("Enter")
    expect(other.get_by_text(text("back-here", name="Letter Player"))).to_be_visible()
    expect(other.locator("[data-part=letters] code")).to_have_count(5)
    expect(other.get_by_text(text("back-games", games=1))).to_be_visible()
    press(other, "back-bring")
    expect(other.get_by_role("link", name=text("own-done"))).to_be_visible()
    assert [table["code"] for table in ada.ask("/me")] == [code]
    # A code moves the name to another device.
    press(page, "own-device-make")
    picture = page.get_by_role("img", name=text("own-device-qr"))
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('img.qr').naturalWidth > 0")
    (found,) = zxingcpp.read_barcodes(Image.open(BytesIO(picture.screenshot())))
    typed = page.locator("[data-part=code]").inner_text()
    assert found.text == f"{server.url}/back#{typed.replace(' ', '')}"
    other = tablet.go(found.text.removeprefix(server.url))
    expect(other.get_by_label(text("back-code"), exact=True)).to_have_value(typed.replace(" ", ""))
    assert "#" not in other.url, "no secret stays in the address"
    assert tablet.ask("/me/name").get("name") is None, "a link alone changes nothing"
    other.locator("form", has=other.get_by_text(text("back-code-about"))).get_by_role(
        "button"
    ).click()
    expect(other.get_by_text(text("back-here", name="Letter Player"))).to_be_visible()
    late = thief.go("/back")
    thief.forgive("403")
    late.get_by_label(text("back-code"), exact=True).fill(typed.lower())
    late.get_by_label(text("back-code"), exact=True).press("Enter")
    expect(late.get_by_text(text("refused-bad_proof")).first).to_be_visible()
    sent = [one.url for tab in (ada, phone, tablet, thief) for one in tab.requests]
    assert not [url for url in sent if typed.replace(" ", "") in url.partition("#")[0]]


@pytest.fixture(scope="module")
def whole() -> Way:
    """Return a way to the end of a short game."""
    return way_to(lambda game: game.over, 16, MINER)


def played(tab: Tab, games: int) -> None:
    """Let a browser remember finished games."""
    one = {"at": 1, "names": ["a"], "seat": 0, "scores": [1], "winners": [0], "buildings": []}
    kept = [{**one, "code": f"OLD{n}", "accuracy": None} for n in range(games)]
    tab.context.add_init_script(
        "localStorage.getItem('overworld-games') ?? "
        f"localStorage.setItem('overworld-games', {json.dumps(json.dumps({'games': kept}))})"
    )


def ended(ada: Tab, ben: Tab, whole: Way) -> str:
    """Play a game of Ada and Ben to its end without the page; return its code."""
    code = ada.against(ONLINE, deal=whole.deal, first=0, start=False, opened=False)
    ben.join(code, opened=False)
    ada.do("start")
    follow(whole, ada, ben)
    return code


def test_the_third_game_offers_a_name_once(open_tab: Opener, whole: Way) -> None:
    ada, ben = open_tab(), open_tab()
    played(ada, 1)
    second, third, fourth = (ended(ada, ben, whole) for _ in range(3))
    page = ada.go(f"/t/{second}")
    offer = page.get_by_role("heading", name=text("own-offer"))
    expect(page.locator(".final")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(offer).to_have_count(0)
    page = ada.go(f"/t/{third}")
    expect(offer).to_be_visible()
    picture(ada, "offer")
    press(page, "own-offer-later")
    expect(page.get_by_text(text("own-offer-fine"))).to_be_visible()
    for code in (third, fourth):
        page = ada.go(f"/t/{code}")
        expect(page.locator(".final")).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect(offer).to_have_count(0)


def test_a_taken_name_is_answered_with_a_free_one_until_its_player_deletes_it(
    open_tab: Opener,
) -> None:
    ada, ben = open_tab(), open_tab()
    take(ada, "Juno")
    other = ben.go("/name")
    other.get_by_label(text("own-about")).fill("JUN0")
    free = text("own-suggestion", name="JUN0")
    expect(other.get_by_text(text("own-taken", name="JUN0", other=free))).to_be_visible()
    page = ada.go("/settings")
    expect(page.get_by_text(text("own-settings-named", name="Juno"))).to_be_visible()
    press(page, "data-erase")
    press(page, "data-erase-yes")
    expect(page.get_by_text(text("data-erased")).first).to_be_visible()
    take(ben, "Juno")


def picture(tab: Tab, name: str) -> None:
    """Save a screenshot of the page for a person to look at."""
    if folder := os.environ.get("OVERWORLD_PICTURES"):
        tab.page.screenshot(path=str(Path(folder, f"{name}.png")), full_page=True)


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.thorough)])
def test_every_screen_fits_every_size_and_axe_finds_no_problem(
    open_tab: Opener, server: Server, whole: Way, scheme: str
) -> None:
    named, guest = (open_tab(url=local(server), color_scheme=scheme) for _ in range(2))
    name = f"Wide Player of {scheme.title()}"
    ended(named, guest, whole)
    page = take(named, name)
    press(page, "own-letters-make")
    press(page, "own-device-make")
    expect(page.get_by_role("img", name=text("own-device-qr"))).to_be_visible()
    page.wait_for_function("() => document.querySelector('img.qr').naturalWidth > 0")

    def at_all_sizes(tab: Tab, screen: str) -> None:
        for width, height in SIZES:
            tab.page.set_viewport_size({"width": width, "height": height})
            assert tab.page.evaluate(WIDE), (screen, width, height)
            picture(tab, f"{screen}-{width}x{height}-{scheme}")
        tab.axe()

    at_all_sizes(named, "name")
    named.go(f"/p/{name}")
    expect(named.page.get_by_text(text("person-games"))).to_be_visible()
    at_all_sizes(named, "person")
    named.go("/back")
    expect(named.page.get_by_text(text("own-settings-named", name=name))).to_be_visible()
    named.axe()
    guest.go("/back")
    expect(guest.page.get_by_role("button", name=text("back-passkey-use"))).to_be_visible()
    at_all_sizes(guest, "back")
    guest.go("/name")
    expect(guest.page.get_by_label(text("own-about"))).to_be_visible()
    at_all_sizes(guest, "take")
