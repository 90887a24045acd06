#!/usr/bin/env python3
"""Writes the system font's numbers as Swift: system-font-table.py TSV > Sources/Typesetting/SystemFont/SystemFontTable.swift

The rows are explained in the TSV (Tests/Support/system-font.tsv).
"""
import sys


def rows(path):
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n") for line in file if not line.startswith("#")]
    return [line.split("\t") for line in lines]


def number(text):
    """An exact quotient as Swift writes it."""
    return text.replace("/", ".0 / ") if "/" in text else text


def masters(columns):
    return f"SystemFontMasters({', '.join(columns)})"


def main():
    table = rows(sys.argv[1])
    of = lambda kind: [row[1:] for row in table if row[0] == kind]
    characters = of("A")
    codes = [int(row[0], 16) for row in characters]
    assert codes == list(range(0x20, 0x7F)), "all of ASCII, in order"
    (advance, small, small_bold), = of("M")
    knots = [(row[0], row[1]) for row in of("T") if row[2:] == ["knot"]] + [tuple(row[:2]) for row in of("T+")]
    print("// Written by Scripts/system-font-table.py: change the numbers there, in its table.\n")
    print("/// What the device's system font measures, as printed by one: units of 2048 an em, without tracking.")
    print("enum SystemFontTable {")
    print("    /// Advances of ASCII, from the space on.")
    print("    static let advances: [SystemFontMasters] = [")
    for code, row in zip(codes, characters):
        print(f"        {masters(row[2:])},  // {'space' if code == 32 else chr(code)}")
    print("    ]")
    print("    /// The height of small letters.")
    print(f"    static let xHeight = {masters(of('X')[0][2:])}\n")
    print("    /// `UIFont.Weight` → how far from regular to the boldest master (1), or to the lightest (−1).")
    print("    static let weights: [(x: Double, y: Double)] = [")
    for name, value, coordinate in of("W"):
        print(f"        ({value}, {number(coordinate)}),  // {name}")
    print("    ]")
    print("    /// Point size → how far from the master for text to the one for titles.")
    print("    static let opticalSizes: [(x: Double, y: Double)] = [")
    print("        " + ", ".join(f"({size}, {number(t)})" for size, t in of("O")) + ",")
    print("    ]")
    print("    /// Point size → units added to each advance; above 40 Apple's published table, rounded.")
    print("    static let tracking: [(x: Double, y: Double)] = [")
    for start in range(0, len(knots), 8):
        print("        " + ", ".join(f"({size}, {units})" for size, units in knots[start:start + 8]) + ",")
    print("    ]\n")
    print("    /// Of every character of the monospaced design, untracked.")
    print(f"    static let monospacedAdvance = {advance}.0")
    print("    /// The monospaced design's height of small letters: regular, bold.")
    print(f"    static let monospacedXHeight = (regular: {small}.0, bold: {small_bold}.0)")
    print("}")


main()
