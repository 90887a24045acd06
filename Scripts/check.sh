#!/bin/sh
# Builds some test targets in debug, leaving out all others, and runs their tests.
# usage: check.sh "TEST_TARGET…"
set -eu

scratch=.build-check
targets=$(sed -n '/\.testTarget(/,/name:/s/.*name: "\([A-Za-z]*\)".*/\1/p' Package.swift | sort)

refuse() {
    printf 'error: %s\nusage: make check T=TARGET, with one of\n%s\n' "$1" "$targets" >&2
    exit 1
}

[ -n "$1" ] || refuse "no test target"
for target in $1; do
    echo "$targets" | grep -qx "$target" || refuse "no test target $target"
done

echo "Debug tests of $1, built in $scratch"
export OFFSTAGE_TESTS="$1"
swift build --scratch-path "$scratch" --product OffstagePackageTests
swift test --scratch-path "$scratch" --skip-build
