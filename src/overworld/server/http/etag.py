"""ETags, with which the server does not send an unchanged answer again."""

from __future__ import annotations

from hashlib import sha256

_DIGITS = 16


def etag_of(content: bytes) -> str:
    """Return the ETag of some content.

    >>> etag_of(b"")
    '"e3b0c44298fc1c14"'
    """
    return f'"{sha256(content).hexdigest()[:_DIGITS]}"'


def is_known(header: str | None, tag: str) -> bool:
    """Return whether `If-None-Match` has a tag; proxies that compress make it a weak one.

    >>> is_known('"a", W/"b"', '"b"'), is_known("*", '"b"'), is_known(None, '"b"')
    (True, True, False)
    """
    known = [one.strip().removeprefix("W/") for one in (header or "").split(",")]
    return tag in known or known == ["*"]
