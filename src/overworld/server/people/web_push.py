"""Web Push: check subscriptions, encrypt messages (RFC 8291), and sign requests (RFC 8292).

Encryption needs the package `cryptography`, which the extra `people` installs.
"""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from email.utils import parsedate_to_datetime
from hashlib import sha512
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec

from overworld.server.table.errors import Refused

PUSH_HOSTS: Final = (
    "fcm.googleapis.com",  # Chrome and most browsers that are built on it
    "*.push.services.mozilla.com",  # Firefox
    "*.push.apple.com",  # Safari
    "*.notify.windows.com",  # Edge
)
"""The push services of the browsers; `*.` stands for any host below a name."""

MAX_ENDPOINT = 1000
"""The characters of the longest endpoint."""

_PUBLIC, _AUTH, _SALT = 65, 16, 16  # bytes
_PADDED = 128  # bytes of every message before encryption, so that its length says nothing
_RECORD = 4096
_TOKEN_SECONDS = 12 * 3600  # push services accept at most 24 hours
_LONGEST_HOST = 253
_HOST = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*")
_ENDPOINT = re.compile(r"https://[A-Za-z0-9._~:/?@!$&'()*+,;=%-]+")  # no fragment, no brackets

Outcome: TypeAlias = Literal["delivered", "gone", "later", "failed"]
"""The meaning of an answer of a push service for a message."""


def is_installed() -> bool:
    """Return whether the package `cryptography` is installed."""
    return find_spec("cryptography") is not None


# ---------------------------------------------------------------- subscriptions


class Target(NamedTuple):
    """The parts of an allowed endpoint."""

    host: str
    port: int
    path: str
    """The path with its query."""

    @property
    def origin(self) -> str:
        """The origin, for which the server signs."""
        return f"https://{self.authority}"

    @property
    def authority(self) -> str:
        """The host, with its port if that is not 443."""
        return self.host if self.port == 443 else f"{self.host}:{self.port}"


def check_push_host(text: str) -> str:
    """Return a host that an operator allows, as `HOST`, `*.HOST` or `HOST:PORT`.

    Raises:
        ValueError: It is not the name of a host.

    >>> check_push_host("push.example.org:8443")
    'push.example.org:8443'
    """
    host, _, port = text.removeprefix("*.").partition(":")
    named = _HOST.fullmatch(host) is not None and not _is_address(host)
    if not named or (":" in text and not (port.isascii() and port.isdigit() and int(port) < 65536)):
        raise ValueError(f"--push-host {text!r}: expected a host name, such as push.example.org")
    return text


def read_endpoint(endpoint: str, hosts: Iterable[str]) -> Target | None:
    """Return the parts of an endpoint; None unless it is https at an allowed host.

    Only a host that is allowed with a port may use a port other than 443.

    >>> read_endpoint("https://fcm.googleapis.com/wp/a?b", PUSH_HOSTS)
    Target(host='fcm.googleapis.com', port=443, path='/wp/a?b')
    >>> read_endpoint("https://fcm.googleapis.com:8443/wp/a", PUSH_HOSTS)
    >>> read_endpoint("https://127.0.0.1/", PUSH_HOSTS)
    """
    if len(endpoint) > MAX_ENDPOINT or not _ENDPOINT.fullmatch(endpoint):
        return None
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        return None
    name = host if port == 443 else f"{host}:{port}"
    # The text must be the usual one, so that no other program could read another host in it.
    if not endpoint.startswith((f"https://{name}/", f"https://{host}:{port}/")):
        return None
    if len(host) > _LONGEST_HOST or not _HOST.fullmatch(host) or _is_address(host):
        return None
    if not any(_allows(pattern, host, port) for pattern in hosts):
        return None
    return Target(host, port, parts.path + (f"?{parts.query}" if parts.query else ""))


def _allows(pattern: str, host: str, port: int) -> bool:
    name, _, allowed_port = pattern.partition(":")
    if port != int(allowed_port or 443):
        return False
    return host.endswith(name[1:]) if name.startswith("*.") else host == name


def _is_address(host: str) -> bool:
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return host.rpartition(".")[2].isdigit()  # such as 127.1, which some systems accept
    return True


def check_keys(p256dh: str, auth: str) -> None:
    """Raise `Refused` unless a browser could have made these keys of a subscription."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        public, secret = decode(p256dh), decode(auth)
        if len(public) != _PUBLIC or public[0] != 4 or len(secret) != _AUTH:
            raise Refused("bad_push")
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), public)
    except ValueError as error:
        raise Refused("bad_push") from error


def encode(data: bytes) -> str:
    """Return bytes in Base64url without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """Return the bytes of a text in Base64url; raises `ValueError` for another text."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


# ---------------------------------------------------------------- encryption and signature


def encrypt(message: bytes, p256dh: str, auth: str, *, key: int = 0, salt: bytes = b"") -> bytes:
    """Return the body of a request: a message that only one browser can read (RFC 8291).

    Args:
        message: The text of the message, shorter than 128 bytes.
        p256dh: The public key of the subscription.
        auth: The secret of the subscription.
        key: The private key of this message; a random one by default.
        salt: The salt of this message; a random one by default.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    curve = ec.SECP256R1()
    private = ec.derive_private_key(key, curve) if key else ec.generate_private_key(curve)
    theirs, ours = decode(p256dh), _public_bytes(private)
    shared = private.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(curve, theirs)
    )
    secret = derive(decode(auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    salt = salt or secrets.token_bytes(_SALT)
    content_key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + _RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return header + AESGCM(content_key).encrypt(nonce, message + b"\x02", None)


def pad(message: bytes) -> bytes:
    """Return a JSON message with blanks at its end, so that all messages have the same length."""
    return message.ljust(_PADDED)


def _public_bytes(private: object) -> bytes:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    assert isinstance(private, EllipticCurvePrivateKey)
    public = private.public_key()
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class ServerKey:
    """The key with which the server signs its requests to push services (VAPID, RFC 8292).

    Args:
        seed: The secret in the database, from which all nodes derive the same key.
    """

    def __init__(self, seed: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        number = int.from_bytes(sha512(b"push " + seed.encode()).digest(), "big")
        curve = ec.SECP256R1()
        self._private = ec.derive_private_key(number % (curve.group_order - 1) + 1, curve)
        self._topics = sha512(b"push topics " + seed.encode()).digest()
        self.public = encode(_public_bytes(self._private))
        """The public key, which browsers need for a subscription."""

    def authorization(self, origin: str, subject: str, now: int) -> str:
        """Return the `Authorization` header for a push service.

        Args:
            origin: The origin of the push service.
            subject: The URL where people can reach the operator of this server.
            now: The time in milliseconds since 1970.
        """
        from cryptography.hazmat.primitives.asymmetric import ec, utils
        from cryptography.hazmat.primitives.hashes import SHA256

        claims = {"aud": origin, "exp": now // 1000 + _TOKEN_SECONDS, "sub": subject}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(encode(msgspec.json.encode(part)) for part in parts)
        r, s = utils.decode_dss_signature(self._private.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"

    def topic(self, code: str) -> str:
        """Return the topic of a table: a newer message of a topic replaces one that waits.

        It is a keyed hash, so that the push service does not get the code of the table.
        """
        return encode(sha512(self._topics + code.encode()).digest()[:24])


# ---------------------------------------------------------------- answers


def outcome(status: int) -> Outcome:
    """Return the meaning of a status. Redirects are failures, because no client follows them.

    >>> outcome(201), outcome(410), outcome(429), outcome(307)
    ('delivered', 'gone', 'later', 'failed')
    """
    if 200 <= status < 300:
        return "delivered"
    if status in (404, 410):
        return "gone"
    return "later" if status == 429 or status >= 500 else "failed"


def retry_after(text: str, now: int) -> int:
    """Return the milliseconds that a `Retry-After` header asks for; 0 for none or a bad one.

    >>> retry_after("120", 0), retry_after("Thu, 01 Jan 1970 00:01:00 GMT", 1000)
    (120000, 59000)
    """
    if text.isascii() and text.isdigit():
        return 1000 * int(text[:9])
    try:
        return max(0, int(1000 * parsedate_to_datetime(text).timestamp()) - now)
    except (ValueError, OverflowError):
        return 0
