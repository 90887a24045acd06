#!/bin/sh
# Runs the tests of a package for iOS, and fails where they reach too little of its view models or controllers.
# usage: coverage.sh PROGRAM PACKAGE [--view-models PERCENT] [--controllers PERCENT]
set -eu

scripts=$(cd "$(dirname "$0")" && pwd)
program=$(readlink -f "$1")
cd "$2"
shift 2
"$program" swift test --enable-code-coverage
python3 "$scripts/coverage.py" "$("$program" swift test --show-codecov-path)" "$@"
