"""Codes that people read and type: recovery letters, and codes for another device."""

from __future__ import annotations

import secrets
from hashlib import sha256

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters of Crockford's base 32: five bits each, no I, L, O and U."""

RECOVERY, PAIRING = 20, 8
"""The characters of a recovery code (100 bits) and of a code for another device (40 bits)."""

_GROUP = 4
_TYPED_AS = str.maketrans("OIL", "011")


def new_letters(length: int) -> str:
    """Return a random code in groups of four characters."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(length))
    return " ".join(code[at : at + _GROUP] for at in range(0, length, _GROUP))


def read_letters(text: str, length: int) -> str:
    """Return the code that a person typed, in any case and with blanks; empty if it is invalid.

    >>> read_letters("k7qm t2xa-9wpr hd4v zc8o", RECOVERY)
    'K7QMT2XA9WPRHD4VZC80'
    """
    code = "".join(text.split()).replace("-", "").upper().translate(_TYPED_AS)
    return code if len(code) == length and set(code) <= set(ALPHABET) else ""


def hash_letters(kind: str, code: str) -> str:
    """Return the hash that the server stores for a code of a kind."""
    return sha256(f"{kind} {code}".encode()).hexdigest()


def public_id(secret: str) -> str:
    """Return the id under which a player sees a device or a passkey."""
    return hash_letters("id", secret)[:16]
