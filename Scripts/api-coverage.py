#!/usr/bin/env python3
"""Writes Docs/api-coverage.md: which members of Apple's classes are there, which are missing, and how often those are used.

It compares the lists of Apple's names in Tests/APITests/AppleNames with the recorded public API in Docs/api. `--check`
writes nothing and fails where the page is not up to date.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAMES = ROOT / "Tests/APITests/AppleNames"
PAGE = ROOT / "Docs/api-coverage.md"
HEAD = """# What is there of Apple's classes

For each class of Apple's UIKit and QuartzCore (iOS 16.5, as Swift sees it) how many of its own members are there, and the
missing ones. Members that a class inherits count where they are declared. A number behind a name says how many of 83
open libraries refer to it; classes stand in the order of how many such references their missing members have, and then
of their names. `make api` writes this page.
"""


def apple_members(module):
    """The classes of a list with their superclasses and members."""
    classes, supers, current = {}, {}, None
    for line in (NAMES / f"{module}Members.txt").read_text().splitlines():
        if line.startswith("#") or not line.strip():
            continue
        words = line.split()
        if line.startswith(" "):
            classes[current].append(words[0])
        else:
            current = words[0].rstrip(":")
            classes[current] = []
            supers[current] = words[1] if len(words) == 3 else None
    return classes, supers


def own_names():
    """All public declarations: `UIView.addSubview(_:)`."""
    names = set()
    for module in ("UIKit", "QuartzCore", "CoreGraphics"):
        for line in (ROOT / f"Docs/api/{module}.txt").read_text().splitlines():
            if line and not line.startswith(" "):
                names.add(line)
    return names


def weights():
    found = collections.defaultdict(int)
    for line in (NAMES / "Weights.tsv").read_text().splitlines():
        if line.startswith("#"):
            continue
        owner, name, count = line.split("\t")
        found[owner, name] = max(found[owner, name], int(count))
    return found


def base(name):
    return re.sub(r"\(.*", "", name)


def weight(found, owner, name, members):
    """References are counted with labels, or without: those are a member's that has its first name alone."""
    alone = sum(base(m) == base(name) for m in set(members)) == 1
    return max(found.get((owner, name), 0), found.get((owner, base(name)), 0) if alone else 0)


def page():
    own, counts = own_names(), weights()
    rows, present, whole = [], 0, 0
    for module in ("UIKit", "QuartzCore"):
        classes, supers = apple_members(module)
        for owner, members in classes.items():
            chain, ancestor = [], owner
            while ancestor:
                chain.append(ancestor)
                ancestor = supers.get(ancestor)
            chain += ["UIViewCreation", "NSObject"]
            missing = sorted({m for m in members if not any(f"{c}.{m}" in own for c in chain)})
            total = len(set(members))
            present += total - len(missing)
            whole += total
            named = [(weight(counts, owner, m, members), m) for m in missing]
            named.sort(key=lambda pair: (-pair[0], pair[1]))
            text = " · ".join(f"`{name}`" + (f" {count}" if count else "") for count, name in named)
            rows.append((-sum(c for c, _ in named), owner, total - len(missing), total, owner in own, text))
    rows.sort(key=lambda row: row[:2])
    lines = [HEAD, f"{present} of {whole} members are there.", "", "| class | there | missing |", "|---|---|---|"]
    gone = []
    for _, owner, there, total, exists, text in rows:
        if not exists:
            gone.append((sum(c for (o, _), c in counts.items() if o == owner), owner))
        elif text:
            lines.append(f"| {owner} | {there} of {total} | {text} |")
    complete = [owner for _, owner, _, _, exists, text in rows if exists and not text]
    gone.sort(key=lambda pair: (-pair[0], pair[1]))
    absent = ", ".join(owner + (f" ({count})" if count else "") for count, owner in gone)
    lines += ["", f"Complete are {', '.join(sorted(complete))}.", "", f"Not there at all: {absent}.", ""]
    return "\n".join(lines)


def main():
    text = page()
    if "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text() != text:
            sys.exit(f"error: {PAGE.relative_to(ROOT)} is not up to date; run `make api`")
        return
    PAGE.write_text(text)
    print(PAGE.relative_to(ROOT))


main()
