"""Invitations that the operator's command signs and the server checks. Pure functions.

The command does not write to the database, so it works while a server runs. An invitation has the
id under which the server counts its uses, its last day and the number of people that it admits.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

_ID, _HOURS, _USES, _MAC = 6, 4, 2, 16  # bytes
_HOUR_MS = 3_600_000

MAX_USES = 2 ** (8 * _USES) - 1


class Invitation(NamedTuple):
    """An invitation: its id, the time of its end in hours since 1970, and people that it admits."""

    id: str
    ends: int
    uses: int

    def is_current(self, now: int) -> bool:
        """Return whether it has not ended; `now` is in milliseconds since 1970."""
        return now < self.ends * _HOUR_MS


def make_invitation(key: str, id: bytes, now: int, hours: int, uses: int) -> str:
    """Return a signed invitation as a string for a link.

    >>> text = make_invitation("key", b"sixlet", 0, 24, 5)
    >>> read_invitation("key", text), read_invitation("other", text)
    (Invitation(id='7369786c6574', ends=25, uses=5), None)
    """
    ends = now // _HOUR_MS + hours + 1
    body = id[:_ID] + ends.to_bytes(_HOURS, "big") + uses.to_bytes(_USES, "big")
    return urlsafe_b64encode(body + _sign(key, body)).decode().rstrip("=")


def read_invitation(key: str, text: str) -> Invitation | None:
    """Return a signed invitation; None if the operator's command did not make it."""
    length = _ID + _HOURS + _USES + _MAC
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return None
    body, mac = data[:-_MAC], data[-_MAC:]
    if len(data) != length or not hmac.compare_digest(mac, _sign(key, body)):
        return None
    ends, uses = body[_ID : _ID + _HOURS], body[_ID + _HOURS :]
    return Invitation(body[:_ID].hex(), int.from_bytes(ends, "big"), int.from_bytes(uses, "big"))


def _sign(key: str, body: bytes) -> bytes:
    return hmac.digest(key.encode(), b"invitation" + body, "sha256")[:_MAC]
