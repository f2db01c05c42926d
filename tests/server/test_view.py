"""The view of a game: complete, without hidden information, and of limited size."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.play import examples, finished_game, random_states, reachable
from tests.rulebook.tables import Seat, fight, table

from overworld import CHANCE, Game, load_box
from overworld.game import queries
from overworld.game.derive_events import derive_events
from overworld.game.events import Fought
from overworld.game.kernel import log_of, states_of
from overworld.notation.names import ACTION_NAMES
from overworld.play.view import View, encodable_view, step_view, view_of
from overworld.rules import first_id
from overworld.rules.cube import visible
from overworld.rules.state import SPACES

seeds = given(seed=st.integers(0, 2**32 - 1))

IDS = {
    "collect": range(first_id.EXPLORE),
    "explore": range(first_id.EXPLORE, first_id.BUILD),
    "build": range(first_id.BUILD, first_id.FIGHT),
    "fight": range(first_id.FIGHT, first_id.TAKE),
    "weapon": range(first_id.TAKE, first_id.DRAW),
    "trade": (first_id.TRADE,),
    "end": (first_id.END,),
}
NEARNESS = ("column_empty", "block_covered", "too_far", "nothing_there", "face_down")


def some_states(seed: int) -> Iterator[Game]:
    """Yield every eleventh state of a random game, set-up included, and the last."""
    for number, game in enumerate(random_states(seed)):
        if number % 11 == seed % 11 or game.over:
            yield game


@seeds
@examples(8)
def test_the_view_agrees_with_the_game(seed: int) -> None:
    seen = dict[str, str]()
    for game in some_states(seed):
        view = view_of(game)
        assert view.hash == view_of(Game.from_position(game.position)).hash
        assert seen.setdefault(view.hash, game.position) == game.position
        assert (view.phase, view.turns, view.over) == (game.phase, game.turn_number, game.over)
        assert view.decider == (None if game.turn == CHANCE else game.turn)
        assert view.turn == (None if states_of(game)[0].turn < 0 else states_of(game)[0].turn)
        assert (view.owed, view.used) == (game.actions_left, game.actions_used)
        assert (view.card, view.scored) == (game.card, states_of(game)[0].scored)
        assert (view.scores, view.winners) == (game.scores, game.winners)
        assert view.cube == dict(game.cube)
        cells = {name: (cell.face, cell.left) for name, cell in view.world.items()}
        assert cells == {name: (cell.face, cell.left) for name, cell in game.world.items()}


@seeds
@examples(8)
def test_players_and_forecasts_are_those_of_the_game(seed: int) -> None:
    for game in some_states(seed):
        view = view_of(game)
        for shown, player in zip(view.players, game.players, strict=True):
            assert (shown.colour, shown.beginner) == (player.colour, player.beginner)
            assert (shown.xp, shown.crossing) == (player.xp, player.crossing)
            assert shown.supply == {name: n for name, n in player.supply.items() if n}
            assert (shown.board, shown.pile, shown.mobs) == (player.board, player.pile, player.mobs)
        for seat, forecast in enumerate(view.forecasts):
            told = game.forecast(seat)
            assert forecast.spaces == tuple(group.spaces for group in told.groups)
            assert forecast.points == tuple(group.points for group in told.groups)
            bonuses = [(bonus.mob, bonus.spaces, bonus.points) for bonus in forecast.bonuses]
            assert bonuses == [(bonus.mob, bonus.spaces, bonus.points) for bonus in told.bonuses]


@seeds
@examples(8)
def test_the_unseen_pieces_are_those_face_down(seed: int) -> None:
    for game in some_states(seed):
        view, box = view_of(game), game.box
        down = {name: cell.left - (cell.face is not None) for name, cell in view.world.items()}
        stacks = {name: left for name, left in down.items() if is_stack(name)}
        tiles = dict(zip(box.tile_ids, view.unseen.buildings + view.unseen.mobs, strict=True))
        weapons = dict(zip(box.weapon_ids, view.unseen.weapons, strict=True))
        assert sum(tiles.values()) == sum(stacks.values())
        assert sum(weapons.values()) == sum(down.values()) - sum(stacks.values())
        seen = Counter(cell.face for name, cell in view.world.items() if is_stack(name))
        for player in view.players:
            seen.update(filter(None, player.board))
            seen.update(player.mobs)
        for tile in box.tiles:
            assert 0 <= tiles[tile.id] <= tile.copies - seen[tile.id]


def is_stack(cell: str) -> bool:
    return cell[0] in "bcde" and cell[1] in "2345"


def counted_spaces(spaces: set[int], beginner: bool) -> set[int]:
    """Return which of some spaces 0 to 8 count: all for a beginner, else the largest group.

    Spaces belong together if one step along a row or a column leads from one to the other.
    """
    if beginner:
        return spaces
    best: set[int] = set()
    for start in sorted(spaces):
        group, grown = {start}, True
        while grown:
            beside = {
                one
                for one in spaces - group
                for other in group
                if abs(one // 3 - other // 3) + abs(one % 3 - other % 3) == 1
            }
            group |= beside
            grown = bool(beside)
        if len(group) > len(best):
            best = group
    return best


@seeds
@examples(8)
def test_groups_are_those_of_an_independent_flood_fill(seed: int) -> None:
    for game in some_states(seed):
        box = game.box
        buildings = {building.id: building for building in box.buildings}
        for player, forecast in zip(game.players, view_of(game).forecasts, strict=True):
            printed = next(board.biomes for board in box.boards if board.id == player.colour)
            shown = [
                {buildings[tile].biome, buildings[tile].material, buildings[tile].type}
                if tile
                else {printed[space]}
                for space, tile in enumerate(player.board)
            ]
            for trait, group, count in zip(
                box.traits, forecast.groups, forecast.spaces, strict=True
            ):
                spaces = {space for space, names in enumerate(shown) if trait in names}
                counted = counted_spaces(spaces, player.beginner)
                assert group == sum(1 << space for space in counted)
                assert count == len(counted)


@seeds
@examples(8)
def test_the_view_lists_legal_decisions_and_their_reveals(seed: int) -> None:
    """`reveals` is whether chance is asked after really deciding."""
    met = set()
    for game in some_states(seed):
        view = view_of(game)
        assert [legal.id for legal in view.legal] == list(game.legal_moves.ids)
        assert [legal.text for legal in view.legal] == [str(move) for move in game.legal_moves]
        for legal in view.legal:
            ahead = game.copy()
            ahead.play(legal.id)
            assert legal.reveals == (ahead.turn == CHANCE), legal
            met.add(legal.reveals)
    assert met == {True, False}


@seeds
@examples(8)
def test_a_choice_is_possible_or_says_why_not(seed: int) -> None:
    """The reason is that of one of its decisions, and of none that is nearer to being legal."""
    for game in some_states(seed):
        view = view_of(game)
        assert [choice.id for choice in view.actions] == list(ACTION_NAMES)
        assert [choice.id for choice in view.endings] == ["trade", "end"]
        for choice in (*view.actions, *view.endings):
            refusals = [game.why_not(decision) for decision in IDS[choice.id]]
            if choice.reason is None:
                assert None in refusals
                continue
            found = [(r.code, dict(r.facts)) for r in refusals if r is not None]
            assert len(found) == len(refusals)
            assert (choice.reason.code, choice.reason.facts) in found
            codes = {code for code, _ in found}
            assert codes == {choice.reason.code} or choice.reason.code not in NEARNESS[:3]
            if choice.reason.code in NEARNESS:
                assert codes <= set(NEARNESS[: NEARNESS.index(choice.reason.code) + 1])


def lacking(facts_of: dict[str, int | str]) -> int:
    """Return the number of missing blocks in facts such as `2 wood 1 stone`."""
    return sum(int(word) for word in str(facts_of["missing"]).split(" ")[::2])


def test_the_reason_names_the_building_that_lacks_the_fewest_blocks() -> None:
    compared = 0
    for seed in range(30):
        for game in random_states(seed):
            reason = view_of(game, odds=False).actions[2].reason if game.phase == "act" else None
            if reason is None or reason.code != "short_of_blocks":
                continue
            refusals = [game.why_not(decision) for decision in IDS["build"][::SPACES]]
            missing = [
                lacking(dict(refusal.facts))
                for refusal in refusals
                if refusal is not None and refusal.code == "short_of_blocks"
            ]
            assert lacking(reason.facts) == min(missing)
            compared += len(set(missing)) > 1
        if compared > 5:
            break
    assert compared > 5


@seeds
@examples(8)
def test_the_view_has_odds_of_legal_fights_and_of_the_current_fight(seed: int) -> None:
    for game in some_states(seed):
        view = view_of(game)
        cells = [legal.text[6:] for legal in view.legal if legal.text.startswith("fight ")]
        if game.fight is not None:
            cells.append(game.fight.cell)
        assert view.odds == {cell: float(game.fight_odds(cell)) for cell in cells}
        assert view_of(game, odds=False).odds == {}


def test_each_answer_in_a_fight_has_the_chance_that_it_leads_to() -> None:
    met, differ = set(), 0
    for seed in range(12):
        for game in random_states(seed):
            view = view_of(game)
            assert view_of(game, odds=False).answers == {}
            if game.phase not in ("bow", "pickaxe", "tnt"):
                assert view.answers == {}
                assert view.prompt.safe == ""
                continue
            assert game.fight is not None
            cell, legal = game.fight.cell, [str(move) for move in game.legal_moves]
            assert set(view.answers) == {move.split(" ")[0] for move in legal}
            for move in legal:
                assert view.answers[move.split(" ")[0]] == _chance_after(game, move, cell)
            assert max(view.answers.values()) == view.odds[cell]
            met.add((game.phase, view.prompt.safe))
            differ += len(set(view.answers.values())) > 1
            if view.prompt.safe:
                assert view.answers[view.prompt.safe] == view.odds[cell]
    assert met >= {("bow", "draw"), ("pickaxe", ""), ("tnt", ""), ("tnt", "pass")}
    assert differ >= 5


def _chance_after(game: Game, move: str, cell: str) -> float:
    """Play an answer and return the chance to win the fight then."""
    after, seat = game.copy(), game.turn
    assert seat is not None
    held = sum(game.players[seat].mobs.values())
    after.play(move)
    if after.fight is not None:
        return float(after.fight_odds(cell))
    return float(sum(after.players[seat].mobs.values()) > held)


def test_the_view_shows_the_fight_in_progress() -> None:
    met = set()
    for seed in range(6):
        for game in random_states(seed):
            view, fight = view_of(game, odds=False), game.fight
            if fight is None:
                assert view.fight is None
                continue
            assert view.fight is not None
            shown = view.fight
            told = (fight.cell, fight.mob, fight.needed, fight.hearts, fight.draws)
            assert (shown.cell, shown.mob, shown.needed, shown.hearts, shown.draws) == told
            assert shown.revealed == fight.revealed
            assert shown.tnt == states_of(game)[0].tnt
            met.add(game.phase)
    assert met >= {"draw", "bow", "pickaxe", "tnt"}


@seeds
@examples(8)
def test_layers_count_every_block_and_name_their_card(seed: int) -> None:
    for game in some_states(seed):
        view = view_of(game)
        left = [layer.left for layer in view.layers]
        columns = list(game.cube.values())
        assert left == [sum(len(column) >= level for column in columns) for level in (4, 3, 2, 1)]
        assert [layer.card for layer in view.layers] == ["A", "B", "C", None]


PROMPTS = {
    "first": {"set_up"},
    "setup": {"set_up"},
    "uncover": {"chance"},
    "reveal": {"chance"},
    "draw": {"chance"},
    "act": {"act", "extra"},
    "second": {"second"},
    "bow": {"bow"},
    "pickaxe": {"pickaxe"},
    "tnt": {"tnt"},
    "end": {"end", "trade"},
    "score": {"score"},
    "over": {"over"},
}


def test_every_prompt_occurs_in_its_phase_with_its_facts() -> None:
    met, all_codes = set(), set().union(*PROMPTS.values())
    for seed in range(40):
        for game in random_states(seed):
            view = view_of(game, odds=False)
            prompt = view.prompt
            met.add(prompt.code)
            assert prompt.code in PROMPTS[game.phase]
            assert prompt.seat == view.decider
            assert prompt.card == game.card
            assert prompt.owed == (game.actions_left if prompt.code == "act" else 0)
            if game.phase == "end":
                assert (prompt.code == "trade") == ("trade" in game.legal_moves)
            if game.phase == "act":
                assert (prompt.code == "extra") == (log_of(game)[-1][1] == first_id.TRADE)
            if game.phase in ("bow", "pickaxe", "tnt"):
                assert game.fight is not None
                assert (prompt.mob, prompt.needed) == (game.fight.mob, game.fight.needed)
                assert prompt.hearts == game.fight.hearts
            if game.phase == "tnt":
                assert prompt.detonated > prompt.hearts
        if met == all_codes and seed >= 5:
            break
    assert met == all_codes


@seeds
@examples(8)
def test_payments_are_what_the_rules_would_take(seed: int) -> None:
    for game in random_states(seed):
        for seat, (player, told) in enumerate(
            zip(game.players, view_of(game).players, strict=True)
        ):
            kinds = {building.id: building for building in game.box.buildings}
            (row, column), cells = map(int, player.crossing), dict[str, str]()
            for cell in (
                f"{a}{b}" for a in "abcdef"[row - 1 : row + 1] for b in (column, column + 1)
            ):
                if (face := game.world[cell].face if cell in game.world else None) in kinds:
                    cells[cell] = str(face)
            assert set(told.payments) == set(cells)
            for cell, face in cells.items():
                blocks = [name for name, count in kinds[face].cost.items() for _ in range(count)]
                paid = list(zip(blocks, told.payments[cell], strict=True))
                if game.phase == "act" and game.turn == seat:
                    compare_payment(game, f"build {cell} 1", paid)


def compare_payment(game: Game, move: str, paid: list[tuple[str, str]]) -> None:
    """Check the blocks of a cost and their letters against what a build takes or lacks."""
    refusal = game.why_not(move)
    letters = Counter(letter for _, letter in paid)
    if refusal is None:
        ahead, seat = game.copy(), game.turn or 0
        ahead.play(move)
        old, new = game.players[seat].supply, ahead.players[seat].supply
        taken = Counter("emerald" if letter == "w" else block for block, letter in paid)
        assert taken == {name: old[name] - new[name] for name in old if old[name] != new[name]}
        assert not letters["-"]
    elif refusal.code == "short_of_blocks":
        missing = Counter(block for block, letter in paid if letter != "b")
        assert " ".join(f"{n} {name}" for name, n in missing.items()) == refusal.facts["missing"]
        assert letters["w"] == refusal.facts["wildcards"]
        assert letters["-"]


def results_of(game: Game) -> set[bool]:
    """Return the results of a fight over all answers about the TNT that is left."""
    if game.phase != "tnt":
        return {next(e.won for e in reversed(derive_events(game)) if isinstance(e, Fought))}
    results = set[bool]()
    for answer in game.legal_moves:
        ahead = game.copy()
        ahead.play(answer)
        results |= results_of(ahead)
    return results


def test_a_pointless_tnt_changes_no_result() -> None:
    met = set[tuple[bool, ...]]()
    rng = random.Random(0)
    for mob in load_box().mobs:
        for tnt in (1, 2, 3):
            game = table(Seat(weapons=" ".join(["tnt"] * tnt)), cells={"c3": mob.id})
            tokens = [*["tnt"] * tnt, "stone_sword", "poisonous_potato", "poisonous_potato"]
            rng.shuffle(tokens)
            fight(game, "c3", *tokens[:3])
            while game.phase == "tnt":
                results = results_of(game)
                assert view_of(game).prompt.pointless == (len(results) == 1)
                met.add(tuple(sorted(results)))
                game.play(rng.choice(list(game.legal_moves)))
            assert not view_of(game).prompt.pointless
    assert met == {(True,), (False,), (False, True)}


@given(game=reachable)
def test_views_survive_json(game: Game) -> None:
    view = view_of(game)
    text = msgspec.json.encode(view)
    assert msgspec.json.decode(text, type=View) == view


@given(game=reachable, odds=st.booleans())
def test_a_sent_view_equals_the_view_of_the_game(game: Game, odds: bool) -> None:
    sent = msgspec.json.encode(encodable_view(game, odds=odds))
    assert sent == msgspec.json.encode(view_of(game, odds=odds))


@given(game=reachable)
def test_the_view_of_a_record_is_the_same(game: Game) -> None:
    assert view_of(Game.from_record(game.record())) == view_of(game)


@seeds
@examples(4)
def test_no_view_names_a_block_out_of_sight(seed: int) -> None:
    hidden = 0
    for game in some_states(seed):
        cube = view_of(game, odds=False).cube
        for column, letters in enumerate(cube.values()):
            for level, letter in enumerate(letters):
                if not visible(states_of(game)[0], column, level):
                    hidden += 1
                    assert letter == "?"
    assert hidden


def test_every_step_of_a_game_has_its_view() -> None:
    rng = random.Random(3)
    game = Game(3, first=1)
    views = [view_of(game)]
    game.deal(rng)
    while game.turn_number < 12:
        game.play(rng.choice(game.legal_moves.ids))
        views.append(view_of(game))
        game.deal(rng)
    steps = [step_view(game, step) for step in range(game.step_number + 1)]
    assert all(view in steps for view in views)
    assert [step_view(game, n).hash for n in (0, game.step_number)] == [
        steps[0].hash,
        steps[-1].hash,
    ]
    assert steps[-1] == view_of(game)
    before = game.position
    for step in (-1, game.step_number + 1):
        with pytest.raises(IndexError):
            step_view(game, step)
    assert game.position == before


@pytest.mark.parametrize(("players", "most"), [(2, 3600), (3, 4000), (4, 4400)])
def test_a_decision_takes_few_bytes_on_average(players: int, most: int) -> None:
    """View and log entries of one decision, uncompressed, over whole games."""
    sizes = []
    for seed in range(2):
        rng = random.Random(seed)
        game = Game(players)
        game.deal(rng)
        while ids := game.legal_moves.ids:
            mark = game.step_number
            things = [decision for decision in ids if first_id.BUILD <= decision < first_id.DRAW]
            game.play(rng.choice(things or ids))
            game.deal(rng)
            told = (view_of(game), derive_events(game, mark))
            sizes.append(len(msgspec.json.encode(told)))
    assert sum(sizes) / len(sizes) < most
    assert max(sizes) < 8000


def test_the_view_of_an_ended_game_has_winners_and_no_decisions() -> None:
    game = finished_game(4, 4)
    view = view_of(game)
    assert (view.over, view.legal, view.decider) == (True, (), None)
    assert view.winners == game.winners
    assert {choice.reason and choice.reason.code for choice in view.actions} == {"game_over"}


def test_choices_have_the_names_and_the_order_of_the_rules() -> None:
    assert tuple(IDS) == queries.CHOICE_NAMES


def test_shared_parts_of_views_are_read_only() -> None:
    game = Game(players=2)
    game.deal(random.Random(7))
    view = view_of(game)
    player = view.players[0]
    reasons = [choice.reason.facts for choice in view.actions if choice.reason is not None]
    for shared in (view.cube, view.world, player.supply, player.pile, player.mobs, *reasons):
        written: dict[str, object] = shared  # type: ignore[assignment]
        with pytest.raises(TypeError, match="shared and read-only"):
            written.update(x=1)
        with pytest.raises(TypeError, match="shared and read-only"):
            written.clear()
        with pytest.raises(TypeError, match="shared and read-only"):
            written["x"] = 1
    assert view_of(game) == view
