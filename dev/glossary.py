"""The words of the printed rules in every language: the last table of `docs/glossary.md`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from dev.key_uses import PACKAGE

FILE = PACKAGE.parent.parent / "docs" / "glossary.md"
"""The glossary; it is not there where the package is installed."""

NAMED = {
    "poisonous potato": "weapon-poisonous_potato",
    "forest": "biome-forest",
    "desert": "biome-desert",
    "mountains": "biome-mountains",
    "snowy tundra": "biome-snowy_tundra",
    "decoration": "type-decoration",
    "dwelling": "type-dwelling",
    "bridge": "type-bridge",
    "animal house": "type-animal_house",
}
"""The terms that are messages themselves."""

FOLLOWED = ("cube", "mob", "biome", "crossing")
"""The terms that a sentence hardly does without, where the English one has them."""

_STEM = 4


@cache
def terms() -> Mapping[str, Mapping[str, str]]:
    """For every language its word for each English term; nothing where there is no glossary."""
    if not FILE.is_file():
        return {}
    _, start, rest = FILE.read_text("utf-8").partition("\n| en |")
    heading, _, *rows = (
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in (start + rest).strip().splitlines()
    )
    found: dict[str, dict[str, str]] = {name: {} for name in heading[1:]}
    for term, *others in rows:
        for name, word in zip(heading[1:], others, strict=True):
            found[name][term] = word
    return found


def differs(key: str, text: str, language: str) -> str | None:
    """The term of a language that a message of that name should be and is not."""
    for term, named in NAMED.items():
        wanted = terms().get(language, {}).get(term)
        if named == key and wanted is not None and text.casefold() != wanted.casefold():
            return wanted
    return None


def lacking(english: str, text: str, language: str) -> Iterator[str]:
    """The terms that an English text has and its translation does not seem to have.

    Words bend, so that the first letters of any of a term's words will do.
    """
    known = terms().get(language, {})
    for term in FOLLOWED:
        if term not in known or not re.search(rf"\b{term}(?:e?s)?\b", english, re.IGNORECASE):
            continue
        stems = [part[:_STEM].casefold() for part in re.findall(r"\w{3,}", known[term])]
        if not any(stem in text.casefold() for stem in stems):
            yield known[term]
