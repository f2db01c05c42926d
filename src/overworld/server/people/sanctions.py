"""Sanctions of the operator against a person, and words that names may not contain. No I/O."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from overworld.server.people.names import name_letters
from overworld.server.table.errors import Refused

Kind: TypeAlias = Literal["mute", "exclude", "rename"]
"""A sanction: no words for others; no open tables and quick match; another name."""

WAITS: Final = (10, 30, 60, 120, 300, 600, 1800, 3600)
"""Upper limits, in seconds, of the groups in which waiting times are counted."""

LONGEST_WAIT: Final = 86_400
"""The group of all longer waiting times, in seconds."""

MOST_WORDS: Final = 10_000
"""The most words in a list of unwanted words."""


def read_words(text: str) -> tuple[str, ...]:
    r"""Return the letters of the words in a list: one on each line; `#` begins a comment.

    Raises:
        ValueError: A word has fewer than two letters, or there are more than `MOST_WORDS`.

    >>> read_words("Darn\n# mild ones\nheck  # too\n")
    ('darn', 'heck')
    """
    words = list[str]()
    for number, line in enumerate(text.splitlines(), 1):
        word = line.partition("#")[0].strip()
        if not word:
            continue
        if len(key := name_letters(word)) < 2:
            raise ValueError(f"line {number}: {word!r} must have at least two letters")
        words.append(key)
    if len(words) > MOST_WORDS:
        raise ValueError(f"at most {MOST_WORDS} words, got {len(words)}")
    return tuple(dict.fromkeys(words))


def check_wanted(names: Iterable[str], unwanted: Sequence[str]) -> None:
    """Raise `Refused` if a name contains an unwanted word, given as letters (`name_letters`).

    Case, accents, separators and letters that look alike do not matter.

    >>> check_wanted(["D-a-r-n it"], ["darn"])
    Traceback (most recent call last):
    overworld.server.table.errors.Refused: unwanted_name
    """
    for name in names:
        letters = name_letters(name)
        if any(word in letters for word in unwanted):
            raise Refused("unwanted_name")


def wait_group(milliseconds: int) -> int:
    """Return the group of a waiting time: its upper limit in seconds.

    >>> wait_group(9_000), wait_group(10_001), wait_group(9_000_000)
    (10, 30, 86400)
    """
    return next((most for most in WAITS if milliseconds <= 1000 * most), LONGEST_WAIT)


def share_within(waits: Sequence[tuple[int, int]], percent: int) -> int:
    """Return the group within which a share of people waited, from groups and their people.

    >>> share_within([(10, 8), (60, 2)], 50), share_within([(10, 8), (60, 2)], 90)
    (10, 60)
    """
    total, counted = sum(people for _, people in waits), 0
    for group, people in sorted(waits):
        counted += people
        if 100 * counted >= percent * total:
            return group
    return 0
