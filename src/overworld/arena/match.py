"""One game between bots: played by the rules of the arena, whatever the bots do."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from overworld.arena.schedule import Fixture, Tournament
from overworld.bots import Bot, BotLike, BotSpec, build_bot, parse_bot
from overworld.components import Components
from overworld.errors import IllegalMove, NotationError
from overworld.game import Deal, Game

CRASH, ILLEGAL, STALL, DEATH = "crash", "illegal", "stall", "death"
"""Why a bot can forfeit a game."""

Own: TypeAlias = Mapping[str, BotLike]
"""The bots that are not what their names say: objects of Python, by the names they have here."""

OnThinking = Callable[[int, Sequence[int]], None]
"""Called when a seat begins to think, with the codes that were played since the last call."""


@dataclass(frozen=True)
class Forfeit:
    """Which seat forfeited, why, and a line about it."""

    seat: int
    reason: str
    report: str


@dataclass(frozen=True)
class Played:
    """A game at its end. What is said by seat is in the order of `bots`.

    `shares` are of the win: 1 in all, 0 for everybody if the game was cut off (R26). Only free
    decisions are counted and timed: where one move is legal, nobody is asked.
    """

    number: int
    bots: tuple[str, ...]
    deal: str
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    turns: int
    truncated: bool
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    forfeit: Forfeit | None
    record: str

    @property
    def timeless(self) -> Played:
        """The same without what the clock said: equal wherever it was played."""
        nothing = (0.0,) * len(self.bots)
        return replace(self, seconds=nothing, slowest=nothing)


class _Forfeited(Exception):
    """A bot has forfeited."""

    def __init__(self, seat: int, reason: str, report: str) -> None:
        super().__init__(report)
        self.forfeit = Forfeit(seat, reason, report)


class Clock:
    """How long each seat has thought."""

    def __init__(self, players: int) -> None:
        self.decisions = [0] * players
        self.seconds = [0.0] * players
        self.slowest = [0.0] * players

    def add(self, seat: int, seconds: float) -> None:
        """Counts a decision."""
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)


def allowed_seconds(bot: BotLike, patience: float) -> float:
    """How long a bot may think about one decision before it forfeits.

    >>> allowed_seconds("obsidian@1000ms", patience=30)
    31.0
    """
    spec = parse_bot(bot) if isinstance(bot, str) else bot
    budget = spec.budget if isinstance(spec, BotSpec) else None
    return patience + (budget.ms or 0) / 1000 if budget else patience


def play(
    fixture: Fixture,
    settings: Tournament,
    box: Components,
    thinking: OnThinking | None = None,
    own: Own | None = None,
    *,
    interruptible: bool = False,
) -> Played:
    """Plays a fixture to its end in this process; Ctrl-C is a bot's fault unless it is ours."""
    game, clock = new_game(fixture, box), Clock(settings.players)
    forfeit = None
    seated = [(own or {}).get(name, name) for name in fixture.bots]
    try:
        _play(game, clock, fixture, seated, settings, thinking or (lambda seat, codes: None))
    except _Forfeited as error:
        if interruptible and isinstance(error.__cause__, KeyboardInterrupt):
            raise error.__cause__ from None
        forfeit = error.forfeit
    return played(fixture, game, clock, forfeit)


def new_game(fixture: Fixture, box: Components) -> Game:
    """The table of a fixture, nothing dealt yet."""
    return Game(len(fixture.bots), components=box)


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
    for seat, what in enumerate(seated):
        thinking(seat, ())
        bots.append(_build(what, seat, fixture.seeds[seat]))
    told = 0
    game.deal(deal)
    while not game.over and game.turns <= settings.max_turns:
        seat = game.turn or 0
        if len(game.legal_moves) == 1:
            game.play(game.legal_moves[0])
        else:
            thinking(seat, [code for _, code in game.log[told:]])
            told = len(game.log)
            _decide(game, clock, bots[seat], seat, allowed_seconds(seated[seat], settings.patience))
        game.deal(deal)


def _build(what: BotLike, seat: int, seed: int) -> Bot:
    try:
        return build_bot(what, seed=seed)
    except BaseException as error:  # a bot may raise anything; the tournament goes on
        raise _Forfeited(seat, CRASH, _line(error)) from error


def _decide(game: Game, clock: Clock, bot: Bot, seat: int, allowed: float) -> None:
    """Asks a bot and plays its answer."""
    copy = game.copy()
    start = time.perf_counter()
    try:
        answer = bot.choose(copy)
    except BaseException as error:  # a bot may raise anything; the tournament goes on
        raise _Forfeited(seat, CRASH, _line(error)) from error
    seconds = time.perf_counter() - start
    clock.add(seat, seconds)
    if seconds > allowed:
        raise _Forfeited(seat, STALL, f"{seconds:.1f} s of {allowed:.1f} s")
    try:
        game.play(answer)
    except (IllegalMove, NotationError, ValueError, TypeError, OverflowError) as error:
        kind = type(answer).__name__
        raise _Forfeited(seat, ILLEGAL, f"answer of type {kind}: {_line(error)}") from error


def _line(error: BaseException) -> str:
    """What went wrong, in one line of bounded length."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}"[:300]


def played(fixture: Fixture, game: Game, clock: Clock, forfeit: Forfeit | None) -> Played:
    """What came of a game: who won it, or who forfeited it and left the win to the others."""
    players = range(len(fixture.bots))
    if forfeit is not None:
        others = len(fixture.bots) - 1
        shares = tuple(0.0 if seat == forfeit.seat else 1 / others for seat in players)
        line = f"{game.colours[forfeit.seat]}: {forfeit.reason}: {forfeit.report}"
        game.tags["Forfeit"] = "".join(c if c.isprintable() else "?" for c in line)
    else:
        winners = game.winners
        shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in players)
    truncated = not game.over and forfeit is None
    ending = None if game.over else "cut off" if truncated else "abandoned"
    return Played(
        number=fixture.number,
        bots=fixture.bots,
        deal=fixture.deal,
        shares=shares,
        scores=game.scores,
        turns=game.turns,
        truncated=truncated,
        decisions=tuple(clock.decisions),
        seconds=tuple(clock.seconds),
        slowest=tuple(clock.slowest),
        forfeit=forfeit,
        record=game.record(names=[_name(bot) for bot in fixture.bots], termination=ending),
    )


def _name(bot: str) -> str:
    """How a record calls a bot: a name cannot hold a comma."""
    return bot.replace(",", "_")
