"""Passkeys (WebAuthn): what a browser needs to make and use one, and checks of its answers.

The checks need the package `fido2`, which the extra `people` installs.
"""

from __future__ import annotations

import logging
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from importlib.util import find_spec
from typing import Annotated, Any, NamedTuple

import msgspec

from overworld.server.table.errors import Refused

CHALLENGE_MS = 5 * 60_000
"""Milliseconds in which the answer to a challenge must arrive."""

_ALGORITHMS = (-7, -8, -257)  # ES256, EdDSA, RS256
_NO_MODEL = bytes(16)  # the server does not keep the model of an authenticator

logging.getLogger("fido2").setLevel(logging.WARNING)  # it logs the ids of passkeys

Base64 = Annotated[str, msgspec.Meta(max_length=4000, pattern="^[A-Za-z0-9_-]*$")]
"""Bytes in Base64url without padding."""


class _Json(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """A part of the options of WebAuthn, with the names that browsers expect."""


class RelyingParty(_Json, frozen=True):
    """The site that a passkey belongs to."""

    id: str
    name: str


class PasskeyUser(_Json, frozen=True):
    """The player, as the dialog of the browser shows them."""

    id: str
    name: str
    display_name: str


class Algorithm(_Json, frozen=True):
    """A kind of key that the server accepts."""

    alg: int
    type: str = msgspec.field(default_factory=lambda: "public-key")


class KnownPasskey(_Json, frozen=True):
    """A passkey that the player has already."""

    id: str
    type: str = msgspec.field(default_factory=lambda: "public-key")


class Selection(_Json, frozen=True):
    """The abilities that an authenticator needs."""

    resident_key: str
    require_resident_key: bool
    user_verification: str


class CreationOptions(_Json, frozen=True):
    """The options of `navigator.credentials.create`, in their JSON form."""

    rp: RelyingParty
    user: PasskeyUser
    challenge: str
    pub_key_cred_params: list[Algorithm]
    exclude_credentials: list[KnownPasskey]
    authenticator_selection: Selection
    attestation: str
    timeout: int


class RequestOptions(_Json, frozen=True):
    """The options of `navigator.credentials.get`, in their JSON form."""

    challenge: str
    rp_id: str
    user_verification: str
    timeout: int


class Created(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of a browser that has made a passkey."""

    client_data: Base64
    attestation: Base64
    label: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Used(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of a browser that has used a passkey."""

    id: Base64
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    label: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewPasskey(NamedTuple):
    """A passkey as the server keeps it: its id, its public key and its counter."""

    id: str
    public_key: str
    counter: int


def is_installed() -> bool:
    """Return whether the package `fido2` is installed."""
    return find_spec("fido2") is not None


def creation_options(
    rp: str, owner: str, name: str, known: list[str]
) -> tuple[CreationOptions, str]:
    """Return the options for a new passkey of a player, and the hash of their challenge."""
    user = _encode(sha256(f"user {owner}".encode()).digest()[:16])
    challenge = secrets.token_bytes(32)
    options = CreationOptions(
        RelyingParty(rp, "Overworld"),
        PasskeyUser(user, name, name),
        _encode(challenge),
        [Algorithm(number) for number in _ALGORITHMS],
        [KnownPasskey(id) for id in known],
        Selection("required", True, "preferred"),
        "none",
        CHALLENGE_MS,
    )
    return options, _hash(challenge)


def request_options(rp: str) -> tuple[RequestOptions, str]:
    """Return the options to use any passkey of a host, and the hash of their challenge."""
    challenge = secrets.token_bytes(32)
    return RequestOptions(_encode(challenge), rp, "preferred", CHALLENGE_MS), _hash(challenge)


def challenge_in(client_data: str) -> str:
    """Return the hash of the challenge that a browser has answered, or raise `Refused`."""
    try:
        said = msgspec.json.decode(_decode(client_data), type=dict[str, Any])
        return _hash(_decode(said["challenge"]))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refused("bad_proof") from error


def check_created(rp: str, origin: str, answer: Created) -> NewPasskey:
    """Return the passkey that a browser has made, or raise `Refused`.

    The caller has checked that the challenge is the server's own.
    """
    raw = _encode(b"\0")  # the id is in the attestation, so the library does not need it
    response = {"clientDataJSON": answer.client_data, "attestationObject": answer.attestation}
    try:
        from fido2.webauthn import AttestedCredentialData

        data = _server(rp, origin).register_complete(
            _state(answer.client_data),
            {"id": raw, "rawId": raw, "type": "public-key", "response": response},
        )
        made = data.credential_data
        if made is None or not 16 <= len(made.credential_id) <= 1023:
            raise Refused("bad_proof")
        kept = AttestedCredentialData.create(_NO_MODEL, made.credential_id, made.public_key)
        return NewPasskey(_encode(made.credential_id), _encode(kept), data.counter)
    except Refused:
        raise
    except Exception as error:  # a stranger sent the bytes that the library reads
        raise Refused("bad_proof") from error


def check_used(rp: str, origin: str, public_key: str, counter: int, answer: Used) -> int:
    """Return the new counter of a passkey that a browser has used, or raise `Refused`.

    The caller has checked that the challenge is the server's own. A counter that does not rise
    belongs to a copy of the passkey. Passkeys without a counter have 0.
    """
    response = {
        "clientDataJSON": answer.client_data,
        "authenticatorData": answer.authenticator_data,
        "signature": answer.signature,
    }
    try:
        from fido2.webauthn import AttestedCredentialData, AuthenticatorData

        _server(rp, origin).authenticate_complete(
            _state(answer.client_data),
            [AttestedCredentialData(_decode(public_key))],
            {"id": answer.id, "rawId": answer.id, "type": "public-key", "response": response},
        )
        new = AuthenticatorData(_decode(answer.authenticator_data)).counter
    except Exception as error:  # a stranger sent the bytes that the library reads
        raise Refused("bad_proof") from error
    if new <= counter and (new or counter):
        raise Refused("bad_proof")
    return new


def _server(rp: str, origin: str) -> Any:
    from fido2.server import Fido2Server
    from fido2.webauthn import PublicKeyCredentialRpEntity

    entity = PublicKeyCredentialRpEntity(name="Overworld", id=rp)
    return Fido2Server(entity, verify_origin=lambda other: other == origin)


def _state(client_data: str) -> dict[str, Any]:
    """Return the state that the library compares with an answer."""
    said = msgspec.json.decode(_decode(client_data), type=dict[str, Any])
    return {"challenge": said["challenge"], "user_verification": None}


def _hash(challenge: bytes) -> str:
    return sha256(b"challenge " + challenge).hexdigest()


def _encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
