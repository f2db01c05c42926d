"""HTTP routes of names: take one, keep it safe, prove it on another device, look at people."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from litestar import Response
from litestar.params import JSONBody, PathParameter, QueryParameter

from overworld.server.http.identity import (
    browser_hash,
    came_through_tls,
    get_header,
    identify_or_issue,
    is_public_host,
)
from overworld.server.http.requests import (
    PREFIX,
    ApiRequest,
    api_delete,
    api_get,
    api_post,
    api_put,
)
from overworld.server.http.tables_api import qr_code
from overworld.server.hub.devices import Arrived, Brought
from overworld.server.hub.names import MyName
from overworld.server.hub.profiles import Profile, profile_of
from overworld.server.people import passkeys
from overworld.server.people.letters import PAIRING, read_letters
from overworld.server.people.names import name_key
from overworld.server.table.codes import read_code
from overworld.server.table.errors import Refused

_SECRET = {"cache-control": "no-store"}
_LOCAL = "localhost"

PERSON = f"{PREFIX}/people/{{name:str}}"
"""The path of a player."""

Typed = Annotated[str, msgspec.Meta(max_length=80)]
Label = Annotated[str, msgspec.Meta(max_length=40)]
PersonName = Annotated[str, PathParameter(description="The name of a player.", max_length=80)]
Id = Annotated[str, PathParameter(description="The `id` in the list of your name.", max_length=16)]
After = Annotated[str, QueryParameter(max_length=20, description="`next` of the page before.")]


class NameRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to take or to change to, with a painted face."""

    name: Typed
    face: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """The painted face, 64 hexadecimal digits; empty removes it, null leaves it."""
    label: Label = ""
    """The label of this browser in the list of devices, such as `Firefox on Linux`."""


class NameCheck(msgspec.Struct, frozen=True):
    """Whether you could have a name."""

    name: str
    """The name in its normal form."""
    free: bool


class Letters(msgspec.Struct, frozen=True):
    """New recovery letters, which the server shows once."""

    letters: str


class PairingCode(msgspec.Struct, frozen=True):
    """A code that makes another device yours; it works once."""

    code: str
    until: int
    """When it stops working, in milliseconds since 1970."""
    link: str
    """The link in the QR code, without the code."""


class CodeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code from another device."""

    code: Typed
    label: Label = ""


class LettersRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its recovery letters, in any case and with blanks."""

    name: Typed
    letters: Typed
    label: Label = ""


# ---------------------------------------------------------------- your name


@api_get(f"{PREFIX}/me/name", summary="Your name")
async def my_name(request: ApiRequest) -> Response[MyName]:
    """Return your name and the ways back to it: letters, devices, passkeys.

    A guest gets only whether this page can make passkeys. A new browser gets its cookie with the
    answer.
    """
    answer = await _mine(request)
    answer.headers.update(identify_or_issue(request)[1])
    return answer


@api_put(f"{PREFIX}/me/name", summary="Take or change a name")
async def put_name(request: ApiRequest, data: JSONBody[NameRequest]) -> Response[MyName]:
    """Take a name, or change it once in 30 days; paint a face.

    A name has 3 to 24 letters and digits. Names that look alike count as the same.
    """
    owner, names = _browser(request), request.node.names
    if await names.is_named(owner):
        await names.rename(owner, data.name)
    else:
        request.node.limits.take_name(request.address)
        try:
            await names.take(owner, data.name, data.label)
        except Exception:
            request.node.limits.give_name_back(request.address)
            raise
    if data.face is not None:
        await names.set_face(owner, data.face)
    return await _mine(request)


@api_get(f"{PREFIX}/names/{{name:str}}", summary="Whether a name is free")
async def check_free(request: ApiRequest, name: PersonName) -> NameCheck:
    """Return whether you could have a name; the error `bad_name` says what a name needs."""
    return NameCheck(*await request.node.names.is_free(name, request.owner))


@api_post(f"{PREFIX}/me/letters", status_code=200, summary="Make recovery letters")
async def make_letters(request: ApiRequest) -> Response[Letters]:
    """Return five groups of letters that prove your name; older ones stop working."""
    owner = _limited(request)
    return Response(Letters(await request.node.devices.make_letters(owner)), headers=_SECRET)


@api_post(f"{PREFIX}/me/code", status_code=200, summary="Make a code for another device")
async def make_code(request: ApiRequest) -> Response[PairingCode]:
    """Return a code that makes another device yours; it works once within five minutes."""
    owner = _limited(request)
    code, until = await request.node.devices.make_code(owner)
    return Response(PairingCode(code, until, _link(request)), headers=_SECRET)


@api_post(
    f"{PREFIX}/me/code/qr.svg",
    status_code=200,
    summary="The code for another device as a QR",
    media_type="image/svg+xml",
)
async def code_qr(request: ApiRequest, data: JSONBody[CodeRequest]) -> Response[bytes]:
    """Return the link that another device opens; no URL on the way has its code."""
    _browser(request)
    code = read_letters(data.code, PAIRING)
    if not code:
        raise Refused("malformed", reason="code must have eight letters")
    picture = await request.offload(qr_code, f"{_link(request)}#{code}")
    return Response(picture, media_type="image/svg+xml", headers=_SECRET)


@api_post(f"{PREFIX}/me/passkeys/challenge", status_code=200, summary="Begin to make a passkey")
async def begin_passkey(request: ApiRequest) -> Response[passkeys.CreationOptions]:
    """Return the options for `navigator.credentials.create`; their challenge works once."""
    owner, host = _limited(request), _passkey_host(request)
    options = await request.node.devices.creation_options(owner, host)
    return Response(options, headers=_SECRET)


@api_post(f"{PREFIX}/me/passkeys", status_code=200, summary="Store a passkey")
async def store_passkey(request: ApiRequest, data: JSONBody[passkeys.Created]) -> Response[MyName]:
    """Store the passkey that your browser has made."""
    owner, host = _limited(request), _passkey_host(request)
    await request.node.devices.add_passkey(owner, host, _origin(request), data)
    return await _mine(request)


@api_delete(f"{PREFIX}/me/passkeys/{{id:str}}", status_code=200, summary="Remove a passkey")
async def remove_passkey(request: ApiRequest, id: Id) -> Response[MyName]:
    """Remove a passkey, unless it is the only way back to your name."""
    await request.node.devices.remove_passkey(_browser(request), id)
    return await _mine(request)


@api_delete(f"{PREFIX}/me/devices/{{id:str}}", status_code=200, summary="Remove a device")
async def remove_device(request: ApiRequest, id: Id) -> Response[MyName]:
    """Remove a device, which is a guest again; not the only way back to your name."""
    await request.node.devices.remove_device(_browser(request), id)
    return await _mine(request)


# ---------------------------------------------------------------- arrivals


@api_post(f"{PREFIX}/arrivals/letters", status_code=200, summary="Come back with letters")
async def arrive_with_letters(
    request: ApiRequest, data: JSONBody[LettersRequest]
) -> Response[Arrived]:
    """Make this browser a device of a player, by the name and the recovery letters.

    The answer has new letters, because the old ones work once.
    """
    request.node.limits.check_try(request.address, name_key(data.name) or "-")
    secret, headers = _visitor(request)
    given = (data.name, data.letters, data.label)
    arrived = await request.node.devices.arrive_with_letters(secret, *given)
    return Response(arrived, headers=headers)


@api_post(f"{PREFIX}/arrivals/code", status_code=200, summary="Come back with a code")
async def arrive_with_code(request: ApiRequest, data: JSONBody[CodeRequest]) -> Response[Arrived]:
    """Make this browser a device of the player whose other device shows the code."""
    request.node.limits.check_try(request.address)
    secret, headers = _visitor(request)
    arrived = await request.node.devices.arrive_with_code(secret, data.code, data.label)
    return Response(arrived, headers=headers)


@api_post(f"{PREFIX}/arrivals/challenge", status_code=200, summary="Begin to use a passkey")
async def begin_arrival(request: ApiRequest) -> Response[passkeys.RequestOptions]:
    """Return the options for `navigator.credentials.get`; their challenge works once."""
    host = _passkey_host(request)
    request.node.limits.check("proof", browser_hash(request), request.address)
    return Response(await request.node.devices.request_options(host), headers=_SECRET)


@api_post(f"{PREFIX}/arrivals/passkey", status_code=200, summary="Come back with a passkey")
async def arrive_with_passkey(
    request: ApiRequest, data: JSONBody[passkeys.Used]
) -> Response[Arrived]:
    """Make this browser a device of the player whose passkey it has used."""
    host = _passkey_host(request)
    request.node.limits.check_try(request.address)
    secret, headers = _visitor(request)
    arrived = await request.node.devices.arrive_with_passkey(secret, host, _origin(request), data)
    return Response(arrived, headers=headers)


@api_post(f"{PREFIX}/me/games", status_code=200, summary="Bring this browser's games along")
async def bring_games(request: ApiRequest, after: After = "") -> Brought:
    """Give the tables that this browser had before it arrived to its player.

    A call brings 100 tables. Continue with `after` while the answer has a `next`.
    """
    owner = _browser(request)
    request.node.limits.check("data", owner, request.address)
    if after and read_code(after) != after:
        raise Refused("malformed", reason="after must be the code of a table")
    return await request.node.devices.bring(browser_hash(request), owner, after)


@api_get(PERSON, summary="A player")
async def get_person(request: ApiRequest, name: PersonName) -> Response[Profile]:
    """Return the player with a name; names that look alike find the same player.

    A new browser gets its cookie with the answer.
    """
    profile = await profile_of(request.node.hub, name, request.owner)
    return Response(profile, headers={**identify_or_issue(request)[1], **_SECRET})


# ---------------------------------------------------------------- the client of a request


def _browser(request: ApiRequest) -> str:
    """Return the owner of a browser, or raise `Refused` without a secret and for a bot's token."""
    owner = request.owner if browser_hash(request) else ""
    if not owner:
        raise Refused("no_secret")
    return owner


def _limited(request: ApiRequest) -> str:
    """Return the owner of a browser, or raise `Refused` if it asks for proofs too often."""
    owner = _browser(request)
    request.node.limits.check("proof", owner, request.address)
    return owner


def _visitor(request: ApiRequest) -> tuple[str, dict[str, str]]:
    """Return the hash of a browser's own secret and the headers of the answer.

    A browser without a cookie gets one with the answer.
    """
    if request.owner and not browser_hash(request):
        raise Refused("no_secret")  # a bot's token
    owner, headers = identify_or_issue(request)
    return (browser_hash(request) if request.owner else owner), {**headers, **_SECRET}


async def _mine(request: ApiRequest) -> Response[MyName]:
    host, problem = _passkey_place(request)
    secret = browser_hash(request)
    owner = request.owner if secret else ""
    mine = await request.node.names.mine(owner, secret, host, problem)
    return Response(mine, headers=_SECRET)


def _link(request: ApiRequest) -> str:
    """Return the address of the page where another device enters a code."""
    base = request.node.settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}/back"


# ---------------------------------------------------------------- passkeys


def _passkey_place(request: ApiRequest) -> tuple[str, str]:
    """Return the host for which a page can make passkeys, or why it cannot.

    Browsers make passkeys only with HTTPS, or at localhost, and not for IP addresses.
    """
    if not passkeys.is_installed():
        return "", "missing"
    settings, scope = request.node.settings, request.scope
    named = (urlsplit(f"//{get_header(scope, 'host')}").hostname or "").rstrip(".")
    if named == _LOCAL:
        return _LOCAL, ""
    public = urlsplit(settings.public_url).hostname or ""
    if not (settings.secure and is_public_host(scope, settings)) or _is_address(public):
        return "", "insecure"
    return (public, "") if came_through_tls(scope, settings) else ("", "insecure")


def _passkey_host(request: ApiRequest) -> str:
    host, problem = _passkey_place(request)
    if not host:
        raise Refused("no_passkeys", why=problem)
    return host


def _origin(request: ApiRequest) -> str:
    """Return the origin of the page, which the guard of the route has checked."""
    return get_header(request.scope, "origin")


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
