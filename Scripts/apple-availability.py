#!/usr/bin/env python3
"""Writes Tools/availability.tsv: in which version of iOS Apple introduced types and members, by the macros of SDK headers.

usage: apple-availability.py HEADERS OLD_HEADERS

HEADERS is a folder of frameworks (UIKit.framework/Headers/*.h, …) of iOS 16.5. What came later is taken from
Tests/APITests/AppleNames/Own.txt, where a name's reason tells the version. Only versions are written, and Swift's names.

OLD_HEADERS is the same of iOS 12.4, with all frameworks: a member whose name stands there in any way is left out, as
other classes, enumerations or frameworks may be meant.

A member's row has the lowest version of all members of this name, in any class of any header: code that uses the name
needs at least that. Names of one word are left out, as other modules have them, too.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAMES = ROOT / "Tests/APITests/AppleNames"
TABLE = ROOT / "Tools/availability.tsv"
# What SwiftPM takes for a package that names no version, and older: nobody asks.
LEAST = (12, 0)
# What the overlay of UIKit declares, over classes of the headers.
OVERLAY = {
    "CellRegistration": "UICollectionViewCellRegistration",
    "SupplementaryRegistration": "UICollectionViewSupplementaryRegistration",
    "UIHostingConfiguration": "UIContentConfiguration",
}
OVERLAY_VERSIONS = {"UIHostingConfiguration": (16, 0)}


def version(text):
    """The version in which a declaration was introduced, by its macros; None where they name none."""
    found = []
    for pattern in (r"API_AVAILABLE\s*\((.*?)\)\s*(?:API_|NS_|UIKIT_|;|\{|$|@|__)", r"API_AVAILABLE\s*\(([^;{]*?\))\)"):
        for macro in re.findall(pattern, text):
            found += re.findall(r"\bios\s*\(\s*([0-9]+)(?:[._]([0-9]+))?", macro)
    for name in ("API_DEPRECATED", "API_DEPRECATED_WITH_REPLACEMENT"):
        for macro in re.findall(name + r"\s*\((.*)\)", text):
            found += re.findall(r"\bios\s*\(\s*([0-9]+)(?:[._]([0-9]+))?\s*,", macro)
    found += re.findall(r"NS_(?:CLASS_)?(?:AVAILABLE|DEPRECATED)_IOS\s*\(\s*([0-9]+)(?:[._]([0-9]+))?", text)
    return min((int(a), int(b or 0)) for a, b in found) if found else None


def plain(text):
    """Headers without comments and directives, on which declarations span lines."""
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    text = re.sub(r"//[^\n]*", " ", text)
    text = text.replace("\\\n", " ")
    text = re.sub(r"^\s*#.*$", "", text, flags=re.M)
    # `@protocol A, B;` declares nothing.
    text = re.sub(r"@protocol\s+[\w\s,]+;", " ", text)
    # Regions of audited headers say nothing of versions.
    return re.sub(r"\b(NS|UI|API|CF|CA)_(HEADER|ASSUME|UNAVAILABLE|AVAILABLE)?_?(AUDIT|NONNULL)_(BEGIN|END)\b(\([^)]*\))?", "", text)


def swift_members():
    """The base names of each class's members as Swift has them."""
    found, current = collections.defaultdict(set), None
    for module in ("UIKit", "QuartzCore"):
        for line in (NAMES / f"{module}Members.txt").read_text().splitlines():
            if line.startswith("#") or not line.strip():
                continue
            word = line.split()[0]
            if line.startswith(" "):
                found[current].add(word.split("(")[0])
            else:
                current = word.rstrip(":")
    return found


class Table:
    def __init__(self):
        self.types = {}
        # Of each member's name all versions; None for one that no macro dates.
        self.members = collections.defaultdict(set)
        self.swift = swift_members()

    def add_type(self, name, found):
        """One that no macro dates has always been there."""
        found = found or (2, 0)
        self.types[name] = min(found, self.types.get(name, found))

    def swift_name(self, owner, name):
        """`dequeueConfiguredReusableCellWithRegistration` is `dequeueConfiguredReusableCell`."""
        names = self.swift.get(owner, ())
        if name in names:
            return name
        is_name = "is" + name[:1].upper() + name[1:]
        if is_name in names:
            return is_name
        fitting = [n for n in names if name.startswith(n) and not name[len(n)].islower()]
        return max(fitting, key=len) if fitting else name

    def add_member(self, owner, statement, of_owner, of_protocol):
        renamed = re.search(r"NS_SWIFT_NAME\s*\(\s*([A-Za-z0-9_.]+)", statement)
        found = version(statement) or of_owner
        body = re.split(r"\b(?:API_|NS_|UIKIT_|UI_APPEARANCE|__(?:WATCHOS|OSX|TVOS|IOS|attribute))", statement)[0]
        if "@property" in statement:
            declared = re.search(r"([A-Za-z_][A-Za-z0-9_]*)\s*(?:\)\s*\([^)]*\)\s*)?$", body.strip())
            block = re.search(r"\(\s*\^\s*(?:_Nullable|_Nonnull|__nullable)?\s*([A-Za-z_]\w*)\s*\)", body)
            name = block.group(1) if block else declared.group(1) if declared else None
            getter = re.search(r"getter\s*=\s*(\w+)", statement)
            if getter:
                name = getter.group(1)
        else:
            method = re.match(r"[-+]\s*\([^)]*(?:\([^)]*\)[^)]*)*\)\s*([A-Za-z_]\w*)", body.strip())
            name = method.group(1) if method else None
        if not name:
            return
        name = renamed.group(1).split(".")[-1] if renamed else self.swift_name(owner, name)
        self.members[name].add(found)
        # Swift names that no list has are cut where the importer may cut them.
        for cut in re.finditer(r"(?:With|At|For|In|To|From|Of|By|Using|On|After|Before)[A-Z]", name):
            self.members[name[: cut.start()]].add(found)
        # Implementations of a protocol are called by the framework, whatever the version.
        if of_protocol:
            self.members[name].add(None)

    def read(self, text):
        text = plain(text)
        last = 0
        for block in re.finditer(r"@(interface|protocol)\s+(\w+)([^\n;{]*)(.*?)@end", text, flags=re.S):
            kind, name, rest, body = block.groups()
            before = re.split(r"[;}]|@end", text[last:block.start()])[-1]
            bare = re.sub(r"<[^<>]*>", "", rest)
            is_category = "(" in bare and ":" not in bare.split("(")[0]
            of_owner = version(before)
            renamed = re.search(r"NS_SWIFT_NAME\s*\(\s*([\w.]+)", before)
            if not is_category:
                self.add_type(renamed.group(1).split(".")[-1] if renamed else name, of_owner)
                self.add_type(name, of_owner)
            of_owner = of_owner or (self.types.get(name) if is_category else None)
            for statement in re.split(r";", body):
                statement = " ".join(statement.split())
                start = re.search(r"@property|(?:^|\s)[-+]\s*\(", statement)
                if start:
                    self.add_member(name, statement[start.start():].strip(), of_owner, kind == "protocol")
            last = block.end()
        for enum in re.finditer(r"NS_(?:ENUM|OPTIONS|CLOSED_ENUM)\s*\(\s*\w+\s*,\s*(\w+)\s*\)[^{;]*\{.*?\}([^;]*);", text, flags=re.S):
            self.add_type(enum.group(1), version(enum.group(2) + ";"))


def old_names(folder):
    """All names of old headers, each with the endings that Swift may take of it, in lower case at its start."""
    found = set()
    for header in pathlib.Path(folder).rglob("*.h"):
        for name in set(re.findall(r"[A-Za-z_]\w+", plain(header.read_text(errors="replace")))):
            found.add(name)
            for start in re.finditer(r"(?<=[a-z0-9])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])", name):
                rest = name[start.start():]
                found.add(rest[0].lower() + rest[1:])
            for end in re.finditer(r"(?:With|At|For|In|To|From|Of|By|Using|On|Color)(?=[A-Z]|$)", name):
                found.add(name[: end.start()])
    return found


def rows(table, old):
    for name, found in OVERLAY.items():
        table.add_type(name, OVERLAY_VERSIONS.get(name) or table.types.get(found))
    for line in (NAMES / "Own.txt").read_text().splitlines():
        later = re.match(r"(\w+) Apple's since iOS ([0-9]+)", line)
        if later:
            table.add_type(later.group(1), (int(later.group(2)), 0))
    lines = []
    for name, found in sorted(table.types.items()):
        # Nested types of one word are other modules', too.
        if found > LEAST and (re.match(r"(UI|NS|CA|CG)[A-Z]", name) or re.match(r"[A-Z][a-z]+[A-Z]", name)):
            lines.append(f"type\t{name}\t" + (f"{found[0]}.{found[1]}" if found[1] else f"{found[0]}"))
    for name, found in sorted(table.members.items()):
        if name in old or None in found or not re.search(r"[a-z][A-Z]", name) or min(found) <= LEAST:
            continue
        least = min(found)
        lines.append(f"member\t{name}\t" + (f"{least[0]}.{least[1]}" if least[1] else f"{least[0]}"))
    return lines


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: apple-availability.py HEADERS OLD_HEADERS")
    table = Table()
    headers = sorted(pathlib.Path(sys.argv[1]).rglob("*.h"))
    if not headers:
        sys.exit(f"there are no headers below {sys.argv[1]}")
    # Twice: categories ask for the versions of their classes.
    for _ in range(2):
        for header in headers:
            table.read(header.read_text(errors="replace"))
    head = "# Written by Scripts/apple-availability.py: in which version of iOS names are there.\n"
    lines = rows(table, old_names(sys.argv[2]))
    TABLE.write_text(head + "\n".join(lines) + "\n")
    print(f"{TABLE}: {len(lines)} names")


main()
