# Two commands do everything, from a bare clone: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: play test check bench golden types clean

play: $(VENV)/played  ## Play at a table in the terminal.
	@$(BIN)/overworld play --terminal

test: check $(VENV)/postgres  ## Run every test, and those of the engine under two seeds of hashing.
	$(BIN)/python -m overworld.bots.warm_up
	PYTHONHASHSEED=1 $(BIN)/python -m pytest -q -n auto
	PYTHONHASHSEED=2 $(BIN)/python -m pytest -q -n auto --ignore=tests/arena --ignore=tests/server

check: $(VENV)/developed  ## Style, types, layers and spelling, in a few seconds.
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --cache-dir $(VENV)/import-linter
	$(BIN)/codespell src tests docs *.md

bench: $(VENV)/played  ## Measure the engine.
	$(BIN)/overworld bench engine

golden: $(VENV)/developed  ## Write the golden files anew; look at the difference before committing.
	$(BIN)/python -m tests.golden

types: $(VENV)/played  ## Write the messages of the server as types for the browser.
	$(BIN)/python -m overworld.server.typescript > web/src/protocol.ts

clean:  ## Remove what was set up and built here.
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "overworld needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@echo "Setting up in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/played: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(INSTALL) -e .
	@touch $@

$(VENV)/developed: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(INSTALL) -e ".[dev]"
	@touch $@ $(VENV)/played

# Tests use a real PostgreSQL: the one on this machine, Debian's, or the one that PyPI has.
$(VENV)/postgres: $(VENV)/developed
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	       && apt-get -qq update && apt-get -qq install -y postgresql >/dev/null; } \
	  || $(INSTALL) pgserver \
	  || { echo "tests need PostgreSQL: install it, on Debian with apt-get install postgresql"; exit 2; }
	@touch $@
