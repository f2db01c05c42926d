"""All mutants of the rules, and why some of them may survive."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.mutants.mutant import Mutant, int_constants, mutants_of

RULES = Path(__file__).parents[2] / "src" / "overworld" / "rules"
NO_RULES = (
    *("__init__", "actions", "cache_folder", "compiled"),
    *("first_id", "phases", "state", "warm_up"),
)
"""Modules of the package without rules: compilation, its cache and the layout of a state."""

EXPLAINED = Path(__file__).parent / "explained.toml"
Key = tuple[str, str, str]


def all_mutants() -> list[Mutant]:
    """Return every mutant of every module of the rules."""
    sources = {path.stem: path.read_text("utf-8") for path in sorted(RULES.glob("*.py"))}
    constants = int_constants(sources.values())
    return [
        mutant
        for module, source in sources.items()
        if module not in NO_RULES
        for mutant in mutants_of(module, source, constants)
    ]


def explanations() -> dict[Key, str]:
    """Return why some mutants may survive: they behave like the rules."""
    return {
        (where, entry["was"], becomes): entry["why"]
        for where, entries in tomllib.loads(EXPLAINED.read_text("utf-8")).items()
        for entry in entries
        for becomes in entry["becomes"]
    }
