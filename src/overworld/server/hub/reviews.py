"""Reviews of ended games: asked for once, done one at a time beside everything else, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from overworld.bots import Review
from overworld.server.hub.bot_process import review_record
from overworld.server.hub.hub import Hub
from overworld.server.hub.messages import Reviewing, ReviewStatus
from overworld.server.hub.render import encode
from overworld.server.hub.worker import Worker, WorkerDied, called
from overworld.server.room.errors import Refused
from overworld.server.room.table import OVER, REPLAY, Table
from overworld.server.store import ATTEMPTS, Unavailable

_LOG = logging.getLogger("overworld.reviews")
_LOOK = 5.0  # seconds between two looks for reviews that another node has lost
_SECONDS = 600.0  # that a review may take
_LEASE = 300_000  # milliseconds after which another node may begin it again
_TOLD = 5  # percent between two messages about how far a review is


class ReviewState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The review of a table's game, or how far it is.

    `ahead` are the reviews that are done before it, while it waits.
    """

    state: ReviewStatus
    percent: int = 0
    ahead: int = 0
    review: Review | None = None


def ended(table: Table) -> bool:
    """Whether a table's game can be looked back at."""
    return table.status in (OVER, REPLAY)


class Reviews:
    """A queue in the store, and one process with a low priority that works on it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        # It starts when somebody asks for the first time: at most tables, nobody does.
        self._worker = Worker(*hub.boxes)
        self._asked = asyncio.Event()
        self._running: dict[str, int] = {}  # codes of tables, and the percent that is done
        self.done = 0
        """How many reviews this node has done."""

    async def ask(self, code: str) -> ReviewState:
        """Has a game reviewed, once; raises `Refused` if too many wait."""
        most = self._hub.settings.reviews_waiting
        if not await self._hub.store.ask_review(code, self._hub.now(), most):
            raise Refused("busy")
        self._asked.set()
        return await self.state(code)

    async def state(self, code: str) -> ReviewState:
        """How far the review of a game is, and the review when it is done."""
        row = await self._hub.store.review(code)
        if row is None:
            return ReviewState("none")
        if row.text:
            encoded: Any = msgspec.Raw(row.text.encode())  # stands for what it was encoded from
            return ReviewState("done", review=encoded)
        if row.attempts >= ATTEMPTS:
            return ReviewState("failed")
        if code in self._running or row.leased_until > self._hub.now():
            return ReviewState("running", self._running.get(code, 0))
        return ReviewState("waiting", ahead=row.ahead)

    @property
    def running(self) -> int:
        """How many reviews this node works on: one at most."""
        return len(self._running)

    async def run(self) -> None:
        """Works on the queue, for as long as the node runs."""
        hub = self._hub
        while True:
            await called(self._asked, _LOOK)
            try:
                while code := await hub.store.claim_review(hub.node, hub.now(), _LEASE):
                    await self._review(code)
            except Unavailable as error:
                _LOG.warning("reviews wait: %s", error.reason)
                await asyncio.sleep(_LOOK)

    async def _review(self, code: str) -> None:
        """One review; what fails is tried again, but not for ever."""
        self._running[code] = 0
        text = ""
        try:
            table = (await self._hub.rooms.get(code)).table
            if table.game is not None and ended(table):
                own = msgspec.structs.replace(table, game=table.game.copy())
                record = await self._hub.offload.run_for_nobody(Table.record, own)
                asked = (record, self._hub.settings.review_simulations, table.options.box)
                told = self._teller(code)
                text = await self._worker.ask_with(told, _SECONDS, review_record, *asked)
                self.done += 1
        except Refused as refused:  # the table is gone, or cannot be read
            _LOG.warning("a review cannot be done: %s", refused.code, extra={"table": code})
        except WorkerDied as died:
            _LOG.warning("a review failed: %s", died, extra={"table": code})
        except Unavailable:
            raise
        except Exception:
            _LOG.exception("a review failed", extra={"table": code})
        finally:
            del self._running[code]
        await self._hub.store.end_review(code, text)
        found = await self.state(code)  # one that has failed may be tried again
        self._tell(code, Reviewing(found.state, 100 if text else 0))

    def _teller(self, code: str) -> Callable[[int], None]:
        """What notes and tells how far a review is."""

        def told(percent: int) -> None:
            before = self._running.get(code, 0)
            self._running[code] = percent
            if percent // _TOLD != before // _TOLD:
                self._tell(code, Reviewing("running", percent))

        return told

    def _tell(self, code: str, message: Reviewing) -> None:
        room = self._hub.rooms.held(code)
        if room is not None:
            room.send(encode(message))

    async def close(self) -> None:
        """Ends the process; the review it was at is begun again by whoever serves next."""
        self._worker.close()
