"""The summary of one game, gathered from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from overworld.components import Box
from overworld.game import Game, Termination
from overworld.game.events import (
    BonusScored,
    BowUsed,
    Built,
    CellRevealed,
    Declined,
    Detonated,
    Explored,
    FightBegan,
    Fought,
    GameEvent,
    Mined,
    Scored,
    TokenRevealed,
    Took,
    Traded,
)
from overworld.game.facts import fight_odds, read_face
from overworld.game.kernel import decoded_state_of, log_of, origin_of
from overworld.notation.names import ACTION_NAMES, CELL_NAMES, PHASE_NAMES
from overworld.rules import api
from overworld.rules.decoded_state import DecodedState, decode_state
from overworld.rules.state import ACTING, DECISIONS, NONE, STATE
from overworld.rules.tables import tables_of
from overworld.rules.world import STACK_CELLS

SOURCES = ("before", "build", "mob", "hoe", "A", "B", "C", "bonus")
"""The sources of XP, in the order of `SeatSummary.sources`.

`before`: XP at the start of a record that starts with a position. `build`: buildings. `mob`: won
fights. `hoe`: the weapon that gains XP. `A`, `B`, `C`: scoring cards. `bonus`: scoring mobs at the
end.
"""

ENDINGS = ("finished", "cut_off", "resigned", "unfinished")
"""How a game ended; an `unfinished` game still runs or was abandoned."""

DECIDED = ("finished", "cut_off", "resigned")
"""The endings with a result; a truncated game has no winner (R26)."""

_CHOSEN: Mapping[type[GameEvent], str] = {
    Explored: "explore",
    Built: "build",
    FightBegan: "fight",
    Took: "weapon",
    BowUsed: "draw",
    Detonated: "detonate",
    Traded: "trade",
    Declined: "pass",
}
ACTIONS = (*ACTION_NAMES, "draw", "detonate", "trade", "pass")
"""The keys of `GameSummary.actions`: the five actions, then the other choices."""

_ENDINGS = {
    Termination.FINISHED: "finished",
    Termination.TRUNCATED: "cut_off",
    Termination.RESIGNED: "resigned",
}


@dataclass(frozen=True)
class SeatSummary:
    """One seat of a game; `place` is its place in turn order, from 1."""

    place: int
    colour: str
    name: str
    beginner: bool
    xp: int
    share: float
    sources: tuple[int, ...]


@dataclass(frozen=True)
class FightSummary:
    """One fight: the exact chance to win before it, and whether it was won."""

    mob: str
    odds: float
    won: bool


@dataclass(frozen=True)
class ScoringSummary:
    """One scoring of a card by a seat."""

    card: str
    characteristic: str
    spaces: int
    points: int


@dataclass(frozen=True)
class GameSummary:
    """One game: its length, seats, choices, tiles, fights and scorings.

    `choices` counts decisions by phase and number of legal decisions; `actions` counts decisions
    by kind; `revealed` and `taken` count tiles that were revealed, and tiles that were built or
    defeated.
    """

    file: str
    ending: str
    partial: bool
    turns: int
    decisions: int
    entries: int
    seats: tuple[SeatSummary, ...]
    choices: Mapping[tuple[str, int], int]
    actions: Mapping[str, int]
    revealed: Mapping[str, int]
    taken: Mapping[str, int]
    fights: tuple[FightSummary, ...]
    scorings: tuple[ScoringSummary, ...]

    @property
    def winners(self) -> tuple[SeatSummary, ...]:
        """The seats with a win share."""
        return tuple(seat for seat in self.seats if seat.share)

    @property
    def margin(self) -> int:
        """The lead in XP of the best seat; 0 also if equal XP are decided by blocks."""
        best, second = sorted((seat.xp for seat in self.seats), reverse=True)[:2]
        return best - second


@dataclass
class _Tally:
    """Counts over the events of a game."""

    actions: Counter[str] = field(default_factory=Counter)
    revealed: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    fights: list[FightSummary] = field(default_factory=list)
    scorings: list[ScoringSummary] = field(default_factory=list)
    xp: Counter[tuple[int, str]] = field(default_factory=Counter)
    """By seat and source."""


class Summariser:
    """A summariser of games with one box.

    >>> from overworld import Deal, Game, load_box
    >>> game = Game(players=2, first=1)
    >>> game.deal(Deal(7))
    >>> game.play("explore 33")
    >>> game.deal(Deal(7))
    >>> found = Summariser(load_box()).summarise(game)
    >>> found.turns, found.decisions, found.entries, found.ending
    (1, 1, 57, 'unfinished')
    >>> [seat.place for seat in found.seats], found.actions, sum(found.revealed.values())
    ([2, 1], {'explore': 1}, 4)
    """

    def __init__(self, box: Box) -> None:
        self._box = box
        self._ids = np.zeros(DECISIONS, np.int64)

    def summarise(self, game: Game, file: str = "") -> GameSummary:
        """Return the summary of a game; `file` is the name of its record."""
        states = [*(decode_state(before) for before, _ in log_of(game)), decoded_state_of(game)]
        decided = [at for at, state in enumerate(states[:-1]) if not state.awaits_chance]
        tally = self._tally(game.events(), states)
        return GameSummary(
            file=file,
            ending=_ending(game),
            partial=origin_of(game).position is not None,
            turns=_turns_played(states, decided),
            decisions=len(decided),
            entries=game.step_number,
            seats=_seats(game, states, tally.xp),
            choices=self._choices(game, states, decided),
            actions={name: tally.actions[name] for name in ACTIONS if tally.actions[name]},
            revealed=self._in_order(tally.revealed),
            taken=self._in_order(tally.taken),
            fights=tuple(tally.fights),
            scorings=tuple(tally.scorings),
        )

    def _in_order(self, counts: Counter[str]) -> dict[str, int]:
        """Sort counts by tile id into the order of the box."""
        return {tile: counts[tile] for tile in self._box.tile_ids if counts[tile]}

    def _choices(
        self, game: Game, states: list[DecodedState], decided: list[int]
    ) -> dict[tuple[str, int], int]:
        """Count decisions by phase and number of legal moves."""
        array = np.frombuffer(bytearray().join(states[at].raw for at in decided), STATE)
        counts = Counter(
            (states[at].phase, api.legal(array, index, tables_of(game.box), self._ids))
            for index, at in enumerate(decided)
        )
        return {(PHASE_NAMES[phase], count): n for (phase, count), n in sorted(counts.items())}

    def _tally(self, events: Iterable[GameEvent], states: list[DecodedState]) -> _Tally:
        """Count the events, and also tiles that were face up and a fight that ran at the start."""
        tally, first, box = _Tally(), states[0], self._box
        faces = (read_face(first.face, box, cell) for cell in STACK_CELLS)
        tally.revealed.update(face for face in faces if face is not None)
        odds = 0.0
        if first.mob != NONE:
            odds = float(fight_odds(first, box, CELL_NAMES[first.mob]))
        for event in events:
            chosen = _CHOSEN.get(type(event))
            if chosen is not None:
                tally.actions[chosen] += 1
            if isinstance(event, Mined):
                tally.actions["collect"] += states[event.at].phase == ACTING
            elif isinstance(event, CellRevealed):
                tally.revealed[event.face] += 1
            elif isinstance(event, FightBegan):
                odds = event.chance
            elif isinstance(event, Fought):
                tally.fights.append(FightSummary(event.mob, odds, event.won))
                tally.taken[event.mob] += event.won
                tally.xp[event.seat, "mob"] += event.xp
            elif isinstance(event, Built):
                tally.taken[event.tile] += 1
                tally.xp[event.seat, "build"] += event.xp
            elif isinstance(event, TokenRevealed):
                tally.xp[event.seat, "hoe"] += event.xp
            elif isinstance(event, Scored):
                scoring = ScoringSummary(event.card, event.characteristic, event.spaces, event.xp)
                tally.scorings.append(scoring)
                tally.xp[event.seat, event.card] += event.xp
            elif isinstance(event, BonusScored):
                tally.xp[event.seat, "bonus"] += event.xp
        return tally


def _seats(
    game: Game, states: list[DecodedState], xp: Counter[tuple[int, str]]
) -> tuple[SeatSummary, ...]:
    colours = game.colours
    for seat in range(len(colours)):
        xp[seat, "before"] = states[0].xp[seat]
    places, shares = _places(states[-1]), win_shares(game)
    named = game.names
    return tuple(
        SeatSummary(
            place=places[seat],
            colour=colour,
            name=named[seat],
            beginner=bool(states[-1].beginner[seat]),
            xp=states[-1].xp[seat],
            share=shares[seat],
            sources=tuple(xp[seat, source] for source in SOURCES),
        )
        for seat, colour in enumerate(colours)
    )


def win_shares(game: Game) -> list[float]:
    """Return the win share of each seat: ties split the win, a truncated game has none (R26).

    If all players but one have resigned, the last one wins (R27).
    """
    outcome = game.outcome()
    winners = outcome.winners if outcome is not None else ()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.colours))]


def _ending(game: Game) -> str:
    outcome = game.outcome()
    return _ENDINGS[outcome.termination] if outcome is not None else "unfinished"


def _turns_played(states: list[DecodedState], decided: list[int]) -> int:
    """Return the number of turns in which a player has decided."""
    if not decided:
        return 0
    before = states[0].turns
    return states[decided[-1]].turns - before + (before > 0)


def _places(last: DecodedState) -> list[int]:
    """Return the place of each seat in turn order, from 1; before the first turn in seat order."""
    players = last.players
    first = (last.turn - max(last.turns - 1, 0)) % players if last.turn != NONE else 0
    return [(seat - first) % players + 1 for seat in range(players)]
