"""The summary of one game, gathered from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from overworld.components import Box
from overworld.game import Game, GameEvent, Termination, events
from overworld.game.kernel import check_box, check_game, decoded_state_of, log_of, origin_of
from overworld.game.queries import fight_odds, read_face
from overworld.notation.names import ACTION_NAMES, CELL_NAMES, PHASE_NAMES
from overworld.rules import api, phases
from overworld.rules.decoded_state import DecodedState, decode_state
from overworld.rules.lookup import lookup_of
from overworld.rules.state import DECISIONS, NONE, STATE
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
    events.Explored: "explore",
    events.Built: "build",
    events.FightBegan: "fight",
    events.Took: "weapon",
    events.BowUsed: "draw",
    events.Detonated: "detonate",
    events.Traded: "trade",
    events.Declined: "pass",
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
    """One seat of a game."""

    place: int
    """The place in turn order, from 1."""
    colour: str
    """The colour of the board."""
    name: str
    """The name in the record, or an empty string."""
    beginner: bool
    """Whether all spaces count instead of the largest group."""
    xp: int
    """The XP at the end of the record."""
    share: float
    """The win share."""
    sources: tuple[int, ...]
    """The XP of each of `SOURCES`."""


@dataclass(frozen=True)
class FightSummary:
    """One fight."""

    mob: str
    """The id of the mob."""
    odds: float
    """The exact chance to win before the fight."""
    won: bool
    """Whether the player won."""


@dataclass(frozen=True)
class GameSummary:
    """One game: its length, seats, choices, tiles, fights and scorings."""

    file: str
    """The file of the record, or an empty string."""
    ending: str
    """How the game ended, one of `ENDINGS`."""
    partial: bool
    """Whether the record starts with a position."""
    turns: int
    """The number of turns in which a player has decided."""
    decisions: int
    """The number of decisions."""
    entries: int
    """The number of steps: decisions and outcomes."""
    seats: tuple[SeatSummary, ...]
    """The seats in the order of the table."""
    choices: Mapping[tuple[str, int], int]
    """The number of decisions by phase and number of legal decisions."""
    actions: Mapping[str, int]
    """The number of decisions by kind, see `ACTIONS`."""
    revealed: Mapping[str, int]
    """The number of revealed tiles by id."""
    taken: Mapping[str, int]
    """The number of tiles that were built or defeated, by id."""
    fights: tuple[FightSummary, ...]
    """The fights in order."""
    scorings: tuple[events.Scored, ...]
    """The scorings of cards in order."""

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
    scorings: list[events.Scored] = field(default_factory=list)
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
        self._box = check_box(box)
        self._ids = np.zeros(DECISIONS, np.int64)

    def summarise(self, game: Game, file: str = "") -> GameSummary:
        """Return the summary of a game; `file` is the name of its record."""
        check_game(game)
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
            (states[at].phase, api.legal(array, index, lookup_of(game.box), self._ids))
            for index, at in enumerate(decided)
        )
        return {(PHASE_NAMES[phase], count): n for (phase, count), n in sorted(counts.items())}

    def _tally(self, found: Iterable[GameEvent], states: list[DecodedState]) -> _Tally:
        """Count the events, and also tiles that were face up and a fight that ran at the start."""
        tally, first, box = _Tally(), states[0], self._box
        faces = (read_face(first.face, box, cell) for cell in STACK_CELLS)
        tally.revealed.update(face for face in faces if face is not None)
        odds = 0.0
        if first.mob != NONE:
            odds = float(fight_odds(first, box, CELL_NAMES[first.mob]))
        for event in found:
            chosen = _CHOSEN.get(type(event))
            if chosen is not None:
                tally.actions[chosen] += 1
            if isinstance(event, events.Mined):
                tally.actions["collect"] += states[event.at].phase == phases.ACTING
            elif isinstance(event, events.CellRevealed):
                tally.revealed[event.face] += 1
            elif isinstance(event, events.FightBegan):
                odds = event.chance
            elif isinstance(event, events.Fought):
                tally.fights.append(FightSummary(event.mob, odds, event.won))
                tally.taken[event.mob] += event.won
                tally.xp[event.seat, "mob"] += event.xp
            elif isinstance(event, events.Built):
                tally.taken[event.tile] += 1
                tally.xp[event.seat, "build"] += event.xp
            elif isinstance(event, events.TokenRevealed):
                tally.xp[event.seat, "hoe"] += event.xp
            elif isinstance(event, events.Scored):
                tally.scorings.append(event)
                tally.xp[event.seat, event.card] += event.xp
            elif isinstance(event, events.BonusScored):
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


def win_shares(game: Game) -> tuple[float, ...]:
    """Return the win share of each seat: ties split the win, a truncated game has none (R26).

    If all players but one have resigned, the last one wins (R27).
    """
    outcome = game.outcome()
    return outcome.shares if outcome is not None else (0.0,) * len(game.colours)


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
