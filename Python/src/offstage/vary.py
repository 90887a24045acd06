"""Variants of a scene: scenes again, with other texts, sizes, devices and colours."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .pool import Pool
from .request import Request
from .scene import Scene, SceneLike, is_text


@dataclass(frozen=True)
class Variant:
    """A variant that was made."""

    number: int
    name: str
    """The scene's name and the number, in six digits."""
    scene: Scene
    variation: Mapping[str, Any]
    """What is other than in the scene: ``textLength``, ``language``, ``contentSize``,
    ``appearance``, ``device``, ``direction``, ``colors``; None as it is there."""


def vary(
    pool: Pool, scene: SceneLike, count: int, *, seed: int, first: int, portion: int = 100
) -> Iterator[Variant]:
    """Make variants, some a request."""
    header, parts = Request(scene).message("vary")
    for start in range(first, first + count, portion):
        header["vary"] = {
            "seed": seed,
            "first": start,
            "count": min(portion, first + count - start),
        }
        answer, texts = pool.ask(header, parts)
        for made in answer["variants"]:
            text = texts[made["text"]].decode()
            yield Variant(made["number"], made["name"], _beside(scene, text), made["variation"])


def _beside(scene: SceneLike, text: str) -> Scene:
    """Put a text where a scene is: what the scene refers to is the variant's, too."""
    if isinstance(scene, Scene):
        return Scene(text, scene.file, scene.parts, scene.folder)
    if isinstance(scene, Mapping):
        return Scene(text, file="scene.json")
    if isinstance(scene, str) and is_text(scene):
        return Scene(text)
    path = Path(os.fspath(scene))
    return Scene(text, file=path.name, folder=path.absolute().parent)
