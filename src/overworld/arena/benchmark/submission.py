"""Results with all their games in two files, and `verify`, which replays them.

results.json     the tables, the protocol, versions, and the answers to the tasks
games.jsonl.xz   one line for each game, with its record
"""

from __future__ import annotations

import json
import lzma
import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from overworld.arena import ArenaError, GameResult
from overworld.arena.benchmark.protocol import VERSION, Protocol
from overworld.arena.benchmark.results import TASK_KINDS, Results, asked_tasks, make_results
from overworld.arena.benchmark.tasks import DecisionScore, score_answers
from overworld.arena.match import Clock, make_result
from overworld.arena.schedule import Fixture
from overworld.bots import Bot, BotError, bot_name, build_bot, parse_bot
from overworld.bots.ladder import LADDER
from overworld.bots.versions import bot_version
from overworld.components import Box, load_box
from overworld.game import Deal, Game
from overworld.game.kernel import log_of, play_code
from overworld.rules.playout import TURN_LIMIT
from overworld.version import __version__

RESULTS, TABLES, GAMES = "results.json", "results.md", "games.jsonl.xz"

MAX_BYTES = 256_000_000
"""The largest size of a file, uncompressed. The games of the whole protocol have 7 MB per agent."""

_LONGEST_FACT = 200  # characters of an error about a row


class SubmissionError(ArenaError):
    """Results that are unreadable, or do not agree with their games; `str` says where and why."""


class _Stored(msgspec.Struct):
    """The contents of results.json."""

    version: int
    protocol: Any
    rows: list[dict[str, Any]]
    software: dict[str, Any]


def write_submission(
    results: Results, games: Mapping[int, Sequence[GameResult]], folder: Path
) -> None:
    """Write the results, the tables as Markdown, and all games."""
    text = json.dumps(results.as_json(), indent=2) + "\n"
    (folder / RESULTS).write_text(text, encoding="utf-8")
    (folder / TABLES).write_text(results.markdown(), encoding="utf-8")
    with lzma.open(folder / GAMES, "wb") as file:
        for _, played in sorted(games.items()):
            for game in sorted(played, key=lambda game: game.number):
                file.write(json.dumps(asdict(game)).encode() + b"\n")


def verify(
    folder: str | PathLike[str],
    *,
    anchors: bool = False,
    on_game: Callable[[], object] = lambda: None,
) -> Results:
    """Replay all games of a submission, and compute its results again.

    Each game must be a game of the protocol, with the bots, the deal and the result that the
    record shows. The answers to the tasks are judged again.

    Args:
        folder: The folder with `results.json` and `games.jsonl.xz`.
        anchors: Whether to ask the anchors again for each of their decisions. It takes as long as
            they took to play.
        on_game: Called after each game.

    Returns:
        The results, which agree with those in `results.json`. `unverified` names the facts that
        nothing confirms.

    Raises:
        SubmissionError: If a file cannot be read, or something does not agree.
    """
    place, box = Path(folder), load_box()
    stored = _read_results(place)
    protocol = _read_protocol(stored)
    if stored.software.get("box") != box.name:
        raise SubmissionError(f"{RESULTS}: the box is not {box.name}")
    played_games = _read_games(place)
    _check_bots(stored.software, protocol)
    _check_size(protocol, len(played_games))
    games = _by_fixture(played_games, protocol)
    for game, fixture in games:
        _check_game(game, fixture, protocol, box, anchors=anchors)
        on_game()
    played = {
        players: [game for game, _ in games if len(game.bots) == players]
        for players, _ in protocol.deals
    }
    tasks = {str(row.get("agent")): _scores(row, protocol) for row in stored.rows}
    results = make_results(protocol, played, tasks, stored.software)
    _check_rows(json.loads(json.dumps(results.as_json()))["rows"], stored.rows)
    return results


def unverified(results: Results) -> list[str]:
    """Return the facts about the software of verified results that nothing confirms.

    These are versions of Python and packages, the versions of bots that are not built in, and
    another version of Overworld with its built-in bots.
    """
    software, confirmed = results.software, _built_in(results.software, results.protocol)
    facts = [
        f"{name} {software[name]}" for name in ("python", "numpy", "numba") if name in software
    ]
    if software.get("version") != __version__:
        facts.insert(0, f"version {software.get('version')}, here {__version__}")
    bots = software.get("bots")
    named = bots if isinstance(bots, dict) else {}
    facts += [
        f"{name}: {named.get(name, 'no version')}"
        for name in results.protocol.participants
        if name not in confirmed
    ]
    return facts


def _built_in(software: Mapping[str, object], protocol: Protocol) -> dict[str, str]:
    """Return the versions of the built-in bots, if this is the same version of Overworld."""
    if software.get("version") != __version__:
        return {}
    versions = dict[str, str]()
    for name in protocol.participants:
        with suppress(BotError):  # the name of an object
            spec = parse_bot(name)
            if spec.bot in LADDER and not spec.arguments:
                versions[name] = bot_version(spec)
    return versions


def _check_bots(software: Mapping[str, Any], protocol: Protocol) -> None:
    """Refuse other versions of built-in bots than those of the same version of Overworld."""
    stored = software.get("bots")
    for name, here in _built_in(software, protocol).items():
        there = stored.get(name) if isinstance(stored, dict) else None
        if there != here:
            raise SubmissionError(f"{RESULTS}: {name} should have the version {here}, not {there}")


def _check_size(protocol: Protocol, games: int) -> None:
    """Refuse a protocol with more pairings or deals than games, before all are listed."""
    agents, anchors = len(protocol.agents), len(protocol.anchors)
    pairings = (agents * anchors - min(agents, anchors)) / 2  # at least: some are the same
    needed = math.ceil(pairings * max(deals for _, deals in protocol.deals))
    if needed > games:
        raise SubmissionError(f"{GAMES}: {games} games, but the protocol has {needed} or more")


def _by_fixture(
    games: Sequence[GameResult], protocol: Protocol
) -> list[tuple[GameResult, Fixture]]:
    """Return each game with its fixture."""
    known = {(len(game.bots), game.number): game for game in games}
    fixtures = [f for players, _ in protocol.deals for f in protocol.fixtures(players)]
    for fixture in fixtures:
        if (len(fixture.bots), fixture.number) not in known:
            where = f"game {fixture.number} with {len(fixture.bots)} players"
            raise SubmissionError(f"{GAMES}: {where} is missing")
    if len(games) != len(fixtures):
        raise SubmissionError(f"{GAMES}: {len(games)} games, but the protocol has {len(fixtures)}")
    return [(known[len(fixture.bots), fixture.number], fixture) for fixture in fixtures]


def _check_rows(found: list[dict[str, Any]], stored: list[dict[str, Any]]) -> None:
    if len(found) != len(stored):
        raise SubmissionError(f"{RESULTS}: {len(stored)} rows, but {len(found)} agents")
    for row, other in zip(found, stored, strict=True):
        for _, score in other["tasks"]:
            score.setdefault("forfeits", {})  # older results of protocol 2 do not have it
        wrong = [key for key, value in row.items() if not _agrees(value, other.get(key))]
        if wrong:
            facts = f"{wrong[0]} should be {row[wrong[0]]}"
            if len(facts) > _LONGEST_FACT:
                facts = f"{wrong[0]} does not agree with the games and answers"
            raise SubmissionError(f"{RESULTS}: the row of {row['agent']}: {facts}")


def _agrees(found: object, stored: object) -> bool:
    """Return whether values are equal; the last digits of a sum depend on the version of Python."""
    if isinstance(found, float) and isinstance(stored, int | float):
        return math.isclose(found, stored, rel_tol=1e-9, abs_tol=1e-9)
    if isinstance(found, dict) and isinstance(stored, dict):
        return found.keys() == stored.keys() and all(
            _agrees(value, stored[key]) for key, value in found.items()
        )
    if isinstance(found, list) and isinstance(stored, list):
        return len(found) == len(stored) and all(map(_agrees, found, stored))
    return found == stored


def _read(file: Path) -> bytes:
    """Return the content of a file of a limited size."""
    with file.open("rb") as opened:
        content = opened.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise SubmissionError(f"{file.name}: more than {MAX_BYTES:,} bytes")
    return content


def _read_results(folder: Path) -> _Stored:
    try:
        text = _read(folder / RESULTS)
        version = json.loads(text).get("version")
        if version != VERSION:
            raise SubmissionError(f"{RESULTS}: protocol {version}, but this is protocol {VERSION}")
        return msgspec.json.decode(text, type=_Stored)
    except OSError as error:
        raise SubmissionError(f"{RESULTS}: {error.strerror}") from error
    except (ValueError, AttributeError, RecursionError) as error:
        raise SubmissionError(f"{RESULTS}: {error}") from error


def _read_protocol(stored: _Stored) -> Protocol:
    try:
        protocol = msgspec.convert(stored.protocol, Protocol)
    except (ValueError, TypeError) as error:
        raise SubmissionError(f"{RESULTS}: protocol: {error}") from error
    for name in protocol.participants:
        if not name.isprintable():
            raise SubmissionError(
                f"{RESULTS}: protocol: {name!r} has characters to control screens"
            )
    return protocol


def _read_games(folder: Path) -> list[GameResult]:
    unpacker = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=MAX_BYTES)
    try:
        text = unpacker.decompress(_read(folder / GAMES), MAX_BYTES + 1)
    except (OSError, lzma.LZMAError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SubmissionError(f"{GAMES}: {reason}") from error
    if len(text) > MAX_BYTES:
        raise SubmissionError(f"{GAMES}: more than {MAX_BYTES:,} bytes")
    if not unpacker.eof:
        raise SubmissionError(f"{GAMES}: the file ends too early")
    games = list[GameResult]()
    for number, line in enumerate(text.splitlines(), 1):
        try:
            games.append(msgspec.json.decode(line, type=GameResult))
        except (ValueError, RecursionError) as error:
            raise SubmissionError(f"{GAMES}: line {number}: {error}") from error
    return games


def _check_game(
    stored: GameResult, fixture: Fixture, protocol: Protocol, box: Box, *, anchors: bool
) -> None:
    where = f"{GAMES}: game {fixture.number} with {len(fixture.bots)} players"
    if (stored.bots, stored.deal) != (fixture.bots, fixture.deal):
        raise SubmissionError(
            f"{where}: the protocol has {', '.join(fixture.bots)} on another deal"
        )
    forfeit = stored.forfeit
    if forfeit is not None and not (
        0 <= forfeit.seat < len(fixture.bots) and fixture.bots[forfeit.seat] not in protocol.anchors
    ):
        raise SubmissionError(f"{where}: only an agent can forfeit")
    try:
        recorded = Game.from_record(stored.record, box)
    except ValueError as error:
        reason, _, _ = str(error).partition(" (in ")  # without the position of an illegal move
        raise SubmissionError(f"{where}: {reason[:_LONGEST_FACT]}") from error
    asked = {
        seat: build_bot(bot, seed=fixture.seeds[seat])
        for seat, bot in enumerate(fixture.bots)
        if anchors and bot in protocol.anchors
    }
    clock = Clock(len(fixture.bots))
    try:
        game = _replay(recorded, Deal(fixture.deal), clock, asked)
    except ValueError as error:
        raise SubmissionError(f"{where}: {error}") from error
    if not game.over and forfeit is None and game.turn_number <= TURN_LIMIT:
        raise SubmissionError(f"{where}: the game is not over")
    result = make_result(fixture, game, clock, forfeit)
    decided = result.decisions if forfeit is None else stored.decisions
    times = stored.seconds, stored.slowest
    if replace(result, decisions=decided, seconds=times[0], slowest=times[1]) != stored:
        raise SubmissionError(f"{where}: its result does not agree with its record")


def _replay(recorded: Game, deal: Deal, clock: Clock, asked: Mapping[int, Bot]) -> Game:
    """Play the decisions of a record again, with the chance of a deal; raise `ValueError`."""
    game, codes = Game(len(recorded.colours), box=recorded.box), [c for _, c in log_of(recorded)]
    done = 0
    while True:
        game.deal(deal)
        dealt = [code for _, code in log_of(game)[done:]]
        if dealt != codes[done : done + len(dealt)]:
            raise ValueError(f"step {done + 1}: the record does not have the chance of the deal")
        done += len(dealt)
        if done == len(codes):
            return game
        if game.turn_number > TURN_LIMIT:
            raise ValueError(f"step {done + 1}: the game continues after turn {TURN_LIMIT}")
        if len(game.legal_moves) > 1:
            seat = game.turn or 0
            clock.decisions[seat] += 1
            if seat in asked:
                answer = asked[seat].choose(game.copy())
                if game.legal_moves.move(codes[done]) != answer:
                    raise ValueError(f"step {done + 1}: {bot_name(asked[seat])} plays {answer}")
        play_code(game, codes[done])
        done += 1


def _scores(row: Mapping[str, Any], protocol: Protocol) -> tuple[tuple[str, DecisionScore], ...]:
    """Return the scores of the answers in a row of results.json."""
    players = [count for count, _ in protocol.deals]
    try:
        given = {
            kind: msgspec.convert(score["answers"], dict[str, tuple[str, ...]])
            for kind, score in row["tasks"]
        }
        lost = {
            kind: msgspec.convert(score.get("forfeits", {}), dict[str, str])
            for kind, score in row["tasks"]
        }
        for kind in TASK_KINDS:
            tasks = {task.name for task in asked_tasks(kind, players)}
            if both := sorted(lost[kind].keys() & given[kind].keys() or lost[kind].keys() - tasks):
                raise ValueError(f"{both[0]} is not a task, or has an answer and a forfeit")
        return tuple(
            (kind, score_answers(asked_tasks(kind, players), given[kind], lost[kind]))
            for kind in TASK_KINDS
        )
    except (ValueError, TypeError, KeyError) as error:
        raise SubmissionError(f"{RESULTS}: tasks of {row.get('agent')}: {error!r}") from error
