"""`overworld backup` and `overworld restore`: copy all tables of a server to a file and back."""

from __future__ import annotations

import argparse
from pathlib import Path

from overworld.cli.common import CommandError, file_errors
from overworld.i18n import t
from overworld.server.store import open_store
from overworld.server.store.backup import backup as write_backup
from overworld.server.store.backup import restore as read_backup
from overworld.server.store.location import default_url
from overworld.server.store.model import NotEmpty, StoreError


def backup(arguments: argparse.Namespace) -> int:
    """Write all tables to a file; the server may run."""
    return _carry_out(arguments, t("backup-written", file=arguments.file))


def restore(arguments: argparse.Namespace) -> int:
    """Write the tables of a file to an empty database."""
    return _carry_out(arguments, t("backup-restored", file=arguments.file))


def _carry_out(arguments: argparse.Namespace, done: str) -> int:
    file = Path(arguments.file)
    url = default_url() if arguments.database is None else arguments.database
    with file_errors(file):
        try:
            open_store(url)  # raises ValueError for an invalid URL
            if arguments.command == "backup":
                write_backup(url, file)
            else:
                read_backup(file, url)
        except FileExistsError as error:
            raise CommandError(t("backup-exists", file=str(file))) from error
        except NotEmpty as error:
            raise CommandError(t("backup-not-empty")) from error
        except (StoreError, ValueError) as error:
            raise CommandError(t("backup-failed", reason=str(error).splitlines()[0])) from error
    print(done)
    return 0
