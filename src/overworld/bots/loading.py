"""Loading of custom bots from files, modules, installed packages and Python objects.

    path/to/file.py:Class         a class or function in a file
    package.module:Class          a class or function in a module
    NAME                          an entry point of the group `overworld.bots`
    Class, function, instance     in Python, wherever a spec is accepted

A class or function (a factory) is called with `seed` and `budget` if it accepts them, and with the
arguments after the `?` of the spec. An instance is used unchanged.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import os
import re
import sys
import threading
from collections.abc import Callable, Mapping
from importlib.machinery import SourceFileLoader
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias, cast

from overworld.bots.bot import Bot, BotError, BotSpec, Budget, deciding_seat
from overworld.bots.error_report import report_error
from overworld.errors import check_type
from overworld.game import Game
from overworld.notation import Move
from overworld.rules.generator import Seed

GROUP = "overworld.bots"
"""The entry point group of bots in installed packages."""

BotFactory: TypeAlias = Callable[..., Bot]
"""A class, or a function that returns a bot."""

BotLike: TypeAlias = str | BotSpec | BotFactory | Bot
"""Anything that `build_bot` accepts: a spec, a factory or a bot."""

_FILE = re.compile(r"(?P<place>.+\.py):(?P<name>[A-Za-z_][A-Za-z0-9_]*)\Z")
_MODULE = re.compile(r"(?P<place>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_][A-Za-z0-9_]*)\Z")

_loading = threading.RLock()  # a bot file may build a bot of another file


class FunctionBot:
    """A bot that chooses its moves with a function.

    Args:
        decide: Returns a legal move of a game.
        name: The name of the bot.

    Raises:
        TypeError: If `decide` is not callable, or the name is not a string.

    >>> first = FunctionBot(lambda game: game.legal_moves[0], "first")
    >>> first.name
    'first'
    """

    def __init__(self, decide: Callable[[Game], Move], name: str = "function") -> None:
        if not callable(decide):
            raise TypeError(f"decide must be a function of a game, got {decide!r}")
        check_type("name", name, str, "a string")
        self._decide = decide
        self.name = name

    def choose(self, game: Game) -> Move:
        """Return the move that the function chooses."""
        deciding_seat(game)
        return self._decide(game)


def installed(name: str) -> EntryPoint | None:
    """Return the entry point of an installed bot with this name, if there is one."""
    return next(iter(entry_points(group=GROUP, name=name)), None)


def is_user_code(name: str) -> bool:
    """Return whether a name refers to user code or a weights file, not to a built-in bot."""
    return name.endswith(".npz") or ":" in name or installed(name) is not None


def load_factory(name: str, known: Mapping[str, BotFactory]) -> BotFactory:
    """Return the factory with a name: a known class, or one from a file, module or entry point."""
    if name in known:
        return known[name]
    if match := _FILE.match(name):
        return _checked(_import_file(Path(match["place"])), match["place"], match["name"])
    if match := _MODULE.match(name):
        return _checked(_import(match["place"]), match["place"], match["name"])
    entry = installed(name)
    if entry is None:
        names = ", ".join([*known, *sorted(entry_points(group=GROUP).names)])
        raise BotError(f"unknown bot {name!r}: use {names}, FILE.py:CLASS or MODULE:CLASS")
    return _checked(_import(entry.module), entry.module, entry.attr)


def _import_file(file: Path) -> ModuleType:
    """Return the module of a file, which runs once for each path and content."""
    if not file.is_file():
        raise BotError(f"{file}: no such file")
    place = file.resolve()
    content = place.read_bytes()
    # This name cannot replace another module. Dataclasses and pickle look it up.
    digest = hashlib.sha256(b"\0".join((os.fsencode(place), content))).hexdigest()[:16]
    name = f"{re.sub(r'[^0-9A-Za-z_]', '_', file.stem)}_{digest}"
    with _loading:
        if name in sys.modules:
            return sys.modules[name]
        loader = SourceFileLoader(name, str(place))
        spec = importlib.util.spec_from_loader(name, loader)
        assert spec is not None, "this loader can always load its file"
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            # Not `exec_module`: it could run an older version of the file from `__pycache__`.
            exec(loader.source_to_code(content, str(place)), vars(module))
        except BaseException as error:
            del sys.modules[name]
            if not isinstance(error, Exception):
                raise
            raise BotError(f"{file}: {report_error(error)}") from error
        return module


def _import(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise BotError(f"{name}: {report_error(error)}") from error


def _checked(module: ModuleType, place: str, name: str) -> BotFactory:
    factory = getattr(module, name, None)
    if factory is None:
        raise BotError(f"{place}: there is no {name} in this file or module")
    if not callable(getattr(factory, "choose", None) if isinstance(factory, type) else factory):
        raise BotError(f"{place}: {name} must be a class with a method choose, or a function")
    return cast(BotFactory, factory)


def build(factory: BotFactory, seed: Seed, budget: Budget | None = None, **arguments: Any) -> Bot:
    """Call a factory with `arguments`, and with `seed` and `budget` if it accepts them."""
    bot = factory(**arguments_for(factory, seed, budget, **arguments))
    if not is_bot(bot):
        raise BotError(
            f"{bot_name(factory)} must return an object with choose(), got {type(bot).__name__}"
        )
    return bot


def arguments_for(
    factory: BotFactory, seed: Seed, budget: Budget | None, **arguments: Any
) -> dict[str, Any]:
    """Return the arguments for a factory; raise `BotError` if it does not accept them."""
    offered: dict[str, Any] = {"seed": seed, "budget": budget}
    try:
        signature = inspect.signature(factory)
    except (TypeError, ValueError) as error:  # functions written in C have no signature
        raise BotError(
            f"{factory!r} does not describe its arguments: wrap it in a function"
        ) from error
    takes = signature.parameters
    if all(parameter.kind is not parameter.VAR_KEYWORD for parameter in takes.values()):
        offered = {name: value for name, value in offered.items() if name in takes}
    given = {**offered, **arguments}
    try:
        signature.bind(**given)
    except TypeError as error:
        hint = "; for a function that chooses a move, use FunctionBot" if "game" in takes else ""
        name = bot_name(factory)
        raise BotError(f"{name} does not accept these arguments: {error}{hint}") from error
    return given


def is_bot(candidate: object) -> bool:
    """Return whether an object is a bot (not a class): it has a method `choose`."""
    return not isinstance(candidate, type) and callable(getattr(candidate, "choose", None))


def bot_name(bot: object) -> str:
    """Return the name of a bot, a factory or a spec.

    >>> bot_name("flint@600sims"), bot_name(FunctionBot), bot_name(FunctionBot(print, "mine"))
    ('flint@600sims', 'FunctionBot', 'mine')
    """
    if isinstance(bot, str | BotSpec):
        return str(bot)
    for named in (bot, type(bot)):
        for attribute in ("name", "__name__"):
            if isinstance(name := getattr(named, attribute, None), str):
                return name
    return type(bot).__name__
