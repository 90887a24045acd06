#!/bin/sh
# Same pixels at every optimisation level: digests of the small scenes from the release build and from a debug build.
# usage: compare-builds.sh RELEASE_PROGRAM BUILD_FLAGS… : the flags build the debug program.
set -eu

release=$1
shift
folders="Scenes/corners Scenes/drawing Scenes/geometry Scenes/groups Scenes/layers Scenes/masks Scenes/shadows"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
if ! swift build "$@" --product offstage >"$scratch/build.log" 2>&1; then
    cat "$scratch/build.log" >&2
    echo "error: the debug build failed" >&2
    exit 1
fi
debug=$(swift build "$@" --show-bin-path)/offstage
for folder in $folders; do
    "$release" digest "$folder" --scale 1 >"$scratch/release.txt"
    "$debug" digest "$folder" --scale 1 >"$scratch/debug.txt"
    if ! diff "$scratch/release.txt" "$scratch/debug.txt"; then
        echo "error: release (<) and debug (>) draw different pixels in $folder" >&2
        exit 1
    fi
done
echo "debug and release draw the same pixels"
