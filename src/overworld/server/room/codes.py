"""Codes that people read to each other, and secrets that only browsers keep."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that cannot be taken for each other: no 0 and O, no 1, I and L."""

LENGTH = 6


def new_code() -> str:
    """A code for a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """The code that somebody typed, in any case and with blanks; None if it cannot be one.

    >>> read_code(" qk7 mpx ")
    'QK7MPX'
    """
    code = "".join(text.split()).replace("-", "").upper()
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


def new_secret() -> str:
    """A secret for a browser, a seat or a bot."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()[:32]


def same(one: str, other: str) -> bool:
    """Compares hashes in a time that tells nothing."""
    return compare_digest(one.encode(), other.encode())
