"""Notify people whose browsers are closed: who is here, and the messages that wait for others."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from itertools import count

import msgspec

from overworld.server.hub.hub import Hub
from overworld.server.hub.push_client import NoAnswer, PushClient, Unreachable
from overworld.server.people.notifications import (
    FAILURES,
    HOUR,
    MINUTE,
    TRIES,
    UNUSED_MS,
    Drop,
    Notification,
    Send,
    Wait,
    next_step,
)
from overworld.server.people.web_push import (
    PUSH_HOSTS,
    Outcome,
    ServerKey,
    encrypt,
    is_installed,
    outcome,
    pad,
    read_endpoint,
    retry_after,
)
from overworld.server.store.model import Unavailable
from overworld.server.store.notifications import BrowserRow
from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused

LEASE = 60_000
"""Milliseconds after which another node may send a notification of a node that was killed."""

SENT = "sent"
"""The mark in `Notification.done` that a browser of the person has the notification."""

_LOG = logging.getLogger("overworld.notifications")
_TICK = 1.0  # seconds between two looks into the outbox
_PEOPLE = 15  # ticks between two readings of the people who get notifications
_SWEEP = 600  # ticks between two removals of old rows
_AT_ONCE = 16  # notifications that a node sends together
_STOP = 3.0  # seconds for messages under way when the node stops
_UNREACHABLE_MS = 10 * MINUTE  # until the server tries again to reach a push service
_REACHED_MS = DAY  # how long a push service counts as reachable without another message
_PROBE = 3.0  # seconds to reach a push service, for which a page waits


class Notifier:
    """The notifications that a node sends, and the people who are connected to it."""

    def __init__(self, hub: Hub) -> None:
        settings = hub.settings
        self._hub, self._store = hub, hub.store
        self.on = settings.push and is_installed()
        """Whether this server sends notifications at all."""
        self.hosts = (*PUSH_HOSTS, *settings.push_hosts)
        """The hosts of allowed push services."""
        self._client = PushClient(settings.push_hosts)
        self._key: ServerKey | None = None
        self._sockets = Counter[str]()
        self._people = set[str]()
        self._seen = set[str]()
        self._sending = set[asyncio.Task[None]]()
        self._full = False
        self._reached_until = self._unreachable_until = 0
        self._probing = asyncio.Lock()
        self.outcomes: dict[Outcome, int] = dict.fromkeys(
            ("delivered", "gone", "later", "failed"), 0
        )
        """Messages to browsers by the answer of the push service."""

    # ------------------------------------------------------------ people with open sockets

    def connected(self, owner: str) -> None:
        """Note that a person has opened a socket."""
        self._sockets[owner] += 1
        self._seen.add(owner)

    def disconnected(self, owner: str) -> None:
        """Note that a person has closed a socket."""
        self._sockets[owner] -= 1
        self._seen.add(owner)
        if not self._sockets[owner]:
            del self._sockets[owner]

    async def note_seen(self, everyone: bool = False) -> None:
        """Store that the people who came and went are here, or all people with sockets."""
        seen, self._seen = self._seen, set()
        owners = (seen | self._sockets.keys() if everyone else seen) & self._people
        if owners:
            try:
                await self._store.note_seen(owners, self._hub.now())
            except Unavailable:
                self._seen |= owners
                raise

    # ------------------------------------------------------------ the browsers of people

    async def server_key(self) -> ServerKey:
        """Return the key of this server for push services."""
        if self._key is None:
            self._key = ServerKey(await self._store.push_key())
        return self._key

    async def can_deliver(self) -> bool:
        """Return whether the server reaches a push service; try it if that is not known."""
        if not self.on:
            return False
        async with self._probing:
            now = self._hub.now()
            if now >= max(self._reached_until, self._unreachable_until):
                self._note_reached(await self._probe())
            return self._hub.now() < self._reached_until

    async def _probe(self) -> bool:
        """Return whether a push service accepts a connection; send nothing."""
        for host in (*self._hub.settings.push_hosts, *PUSH_HOSTS):
            target = None if host.startswith("*.") else read_endpoint(f"https://{host}/", [host])
            if target is None:
                continue
            try:
                async with asyncio.timeout(_PROBE):
                    await self._client.reach(target)
            except (Unreachable, TimeoutError):
                continue
            return True
        return False

    def _note_reached(self, reached: bool) -> None:
        now = self._hub.now()
        self._reached_until = now + _REACHED_MS if reached else 0
        self._unreachable_until = 0 if reached else now + _UNREACHABLE_MS

    def added(self, owner: str) -> None:
        """Note that a person has a browser that gets notifications."""
        self._people.add(owner)
        self._update_calls()

    # ------------------------------------------------------------ the outbox

    def _update_calls(self) -> None:
        """Let appends write notifications, unless there are too many or no person wants any.

        Only the node of a database that is not shared knows all people.
        """
        wanted = bool(self._people) or self._store.shared
        self._hub.processor.calls = self.on and wanted and not self._full

    async def run(self) -> None:
        """Send notifications until the task is cancelled."""
        if not self.on:
            return
        try:
            for tick in count():
                try:
                    await self._tick(tick)
                except Unavailable as error:
                    _LOG.warning("notifications postponed: %s", error.reason)
                await asyncio.sleep(_TICK)
        finally:
            # A message that is under way would be repeated after the lease.
            if self._sending:
                _, late = await asyncio.wait(self._sending, timeout=_STOP)
                for task in late:
                    task.cancel()
            with suppress(Unavailable):
                await self._store.release_notifications(self._hub.node)

    async def _tick(self, tick: int) -> None:
        if tick % _PEOPLE == 0:
            self._people = await self._store.push_people()
            self._full = (
                bool(self._people)
                and await self._store.count_notifications() >= self._hub.settings.push_waiting
            )
            self._update_calls()
        await self.note_seen(everyone=tick % _PEOPLE == 0)
        if tick % _SWEEP == 0:
            now = self._hub.now()
            await self._store.sweep_notifications(self._hub.clock.served_since(UNUSED_MS), now)
        if self._people:
            await self.send_due()

    async def send_due(self) -> None:
        """Begin to send the notifications that are due."""
        free, now = _AT_ONCE - len(self._sending), self._hub.now()
        due = await self._store.next_notification() if free else None
        if due is None or due > now:
            return
        for one in await self._store.claim_notifications(self._hub.node, now, LEASE, free):
            task = asyncio.create_task(self._handle(one, now + LEASE))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _handle(self, one: Notification, lease: int) -> None:
        try:
            await self._decide(one, lease)
        except Unavailable as error:
            _LOG.warning("a notification waits: %s", error.reason)
        except Exception:  # it would fail again
            _LOG.exception("a notification failed", extra={"table": one.code})
            await self._store.settle(one, lease, due=None)

    async def _decide(self, one: Notification, lease: int) -> None:
        now = self._hub.now()
        wishes = await self._store.wishes(one.owner, now)
        if wishes is None:
            await self._store.settle(one, lease, due=None)
            return
        if self._sockets[one.owner]:
            wishes = wishes._replace(seen=now)
        try:
            table = (await self._hub.rooms.get(one.code)).table
            if table.seq < one.seq:  # another node has written the event
                await self._hub.processor.resync(one.code)
                table = (await self._hub.rooms.get(one.code)).table
        except Refused:  # the table is deleted or damaged
            await self._store.settle(one, lease, due=None)
            return
        step = next_step(one, wishes, table, now)
        if isinstance(step, Send):
            await self._send(one, step.ttl, lease)
        else:
            assert isinstance(step, Wait | Drop)
            due = step.until if isinstance(step, Wait) else None
            await self._store.settle(one, lease, due=due)

    async def _send(self, one: Notification, ttl: int, lease: int) -> None:
        """Send a notification to the browsers that do not have it, and settle it."""
        done = one.done.split()
        left = [row for row in await self._store.browsers(one.owner) if row.id not in done]
        answers = await asyncio.gather(*(self._post(one, row, ttl) for row in left))
        now, again, wait, delivered = self._hub.now(), False, 0, list[str]()
        last_try = one.tries + 1 >= TRIES
        for row, (result, pause) in zip(left, answers, strict=True):
            if result is None:
                again, wait = True, max(wait, _UNREACHABLE_MS)
                continue
            self.outcomes[result] += 1
            if result == "later" and not last_try:
                again, wait = True, max(wait, pause, min(MINUTE << one.tries, HOUR))
                continue
            done.append(row.id)
            if result == "delivered":
                delivered.append(row.id)
            elif result == "gone":
                await self._store.remove_browser(row.owner, id=row.id)
            else:
                await self._store.note_failed(row.id, now, FAILURES)
        if delivered:
            await self._store.note_delivered(delivered, now)
        first = bool(delivered) and SENT not in done
        if any(result is not None for result, _ in answers):
            one = one._replace(tries=one.tries + 1)
        one = one._replace(done=" ".join([SENT] * first + done))
        due = now + min(wait, ttl) if again else None
        await self._store.settle(one, lease, due=due, sent=now if first else 0)

    async def _post(
        self, one: Notification, row: BrowserRow, ttl: int
    ) -> tuple[Outcome | None, int]:
        """Send a notification to a browser; return the outcome and how long to wait.

        The outcome is None if there is no connection, which is not the fault of the browser.
        """
        target = read_endpoint(row.endpoint, self.hosts)
        if target is None:  # the operator no longer allows the host
            return "gone", 0
        key, now = await self.server_key(), self._hub.now()
        message = msgspec.json.encode({"kind": one.kind, "code": one.code})
        headers = {
            "Authorization": key.authorization(target.origin, self._subject, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(ttl // 1000),
            "Topic": key.topic(one.code),
            "Urgency": "normal",
        }
        body = encrypt(pad(message), row.public, row.auth)
        try:
            answer = await self._client.post(target, headers, body)
        except Unreachable as error:
            self._reached_until = 0  # the page asks again whether any service is reachable
            _LOG.warning("cannot reach a push service: %s", error)
            return None, 0
        except NoAnswer as error:
            _LOG.info("no answer of a push service: %s", error)
            return "later", 0
        self._note_reached(True)
        return outcome(answer.status), retry_after(answer.retry_after, self._hub.now())

    @property
    def _subject(self) -> str:
        """The URL by which a push service can reach the operator."""
        url = self._hub.settings.public_url
        return url if url.startswith("https://") else "https://localhost"
