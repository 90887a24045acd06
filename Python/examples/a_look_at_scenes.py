"""One machine, some scenes: draw them under several circumstances and look at the pictures.

Usage: a_look_at_scenes.py SCENE… [--out FOLDER]
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy

from offstage import OffstageError, Picture, Renderer, Rendering, Request
from offstage.request import Options

CIRCUMSTANCES = {
    "as-is": Options(scale=1),
    "dark": Options(scale=1, appearance="dark"),
    "leftwards": Options(scale=1, direction="rtl"),
    "large-text": Options(scale=1, content_size="accessibilityLarge"),
}


def changed(first: Picture, second: Picture) -> float:
    """Tell how large a share of the pixels differs between two pictures of one size."""
    if (first.width, first.height) != (second.width, second.height):
        return 1
    return float(numpy.any(first.pixels != second.pixels, axis=2).mean())


def covered_texts(picture: Picture) -> list[str]:
    """Name the texts that something opaque lies over."""
    return [box.id for box in picture.boxes or () if box.text and box.is_covered]


def look(scenes: list[Path], out: Path, renderer: Renderer) -> None:
    """Draw every scene under every circumstance, some at once, and tell what is seen."""
    out.mkdir(parents=True, exist_ok=True)
    requests = [
        Request(scene, ["png", "pixels", "boxes", "statistics"], options)
        for scene in scenes
        for options in CIRCUMSTANCES.values()
    ]
    results = renderer.render_many(requests, on_error="return", progress=False)
    for scene in scenes:
        first: Picture | None = None
        for name in CIRCUMSTANCES:
            result: Rendering | OffstageError = next(results)
            if isinstance(result, OffstageError):
                print(f"{scene.stem} {name}: {result}")
                continue
            picture = result.picture
            first = first or picture
            result.save(out / f"{scene.stem}-{name}.png")
            passes = len((result.statistics or {})["offscreenPasses"])
            print(
                f"{scene.stem} {name}: {picture.width} × {picture.height}, "
                f"{changed(first, picture):.0%} of the pixels changed, {passes} offscreen passes, "
                f"covered texts: {', '.join(covered_texts(picture)) or 'none'}"
            )


def main() -> None:
    """Read the words of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=Path("looks"))
    words = parser.parse_args()
    with Renderer() as renderer:
        look(words.scenes, words.out, renderer)


if __name__ == "__main__":
    main()
