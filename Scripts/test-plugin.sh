#!/bin/sh
# Builds and tests a package that depends on Offstage and has its sources rewritten by the plugin OffstageAdapt.
# usage: test-plugin.sh PACKAGE
set -eu

package=$(readlink -f "$1")
log=$(mktemp)
control="$package/Sources/Dimmer/Controls/DimmerControl.swift"
saved=$(mktemp)
cp -p "$control" "$saved"
trap 'cp -p "$saved" "$control"; rm -f "$log" "$saved"' EXIT
cd "$package"

fail() {
    echo "error: $1" >&2
    tail -n 40 "$log" >&2
    exit 1
}

build() {
    status=0
    swift build --build-tests >"$log" 2>&1 || status=$?
}

swift build --build-tests
swift test --skip-build
! find .build -maxdepth 2 -iname '*swift-syntax*' | grep -q . || fail "the package fetched swift-syntax"
build
! grep -q 'Compiling Dimmer\|Rewriting' "$log" || fail "a second build did something again"

# After an edit one file is written again, and one compiled.
copies=$(find .build/plugins/outputs -type d -name OffstageAdapt -path '*/Dimmer/*' | head -n 1)
mark=$(mktemp)
sleep 1
sed -i 's/sendActions(for: .valueChanged)/sendActions(for: [.valueChanged])/' "$control"
build
[ "$status" = 0 ] || fail "the package does not build after an edit"
written=$(find "$copies" -name '*.swift' -newer "$mark" | wc -l)
compiled=$(find .build/debug/Dimmer.build -name '*.o' -newer "$mark" | wc -l)
rm -f "$mark"
[ "$written" = 1 ] || fail "$written files were written again, not one"
[ "$compiled" = 1 ] || fail "$compiled files were compiled again, not one"

# Errors of the compiler, and of the rewriting, name the original and its line.
line=$(($(wc -l <"$control") + 1))
echo 'let wrong: Int = #selector(DimmerControl.layoutSubviews)' >>"$control"
build
[ "$status" != 0 ] || fail "an error did not fail the build"
grep -q "$control:$line:" "$log" || fail "the error does not name $control:$line"
sed -i '$d' "$control"
echo 'extension UILabel { override func drawText(in rect: CGRect) {} }' >>"$control"
build
[ "$status" != 0 ] || fail "what cannot be rewritten did not fail the build"
grep -q "$control:$line:21: error: only Objective-C" "$log" || fail "the refusal does not name $control:$line"

# A file that is added is taken along.
cp -p "$saved" "$control"
added="$package/Sources/Dimmer/Controls/Added.swift"
echo '@objc class Added: NSObject { let wrong: Int = "" }' >"$added"
build
rm -f "$added"
grep -q "$added:1:" "$log" || fail "a new file was not taken along"
build
[ "$status" = 0 ] || fail "the package does not build after a file went"
echo "$package builds by the plugin, and its tests pass"
