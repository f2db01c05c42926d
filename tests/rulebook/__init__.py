"""One test per rule; docstrings cite the sections and rulings of docs/explanation/rulings.md."""
