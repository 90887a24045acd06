#!/bin/sh
# Links the program once more with Swift's own libraries and C++'s inside, and without a table of its names for others:
# it then starts in half the time. Where there are no such libraries, the program is the one that SwiftPM linked.
# usage: link-program.sh BUILD_FOLDER PROGRAM
set -eu

folder=$1
program=$2
[ "$program" -nt "$folder/offstage" ] && exit 0

manifest=$(dirname "$program")/release.yaml
system=$(grep '"-emit-executable"' "$manifest" | grep '"offstage"' | grep -o '"-l[^"]*"' | tr -d '"' | sort -u)
foundation="-lFoundation -lFoundationInternationalization -lFoundationEssentials -lCoreFoundation -l_FoundationICU
    -l_FoundationCShims -l_FoundationCollections"
swift="-lswift_Concurrency -lswift_StringProcessing -lswift_RegexParser -lswiftSynchronization -lswiftDispatch -lswiftGlibc"

# A linker takes an archive where a shared library lies in a later folder.
archives=$folder/archives
mkdir -p "$archives"
for name in libstdc++.a libnettle.a libfribidi.a; do
    archive=$(clang -print-file-name="$name" 2>/dev/null) && [ -f "$archive" ] && ln -sf "$archive" "$archives/$name"
done

# shellcheck disable=SC2086
if ! swiftc -static-stdlib -use-ld=lld -Xclang-linker -no-pie -emit-executable -module-name offstage \
    -o "$program.new" -Xlinker --gc-sections -Xlinker --no-export-dynamic -Xlinker --defsym -Xlinker main=offstage_main \
    -L"$archives" "@$folder/offstage.product/Objects.LinkFileList" $system $foundation $swift >"$program.log" 2>&1; then
    echo "note: linked with Swift's shared libraries ($program.log says why)"
    ln -sf "$folder/offstage" "$program.new"
fi
if ! "$program.new" --version >/dev/null; then
    echo "error: the program that was linked does not start: $program.new" >&2
    exit 1
fi

# The symbols go beside the program, where a debugger finds them: two thirds of what was linked.
objcopy=$(dirname "$(readlink -f "$(command -v swiftc)")")/llvm-objcopy
if [ -x "$objcopy" ] && [ ! -L "$program.new" ]; then
    "$objcopy" --only-keep-debug "$program.new" "$program.debug"
    "$objcopy" --strip-all --add-gnu-debuglink="$program.debug" "$program.new"
fi
mv -f "$program.new" "$program"
