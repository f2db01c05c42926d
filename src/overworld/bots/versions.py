"""The version of a bot for results: what one needs to tell two bots with the same name apart."""

from __future__ import annotations

from hashlib import file_digest
from importlib.metadata import packages_distributions, version
from pathlib import Path

from overworld.bots.bot import BotSpec, parse_bot
from overworld.bots.diamond import WEIGHTS, DiamondBot
from overworld.bots.ladder import LADDER
from overworld.bots.loading import BotLike, installed
from overworld.version import __version__

MISSING = "missing"
"""The digest of a file that cannot be read."""


def bot_version(bot: BotLike) -> str:
    """Return the version of a bot.

    | bot | version |
    | --- | --- |
    | built-in | that of Overworld, and for `diamond` the digest of its network |
    | network or file | the digest of the file |
    | module or entry point | the package and its version |
    | argument that is a file | also the digest of this file, such as `weights 2f...` |
    | object | its attribute `version`, if that is a string |

    Args:
        bot: A spec, a class, a factory or a bot.

    Raises:
        BotError: If the string is not a bot spec.

    >>> bot_version("pebble") == f"overworld {__version__}"
    True
    """
    if isinstance(bot, str):
        bot = parse_bot(bot)
    if not isinstance(bot, BotSpec):
        own = getattr(bot, "version", None)
        return own if isinstance(own, str) else "unknown"
    files = [(key, Path(value)) for key, value in bot.arguments if isinstance(value, str)]
    digests = [f", {key} {_digest(file)}" for key, file in files if file.is_file()]
    return _version(bot.bot) + "".join(digests)


def _version(name: str) -> str:
    if name in LADDER:
        ours = f"overworld {__version__}"
        return f"{ours}, network {_digest(WEIGHTS)}" if name == DiamondBot.name else ours
    if name.endswith(".npz"):
        return f"network {_digest(Path(name))}"
    place = name.rpartition(":")[0]
    if place.endswith(".py"):
        return f"file {_digest(Path(place))}"
    entry = installed(name)
    return _package(place if entry is None else entry.module)


def _package(module: str) -> str:
    packages = packages_distributions().get(module.partition(".")[0])
    return f"{packages[0]} {version(packages[0])}" if packages else "unknown"


def _digest(file: Path) -> str:
    """Return the first 16 digits of a file's SHA-256, or `MISSING`."""
    try:
        with file.open("rb") as stream:
            return file_digest(stream, "sha256").hexdigest()[:16]
    except OSError:
        return MISSING
