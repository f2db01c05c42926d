"""Reviews of ended games: a fair queue in the store, and one worker process."""

from __future__ import annotations

import asyncio
import logging
import math
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from overworld.review import Review
from overworld.server.hub.hub import Hub
from overworld.server.hub.messages import Reviewing, ReviewStatus
from overworld.server.hub.render import encode
from overworld.server.hub.worker_process import (
    ReviewProgress,
    Worker,
    WorkerDied,
    review_record,
    wait_for_work,
)
from overworld.server.store.model import ATTEMPTS, Unavailable
from overworld.server.table.errors import Refused
from overworld.server.table.table import Table

_LOG = logging.getLogger("overworld.reviews")
_POLL = 5.0  # seconds between two checks for reviews that another node has lost
_TIMEOUT = 600.0  # time limit of a review
_REVIEW_LEASE = 60_000  # milliseconds without a renewal after which another node may start again
_RENEW = _REVIEW_LEASE / 3000  # seconds between two renewals of a lease
_FIRST_GUESS = 20.0  # estimated seconds of a review, before the first one is measured
_NEWEST = 0.3  # the weight of the newest review in that estimate
_STEP = 5  # percent between two messages about the progress


class ReviewState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The review of a table's game, or its progress.

    While it waits, `ahead` is the number of reviews before it. `seconds` is the estimated time
    until it is done. While it runs, `values` are the win shares of the last positions, in the
    order of the game: a review goes from the last position to the first.
    """

    state: ReviewStatus
    percent: int = 0
    ahead: int = 0
    seconds: int = 0
    values: tuple[tuple[float, ...], ...] = ()
    review: Review | None = None


@dataclass
class _Progress:
    """The percentage of a review that is done, and the win shares from the last position on."""

    percent: int = 0
    values: list[tuple[float, ...]] = field(default_factory=list)


class Reviews:
    """The reviews of a node. One process with a low priority works on the queue."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        # The process starts with its first review, because most servers need none.
        self._worker = Worker(*hub.boxes)
        self._asked = asyncio.Event()
        self._running: dict[str, _Progress] = {}  # by table
        self._usual = _FIRST_GUESS  # estimated seconds of a review
        self.done = 0
        """The number of reviews that this node has done."""

    async def ask(self, code: str, address: str) -> ReviewState:
        """Queue the review of a game, unless it is queued or done already.

        Raises:
            Refused: Too many reviews wait, of all addresses or of this one.
        """
        hub, settings = self._hub, self._hub.settings
        who, limit = await hub.hash_address(address), settings.reviews_waiting
        each = settings.reviews_per_address
        if not await hub.store.ask_review(
            code, hub.now(), limit, address=who, max_per_address=each
        ):
            if await hub.store.waiting_reviews() >= limit:
                raise Refused("busy")
            raise Refused("too_many_reviews", most=each)
        self._asked.set()
        return await self.state(code)

    async def state(self, code: str) -> ReviewState:
        """Return the progress of a review, and the review when it is done."""
        row = await self._hub.store.review(code, self._hub.now())
        if row is None:
            return ReviewState("none")
        if row.text:
            encoded: Any = msgspec.Raw(row.text.encode())  # encoded already
            return ReviewState("done", review=encoded)
        if row.attempts >= ATTEMPTS:
            return ReviewState("failed")
        if code in self._running or row.leased_until > self._hub.now():
            progress = self._running.get(code, _Progress())
            seconds, values = self._left(progress), tuple(reversed(progress.values))
            return ReviewState("running", progress.percent, seconds=seconds, values=values)
        nodes = len(await self._hub.store.nodes())
        before = sum(map(self._left, self._running.values())) + row.ahead * self._usual
        seconds = math.ceil(before / nodes + self._usual)
        return ReviewState("waiting", ahead=row.ahead, seconds=seconds)

    async def finished(self, code: str) -> Review | None:
        """Return the review of a game; None unless it is done."""
        row = await self._hub.store.review(code, self._hub.now())
        return msgspec.json.decode(row.text, type=Review) if row and row.text else None

    def _left(self, progress: _Progress) -> int:
        """Estimate the seconds until a running review is done."""
        return math.ceil(self._usual * (100 - progress.percent) / 100)

    @property
    def running(self) -> int:
        """The number of reviews in progress at this node, at most one."""
        return len(self._running)

    async def run(self) -> None:
        """Work on the queue until the task is cancelled."""
        hub = self._hub
        while True:
            await wait_for_work(self._asked, _POLL)
            try:
                while code := await hub.store.claim_review(hub.node, hub.now(), _REVIEW_LEASE):
                    await self._review(code)
            except Unavailable as error:
                _LOG.warning("reviews wait: %s", error.reason)
                await asyncio.sleep(_POLL)

    async def _review(self, code: str) -> None:
        """Do one review. The store counts failures, and allows `ATTEMPTS` of them."""
        self._running[code] = _Progress()
        text = ""
        try:
            table = (await self._hub.rooms.get(code)).table
            if table.game is not None and table.ended:
                copied = msgspec.structs.replace(table, game=table.game.copy())
                record = await self._hub.offload.run_unmetered(Table.record, copied)
                asked = (record, self._hub.settings.review_simulations, table.options.box)
                report, start = partial(self._report, code), self._hub.now()
                renewal = asyncio.create_task(self._renew_lease(code))
                try:
                    text = await self._worker.ask(_TIMEOUT, review_record, *asked, progress=report)
                finally:
                    renewal.cancel()
                    await asyncio.gather(renewal, return_exceptions=True)
                self.done += 1
                self._usual += _NEWEST * ((self._hub.now() - start) / 1000 - self._usual)
        except Refused as refused:  # the table is deleted or damaged
            _LOG.warning("review refused: %s", refused.error, extra={"table": code})
        except WorkerDied as died:
            _LOG.warning("review failed: %s", died, extra={"table": code})
        except Unavailable:
            raise
        except Exception:
            _LOG.exception("review failed", extra={"table": code})
        finally:
            del self._running[code]
        await self._hub.store.end_review(code, text)
        after = await self.state(code)  # a failed review may be waiting again
        self._send(code, Reviewing(after.state, 100 if text else 0))

    async def _renew_lease(self, code: str) -> None:
        while True:
            await asyncio.sleep(_RENEW)
            try:
                until = self._hub.now() + _REVIEW_LEASE
                await self._hub.store.renew_review(code, self._hub.node, until)
            except Unavailable as error:  # the next renewal may succeed
                _LOG.warning("lease not renewed: %s", error.reason, extra={"table": code})

    def _report(self, code: str, sent: ReviewProgress) -> None:
        progress = self._running.get(code)
        if progress is None:  # the review has ended
            return
        before, progress.percent = progress.percent, sent.percent
        # Three digits are exact enough for a curve, and short as JSON.
        progress.values += (tuple(round(share, 3) for share in now) for now in sent.values)
        if progress.percent // _STEP != before // _STEP:
            self._send(code, Reviewing("running", progress.percent))

    def _send(self, code: str, message: Reviewing) -> None:
        room = self._hub.rooms.cached(code)
        if room is not None:
            room.send(encode(message))

    async def close(self) -> None:
        """End the process. Another node starts the review again when its lease has ended."""
        self._worker.close()
