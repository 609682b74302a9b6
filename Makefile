# Everything happens in .venv in this folder; python3 can be another one: make install PYTHON=python3.12
PYTHON ?= python3
export PYTHON

.DEFAULT_GOAL := help
.PHONY: help play quick test soak install docs bench bench-limit bench-peers clean

help:
	@echo "make play         play in the browser (PORT=8000 unless you say another)"
	@echo "make test         run all checks and tests"
	@echo "make quick        only lint, types and the games' rules: under a minute"
	@echo "make soak         everything at length, measurements, training and clusters too (docs/testing.md)"
	@echo "make install      only make the environment .venv"
	@echo "make docs         read the docs in the browser, on port 8001"
	@echo "make bench        measure the speed of the rules"
	@echo "make bench-limit  measure it beside the same rules in C, which needs a C compiler (three minutes)"
	@echo "make bench-peers  measure it beside other engines, which are installed below build/peers (ten minutes)"
	@echo "make clean        remove .venv and whatever the tools left"

install:
	@tools/install.sh site

# A plain command, without a shell around it: Ctrl-C and kill reach the server itself.
play: install
	@.venv/bin/parvis play

# In parts, or only what has not passed yet: make soak STEPS=--go-on; make soak STEPS=--help says more.
quick test soak: install
	@tools/install.sh test
	@.venv/bin/python tools/check.py $@ $(STEPS)

# Pages follow what is edited. Checked, as make test does it: mkdocs build --strict
docs:
	@tools/install.sh docs
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs serve --open --dev-addr localhost:$(or $(PORT),8001)

bench: install
	@.venv/bin/parvis bench

# Into the page of benchmarks too: make bench-limit LIMIT=--write; --help says more.
bench-limit: install
	@.venv/bin/python -m tools.limit $(LIMIT)

# More rounds, or only some of them: make bench-peers PEERS="--rounds 9 --only open_spiel"; --help says more.
bench-peers:
	@tools/install.sh envs
	@.venv/bin/python -m tools.peers $(PEERS)

clean:
	@rm -rf .venv dist build/checks.json build/docs build/peers .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
