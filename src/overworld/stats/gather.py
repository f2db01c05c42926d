"""Reads what a game tells out of its log, state by state."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from overworld.components import Components
from overworld.game import Game
from overworld.game.facts import win_chance_of
from overworld.game.resolve import card_names
from overworld.notation.names import ACTION_NAMES, CARD_NAMES, CELL_NAMES
from overworld.notation.plain import Plain
from overworld.notation.position import PHASE_NAMES
from overworld.rules import entry
from overworld.rules.state import (
    ACTING,
    BUILD_ID,
    CARDS,
    DECISIONS,
    DETONATE_ID,
    DRAW_ID,
    DRAWING,
    EXPLORE_ID,
    FIGHT_ID,
    NONE,
    PASS_ID,
    REVEALING,
    SCORE_ID,
    SCORING,
    SPACES,
    STATE,
    TAKE_ID,
    TILE_KINDS,
    TRADE_ID,
    States,
)
from overworld.rules.world import CORNERS, STACK_CELLS, STACKS
from overworld.stats.summary import (
    SOURCES,
    FightSummary,
    GameSummary,
    ScoringSummary,
    SeatSummary,
)

_BEFORE, _BUILD, _MOB, _HOE, _CARD = (
    SOURCES.index(n) for n in ("before", "build", "mob", "hoe", "A")
)
_BONUS = SOURCES.index("bonus")
_FIRST_IDS = np.array([0, EXPLORE_ID, BUILD_ID, FIGHT_ID, TAKE_ID, DRAW_ID])
_ANSWERS = {DRAW_ID: "draw", DETONATE_ID: "detonate", TRADE_ID: "trade", PASS_ID: "pass"}
ACTIONS = (*ACTION_NAMES, *_ANSWERS.values())
"""What `GameSummary.actions` counts: the five actions, then the answers that are a choice."""

_Ints = npt.NDArray[np.int64]


class _Fought(NamedTuple):
    """A fight by numbers."""

    seat: int
    mob: int
    odds: float
    won: bool


class Gatherer:
    """Summarises games of one box; keeps the odds of fights, which come again and again.

    >>> from overworld import Deal, Game, load_components
    >>> game = Game(players=2, first=1)
    >>> game.deal(Deal(7))
    >>> game.play("explore 33")
    >>> game.deal(Deal(7))
    >>> told = Gatherer(load_components()).summary_of(game)
    >>> told.turns, told.decisions, told.entries, told.ending
    (1, 1, 57, 'unfinished')
    >>> [seat.place for seat in told.seats], told.actions, sum(told.revealed.values())
    ([2, 1], {'explore': 1}, 4)
    """

    def __init__(self, box: Components) -> None:
        self._box = box
        self._tiles = [tile.id for tile in box.tiles]
        self._odds: dict[tuple[bytes, int], float] = {}
        self._ids = np.zeros(DECISIONS, np.int64)
        self._counts = np.zeros(CARDS * 4 + TILE_KINDS, np.int64)

    def summary_of(self, game: Game, file: str = "") -> GameSummary:
        """The summary of a game, which may have been read from a record."""
        raw = bytearray().join([*(before for before, _ in game.log), bytes(game.states.tobytes())])
        walk = _Walk(game, np.frombuffer(raw, STATE))
        fights, scorings = self._fights(walk), self._scorings(walk)
        return GameSummary(
            file=file,
            ending=_ending(game),
            partial=game.root_position is not None,
            turns=_turns_played(walk),
            decisions=len(walk.decisions),
            entries=len(walk.codes),
            seats=self._seats(walk, fights, scorings),
            choices=self._choices(walk),
            actions=_actions(walk),
            revealed=self._named(_revealed(walk)),
            taken=self._named(_built(walk) + Counter(fight.mob for fight in fights if fight.won)),
            fights=tuple(
                FightSummary(self._tiles[fight.mob], fight.odds, fight.won) for fight in fights
            ),
            scorings=tuple(scoring for _, scoring in scorings),
        )

    def _named(self, kinds: Counter[int]) -> dict[str, int]:
        """Counts by the id of a tile, in the order of the box."""
        return {self._tiles[kind]: kinds[kind] for kind in sorted(kinds)}

    def _choices(self, walk: _Walk) -> dict[tuple[str, int], int]:
        """How many decisions of each phase had how many legal answers."""
        states, tables, ids = walk.states, walk.game.tables, self._ids
        legal = (entry.legal(states, index, tables, ids) for index in walk.decisions.tolist())
        found = Counter(zip(walk.phases[walk.decisions].tolist(), legal, strict=True))
        return {(PHASE_NAMES[phase], count): n for (phase, count), n in sorted(found.items())}

    def _fights(self, walk: _Walk) -> list[_Fought]:
        """Each fight that came to its end, one in progress at the beginning included."""
        found = []
        cells, faces, mobs = walk.states["mob"], walk.states["face"], walk.states["mobs"]
        begun = [0] if cells[0] != NONE else []
        for index in [*begun, *walk.acts(FIGHT_ID, TAKE_ID).tolist()]:
            over = np.flatnonzero(cells[index + 1 :] == NONE)
            if not len(over):
                continue
            after = index + 1 + int(over[0])
            cell = int(cells[after - 1])
            seat, mob = int(walk.turns[index]), int(faces[index, cell])
            won = bool(mobs[after, seat, mob] > mobs[index, seat, mob])
            found.append(_Fought(seat, mob, self._odds_of(walk, index, cell), won))
        return found

    def _odds_of(self, walk: _Walk, index: int, cell: int) -> float:
        """The chance to win from here on; it depends on the pile alone before a fight."""
        state = walk.states[index]
        key = (state.pile[state.turn].tobytes(), int(state.face[cell]))
        if state.mob == NONE and key in self._odds:
            return self._odds[key]
        odds = float(win_chance_of(Plain(state.tobytes()), self._box, CELL_NAMES[cell]))
        if state.mob == NONE:
            self._odds[key] = odds
        return odds

    def _scorings(self, walk: _Walk) -> list[tuple[int, ScoringSummary]]:
        """The seat of each scoring, and what it scored."""
        found = []
        for index in np.flatnonzero(walk.phases[:-1] == SCORING).tolist():
            state = walk.states[index]
            seat, card = int(state.scorer), int(state.scored)
            trait = int(walk.codes[index]) - SCORE_ID
            name = card_names(state, self._box)[trait]
            entry.forecast(walk.states, index, walk.game.tables, seat, self._counts)
            spaces = int(self._counts[card * 4 + trait])
            points = spaces * self._box.points[name]
            found.append((seat, ScoringSummary(CARD_NAMES[card], name, spaces, points)))
        return found

    def _seats(
        self,
        walk: _Walk,
        fights: list[_Fought],
        scorings: list[tuple[int, ScoringSummary]],
    ) -> tuple[SeatSummary, ...]:
        """What each seat came to, with the sources of its XP."""
        game, tables, players = walk.game, walk.game.tables[0], walk.players
        xp = np.zeros((players, len(SOURCES)), np.int64)
        xp[:, _BEFORE] = walk.states["xp"][0, :players]
        for index in walk.acts(BUILD_ID, FIGHT_ID).tolist():
            xp[walk.turns[index], _BUILD] += tables.tile_xp[walk.built_at(index)]
        for fight in fights:
            xp[fight.seat, _MOB] += fight.won * int(tables.tile_xp[fight.mob])
        hoes = (walk.phases[:-1] == DRAWING) & (walk.codes == tables.hoe)
        np.add.at(xp, (walk.turns[hoes.nonzero()], _HOE), int(tables.hoe_xp))
        for seat, scoring in scorings:
            xp[seat, _CARD + CARD_NAMES.index(scoring.card)] += scoring.points
        if game.over and game.log:  # a record may begin with a game that is over
            xp[:, _BONUS] = [
                sum(bonus.points for bonus in game.forecast(seat).bonuses)
                for seat in range(players)
            ]
        places, shares = _places(walk), win_shares(game)
        names = game.tags.get("Names", "-")
        named = names.split(", ") if names != "-" else [""] * players
        return tuple(
            SeatSummary(
                place=places[seat],
                colour=colour,
                name=named[seat],
                beginner=bool(game.state.beginner[seat]),
                xp=game.scores[seat],
                share=shares[seat],
                sources=tuple(xp[seat].tolist()),
            )
            for seat, colour in enumerate(game.colours)
        )


class _Walk:
    """Every state of a game as one array, and what was entered in each but the last."""

    def __init__(self, game: Game, states: States) -> None:
        self.game = game
        self.states = states
        self.players = len(game.colours)
        self.codes: _Ints = np.array([code for _, code in game.log], np.int64)
        self.phases = states["phase"]
        self.turns = states["turn"]
        self.decisions = np.flatnonzero(self.phases[:-1] > DRAWING)
        self._acting = self.phases[:-1] == ACTING

    def acts(self, low: int, high: int) -> _Ints:
        """Where an action with an id from `low` up to below `high` was taken."""
        return np.flatnonzero(self._acting & (self.codes >= low) & (self.codes < high))

    def built_at(self, index: int) -> int:
        """The building of the build decision at an entry."""
        crossing = self.states["crossing"][index, self.turns[index]]
        corner = (int(self.codes[index]) - BUILD_ID) // SPACES
        return int(self.states["face"][index, CORNERS[crossing, corner]])


def win_shares(game: Game) -> list[float]:
    """The share of the win of each seat: ties split it, a cut-off gives nobody any (R26).

    A game that ended because all but one have resigned is won by that one (R27).
    """
    players = len(game.colours)
    winners = game.winners
    if not winners and game.tags.get("Termination") == "resigned":
        gone = game.tags.get("Resigned", "").split(" ")
        left = [seat for seat, colour in enumerate(game.colours) if colour not in gone]
        winners = tuple(left) if len(left) == 1 else ()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def _ending(game: Game) -> str:
    if game.over:
        return "finished"
    termination = game.tags.get("Termination")
    if termination == "cut off":
        return "cut_off"
    return "resigned" if termination == "resigned" and any(win_shares(game)) else "unfinished"


def _turns_played(walk: _Walk) -> int:
    """The number of turns; one that has begun and seen no decision is not played."""
    if not len(walk.decisions):
        return 0
    turns = walk.states["turns"]
    return int(turns[walk.decisions[-1]] - turns[0] + (turns[0] > 0))


def _places(walk: _Walk) -> list[int]:
    """The place of each seat in the order of turns, from 1; of its number while none began."""
    last, players = walk.states[-1], walk.players
    first = (int(last.turn) - max(int(last.turns) - 1, 0)) % players if last.turn != NONE else 0
    return [(seat - first) % players + 1 for seat in range(players)]


def _actions(walk: _Walk) -> dict[str, int]:
    """How often each action and each answer was chosen."""
    acts = np.flatnonzero(walk.phases[:-1] == ACTING)
    kinds = np.searchsorted(_FIRST_IDS, walk.codes[acts], side="right") - 1
    found = Counter(ACTION_NAMES[kind] for kind in kinds.tolist())
    codes = walk.codes[walk.decisions]
    for code, name in _ANSWERS.items():
        found[name] += int((codes == code).sum())
    return {name: found[name] for name in ACTIONS if found[name]}


def _revealed(walk: _Walk) -> Counter[int]:
    """The tiles that came face up, those that lay so at the beginning included."""
    first = walk.states["face"][0, list(STACK_CELLS)]
    found = Counter(first[first >= 0].tolist())
    places = walk.states["place"][:-1]
    tiles = (walk.phases[:-1] == REVEALING) & STACKS[places]
    return found + Counter(walk.codes[tiles].tolist())


def _built(walk: _Walk) -> Counter[int]:
    return Counter(walk.built_at(index) for index in walk.acts(BUILD_ID, FIGHT_ID).tolist())
