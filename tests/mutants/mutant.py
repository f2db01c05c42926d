"""Mutants of a module: its source with one small mistake each (mutation testing).

A mistake is a boundary moved by one, a comparison, sum or condition turned round, or a statement
left out. Changes without an effect are not made: `x > 0` and `x > -1` are one mutant, and a literal
index 0 does not become -1, which in an array of one is the same element.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SAME_SHIFT: dict[type[ast.cmpop], int] = {ast.Lt: 1, ast.GtE: 1, ast.Gt: -1, ast.LtE: -1}
"""By how much a bound moves where its comparison becomes strict, or no longer is."""

OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
CALLS = {"min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutant:
    """One mistake: its place, the original code and the changed code."""

    module: str
    function: str
    line: int
    was: str
    becomes: str
    code: CodeType
    """The module with the mistake, whole if it has to be imported, or else its function."""
    imported: bool
    """Whether the changed code runs at import or its result is cached, so it is imported again."""

    @property
    def key(self) -> tuple[str, str, str]:
        """Key that stays the same when lines move."""
        return f"{self.module}.{self.function}", self.was, self.becomes


@dataclass(frozen=True)
class _Change:
    """A node in the place of another."""

    holder: ast.AST
    field: str
    index: int | None
    node: object

    def swap(self) -> _Change:
        """Make the change, and return the change that reverts it."""
        if self.index is None:
            before = getattr(self.holder, self.field)
            setattr(self.holder, self.field, self.node)
        else:
            several = getattr(self.holder, self.field)
            before, several[self.index] = several[self.index], self.node
        return _Change(self.holder, self.field, self.index, before)


def int_constants(sources: Collection[str]) -> frozenset[str]:
    """Return the names of integer constants in modules.

    >>> sorted(int_constants(["A, B = 1, 2", "C = -1", "D = (1, 2)", "E = 'text'"]))
    ['A', 'B', 'C']
    """
    found: set[str] = set()
    for source in sources:
        for statement in ast.parse(source).body:
            if not isinstance(statement, ast.Assign):
                continue
            target, value = statement.targets[0], statement.value
            pairs = [(target, value)]
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                pairs = list(zip(target.elts, value.elts, strict=True))
            for name, number in pairs:
                literal = number.operand if isinstance(number, ast.UnaryOp) else number
                is_int = isinstance(literal, ast.Constant) and type(literal.value) is int
                if isinstance(name, ast.Name) and is_int:
                    found.add(name.id)
    return frozenset(found)


def mutants_of(module: str, source: str, constants: Collection[str]) -> Iterator[Mutant]:
    """Yield every mutant of a module; the numbers named in `constants` can be one too large.

    >>> for mutant in mutants_of("m", "def f(x):\\n    return x < 2 and not x", ()):
    ...     print(mutant.becomes)
    return x < 2 or not x
    return x <= 2 and (not x)
    return x < 1 and (not x)
    return x < 2 and x
    """
    tree = ast.parse(source)
    for function, imported, body in _parts(tree):
        for statement in _statements(body):
            seen = {ast.unparse(statement)}
            for change in _changes(statement, body, constants):
                was = _heading(statement)
                back = change.swap()
                try:
                    # A statement that is left out is no longer there to be read.
                    gone = isinstance(change.node, ast.Pass)
                    text = "pass" if gone else ast.unparse(statement)
                    if text in seen:
                        continue
                    seen.add(text)
                    becomes = "pass" if gone else _heading(statement)
                    alone = ast.Module([body] if isinstance(body, ast.stmt) else [], [])
                    part = tree if imported else alone
                    code = compile(ast.fix_missing_locations(part), module, "exec")
                finally:
                    back.swap()
                yield Mutant(module, function, statement.lineno, was, becomes, code, imported)


def _parts(tree: ast.Module) -> Iterator[tuple[str, bool, ast.FunctionDef | ast.Module]]:
    """Yield the functions of a module, and last the code that runs at import."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    called = {
        name.id
        for node in tree.body
        if isinstance(node, (ast.Assign, ast.AnnAssign))
        for name in ast.walk(node)
        if isinstance(name, ast.Name)
    }
    while more := {
        name.id
        for function in functions
        if function.name in called
        for name in ast.walk(function)
        if isinstance(name, ast.Name) and name.id not in called
    }:
        called |= more
    for function in functions:
        # A decorator such as a cache keeps results, so not every test calls the function again.
        kept = any(ast.unparse(one) != "compiled" for one in function.decorator_list)
        yield function.name, kept or function.name in called, function
    yield "", True, tree


def _statements(part: ast.AST) -> Iterator[ast.stmt]:
    """Yield every statement of a part, nested ones too, but not those of functions in it."""
    for field in ("body", "orelse"):
        for statement in getattr(part, field, ()):
            if isinstance(statement, (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)):
                continue
            yield statement
            yield from _statements(statement)


def _heading(statement: ast.stmt) -> str:
    return ast.unparse(statement).split("\n")[0]


def _changes(statement: ast.stmt, part: ast.AST, constants: Collection[str]) -> Iterator[_Change]:
    yield from _left_out(statement, part)
    for field, value in ast.iter_fields(statement):
        if field in ("body", "orelse", "annotation"):
            continue
        if isinstance(statement, (ast.If, ast.While)) and field == "test" and not _turns(value):
            yield _Change(statement, field, None, ast.UnaryOp(ast.Not(), value))
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.expr):
                yield from _within(child, _Change(statement, field, index, child), constants)
    if isinstance(statement, ast.AugAssign) and type(statement.op) in OPERATORS:
        yield _Change(statement, "op", None, OPERATORS[type(statement.op)]())


def _left_out(statement: ast.stmt, part: ast.AST) -> Iterator[_Change]:
    """Leaves a statement out, unless it is the first to name something, or the last one."""
    if isinstance(part, ast.Module):
        return
    assert isinstance(part, ast.FunctionDef)
    if isinstance(statement, ast.Assign):
        target = statement.targets[0]
        goes = not isinstance(target, (ast.Name, ast.Tuple)) or _bound_before(statement, part)
    elif isinstance(statement, ast.Return):
        goes = statement is not part.body[-1]
    elif isinstance(statement, ast.Expr):
        goes = isinstance(statement.value, ast.Call)
    else:
        goes = isinstance(statement, (ast.AugAssign, ast.Continue, ast.Break))
    if goes:
        for holder in ast.walk(part):
            for field in ("body", "orelse"):
                several = getattr(holder, field, None)
                if isinstance(several, list) and statement in several:
                    yield _Change(holder, field, several.index(statement), ast.Pass())


def _bound_before(statement: ast.Assign, part: ast.FunctionDef) -> bool:
    """Return whether the names that a statement assigns have been assigned before."""
    own = {n.id for t in statement.targets for n in ast.walk(t) if isinstance(n, ast.Name)}
    before = {argument.arg for argument in part.args.args}
    for other in _statements(part):
        if other is statement:
            break
        if isinstance(other, ast.Assign):
            names = (n for t in other.targets for n in ast.walk(t))
            before |= {n.id for n in names if isinstance(n, ast.Name)}
    return own <= before


def _turns(test: object) -> bool:
    """Return whether a condition has a mutant already that is its opposite."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return True
    equal = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
    return isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], equal)


def _within(
    node: ast.expr, place: _Change, constants: Collection[str], same: int = 0
) -> Iterator[_Change]:
    """Yield every change inside an expression; a bound does not move by `same`."""

    def instead(new: ast.expr) -> _Change:
        return _Change(place.holder, place.field, place.index, new)

    if isinstance(node, ast.Constant):
        is_index = isinstance(place.holder, ast.Subscript) and place.field == "slice"
        if isinstance(number := node.value, int):
            for shift in (1, -1):
                if shift != same and not (is_index and number + shift < 0):
                    yield instead(ast.Constant(number + shift))
    elif isinstance(node, ast.Name) and node.id in CALLS:
        yield instead(ast.Name(CALLS[node.id], ast.Load()))
    elif _is_constant(node, constants) and same != 1:
        yield instead(ast.BinOp(node, ast.Add(), ast.Constant(1)))
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield instead(ast.BoolOp(other, node.values))
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield instead(ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right))
    elif isinstance(node, ast.UnaryOp):
        yield instead(node.operand)
    elif isinstance(node, ast.IfExp) and not _turns(node.test):
        yield instead(ast.IfExp(node.test, node.orelse, node.body))
    elif isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            yield _Change(node, "ops", index, COMPARISONS[type(operator)]())
            shift = SAME_SHIFT.get(type(operator), 0)
            bound = node.comparators[index]
            yield from _within(bound, _Change(node, "comparators", index, bound), constants, shift)
        yield from _within(node.left, _Change(node, "left", None, node.left), constants)
        return
    yield from _inside(node, constants)


def _is_constant(node: ast.expr, constants: Collection[str]) -> bool:
    """Return whether a node reads a constant: its name, or an attribute of its module."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return node.attr in constants and isinstance(node.ctx, ast.Load)
    return isinstance(node, ast.Name) and node.id in constants and isinstance(node.ctx, ast.Load)


def _inside(node: ast.AST, constants: Collection[str]) -> Iterator[_Change]:
    """Yield every change inside the parts of an expression."""
    for field, value in ast.iter_fields(node):
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.expr):
                yield from _within(child, _Change(node, field, index, child), constants)
            elif isinstance(child, (ast.comprehension, ast.keyword)):
                yield from _inside(child, constants)
