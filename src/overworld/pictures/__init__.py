"""Pictures of a game: the table as a standalone SVG, and a game as an HTML page that replays it."""

from overworld.pictures.film import FilmWords, Step, film
from overworld.pictures.marks import advice
from overworld.pictures.table import draw

__all__ = ["FilmWords", "Step", "advice", "draw", "film"]
