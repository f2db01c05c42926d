"""Pictures of a game: the table as a standalone SVG, and a game as an HTML page that replays it."""

from overworld.pictures.film import FilmStep, FilmWords, film
from overworld.pictures.table import advice, draw

__all__ = ["FilmStep", "FilmWords", "advice", "draw", "film"]
