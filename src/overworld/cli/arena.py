"""`overworld arena`: a tournament between bots."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager, redirect_stdout
from dataclasses import asdict
from pathlib import Path

from tqdm import tqdm

from overworld.arena import GameResult, Standings, Tournament, WinShare
from overworld.arena.cluster import ClusterError, play_on_cluster
from overworld.arena.folder import Folder, FolderError, about_tournament
from overworld.arena.local import check_bots, play_locally
from overworld.arena.schedule import Fixture, schedule
from overworld.arena.standings import standings
from overworld.bots import BotError
from overworld.cli.common import (
    CommandError,
    chosen_box,
    columns,
    import_from_current_folder,
    install_command,
    refuse_bot_code,
    writing_to,
)
from overworld.cli.preparation import prepare
from overworld.components import Box
from overworld.i18n import percent, t

_INTERRUPTED = 130
_GAMES = 100


def arena(arguments: argparse.Namespace) -> int:
    """Play or resume a tournament, and print the standings."""
    import_from_current_folder()
    box = chosen_box(arguments.box)
    folder = Folder(Path(arguments.out)) if arguments.out is not None else None
    with arena_errors(arguments.out):
        settings, games = _begin(arguments, folder, box)
        prepare()
        whole = _play(arguments, settings, box, folder, games)
        result = standings(settings, games)
        if folder is not None:
            folder.finish(result, games)
    if arguments.json:
        about = about_tournament(settings, box)
        print(json.dumps({"tournament": about, **asdict(result)}, indent=2))
    else:
        print_standings(result)
        if folder is not None:
            print(t("simulate-written", folder=str(folder.path)))
    if not whole:
        print(t("arena-interrupted" if folder else "arena-interrupted-unkept"))
        return _INTERRUPTED
    return 0


@contextmanager
def arena_errors(folder: str | None) -> Iterator[None]:
    """Raise `CommandError` for an error of a tournament with its results in a folder."""
    try:
        with writing_to(folder):
            yield
    except FolderError as error:
        reason = t(f"arena-folder-{error.code}", folder=str(folder), detail=error.detail)
        raise CommandError(reason) from error
    except ClusterError as error:
        facts = {"detail": error.detail, "command": install_command("cluster")}
        raise CommandError(t(f"arena-cluster-{error.code}", **facts)) from error
    except BotError as error:
        raise CommandError(str(error)) from error


def _begin(
    arguments: argparse.Namespace, folder: Folder | None, box: Box
) -> tuple[Tournament, list[GameResult]]:
    """Return the settings and the games already played in the folder."""
    if arguments.resume:
        if folder is None:
            raise CommandError(t("arena-resume-what"))
        settings = folder.settings(box)
        if arguments.bots and _settings(arguments, settings) != settings:
            raise CommandError(t("arena-folder-other", folder=str(folder.path)))
        if not arguments.bots and not arguments.bots_from_files:
            refuse_bot_code(str(folder.path), settings.bots)
        check_bots(settings, {})
        return settings, folder.games()
    settings = _settings(arguments, None)
    check_bots(settings, {})
    if folder is not None:
        folder.begin(settings, box)
    return settings, []


def _settings(arguments: argparse.Namespace, saved: Tournament | None) -> Tournament:
    """Return the settings from the options; options not given come from `saved`."""
    asked = {
        name: value
        for name in ("players", "games", "seed", "together", "max_turns", "patience")
        if (value := getattr(arguments, name)) is not None
    }
    usual = {} if saved is None else asdict(saved)
    return Tournament(
        **{**usual, "games": usual.get("games", _GAMES), **asked, "bots": tuple(arguments.bots)}
    )


def _play(
    arguments: argparse.Namespace,
    settings: Tournament,
    box: Box,
    folder: Folder | None,
    games: list[GameResult],
) -> bool:
    """Append the missing games to `games`; return False if interrupted."""
    fixtures = schedule(settings)
    if len(fixtures) > settings.games * len({frozenset(each.bots) for each in fixtures}):
        print(t("arena-rounded", games=str(len(fixtures))), file=sys.stderr)
    ended = {game.number for game in games}
    rest = [fixture for fixture in fixtures if fixture.number not in ended]
    progress = tqdm(
        total=len(fixtures),
        initial=len(games),
        desc=t("arena-progress"),
        disable=None,
    )
    results = _games(arguments, rest, settings, box)
    try:
        # Ray prints warnings to standard output, which is for our results.
        with progress, redirect_stdout(sys.stderr), closing(results):
            for game in results:
                if folder is not None:
                    folder.add(game)
                games.append(game)
                progress.update()
    except KeyboardInterrupt:
        return False
    return True


def _games(
    arguments: argparse.Namespace, rest: Sequence[Fixture], settings: Tournament, box: Box
) -> Generator[GameResult, None, None]:
    if arguments.ray is not None:
        return play_on_cluster(rest, settings, box, arguments.ray)
    return play_locally(rest, settings, box, arguments.jobs)


def print_standings(result: Standings) -> None:
    """Print the bots, the line-ups and the forfeits."""
    games, cut = str(result.games), str(result.truncated)
    print(t("arena-games", games=games, cut=cut))
    head = [
        t(f"arena-column-{name}")
        for name in ("bot", "games", "share", "interval", "fair", "xp", "ms", "slowest", "rating")
    ]
    rows = [
        [
            standing.bot,
            *_cells(standing.result),
            f"{standing.xp:.1f}",
            f"{standing.ms:.1f}",
            f"{standing.slowest_ms:.0f}",
            f"{standing.rating:.1f} ± {standing.rating_spread:.1f}",
        ]
        for standing in result.bots
    ]
    print(columns([head, *rows]))
    print()
    rows = [
        [" ".join(line_up.bots), line_up.bot, *_cells(line_up.result)]
        for line_up in result.line_ups
    ]
    print(columns([[t("arena-column-line-up"), *head[:5]], *rows], left=2))
    for number, bot, forfeit in result.forfeits:
        reason = t(f"arena-forfeit-{forfeit.reason}", report=forfeit.report)
        print(t("arena-forfeit", game=str(number), bot=bot, reason=reason))


def _cells(share: WinShare) -> list[str]:
    interval = f"{percent(share.low)} - {percent(share.high)}"
    return [str(share.games), percent(share.share), interval, percent(share.fair)]
