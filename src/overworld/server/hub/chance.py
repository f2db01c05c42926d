"""Sources of randomness: codes of tables, secrets, and the random numbers of games."""

from __future__ import annotations

import hmac
import random
import secrets
from base64 import urlsafe_b64encode

from overworld.server.table.codes import ALPHABET, LENGTH


def new_code() -> str:
    """Return a random code for a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def new_secret() -> str:
    """Return a new secret for a browser."""
    return secrets.token_urlsafe(24)


class Chance:
    """The random numbers of games, and repeatable secrets for actions."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self.rng = rng or random.SystemRandom()
        self._key = secrets.token_bytes(32)

    def secret_for(self, code: str, key: str) -> str:
        """Return the secret for an action. A repeated action gets the same secret.

        >>> chance = Chance()
        >>> chance.secret_for("QK7MPX", "a1") == chance.secret_for("QK7MPX", "a1")
        True
        """
        digest = hmac.digest(self._key, f"{code} {key}".encode(), "sha256")
        return urlsafe_b64encode(digest[:24]).decode()
