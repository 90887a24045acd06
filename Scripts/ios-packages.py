#!/usr/bin/env python3
"""Tries the packages of Scripts/ios-packages.txt, and writes the table of Docs/ios-packages.md.

    python3 Scripts/ios-packages.py CHECKOUTS [--offstage PROGRAM] [--read]

CHECKOUTS has a folder for each package that is there, by the name of its repository; nothing is fetched, and what is not
there has no row. Each is built, and tested where it builds and has tests; what that printed is left beside the folder, as
NAME.build.log and NAME.test.log with NAME.junit.xml. `--read` builds nothing: it reads what an earlier run left.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "Scripts/ios-packages.txt"
PAGE = ROOT / "Docs/ios-packages.md"
MARKS = ("<!-- packages: python3 Scripts/ios-packages.py CHECKOUTS -->\n", "<!-- end of packages -->\n")
HEAD = "| | package | builds | tests that pass | why not |\n|---|---|---|---|---|\n"


def packages():
    """Repositories in the order of the list, with the reason that stands beside them."""
    for line in LIST.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            repository, _, reason = line.partition("\t")
            yield repository.strip(), reason.strip()


def run(words, folder, log):
    with open(log, "w") as out:
        end = subprocess.run(words, cwd=folder, stdout=out, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        out.write(f"\nexit code {end.returncode}\n")


def attempt(folder, offstage):
    """Builds and tests a package, and leaves what was printed beside it."""
    run([offstage, "swift", "build"], folder, f"{folder}.build.log")
    results = pathlib.Path(f"{folder}.junit.xml")
    results.unlink(missing_ok=True)
    if builds(folder) and ".testTarget(" in (folder / "Package.swift").read_text(errors="replace"):
        run([offstage, "swift", "test", "--junit", str(results)], folder, f"{folder}.test.log")


def builds(folder):
    log = pathlib.Path(f"{folder}.build.log")
    return log.exists() and log.read_text(errors="replace").rstrip().endswith("exit code 0")


def tests(folder):
    """How many of a package's tests pass, as words; nothing where it has none that ran."""
    results = pathlib.Path(f"{folder}.junit.xml")
    if not results.exists():
        return "do not build" if pathlib.Path(f"{folder}.test.log").exists() else ""
    cases = list(xml.etree.ElementTree.parse(results).iter("testcase"))
    failed = sum(case.find("failure") is not None or case.find("error") is not None for case in cases)
    return f"{len(cases) - failed} of {len(cases)}" if cases else ""


def reason(folder):
    """What stops a build: the closing line that names what is absent, else the first error."""
    text = pathlib.Path(f"{folder}.build.log").read_text(errors="replace")
    errors = re.findall(r"(?:^|: )(?:fatal )?error: (.+)$", text, re.M)
    errors = [error for error in errors if "command failed with exit code" not in error]
    closing = [error for error in errors if "see Docs/" in error]
    return (closing[-1].partition(": see Docs/")[0] if closing else errors[0] if errors else "").replace("|", "\\|")


def row(rank, repository, note, folder):
    name = f"{rank} | [{repository}](https://github.com/{repository})"
    if builds(folder):
        return f"| {name} | yes | {tests(folder)} | |\n"
    return f"| {name} | no | | {note or reason(folder)} |\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", type=pathlib.Path)
    parser.add_argument("--offstage", default="offstage")
    parser.add_argument("--read", action="store_true")
    words = parser.parse_args()
    rows = []
    for rank, (repository, note) in enumerate(packages(), 1):
        folder = words.checkouts.resolve() / repository.partition("/")[2]
        if not (folder / "Package.swift").exists():
            continue
        if not words.read:
            attempt(folder, words.offstage)
        if pathlib.Path(f"{folder}.build.log").exists():
            rows.append(row(rank, repository, note, folder))
            print(rows[-1], end="", flush=True)
    head, mark, rest = PAGE.read_text().partition(MARKS[0])
    _, end, tail = rest.partition(MARKS[1])
    if not mark or not end:
        sys.exit(f"{PAGE} lacks the lines between which the table stands")
    PAGE.write_text(head + mark + HEAD + "".join(rows) + end + tail)


if __name__ == "__main__":
    main()
