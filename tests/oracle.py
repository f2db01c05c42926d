"""A second, slow implementation of the rules; tests compare the compiled engine with it."""

# The whole game is one generator, so that it reads like the rulebook: it yields a question when a
# player must decide or chance must answer, and continues with the string sent.
# R1, R2 ... are rulings.

from __future__ import annotations

import random
from collections.abc import Collection, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

CHANCE = -1
SIDE, TILES_PER_STACK, SPACES = 4, 4, range(9)
ACTIONS_PER_TURN, STEPS_PER_EXPLORE, TOKENS_PER_FIGHT = 2, 2, 3
JOKER, FACE_DOWN = "emerald", "face down"
LETTERS = {"wood": "w", "sand": "s", "stone": "t", "obsidian": "o", "emerald": "e"}
CARDS = [("A", "biome"), ("B", "material"), ("C", "type")]

# First ids of the decision space, in the order in which legal decisions are listed.
MINE, EXPLORE, BUILD, FIGHT, TAKE = 0, 16, 41, 77, 81
DRAW, DETONATE, TRADE, PASS, END, SCORE = 85, 86, 87, 88, 89, 90

COLUMNS = [letter + digit for digit in "1234" for letter in "wxyz"]
CROSSINGS = [column + row for row in "12345" for column in "12345"]
CELLS = [letter + digit for digit in "123456" for letter in "abcdef"]
STACKS = [letter + digit for digit in "2345" for letter in "bcde"]
EMPTY_CORNERS = {"a1", "f1", "a6", "f6"}

Voxel: TypeAlias = tuple[int, int, int]
Options: TypeAlias = list[tuple[int, str]]
T = TypeVar("T")


@dataclass
class Question:
    """The next move: a seat's decision, or an outcome of chance."""

    seat: int
    options: Options  # (decision id, text), or at chance (weight, text)


Flow: TypeAlias = Generator[Question, str, T]


@dataclass
class Player:
    """The possessions of one player."""

    printed: list[str]
    pile: list[str]
    beginner: bool
    crossing: str = "33"
    xp: int = 0
    tiles: list[str | None] = field(default_factory=lambda: [None for _ in SPACES])
    supply: list[str] = field(default_factory=list)
    mobs: list[str] = field(default_factory=list)


def corners(crossing: str) -> list[str]:
    """Name the four cells around a crossing: north-west, north-east, south-west, south-east."""
    column, row = int(crossing[0]), int(crossing[1])
    return ["abcdef"[c - 1] + str(r) for r in (row, row + 1) for c in (column, column + 1)]


def steps(crossing: str) -> list[str]:
    """Name the crossings one step along a path from this one (R6: never diagonally)."""
    column, row = int(crossing[0]), int(crossing[1])
    around = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
    return [f"{c}{r}" for c, r in around if f"{c}{r}" in CROSSINGS]


def beside(voxel: Voxel) -> list[Voxel]:
    """List the places at the four sides of a block: north, west, east, south."""
    x, y, z = voxel
    return [(x, y - 1, z), (x - 1, y, z), (x + 1, y, z), (x, y + 1, z)]


def largest_group(spaces: set[int]) -> int:
    """Count the spaces of the largest orthogonally connected group on a 3 x 3 board."""
    best = 0
    for start in spaces:
        group, queue = {start}, [start]
        while queue:
            row, column = divmod(queue.pop(0), 3)
            for other in spaces - group:
                other_row, other_column = divmod(other, 3)
                if abs(row - other_row) + abs(column - other_column) == 1:
                    group.add(other)
                    queue.append(other)
        best = max(best, len(group))
    return best


class Oracle:
    """One game, played with strings."""

    def __init__(
        self,
        box: dict[str, Any],
        players: int = 2,
        boards: Sequence[str] | None = None,
        beginner: Collection[int] = (),
        first: int | None = None,
    ) -> None:
        """Lay out the box for the given seats and ask the first question."""
        self.box = box
        grids: dict[str, list[list[str]]] = {b["id"]: b["grid"] for b in box["board"]}
        self.seats = list(boards) if boards is not None else list(grids)[:players]
        self.weapons: dict[str, dict[str, Any]] = {w["id"]: w for w in box["weapon"]}
        self.buildings: dict[str, dict[str, Any]] = {b["id"]: b for b in box["building"]}
        self.mobs: dict[str, dict[str, Any]] = {m["id"]: m for m in box["mob"]}
        self.materials = list(box["cube"]["blocks"])
        self.players = [
            Player(
                printed=[biome for row in grids[name] for biome in row],
                pile=[w["id"] for w in box["weapon"] for _ in range(w["per_player"])],
                beginner=seat in beginner,
            )
            for seat, name in enumerate(self.seats)
        ]
        # An undecided block is None.
        self.cube: dict[Voxel, str | None] = {
            (x, y, z): None for z in range(SIDE) for y in range(SIDE) for x in range(SIDE)
        }
        self.cells: dict[str, list[str]] = {}  # bottom to top
        for cell in CELLS:
            if cell not in EMPTY_CORNERS:
                self.cells[cell] = [FACE_DOWN] * (TILES_PER_STACK if cell in STACKS else 1)
        self.unseen_blocks = [m for m, n in box["cube"]["blocks"].items() for _ in range(n)]
        tiles = box["building"] + box["mob"]
        self.unseen_tiles: list[str] = [t["id"] for t in tiles for _ in range(t["copies"])]
        tokens = box["weapon"]
        self.unseen_tokens: list[str] = [t["id"] for t in tokens for _ in range(t["neutral"])]
        self.spent: list[str] = []
        self.scored: list[str] = []
        self.flow = self._game(first)
        self.question: Question | None = next(self.flow)

    @property
    def turn(self) -> int | None:
        """Return the deciding seat, -1 at a chance node, None when the game is over."""
        return None if self.question is None else self.question.seat

    def legal(self) -> list[str]:
        """List the legal decisions in the order of their ids."""
        return [text for _, text in self._decisions()]

    def ids(self) -> list[int]:
        """List the fixed ids of the legal decisions."""
        return [number for number, _ in self._decisions()]

    def outcomes(self) -> list[tuple[str, int]]:
        """List the possible outcomes of the pending chance event with their weights."""
        if self.question is None or self.question.seat != CHANCE:
            return []
        return [(text, weight) for weight, text in self.question.options]

    def play(self, text: str) -> None:
        """Apply a decision or an outcome."""
        assert self.question is not None, "the game is over"
        assert text in [option for _, option in self.question.options], text
        try:
            self.question = self.flow.send(text)
        except StopIteration:
            self.question = None

    def xp(self) -> list[int]:
        """List the experience points of every seat so far."""
        return [player.xp for player in self.players]

    def winners(self) -> list[int]:
        """List the winning seats: most XP, then most blocks left, then shared; none before."""
        if self.question is not None:
            return []
        ranks = [(player.xp, len(player.supply)) for player in self.players]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def supply(self, seat: int) -> dict[str, int]:
        """Count the blocks of a seat by material."""
        return {m: self.players[seat].supply.count(m) for m in self.materials}

    def heights(self) -> list[int]:
        """Count the blocks of each of the 16 columns."""
        return [len(self._standing(name)) for name in COLUMNS]

    def column(self, name: str) -> str:
        """Write a column bottom to top, one letter a block, ? for an undecided one."""
        blocks = [self.cube[voxel] for voxel in self._standing(name)]
        return "".join("?" if block is None else LETTERS[block] for block in blocks)

    def _decisions(self) -> Options:
        if self.question is None or self.question.seat == CHANCE:
            return []
        return self.question.options

    def _ask(self, seat: int, options: Options) -> Flow[str]:
        """Let a seat choose among decisions."""
        return (yield Question(seat, sorted(options)))

    def _draw(self, event: str, pool: list[str], order: list[str]) -> Flow[str]:
        """Let chance take one piece out of a pool; equal pieces share one outcome."""
        options = [(pool.count(name), f"{event} {name}") for name in order if name in pool]
        text = yield Question(CHANCE, options)
        name = text.split()[-1]
        pool.remove(name)
        return name

    # The course of the game.

    def _game(self, first: int | None) -> Flow[None]:
        """Play from the set-up to the final count."""
        mover = first
        if mover is None:
            name = yield from self._draw("first", list(self.seats), self.seats)
            mover = self.seats.index(name)
        for column in COLUMNS:
            for voxel in self._standing(column):
                yield from self._look_at(voxel)
        while "C" not in self.scored:
            yield from self._turn(mover)
            yield from self._scorings(mover)
            mover = (mover + 1) % len(self.players)
        for player in self.players:
            for mob in [self.mobs[name] for name in player.mobs]:
                if mob["variant"] == "scoring":  # R20: printed biomes count while visible
                    shown = [self._shown(player, space).values() for space in SPACES]
                    player.xp += mob["points_each"] * sum(mob["characteristic"] in s for s in shown)

    def _turn(self, seat: int) -> Flow[None]:
        """Take two different actions, then extra actions for mobs until the explicit end."""
        done: list[str] = []
        while len(done) < ACTIONS_PER_TURN:
            done.append((yield from self._action(seat, done)))
        while True:
            # R17: the player can trade in mobs defeated in this turn, also in an extra action.
            held = self.players[seat].mobs
            action_mobs = [m["id"] for m in self.box["mob"] if m["variant"] == "action"]
            tradable = [name for name in action_mobs if name in held]
            options = [(TRADE, "trade")] if tradable else []
            answer = yield from self._ask(seat, [*options, (END, "end")])
            if answer == "end":
                return
            held.remove(tradable[0])  # R25: the first in the box's order
            yield from self._action(seat, [])

    def _action(self, seat: int, excluded: list[str]) -> Flow[str]:
        """Take one action whose verb is not excluded, and return its verb."""
        options = self._actions(self.players[seat])
        allowed = [option for option in options if option[1].split()[0] not in excluded]
        text = yield from self._ask(seat, allowed)
        verb, place, *rest = text.split()
        if verb == "mine":
            yield from self._collect(seat, place)
        elif verb == "explore":
            yield from self._explore(seat, place)
        elif verb == "build":
            self._build(seat, place, int(rest[0]))
        elif verb == "fight":
            yield from self._fight(seat, place)
        else:
            self.players[seat].pile.append(self.cells[place].pop())
        return verb

    def _actions(self, player: Player) -> Options:
        """List every action that a player could take, ignoring the actions already used."""
        options = self._mines()
        reach = {player.crossing}
        for _ in range(STEPS_PER_EXPLORE):
            reach |= {step for crossing in reach for step in steps(crossing)}
        for index, crossing in enumerate(CROSSINGS):
            if crossing in reach:
                options.append((EXPLORE + index, f"explore {crossing}"))
        for corner, cell in enumerate(corners(player.crossing)):
            pile = self.cells.get(cell, [])
            top = pile[-1] if pile else FACE_DOWN
            if top == FACE_DOWN:  # or nothing there; R4: not offered
                continue
            if top in self.weapons:
                options.append((TAKE + corner, f"take {cell}"))
            elif top in self.mobs:
                options.append((FIGHT + corner, f"fight {cell}"))
            elif self._payment(player, top) is not None:
                for space in SPACES:
                    number = BUILD + corner * len(SPACES) + space
                    options.append((number, f"build {cell} {space + 1}"))
        return options

    # The cube.

    def _standing(self, column: str) -> list[Voxel]:
        """List the blocks still standing in a column, bottom to top."""
        x, y = "wxyz".index(column[0]), "1234".index(column[1])
        return [(x, y, z) for z in range(SIDE) if (x, y, z) in self.cube]

    def _look_at(self, voxel: Voxel) -> Flow[None]:
        """Learn the material of a block if it is unknown and a face other than its bottom shows."""
        if voxel not in self.cube or self.cube[voxel] is not None:
            return
        x, y, z = voxel
        if any(face not in self.cube for face in [(x, y, z + 1), *beside(voxel)]):
            event = "block " + "wxyz"[x] + "1234"[y]
            self.cube[voxel] = yield from self._draw(event, self.unseen_blocks, self.materials)

    def _mines(self) -> Options:
        """List the blocks whose top and at least two sides are exposed."""
        options: Options = []
        for index, column in enumerate(COLUMNS):
            for x, y, z in self._standing(column):
                exposed = [side for side in beside((x, y, z)) if side not in self.cube]
                if (x, y, z + 1) not in self.cube and len(exposed) >= 2:
                    options.append((MINE + index, f"mine {column}"))
        return options

    def _take_block(self, seat: int, column: str) -> Flow[None]:
        """Move the top block of a column to a supply and decide the blocks that it uncovered."""
        x, y, z = self._standing(column)[-1]
        material = self.cube.pop((x, y, z))
        assert material is not None
        self.players[seat].supply.append(material)
        for uncovered in [(x, y, z - 1), *beside((x, y, z))]:
            yield from self._look_at(uncovered)

    def _collect(self, seat: int, column: str) -> Flow[None]:
        """Take the chosen block, then a second one unless the cube is empty (R9)."""
        yield from self._take_block(seat, column)
        if self.cube:
            text = yield from self._ask(seat, self._mines())
            yield from self._take_block(seat, text.split()[1])

    # The overworld.

    def _explore(self, seat: int, crossing: str) -> Flow[None]:
        """Move, then reveal the face-down tiles and tokens around the crossing."""
        self.players[seat].crossing = crossing
        for cell in corners(crossing):
            pile = self.cells.get(cell, [])
            if not pile or pile[-1] != FACE_DOWN:
                continue
            if cell in STACKS:
                order = [*self.buildings, *self.mobs]
                pile[-1] = yield from self._draw(f"tile {cell}", self.unseen_tiles, order)
            else:
                order = list(self.weapons)
                pile[-1] = yield from self._draw(f"token {cell}", self.unseen_tokens, order)

    def _payment(self, player: Player, building: str) -> list[str] | None:
        """List the blocks that pay for a building, matching ones first (R11), or None."""
        purse = list(player.supply)
        paid: list[str] = []
        # Jokers the tile itself asks for come first, so that they do not replace other blocks.
        cost: dict[str, int] = self.buildings[building]["cost"]
        for material in sorted(cost, key=lambda name: name != JOKER):
            for _ in range(cost[material]):
                coin = material if material in purse else JOKER
                if coin not in purse:
                    return None
                purse.remove(coin)
                paid.append(coin)
        return paid

    def _build(self, seat: int, cell: str, space: int) -> None:
        """Pay for a building and put it on a space, also over an earlier one (R12)."""
        player = self.players[seat]
        building = self.cells[cell].pop()
        payment = self._payment(player, building)
        assert payment is not None
        for block in payment:
            player.supply.remove(block)
            self.spent.append(block)
        player.tiles[space - 1] = building
        player.xp += self.buildings[building]["xp"]

    def _fight(self, seat: int, cell: str) -> Flow[None]:
        """Reveal tokens with their powers, settle each TNT, and take the mob if it is defeated."""
        player = self.players[seat]
        face_down = list(player.pile)
        turned: list[str] = []
        owed = TOKENS_PER_FIGHT
        while owed > 0:
            owed -= 1
            name = yield from self._draw("weapon", face_down, list(self.weapons))
            turned.append(name)
            power = self.weapons[name]["power"]
            if power == "reveal_extra":
                answer = yield from self._ask(seat, [(DRAW, "draw"), (PASS, "pass")])
                owed += answer == "draw"
            elif power == "gain_xp":
                player.xp += self.weapons[name]["xp"]
            elif power == "collect_block" and self.cube:
                answer = yield from self._ask(seat, [*self._mines(), (PASS, "pass")])
                if answer != "pass":
                    yield from self._take_block(seat, answer.split()[1])
        hearts = 0
        for name in turned:
            if self.weapons[name]["power"] == "detonate":
                answer = yield from self._ask(seat, [(DETONATE, "detonate"), (PASS, "pass")])
                if answer == "pass":
                    continue
                player.pile.remove(name)
            hearts += self.weapons[name]["hearts"]
        mob = self.cells[cell][-1]
        if hearts >= self.mobs[mob]["hearts"]:
            self.cells[cell].pop()
            player.mobs.append(mob)
            player.xp += self.mobs[mob]["xp"]

    # Scoring.

    def _scorings(self, mover: int) -> Flow[None]:
        """Score every card whose layer is gone, all players on one card before the next."""
        for depth, (card, kind) in enumerate(CARDS):
            layer = SIDE - 1 - depth
            if card in self.scored or any(z == layer for _, _, z in self.cube):
                continue
            for later in range(len(self.players)):
                yield from self._score((mover + later) % len(self.players), card, kind)
            self.scored.append(card)

    def _score(self, seat: int, card: str, kind: str) -> Flow[None]:
        """Let a player choose a characteristic and count its group (beginners: all spaces)."""
        player = self.players[seat]
        names: list[str] = self.box["characteristics"][kind]
        options = [(SCORE + index, f"score {name}") for index, name in enumerate(names)]
        text = yield from self._ask(seat, options)
        chosen = text.split()[1]
        spaces = {s for s in SPACES if self._shown(player, s).get(kind) == chosen}
        size = len(spaces) if player.beginner else largest_group(spaces)
        player.xp += self.box["scoring"][card]["points"][chosen] * size

    def _shown(self, player: Player, space: int) -> dict[str, str]:
        """Return the characteristics of the building on a space, else its printed biome."""
        tile = player.tiles[space]
        if tile is None:
            return {"biome": player.printed[space]}
        return {kind: self.buildings[tile][kind] for _, kind in CARDS}


def random_game(oracle: Oracle, rng: random.Random) -> list[str]:
    """Play a game to its end at random and list its moves."""
    texts: list[str] = []
    while oracle.turn is not None:
        # An outcome is repeated as often as it weighs.
        chance = [text for text, weight in oracle.outcomes() for _ in range(weight)]
        choices = oracle.legal() or chance
        texts.append(choices[rng.randrange(len(choices))])
        oracle.play(texts[-1])
    return texts
