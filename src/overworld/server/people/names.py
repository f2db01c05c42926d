"""Names that belong to a player: which are valid, which look alike, when they may change."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused

SHORTEST, LONGEST = 3, 24
"""The length of a name in characters."""

RENAME_AFTER = 30 * DAY
"""Milliseconds between two changes of a name."""

_SEPARATORS = frozenset(" -_.'\N{RIGHT SINGLE QUOTATION MARK}\N{MIDDLE DOT}")
_ACCENTS = range(0x300, 0x370)  # combining marks of Latin, Greek and Cyrillic letters

# Greek, Cyrillic, Armenian and other characters that look like a Latin letter in common typefaces,
# in upper or lower case. They are written as numbers, because a reader could not tell them apart.
_LOOK_ALIKES = {
    "a": "\u03b1\u0430\u0251",
    "b": "\u03b2\u0432\u044c\u0299",
    "c": "\u0441\u03f2",
    "d": "\u0501\u0257",
    "e": "\u03b5\u0435\u0454\u04bd",
    "g": "\u0261\u0581",
    "h": "\u03b7\u04bb\u0570\u043d",
    "j": "\u0458\u03f3",
    "k": "\u03ba\u043a",
    "l": "i\u01311|\u03b9\u0456\u04cf\u01c0",
    "m": "\u03bc\u043c",
    "n": "\u03bd\u0578",
    "o": "0\u03bf\u043e\u0585\u03c3",
    "p": "\u03c1\u0440",
    "q": "\u051b\u0563",
    "s": "\u0455",
    "t": "\u03c4\u0442",
    "u": "\u057d\u028b",
    "v": "\u0475",
    "w": "\u03c9\u051d\u0561",
    "x": "\u03c7\u0445",
    "y": "\u03c5\u03b3\u0443\u04af",
    "z": "\u03b6\u0290",
}
_PAIRS = {"rn": "m", "vv": "w"}  # two letters that look like one
_SKELETON = str.maketrans({alike: letter for letter, all in _LOOK_ALIKES.items() for alike in all})


def check_player_name(text: str) -> str:
    """Return a name in its normal form, or raise `Refused` unless it is valid.

    A name has 3 to 24 letters, digits and single separators, and begins and ends with a letter or
    digit.

    >>> check_player_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    marked = unicodedata.normalize("NFD", name)
    stacked = any(
        all(unicodedata.category(mark) == "Mn" for mark in marked[at : at + 3])
        for at in range(len(marked) - 2)
    )
    if (
        not SHORTEST <= len(name) <= LONGEST
        or not all(_is_allowed(character) for character in name)
        or stacked
        or name[0] in _SEPARATORS
        or name[-1] in _SEPARATORS
        or any(one in _SEPARATORS and two in _SEPARATORS for one, two in pairwise(name))
        or not any(character.isalpha() for character in name)
        or len(name_key(name)) < 2
    ):
        raise Refused("bad_name", shortest=SHORTEST, longest=LONGEST)
    return name


def _is_allowed(character: str) -> bool:
    """Return whether a character is a letter, a mark of a letter, a digit or a separator."""
    category = unicodedata.category(character)
    return category[0] == "L" or category in ("Mn", "Mc", "Nd") or character in _SEPARATORS


def name_key(name: str) -> str:
    r"""Return the key of a name. Names that look alike have the same key.

    The key ignores case, accents, separators and look-alikes of other scripts.

    >>> name_key("Zoë Hill") == name_key("zoe-hi11") == name_key("\u0396\u039f\u0395 HIll")
    True
    >>> name_key("Ada") == name_key("Ida")
    False
    """
    key = name_letters(name)
    for pair, letter in _PAIRS.items():
        key = key.replace(pair, letter)
    return unicodedata.normalize("NFC", key)


def name_letters(name: str) -> str:
    """Return the letters of a name without case, accents, separators and look-alikes.

    >>> name_letters("D-a.R N")
    'darn'
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    kept = (character for character in folded if ord(character) not in _ACCENTS)
    return "".join(one for one in kept if one not in _SEPARATORS).translate(_SKELETON)


def tidy_label(text: str) -> str:
    """Return the label of a device with its printable characters only."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable())[:40]
