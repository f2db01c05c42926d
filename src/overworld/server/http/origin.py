"""Which pages and names the server answers to: origins and hosts, against forged requests.

Another site's page must not act for whoever looks at it (cross-site request forgery), and must not
make a browser take it for this server by letting its own name lead here (DNS rebinding).
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from overworld.server.http.identity import token_of
from overworld.server.room.errors import Refused
from overworld.server.settings import Settings

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
    """Refuses pages of other people; only a bot with a token may come without a page."""
    origin = connection.headers.get("origin")
    if origin is None:
        if not token_of(connection):
            raise Refused("bad_origin")
        return
    scheme = _SCHEMES.get(connection.scope["scheme"], connection.scope["scheme"])
    own = settings.public_url or f"{scheme}://{connection.headers.get('host', '')}"
    if not _place(own)[1] or _place(origin) != _place(own):
        raise Refused("bad_origin")


def _place(url: str) -> tuple[str, str]:
    """The scheme, host and port of a URL; without a host if it has none."""
    try:
        parts = urlsplit(url.lower())
    except ValueError:
        return "", ""
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return parts.scheme, parts.netloc.removesuffix(usual) if usual else parts.netloc
