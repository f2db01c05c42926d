"""The pictures for translators: marks in messages, and the page with the pictures."""

from __future__ import annotations

import re
from pathlib import Path

from dev.locale import read_messages
from fluent.runtime import FluentBundle, FluentResource
from tests.web.marks import FENCE, SIGNS, marked, number_of, spelt
from tests.web.message_pictures import Picture, page_of

MESSAGES = """\
hello = Hello { $name }
blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
  }
both = { hello }: { blocks }
"""


def keys_in(text: str, keys: list[str]) -> list[str]:
    """Return the keys of the marks in a string."""
    return [keys[number_of(digits)] for digits in re.findall(f"{FENCE}([{SIGNS}]+){FENCE}", text)]


def test_a_number_is_written_in_zero_width_digits() -> None:
    for number in (0, 1, 3, 4, 63, 1860):
        assert number_of(spelt(number).strip(FENCE)) == number
        assert not spelt(number).strip(FENCE + SIGNS)


def formatted(messages: str, key: str, count: int) -> str:
    """Return a message for a number."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(messages))
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    return str(bundle.format_pattern(pattern, {"name": "Ada", "count": count})[0])


def test_marks_change_only_invisible_characters_of_a_message() -> None:
    keys: list[str] = []
    signed = marked(MESSAGES, keys)
    for key, expected in (("hello", ["hello"]), ("blocks", ["blocks"]), ("both", [*keys])):
        for count in (1, 2):
            found = formatted(signed, key, count)
            assert re.sub(f"[{FENCE}{SIGNS}]", "", found) == formatted(MESSAGES, key, count)
            assert keys_in(found, keys) == expected


def test_the_page_shows_the_part_of_a_picture_with_the_message(tmp_path: Path) -> None:
    (tmp_path / "play.ftl").write_text(MESSAGES, "utf-8")
    english = read_messages(tmp_path)
    page = page_of(english[1:], english, {"hello": Picture("home.png", 100, 20, 50, 10)})
    assert page.count("home.png") == 1
    assert "url(home.png) -40px -0px" in page
    assert "left:60px;top:20px;width:50px;height:10px" in page
    assert page.count("(not translated)") == 1
