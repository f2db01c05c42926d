"""Mutants of the rules: every kind of mistake is made once, and explanations stay true."""

from __future__ import annotations

import ast
import os

import pytest
from tests.mutants.catalogue import RULES, all_mutants, explanations
from tests.mutants.judge import KILLED, MEMORY, SURVIVED, forked, verdict
from tests.mutants.mutant import int_constants, mutants_of


def becomes(body: str, *constants: str) -> list[str]:
    """Return the mutants of the statements of a function."""
    lines = "".join(f"    {line}\n" for line in body.split("\n"))
    return [one.becomes for one in mutants_of("m", f"def f(x, y):\n{lines}", constants)]


@pytest.mark.parametrize(
    ("body", "mistakes"),
    [
        ("return x == 3", ["return x != 3", "return x == 4", "return x == 2"]),
        ("return x >= 3", ["return x > 3", "return x >= 2"]),
        ("return x[0]", ["return x[1]"]),
        ("return x % y", ["return x // y"]),
        ("return min(x, y)", ["return max(x, y)"]),
        ("return x if x < y else y", ["return y if x < y else x", "return x if x <= y else y"]),
        ("x.turn = y\nreturn x", ["pass"]),
        ("x += y\nreturn x", ["pass", "x -= y"]),
        ("while x:\n    break", ["while not x:", "pass"]),
        ("if not x:\n    return y\nreturn x", ["if x:", "pass"]),
    ],
)
def test_each_mistake_is_made_once(body: str, mistakes: list[str]) -> None:
    assert becomes(body) == mistakes


def test_a_named_number_can_be_one_too_many() -> None:
    assert becomes("return x == NONE", "NONE") == ["return x != NONE", "return x == NONE + 1"]
    assert becomes("return x < SPACES", "SPACES") == ["return x <= SPACES"], "which is the same"
    assert becomes("return x == NONE") == ["return x != NONE"]


def test_mutants_of_code_that_runs_at_import_are_imported_again() -> None:
    source = "def f():\n    return 1\n\n@compiled\ndef g():\n    return 2\n\nSIZES = f()\n"
    imported = {one.function: one.imported for one in mutants_of("m", source, ())}
    assert imported == {"f": True, "g": False}


def test_making_mutants_does_not_change_the_source() -> None:
    """Making a mistake is taken back before the next one is made: each mutant has one."""
    source = (RULES / "fight.py").read_text("utf-8")
    statements = {
        ast.unparse(node).split("\n")[0]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.stmt)
    }
    found = list(mutants_of("fight", source, int_constants([source])))
    assert len(found) > 40
    assert {one.was for one in found} <= statements


def test_every_explanation_is_of_an_existing_mutant() -> None:
    keys = [mutant.key for mutant in all_mutants()]
    assert len(keys) > 1000
    assert explanations().keys() <= set(keys)
    assert all(why.endswith(".") for why in explanations().values())


def test_the_memory_of_a_mutant_is_limited() -> None:
    """Without a limit the allocation would succeed, as the memory is not used yet."""

    def greedy() -> int:
        bytearray(2 * MEMORY)
        return SURVIVED

    assert verdict(os.waitpid(forked(greedy), 0)[1]) == KILLED
