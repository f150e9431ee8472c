# Two commands are enough: `make play` and `make test`. Both set up everything they need in .venv.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv --quiet
PAGE   := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*')
SOURCES := $(shell find src -type f -not -name '*.pyc') $(PAGE) pyproject.toml hatch_build.py $(wildcard tools/*.py) constraints.txt
GAMES  ?= 100000
SCHEMA := $(BIN)/check-jsonschema --quiet --builtin-schema
QUICK  := tests/games/alea tests/games/forum tests/test_build.py tests/test_engine.py tests/test_words.py

.DEFAULT_GOAL := help
.PHONY: help play test quick check docs bench soak shots clean constraints

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1|/' | column -t -s '|'

play: $(VENV)/installed  ## set up everything and play, in the browser
	@$(BIN)/taberna serve --open

# Where bytecode may not be kept, every process of the tests compiles every library anew: half of a server's start.
test soak: export PYTHONDONTWRITEBYTECODE :=
test: $(VENV)/tested $(VENV)/browser $(VENV)/ray $(VENV)/torch  ## set up everything and run every test on the compiled engine
	@$(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder --durations 15 $(ARGS)

quick: $(VENV)/quick  ## the tests of ARGS on the sources as they are, uncompiled: make quick ARGS="tests/games/forum -k F7"
	@PYTHONPATH=$(CURDIR)/src:$(CURDIR)/build/quick $(BIN)/python -m pytest --deselect tests/test_build.py::test_the_engine_is_compiled $(or $(ARGS),$(QUICK))

check: $(VENV)/checked $(VENV)/tested $(VENV)/page  ## style, types, arrows between the rooms, words
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --config pyproject.toml
	@$(BIN)/python -m pytest tests/test_words.py tests/test_workflows.py
	@$(SCHEMA) vendor.github-workflows .github/workflows/*.yml
	@$(SCHEMA) vendor.github-issue-forms .github/ISSUE_TEMPLATE/bug.yml .github/ISSUE_TEMPLATE/idea.yml
	@$(SCHEMA) vendor.dependabot .github/dependabot.yml
	@$(SCHEMA) vendor.compose-spec deploy/compose.yaml
	@$(SCHEMA) vendor.citation-file-format CITATION.cff
	@$(MAKE) --no-print-directory docs
	@if [ -d web/node_modules ]; then cd web && npm run --silent check && npm run --silent test; else echo "No npm here: the page’s types and logic are not checked."; fi

docs: $(VENV)/documented  ## the site, into build/site; every link is checked
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs --quiet build --strict

bench: $(VENV)/benched  ## speed, side by side with OpenSpiel, Pgx, PettingZoo, RLCard and boardgame.io
	@$(BIN)/python -m tests.bench $(ARGS)
	@$(BIN)/python -m tests.bench.batches $(ARGS)
	@$(BIN)/python -m tests.bench.load $(ARGS)
	@$(BIN)/python -m tests.bench.room $(ARGS)

soak: $(VENV)/tested $(VENV)/browser  ## the contract test and invariants on GAMES random games (100000); every screen; the server killed in 1,000; the image's commands
	@$(BIN)/python -m taberna.research.contract --games $(GAMES) --closely 50
	@$(BIN)/python -m tests.games.pecunia.invariants --games $(GAMES)
	@$(BIN)/python -m tests.games.pecunia.combinations
	@TABERNA_LAYOUT=1 $(BIN)/python -m pytest tests/browser/test_layout.py tests/browser/test_shift.py tests/browser/test_speed.py tests/browser/test_views.py
	@$(BIN)/python -m tests.server.image
	@TABERNA_KILL_GAMES=1000 TABERNA_HTTP_EXAMPLES=200 TABERNA_LEAK_PAIRS=200 $(BIN)/python -m pytest tests/server

shots: $(VENV)/tested $(VENV)/browser  ## screenshots of every view of the page, into build/shots
	@$(BIN)/python -m tests.browser.shots

clean:  ## remove everything that was built or installed
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .grimp_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

constraints: $(BIN)/uv  ## pin the newest versions of everything we use
	$(UV) pip compile --universal --python-version 3.11 --upgrade --all-extras --no-header --no-annotate \
	    --no-emit-index-url pyproject.toml --group pyproject.toml:build -o constraints.txt
	@# What torch brings for NVIDIA's cards it names to the very version itself, and its CPU variant brings none of it.
	@sed -i.all -E '/^(cuda|nvidia|triton)[-=]/d' constraints.txt && rm constraints.txt.all

# What follows installs. The wheel is built and installed (never "editable"): an editable install
# would run uncompiled. A stamp file is newer than what it was made from, so a warm start is quick.
# The pip of the machine, if it has one, brings uv: to set up another one takes longer than all that it would do.
BRING_UV := install --quiet --disable-pip-version-check -c constraints.txt uv
$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Taberna needs Python 3.11 or newer; say which with: make PYTHON=python3.12 …"; exit 2; }
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv --without-pip $(VENV)
	@$(PYTHON) -m pip --python $(BIN)/python $(BRING_UV) 2>/dev/null || \
	    { $(BIN)/python -m ensurepip && $(BIN)/python -m pip $(BRING_UV); }

$(VENV)/installed: $(SOURCES) | $(BIN)/uv
	@echo "Building and installing Taberna: under a minute on two cores, seconds when little has changed …"
	@rm -rf build/wheel
	@$(UV) pip install --python $(BIN)/python -c constraints.txt -r pyproject.toml --extra server --extra learned & libraries=$$!; \
	    $(BIN)/uv build --wheel --python $(BIN)/python --build-constraints constraints.txt -o build/wheel . && \
	    wait $$libraries && \
	    $(UV) pip install --python $(BIN)/python --no-deps --reinstall build/wheel/*.whl
	@touch $@

# What else a target needs stands in pyproject.toml, as an extra.
TESTED := test --extra server --extra cluster --extra batch --extra data --extra gym --extra lab --extra learned --extra openspiel --extra pettingzoo
EXTRA = $(UV) pip install --python $(BIN)/python -c constraints.txt -r pyproject.toml --extra
$(VENV)/tested: $(VENV)/installed pyproject.toml constraints.txt
	@$(EXTRA) $(TESTED)
	@touch $@
# Ray is large and has no wheel for every Python: its test is skipped where it can't be installed.
$(VENV)/ray: $(VENV)/tested
	@$(EXTRA) ray || echo "Ray can't be installed here: its test is skipped."
	@touch $@
# PyTorch has a small variant for machines without a graphics card, but not in every place that has packages.
$(VENV)/torch: $(VENV)/tested
	@UV_HTTP_RETRIES=1 $(EXTRA) train --torch-backend cpu 2>/dev/null || $(EXTRA) train || \
	    echo "PyTorch can't be installed here: the tests of training are skipped."
	@touch $@
# The quick loop runs from src. What is installed tells Python which games there are: that part alone is made anew.
$(VENV)/quick: pyproject.toml constraints.txt | $(BIN)/uv
	@$(EXTRA) $(TESTED)
	@rm -rf build/quick
	@TABERNA_PURE=1 TABERNA_NO_PAGE=1 $(UV) pip install --python $(BIN)/python --no-deps --target build/quick .
	@rm -r build/quick/taberna
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
$(VENV)/documented: pyproject.toml constraints.txt | $(BIN)/uv
	@$(EXTRA) docs
	@touch $@
$(VENV)/benched: $(VENV)/installed pyproject.toml constraints.txt
	@$(EXTRA) bench
	@touch $@
