#!/bin/sh
# Fills the folder that `offstage swift` works from: the compiler in front, the modules and the libraries to link.
# usage: sdk.sh BUILD_FOLDER TOOLS_BUILD_FOLDER KIT
set -eu

sources=$(cd "$(dirname "$0")/.." && pwd)
built=$(readlink -f "$1")
tools=$(readlink -f "$2")
mkdir -p "$3"
kit=$(readlink -f "$3")
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")

# The modules of each library, those of C, and those of the system's libraries.
kit_modules="Arithmetic TextFormatting VirtualFoundation Rasterizer CoreGraphics ImageIO AutoLayout ListUpdates
    ListLayout Typesetting RenderServer QuartzCore UIKit DeveloperToolsSupport Offstage _Testing_CoreGraphics _Testing_UIKit"
kit_c="CMainActor CPNG CJPEG CGIF CWebP CPixelKernels CSwiftMetadata"
system_c="CFreeType CHarfBuzz CFriBidi CNettle CUnibreak"
swiftui_modules="SwiftUI"
swiftui_c="CMarkdown"
preview_modules="PreviewDrawing"
testing_modules="Goldens GoldenTesting"
companion_modules="OpenCombine OpenCombineFoundation OpenCombineDispatch Combine os OSLog ObjectiveC UniformTypeIdentifiers Accessibility
    SafariServices"

# objects FOLDER MODULES… : the object files of modules, as the build in a folder names them.
objects() {
    folder=$1
    shift
    for module in "$@"; do
        map=$folder/$module.build/output-file-map.json
        if [ -f "$map" ]; then
            grep -o '"object" *: *"[^"]*"' "$map" | sed 's/.*: *"//; s/"$//; s|\\/|/|g'
        else
            find "$folder/$module.build" -name '*.c.o' -o -name '*.cpp.o'
        fi
    done
}

# link NAME FOLDER "MODULES" OPTIONS… : makes one library of the modules' objects.
link() {
    name=$1
    folder=$2
    modules=$3
    shift 3
    # A build of whole modules names an object for each file and writes one.
    # shellcheck disable=SC2086
    objects "$folder" $modules | while read -r object; do
        if [ -f "$object" ]; then printf '"%s"\n' "$object"; fi
    done >"$kit/$name.objects"
    swiftc -emit-library -use-ld=lld -module-name "$name" -o "$kit/libraries/lib$name.so" -L "$kit/libraries" \
        -Xlinker -soname="lib$name.so" -Xlinker -rpath="\$ORIGIN" -Xlinker --strip-debug "@$kit/$name.objects" "$@"
    rm -f "$kit/$name.objects"
    echo "$name" >>"$kit/libraries.txt"
}

copy_modules() {
    folder=$1
    shift
    for module in "$@"; do
        cp "$folder/Modules/$module.swiftmodule" "$folder/Modules/$module.swiftdoc" "$kit/modules/"
    done
}

# C's modules: a folder each, with headers and a map.
copy_headers() {
    module=$1
    mkdir -p "$kit/modules/$module"
    cp -r "$2/." "$kit/modules/$module/"
    [ -f "$kit/modules/$module/module.modulemap" ] ||
        printf 'module %s {\n    umbrella "."\n    export *\n}\n' "$module" >"$kit/modules/$module/module.modulemap"
}

rm -rf "$kit"
mkdir -p "$kit/bin" "$kit/modules" "$kit/libraries"
ln -s "$toolchain/lib" "$kit/lib"
# SwiftPM looks for what counts covered lines beside the compiler.
ln -s "$toolchain/bin/llvm-profdata" "$toolchain/bin/llvm-cov" "$kit/bin/"
install -m 755 "$tools/offstage-swiftc" "$kit/bin/swiftc"
install -m 755 "$tools/offstage-adapt" "$kit/bin/offstage-adapt"
install -m 755 "$tools/offstage-audit" "$kit/bin/offstage-audit"
install -m 644 "$sources/Tools/availability.tsv" "$kit/availability.tsv"

# shellcheck disable=SC2086
copy_modules "$built" $kit_modules $testing_modules
for module in $kit_c; do copy_headers "$module" "$sources/Sources/$module/include"; done
for module in $system_c; do copy_headers "$module" "$sources/Sources/$module"; done

system=$(grep -h '"-emit-executable"' "$built/../../$(basename "$built").yaml" | grep '"offstage"' | grep -o '"-l[^"]*"' | tr -d '"' | sort -u)
# shellcheck disable=SC2086
link OffstageKit "$built" "$kit_modules $kit_c" $system
link OffstageTesting "$built" "$testing_modules" -lOffstageKit
# shellcheck disable=SC2086
link OffstagePreviews "$built" "$preview_modules" -lOffstageKit -lOffstageTesting
"$toolchain/bin/clang" -c -fPIC -O2 -o "$kit/libraries/previews.o" "$sources/Tools/Previews/main.c"
"$toolchain/bin/clang" -c -fPIC -O2 -o "$kit/libraries/host.o" "$sources/Tools/TestRun/host.c"
"$toolchain/bin/clang" -fuse-ld=lld -shared -fPIC -O2 -o "$kit/libraries/libOffstageTestRun.so" "$sources/Tools/TestRun/start.c" \
    -L "$kit/libraries" -lOffstageKit -lOffstageTesting -Wl,-soname,libOffstageTestRun.so -Wl,-rpath,"\$ORIGIN"

# What the compiler in front reads.
cut -f1 "$sources/Tests/APITests/AppleNames/OptionalMethods.tsv" | sed 's/^[^.]*\.//' | sort -u >"$kit/optional-methods.txt"
names=$sources/Tests/APITests/AppleNames
grep -hv '^#' "$names/UIKit.txt" "$names/QuartzCore.txt" "$names/CoreGraphics.txt" "$names/ImageIO.txt" | sort -u >"$kit/apple-names.txt"
# The first column of the page's table: types, and modules by their names.
sed -n 's/^| *\([^|]*\)|.*/\1/p' "$sources/Docs/absent-on-purpose.md" |
    grep -oE '\b([A-Z]{2}[A-Za-z]+|[A-Z][a-z]+(Kit|UI)|Metal)\b' | sort -u >"$kit/absent-on-purpose.txt"
pkg-config --cflags-only-I freetype2 harfbuzz fribidi nettle libunibreak | tr ' ' '\n' | sed '/^$/d' | sort -u >"$kit/includes.txt"
swiftc --version 2>/dev/null | head -1 >"$kit/toolchain.txt"

# The companions see the kit as packages of users do: through the compiler in front.
companions() {
    SWIFT_EXEC=$kit/bin/swiftc SWIFT_EXEC_MANIFEST=$toolchain/bin/swiftc OFFSTAGE_SWIFTC=$toolchain/bin/swiftc \
        swift build -c release --package-path "$sources/Tools/Companions" "$@"
}
# SwiftPM does not see that the kit changed: what was built with another one goes.
made_with=$sources/Tools/Companions/.build/kit.sum
sum=$(cat "$kit"/modules/*.swiftmodule | cksum)
[ "$(cat "$made_with" 2>/dev/null || true)" = "$sum" ] || swift package --package-path "$sources/Tools/Companions" clean
companions
echo "$sum" >"$made_with"
others=$(companions --show-bin-path)
# shellcheck disable=SC2086
copy_modules "$others" $companion_modules SnapshotTesting AccessibilitySnapshot
helpers=$sources/Tools/Companions/.build/checkouts/OpenCombine/Sources/COpenCombineHelpers
copy_headers COpenCombineHelpers "$helpers/include"
link OffstageCompanions "$others" "$companion_modules COpenCombineHelpers" -lOffstageKit -lstdc++
# SwiftUI's publishers are the companions': one OpenCombine for a process. Nothing else is linked with it, and of users'
# programs only those that import it.
# shellcheck disable=SC2086
copy_modules "$built" $swiftui_modules
for module in $swiftui_c; do copy_headers "$module" "$sources/Sources/$module/include"; done
# shellcheck disable=SC2086
link OffstageSwiftUI "$built" "$swiftui_modules $swiftui_c" -lcmark -lOffstageKit -lOffstageCompanions -Xlinker --no-undefined
link OffstageSnapshots "$others" "SnapshotTesting AccessibilitySnapshot" -lOffstageKit -lOffstageTesting

echo "$kit: $(du -sh "$kit" | cut -f1)"
