"""`overworld serve`: run a game server."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from overworld.cli.common import CommandError, chosen_box
from overworld.cli.preparation import prepare
from overworld.i18n import t
from overworld.server.people.sanctions import read_words
from overworld.server.running import check_database, listen, local_url, run
from overworld.server.settings import Settings

LIMITS = [
    name
    for name, kind in Settings.__annotations__.items()
    if kind in ("int", "float") and name != "bot_workers"
]
"""The settings that `--limit` can change; `bot_workers` has the option `--bot-workers`."""


def serve(arguments: argparse.Namespace) -> int:
    """Serve tables until the process is stopped."""
    settings = read_settings(arguments)
    metrics = _address(arguments.metrics)
    boxes = tuple(map(chosen_box, (arguments.box, *(arguments.also_box or ()))))
    if arguments.processes > 1:
        from overworld.server.processes import check_processes, serve_with

        check_processes(settings)
    check_database(settings.database)
    listener = listen(arguments.host, arguments.port)
    prepare()
    print(t("serve-listening", address=local_url(listener)))
    sys.stdout.flush()
    if arguments.processes > 1:
        nodes, verbose = arguments.processes, arguments.verbose
        serve_with(nodes, settings, boxes, listener, verbose=verbose, metrics=metrics)
    else:
        run(settings, boxes, listener, verbose=arguments.verbose, metrics=metrics)
    return 0


def read_settings(arguments: argparse.Namespace) -> Settings:
    """Return the settings from the options; raise `CommandError` if one is invalid."""
    from overworld.server.store.location import default_url

    database = default_url() if arguments.database is None else arguments.database
    try:
        return Settings(
            database,
            public_url=arguments.public_url or "",
            allowed_hosts=tuple(arguments.allowed_host or ()),
            bot_workers=arguments.bot_workers,
            people=arguments.people,
            push=not arguments.no_push,
            push_hosts=tuple(arguments.push_host or ()),
            unwanted_words=_unwanted_words(arguments.unwanted_words),
            trusted_proxies=tuple(arguments.trusted_proxy or ()),
            **_limits(arguments),
        )
    except ValueError as error:
        raise CommandError(t("serve-setting", reason=str(error))) from error


def _unwanted_words(file: str | None) -> tuple[str, ...]:
    """Return the words in a file that names may not contain."""
    if file is None:
        return ()
    try:
        return read_words(Path(file).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise CommandError(t("serve-words", file=file, reason=str(error))) from error


def _address(text: str | None) -> tuple[str, int] | None:
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > 65_535:
        raise CommandError(t("serve-metrics", text=text))
    return host.strip("[]"), int(port)


def _limits(arguments: argparse.Namespace) -> dict[str, Any]:
    """Parse the limits given as NAME=NUMBER."""
    limits: dict[str, Any] = {}
    for text in arguments.limit or []:
        name, _, value = text.partition("=")
        if name not in LIMITS:
            raise CommandError(t("serve-limit", name=name, known=", ".join(LIMITS)))
        if not value.isascii() or not value.isdigit():
            raise CommandError(t("serve-limit-number", name=name, text=value))
        limits[name] = int(value)
    return limits
