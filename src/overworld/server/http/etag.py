"""ETags: what an answer is known by, so that what has not changed is not sent again."""

from __future__ import annotations

from hashlib import sha256

_DIGITS = 16


def etag_of(content: bytes) -> str:
    """The ETag of some content.

    >>> etag_of(b"")
    '"e3b0c44298fc1c14"'
    """
    return f'"{sha256(content).hexdigest()[:_DIGITS]}"'


def is_known(header: str | None, tag: str) -> bool:
    """Whether `If-None-Match` has a tag; proxies that compress make weak ones of it.

    >>> is_known('"a", W/"b"', '"b"'), is_known("*", '"b"'), is_known(None, '"b"')
    (True, True, False)
    """
    known = [one.strip().removeprefix("W/") for one in (header or "").split(",")]
    return tag in known or known == ["*"]
