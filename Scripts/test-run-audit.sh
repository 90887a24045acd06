#!/bin/sh
# Reviews a package that has each fault once that only shows at work, by `offstage swift audit --run`.
# usage: test-run-audit.sh PROGRAM PACKAGE
set -eu

program=$(readlink -f "$1")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
tar -C "$2" --exclude=.build -cf - . | tar -C "$scratch" -xf -
cd "$scratch"

fail() {
    echo "error: $1" >&2
    tail -n 40 log >&2
    exit 1
}

rules=$("$program" swift audit --rules | sed -n 's/^  \([a-z-]*\), [a-z]* (by --run): .*/\1/p' | paste -sd,)
[ -n "$rules" ] || fail "the program lists no rules of a run"

# review STATUS OPTIONS… : what the rules of a run tell, in `found`.
review() {
    wanted=$1
    shift
    status=0
    "$program" swift audit --only "$rules" "$@" >found 2>log || status=$?
    [ "$status" = "$wanted" ] || fail "exit code $status instead of $wanted from: swift audit $*"
}

# Each rule has its fault, and each fault its rule.
review 1 --run
sed -n 's/^[^ ].*: [a-z]*: .* \[\([a-z-]*\)\]$/\1/p' found | sort | uniq -c | sed 's/^ *//' >counts
diff expected.txt counts >>log || fail "other findings than expected"
grep -q 'TinyLabel.* and 1 other test) \[small-text\]' found || fail "equal findings of two tests are not one"

# What is known is not told again; what stands behind a double dash is SwiftPM's.
review 0 --run --write-baseline known.tsv
review 0 --run --baseline known.tsv -- --skip-build --filter RestTests

# Without a run the rules are named; a package that does not build is no run, and no success.
review 0
grep -q '^rules that only --run asks were not asked: controller-at-odds, ' found || fail "nothing says what was not asked"
echo 'let wrong: Int = ""' >>Sources/Faults/FaultyLists.swift
review 2 --run
grep -q "^the package's tests did not run: the package does not build" found || fail "nothing says why nothing ran"

echo "$2: each fault is told once"
