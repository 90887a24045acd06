#!/bin/sh
# Compares the layout solver with kiwisolver (from PyPI, in a virtual environment of its own) and prints a table.
set -eu
folder=Benchmarks/Layout
environment=$folder/.build/python
swift build --package-path $folder -c release
if [ ! -x $environment/bin/python ]; then
    python3 -m venv $environment
    $environment/bin/pip install --quiet kiwisolver
fi
$environment/bin/python $folder/kiwi.py $folder/.build/release/LayoutBenchmark
