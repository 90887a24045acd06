#!/bin/sh
# Runs the tests of a package for iOS by `offstage swift test`, and looks at what must hold around them.
# usage: test-swift.sh PROGRAM PACKAGE
set -eu

program=$(readlink -f "$1")
package=$(readlink -f "$2")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
    echo "error: $1" >&2
    [ ! -f "$scratch/log" ] || tail -n 40 "$scratch/log" >&2
    exit 1
}

# expect STATUS COMMAND… : runs a command, its output in the log, and looks at its exit code.
expect() {
    wanted=$1
    shift
    status=0
    "$@" >"$scratch/log" 2>&1 || status=$?
    [ "$status" = "$wanted" ] || fail "exit code $status instead of $wanted from: $*"
}

says() { grep -q -- "$1" "$scratch/log" || fail "nothing says '$1'"; }

# The package as it is: its tests, their results in files, and what is left of it.
before=$(git -C "$package" status --porcelain -- . 2>/dev/null || true)
cd "$package"
"$program" swift build --build-tests
"$program" swift test --skip-build
expect 0 "$program" swift test --skip-build --parallel --xunit-output .build/results.xml
for results in .build/results.xml .build/results-swift-testing.xml; do
    grep -q '<testcase' "$results" || fail "no results in $results"
done
expect 0 "$program" swift build
! grep -q "Compiling" "$scratch/log" || fail "a second build compiled again"
[ "$(git -C "$package" status --porcelain -- . 2>/dev/null || true)" = "$before" ] || fail "the package was changed"
# A word that SwiftPM does not know is its own to refuse, with its own exit code.
expect 64 "$program" swift build --no-such-option

# Two packages at once, in folders with spaces.
for copy in "$scratch/one of two" "$scratch/two of two"; do
    mkdir "$copy"
    tar -C "$package" --exclude=.build -cf - . | tar -C "$copy" -xf -
done
(cd "$scratch/two of two" && exec "$program" swift build --build-tests) >"$scratch/second" 2>&1 &
second=$!
cd "$scratch/one of two"
expect 0 "$program" swift build --build-tests
wait "$second" || { cat "$scratch/second" >&2; fail "the second of two packages did not build"; }

# A touched file is compiled alone; an error names the original file and its line.
objects() { find .build/debug/ -name '*.o' -path "*$1*" -newer "$scratch/mark" | wc -l; }
touch "$scratch/mark"
sleep 1
screen="Sources/RecipeScreens/RecipeViewController.swift"
sed -i 's/stack.spacing = 12/stack.spacing = 10/' "$screen"
expect 0 "$program" swift build
[ "$(objects RecipeModel.build)" = 0 ] || fail "a module was compiled again that nobody touched"
[ "$(objects RecipeScreens.build)" = 1 ] || fail "$(objects RecipeScreens.build) files were compiled again, not one"
line=$(($(wc -l <"$screen") + 1))
echo 'let wrong: Int = #selector(RecipeViewController.viewDidLoad)' >>"$screen"
expect 1 "$program" swift build
says "$PWD/$screen:$line:"
sed -i '$d' "$screen"
printf '\nextension UILabel { override func drawText(in rect: CGRect) {} }\n' >>"$screen"
expect 1 "$program" swift build
says "$PWD/$screen:$((line + 1)):21: error: only Objective-C lets an extension override"
sed -i '$d' "$screen"
expect 0 "$program" swift build

# A test that fails: exit code 1, and the results say which.
sed -i 's/XCTAssertEqual(model.duration, "30 min for 2")/XCTAssertEqual(model.duration, "never")/' \
    Tests/RecipeModelTests/RecipeViewModelTests.swift
expect 1 "$program" swift test --parallel --xunit-output results.xml
grep -q '<failure' results.xml || fail "no failure in the results"

# A picture that fails is on the page of its run and in the results, and on no later page.
failing() { expect "$1" "$program" swift test --junit out/results.xml --report out/report.html --filter testStepperRow; }
snapshots=Tests/RecipeScreensTests/RecipeSnapshotTests.swift
sed -i 's/row.value = 5/row.value = 6/' "$snapshots"
failing 1
says "1 picture failed: out/report.html"
grep -q '"name":"RecipeScreensTests/RecipeSnapshotTests/testStepperRow.1"' out/report.html || fail "the page misses the picture"
grep -q "'^RecipeScreensTests.RecipeSnapshotTests/testStepperRow\$'" out/report.html || fail "the page misses the command"
grep -q 'failed - testStepperRow.1: .* pixels differ' out/results.xml || fail "the results do not say what failed"
sed -i 's/row.value = 6/row.value = 5/' "$snapshots"
failing 0
! grep -q testStepperRow.1 out/report.html || fail "the page shows what an earlier run left"
echo 'let wrong: Int = ""' >>"$snapshots"
failing 2
[ ! -e out/report.html ] || fail "there is a page of tests that were not built"
sed -i '$d' "$snapshots"

# Previews: listed, drawn in two appearances, recorded once and then the same; one that differs has its own exit code.
previews() {
    status=$1
    shift
    expect "$status" "$program" swift previews -o out/previews "$@"
}
previews 0 --list
says 'RecipeScreens/RatingView/Three-of-five .*RatingView.swift:'
says '^3 previews$'
previews 0 --appearances light,dark
for picture in Three-of-five.dark None.light All.dark; do
    [ -s "out/previews/RecipeScreens/RatingView/$picture.png" ] || fail "no picture $picture"
done
previews 4 --golden out/golden
previews 3 --golden out/golden --record --record-anywhere
previews 0 --golden out/golden
sed -i 's/Rating(stars: 3)/Rating(stars: 4)/' Sources/RecipeScreens/RatingView.swift
previews 8 --golden out/golden
sed -i 's/RatingView(rating: Rating(stars: 4))/fatalError()/' Sources/RecipeScreens/RatingView.swift
previews 1
says 'Three-of-five .*ended the program'
says 'All .*drawn'

# Who imports no SwiftUI is linked with none.
rm Sources/RecipeScreens/RatingView.swift Tests/RecipeScreensTests/RatingViewTests.swift
expect 0 "$program" swift build --build-tests
! readelf -d .build/debug/*.xctest | grep -q OffstageSwiftUI || fail "a package without SwiftUI is linked with it"

# A folder that cannot be written but for .build. Root may write everywhere, so it looks through a mount.
cd "$scratch/two of two"
if [ "$(id -u)" = 0 ]; then
    locked='mount --bind "$PWD" "$PWD" && mount --bind .build "$PWD/.build" && mount -o remount,bind,ro "$PWD"'
    locked="$locked && ! touch \"\$PWD/probe\" 2>/dev/null"
    expect 0 unshare -m sh -c "mount --make-rprivate / && $locked && cd \"\$PWD\" && exec \"\$0\" swift build" "$program"
else
    chmod -R a-w Package.swift Sources Tests .
    chmod -R u+w .build
    expect 0 "$program" swift build
    chmod -R u+w .
fi

# A package without UIKit gets the compiler's own arguments, and its program gets signals.
mkdir -p "$scratch/plain/Sources/Plain" "$scratch/bin"
cd "$scratch/plain"
printf '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "Plain", targets: [%s])\n' \
    '.executableTarget(name: "Plain")' >Package.swift
cat >Sources/Plain/Plain.swift <<'END'
import Foundation

#if os(iOS)
    @objc class Never {}
#endif
@main struct Plain {
    static func main() { while true { print("here"); fflush(stdout); sleep(1) } }
}
END
real=$(command -v swiftc)
cat >"$scratch/bin/swiftc" <<END
#!/bin/sh
case " \$* " in *" Plain "*) for word; do echo "\$word"; done >>"$scratch/calls" ;; esac
exec "$real" "\$@"
END
chmod +x "$scratch/bin/swiftc"
SWIFT_EXEC=$scratch/bin/swiftc SWIFT_EXEC_MANIFEST=$real expect 0 swift build
mv "$scratch/calls" "$scratch/without"
rm -rf .build
PATH=$scratch/bin:$PATH expect 0 "$program" swift build
[ -s "$scratch/calls" ] || fail "the compiler was not called"
cmp -s "$scratch/calls" "$scratch/without" || fail "a module without UIKit was compiled otherwise than by SwiftPM alone"
"$program" swift run >"$scratch/log" 2>&1 &
running=$!
while ! grep -q here "$scratch/log"; do
    kill -0 "$running" 2>/dev/null || fail "the program ended by itself"
    sleep 1
done
kill -TERM "$running"
status=0
wait "$running" || status=$?
[ "$status" = 143 ] || fail "exit code $status after SIGTERM"

# Sources that nest deeper than any parser's stack are handed on as they are.
mkdir -p "$scratch/deep"
{ printf '@objc class Deep { let a = b'; awk 'BEGIN { for (i = 0; i < 200000; i++) printf ".c" }'; echo ' }'; } >"$scratch/deep/Deep.swift"
expect 0 "$program" adapt "$scratch/deep" "$scratch/shallow"
says "0 files rewritten, 1 copied"

echo "$package builds, and its tests pass"
