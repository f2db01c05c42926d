"""`python -m overworld` is `overworld`: the command line, if what it needs is installed."""

from __future__ import annotations

import sys
from typing import NoReturn

from overworld.version import __version__


def run() -> NoReturn:
    """The console script."""
    try:
        from overworld.cli.main import main
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in ("babel", "fluent"):
            raise
        if sys.argv[1:] == ["--version"]:
            print(__version__)
            sys.exit(0)
        # What puts messages into words is what is missing, so this one is in English.
        needed = 'the command line is not installed: pip install "overworld[play]"'
        print(f"overworld: {needed}", file=sys.stderr)
        sys.exit(2)
    sys.exit(main())


if __name__ == "__main__":
    run()
