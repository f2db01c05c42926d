"""Pictures of a game: the table as a standalone SVG, and a game as an HTML page that replays it."""

from overworld.pictures.film import FilmWords, Step, film
from overworld.pictures.table import advice, draw

__all__ = ["FilmWords", "Step", "advice", "draw", "film"]
