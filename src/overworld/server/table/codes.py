"""Codes that people read to each other, and what is kept of secrets."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that cannot be taken for each other: no 0 and O, no 1, I and L."""

LENGTH = 6


def read_code(text: str) -> str | None:
    """The code that somebody typed, in any case and with blanks; None if it cannot be one.

    >>> read_code(" qk7 mpx ")
    'QK7MPX'
    """
    code = "".join(text.split()).replace("-", "").upper()
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()[:32]


def equal_in_constant_time(one: str, other: str) -> bool:
    """Compare hashes in constant time. An empty hash equals none, not even another empty one.

    A person whose data was erased has an empty hash, and so has a client without a secret.

    >>> equal_in_constant_time("", ""), equal_in_constant_time("a", "a")
    (False, True)
    """
    return bool(one) and compare_digest(one.encode(), other.encode())
