# Two commands do everything, from a bare clone: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: play test check bench golden clean

play: $(VENV)/played  ## Play at a table in the terminal.
	@$(BIN)/overworld play --terminal

test: check  ## Run every test, under two seeds of hashing.
	$(BIN)/python -m overworld.rules.warm_up
	PYTHONHASHSEED=1 $(BIN)/python -m pytest -q -n auto
	PYTHONHASHSEED=2 $(BIN)/python -m pytest -q -n auto

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
