# Palatine: `make play` and `make test` do everything from a bare clone.

SHELL := /bin/bash
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON := $(shell for python in python3.11 python3 python3.12 python3.13 python3.14; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)
BIN := .venv/bin
# what `make` has compiled for the checks, or the sources; else the program as it is installed
TESTED := env PYTHONPATH=$(CURDIR)/build/tested
INTERPRETED := env PYTHONPATH=$(CURDIR)/src PALATINE_EXPECT=interpreted
INSTALLED := env -u PYTHONPATH
# what takes longest is named at the end
SLOWEST := --durations=20
PYTEST := $(BIN)/python -m pytest -n auto $(SLOWEST)
# LONG=1, as `make test-all` says it: also what is kept for a release
MARKS := not peers$(if $(LONG),, and not long)
comma := ,
# games that are not on the list yet stay interpreted: to compile them takes minutes
export PALATINE_PLAIN ?=
# our own Node comes first, where there is one
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm

.PHONY: help machine setup setup-quick tested play fast install arena ray research open_spiel \
	torch test test-all checks quick lint lint-python test-quick test-client test-compiled \
	test-interpreted browser-test test-research bench bench-table fuzz ladder automa levels tiles \
	client clean

help:
	@echo 'make play          open a table (brings what playing needs first)'
	@echo 'make fast          compile the rules now, not behind the open table'
	@echo 'make install       put the program on your path; it is .venv/bin/palatine'
	@echo 'make test          run every check (brings what they need first)'
	@echo 'make test-all      the same and what takes longer, before a release'
	@echo 'make quick         what needs neither browser nor compiler, after every change'
	@echo 'make setup         all that developers need, but for compiled rules'
	@echo 'make lint          ruff, mypy, svelte-check, ESLint, Prettier'
	@echo 'make browser-test  the tests that drive a real browser, alone'
	@echo 'make test-research every game against the tests of PettingZoo, Gymnasium, OpenSpiel'
	@echo 'make arena         what reports and exports of tournaments need'
	@echo 'make research      what learners need: PettingZoo, Gymnasium'
	@echo 'make bench         speed, side by side with other engines'
	@echo 'make bench-table   speed of the browser table'
	@echo 'make fuzz          random games of every kind until stopped'
	@echo 'make ladder        strength of the bots (GAME=id, OPTIONS="name=value ...")'
	@echo 'make automa        the bots against the seats that the rules play (the same)'
	@echo 'make levels        the levels of the table against each other (the same)'
	@echo 'make tiles         the pictures of the lobby, from the boards'
	@echo 'make client        what the browser client knows of words and messages'
	@echo 'make clean         remove what was made'

# what the checks need of the machine itself, a browser above all
machine:
	@PYTHON=$(PYTHON) tools/machine.sh

PREPARE = $(if $(PYTHON),$(PYTHON) tools/prepare.py,$(error Python 3.11 or newer is needed; \
	on Debian: apt install python3 python3-venv))

# HOST=0.0.0.0 lets friends in your network come too
play:
	@exec $(PREPARE) open $(if $(HOST),serve --host $(HOST))

fast install setup:
	@$(PREPARE) $@

arena ray research open_spiel torch:
	@$(PREPARE) play $@

# the package as the checks try it: compiled, unless the machine has no compiler
tested:
	@$(PREPARE) tested $(if $(LONG),torch)

test: machine
	@$(MAKE) checks # anew, as Python itself may have come just now

test-all:
	@$(MAKE) test LONG=1

# every stage runs even if one before it failed
checks:
	@$(PYTHON) tools/check.py test

quick:
	@$(PYTHON) tools/check.py quick

lint: setup lint-python
	$(NPM) run check

lint-python: setup-quick
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m tools.looks

# no client is built, nothing compiled
setup-quick:
	@$(PREPARE) quick

test-quick: setup-quick
	$(INTERPRETED) $(BIN)/python -m pytest -q -r fE -n auto --dist load --within 45 $(QUARTER) \
		-m "$(MARKS) and not browser$(ONCE)"

test-client: setup
	$(NPM) test

RULES := tests/test_build.py tests/test_fuzz.py tests/kernel tests/contract tests/games \
	tests/playthroughs tests/research
test-compiled: tested
	$(TESTED) PALATINE_EXPECT=$$(cut -d' ' -f2 .venv/stamps/tested) \
		$(PYTEST) --dist worksteal -m "$(MARKS) and not browser and not texts" $(RULES) \
		$(foreach game,$(subst $(comma), ,$(PALATINE_PLAIN)),--ignore=tests/games/$(game))

# the research forms held against the tests of their libraries, with every number of people
test-research: tested
	$(TESTED) $(PYTEST) --dist worksteal tests/research

# what was tried compiled is not tried twice, but for the kernel, the contracts and the
# playthroughs, which must come out alike
# (and of the contracts a quarter: another one at every run, or again that of SEED=number)
SEED := $(if $(SEED),$(SEED),$(shell echo $$RANDOM))
QUARTER := $(if $(LONG)$(PALATINE_PLAIN),,--quarter $(SEED))
ONCE := $(if $(LONG)$(PALATINE_PLAIN),, and (texts or not rules))
test-interpreted: setup
	$(INTERPRETED) $(PYTEST) $(QUARTER) --dist worksteal -m "$(MARKS) and not browser$(ONCE)"

browser-test: machine tested
	$(TESTED) $(PYTEST) --dist worksteal -m "$(MARKS) and browser" tests/browser

bench:
	@$(PREPARE) bench
	@failed=; for part in run arena research; do \
		$(INSTALLED) $(BIN)/python -m bench.$$part || failed="$$failed $$part"; done; \
	if [ -n "$$failed" ]; then echo "missed:$$failed" >&2; exit 1; fi

bench-table:
	@$(PREPARE) bench
	$(INSTALLED) $(BIN)/python -m bench.table

fuzz:
	@$(PREPARE) arena
	$(INSTALLED) $(BIN)/python -m tools.fuzz

# GAME=id and OPTIONS="name=value ..." pick a game and table options; what was stopped goes on.
# Budgets of searches are processor time, so as many processes as there are cores are fair.
JOBS ?= $(shell nproc)
ladder automa levels:
	@$(PREPARE) arena
	@worst=0; for file in tournaments/$@/$(GAME)*.toml; do \
		out="build/arena/$@/$$(basename $$file .toml)$(foreach option,$(OPTIONS),_$(option))"; \
		out=$${out// /}; echo "$$file"; \
		if [ -e "$$out/tournament.toml" ]; then what=(go "$$out"); \
		else what=(run "$$file" --out "$$out" $(foreach option,$(OPTIONS),--option $(option))); fi; \
		code=0; $(INSTALLED) $(BIN)/palatine arena "$${what[@]}" --jobs $(JOBS) || code=$$?; \
		if [ $$code -eq 130 ]; then exit 130; fi; \
		if [ $$code -ne 0 ]; then worst=1; fi; \
	done; exit $$worst

client: setup
	PATH="$(CURDIR)/$(BIN):$$PATH" $(INTERPRETED) $(BIN)/python -m tools.client

tiles: machine setup
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.tiles

clean:
	rm -rf build .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules web/dist src/palatine/table/static
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
