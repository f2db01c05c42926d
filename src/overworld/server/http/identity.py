"""The identity of a client: its cookie or token, its network address, and the origin of its page.

The origin check stops pages of other sites that act for a player who visits them (cross-site
request forgery).
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import urlsplit

from overworld.server.settings import Settings
from overworld.server.table.codes import hash_secret
from overworld.server.table.errors import Refused

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.types import Scope

    Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

COOKIE, SECURE_COOKIE = "overworld", "__Host-overworld"
"""The cookie that holds a browser's secret, and its name with TLS.

Browsers take a cookie with the prefix `__Host-` only through TLS and from this very host, so
neither a subdomain nor a network without TLS can replace it.
"""

COOKIE_DAYS = 400
_OWNER = "owner"  # the key of the owner in the state of a request
_SECRET = re.compile(r"[A-Za-z0-9_-]{32}")  # the form of `new_secret`
_DEFAULT_PORTS = {"http": ":80", "https": ":443"}
_PAGE_SCHEMES = {"ws": "http", "wss": "https"}  # the origin of a socket is that of its page
_NETWORK = 64  # bits of an IPv6 address that identify one customer


def new_secret() -> str:
    """Return a new secret for a browser."""
    return secrets.token_urlsafe(24)


def client_address(scope: Scope) -> str:
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
    networks = []
    for network in map(ip_network, proxies):
        networks.append(str(network))
        if isinstance(network, IPv4Network):
            mapped = IPv6Address(f"::ffff:{network.network_address}")
            networks.append(f"{mapped}/{96 + network.prefixlen}")
    return [str(ip_network(network)) for network in networks]


def _cookie(connection: Connection, name: str) -> str:
    return _valid_secret(connection.cookies.get(name, ""))


def bearer_token(connection: Connection) -> str:
    """Return a bot's token; empty without one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return _valid_secret(token.strip()) if kind.lower() == "bearer" else ""


def _valid_secret(secret: str) -> str:
    """Return a secret if it has the form of `new_secret`, else an empty string."""
    return secret if _SECRET.fullmatch(secret) else ""


def browser_hash(connection: Connection) -> str:
    """Return the hash of the browser's own secret; empty without a cookie or with a bot's token."""
    if bearer_token(connection):
        return ""
    secret = _cookie(connection, SECURE_COOKIE) or _cookie(connection, COOKIE)
    return hash_secret(secret) if secret else ""


async def resolve_owner(connection: Connection) -> None:
    """Find the owner that the client's secret stands for. `identify` returns it afterwards.

    A browser is its own owner, unless it is a device of a player with a name: then it is that
    player. No other module maps devices to players.
    """
    secret, token = browser_hash(connection), bearer_token(connection)
    if token:
        owner = hash_secret(token)
    else:
        owner = await connection.app.state.node.names.owner_of(secret) if secret else ""
    connection.scope["state"][_OWNER] = owner


def identify(connection: Connection) -> str:
    """Return the owner of a request after `resolve_owner`; empty without a secret."""
    owner: str = connection.scope["state"][_OWNER]
    return owner


def identify_or_issue(connection: Connection) -> tuple[str, dict[str, str]]:
    """Return the owner of a request, and the headers that give its browser a cookie.

    A new browser gets a new secret, and so does one whose player has removed it. A browser whose
    cookie has the old name gets the same secret under the secure name.
    """
    secure, owner = came_through_tls(connection.scope, _settings(connection)), identify(connection)
    if owner and (bearer_token(connection) or _cookie(connection, SECURE_COOKIE)):
        return owner, {}
    secret = _cookie(connection, COOKIE) if owner else ""
    if secret and not secure:
        return owner, {}
    if not secret:
        secret = new_secret()
        owner = hash_secret(secret)
    name, mark = (SECURE_COOKIE, "; Secure") if secure else (COOKIE, "")
    age = COOKIE_DAYS * 86_400
    cookie = f"{name}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{mark}"
    return owner, {"set-cookie": cookie}


def came_through_tls(scope: Scope, settings: Settings) -> bool:
    """Return whether the browser uses TLS; always False if the public URL does not.

    People at home may use the same server by another name without TLS, and browsers would drop a
    secure cookie there. If a proxy does not forward the scheme, the host or the page shows it.
    """
    if not settings.secure:
        return False
    if scope["scheme"] in ("https", "wss") or is_public_host(scope, settings):
        return True
    return any(get_header(scope, name).startswith("https://") for name in ("origin", "referer"))


def is_public_host(scope: Scope, settings: Settings) -> bool:
    """Return whether a request names the host of the public address."""
    host = get_header(scope, "host").lower()
    scheme, public = _scheme_and_host(settings.public_url)
    return bool(host) and host.removesuffix(_DEFAULT_PORTS.get(scheme, "")) == public


def get_header(scope: Scope, name: str) -> str:
    """Return a header of a request; empty without one."""
    values = (value for key, value in scope["headers"] if key == name.encode())
    return next(values, b"").decode("latin-1")


async def check_origin(connection: Connection, handler: object = None) -> None:
    """Raise `Refused` for pages of other sites; only a bot with a token needs no origin.

    This is a guard of Litestar, which passes the handler too.

    The origin may be the public URL or the host that the request names. At the public host it must
    be the public URL, so that a page without TLS cannot act there.
    """
    settings, origin = _settings(connection), connection.headers.get("origin")
    if origin is None:
        if not bearer_token(connection):
            raise Refused("bad_origin")
        return
    allowed = [settings.public_url]
    if not (settings.public_url and is_public_host(connection.scope, settings)):
        scheme = _PAGE_SCHEMES.get(connection.scope["scheme"], connection.scope["scheme"])
        schemes = {scheme, "https"} if settings.secure else {scheme}
        allowed += [f"{scheme}://{connection.headers.get('host', '')}" for scheme in schemes]
    places = map(_scheme_and_host, allowed)
    if _scheme_and_host(origin) not in [place for place in places if place[1]]:
        raise Refused("bad_origin")


def _scheme_and_host(url: str) -> tuple[str, str]:
    """Return the scheme and the host of a URL, without the default port."""
    try:
        parts = urlsplit(url.lower())
    except ValueError:
        return "", ""
    return parts.scheme, parts.netloc.removesuffix(_DEFAULT_PORTS.get(parts.scheme, ""))


def _settings(connection: Connection) -> Settings:
    settings: Settings = connection.app.state.node.settings
    return settings
