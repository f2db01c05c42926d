"""Codes of tables, and hashes of secrets."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that look different: no 0 and O, no 1, I and L."""

LENGTH = 6


def read_code(text: str) -> str | None:
    """Return the code that a person typed, in any case and with blanks; None if it is invalid.

    >>> read_code(" qk7 mpx ")
    'QK7MPX'
    """
    code = "".join(text.split()).replace("-", "").upper()
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


def hash_secret(secret: str) -> str:
    """Return the hash that the server stores for a secret."""
    return sha256(secret.encode()).hexdigest()[:32]


def equal_in_constant_time(first: str, other: str) -> bool:
    """Compare hashes in constant time. An empty hash never equals another hash.

    Erased players and clients without a secret have an empty hash.

    >>> equal_in_constant_time("", ""), equal_in_constant_time("a", "a")
    (False, True)
    """
    return bool(first) and compare_digest(first.encode(), other.encode())
