"""Where chance comes from: codes of tables, secrets, and the luck of games.

Everything random in the server is drawn here and handed on as an argument.
"""

from __future__ import annotations

import hmac
import random
import secrets
from base64 import urlsafe_b64encode

from overworld.server.table.codes import ALPHABET, LENGTH


def new_code() -> str:
    """A code for a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def new_secret() -> str:
    """A secret for a browser, a seat or a bot."""
    return secrets.token_urlsafe(24)


class Chance:
    """The luck of games, and secrets that are the same again for who asks the same again."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self.rng = rng or random.SystemRandom()
        self._key = secrets.token_bytes(32)

    def secret_for(self, code: str, key: str) -> str:
        """The secret that an action at a table is answered with, also if the answer was lost.

        >>> chance = Chance()
        >>> chance.secret_for("QK7MPX", "a1") == chance.secret_for("QK7MPX", "a1")
        True
        """
        digest = hmac.digest(self._key, f"{code} {key}".encode(), "sha256")
        return urlsafe_b64encode(digest[:24]).decode()
