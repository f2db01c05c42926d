"""The folder of a tournament: settings, finished games, records, and result tables.

tournament.json     settings, box and version
games.jsonl         one line for each finished game, in the order of ending
records/000001.ogn  the record of each game
standings.json      the results
standings.csv       one row for each bot
line-ups.csv        one row for each bot in each line-up
games.csv           one row for each seat of each game
"""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from os import PathLike
from pathlib import Path

import msgspec

from overworld.arena.match import ArenaError, GameResult
from overworld.arena.schedule import Tournament
from overworld.arena.standings import Standings
from overworld.arena.stats.csv_files import write_csv
from overworld.bots.versions import MISSING, bot_version
from overworld.components import Box
from overworld.version import __version__


def about_tournament(settings: Tournament, box: Box) -> dict[str, object]:
    """Return what a reader needs to repeat a tournament: versions, box, bots, budgets and seed."""
    bots = {bot: bot_version(bot) for bot in settings.bots}
    return {**software_versions(bots), "box": box.name, "settings": asdict(settings)}


def software_versions(bots: Mapping[str, str]) -> dict[str, object]:
    """Return the versions of Overworld and of Python, and those of bots by name."""
    versions = {"version": __version__, "python": platform.python_version()}
    return {**versions, "bots": dict(bots)}


class FolderError(ArenaError):
    """A folder that is not usable for this tournament."""


class Folder:
    """The folder of a tournament. Finished games survive a crash or an interruption.

    Args:
        path: The folder. `begin` creates it.
    """

    def __init__(self, path: str | PathLike[str]) -> None:
        self.path = path = Path(path)
        self._tournament, self._games = path / "tournament.json", path / "games.jsonl"

    def begin(self, settings: Tournament, box: Box) -> None:
        """Create the folder of a new tournament; raise `FolderError` if it has one already."""
        if self._tournament.exists():
            raise FolderError("begun")
        (self.path / "records").mkdir(parents=True, exist_ok=True)
        about = json.dumps(about_tournament(settings, box), indent=2)
        self._tournament.write_text(about + "\n", encoding="utf-8")

    def settings(self, box: Box) -> Tournament:
        """Return the settings of the tournament in this folder.

        Raise `FolderError` if there is none, or if the version, the box or a bot has changed.
        """
        try:
            about = json.loads(self._tournament.read_text("utf-8"))
            settings = msgspec.convert(about["settings"], Tournament)
            version, box_name = about["version"], about["box"]
            then = msgspec.convert(about["bots"], dict[str, str])
        except FileNotFoundError as error:
            raise FolderError("not-begun") from error
        except (ValueError, TypeError, KeyError) as error:
            raise FolderError("unreadable", str(error)) from error
        if version != __version__:
            raise FolderError("other-version", str(version))
        if box_name != box.name:
            raise FolderError("other-box")
        for bot in settings.bots:
            now = bot_version(bot)
            # The caller reports a missing file: it may be in another folder.
            if now != then.get(bot) and not now.endswith(MISSING):
                raise FolderError("other-bot", bot)
        return settings

    def games(self) -> list[GameResult]:
        """Return the finished games; remove an incomplete last line."""
        try:
            text = self._games.read_bytes()
        except FileNotFoundError:
            return []
        whole, _, rest = text.rpartition(b"\n")
        if rest:
            self._games.write_bytes(whole + b"\n" if whole else b"")
        games = []
        for number, line in enumerate(whole.decode("utf-8", "replace").splitlines(), start=1):
            try:
                game = self._read(line)
            except (OSError, ValueError, TypeError, KeyError) as error:
                raise FolderError("unreadable", f"games.jsonl line {number}: {error}") from error
            games.append(game)
        return games

    def add(self, game: GameResult) -> None:
        """Store a game: its record first, because the line in games.jsonl marks it as finished."""
        self._record(game.number).write_text(game.record, encoding="utf-8")
        line = {key: value for key, value in asdict(game).items() if key != "record"}
        with self._games.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def finish(self, standings: Standings, games: Iterable[GameResult]) -> None:
        """Write the result tables."""
        results = json.dumps(asdict(standings), indent=2)
        (self.path / "standings.json").write_text(results + "\n", encoding="utf-8")
        rows = [_flat(asdict(standing)) for standing in standings.bots]
        write_csv(self.path / "standings.csv", rows)
        line_ups = [
            {"bots": " ".join(line_up.bots), "bot": line_up.bot, **asdict(line_up.result)}
            for line_up in standings.line_ups
        ]
        write_csv(self.path / "line-ups.csv", line_ups)
        ordered = sorted(games, key=lambda game: game.number)
        write_csv(self.path / "games.csv", [row for game in ordered for row in _seat_rows(game)])

    def _read(self, line: str) -> GameResult:
        data = json.loads(line)
        record = self._record(data["number"]).read_text("utf-8")
        return msgspec.convert({**data, "record": record}, GameResult)

    def _record(self, number: int) -> Path:
        return self.path / "records" / f"{number:06}.ogn"


def _flat(standing: dict[str, object]) -> dict[str, object]:
    result = standing.pop("result")
    assert isinstance(result, dict), "a result is a dataclass"
    return {"bot": standing.pop("bot"), **result, **standing}


def _seat_rows(game: GameResult) -> Iterable[dict[str, object]]:
    for seat, bot in enumerate(game.bots):
        forfeit = game.forfeit
        yield {
            "game": game.number,
            "deal": game.deal,
            "seat": seat,
            "bot": bot,
            "share": game.shares[seat],
            "xp": game.scores[seat],
            "turns": game.turns,
            "truncated": int(game.truncated),
            "decisions": game.decisions[seat],
            "seconds": round(game.seconds[seat], 6),
            "slowest": round(game.slowest[seat], 6),
            "forfeit": forfeit.reason if forfeit and forfeit.seat == seat else "",
        }
