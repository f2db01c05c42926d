"""`overworld replay`: step through a record in the terminal."""

from __future__ import annotations

import argparse

from overworld.cli.common import load_box, read_game
from overworld.cli.event_text import format_event
from overworld.cli.names import name_of
from overworld.cli.prompt import ask
from overworld.cli.show import result_of
from overworld.game import Game
from overworld.game.derive_events import events_at
from overworld.i18n import words


def replay(arguments: argparse.Namespace) -> int:
    """Read and verify a record, and show its table step by step."""
    steps = Replay(read_game(arguments.file, load_box(arguments.box)))
    if arguments.at is not None:
        steps.go(arguments.at)
        steps.draw()
        return 0
    print(words("replay-hint"))
    steps.go(0)
    steps.draw()
    while True:
        try:
            command = ask(words("replay-prompt") + " ").strip().lower()
        except EOFError:
            print()
            return 0
        if command == "q":
            return 0
        steps.run_command(command)


class Replay:
    """A record and the step that is shown."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves = game.history

    @property
    def entry(self) -> int:
        """Number of steps that have been played."""
        return self.game.step_number

    def go(self, entry: int) -> None:
        """Go to a step, at most to the end of the record."""
        entry = max(0, min(entry, len(self.moves)))
        while self.entry > entry:
            self.game.undo()
        while self.entry < entry:
            self.game.play(self.moves[self.entry])

    def run_command(self, command: str) -> None:
        """Run a navigation command and draw the table."""
        steps = {"": self.entry + 1, "n": self.entry + 1, "b": self.entry - 1}
        steps["e"] = len(self.moves)
        if command.isascii() and command.isdigit() and len(command) < 10:
            self.go(int(command))
        elif command in steps:
            self.go(steps[command])
        else:
            print(words("replay-unknown", text=command))
            print(words("replay-hint"))
            return
        self.draw()

    def _name(self, seat: int) -> str:
        return name_of("colour", self.game.colours[seat])

    def draw(self) -> None:
        """Print the table and the last move."""
        total = len(self.moves)
        print()
        print(self.game)
        print()
        if self.entry == 0:
            print(words("replay-start", total=total))
        else:
            move = str(self.moves[self.entry - 1])
            print(words("replay-entry", entry=self.entry, total=total, move=move))
            for event in events_at(self.game, self.entry - 1):
                print(format_event(event, self.game.components, self._name))
        if self.game.over:
            print(words("game-over", result=result_of(self.game)))
