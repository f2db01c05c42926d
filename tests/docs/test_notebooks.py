"""The notebooks run from top to bottom."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parent.parent.parent / "docs").glob("*/*.ipynb"))


@pytest.mark.parametrize("file", NOTEBOOKS, ids=[file.stem for file in NOTEBOOKS])
def test_a_notebook_runs_and_holds_no_output(file: Path) -> None:
    cells = json.loads(file.read_text("utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert code
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in code:
        assert cell["outputs"] == [], "outputs are made when the site is built"
        exec(compile("".join(cell["source"]), file.name, "exec"), names)
    if "curve" in names:
        assert names["curve"][-1] > names["curve"][0] + 0.2, "the agent learns"
