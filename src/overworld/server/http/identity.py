"""The identity of a client: a browser's cookie or a bot's token, and its network address."""

from __future__ import annotations

import re
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from overworld.server.hub.chance import new_secret
from overworld.server.settings import Settings
from overworld.server.table.codes import hashed

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.types import Scope

COOKIE, SECURE_COOKIE = "overworld", "__Host-overworld"
"""The cookie that holds a browser's secret, and its name with TLS.

Browsers take a cookie with the prefix `__Host-` only through TLS and from this very host, so
neither a subdomain nor a network without TLS can replace it.
"""

COOKIE_DAYS = 400
_SECRET = re.compile(r"[A-Za-z0-9_-]{32}")  # what new_secret makes
_NETWORK = 64  # bits of an IPv6 address that identify one customer


def address_of(scope: Scope) -> str:
    """Return the address that a request counts for in limits, behind trusted proxies.

    It is an IPv4 address or the /64 network of an IPv6 address, which belongs to one customer.
    """
    client = scope.get("client")
    return address_key(client[0]) if client else ""


def address_key(text: str) -> str:
    """Return an address as limits count it.

    >>> address_key("2001:db8:1:2:a:b:c:d"), address_key("::ffff:192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1')
    """
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return text[:64]  # a name from a proxy, or a local socket
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    network = IPv6Address(int(address) >> _NETWORK << _NETWORK)
    return f"{network}/{_NETWORK}"


def trusted_networks(proxies: Sequence[str]) -> list[str]:
    """Return the networks of trusted proxies, for `ProxyHeadersMiddleware`.

    A socket that listens for IPv6 sees IPv4 addresses as a part of IPv6.

    >>> trusted_networks(["10.0.0.0/8", "::1"])
    ['10.0.0.0/8', '::ffff:a00:0/104', '::1/128']
    """
    found = []
    for network in map(ip_network, proxies):
        found.append(str(network))
        if isinstance(network, IPv4Network):
            mapped = IPv6Address(f"::ffff:{network.network_address}")
            found.append(f"{mapped}/{96 + network.prefixlen}")
    return [str(ip_network(one)) for one in found]


def secret_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the secret of a request: a bot's token or a browser's cookie; empty without one."""
    return token_of(connection) or _cookie(connection, SECURE_COOKIE) or _cookie(connection, COOKIE)


def _cookie(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str:
    return _proper(connection.cookies.get(name, ""))


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return a bot's token; empty without one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return _proper(token.strip()) if kind.lower() == "bearer" else ""


def _proper(secret: str) -> str:
    """Return a secret if it has the form of `new_secret`, else an empty string."""
    return secret if _SECRET.fullmatch(secret) else ""


def owner_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the hash of the secret of a request; empty without one."""
    secret = secret_of(connection)
    return hashed(secret) if secret else ""


def identify_or_issue(
    connection: ASGIConnection[Any, Any, Any, Any], settings: Settings
) -> tuple[str, dict[str, str]]:
    """Return the owner of a request, and the headers that give its browser a cookie.

    A new browser gets a new secret. A browser whose cookie has the old name gets the same secret
    under the secure name.
    """
    secure = came_through_tls(connection.scope, settings)
    if token_of(connection) or _cookie(connection, SECURE_COOKIE):
        return owner_of(connection), {}
    secret = _cookie(connection, COOKIE)
    if secret and not secure:
        return hashed(secret), {}
    secret = secret or new_secret()
    return hashed(secret), {"set-cookie": cookie_for(secret, secure)}


def cookie_for(secret: str, secure: bool) -> str:
    """Return the header that makes a browser keep its secret."""
    name, mark = (SECURE_COOKIE, "; Secure") if secure else (COOKIE, "")
    age = COOKIE_DAYS * 86_400
    return f"{name}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{mark}"


def came_through_tls(scope: Scope, settings: Settings) -> bool:
    """Return whether the browser uses TLS; always False if the public URL does not.

    People at home may use the same server by another name without TLS, and browsers would drop a
    secure cookie there. If a proxy does not forward the scheme, the host or the page shows it.
    """
    if not settings.secure:
        return False
    if scope["scheme"] in ("https", "wss") or is_public_host(scope, settings):
        return True
    return any(header_of(scope, name).startswith("https://") for name in ("origin", "referer"))


def is_public_host(scope: Scope, settings: Settings) -> bool:
    """Return whether a request names the host of the public address."""
    host = header_of(scope, "host").lower()
    public = urlsplit(settings.public_url.lower())
    usual = {"http": ":80", "https": ":443"}.get(public.scheme, "")
    return bool(host) and host.removesuffix(usual) == public.netloc.removesuffix(usual)


def header_of(scope: Scope, name: str) -> str:
    """Return a header of a request; empty without one."""
    found = (value for key, value in scope["headers"] if key == name.encode())
    return next(found, b"").decode("latin-1")
