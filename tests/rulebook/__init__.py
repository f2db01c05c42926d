"""One test per rule; the docstrings cite the sections of docs/rules.md and the rulings."""
