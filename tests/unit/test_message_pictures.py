"""The tour for translators: messages are marked, found again, and shown where they are."""

from __future__ import annotations

import re
from pathlib import Path

from dev.catalogue import read_catalogue
from dev.locale_page import Picture, page_of
from fluent.runtime import FluentBundle, FluentResource
from tests.web.message_pictures import FENCE, SIGNS, marked, number_of, spelt

MESSAGES = """\
hello = Hello { $name }
blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
  }
both = { hello }: { blocks }
"""


def keys_in(text: str, keys: list[str]) -> list[str]:
    """The keys that a text is marked with."""
    return [keys[number_of(digits)] for digits in re.findall(f"{FENCE}([{SIGNS}]+){FENCE}", text)]


def test_every_number_is_spelt_in_signs_without_width() -> None:
    for number in (0, 1, 3, 4, 63, 1860):
        assert number_of(spelt(number).strip(FENCE)) == number
        assert not spelt(number).strip(FENCE + SIGNS)


def said(messages: str, key: str, count: int) -> str:
    """What a message says of a number."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(messages))
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    return str(bundle.format_pattern(pattern, {"name": "Ada", "count": count})[0])


def test_marked_messages_say_the_same_and_their_keys() -> None:
    keys: list[str] = []
    signed = marked(MESSAGES, keys)
    for key, told in (("hello", ["hello"]), ("blocks", ["blocks"]), ("both", [*keys])):
        for count in (1, 2):
            found = said(signed, key, count)
            assert re.sub(f"[{FENCE}{SIGNS}]", "", found) == said(MESSAGES, key, count)
            assert keys_in(found, keys) == told


def test_the_page_shows_the_part_of_a_picture_that_has_the_message(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "play.ftl").write_text(MESSAGES, "utf-8")
    english = read_catalogue("en", tmp_path)
    page = page_of(english, english, [], {"hello": Picture("home.png", 100, 20, 50, 10)})
    assert page.count("home.png") == 1
    assert "url(home.png) -40px -0px" in page
    assert "left:60px;top:20px;width:50px;height:10px" in page
