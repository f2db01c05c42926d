"""The view of a game that the server sends to every client: codes and facts, no sentences.

The game has no secrets, so all clients get the same view. Places, tiles and weapons have the names
of the notation; seats are numbers.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate
from typing import TypeAlias

import msgspec

from overworld.components import Box
from overworld.components.box import ReadOnlyDict
from overworld.game import Cell, Fight, Game, Refusal, queries
from overworld.game.kernel import decoded_state_of, states_of
from overworld.game.resolve import card_names, current_crossing
from overworld.notation.moves import format_decision, is_outcome
from overworld.notation.names import (
    ACTION_NAMES,
    CARD_NAMES,
    CELL_NAMES,
    CELLS_AROUND,
    COLUMN_NAMES,
    PHASE_NAMES,
    WORLD_CELLS,
)
from overworld.notation.position import format_columns
from overworld.play.prompt import Prompt, prompt_of
from overworld.play.undo import Undo, check_undo
from overworld.play.view_parts import (
    ForecastView,
    Part,
    PlayerView,
    Reader,
    as_json,
    as_value,
    seats_of,
)
from overworld.rules import first_id, phases
from overworld.rules.decoded_state import DecodedState, read_numbers
from overworld.rules.lookup import lookup_of
from overworld.rules.state import CARDS, LEVELS, NONE

HASH_DIGITS = 16
_USED = [
    tuple(name for bit, name in enumerate(ACTION_NAMES) if used >> bit & 1)
    for used in range(1 << len(ACTION_NAMES))
]


class Layer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A layer of the cube: the blocks left, and the card that is scored when it is used up."""

    left: int
    card: str | None = None


class Legal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal decision, and whether a chance event follows, after which no undo is possible."""

    id: int
    text: str
    reveals: bool = False


class UnseenView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The number of unseen copies of each thing, in the order of the box."""

    buildings: tuple[int, ...]
    mobs: tuple[int, ...]
    weapons: tuple[int, ...]


class ChoiceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action, trade or end; legal unless it has a reason."""

    id: str
    reason: Refusal | None = None


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as the server sends it to clients."""

    hash: str
    """Sixteen hex digits that identify the position."""
    phase: str
    decider: int | None
    """The seat that decides; None at a chance node and after the end."""
    turn: int | None
    """The seat whose turn it is; None until the first player is drawn."""
    turns: int
    prompt: Prompt
    undo: Undo
    cube: dict[str, str]
    world: dict[str, Cell]
    players: tuple[PlayerView, ...]
    layers: tuple[Layer, ...]
    """From the top."""
    forecasts: tuple[ForecastView, ...]
    unseen: UnseenView
    actions: tuple[ChoiceView, ...]
    """The five actions in their order."""
    endings: tuple[ChoiceView, ...]
    """Trade and end."""
    legal: tuple[Legal, ...] = ()
    owed: int = 0
    """Actions owed, one in progress included."""
    used: tuple[str, ...] = ()
    """Kinds of action that are used up in this turn."""
    scored: int = 0
    """The number of scored cards."""
    card: str | None = None
    """The card of the current scoring round."""
    fight: Fight | None = None
    odds: dict[str, float] = {}
    """The probability to win each legal fight and the fight in progress, by cell."""
    answers: dict[str, float] = {}
    """The probability to win after each answer to the question of a fight, by verb."""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    over: bool = False


def view_of(game: Game, *, odds: bool = True) -> View:
    """Return the view of a game; without `odds` it takes less time.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> view = view_of(game)
    >>> view.prompt.code, view.decider, view.legal[0], view.cube["x2"]
    ('act', 1, Legal(id=0, text='mine w1', reveals=False), '???e')
    >>> view.actions[2]
    ChoiceView(id='build', reason=Refusal('face_down', {}))
    """
    return _view(game, odds, as_value, 0)


def encodable_view(game: Game, *, odds: bool = True, first: int = 0) -> View:
    """Like `view_of`, for callers that only encode the view: cached parts are already JSON.

    No player can undo the first steps, `first` in number.
    """
    return _view(game, odds, as_json, first)


def _view(game: Game, odds: bool, read: Reader, first: int) -> View:
    state, box = decoded_state_of(game), game.box
    phase = state.phase
    states, lookup = states_of(game), lookup_of(box)
    ids, reveals = queries.list_legal(states, lookup)
    deciding = not state.awaits_chance and phase != phases.OVER
    actions, endings = _choices(*queries.write_choices(states, lookup), box, PHASE_NAMES[phase])
    seats = seats_of(state, box)
    where = current_crossing(state), card_names(state, box)
    return View(
        hash=_hash(state, box),
        phase=PHASE_NAMES[phase],
        decider=state.decider if deciding else None,
        turn=None if state.turn == NONE else state.turn,
        turns=state.turns,
        prompt=prompt_of(state, box, first_id.TRADE in ids),
        undo=check_undo(game, first),
        cube=read(_cube(state.field("cube"))),
        world=read(_world(box, state.field("face"), state.field("depth"))),
        players=tuple([read(player) for player, _ in seats]),
        layers=read(_layers(state.field("height"))),
        forecasts=tuple([read(forecast) for _, forecast in seats]),
        unseen=read(_unseen(box, state.field("unseen_tiles"), state.field("unseen_tokens"))),
        actions=read(actions),
        endings=read(endings),
        legal=tuple([read(_decision(*where, *move)) for move in zip(ids, reveals, strict=True)]),
        owed=state.actions,
        used=_USED[state.used],
        scored=state.scored,
        card=CARD_NAMES[state.scored] if phase == phases.SCORING else None,
        fight=queries.read_fight(state, box),
        odds=_odds(state, box, ids) if odds else {},
        answers=_as_floats(queries.answer_odds(state, box)) if odds else {},
        scores=state.xp[: state.players],
        winners=game.winners if phase == phases.OVER else (),
        over=phase == phases.OVER,
    )


def step_view(game: Game, step: int, *, odds: bool = True) -> View:
    """Return the view of a game after `step` steps.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> step_view(game, 0).phase, step_view(game, game.step_number) == view_of(game)
    ('first', True)
    """
    then = game.copy()
    then.undo_to(step)
    return view_of(then, odds=odds)


def why_of(game: Game, move: str) -> Refusal | None:
    """Return the reason against a decision, or None if it is legal.

    Raises `ValueError` for a chance outcome.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2, first=0)
    >>> game.deal(random.Random(0))
    >>> why_of(game, "explore 33") is None
    True
    >>> why_of(game, "explore 11")
    Refusal('too_far', {'steps': 4, 'most': 2})
    """
    if is_outcome(move):
        raise ValueError(f"{move} is a chance outcome, not a player's move")
    return game.why_not(move)


def _hash(state: DecodedState, box: Box) -> str:
    # Hashing the bytes of the state takes a tenth of the time of hashing the notation.
    return sha256(box.digest.encode() + state.raw).hexdigest()[:HASH_DIGITS]


# Little changes between two views of a game, so these parts are cached.
@lru_cache(maxsize=1024)
def _cube(cube: bytes) -> Part[dict[str, str]]:
    return Part(ReadOnlyDict(zip(COLUMN_NAMES, format_columns(cube), strict=True)))


@lru_cache(maxsize=1024)
def _world(box: Box, faces: bytes, depth: bytes) -> Part[dict[str, Cell]]:
    face = read_numbers(faces)
    cells = {CELL_NAMES[c]: Cell(queries.read_face(face, box, c), depth[c]) for c in WORLD_CELLS}
    return Part(ReadOnlyDict(cells))


@lru_cache(maxsize=1024)
def _layers(height: bytes) -> Part[tuple[Layer, ...]]:
    """Return the number of blocks in each layer, from the top."""
    cards = [*CARD_NAMES[:CARDS], *[None] * (LEVELS - CARDS)]
    counts = [height.count(level) for level in range(LEVELS, 0, -1)]
    return Part(tuple(map(Layer, accumulate(counts), cards)))


@lru_cache(maxsize=1024)
def _unseen(box: Box, tiles: bytes, tokens: bytes) -> Part[UnseenView]:
    kinds = len(box.buildings)
    return Part(
        UnseenView(
            tuple(tiles[:kinds]),
            tuple(tiles[kinds : len(box.tile_ids)]),
            tuple(tokens[: len(box.weapon_ids)]),
        )
    )


@lru_cache(maxsize=16_384)
def _decision(crossing: int, names: tuple[str, ...], decision: int, reveals: int) -> Part[Legal]:
    return Part(Legal(decision, format_decision(decision, crossing, names), bool(reveals)))


def _odds(state: DecodedState, box: Box, ids: list[int]) -> dict[str, float]:
    around = CELLS_AROUND[current_crossing(state)]
    cells = [
        around[decision - first_id.FIGHT]
        for decision in ids
        if first_id.FIGHT <= decision < first_id.TAKE
    ]
    if state.mob != NONE:
        cells.append(CELL_NAMES[state.mob])
    return _as_floats({cell: queries.fight_odds(state, box, cell) for cell in cells})


def _as_floats(chances: dict[str, Fraction]) -> dict[str, float]:
    return {key: chance.numerator / chance.denominator for key, chance in chances.items()}


_Choices: TypeAlias = Part[tuple[ChoiceView, ...]]


@lru_cache(maxsize=4096)
def _choices(codes: bytes, numbers: bytes, box: Box, phase: str) -> tuple[_Choices, _Choices]:
    """Return the five actions, and trade and end."""
    found = queries.choices_from(codes, numbers, box, phase)
    choices = tuple(
        ChoiceView(name, None if why is None else Refusal(why.code, ReadOnlyDict(why.facts)))
        for name, why in found.items()
    )
    return Part(choices[: len(ACTION_NAMES)]), Part(choices[len(ACTION_NAMES) :])
