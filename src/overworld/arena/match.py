"""One game between bots: time limits, forfeits and the result."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from overworld.arena.schedule import Fixture, Tournament, name_in_record
from overworld.arena.stats.summary import win_shares
from overworld.bots import Bot, BotLike, BotSpec, build_bot, parse_bot
from overworld.bots.error_report import report_error
from overworld.components import Box
from overworld.errors import IllegalMove, NotationError
from overworld.game import Deal, Game, Termination
from overworld.game.kernel import log_of
from overworld.rules.generator import Seed

CRASH, ILLEGAL, STALL, PROCESS_DIED = "crash", "illegal", "stall", "death"
"""The reasons of a forfeit."""

Registry: TypeAlias = Mapping[str, BotLike]
"""Bot objects by name. A name that is not in the registry is a bot spec."""

OnThinking = Callable[[int, Sequence[int]], None]
"""Called with a seat before it decides, and the codes that were played since the last call."""


class ArenaError(Exception):
    """A tournament that cannot start or continue; `code` is the reason, `detail` an explanation."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


@dataclass(frozen=True)
class Forfeit:
    """The forfeit of a bot, which ends the game."""

    seat: int
    """The seat of the bot."""
    reason: str
    """The reason: `crash`, `illegal`, `stall` or `death`."""
    report: str
    """A line of detail."""


@dataclass(frozen=True)
class GameResult:
    """A finished game. Tuples by seat are in the order of `bots`.

    `shares` are the win shares: they add up to 1, or are all 0 if the game was truncated (R26).
    `decisions`, `seconds` and `slowest` leave out forced moves, for which no bot is called.
    """

    number: int
    """The number of the game, from 1."""
    bots: tuple[str, ...]
    """The name of the bot in each seat."""
    deal: str
    """The seed of the deal."""
    shares: tuple[float, ...]
    """The win share of each seat."""
    scores: tuple[int, ...]
    """The final XP of each seat."""
    turns: int
    """The number of turns."""
    truncated: bool
    """Whether the game was truncated after too many turns."""
    decisions: tuple[int, ...]
    """The number of decisions of each seat."""
    seconds: tuple[float, ...]
    """The time of each seat's decisions in seconds."""
    slowest: tuple[float, ...]
    """The time of each seat's slowest decision in seconds."""
    forfeit: Forfeit | None
    """The forfeit that ended the game, or None."""
    record: str
    """The record of the game."""

    @property
    def without_timings(self) -> GameResult:
        """The same game without durations, equal on every machine."""
        zeros = (0.0,) * len(self.bots)
        return replace(self, seconds=zeros, slowest=zeros)


class _Forfeited(Exception):
    def __init__(self, seat: int, reason: str, report: str) -> None:
        super().__init__(report)
        self.forfeit = Forfeit(seat, reason, report)


class Clock:
    """Decisions and thinking time by seat."""

    def __init__(self, players: int) -> None:
        self.decisions = [0] * players
        self.seconds = [0.0] * players
        self.slowest = [0.0] * players

    def add(self, seat: int, seconds: float) -> None:
        """Add a decision."""
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)


def allowed_seconds(bot: BotLike, patience: float) -> float:
    """Return the seconds that a bot may take for one decision before it forfeits.

    >>> allowed_seconds("obsidian@1000ms", patience=30)
    31.0
    """
    spec = parse_bot(bot) if isinstance(bot, str) else bot
    budget = spec.budget if isinstance(spec, BotSpec) else None
    return patience + (budget.ms or 0) / 1000 if budget else patience


def play(
    fixture: Fixture,
    settings: Tournament,
    box: Box,
    thinking: OnThinking | None = None,
    registry: Registry | None = None,
    *,
    interruptible: bool = False,
) -> GameResult:
    """Play a fixture in this process.

    A `KeyboardInterrupt` in a bot is its forfeit, unless `interruptible` is true.
    """
    game, clock = Game(settings.players, box=box), Clock(settings.players)
    forfeit = None
    seated = [(registry or {}).get(name, name) for name in fixture.bots]
    try:
        _play(game, clock, fixture, seated, settings, thinking or (lambda seat, codes: None))
    except _Forfeited as error:
        if interruptible and isinstance(error.__cause__, KeyboardInterrupt):
            raise error.__cause__ from None
        forfeit = error.forfeit
    return make_result(fixture, game, clock, forfeit)


def _play(
    game: Game,
    clock: Clock,
    fixture: Fixture,
    seated: Sequence[BotLike],
    settings: Tournament,
    thinking: OnThinking,
) -> None:
    deal = Deal(fixture.deal)
    bots = []
    for seat, bot in enumerate(seated):
        thinking(seat, ())
        bots.append(_build(bot, seat, fixture.seeds[seat]))
    sent = 0
    game.deal(deal)
    while not game.over and game.turn_number <= settings.max_turns:
        seat = game.turn or 0
        if len(game.legal_moves) == 1:
            game.play(game.legal_moves[0])
        else:
            thinking(seat, [code for _, code in log_of(game)[sent:]])
            sent = game.step_number
            _decide(game, clock, bots[seat], seat, allowed_seconds(seated[seat], settings.patience))
        game.deal(deal)


def _build(bot: BotLike, seat: int, seed: Seed) -> Bot:
    try:
        return build_bot(bot, seed=seed)
    except BaseException as error:  # a bot may raise anything; the tournament continues
        raise _Forfeited(seat, CRASH, report_error(error)) from error


def _decide(game: Game, clock: Clock, bot: Bot, seat: int, allowed: float) -> None:
    copy = game.copy()
    start = time.perf_counter()
    try:
        answer = bot.choose(copy)
    except BaseException as error:  # a bot may raise anything; the tournament continues
        raise _Forfeited(seat, CRASH, report_error(error)) from error
    seconds = time.perf_counter() - start
    clock.add(seat, seconds)
    if seconds > allowed:
        raise _Forfeited(seat, STALL, f"{seconds:.1f} s of {allowed:.1f} s")
    try:
        game.play(answer)
    except (IllegalMove, NotationError, ValueError, TypeError, OverflowError) as error:
        kind = type(answer).__name__
        raise _Forfeited(seat, ILLEGAL, f"answer of type {kind}: {report_error(error)}") from error


@dataclass(frozen=True)
class Question(ABC):
    """A question to one bot outside a game. Subclasses ask it in `put`."""

    bot: str
    """The name of the bot: a bot spec, or a name in the registry."""

    @abstractmethod
    def put(self, bot: BotLike, deciding: Callable[[], None]) -> object:
        """Return the answer of the bot; call `deciding` before each of its decisions."""


@dataclass(frozen=True)
class Answer:
    """The answer to a question, or the reason why there is none."""

    value: object
    """The answer; None after a forfeit."""
    forfeit: Forfeit | None = None
    """The forfeit of the bot, with the reason `crash`, `stall` or `death`."""


class _Late(Exception):
    """A decision took longer than allowed."""


def ask(
    question: Question,
    patience: float,
    thinking: OnThinking | None = None,
    registry: Registry | None = None,
    *,
    interruptible: bool = False,
) -> Answer:
    """Ask a question in this process.

    A `KeyboardInterrupt` in a bot is its forfeit, unless `interruptible` is true.
    """
    bot = (registry or {}).get(question.bot, question.bot)
    allowed, start = allowed_seconds(bot, patience), time.perf_counter()

    def check() -> None:
        seconds = time.perf_counter() - start
        if seconds > allowed:
            raise _Late(f"{seconds:.1f} s of {allowed:.1f} s")

    def deciding() -> None:
        nonlocal start
        check()
        if thinking is not None:
            thinking(0, ())
        start = time.perf_counter()

    try:
        value = question.put(bot, deciding)
        check()
    except _Late as error:
        return Answer(None, Forfeit(0, STALL, str(error)))
    except BaseException as error:  # a bot may raise anything; the other questions continue
        if interruptible and isinstance(error, KeyboardInterrupt):
            raise
        return Answer(None, Forfeit(0, CRASH, report_error(error)))
    return Answer(value)


def make_result(fixture: Fixture, game: Game, clock: Clock, forfeit: Forfeit | None) -> GameResult:
    """Return the result of a game; after a forfeit the other seats share the win."""
    if forfeit is not None:
        others = len(fixture.bots) - 1
        shares = tuple(0.0 if seat == forfeit.seat else 1 / others for seat in range(others + 1))
        line = f"{game.colours[forfeit.seat]}: {forfeit.reason}: {forfeit.report}"
        game.tags["Forfeit"] = "".join(c if c.isprintable() else "?" for c in line)
    else:
        shares = win_shares(game)
    truncated = not game.over and forfeit is None
    early = Termination.TRUNCATED if truncated else Termination.ABANDONED
    names = [name_in_record(bot) for bot in fixture.bots]
    return GameResult(
        number=fixture.number,
        bots=fixture.bots,
        deal=fixture.deal,
        shares=shares,
        scores=game.scores,
        turns=game.turn_number,
        truncated=truncated,
        decisions=tuple(clock.decisions),
        seconds=tuple(clock.seconds),
        slowest=tuple(clock.slowest),
        forfeit=forfeit,
        record=game.record(names=names, termination=None if game.over else early),
    )
