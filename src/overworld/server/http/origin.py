"""Which pages and names the server answers to: origins and hosts, against forged requests.

Another site's page must not act for whoever looks at it (cross-site request forgery), and must not
make a browser take it for this server by letting its own name lead here (DNS rebinding).
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from overworld.server.http.identity import is_public_host, token_of
from overworld.server.settings import Settings
from overworld.server.table.errors import Refused

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

_SCHEMES = {"ws": "http", "wss": "https"}  # pages that open sockets say http


class AllowedHosts:
    """The names that requests may give this server.

    Numbers cannot be made to lead anywhere else, so any address is allowed, and so is `localhost`.
    Other names are those of the public address, of the machine itself, and the operator's.

    >>> hosts = AllowedHosts(Settings("x", public_url="https://play.example.org"))
    >>> hosts.allow("play.example.org"), hosts.allow("[::1]:8765"), hosts.allow("evil.example:8765")
    (True, True, False)
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        public = urlsplit(settings.public_url).hostname
        self._names = {"localhost", own, f"{own}.local", *map(str.lower, settings.allowed_hosts)}
        if public:
            self._names.add(public.lower())

    def allow(self, host: str) -> bool:
        """Whether a request that names a host, perhaps with a port, may be answered."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
            if name in self._names:
                return True
            ip_address(name)
        except ValueError:
            return False
        return True


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuse pages of other sites; only a bot with a token may come without a page.

    A page may have the public address, or another allowed host that the request names. At the
    public host the public address counts alone, so that a page without TLS cannot act there.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if not token_of(connection):
            raise Refused("bad_origin")
        return
    own = [settings.public_url]
    if not (settings.public_url and is_public_host(connection.scope, settings)):
        scheme = _SCHEMES.get(connection.scope["scheme"], connection.scope["scheme"])
        schemes = {scheme, "https"} if settings.secure else {scheme}
        own += [f"{one}://{connection.headers.get('host', '')}" for one in schemes]
    if _place(origin) not in [place for place in map(_place, own) if place[1]]:
        raise Refused("bad_origin")


def _place(url: str) -> tuple[str, str]:
    """The scheme, host and port of a URL; without a host if it has none."""
    try:
        parts = urlsplit(url.lower())
    except ValueError:
        return "", ""
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return parts.scheme, parts.netloc.removesuffix(usual) if usual else parts.netloc
