#!/usr/bin/env python3
"""Writes Docs/text-widths.md: text-widths.py PROGRAM > Docs/text-widths.md

Measures with `offstage fonts --measure` what devices showed (Tests/Support/system-font.tsv).
"""
import json
import math
import os
import subprocess
import sys
from fractions import Fraction

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Tests", "Support", "system-font.tsv")


def rows():
    with open(TABLE, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]


ROWS = rows()
OF = lambda kind: [row[1:] for row in ROWS if row[0] == kind]
ADVANCES = {int(row[0], 16): [int(value) for value in row[2:]] for row in OF("A")}
COORDINATES = {row[0]: float(Fraction(row[2])) for row in OF("W")}
TRACKING = {float(row[0]): int(row[1]) for row in OF("T")}
OPTICAL = [(float(size), float(Fraction(t))) for size, t in OF("O")]


def optical(size):
    if size <= OPTICAL[0][0]:
        return 0
    for (low, start), (high, end) in zip(OPTICAL, OPTICAL[1:]):
        if size <= high:
            return start + (end - start) * (size - low) / (high - low)
    return 1


def mixed(columns, weight, size):
    x = COORDINATES[weight]
    master = lambda first: columns[first + 1] + abs(x) * (columns[first + (2 if x > 0 else 0)] - columns[first + 1])
    return master(0) + optical(size) * (master(3) - master(0))


def device(text, kerning, weight, size):
    units = sum(mixed(ADVANCES[ord(letter)], weight, size) + TRACKING[size] for letter in text)
    return (units + mixed(kerning, weight, size)) * size / 2048


def measured(text, weight, size):
    command = [sys.argv[1], "fonts", "--measure", text, "--size", str(size), "--json"]
    command += ["--italic"] if weight == "italic" else ["--weight", weight]
    answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return json.loads(answer)["results"][0]["width"]


def label(width, scale):
    return math.ceil(width * scale - 0.003) / scale


def short(value):
    return f"{value:.3f}".rstrip("0").rstrip(".")


def pixels(own, theirs, scale):
    count = round((own - theirs) * scale)
    return "" if count == 0 else f"{count:+d}".replace("-", "−")


def table(header, rows):
    print("| " + " | ".join(header) + " |\n|" + "---|" * len(header))
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print()


def main():
    print("# Widths of texts, on a device and here\n")
    print("Written by `Scripts/text-widths.py` with `offstage fonts --measure`; what devices showed is in\n"
          "`Tests/Support/system-font.tsv`. Points; labels are as wide as their text, up to whole pixels.\n"
          "[How text is drawn](how-text-is-drawn.md) tells where the widths come from.\n")
    print("## Printed by iOS 26.1\n")
    table(["text", "font", "device", "Offstage"], [
        [text, f"{weight} {size}", width, short(measured(text, weight, float(size)))]
        for weight, size, text, width, _ in OF("P")])
    print("## Worked out of printed numbers\n")
    print("Advances and the kerning of a whole text were printed; a device's width follows to 0.0015 %. Offstage knows\n"
          "the advances, and kerns by a rule.\n")
    print_sums()
    print("## Labels on recordings\n")
    print("The last column is how many pixels Offstage's label is wider.\n")
    table(["text", "font", "iOS", "scale", "device", "Offstage", "pixels"], [
        [text, f"{weight} {size}", version.replace("iOS ", ""), scale, width,
         short(label(measured(text, weight, float(size)), int(scale))),
         pixels(label(measured(text, weight, float(size)), int(scale)), float(width), int(scale))]
        for weight, size, scale, width, text, _, _, version in OF("R")])


def print_sums():
    sums = []
    for row in OF("K"):
        text, columns = row[1], [float(value) for value in row[2:]]
        for weight, size in [("regular", 11), ("regular", 17), ("semibold", 17), ("regular", 22), ("bold", 34)]:
            exact, own = device(text, columns, weight, float(size)), measured(text, weight, float(size))
            sums.append([text, f"{weight} {size}", short(exact), short(own),
                         f"{(own / exact - 1) * 100:+.2f} %".replace("-", "−") if abs(own - exact) > 0.002 else ""])
    table(["text", "font", "device", "Offstage", ""], sums)


main()
