#!/usr/bin/env python3
"""Whether each character that some installed font has is drawn by one, and none by a box.

    Scripts/glyph-coverage.py PROGRAM [SCENE …]

Reads the character maps of all fonts in the folders where the program looks, with fontTools (pip install fonttools),
writes labels with all of their characters and renders them: what the program says has no glyph though a font has one is
printed, and ends in exit code 1. Scenes that are named are checked the same way: their texts by the fonts' maps, and what
the program says of them.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile
import unicodedata

from fontTools.ttLib import TTCollection, TTFont

FOLDERS = [path for path in os.environ.get("OFFSTAGE_FONTS", "").split(":") if path] + [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto", "/usr/local/share/fonts", "/usr/share/fonts/truetype/liberation",
    "/usr/share/fonts/truetype/liberation2", "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/lato",
    "/usr/share/fonts/truetype/paratype",
]
A_LABEL = 200
LABELS = 20


def characters():
    """The characters of all fonts."""
    found = set()
    for folder in FOLDERS:
        for path in sorted(glob.glob(folder + "/*")):
            if path.lower().endswith(".ttc"):
                for font in TTCollection(path, lazy=True).fonts:
                    found.update(font.getBestCmap() or {})
            elif path.lower().endswith((".ttf", ".otf")):
                found.update(TTFont(path, lazy=True).getBestCmap() or {})
    return found


def is_drawn(value):
    """Neither a control, nor half a pair, nor of no meaning to others."""
    return unicodedata.category(chr(value)) not in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")


def is_ideographic(value):
    """Chinese characters and syllables of Hangul: many, all alike, and so looked at last."""
    return 0x3400 <= value <= 0x9FFF or 0xAC00 <= value <= 0xD7A3 or value >= 0x20000


def quoted(text):
    """Text as YAML, in ASCII."""
    return '"%s"' % "".join("\\U%08X" % ord(character) for character in text)


def scene(values):
    """Labels with each character in a line of its own."""
    lines = ["offstage: 1", "device: { size: [600, 100], scale: 1 }", "view:", "  subviews:"]
    for start in range(0, len(values), A_LABEL):
        text = "\n".join(chr(value) for value in values[start:start + A_LABEL])
        lines.append("    - { class: UILabel, numberOfLines: 0, frame: [0, 0, 600, 9000], text: %s }" % quoted(text))
    return "\n".join(lines) + "\n"


def missing(program, path, folder):
    """What the program has no glyph for."""
    result = subprocess.run(
        [program, "render", path, "-o", folder], capture_output=True, text=True, check=False)
    if result.returncode not in (0, 1):
        sys.exit("%s: exit %d\n%s" % (path, result.returncode, result.stderr))
    told = result.stdout + result.stderr
    return {int(text, 16) for text in re.findall(r"U\+([0-9A-F]{4,6})", told)}


def main():
    program, scenes = sys.argv[1], sys.argv[2:]
    covered = characters()
    drawn = sorted((value for value in covered if is_drawn(value)), key=lambda value: (is_ideographic(value), value))
    boxes, looked = set(), 0
    with tempfile.TemporaryDirectory() as folder:
        for start in range(0, len(drawn), A_LABEL * LABELS):
            path = os.path.join(folder, "characters.yml")
            with open(path, "w", encoding="utf-8") as file:
                file.write(scene(drawn[start:start + A_LABEL * LABELS]))
            boxes |= missing(program, path, folder) & covered
            looked += len(drawn[start:start + A_LABEL * LABELS])
            print("%d of %d, boxes: %d" % (looked, len(drawn), len(boxes)), file=sys.stderr)
        for path in scenes:
            with open(path, encoding="utf-8") as file:
                texts = re.findall(r'text: "((?:[^"\\]|\\.)*)"', file.read())
            absent = {ord(c) for text in texts for c in text if ord(c) not in covered and is_drawn(ord(c))}
            told = missing(program, path, folder)
            print("%s: %d texts, %d characters that no font has%s" % (
                path, len(texts), len(absent), "".join(" U+%04X" % value for value in sorted(absent))))
            boxes |= told & covered
    print("%d characters of %d fonts' folders looked at, %d drawn as a box though a font has them" % (
        looked, len(FOLDERS), len(boxes)))
    for value in sorted(boxes):
        print("U+%04X %s" % (value, unicodedata.name(chr(value), "")))
    sys.exit(1 if boxes else 0)


main()
