"""Marks in the messages of the page, which say on which picture a message is.

Each message that the browser receives ends in zero-width characters that encode the number of its
key. `shown` searches a page for these characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from dev.locale import Message
from fluent.syntax import FluentParser, FluentSerializer, ast

if TYPE_CHECKING:  # tests without a browser import this module
    from playwright.sync_api import Route

    from tests.web.people import Tab

SIGNS = "\u200b\u200c\u200d\u2060"
"""The zero-width digits of a number; `FENCE` is before and after them."""
FENCE = "\u2063"
ATTRIBUTES = ("aria-label", "title", "placeholder", "alt")
_FIND = """([mark, attributes]) => {
  const found = [];
  const tell = (text, box) => {
    if (!box.width || !box.height) return;
    for (const [, digits] of text.matchAll(new RegExp(mark, "g")))
      found.push([digits, box.x + scrollX, box.y + scrollY, box.width, box.height]);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    tell(node.textContent, range.getBoundingClientRect());
  }
  for (const name of attributes)
    for (const one of document.body.querySelectorAll(`[${name}]`))
      tell(one.getAttribute(name) ?? "", one.getBoundingClientRect());
  return found;
}"""


def spelt(number: int) -> str:
    """Return a number in zero-width digits, with fences."""
    digits = ""
    while number or not digits:
        number, digit = divmod(number, len(SIGNS))
        digits = SIGNS[digit] + digits
    return FENCE + digits + FENCE


def number_of(digits: str) -> int:
    """Return the number of zero-width digits without fences."""
    number = 0
    for digit in digits:
        number = number * len(SIGNS) + SIGNS.index(digit)
    return number


def marked(text: str, keys: list[str]) -> str:
    """Return the messages with the numbers of their keys at the end; add new keys to `keys`."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            if entry.id.name not in keys:
                keys.append(entry.id.name)
            mark = spelt(keys.index(entry.id.name))
            entry.value.elements.append(ast.TextElement(mark))
    return str(FluentSerializer().serialize(resource))


def mark_messages(tab: Tab, keys: list[str]) -> None:
    """Mark the messages that a new tab will fetch; add their keys to `keys`."""

    def mark(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=marked(answer.text(), keys))

    tab.context.route(re.compile(r"\.ftl(\?|$)"), mark)


def shown(
    tab: Tab, keys: list[str], attributes: tuple[str, ...] = ATTRIBUTES
) -> Iterator[tuple[str, list[int]]]:
    """Yield the keys of the messages that a tab shows, with their places on the whole page.

    Args:
        tab: A tab with marked messages.
        keys: The keys by number.
        attributes: The attributes to search, in addition to the text.
    """
    mark = f"{FENCE}([{SIGNS}]+){FENCE}"
    for digits, *place in tab.page.evaluate(_FIND, [mark, attributes]):
        yield keys[number_of(digits)], [round(side) for side in place]


def source_of(message: Message) -> str:
    """Return a message in Fluent syntax, without its key."""
    entry = ast.Message(ast.Identifier("x"), message.pattern)
    return str(FluentSerializer().serialize_entry(entry).partition("=")[2].strip())
