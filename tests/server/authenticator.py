"""A passkey in software, as a browser would have it."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2.cose import ES256
from fido2.webauthn import AttestationObject, AttestedCredentialData, AuthenticatorData

FLAG = AuthenticatorData.FLAG


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey with a counter."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.counter = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}
        return json.dumps(said).encode()

    def create(self, options: dict[str, Any], **more: str) -> dict[str, str]:
        """Return the answer to the options for a new passkey."""
        public: Any = ES256.from_cryptography_key(self._key.public_key())  # type: ignore[no-untyped-call]
        made = AttestedCredentialData.create(bytes(range(16)), self.id, public)
        rp = sha256(options["rp"]["id"].encode()).digest()
        data = AuthenticatorData.create(rp, FLAG(0x45), self.counter, made)
        return {
            "client_data": encode(self._client_data("create", options["challenge"])),
            "attestation": encode(AttestationObject.create("none", data, {})),
            **more,
        }

    def use(self, options: dict[str, Any], **more: str) -> dict[str, str]:
        """Return the answer to the options to use a passkey."""
        self.counter += 1
        rp = sha256(options["rpId"].encode()).digest()
        data = AuthenticatorData.create(rp, FLAG(0x05), self.counter)
        said = self._client_data("get", options["challenge"])
        signed = self._key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return {
            "id": encode(self.id),
            "client_data": encode(said),
            "authenticator_data": encode(data),
            "signature": encode(signed),
            **more,
        }
