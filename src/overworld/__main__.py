"""Entry point of `overworld` and of `python -m overworld`."""

from __future__ import annotations

import sys
from typing import NoReturn


def run() -> NoReturn:
    """Run the command line and exit with its code."""
    # Worker processes import this module again and need no command line.
    from overworld.cli.interrupts import leaving_immediately

    with leaving_immediately():
        from overworld.cli.main import main
    sys.exit(main())


if __name__ == "__main__":
    run()
