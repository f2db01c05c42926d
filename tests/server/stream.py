"""A process that appends to twenty tables and prints acknowledged events until it is killed."""

from __future__ import annotations

import asyncio
import sys

from tests.server.stores import event, make, opened

from overworld.server.store.model import TableWrite
from overworld.server.store.store import Store

TABLES = 20


async def main(url: str) -> None:
    async with opened(url) as store:
        await asyncio.gather(*(fill(store, f"T{number:02}") for number in range(TABLES)))


async def fill(store: Store, code: str) -> None:
    await make(store, code)
    seq = 1
    while True:
        print(code, seq, flush=True)
        await store.append(TableWrite(code, [event(seq + 1), event(seq + 2)], "playing", "{}"))
        seq += 2


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
