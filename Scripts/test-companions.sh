#!/bin/sh
# Compiles the modules os and Accessibility of the kit for themselves, with programs that write signposts and announce, and
# looks at what those write; then programs that combine publishers and show a browser, with the kit.
# usage: test-companions.sh KIT
set -eu

kit=$(readlink -f "$1")
companions=$(readlink -f "$(dirname "$0")/../Tools/Companions")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
    echo "error: $1" >&2
    cat "$scratch/log" >&2
    exit 1
}

cd "$scratch"
swiftc -swift-version 5 -emit-module -emit-library -static -parse-as-library -module-name os -o libos.a "$companions"/Sources/os/*.swift
swiftc -swift-version 6 -I . -L . -los -o signposts "$companions/Tests/signposts.swift"

# Nobody asked: nothing is written.
./signposts >log 2>&1
[ "$(cat log)" = "identifiers are right" ] || fail "signposts are written without OFFSTAGE_LOG=debug, or identifiers are wrong"

OFFSTAGE_LOG=debug ./signposts 2>log >/dev/null
# Times are of the machine: all but the long one are left out of the comparison.
grep -Eq '^\[a\.b:PointsOfInterest\] debug: end load after ([2-9][0-9]|[1-9][0-9]{2,})\.[0-9]{3} ms$' log ||
    fail "the outer interval did not take 20 ms"
sed -E 's/after [0-9.]+ ms/after a time/' log >lines
cat >wanted <<'LINES'
[a.b:PointsOfInterest] debug: begin load: file x.png 3
[a.b:PointsOfInterest] debug: begin load
[a.b:PointsOfInterest] debug: end load after a time
[a.b:PointsOfInterest] debug: end load after a time
[a.b:PointsOfInterest] debug: event tap
[a.b:PointsOfInterest] debug: end load of nothing: once more
[c:d] debug: begin work
[c:d] debug: end work after a time
[c:d] debug: begin draw: of 42
[c:d] debug: end draw after a time: done
[c:d] debug: event step: n 7
LINES
diff wanted lines >log || fail "other signposts are written"
echo "signposts are written as they should be"

OFFSTAGE_SWIFTC=$(dirname "$(readlink -f "$(command -v swiftc)")")/swiftc
export OFFSTAGE_SWIFTC
"$kit/bin/swiftc" -swift-version 5 -o publishers "$companions/Tests/publishers.swift" \
    -L "$kit/libraries" -lOffstageCompanions -lOffstageKit -Xlinker -rpath -Xlinker "$kit/libraries"
./publishers >log 2>&1
grep -q 'as they should be' log || fail "publishers are combined otherwise"
cat log

"$kit/bin/swiftc" -swift-version 5 -emit-module -emit-library -static -parse-as-library -module-name Accessibility \
    -o libAccessibility.a "$companions"/Sources/Accessibility/*.swift
"$kit/bin/swiftc" -swift-version 5 -I . -L . -lAccessibility -L "$kit/libraries" -lOffstageKit -lOffstageTesting \
    -o announcements "$companions/Tests/announcements.swift"
cat >wanted <<'LINES'
Photo, Caption, Page 2 of 3, plain, high, another
plain to its end, high to its end, another to its end
Size: 2 MB
LINES
LD_LIBRARY_PATH=$kit/libraries ./announcements | diff wanted - >log || fail "other things are announced"
echo "what is posted is announced as it should be"

"$kit/bin/swiftc" -swift-version 5 -o browsers "$companions/Tests/browsers.swift" \
    -L "$kit/libraries" -lOffstageCompanions -lOffstageKit -Xlinker -rpath -Xlinker "$kit/libraries"
cat >wanted <<'LINES'
true true
loaded: false
Done, example.com, Back, Forward, Share, Open in browser
activities for https://example.com/a without a title
true
opens
[(url: https://example.com/a, isOpened: true)]
no Done among ["Cancel", "example.com", "Back", "Forward", "Share", "Open in browser"]
finished, still there
true
NSInvalidArgumentException: The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.
LINES
./browsers 2>&1 | diff wanted - >log || fail "a browser tells other things"
echo "a browser shows its bars and tells its delegate"
