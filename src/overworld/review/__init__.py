"""Review games with a search, and make puzzles from them.

>>> from overworld import Game
>>> from overworld.review import review
>>> review(Game(players=2), simulations=4).steps
()
"""

from overworld.review.findings import Review, ReviewStep, SeatReview
from overworld.review.reviewer import review

__all__ = ["Review", "ReviewStep", "SeatReview", "review"]
