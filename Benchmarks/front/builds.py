"""Times `offstage swift build` beside the plain compiler on the same sources written out.

Usage: builds.py PROGRAM [--files N] [--lines N] [--rewritten N] [--rounds N] [--json FILE]

A package of views and view models is made up: of its files some use what Objective-C gives, and are
rewritten. The plain compiler gets what `offstage adapt` writes of it, and finds the kit's modules by
options. Both build it from nothing, then with nothing to do, then with one file touched; the rounds
take turns, and what is told are the medians of wall and processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Generated", products: [.library(name: "Generated", targets: ["Generated"])],
    targets: [.target(name: "Generated")], swiftLanguageModes: [.v5])
"""

REWRITTEN = """
@objc protocol Screen{n}Delegate {{
    @objc optional func screen{n}(_ screen: Screen{n}, didSelect index: Int)
}}

final class Screen{n}: UIViewController {{
    weak var delegate: Screen{n}Delegate?
    private let button = UIButton(type: .system)

    override func viewDidLoad() {{
        super.viewDidLoad()
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        view.addSubview(button)
    }}

    @objc private func tapped(_ sender: UIButton) {{
        delegate?.screen{n}?(self, didSelect: sender.tag)
    }}
}}
"""

PLAIN = """
struct Model{n}: Equatable {{
    var title = "model {n}"
    var count = {n}
}}

final class View{n}: UIView {{
    private let label = UILabel()
    var model = Model{n}() {{
        didSet {{ if model != oldValue {{ setNeedsLayout() }} }}
    }}

    override func layoutSubviews() {{
        super.layoutSubviews()
        label.text = model.title
        label.frame = bounds.insetBy(dx: 8, dy: 4)
    }}
}}
"""

FUNCTION = """
func measure{n}x{k}(_ view: UIView, in size: CGSize) -> CGFloat {{
    let fitted = view.sizeThatFits(size)
    let room = size.width - fitted.width
    return room > {k} ? room / 2 : max(0, fitted.height - CGFloat({k}))
}}
"""


def source(number: int, lines: int, rewritten: bool) -> str:
    """Write one file of about so many lines."""
    text = "import UIKit\n" + (REWRITTEN if rewritten else PLAIN).format(n=number)
    part = 0
    while text.count("\n") < lines:
        text += FUNCTION.format(n=number, k=part)
        part += 1
    return text


def generate(folder: Path, files: int, lines: int, rewritten: int) -> None:
    """Write the package."""
    sources = folder / "Sources/Generated"
    sources.mkdir(parents=True)
    (folder / "Package.swift").write_text(MANIFEST)
    for number in range(files):
        (sources / f"File{number}.swift").write_text(source(number, lines, number < rewritten))


@dataclass
class Way:
    """A way to build, and the folder that it builds."""

    name: str
    words: list[str]
    folder: Path

    def build(self) -> tuple[float, float]:
        """Build once; give seconds of wall and of processor time."""
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        done = subprocess.run(self.words, cwd=self.folder, capture_output=True, text=True, check=False)
        wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode:
            sys.exit(f"{self.name} does not build:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def clean(self) -> None:
        """Throw away what was built."""
        shutil.rmtree(self.folder / ".build", ignore_errors=True)

    def touch(self, round_: int) -> None:
        """Change the body of a function of one file that is not rewritten."""
        file = max((self.folder / "Sources/Generated").glob("File*.swift"), key=lambda path: int(path.stem[4:]))
        marked = file.read_text().partition("// touched")[0]
        file.write_text(marked + f"// touched\nprivate func touched() -> Int {{ {round_} }}\n")


def ways(program: Path, folder: Path) -> list[Way]:
    """Give the front on the package, and the plain compiler on what the front makes of it."""
    kit = program.resolve().parent / "sdk"
    plain = folder / "plain"
    plain.mkdir()
    shutil.copy(folder / "front/Package.swift", plain)
    subprocess.run(
        [program, "adapt", folder / "front/Sources", plain / "Sources"], check=True, stdout=subprocess.DEVNULL
    )
    options = ["-Xswiftc", "-I", "-Xswiftc", str(kit / "modules")]
    for word in (kit / "includes.txt").read_text().split():
        options += ["-Xcc", word]
    return [
        Way("front", [str(program), "swift", "build"], folder / "front"),
        Way("plain", ["swift", "build", *options], plain),
    ]


def measure(both: Sequence[Way], rounds: int) -> dict[str, dict[str, list[float]]]:
    """Build each way in turns; give medians of wall and processor seconds by case and way."""
    seen: dict[str, dict[str, list[tuple[float, float]]]] = {}
    for round_ in range(rounds):
        for case in ["clean", "nothing to do", "one file touched"]:
            for way in both:
                if case == "clean":
                    way.clean()
                elif case == "one file touched":
                    way.touch(round_)
                seen.setdefault(case, {}).setdefault(way.name, []).append(way.build())
                if sys.stderr.isatty():
                    print(f"\r\x1b[K{round_ + 1}/{rounds} {case}, {way.name}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    return {
        case: {name: [statistics.median(column) for column in zip(*times)] for name, times in ways_.items()}
        for case, ways_ in seen.items()
    }


def main() -> None:
    """Make the package, measure, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("--files", type=int, default=200)
    parser.add_argument("--lines", type=int, default=150)
    parser.add_argument("--rewritten", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    program = Path(os.path.abspath(given.program))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        generate(folder / "front", given.files, given.lines, given.rewritten)
        figures = measure(ways(program, folder), given.rounds)
    print(f"{'':18}{'front':>16}{'plain':>16}{'ratio of wall':>15}   seconds of wall (processor)")
    for case, rows in figures.items():
        cells = "".join(f"{wall:8.2f} ({cpu:5.1f})" for wall, cpu in rows.values())
        print(f"{case:18}{cells}{rows['front'][0] / rows['plain'][0]:15.2f}")
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
