# Two commands matter to a newcomer: `make play` and `make test`. Nothing but Python 3.11 or newer and make is needed.

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
JOBS   ?= auto
SPREAD := -n $(JOBS) --dist worksteal
# Pages wait for browsers and for bots that pause, a third of the time: so one test more at once than there are cores.
ONE_MORE := $(if $(filter auto,$(JOBS)),$(shell $(PYTHON) -c 'import os; print(1 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1))' 2>/dev/null),$(JOBS))
WITH_PAUSES := -n $(ONE_MORE) --dist worksteal

# "3.12" where the interpreter will do; "old 3.9", "novenv" or nothing at all where it will not. Runs on any Python, even 2.
FOUND := $(shell $(PYTHON) -c 'import sys; v = "%d.%d" % sys.version_info[:2]; sys.version_info < (3, 11) and (sys.stdout.write("old " + v), sys.exit()); import importlib.util as u; print(v if u.find_spec("venv") and u.find_spec("ensurepip") else "novenv")' 2>/dev/null)

# One line that says what to do, raised only by targets that need the environment.
CHECK_PYTHON = $(if $(FOUND),,$(error No Python found as '$(PYTHON)'. Install Python 3.11 or newer, or say which: make PYTHON=python3.12 play))\
$(if $(filter old,$(FOUND)),$(error Stammtisch needs Python 3.11 or newer, '$(PYTHON)' is $(lastword $(FOUND)). Say which to use: make PYTHON=python3.12 play))\
$(if $(filter novenv,$(FOUND)),$(error '$(PYTHON)' lacks its venv module. On Debian and Ubuntu: sudo apt install python3-venv))

CREATED := $(VENV)/.python-$(lastword $(FOUND))
INSTALL := $(BIN)/python -m pip --disable-pip-version-check install --quiet

.PHONY: help play play-terminal compile test test-compiled coverage lint lint-scripts fmt bench bench-server bench-page bench-peers screenshots soak lock clean

help:  ## what can be made
	@echo "make play    the table in the browser, on http://127.0.0.1:8000"
	@echo "make play-terminal  a game of Goldbräu in the terminal"
	@echo "make compile  the same several times as fast from then on: strong bots think deeper (some minutes, a C compiler)"
	@echo "make test    everything CI runs: lint, types, import rules, tests, on the compiled build too"
	@echo "make test-compiled  engine, games and records once more, on the compiled build"
	@echo "make coverage  which lines of the whole package no test reaches; takes three times as long as the tests"
	@echo "make lint    everything CI runs but the tests; also the types in the page's scripts, where there is npm"
	@echo "make fmt     format the code and mend what ruff can mend"
	@echo "make messages  bring the catalogues of all languages up to date; new texts come in empty"
	@echo "make bench   speed, interpreted against compiled (compiled needs a C compiler)"
	@echo "make bench-server  50 tables and 200 sockets: how long an acknowledged choice takes"
	@echo "make bench-page  how heavy and how quick the pages are in a browser (needs chromium)"
	@echo "make screenshots  every page in three widths, light and dark, to build/screenshots (needs chromium)"
	@echo "make bench-peers  the same beside other libraries, in an environment of its own; writes docs/peers.md"
	@echo "make soak    long runs: soak tests, then mutation tests of the rules"
	@echo "make lock    renew requirements/*.txt from pyproject.toml"
	@echo "make clean   remove the environment and everything built"
	@echo "Another Python: make PYTHON=python3.12 test"

# With what `make compile` built, as long as the source is the same.
COMPILED = PYTHONPATH=$$($(BIN)/python benchmarks/build_native.py --where)

play: $(VENV)/.play
	@$(COMPILED) $(BIN)/stammtisch serve --open

play-terminal: $(VENV)/.play
	@$(COMPILED) $(BIN)/stammtisch play goldbraeu

lint: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory lint-scripts

# Types in the page's scripts. Nobody needs npm: where it is, the checker is fetched once, by the hash in its lock file.
TSC := build/types/node_modules/typescript/bin/tsc

lint-scripts:
	@if ! command -v npm >/dev/null; then echo "npm is not installed: the types in the page's scripts are not checked"; \
	elif ! $(MAKE) --silent build/types/.fetched >/dev/null 2>&1; \
	then echo "TypeScript cannot be fetched: the types in the page's scripts are not checked"; \
	else node $(TSC) --project src/stammtisch/web/static/js && echo "The types in the page's scripts are right"; fi

build/types/.fetched: requirements/types/package-lock.json
	mkdir -p build/types
	cp requirements/types/package.json requirements/types/package-lock.json build/types
	npm ci --prefix build/types --no-audit --no-fund
	@touch $@

# Types and compilation keep one core busy each, so they go side by side. Tracing makes tests three times as long: CI
# asks only of rules that their own tests reach them, and that nearly to the last line.
RULES := tests/engine tests/games

test: $(VENV)/.dev
	@$(MAKE) --no-print-directory -j2 lint compile
	$(BIN)/python -m pytest $(SPREAD) $(RULES) --cov=stammtisch.engine --cov=stammtisch.games --cov-fail-under=97
	$(BIN)/python -m pytest $(WITH_PAUSES) $(RULES:%=--ignore=%)
	@$(MAKE) --no-print-directory test-compiled

coverage: $(VENV)/.dev
	$(BIN)/python -m pytest $(SPREAD) --cov=stammtisch

# What plays the same on both builds.
ON_BOTH_BUILDS := tests/engine tests/games tests/conformance tests/bots tests/envs \
	tests/test_records.py tests/test_scenarios.py tests/test_playthroughs.py

compile: $(VENV)/.dev
	@$(BIN)/python benchmarks/build_native.py

test-compiled: compile
	@if PYTHONPATH=build/native $(BIN)/python -c 'from stammtisch.engine.build import COMPILED; raise SystemExit(not COMPILED)'; \
	then PYTHONPATH=build/native $(BIN)/python -m pytest $(SPREAD) -m "not soak and not slow" $(ON_BOTH_BUILDS); \
	else echo "nothing is compiled here: the compiled build is not tested"; fi

fmt: $(VENV)/.dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

messages: $(VENV)/.dev
	$(BIN)/python -m tests.make_messages

bench: $(VENV)/.dev
	$(BIN)/python benchmarks/bench.py

bench-server: $(VENV)/.dev
	$(BIN)/python -m benchmarks.server

bench-page: $(VENV)/.dev
	$(BIN)/python -m benchmarks.page

screenshots: $(VENV)/.dev
	$(BIN)/python -m benchmarks.screenshots build/screenshots

bench-peers: $(VENV)/.dev
	$(BIN)/python -m benchmarks.peers

soak: $(VENV)/.dev
	$(BIN)/python -m pytest -m soak tests
	$(BIN)/mutmut run

# The lock names no host and no path, so that it serves with any index; play.txt binds dev.txt, so both fit one environment.
UV_COMPILE := build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links

lock:
	$(CHECK_PYTHON)$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check install --quiet uv
	$(UV_COMPILE) pyproject.toml requirements/build.in --extra web --output-file requirements/play.txt
	$(UV_COMPILE) pyproject.toml requirements/build.in --extra web --extra dev --constraint requirements/play.txt --output-file requirements/dev.txt

clean:
	rm -rf $(VENV) build dist mutants htmlcov src/*.egg-info
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage .coverage.*
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(CREATED):
	$(CHECK_PYTHON)rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)
	@touch $@

# Without its dependencies looked up: the lock lists them all, and pip, meeting coverage[toml] beside the lock's coverage,
# would ask for the newest and refuse it for want of a pin, on the day a newer one appears. `pip check` says if one is missing.
define INSTALL_LOCK
	$(INSTALL) --no-deps --require-hashes -r $(1)
	$(INSTALL) --no-build-isolation --no-deps -e .
	$(BIN)/python -m pip --disable-pip-version-check check
	@touch $@
endef

$(VENV)/.play: $(CREATED) requirements/play.txt pyproject.toml
	$(call INSTALL_LOCK,requirements/play.txt)

$(VENV)/.dev: $(CREATED) requirements/dev.txt pyproject.toml
	$(call INSTALL_LOCK,requirements/dev.txt)
