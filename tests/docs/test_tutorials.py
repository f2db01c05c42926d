"""The commands of tutorials and how-tos work when typed as written, in order."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.typed import ROOT, is_typed, make_clone, type_page

PAGES = sorted([*ROOT.glob("docs/tutorials/*.md"), *ROOT.glob("docs/how-to/*.md")])
TYPED = [page for page in PAGES if is_typed(page.read_text("utf-8"))]


@pytest.mark.process
@pytest.mark.slow
@pytest.mark.parametrize("page", TYPED, ids=[page.stem for page in TYPED])
def test_the_commands_of_a_page_work_as_written(page: Path, tmp_path: Path) -> None:
    make_clone(tmp_path)
    type_page(page.read_text("utf-8"), tmp_path)
