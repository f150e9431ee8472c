# Two commands are enough: `make play` and `make test`. Both set up everything they need in .venv.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv --quiet
PAGE   := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*')
SOURCES := $(shell find src -type f -not -name '*.pyc') $(PAGE) pyproject.toml hatch_build.py $(wildcard tools/*.py) constraints.txt
GAMES  ?= 100000

.DEFAULT_GOAL := help
.PHONY: help play test check bench soak shots clean constraints

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1|/' | column -t -s '|'

play: $(VENV)/installed  ## set up everything and play, in the browser
	@$(BIN)/taberna serve --open

test: $(VENV)/tested $(VENV)/browser  ## set up everything and run every test on the compiled engine
	@$(BIN)/python -m pytest -n 2 --dist loadfile $(ARGS)

check: $(VENV)/checked $(VENV)/tested $(VENV)/page  ## style, types, arrows between the rooms, words
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --config pyproject.toml
	@$(BIN)/python -m pytest tests/test_words.py
	@if [ -d web/node_modules ]; then cd web && npm run --silent check && npm run --silent test; else echo "No npm here: the page’s types and logic are not checked."; fi

bench: $(VENV)/benched  ## speed, side by side with OpenSpiel, Pgx, PettingZoo, RLCard and boardgame.io
	@$(BIN)/python -m tests.bench $(ARGS)
	@$(BIN)/python -m tests.bench.batches $(ARGS)
	@$(BIN)/python -m tests.bench.load $(ARGS)

soak: $(VENV)/tested  ## the contract test and invariants on GAMES random games (100000); the server killed in 1,000
	@$(BIN)/python -m taberna.research.contract --games $(GAMES) --closely 50
	@$(BIN)/python -m tests.games.pecunia.invariants --games $(GAMES)
	@$(BIN)/python -m tests.games.pecunia.combinations
	@TABERNA_KILL_GAMES=1000 TABERNA_HTTP_EXAMPLES=200 TABERNA_LEAK_PAIRS=200 $(BIN)/python -m pytest tests/server

shots: $(VENV)/tested $(VENV)/browser  ## screenshots of every view of the page, into build/shots
	@$(BIN)/python -m tests.browser.shots

clean:  ## remove everything that was built or installed
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .grimp_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

constraints: $(BIN)/uv  ## pin the newest versions of everything we use
	$(UV) pip compile --universal --python-version 3.11 --upgrade --all-extras --no-header --no-annotate \
	    --no-emit-index-url pyproject.toml --group pyproject.toml:build -o constraints.txt

# What follows installs. The wheel is built and installed (never "editable"): an editable install
# would run uncompiled. A stamp file is newer than what it was made from, so a warm start is quick.
$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Taberna needs Python 3.11 or newer; say which with: make PYTHON=python3.12 …"; exit 2; }
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt uv

$(VENV)/installed: $(SOURCES) | $(BIN)/uv
	@echo "Building and installing Taberna: under a minute on two cores, seconds when little has changed …"
	@rm -rf build/wheel
	@$(UV) pip install --python $(BIN)/python -c constraints.txt -r pyproject.toml & libraries=$$!; \
	    $(BIN)/uv build --wheel --python $(BIN)/python --build-constraints constraints.txt -o build/wheel . && \
	    wait $$libraries && \
	    $(UV) pip install --python $(BIN)/python --no-deps --reinstall build/wheel/*.whl
	@touch $@

# What else a target needs stands in pyproject.toml, as an extra.
EXTRA = $(UV) pip install --python $(BIN)/python -c constraints.txt -r pyproject.toml --extra
$(VENV)/tested: $(VENV)/installed pyproject.toml constraints.txt
	@$(EXTRA) test --extra cluster --extra batch --extra data --extra gym --extra lab --extra openspiel --extra pettingzoo
	@touch $@
$(VENV)/page: web/package-lock.json | $(BIN)/uv
	@if command -v npm >/dev/null; then cd web && npm ci --silent --ignore-scripts; fi
	@touch $@
$(VENV)/browser: tests/browser/bring.py | $(VENV)/tested
	@$(BIN)/python -m tests.browser.bring
	@touch $@
$(VENV)/checked: $(VENV)/installed pyproject.toml constraints.txt
	@$(EXTRA) check
	@touch $@
$(VENV)/benched: $(VENV)/installed pyproject.toml constraints.txt
	@$(EXTRA) bench
	@touch $@
