"""A real push service for tests: TLS on a free port, and browsers that decrypt its messages.

The decryption follows RFC 8291 and RFC 8188 and shares no code with the server.
"""

from __future__ import annotations

import asyncio
import datetime
import hashlib
import hmac
import json
import os
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID
from tests.patience import PATIENCE

_USES = x509.KeyUsage(
    **{"digital_signature": True, "key_cert_sign": True, "crl_sign": True},
    **{"content_commitment": False, "key_encipherment": False, "data_encipherment": False},
    **{"key_agreement": False, "encipher_only": False, "decipher_only": False},
)
CREATED = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    uncompressed = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, uncompressed)


class Request(NamedTuple):
    """A request that the service has received."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """A browser with a subscription."""

    def __init__(self, origin: str, name: str, key: int = 0, auth: bytes = b"") -> None:
        curve = ec.SECP256R1()
        self._key = ec.derive_private_key(key, curve) if key else ec.generate_private_key(curve)
        self._auth = auth or os.urandom(16)
        self.path = f"/wp/{name}"
        self.endpoint = origin + self.path

    @property
    def subscription(self) -> dict[str, str]:
        """The body that a page sends to the server."""
        public = point(self._key.public_key())
        return {
            "endpoint": self.endpoint,
            "p256dh": encode(public),
            "auth": encode(self._auth),
            "label": "Test",
            "zone": "Europe/Berlin",
        }

    def read(self, body: bytes) -> bytes:
        """Decrypt the body of a request; raises an exception for another browser's message."""
        salt, length = body[:16], body[20]
        theirs, cipher = body[21 : 21 + length], body[21 + length :]
        assert len(cipher) <= int.from_bytes(body[16:20], "big"), "one record"
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        ours = point(self._key.public_key())
        shared = self._key.exchange(ec.ECDH(), sender)
        secret = expand(self._auth, shared, b"WebPush: info\0" + ours + theirs, 32)
        key = expand(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = expand(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, cipher, None).rstrip(b"\0")
        assert padded[-1:] == b"\x02", "the last record"
        return padded[:-1]


def expand(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for at most 32 bytes."""
    key = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


def check_signature(request: Request, origin: str, now: float) -> dict[str, Any]:
    """Return the claims of a request, after a check of its signature (RFC 8292)."""
    kind, _, rest = request.headers["authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    text, _, signature = fields["t"].rpartition(".")
    raw = decode(signature)
    der = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(fields["k"]))
    public.verify(der, text.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decode(part)) for part in text.split("."))
    assert (kind, head) == ("vapid", {"typ": "JWT", "alg": "ES256"})
    assert claims["aud"] == origin
    assert now < claims["exp"] <= now + 24 * 3600
    found: dict[str, Any] = claims
    return found


@dataclass
class PushService:
    """A push service; `answers` gives the next answers of a path, and 201 else."""

    certificate: Path
    port: int = 0
    requests: list[Request] = field(default_factory=list)
    answers: dict[str, list[bytes | None]] = field(default_factory=dict)
    on_request: Callable[[Request], None] = lambda request: None

    @property
    def host(self) -> str:
        return f"localhost:{self.port}"

    @property
    def origin(self) -> str:
        return f"https://{self.host}"

    def browser(self, name: str) -> Browser:
        return Browser(self.origin, name)

    def messages(self, browser: Browser) -> list[dict[str, Any]]:
        """Return the decrypted messages for a browser that the service has received."""
        bodies = [request.body for request in list(self.requests) if request.path == browser.path]
        return [json.loads(browser.read(body)) for body in bodies]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            pairs = (line.split(": ", 1) for line in head[1:] if line)
            headers = {name.lower(): value for name, value in pairs}
            body = await reader.readexactly(int(headers["content-length"]))
            method, path, _ = head[0].split(" ")
            assert method == "POST"
            request = Request(path, headers, body)
            self.requests.append(request)
            self.on_request(request)
            waiting = self.answers.get(path, [])
            answer = waiting.pop(0) if waiting else CREATED
            if answer is None:  # no answer at all
                await reader.read()
                return
            writer.write(answer)
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass  # the client has gone
        finally:
            writer.transport.abort()


@contextmanager
def push_service(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """Run a push service in a thread. Servers that start now trust its certificate."""
    certificate = make_certificate(folder)
    service, ready, over = PushService(certificate), threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)

    async def run() -> None:
        server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=context)
        service.port = server.sockets[0].getsockname()[1]
        ready.set()
        await over.wait()
        server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    thread = threading.Thread(target=lambda: loop.run_until_complete(run()))
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        patch.setenv("SSL_CERT_FILE", str(certificate))
        yield service
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
        loop.close()


def make_certificate(folder: Path) -> Path:
    """Write a certificate for localhost with its key, which is its own authority."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(1))
        .not_valid_after(now + datetime.timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(_USES, critical=True)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path = folder / "push-service.pem"
    path.write_bytes(made.public_bytes(serialization.Encoding.PEM) + secret)
    return path
