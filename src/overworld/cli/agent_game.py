"""One game between an agent and bots, as text: the tools of `overworld mcp`.

The client of a tool is a program that may send anything. So bots are those that come with the game,
with limited budgets, and records go to new files in one folder.
"""

from __future__ import annotations

import re
import secrets
from pathlib import Path

from overworld.bots import BOTS, Bot, BotError, BotSpec, Budget, build_bot, parse_bot
from overworld.cli.common import system_reason, write_atomically
from overworld.cli.preparation import prepare
from overworld.components import Box
from overworld.env.text import (
    AnswerError,
    explain_move,
    moves_text,
    observation_text,
    odds_text,
    prompt_text,
    rules_text,
)
from overworld.env.text.answers import read_move
from overworld.game import Deal, Game
from overworld.i18n import FALLBACK, FILES, Translator, using
from overworld.play.sentences import format_event
from overworld.play.undo import undo
from overworld.rules.playout import TURN_LIMIT

ME = "me"
MAX_SIMULATIONS, MAX_MS = 20_000, 10_000
"""The largest budget of a bot for each decision."""

_SENTENCES = tuple(file for file in FILES if file != "names.ftl")
"""Messages without names: so events have the ids that positions have."""

_FORM = 'call with one move such as "mine w1", or its number in legal_moves'

_MAX_LENGTH = 200  # characters of a bot spec or a deal
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}")


class ToolRefused(ValueError):
    """A call of a tool that cannot be carried out; the message says why."""


class AgentGame:
    """One game, with a method for each tool. Every method returns text, or raises `ValueError`.

    >>> from overworld import load_box
    >>> game = AgentGame(Path("games"), load_box())
    >>> game.look()
    Traceback (most recent call last):
    overworld.cli.agent_game.ToolRefused: there is no game: call new_game first
    """

    def __init__(self, folder: Path, box: Box) -> None:
        self._folder = folder
        self._box = box
        self._game: Game | None = None
        self._deal = Deal(0)
        self._seats = list[str]()
        self._bots: dict[int, Bot] = {}

    def rules(self) -> str:
        """Return the rules of the game in short. Read them first."""
        return rules_text(self._box)

    def new_game(self, seats: list[str] | None = None, deal: str = "") -> str:
        """Start a new game; the old one is lost unless it was saved.

        seats: 2 to 4 entries in turn order, "me" for you or a bot: random, pebble, flint, obsidian
        or diamond, also with a budget such as flint@200sims. Default: ["me", "pebble"].
        deal: any string; the same deal has the same blocks, tiles and tokens. Default: random.
        """
        seats = [ME, "pebble"] if seats is None else seats
        if not 2 <= len(seats) <= 4:
            raise ToolRefused(f"seats must have 2 to 4 entries, got {len(seats)}")
        if ME not in seats:
            raise ToolRefused(f'seats must have "{ME}" at least once')
        if len(deal) > _MAX_LENGTH:
            raise ToolRefused(f"deal must have at most {_MAX_LENGTH} characters, got {len(deal)}")
        specs = {at: _bot_spec(name) for at, name in enumerate(seats) if name != ME}
        prepare({spec.bot for spec in specs.values()}, leave=False)
        seed = deal or secrets.token_hex(8)
        game = Game(len(seats), box=self._box)
        bots = {at: build_bot(spec, f"{seed} {at}") for at, spec in specs.items()}
        game.deal(Deal(seed))
        self._game, self._deal, self._seats, self._bots = game, Deal(seed), seats, bots
        return self._advance(game, game.step_number)

    def look(self) -> str:
        """Show the position: cube, Overworld, and the possessions of all players."""
        game = self._current()
        if self._over(game):
            return observation_text(game)
        ask = f'Choose one legal move, and call play with it, such as "{game.legal_moves[0]}".'
        return f"{prompt_text(game, rules=False, ask=False)}\n\n{ask}"

    def legal_moves(self) -> str:
        """List your legal moves, numbered, with effects, exact chances of fights and gains."""
        return moves_text(self._deciding())

    def why_not(self, move: str) -> str:
        """Say why a move is illegal, or what it does if it is legal. Nothing is played."""
        game = self._deciding()
        try:
            found = read_move(game, move, _FORM)
        except AnswerError as error:
            if error.refusal is None:
                raise
            return str(error)
        return f"{found} is legal: {explain_move(game, found)}"

    def odds(self, question: str) -> str:
        """Return exact chances: of a fight by its cell, such as c3, or of the reveals of a move."""
        return odds_text(self._deciding(), question)

    def play(self, move: str) -> str:
        """Play a legal move in notation, such as "mine w1", or its number in the list.

        The bots then play until it is your turn. Returns the events and the new position.
        """
        game = self._deciding()
        found, start = read_move(game, move, _FORM), game.step_number
        game.play(found)
        return self._advance(game, start)

    def undo(self) -> str:
        """Take back your last move. Not possible after a reveal, a fight or the end of a turn."""
        game = self._deciding()
        undo(game)
        return f"The last move is taken back.\n\n{self.look()}"

    def save(self, name: str) -> str:
        """Save the record of the game to a new file.

        name: letters, digits, _ and -, at most 60, without a folder or an ending.
        """
        game = self._current()
        if not _NAME.fullmatch(name):
            raise ToolRefused("name must have 1 to 60 letters, digits, _ and -, without an ending")
        stopped = self._over(game) and not game.over
        record = game.record(names=self._seats, termination="truncated" if stopped else None)
        file = self._folder / f"{name}.ogn"
        if file.exists():
            raise ToolRefused(f"{name}.ogn exists already: choose another name")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_atomically(file, record)
        except OSError as error:
            raise ToolRefused(f"{name}.ogn: {system_reason(error)}") from error
        return f"saved as {file.resolve()}"

    def _current(self) -> Game:
        if self._game is None:
            raise ToolRefused("there is no game: call new_game first")
        return self._game

    def _deciding(self) -> Game:
        game = self._current()
        if self._over(game):
            raise ToolRefused("the game is over: save it, or call new_game")
        return game

    @staticmethod
    def _over(game: Game) -> bool:
        """Return whether the game has ended, or was stopped after too many turns (R26)."""
        return game.over or game.turn_number > TURN_LIMIT

    def _advance(self, game: Game, start: int) -> str:
        """Play chance and bots until the agent decides; return the events and the position."""
        game.deal(self._deal)
        while not self._over(game) and (bot := self._bots.get(game.turn or 0)) is not None:
            game.play(bot.choose(game.copy()))
            game.deal(self._deal)
        with using(Translator(FALLBACK, _SENTENCES)):
            events = [
                format_event(each, self._box, game.colours.__getitem__)
                for each in game.events(start)
            ]
        parts = [*(["\n".join(["EVENTS", *events])] if events else []), self.look()]
        if self._over(game):
            parts.append(self._result(game))
        return "\n\n".join(parts)

    def _result(self, game: Game) -> str:
        outcome = game.outcome(turn_limit=TURN_LIMIT)
        assert outcome is not None, "the game has ended"
        rows = zip(game.colours, self._seats, outcome.scores, outcome.shares, strict=True)
        lines = [f"{colour} ({seat}): {xp} XP, win share {won:g}" for colour, seat, xp, won in rows]
        return "\n".join([f"RESULT ({outcome.termination})", *lines])


def _bot_spec(text: str) -> BotSpec:
    """Return the spec of a bot that comes with the game, with a limited budget."""
    if len(text) > _MAX_LENGTH:
        raise ToolRefused(f"a seat must have at most {_MAX_LENGTH} characters, got {len(text)}")
    spec = parse_bot(text)
    if spec.bot not in BOTS or spec.arguments:
        raise BotError(f'a seat must be "{ME}" or one of {", ".join(BOTS)}, got {text!r}')
    budget = spec.budget or Budget(simulations=1)
    if (budget.simulations or 0) > MAX_SIMULATIONS or (budget.ms or 0) > MAX_MS:
        raise BotError(f"{text}: at most {MAX_SIMULATIONS}sims or {MAX_MS}ms for each decision")
    return spec
