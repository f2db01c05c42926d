"""`overworld people`: compute the results of games from their logs, and ratings from results."""

from __future__ import annotations

import argparse
import asyncio

from overworld.cli.common import CommandError, chosen_box
from overworld.i18n import t
from overworld.server.hub.ratings import rebuild_ratings
from overworld.server.hub.results import Rebuilt, rebuild_results
from overworld.server.store import open_store
from overworld.server.store.location import default_url
from overworld.server.store.model import StoreError

EXIT_DIFFERENT = 1


def rebuild(arguments: argparse.Namespace) -> int:
    """Run `people rebuild`; with `--check`, return 1 if a result or rating differs."""
    try:
        done, ratings = asyncio.run(_rebuild(arguments))
    except (StoreError, ValueError) as error:
        raise CommandError(t("backup-failed", reason=str(error).splitlines()[0])) from error
    message = "people-checked" if arguments.check else "people-rebuilt"
    print(t(message, tables=done.tables, different=done.different))
    print(t("ratings-checked" if arguments.check else "ratings-rebuilt", different=ratings))
    if done.unreadable:
        print(t("people-unreadable", count=done.unreadable))
    return EXIT_DIFFERENT if arguments.check and (done.different or ratings) else 0


async def _rebuild(arguments: argparse.Namespace) -> tuple[Rebuilt, int]:
    boxes = tuple(map(chosen_box, (arguments.box, *(arguments.also_box or ()))))
    store = open_store(default_url() if arguments.database is None else arguments.database)
    # No server keeps results in memory, so they may change while one runs.
    await store.attach(write=not arguments.check, with_server=True)
    try:
        done = await rebuild_results(store, boxes, check=arguments.check)
        return done, await rebuild_ratings(store, check=arguments.check)
    finally:
        await store.close()
