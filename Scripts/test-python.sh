#!/bin/sh
# Checks the Python package, and tests it with a program. Ray and Dask are tested where PyPI has them for this Python.
# usage: test-python.sh PROGRAM
set -eu

program=$(realpath "$1")
room=.build/python
python=$room/bin/python

[ -x "$python" ] || python3 -m venv "$room"
"$python" -m pip install --quiet --disable-pip-version-check -e 'Python[test]'
for extra in dask ray; do
    "$python" -m pip install --quiet --disable-pip-version-check -e "Python[$extra]" ||
        echo "note: $extra cannot be installed here, and is not tested" >&2
done

cd Python
python=../$python
"$python" -m ruff check src tests examples
"$python" -m ruff format --check src tests examples
"$python" -m mypy
OFFSTAGE_PROGRAM=$program "$python" -m pytest -q
