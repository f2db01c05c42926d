"""The pages of the Python API: a table of all public names, and the docstrings on the site."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache, cached_property
from importlib import import_module
from itertools import pairwise
from types import FunctionType, ModuleType
from typing import Any

from dev.markdown import page, table

_MAX_DEFAULT = 24  # characters of a default value in a signature
_OPTIONS = "    options:\n      show_root_heading: false\n      show_root_toc_entry: false"
_EXPLAINED = {
    "overworld": "[Engine](../engine.md) explains how to use these names.",
    "overworld.game.events": "[Engine](../engine.md) explains how `Game.events` returns these.",
    "overworld.bots": "[Write a bot](../../how-to/write-a-bot.md) explains this module.",
    "overworld.review": "[How the review works](../../explanation/how-the-review-works.md) "
    "explains reviews.",
    "overworld.arena": "[Run a tournament](../../how-to/run-a-tournament.md) explains this module.",
    "overworld.arena.benchmark": "[Benchmark](../benchmark.md) explains this module.",
    "overworld.arena.benchmark.tasks": "[Tasks with known answers](../tasks.md) explains this "
    "module.",
    "overworld.arena.benchmark.text_tasks": "[Connect a language model]"
    "(../../how-to/play-by-text.md#judge-a-text-agent) explains this module.",
    "overworld.env": "[Environments](../environments.md) explains this module.",
    "overworld.env.text": "[Connect a language model](../../how-to/play-by-text.md) explains this "
    "module.",
    "overworld.observation": "[Observation](../observation.md) explains this module and lists the "
    "features.",
    "overworld.arena.stats": "[Statistics](../statistics.md) explains this module.",
}


def api_pages() -> dict[str, Callable[[], str]]:
    """Return the file of each page, and the function that returns its text."""

    def writer(module: str) -> Callable[[], str]:
        return lambda: _page(module)

    return {f"api/{module.rpartition('.')[2]}.md": writer(module) for module in _EXPLAINED}


def _page(name: str) -> str:
    module = import_module(name)
    rows = [
        [f"`{used}`", text] for public in module.__all__ for used, text in _rows(module, public)
    ]
    return page(
        name,
        f"{_EXPLAINED[name]} This table lists the public names with the summaries of their "
        f"docstrings. `.venv/bin/python -m pydoc {name}.NAME` prints a whole docstring.",
        table(["name", "meaning"], rows),
        "## Docstrings",
        "The site that `make docs` builds shows them here, with types, arguments and examples.",
        f"::: {name}\n{_OPTIONS}",
    )


def _rows(module: ModuleType, name: str) -> Iterator[tuple[str, str]]:
    """Yield a public name and, if it is a class, its public methods, each with its meaning."""
    value = getattr(module, name)
    if isinstance(value, ModuleType):
        yield name, _summary(value)
    elif inspect.isclass(value) and value.__module__.startswith("overworld"):
        yield name + _signature(value), _summary(value)
        for member, found in _members(value).items():
            if isinstance(found, property | cached_property):
                yield f"{name}.{member}", _summary(found)
            elif isinstance(found, FunctionType | classmethod | staticmethod):
                function = found if isinstance(found, FunctionType) else found.__func__
                is_method = not isinstance(found, staticmethod)
                yield f"{name}.{member}{_signature(function, is_method)}", _summary(function)
    elif callable(value) and inspect.unwrap(value).__module__.startswith("overworld"):
        yield name + _signature(value), _summary(inspect.unwrap(value))
    elif text := value_text(module.__name__, name):
        yield name, text
    elif name != "__version__":
        yield name, f"`{value!r}`"


def _members(kind: type) -> dict[str, object]:
    """Return the public members of a class and of its bases in this package, with docstrings."""
    bases = [base for base in reversed(kind.__mro__) if base.__module__.startswith("overworld")]
    members = {name: value for base in bases for name, value in vars(base).items()}
    return {
        name: value
        for name, value in members.items()
        if not name.startswith("_") and getattr(value, "__doc__", None)
    }


def _signature(value: Callable[..., Any], is_method: bool = False) -> str:
    """Return the parameters of a function or class with short defaults, without types.

    >>> def play(self, move: str, *, seat: int = 0) -> None: ...
    >>> _signature(play, is_method=True)
    '(move, *, seat=0)'
    """
    if inspect.isclass(value) and (
        issubclass(value, Enum) or getattr(value, "_is_protocol", False)
    ):
        return ""
    try:
        found = inspect.signature(value)
    except ValueError:  # an exception class has none
        return ""
    empty = inspect.Parameter.empty
    parameters = [
        one.replace(annotation=empty, default=_Default(one.default))
        if one.default is not empty
        else one.replace(annotation=empty)
        for one in [*found.parameters.values()][is_method:]
        if not one.name.startswith("_")
    ]
    return str(found.replace(parameters=parameters, return_annotation=inspect.Signature.empty))


class _Default:
    """A default value that is shown only if it is short."""

    def __init__(self, value: object) -> None:
        self._value = value

    def __repr__(self) -> str:
        text = repr(self._value)
        return text if len(text) <= _MAX_DEFAULT and text[0] != "<" else "..."


def _summary(value: object) -> str:
    return (inspect.getdoc(value) or "").split("\n\n")[0]


def value_text(module: str, name: str) -> str:
    """Return the summary of the string below a top-level value, or "" if there is none.

    Two modules can have values of the same name. So the function follows the imports of `name` to
    the module that assigns it.

    >>> value_text("overworld.arena.benchmark", "VERSION")
    'The version of the benchmark: it changes with the games.'
    """
    texts, imported = _values(module)
    if name in texts or name not in imported:
        return texts.get(name, "")
    return value_text(*imported[name])


@cache
def _values(module: str) -> tuple[dict[str, str], dict[str, tuple[str, str]]]:
    """Return the summaries of the values of a module, and the origins of the names it imports."""
    tree = ast.parse(inspect.getsource(import_module(module)))
    texts = {}
    for value, text in pairwise(tree.body):
        target = value.targets[0] if isinstance(value, ast.Assign) else value
        name = getattr(getattr(target, "target", target), "id", "")
        match text:
            case ast.Expr(ast.Constant(str(words))) if name:
                texts[name] = words.split("\n\n")[0]
    imported = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("overworld")
        for alias in node.names
    }
    return texts, imported
