#!/bin/sh
# Runs the tests of a package for iOS by `offstage swift test`, and looks at what must hold around them.
# usage: test-swift.sh PROGRAM PACKAGE
set -eu

program=$(readlink -f "$1")
package=$(readlink -f "$2")

before=$(git -C "$package" status --porcelain -- . 2>/dev/null || true)
cd "$package"
"$program" swift build --build-tests
"$program" swift test --skip-build
"$program" swift test --skip-build --parallel --xunit-output .build/results.xml >/dev/null 2>&1
[ -s .build/results.xml ] || { echo "error: no results in .build/results.xml" >&2; exit 1; }

# A build that has nothing to do compiles nothing.
if "$program" swift build 2>&1 | grep -q "Compiling"; then
    echo "error: a second build compiled again" >&2
    exit 1
fi
# Neither manifest nor sources are touched.
if [ "$(git -C "$package" status --porcelain -- . 2>/dev/null || true)" != "$before" ]; then
    echo "error: the package was changed" >&2
    exit 1
fi
# A word that SwiftPM does not know is its own to refuse, with its own exit code.
status=0
"$program" swift build --no-such-option >/dev/null 2>&1 || status=$?
[ "$status" = 64 ] || { echo "error: exit code $status instead of 64" >&2; exit 1; }
echo "$package builds, and its tests pass"
