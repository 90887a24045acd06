"""Measures the way through a worker on one core, beside the program alone and beside Skia.

Usage: worker.py FOLDER-OF-SCENES [--count N] [--cards N] [--json FILE]

The program is OFFSTAGE_PROGRAM's, or one in PATH. All that is measured, this process among it, runs
on the first processor. Skia is measured where skia-python is installed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from figures import tell
from variants import variants

from offstage import Renderer
from offstage.program import find_program

WIDTH, HEIGHT, ROWS = 390, 844, 6
ROUNDS = 5
WORDS = ["pictures", "of", "what", "people", "see", "when", "they", "look", "at", "telephones"]

Card = tuple[str, str, str]
"""A card's title, its text and its colour."""


def cards(seed: int) -> list[Card]:
    """Give the cards of one screen."""
    chance = random.Random(seed)

    def words(count: int) -> str:
        return " ".join(chance.choices(WORDS, k=count))

    return [(words(2), words(6), f"{chance.randrange(1 << 24):06X}") for _ in range(ROWS)]


def scene(items: list[Card]) -> str:
    """Write a screen of cards as a scene of 390 × 844 pixels."""
    return json.dumps(
        {
            "offstage": 1,
            "device": {"size": [WIDTH, HEIGHT], "scale": 1},
            "view": {
                "backgroundColor": "#F2F2F7",
                "subviews": [view(row, card) for row, card in enumerate(items)],
            },
        }
    )


def view(row: int, card: Card) -> dict[str, object]:
    """Give the view of a card."""
    title, text, color = card

    def label(y: int, height: int, size: int, words: str) -> dict[str, object]:
        frame = [88, y, 258, height]
        return {"class": "UILabel", "frame": frame, "text": words, "font": {"size": size}}

    def plate(frame: list[int], radius: int) -> dict[str, object]:
        look = {"cornerRadius": radius}
        return {"frame": frame, "backgroundColor": f"#{color}", "layer": look}

    return {
        "frame": [16, 16 + 136 * row, 358, 120],
        "backgroundColor": "white",
        "layer": {
            "cornerRadius": 12,
            "shadowOpacity": 0.25,
            "shadowRadius": 6,
            "shadowOffset": [0, 2],
            "shadowPath": {"roundedRect": [0, 0, 358, 120], "cornerRadius": 12},
        },
        "subviews": [
            plate([12, 12, 64, 64], 8),
            label(14, 22, 17, title),
            label(40, 20, 15, text),
            plate([88, 84, 96, 24], 12),
        ],
    }


def skia_drawing() -> Callable[[list[Card]], object] | None:
    """Give what draws the same cards by skia-python's calls; None where it is not installed."""
    try:
        import skia  # type: ignore[import-not-found]
    except ImportError:
        return None
    face = skia.Typeface("Inter")
    large, small = skia.Font(face, 17), skia.Font(face, 15)
    shadow = skia.Paint(
        AntiAlias=True,
        Color=skia.Color(0, 0, 0, 64),
        MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 6),
    )
    white = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    black = skia.Paint(AntiAlias=True, Color=skia.ColorBLACK)

    def rounded(x: int, y: int, width: int, height: int, radius: int) -> object:
        return skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)

    def draw(items: list[Card]) -> object:
        surface = skia.Surface(WIDTH, HEIGHT)
        canvas = surface.getCanvas()
        canvas.clear(skia.Color(0xF2, 0xF2, 0xF7))
        for row, (title, text, color) in enumerate(items):
            y = 16 + 136 * row
            fill = skia.Paint(AntiAlias=True, Color=skia.Color(*bytes.fromhex(color)))
            canvas.drawRRect(rounded(16, y + 2, 358, 120, 12), shadow)
            canvas.drawRRect(rounded(16, y, 358, 120, 12), white)
            canvas.drawRRect(rounded(28, y + 12, 64, 64, 8), fill)
            canvas.drawString(title, 104, y + 30, large, black)
            canvas.drawString(text, 104, y + 55, small, black)
            canvas.drawRRect(rounded(104, y + 84, 96, 24, 12), fill)
        return surface.toarray()

    return draw


def seconds(body: Callable[[], object]) -> float:
    """Time a call."""
    start = time.perf_counter()
    body()
    return time.perf_counter() - start


def folder(paths: list[Path]) -> dict[str, float]:
    """Draw scenes to PNG files by `offstage render` and by a worker, in turns; give seconds."""
    program = find_program()

    def render(out: str) -> None:
        words = [program, "render", *map(str, paths), "-o", out, "--scale", "1", "--jobs", "1"]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)

    def worker(out: str) -> None:
        with Renderer() as renderer:
            for path in paths:
                for picture in renderer.render(path, scale=1, variants=True).pictures:
                    Path(out, f"{path.stem}{picture.name}.png").write_bytes(picture.png or b"")

    taken: dict[str, list[float]] = {"render": [], "worker": []}
    for _ in range(ROUNDS):
        for name, way in (("render", render), ("worker", worker)):
            with tempfile.TemporaryDirectory(dir="/dev/shm") as out:
                taken[name].append(seconds(partial(way, out)))
    found = {name: statistics.median(times) for name, times in taken.items()}
    return {**found, "ratio": found["worker"] / found["render"]}


def round_trip(renderer: Renderer) -> float:
    """Give the milliseconds that one request of a small scene takes beyond its drawing."""
    small = "offstage: 1\ndevice: { size: [40, 40], scale: 1 }\nview: { backgroundColor: red }\n"
    beyond = []
    for _ in range(500):
        start = time.perf_counter()
        rendering = renderer.render(small)
        beyond.append(1000 * (time.perf_counter() - start) - rendering.milliseconds)
    return statistics.median(beyond)


def each(way: Callable[[list[Card]], object], lists: list[list[Card]]) -> None:
    """Draw all screens."""
    for items in lists:
        way(items)


def screens(renderer: Renderer, count: int) -> dict[str, float]:
    """Give how many screens of cards a second come as pixels: by a worker, and by Skia."""
    lists = [cards(seed) for seed in range(count)]
    skia = skia_drawing()
    ways: dict[str, Callable[[list[Card]], object]] = {
        "offstage": lambda items: renderer.render(scene(items), want=["pixels"]).picture.pixels
    }
    if skia is not None:
        ways["skia-python"] = skia
    found = {}
    for name, way in ways.items():
        # What is kept between screens is there before the first round.
        times = [seconds(partial(each, way, lists)) for _ in range(ROUNDS + 1)][1:]
        found[name] = count / statistics.median(times)
    return found


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=200, help="scenes of the folder")
    parser.add_argument("--cards", type=int, default=200, help="screens of cards")
    parser.add_argument("--json", type=Path)
    words = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

    paths = variants(words.folder, words.count)
    figures: dict[str, object] = {"load": os.getloadavg(), "scenes": len(paths)}
    figures["folder, s"] = folder(paths)
    with Renderer() as renderer:
        figures["round trip beyond drawing, ms"] = round_trip(renderer)
        figures["screens of cards a second"] = screens(renderer, words.cards)
    tell(figures, words.json)


if __name__ == "__main__":
    main()
