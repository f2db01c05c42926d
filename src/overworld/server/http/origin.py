"""Checks of origins and host names, against forged requests.

A page of another site must not act for the player who visits it (cross-site request forgery). Its
host name must not lead to this server either (DNS rebinding).
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

_SCHEMES = {"ws": "http", "wss": "https"}  # the origin of a socket is that of its page


class AllowedHosts:
    """The host names that requests may use.

    Any IP address and `localhost` are allowed, because DNS cannot redirect them. So are the names
    of the public URL, of the machine and of `allowed_hosts`.

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
        """Return whether a request may name this host, with or without a port."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
            if name in self._names:
                return True
            ip_address(name)
        except ValueError:
            return False
        return True


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Raise `Refused` for pages of other sites; only a bot with a token needs no origin.

    The origin may be the public URL or the host that the request names. At the public host it must
    be the public URL, so that a page without TLS cannot act there.
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
    """Return the scheme and the host of a URL, without the default port."""
    try:
        parts = urlsplit(url.lower())
    except ValueError:
        return "", ""
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return parts.scheme, parts.netloc.removesuffix(usual) if usual else parts.netloc
