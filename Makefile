# Palatine: `make play` and `make test` do everything from a bare clone.

SHELL := /bin/bash
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON := $(shell for python in python3.11 python3 python3.12 python3.13 python3.14; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)
BIN := .venv/bin
# the wheel in .venv, never src
INSTALLED := env -u PYTHONPATH
INTERPRETED := env PYTHONPATH=src PALATINE_EXPECT=interpreted
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

.PHONY: help machine setup setup-peers play test test-all checks lint test-client test-compiled \
	test-interpreted browser-test test-research bench bench-table fuzz ladder automa levels \
	tiles client clean

help:
	@echo 'make play          open a table (sets everything up first)'
	@echo 'make test          run every check (sets everything up first)'
	@echo 'make test-all      the same and what takes longer, before a release'
	@echo 'make setup         virtual environment, dependencies, browser client, package'
	@echo 'make lint          ruff, mypy, svelte-check'
	@echo 'make browser-test  the tests that drive a real browser, alone'
	@echo 'make test-research every game against the tests of PettingZoo, Gymnasium, OpenSpiel'
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

setup:
ifeq ($(PYTHON),)
	$(error Python 3.11 or newer is needed; on Debian: apt install python3 python3-venv)
endif
	@$(PYTHON) tools/prepare.py $(if $(LONG),torch)

setup-peers: setup
	@$(PYTHON) tools/prepare.py peers

play: setup
	@exec $(BIN)/palatine

# every stage runs even if one before it failed; the broadest comes last, for its summary
STAGES := test-compiled browser-test test-interpreted
test: machine
	@$(MAKE) checks # anew, as Python itself may have come just now

test-all:
	@$(MAKE) test LONG=1

checks: setup
	@failed=; \
	$(MAKE) -j 2 --keep-going --output-sync=target lint test-client || failed=' lint or test-client'; \
	for stage in $(STAGES); do $(MAKE) $$stage || failed="$$failed $$stage"; done; \
	if [ -n "$$failed" ]; then echo "failed:$$failed" >&2; exit 1; fi

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(NPM) run check

test-client: setup
	$(NPM) test

# the rules as they are installed: compiled, unless the machine has no compiler
RULES := tests/test_build.py tests/test_fuzz.py tests/kernel tests/contract tests/games \
	tests/playthroughs tests/research
test-compiled: setup
	$(INSTALLED) PALATINE_EXPECT=$$(cut -d' ' -f2 .venv/stamps/package) \
		$(PYTEST) --dist worksteal -m "$(MARKS) and not browser and not texts" $(RULES) \
		$(foreach game,$(subst $(comma), ,$(PALATINE_PLAIN)),--ignore=tests/games/$(game))

# the research forms held against the tests of their libraries, with every number of people
test-research: setup
	$(INSTALLED) $(PYTEST) --dist worksteal tests/research

# what was tried compiled is not tried twice, but for the kernel, the contracts and the
# playthroughs, which must come out alike
ONCE := $(if $(LONG)$(PALATINE_PLAIN),, and (texts or not rules))
test-interpreted: setup
	$(INTERPRETED) $(PYTEST) --dist worksteal -m "$(MARKS) and not browser$(ONCE)"

browser-test: machine setup
	$(INSTALLED) $(PYTEST) --dist loadfile -m "$(MARKS) and browser" tests/browser

bench: setup-peers
	@failed=; for part in run arena research; do \
		$(INSTALLED) $(BIN)/python -m bench.$$part || failed="$$failed $$part"; done; \
	if [ -n "$$failed" ]; then echo "missed:$$failed" >&2; exit 1; fi

bench-table: setup
	$(INSTALLED) $(BIN)/python -m bench.table

fuzz: setup
	$(INSTALLED) $(BIN)/python -m tools.fuzz

# GAME=id and OPTIONS="name=value ..." pick a game and table options; what was stopped goes on.
# Budgets of searches are processor time, so as many processes as there are cores are fair.
JOBS ?= $(shell nproc)
ladder automa levels: setup
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
