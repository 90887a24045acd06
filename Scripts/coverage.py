#!/usr/bin/env python3
"""Says how much of a package's view models and controllers its tests reach, and fails where that is too little.

usage: coverage.py CODECOV.json [--view-models PERCENT] [--controllers PERCENT]

CODECOV.json is what `offstage swift test --enable-code-coverage` leaves; `--show-codecov-path` says where. Which kind a
file is of, its name says: SomethingViewModel.swift, SomethingViewController.swift.
"""

import argparse
import json
import sys
from pathlib import Path

ENDINGS = {"view models": "ViewModel.swift", "controllers": "ViewController.swift"}


def lines_by_file(report):
    """The lines of each source, reached and in all, by the source's name; tests and mocks are left out."""
    files = {}
    for file in report["data"][0]["files"]:
        path = Path(file["filename"])
        # What was rewritten is compiled from a copy beside the build.
        name = path.name.replace("+adapted.swift", ".swift")
        if "Tests" in path.parts or name.startswith("Mock"):
            continue
        lines = file["summary"]["lines"]
        covered, count = files.get(name, (0, 0))
        files[name] = (covered + lines["covered"], count + lines["count"])
    return files


def check(kind, files, least):
    """Prints the files of a kind and their sum; answers whether more than the least share is reached."""
    chosen = {name: lines for name, lines in sorted(files.items()) if name.endswith(ENDINGS[kind])}
    covered = sum(lines[0] for lines in chosen.values())
    count = sum(lines[1] for lines in chosen.values())
    share = 100 * covered / count if count else 0
    for name, lines in chosen.items():
        print(f"{100 * lines[0] / max(lines[1], 1):6.1f} %  {name}")
    print(f"{share:6.1f} %  all {len(chosen)} {kind}: {covered} of {count} lines, more than {least:g} % asked for")
    if share <= least:
        print(f"error: tests reach too little of the {kind}", file=sys.stderr)
    return share > least


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("report", type=Path)
    parser.add_argument("--view-models", type=float, default=80)
    parser.add_argument("--controllers", type=float, default=60)
    words = parser.parse_args()
    files = lines_by_file(json.loads(words.report.read_text()))
    results = [check("view models", files, words.view_models), check("controllers", files, words.controllers)]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
