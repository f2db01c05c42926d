"""Fights: revealing tokens one by one, their powers, the result (rulebook: Fight a mob).

`win_chance` is the exact chance of winning. It assumes best play: the player uses every bow,
because one more token never costs hearts, and detonates TNT where that wins. Each bow replaces
itself. So a fight lasts until the player has revealed three tokens that are not bows: a uniform
choice among those tokens, and the bows that come before the last of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb

from overworld.rules import phases
from overworld.rules.compiled import compiled
from overworld.rules.cube import tallest
from overworld.rules.state import NONE, WEAPON_KINDS, Lookup, State
from overworld.rules.turn import finish_action
from overworld.rules.world import remove_top

TOKENS = 3


@compiled
def begin_fight(state: State, cell: int) -> None:
    """Start a fight against the mob in a cell: the player will reveal three tokens."""
    state.mob = cell
    state.draws = TOKENS
    state.fights += 1
    state.phase = phases.DRAWING


@compiled
def reveal_token(state: State, lookup: Lookup, kind: int) -> None:
    """Reveal a token; the powers of bow, pickaxe and hoe come immediately (R13)."""
    state.drawn[kind] += 1
    state.draws -= 1
    if kind != lookup.tnt:
        state.hearts += lookup.hearts[kind]
    if kind == lookup.bow:
        state.phase = phases.BOW
    elif kind == lookup.pickaxe and tallest(state) > 0:
        state.phase = phases.PICKAXE
    else:
        if kind == lookup.hoe:
            state.xp[state.turn] += lookup.hoe_xp
        next_token(state, lookup)


@compiled
def draw_more(state: State) -> None:
    """Use a bow: the player will reveal one more token."""
    state.draws += 1
    state.phase = phases.DRAWING


@compiled
def next_token(state: State, lookup: Lookup) -> None:
    """Continue with the next token or, after the last one, with the TNT (R14)."""
    if state.draws > 0:
        state.phase = phases.DRAWING
    else:
        state.tnt = state.drawn[lookup.tnt]
        next_tnt(state, lookup)


@compiled
def detonate(state: State, lookup: Lookup) -> None:
    """Add the hearts of a TNT, which leaves the game."""
    state.hearts += lookup.hearts[lookup.tnt]
    state.pile[state.turn, lookup.tnt] -= 1
    keep_tnt(state, lookup)


@compiled
def keep_tnt(state: State, lookup: Lookup) -> None:
    """Finish the decision about one TNT."""
    state.tnt -= 1
    next_tnt(state, lookup)


@compiled
def next_tnt(state: State, lookup: Lookup) -> None:
    """Continue with the decision about the next TNT, or end the fight."""
    if state.tnt > 0:
        state.phase = phases.TNT
    else:
        finish_fight(state, lookup)


@compiled
def finish_fight(state: State, lookup: Lookup) -> None:
    """End the fight: with enough hearts the player takes the mob and gains its XP."""
    cell, seat = int(state.mob), int(state.turn)
    mob = int(state.face[cell])
    if state.hearts >= lookup.mob_hearts[mob]:
        remove_top(state, cell)
        state.mobs[seat, mob] += 1
        state.xp[seat] += lookup.tile_xp[mob]
    state.mob = NONE
    state.hearts = 0
    for kind in range(WEAPON_KINDS):
        state.drawn[kind] = 0
    finish_action(state)


def win_chance(
    tokens: Sequence[tuple[int, int]], bows: int, bow_hearts: int, draws: int, needed: int
) -> Fraction:
    """Return the chance that the revealed tokens have enough hearts.

    `tokens` are (count, hearts) of each kind in the pile except the bow; the player reveals `draws`
    of them.

    >>> win_chance([(3, 0), (1, 1), (1, 2)], bows=0, bow_hearts=1, draws=3, needed=3)
    Fraction(3, 10)
    """
    if draws == 0:
        return Fraction(int(needed <= 0))
    others = sum(count for count, _ in tokens)
    ways = 0
    for chosen, hearts in _choices(tokens, draws):
        short = needed - hearts
        least = 0 if short <= 0 else bows + 1 if bow_hearts == 0 else -(-short // bow_hearts)
        ways += chosen * sum(
            comb(before + draws - 1, before) * comb(bows - before + others - draws, bows - before)
            for before in range(least, bows + 1)
        )
    return Fraction(ways, comb(others, draws) * comb(bows + others, bows))


def _choices(tokens: Sequence[tuple[int, int]], draws: int) -> list[tuple[int, int]]:
    """Return the number of ways to choose tokens by kind, each with its hearts."""
    choices = {(0, 0): 1}
    for count, hearts in tokens:
        grown: dict[tuple[int, int], int] = {}
        for (taken, sum_so_far), ways in choices.items():
            for more in range(min(count, draws - taken) + 1):
                key = (taken + more, sum_so_far + more * hearts)
                grown[key] = grown.get(key, 0) + ways * comb(count, more)
        choices = grown
    return [(ways, hearts) for (taken, hearts), ways in choices.items() if taken == draws]
