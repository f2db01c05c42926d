"""`python -m overworld` is `overworld`."""

from overworld.cli.main import run

if __name__ == "__main__":
    run()
