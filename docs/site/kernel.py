"""Run the notebooks over files instead of TCP, because ipykernel warns about TCP in every build."""

from __future__ import annotations

import os
from typing import Any


def on_startup(**_: Any) -> None:
    """Change the default transport of Jupyter; Windows has only TCP."""
    from jupyter_client.connect import ConnectionFileMixin

    if os.name == "posix":
        ConnectionFileMixin.transport.default_value = "ipc"
