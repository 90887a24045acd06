#!/bin/sh
# Compares text with Skia (skia-python from PyPI, in a virtual environment of its own) and prints a table.
set -eu
environment=Benchmarks/.build/python-text
swift build --package-path Benchmarks -c release -Xswiftc -enable-testing --product TextPeer
if [ ! -x $environment/bin/python ]; then
    python3 -m venv $environment
    $environment/bin/pip install --quiet skia-python==144.1
fi
$environment/bin/python Benchmarks/text/compare.py Benchmarks/.build/release/TextPeer "$@"
