"""The notebooks run from top to bottom."""

from __future__ import annotations

import contextlib
import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parent.parent.parent / "docs").glob("*/*.ipynb"))


def shape(text: str) -> str:
    """Return a text without the numbers and moves that depend on the floats of a processor.

    >>> shape("won 3 of 10: ['mine w1', 'pass']")
    'won # of #: [...]'
    """
    return re.sub(r"[\d.]+", "#", re.sub(r"\[.*\]", "[...]", text))


@pytest.mark.parametrize("file", NOTEBOOKS, ids=[file.stem for file in NOTEBOOKS])
def test_a_notebook_runs_and_holds_what_it_prints(file: Path) -> None:
    """Pictures are made when the site is built; printed text is stored for readers of the file."""
    cells = json.loads(file.read_text("utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert code
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in code:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile("".join(cell["source"]), file.name, "exec"), names)
        assert {output["output_type"] for output in cell["outputs"]} <= {"stream"}
        stored = "".join(line for output in cell["outputs"] for line in output["text"])
        assert shape(stored) == shape(printed.getvalue())
    if "curve" in names:
        assert names["curve"][-1] > names["curve"][0] + 0.2, "the agent learns"
