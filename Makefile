# What there is to do with sab_widget. Needs Python 3.11 or newer with venv, and git; `make` alone lists the targets.

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11 python
PYTHON ?= $(shell for p in $(CANDIDATES); do $$p -c 'import sys, venv, ensurepip; assert sys.version_info >= (3, 11)' \
	2>/dev/null && echo $$p && break; done)
ROOT_FLAG := $(shell [ "$$(id -u)" = 0 ] && echo --allow-root)
LAB_FLAGS ?=
LAB_SETTINGS := $(VENV)/share/jupyter/lab/settings/overrides.json
# Two workers at the least machine, four at the most: each starts a JupyterLab and a Chromium of its own.
PYTEST_FLAGS ?= --numprocesses=logical --maxprocesses=4 --dist=loadgroup --benchmark-disable --quiet

.PHONY: help lab test check bench fix
.DEFAULT_GOAL := help

help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 14

lab: $(VENV)/.lab $(LAB_SETTINGS) ## open the tutorial in JupyterLab
	@$(PY) tools/frontend.py build
	$(PY) -m jupyterlab $(ROOT_FLAG) $(LAB_FLAGS) notebooks/tutorial.ipynb

test: check ## run every check and every test, with a real JupyterLab in a real Chromium
	@$(PY) tools/chromium.py
	$(PY) -m pytest $(PYTEST_FLAGS)

check: $(VENV)/.all ## lint, types and the front end's unit tests
	@$(PY) tools/frontend.py build
	$(PY) -m ruff check --quiet
	$(PY) -m ruff format --check --quiet
	$(PY) -m mypy
	$(PY) tools/frontend.py check
	$(PY) tools/frontend.py test

bench: $(VENV)/.all ## measure how fast it is
	@$(PY) tools/frontend.py build
	$(PY) -m pytest benchmarks --benchmark-only

fix: $(VENV)/.all ## mend what lint and format can mend
	$(PY) -m ruff check --fix --quiet || true
	$(PY) -m ruff format
	$(PY) tools/frontend.py fix

# In this JupyterLab a notebook is saved only by whoever wants it to be: running one leaves the clone as it was.
$(LAB_SETTINGS): tools/lab_settings.json | $(VENV)/.lab
	@mkdir -p $(@D)
	@cp $< $@

# The empty files .lab and .all say that the environment holds what the notebooks need, and everything.
$(VENV)/.lab: pyproject.toml hatch_build.py | $(PY)
	$(PIP) install --editable '.[lab,export,studies,rl]'
	@touch $@

$(VENV)/.all: pyproject.toml hatch_build.py | $(PY)
	$(PIP) install --editable '.[all]'
	@touch $@ $(VENV)/.lab

$(PY):
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer with venv is needed (Debian: apt install python3-venv)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
