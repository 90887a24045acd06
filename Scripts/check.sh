#!/bin/sh
# Builds some test targets in debug, leaving out all others, and runs their tests, or those whose names match a filter.
# usage: check.sh "TEST_TARGET…" [FILTER]
set -eu

scratch=.build-check
targets=$(sed -n '/\.testTarget(/,/name:/s/.*name: "\([A-Za-z]*\)".*/\1/p' Package.swift | sort)

refuse() {
    printf 'error: %s\nusage: make check T=TARGET [F=FILTER], with one of\n%s\n' "$1" "$targets" >&2
    exit 1
}

[ -n "$1" ] || refuse "no test target"
for target in $1; do
    echo "$targets" | grep -qx "$target" || refuse "no test target $target"
done

filter=${2:-}
echo "Debug tests of $1${filter:+ that match $filter}, built in $scratch"
export OFFSTAGE_TESTS="$1"
case " $1 " in
# These read modules that they do not import.
*" APITests "*) swift build --scratch-path "$scratch" ;;
esac
swift build --scratch-path "$scratch" --product OffstagePackageTests
if [ -n "$filter" ] && ! swift test list --scratch-path "$scratch" --skip-build 2>/dev/null | grep -qE "$filter"; then
    echo "error: no test of $1 matches $filter" >&2
    exit 1
fi
swift test --scratch-path "$scratch" --skip-build ${filter:+--filter "$filter"}
