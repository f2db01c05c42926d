"""`overworld play --terminal`: play against people and bots in the terminal."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from overworld.bots import BOTS, Bot, BotError, analyse, bot_name, build_bot
from overworld.bots.error_report import report_error
from overworld.bots.ladder import adviser, is_untrained_on
from overworld.bots.search import ObsidianBot
from overworld.cli.common import (
    CommandError,
    chosen_box,
    import_from_current_folder,
    last_unfinished,
    read_game,
    refuse_bot_code,
    save_finished,
    save_unfinished,
    system_reason,
    write_atomically,
)
from overworld.cli.hint import DEFAULT_MS, print_analysis
from overworld.cli.interrupts import was_interrupted
from overworld.cli.preparation import prepare
from overworld.cli.show import format_result
from overworld.cli.terminal import DIM, Painter, ask, colours_wanted, complete_with, match_moves
from overworld.errors import DealDoesNotFit, NotationError
from overworld.game import CHANCE, Deal, Game
from overworld.game.deal import ChanceSource
from overworld.game.kernel import decoded_state_of
from overworld.i18n import t
from overworld.play.prompt import prompt_of
from overworld.play.sentences import (
    explained_moves,
    forecast_lines,
    format_event,
    near_lines,
    reason_text,
    translated_name,
)
from overworld.play.undo import check_undo, undo
from overworld.rules.state import SEATS
from overworld.rules.turn import ACTIONS_PER_TURN

PERSON, FRIEND = "me", "pebble"
_HINTS = 3  # decisions shown for a hint


@dataclass(frozen=True)
class SeatSpec:
    """A seat: `me`, `me:NAME` or a bot spec."""

    spec: str

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.spec.partition(":")[0] == PERSON

    @property
    def name(self) -> str:
        """The name of the person, or ""."""
        return self.spec.partition(":")[2]


def play(arguments: argparse.Namespace) -> int:
    """Start a new game or resume a saved one, and play it in the terminal."""
    import_from_current_folder()
    if arguments.resume == "":
        last = last_unfinished()
        if last is None:
            raise CommandError(t("error-no-unfinished"))
        arguments.resume = str(last)
    game = _saved_game(arguments) if arguments.resume else _new_game(arguments)
    seats = _seats(arguments, game)
    ours = {who.spec.partition("@")[0] for who in seats} & {*BOTS}
    prepare(ours)
    source = Deal(arguments.deal) if arguments.deal else _generator(arguments.seed, "chance")
    bots = _bots(seats, _generator(arguments.seed, "bots"))
    untrained = {bot_name(b) for b in bots.values() if is_untrained_on(type(b), game.box)}
    for name in sorted(untrained):
        print(t("other-box", bot=name))
    table = TerminalGame(game, seats, source, bots)
    try:
        table.run()
    except (EOFError, KeyboardInterrupt):
        print()
    except DealDoesNotFit as error:
        raise CommandError(t("error-deal", deal=arguments.deal)) from error
    finally:
        (save_finished if game.over else save_unfinished)(table.record(), arguments.resume)
    return 0


def _generator(seed: str | None, purpose: str) -> random.Random:
    if seed is None:
        return random.SystemRandom()
    return ChanceSource.from_seed(f"{seed} {purpose}")


def _new_game(arguments: argparse.Namespace) -> Game:
    specs = arguments.seats or [PERSON, FRIEND]
    if not 2 <= len(specs) <= SEATS:
        raise CommandError(t("seats-needed", most=SEATS))
    box = chosen_box(arguments.box)
    known = [board.id for board in box.boards]
    boards = arguments.boards or known[: len(specs)]
    if len(boards) != len(specs) or len({*boards} & {*known}) != len(specs):
        shown = {"boards": ",".join(boards), "known": ", ".join(known)}
        raise CommandError(t("error-boards", seats=len(specs), **shown))
    beginner, first = arguments.beginner or [], arguments.first
    for name in [*beginner, *([first] if first else [])]:
        if name not in boards:
            raise CommandError(t("error-colour", text=name, seats=", ".join(boards)))
    return Game(
        len(specs),
        boards=boards,
        beginner=[boards.index(name) for name in beginner],
        first=boards.index(first) if first else None,
        box=box,
    )


def _saved_game(arguments: argparse.Namespace) -> Game:
    for option in ("boards", "beginner", "first"):
        if getattr(arguments, option):
            raise CommandError(t("error-resume", option=f"--{option}"))
    return read_game(arguments.resume, chosen_box(arguments.box))


def _seats(arguments: argparse.Namespace, game: Game) -> list[SeatSpec]:
    """Return the seats of `--seats`, or of the record of a saved game."""
    specs: list[str] = arguments.seats or [PERSON, FRIEND]
    if arguments.resume and not arguments.seats:
        saved = game.tags.get("Names", "").split(", ")
        if not arguments.bots_from_files:
            refuse_bot_code(arguments.resume, (n for n in saved if not SeatSpec(n).is_person))
        known = [SeatSpec(name).is_person or is_bot(name) for name in saved]
        specs = saved if all(known) else [PERSON] * len(game.colours)
    for spec in specs:
        if not spec.isprintable():
            raise CommandError(t("error-name", text=repr(spec)))
    if len(specs) != len(game.colours):
        counts = {"count": len(specs), "seats": len(game.colours)}
        raise CommandError(t("error-names", file=str(arguments.resume), **counts))
    return [SeatSpec(spec) for spec in specs]


def is_bot(spec: str) -> bool:
    """Return whether a bot spec is valid."""
    try:
        build_bot(spec)
    except BotError:
        return False
    return True


def _bots(seats: list[SeatSpec], source: random.Random) -> dict[int, Bot]:
    """Return the bots by seat, each with a different seed."""
    bots = {}
    for seat, who in enumerate(seats):
        if not who.is_person:
            try:
                bots[seat] = build_bot(who.spec, seed=source.randrange(2**31))
            except BotError as error:
                raise CommandError(t("error-seat", reason=str(error))) from error
    return bots


class TerminalGame:
    """A game in the terminal, its seats and its bots."""

    def __init__(
        self, game: Game, seats: list[SeatSpec], source: random.Random | Deal, bots: dict[int, Bot]
    ) -> None:
        self.game = game
        self.seats = seats
        self.source = source
        self.bots = bots
        self._printed = game.step_number
        self.colours = Painter(colours_wanted())
        self._people = [seat for seat in range(len(seats)) if seats[seat].is_person]

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        complete_with(lambda: [*COMMANDS, *map(str, self.game.legal_moves)])
        print(t("welcome"))
        self.deal()
        drawn = -1
        while not self.game.over:
            seat = self.game.turn or 0
            if seat in self.bots:
                self.play_bot_turn(seat)
                continue
            if drawn != self.game.turn_number:
                self.draw()
                self.print_seat()
                self.print_near()
                drawn = self.game.turn_number
            if not self.run_command(ask(self.colours.prompt(self.prompt(seat)))):
                return
        self.draw()
        print(t("game-over", result=format_result(self.game)))

    def deal(self) -> None:
        """Resolve pending chance events and print them."""
        before = self.game.step_number
        if self.game.turn == CHANCE:
            self.game.deal(self.source)
        if before < self.game.step_number:
            self.print_events()

    def print_events(self, by_person: bool = True) -> None:
        """Print the events since the last call; those of bots are dimmed."""
        for event in self.game.events(self._printed):
            line = format_event(event, self.game.box, self.name)
            print(line if by_person else self.colours.paint(line, DIM))
        self._printed = self.game.step_number

    def name(self, seat: int) -> str:
        """Return the name of a seat: its colour, and the name of its player."""
        who, colour = self.seats[seat], translated_name("colour", self.game.colours[seat])
        name = who.name if who.is_person else who.spec
        called = t("person", name=name, seat=colour) if name else colour
        return self.colours.seat(called, self.game.colours[seat])

    def print_seat(self) -> None:
        """Print the colour of the person, if only one person plays."""
        if len(self._people) == 1:
            (me,) = self._people
            name = translated_name("colour", self.game.colours[me])
            print(t("you-are", seat=self.colours.seat(name, self.game.colours[me])))

    def print_near(self, _: str = "") -> None:
        """Print the face-up tiles next to the current player."""
        print("\n".join(near_lines(self.game)) or t("near-nothing"))

    def play_bot_turn(self, seat: int) -> None:
        """Let a bot decide until its turn ends."""
        bot = self.bots[seat]
        while self.game.turn == seat:
            try:
                self.game.play(bot.choose(self.game.copy()))
            except Exception as error:  # a user's bot may raise anything; the game is saved
                spec = self.seats[seat].spec
                raise CommandError(t("error-bot", bot=spec, reason=report_error(error))) from error
            if self.game.turn == CHANCE:
                self.game.deal(self.source)
        self.print_events(by_person=False)

    def prompt(self, seat: int) -> str:
        """Return the prompt for a seat."""
        game, who = self.game, self.name(seat)
        asked = prompt_of(decoded_state_of(game), game.box, "trade" in game.legal_moves)
        number = 1 + ACTIONS_PER_TURN - asked.owed
        return t(f"prompt-{asked.code}", seat=who, number=number, card=str(asked.card))

    def draw(self, _: str = "") -> None:
        """Print the table."""
        print()
        print(self.colours.table(self.game))
        print()

    def run_command(self, line: str) -> bool:
        """Play the typed move or run the typed command; return False to leave."""
        words_typed = line.split()
        if not words_typed:
            return True
        command, *rest = words_typed
        if command.lower() in ("quit", "exit", "q"):
            return False
        handler = COMMANDS.get(command.lower())
        if handler is not None:
            handler(self, " ".join(rest))
        else:
            self.play_text(line)
        return True

    def play_text(self, line: str) -> None:
        """Play the one legal move that matches, or print why none does."""
        meant = match_moves(line, [str(move) for move in self.game.legal_moves])
        if len(meant) == 1:
            self.game.play(meant[0])
            self.deal()
            self.print_events()
            if meant[0].startswith("explore "):
                self.print_near()
        elif meant:
            shown = meant if len(meant) <= 12 else [*meant[:12], "..."]
            print(t("unclear", text=line.strip(), moves=", ".join(shown)))
        else:
            self.print_why(" ".join(line.lower().split()))

    def print_why(self, text: str) -> None:
        """Print why a move is illegal."""
        try:
            refusal = self.game.why_not(text)
        except NotationError:
            print(t("unknown", text=text))
            return
        if refusal is None:
            print(t("possible", move=text))
        else:
            print(t("refused", move=text, reason=reason_text(refusal)))

    def print_hint(self, _: str) -> None:
        """Print the advice of the strongest bot; Ctrl-C stops its search, not the game."""
        try:
            bot = adviser(len(self.game.colours))
            prepare([bot, ObsidianBot.name], leave=False)  # the game is not saved yet
            print(t("hint-asked", bot=bot))
            print_analysis(self.game, analyse(self.game, ms=DEFAULT_MS), _HINTS)
        except BaseException as error:  # the compiler may replace a KeyboardInterrupt
            if not was_interrupted(error):
                raise
            print()

    def undo(self, _: str) -> None:
        """Undo the last decision, unless a bot made it or a barrier forbids it."""
        possible, last = check_undo(self.game), self.game.history[-1:]
        barrier = "other_player" if possible.seat in self.bots else possible.barrier
        if barrier is not None:
            print(t(f"barrier-{barrier}"))
            return
        undo(self.game)
        self._printed = min(self._printed, self.game.step_number)
        print(t("undone", move=str(*last)))

    def save(self, file: str) -> None:
        """Write the record to a file."""
        if not file:
            print(t("save-where"))
            return
        try:
            write_atomically(Path(file).expanduser(), self.record())
        except OSError as error:
            print(t("error-file", file=file, reason=system_reason(error)))
        except ValueError:  # an invalid file name
            print(t("save-where"))
        else:
            print(t("saved", file=file))

    def record(self) -> str:
        """Return the record of the game with the names of the seats."""
        return self.game.record(names=[seat.spec for seat in self.seats])


COMMANDS: dict[str, Callable[[TerminalGame, str], None]] = {
    "help": lambda table, _: print(t("help-text")),
    "?": lambda table, _: print(t("help-text")),
    "moves": lambda table, _: print("\n".join(explained_moves(table.game))),
    "near": TerminalGame.print_near,
    "hint": TerminalGame.print_hint,
    "table": TerminalGame.draw,
    "why": TerminalGame.print_why,
    "scores": lambda table, _: print("\n".join(forecast_lines(table.game))),
    "undo": TerminalGame.undo,
    "save": TerminalGame.save,
}
"""The commands of a game in the terminal; the string is what was typed after the command."""
