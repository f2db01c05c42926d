"""The browsers of a person that get notifications, and the notifications that the person wants."""

from __future__ import annotations

import msgspec

from overworld.server.hub.notifier import Notifier
from overworld.server.people.names import tidy_label
from overworld.server.people.notifications import KINDS, Kind, check_zone
from overworld.server.people.web_push import check_keys, read_endpoint
from overworld.server.settings import Settings
from overworld.server.store.notifications import BrowserRow
from overworld.server.store.store import Store
from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused

_MINUTES = 24 * 60


class NotifiedBrowser(msgspec.Struct, frozen=True):
    """A browser of yours that gets notifications."""

    id: str
    label: str
    day: int
    """The day when it was last here or got a notification, in days since 1970."""
    this: bool
    """Whether it is the browser that asks."""


class NotificationChoices(msgspec.Struct, frozen=True):
    """The notifications that you get while the page is closed."""

    key: str
    """The key with which this browser can subscribe; empty if the server cannot notify you."""
    kinds: list[Kind]
    """The notifications that you want."""
    quiet_from: int
    quiet_to: int
    """The minutes of the day between which none comes; equal for none."""
    zone: str
    """The time zone of these minutes; empty without a browser that gets notifications."""
    browsers: list[NotifiedBrowser]
    """Your browsers that get notifications, the last used first."""


class Subscription(msgspec.Struct, frozen=True):
    """A subscription of a browser at its push service."""

    endpoint: str
    p256dh: str
    auth: str


class Subscriptions:
    """The operations of people on their own notifications."""

    def __init__(self, store: Store, settings: Settings, notifier: Notifier) -> None:
        self._store, self._settings, self._notifier = store, settings, notifier

    async def mine(self, owner: str, secret: str, now: int) -> NotificationChoices:
        """Return the notifications of a person, as the browser with `secret` sees them."""
        key = ""
        if await self._notifier.can_deliver():
            key = (await self._notifier.server_key()).public
        wishes = await self._store.wishes(owner, now) if owner else None
        if wishes is None:
            return NotificationChoices(key, list(KINDS), 0, 0, "", [])
        kinds = [kind for kind in KINDS if kind in wishes.kinds]
        browsers = [
            NotifiedBrowser(row.id, row.label, row.used // DAY, row.secret == secret)
            for row in await self._store.browsers(owner)
        ]
        quiet = wishes.quiet_from, wishes.quiet_to
        return NotificationChoices(key, kinds, *quiet, wishes.zone, browsers)

    async def subscribe(
        self, owner: str, secret: str, subscription: Subscription, label: str, zone: str, now: int
    ) -> None:
        """Store the subscription of a browser, in place of an older one.

        Raises:
            Refused: This server cannot send notifications, no allowed push service has the
                subscription, or too many people have one.
        """
        if not await self._notifier.can_deliver():
            raise Refused("no_push")
        if read_endpoint(subscription.endpoint, self._notifier.hosts) is None:
            raise Refused("bad_push")
        check_keys(subscription.p256dh, subscription.auth)
        row = BrowserRow(
            *("", owner, secret, subscription.endpoint, subscription.p256dh, subscription.auth),
            *(tidy_label(label), now, 0),
        )
        if not await self._store.add_browser(
            row,
            " ".join(KINDS),
            check_zone(zone),
            browsers=self._settings.push_browsers,
            most=self._settings.push_people,
        ):
            raise Refused("push_full")
        self._notifier.added(owner)

    async def change(
        self, owner: str, kinds: list[Kind], quiet_from: int, quiet_to: int, zone: str
    ) -> None:
        """Store the notifications that a person wants, for all their browsers."""
        if not (0 <= quiet_from < _MINUTES and 0 <= quiet_to < _MINUTES):
            raise Refused("malformed", field="quiet_from, quiet_to")
        wanted = " ".join(kind for kind in KINDS if kind in kinds)
        if not await self._store.set_wishes(owner, wanted, quiet_from, quiet_to, check_zone(zone)):
            raise Refused("no_push")

    async def remove(self, owner: str, id: str) -> None:
        """Forget a browser of a person."""
        if not await self._store.remove_browser(owner, id=id):
            raise Refused("no_push")
