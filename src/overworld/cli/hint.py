"""`overworld hint`: analyse a position with the strongest bot."""

from __future__ import annotations

import argparse

from overworld.bots import BOTS, Analysis, analyse
from overworld.bots.ladder import UNAVAILABLE_BOTS, adviser, is_untrained_on
from overworld.bots.search import ObsidianBot
from overworld.cli.common import CommandError, chosen_box, read_game
from overworld.cli.preparation import prepare
from overworld.cli.replay import Replay
from overworld.cli.show import START
from overworld.game import CHANCE, Game
from overworld.game.deal import ChanceSource
from overworld.i18n import percent, t
from overworld.play.sentences import meaning, translated_name
from overworld.review.valuation import revalue_opening

DEFAULT_MS = 1000


def hint(arguments: argparse.Namespace) -> int:
    """Print the most visited decisions with their values, and the principal variation."""
    game = _chosen_game(arguments)
    if game.turn is None or game.turn == CHANCE:
        raise CommandError(t("error-nobody-decides"))
    prepare([adviser(len(game.colours)), ObsidianBot.name])
    ms = None if arguments.sims else arguments.ms or DEFAULT_MS
    analysis = analyse(game, ms=ms, simulations=arguments.sims, seed=arguments.seed)
    for name, reason in UNAVAILABLE_BOTS.items():
        print(t("not-offered", bot=name, reason=reason))
    print_analysis(game, analysis, arguments.top)
    return 0


def print_analysis(game: Game, analysis: Analysis, top: int) -> None:
    """Print an analysis of the `top` best decisions."""
    analysis = revalue_opening(analysis, top)
    seat, bot = translated_name("colour", game.colours[analysis.seat]), adviser(len(game.colours))
    if is_untrained_on(BOTS[bot], game.box):
        print(t("other-box", bot=bot))
    print(t("hint-of", seat=seat, simulations=analysis.simulations, bot=bot))
    width = max(len(str(judged.move)) for judged in analysis.moves[:top])
    for judged in analysis.moves[:top]:
        xp = ", ".join(
            t("seat-score", seat=translated_name("colour", colour), score=f"{score:.1f}")
            for colour, score in zip(game.colours, judged.xp, strict=True)
        )
        share = percent(judged.share[analysis.seat])
        visits = percent(judged.visits / analysis.simulations)
        move = f"{judged.move!s:<{width}}"
        print(t("hint-move", move=move, share=share, visits=visits, xp=xp))
        print(f"    {meaning(game, str(judged.move))}")
    print(t("hint-line", line=", ".join(map(str, analysis.line))))


def _chosen_game(arguments: argparse.Namespace) -> Game:
    """Return the game of a position, or of a record at a step."""
    box, source = chosen_box(arguments.box), arguments.what
    if source == START:
        game = Game(arguments.players, box=box)
        game.deal(ChanceSource.from_seed(f"{arguments.seed} hint"))  # up to the first decision
        return game
    if source.startswith("ow1/"):
        return Game.from_position(source, box)
    steps = Replay(read_game(source, box))
    if arguments.at is not None:
        steps.go(arguments.at)
        while steps.game.turn == CHANCE and steps.step < len(steps.moves):
            steps.go(steps.step + 1)  # the revealed tile is in the record
    return steps.game
