"""HTTP routes of notifications while the page is closed: this browser, others, kinds, hours."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import JSONBody, PathParameter

from overworld.server.http.identity import browser_hash
from overworld.server.http.requests import PREFIX, ApiRequest, api_delete, api_get, api_put
from overworld.server.hub.subscriptions import NotificationChoices, Subscription
from overworld.server.people.notifications import KINDS, Kind
from overworld.server.people.web_push import MAX_ENDPOINT
from overworld.server.table.errors import Refused

NOTIFICATIONS = f"{PREFIX}/me/notifications"

_PRIVATE = {"cache-control": "no-store"}

Key = Annotated[str, msgspec.Meta(max_length=100)]
Zone = Annotated[str, msgspec.Meta(max_length=64)]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
Id = Annotated[str, PathParameter(description="The `id` in your list.", max_length=16)]


class SubscribeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The subscription of this browser at its push service."""

    endpoint: Annotated[str, msgspec.Meta(max_length=MAX_ENDPOINT)]
    p256dh: Key
    """The public key of the browser, in Base64url."""
    auth: Key
    """The secret of the subscription, in Base64url."""
    zone: Zone
    """The time zone of the browser, such as `Europe/Berlin`."""
    label: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The label of this browser in your list, such as `Firefox on Linux`."""


class WishesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The notifications that you want."""

    kinds: Annotated[list[Kind], msgspec.Meta(max_length=len(KINDS))]
    quiet_from: Minute
    quiet_to: Minute
    """The minutes of the day between which you want none; equal for none."""
    zone: Zone
    """The time zone of these minutes, such as `Europe/Berlin`."""


@api_get(NOTIFICATIONS, summary="Your notifications")
async def get_notifications(request: ApiRequest) -> Response[NotificationChoices]:
    """Return the notifications that you get while the page is closed, and the key to subscribe.

    The key is empty if this server does not notify people, or reaches no push service.
    """
    return await _mine(request)


@api_put(f"{NOTIFICATIONS}/browser", summary="Notify this browser")
async def put_browser(
    request: ApiRequest, data: JSONBody[SubscribeRequest]
) -> Response[NotificationChoices]:
    """Let this browser get notifications, or renew its subscription.

    The endpoint must belong to the push service of a known browser. A person has five browsers:
    another one replaces the browser that was not used for the longest time.
    """
    owner, secret = _browser(request)
    request.node.limits.take_push(request.address)
    subscription = Subscription(data.endpoint, data.p256dh, data.auth)
    await request.node.subscriptions.subscribe(
        owner, secret, subscription, data.label, data.zone, request.hub.now()
    )
    return await _mine(request)


@api_put(NOTIFICATIONS, summary="Choose your notifications")
async def put_notifications(
    request: ApiRequest, data: JSONBody[WishesRequest]
) -> Response[NotificationChoices]:
    """Choose which notifications you get, and in which hours none comes."""
    owner, _ = _browser(request)
    request.node.limits.check("change", owner, request.address)
    await request.node.subscriptions.change(
        owner, data.kinds, data.quiet_from, data.quiet_to, data.zone
    )
    return await _mine(request)


@api_delete(f"{NOTIFICATIONS}/browsers/{{id:str}}", status_code=200, summary="Forget a browser")
async def delete_browser(request: ApiRequest, id: Id) -> Response[NotificationChoices]:
    """Send no more notifications to one of your browsers."""
    owner, _ = _browser(request)
    request.node.limits.check("change", owner, request.address)
    await request.node.subscriptions.remove(owner, id)
    return await _mine(request)


def _browser(request: ApiRequest) -> tuple[str, str]:
    """Return the owner and the hash of the browser's secret; bots and strangers have none."""
    secret = browser_hash(request)
    if not secret or not request.owner:
        raise Refused("no_secret")
    return request.owner, secret


async def _mine(request: ApiRequest) -> Response[NotificationChoices]:
    secret = browser_hash(request)
    owner = request.owner if secret else ""
    mine = await request.node.subscriptions.mine(owner, secret, request.hub.now())
    return Response(mine, headers=_PRIVATE)
