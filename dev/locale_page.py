"""A page for translators: every message with its English text, examples, and where it is used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from itertools import islice, product

from fluent.runtime import FluentBundle, FluentResource

from dev.catalogue import Catalogue, Entry
from dev.composed_keys import browser_shapes
from dev.key_uses import browser_code, places_of_keys
from dev.locale_check import Problem, longest
from overworld.i18n import words

NUMBERS = (0, 1, 2, 5, 22)
"""The numbers in examples: among them are all forms of all our languages."""
MOST_EXAMPLES = 12
MOST_PLACES = 4

AROUND = 60
"""How many pixels of a picture are shown around a message."""
WIDEST, TALLEST = 1240, 480


@dataclass(frozen=True)
class Picture:
    """Where a message is to be seen: a picture beside the page, and the place on it."""

    file: str
    x: int
    y: int
    width: int
    height: int


_STYLE = """
  body { font: 1rem/1.45 system-ui, sans-serif; margin: 1rem auto; max-width: 80rem;
         padding: 0 1rem; color-scheme: light dark; }
  h2 { border-bottom: 2px solid; margin-top: 2.5rem; }
  h4 { margin: 0 0 .25rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
  article { border-top: 1px solid #8888; padding: .75rem 0; display: grid; gap: .25rem 1.5rem;
            grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); }
  article > header { grid-column: 1 / -1; }
  article:target { background: #8883; }
  pre { white-space: pre-wrap; margin: 0; font: inherit; }
  ul { margin: .25rem 0; padding-left: 1.2rem; }
  .small { font-size: .85rem; opacity: .8; margin: 0; }
  .seen { position: relative; overflow: hidden; max-width: 100%; grid-column: 1 / -1; }
  .seen > i { position: absolute; outline: 3px solid #c1272d; outline-offset: 2px; }
  .wrong { border-left: 6px solid #c1272d; padding-left: .5rem; }
"""


def page_of(
    found: Catalogue,
    english: Catalogue,
    problems: list[Problem],
    pictures: Mapping[str, Picture] | None = None,
) -> str:
    """The page of a language, with pictures of where messages appear if there are any."""
    wrong: dict[str, list[str]] = {}
    for problem in problems:
        wrong.setdefault(problem.key, []).append(problem.text)
    parts = list(_parts(found, english, wrong, pictures or {}))
    title = escape(words("locale-page-title", language=found.language))
    about = escape(words("locale-page-about", count=len(english.entries)))
    return (
        f'<!doctype html>\n<html lang="{escape(found.language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n<p>{about}</p>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
    )


def _parts(
    found: Catalogue,
    english: Catalogue,
    wrong: Mapping[str, list[str]],
    pictures: Mapping[str, Picture],
) -> Iterator[str]:
    bundles = [_bundle(one) for one in (found, english)]
    places = _places(english)
    file = section = ""
    for original in english:
        if original.file != file:
            file, section = original.file, ""
            yield f"<h2>{escape(file)}</h2>"
        if original.section != section:
            section = original.section
            yield f"<h3>{escape(section)}</h3>"
        entry = found.entries.get(original.key)
        article = _article(original, entry, bundles, places, wrong.get(original.key, []))
        seen = _seen(pictures[original.key]) if original.key in pictures else ""
        yield article.removesuffix("</article>") + seen + "</article>"


def _seen(picture: Picture) -> str:
    """The part of a picture with a message in it, and a line around that."""
    left, top = max(0, picture.x - AROUND), max(0, picture.y - AROUND)
    width = min(WIDEST, picture.width + 2 * AROUND)
    height = min(TALLEST, picture.height + 2 * AROUND)
    return (
        f'<div class="seen" style="width:{width}px;height:{height}px;'
        f'background:url({escape(picture.file)}) -{left}px -{top}px"><i style="'
        f"left:{picture.x - left}px;top:{picture.y - top}px;"
        f'width:{picture.width}px;height:{picture.height}px"></i></div>'
    )


def _article(
    original: Entry,
    entry: Entry | None,
    bundles: list[FluentBundle],
    places: Mapping[str, list[str]],
    wrong: list[str],
) -> str:
    key = escape(original.key)
    most = longest(original.key)
    notes = [original.comment] if original.comment else []
    if most is not None:
        notes.append(words("locale-page-longest", most=most))
    if original.key in places:
        notes.append(words("locale-page-used", places=", ".join(places[original.key])))
    theirs = f"<pre>{escape(original.source)}</pre>{_examples(original, bundles[1])}"
    ours = words("locale-page-missing")
    if entry is not None:
        ours = f"<pre>{escape(entry.source)}</pre>{_examples(entry, bundles[0])}"
    if wrong:
        items = "".join(f"<li>{escape(text)}</li>" for text in wrong)
        ours += f'<ul class="wrong">{items}</ul>'
    told = "".join(f'<p class="small">{escape(note)}</p>' for note in notes)
    return (
        f'<article id="{key}"><header><h4>{key}</h4>{told}</header>'
        f'<div lang="en">{theirs}</div><div>{ours}</div></article>'
    )


def _examples(entry: Entry, bundle: FluentBundle) -> str:
    if not entry.variables or entry.key.startswith("-"):
        return ""
    choices = {choice.variable: choice for choice in entry.choices}
    values: dict[str, tuple[str | int, ...]] = {}
    for name in sorted(entry.variables):
        choice = choices.get(name)
        if choice is None:
            values[name] = (f"\u2039{name}\u203a",)
        elif choice.is_plural or any(form.isdigit() for form in choice.forms):
            values[name] = NUMBERS
        else:
            values[name] = choice.forms
    pattern = bundle.get_message(entry.key).value
    assert pattern is not None, f"{entry.key} has attributes only"
    shown: dict[str, None] = {}
    for row in product(*values.values()):
        text, _ = bundle.format_pattern(pattern, dict(zip(values, row, strict=True)))
        shown[str(text)] = None
    items = "".join(f"<li>{escape(text)}</li>" for text in islice(shown, MOST_EXAMPLES))
    return f"<ul>{items}</ul>"


def _bundle(found: Catalogue) -> FluentBundle:
    bundle = FluentBundle([found.language], use_isolating=False)
    for name in found.files:
        bundle.add_resource(FluentResource((found.folder / name).read_text("utf-8")))
    return bundle


def _places(english: Catalogue) -> dict[str, list[str]]:
    """Where the messages are used, as far as the code is there."""
    places = places_of_keys()
    if browser_code():
        for shape, ends in browser_shapes().items():
            for end in ends:
                key = shape.replace("*-*", "*").replace("*", end)
                places.setdefault(key, []).extend(places.get(shape, []))
    return {
        key: list(dict.fromkeys(found))[:MOST_PLACES]
        for key, found in places.items()
        if key in english.entries
    }
