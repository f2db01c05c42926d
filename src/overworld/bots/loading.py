"""Where bots of one's own come from: files, modules, installed packages, and Python objects.

    path/to/file.py:Class         a class or function in a file
    package.module:Class          the same in something that can be imported
    NAME                          an entry point of the group `overworld.bots`
    Class, function, instance     in Python, wherever a text would do

A class or function (factory) is called with `seed` and `budget`, as far as it takes them, and with
what is written after a `?`. An instance is asked as it is.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias, cast

from overworld.bots.bot import Bot, BotError, BotSpec, Budget
from overworld.game import Game
from overworld.notation import Move

GROUP = "overworld.bots"
"""The entry points that installed packages offer bots by."""

Maker: TypeAlias = Callable[..., Bot]
"""A class, or a function that builds a bot (factory)."""

BotLike: TypeAlias = str | BotSpec | Maker | Bot
"""A bot however it is given: as it is written, by what builds it, or itself."""

_FILE = re.compile(r"(?P<place>.+\.py):(?P<name>[A-Za-z_][A-Za-z0-9_]*)\Z")
_MODULE = re.compile(r"(?P<place>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_][A-Za-z0-9_]*)\Z")


class FunctionBot:
    """A bot that is nothing but a function from a game to a legal decision.

    >>> first = FunctionBot(lambda game: game.legal_moves[0], "first")
    >>> first.name
    'first'
    """

    character = "Decides by a function."
    version = 1

    def __init__(self, decide: Callable[[Game], Move], name: str = "function") -> None:
        self._decide = decide
        self.name = name

    def choose(self, game: Game) -> Move:
        """What the function says."""
        return self._decide(game)


def installed(name: str) -> EntryPoint | None:
    """The entry point of a bot that an installed package offers by this name, if one does."""
    return next(iter(entry_points(group=GROUP, name=name)), None)


def is_own(name: str) -> bool:
    """Whether a text names code or a network of somebody's own, which only the user may run."""
    return name.endswith(".npz") or ":" in name or installed(name) is not None


def load_maker(name: str, known: dict[str, type[Bot]]) -> Maker:
    """What builds a bot: a class of ours by its name, or whatever a text leads to."""
    if name in known:
        return known[name]
    if found := _FILE.match(name):
        return _checked(_from_file(Path(found["place"])), found["place"], found["name"])
    if found := _MODULE.match(name):
        return _checked(_imported(found["place"]), found["place"], found["name"])
    entry = installed(name)
    if entry is None:
        raise BotError(
            f"unknown bot {name!r}; there are {', '.join(known)}, FILE.py:CLASS or MODULE:CLASS"
        )
    return _checked(_imported(entry.module), entry.module, entry.attr)


def _from_file(file: Path) -> ModuleType:
    if not file.is_file():
        raise BotError(f"{file}: no such file")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None, "a file that ends in .py has a loader"
    assert spec.loader is not None, "a file that ends in .py has a loader"
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BotError(f"{file}: {_line(error)}") from error
    return module


def _imported(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise BotError(f"{name}: {_line(error)}") from error


def _checked(module: ModuleType, place: str, name: str) -> Maker:
    """The class or function of a module; what else it may be is told."""
    found = getattr(module, name, None)
    if not callable(getattr(found, "choose", None) if isinstance(found, type) else found):
        raise BotError(f"{place}: {name} is not a class with a method choose, nor a function")
    return cast(Maker, found)


def make(maker: Maker, seed: int, budget: Budget | None = None, **told: Any) -> Bot:
    """Builds a bot: `seed` and `budget` for those that take them, and what it is told."""
    bot = maker(**given_to(maker, seed, budget, **told))
    if not is_bot(bot):
        raise BotError(f"{name_of(maker)} builds a {type(bot).__name__}, which has no choose")
    return bot


def given_to(maker: Maker, seed: int, budget: Budget | None, **told: Any) -> dict[str, Any]:
    """What a class or function is called with; raises `BotError` if it does not take that."""
    given = {**_taken(maker, seed=seed, budget=budget), **told}
    try:
        inspect.signature(maker).bind(**given)
    except TypeError as error:
        raise BotError(f"{name_of(maker)} cannot be built so: {error}") from error
    except ValueError:  # written in C: nobody knows what it takes
        pass
    return given


def _taken(maker: Maker, **offered: object) -> dict[str, object]:
    try:
        takes = inspect.signature(maker).parameters
    except (TypeError, ValueError):
        return offered
    if any(one.kind is one.VAR_KEYWORD for one in takes.values()):
        return offered
    return {name: value for name, value in offered.items() if name in takes}


def is_bot(what: object) -> bool:
    """Whether something is a bot itself, ready to be asked."""
    return not isinstance(what, type) and callable(getattr(what, "choose", None))


def name_of(what: object) -> str:
    """What a bot is called, however it is given.

    >>> name_of("flint@600sims"), name_of(FunctionBot), name_of(FunctionBot(print, "mine"))
    ('flint@600sims', 'FunctionBot', 'mine')
    """
    if isinstance(what, str | BotSpec):
        return str(what)
    for named in (what, type(what)):
        for attribute in ("name", "__name__"):
            if isinstance(found := getattr(named, attribute, None), str):
                return found
    return type(what).__name__


def _line(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]
