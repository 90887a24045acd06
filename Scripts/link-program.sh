#!/bin/sh
# Links the program once more with Swift's own libraries inside: it then starts in two thirds of the time. Where the
# toolchain has no such libraries, the program is the one that SwiftPM linked.
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

# shellcheck disable=SC2086
if ! swiftc -static-stdlib -Xclang-linker -no-pie -emit-executable -module-name offstage -o "$program.new" \
    -Xlinker --gc-sections -Xlinker --defsym -Xlinker main=offstage_main \
    "@$folder/offstage.product/Objects.LinkFileList" $system $foundation $swift >"$program.log" 2>&1 ||
    ! "$program.new" --version >/dev/null 2>&1; then
    echo "note: linked with Swift's shared libraries ($program.log says why)"
    ln -sf "$folder/offstage" "$program.new"
fi
mv -f "$program.new" "$program"
