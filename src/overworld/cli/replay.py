"""`overworld replay`: step through a record in the terminal."""

from __future__ import annotations

import argparse

from overworld.cli.common import chosen_box, read_game
from overworld.cli.show import format_result
from overworld.cli.terminal import ask
from overworld.game import Game
from overworld.game.derive_events import events_at
from overworld.i18n import t
from overworld.play.sentences import format_event, translated_name


def replay(arguments: argparse.Namespace) -> int:
    """Read and verify a record, and show its table step by step."""
    steps = Replay(read_game(arguments.file, chosen_box(arguments.box)))
    if arguments.at is not None:
        steps.go(arguments.at)
        steps.draw()
        return 0
    print(t("replay-hint"))
    steps.go(0)
    steps.draw()
    while True:
        try:
            command = ask(t("replay-prompt") + " ").strip().lower()
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
    def step(self) -> int:
        """Number of steps that have been played."""
        return self.game.step_number

    def go(self, step: int) -> None:
        """Go to a step, at most to the end of the record."""
        step = max(0, min(step, len(self.moves)))
        self.game.undo_to(min(step, self.step))
        while self.step < step:
            self.game.play(self.moves[self.step])

    def run_command(self, command: str) -> None:
        """Run a navigation command and draw the table."""
        steps = {"": self.step + 1, "n": self.step + 1, "b": self.step - 1}
        steps["e"] = len(self.moves)
        if command.isascii() and command.isdigit() and len(command) < 10:
            self.go(int(command))
        elif command in steps:
            self.go(steps[command])
        else:
            print(t("replay-unknown", text=command))
            print(t("replay-hint"))
            return
        self.draw()

    def _name(self, seat: int) -> str:
        return translated_name("colour", self.game.colours[seat])

    def draw(self) -> None:
        """Print the table and the last move."""
        total = len(self.moves)
        print()
        print(self.game)
        print()
        if self.step == 0:
            print(t("replay-start", total=total))
        else:
            move = str(self.moves[self.step - 1])
            print(t("replay-entry", entry=self.step, total=total, move=move))
            for event in events_at(self.game, self.step - 1):
                print(format_event(event, self.game.box, self._name))
        if self.game.over:
            print(t("game-over", result=format_result(self.game)))
