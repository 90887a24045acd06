#!/bin/sh
# Renders 1,000 generated scenes in one process, and one scene of Scenes/ after another as processes of their own.
# usage: bench-throughput.sh PROGRAM
set -eu
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swift build --package-path Benchmarks --scratch-path Benchmarks/.build-plain -c release --product Benchmarks >/dev/null
Benchmarks/.build-plain/release/Benchmarks scenes "$folder/scenes" 1000
python3 Benchmarks/throughput.py "$program" "$folder"
