#!/bin/sh
# Tests the pages in Debian's Chromium.
# usage: test-pages.sh PROGRAM FOLDER_FOR_SCREENSHOTS [WORD…]
set -eu

if ! command -v chromium >/dev/null 2>&1; then
    echo "error: these tests drive Debian's Chromium: apt-get install chromium python3-venv" >&2
    exit 1
fi
venv=.build/pages-venv
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -c "import playwright" 2>/dev/null || "$venv/bin/pip" install --quiet "playwright==1.*"
exec "$venv/bin/python" Tests/Pages/run.py "$@"
