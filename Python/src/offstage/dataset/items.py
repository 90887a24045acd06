"""The scenes of a data set, each with a key, and which shard has which."""

from __future__ import annotations

import hashlib
import itertools
import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ..request import Options
from ..scene import SceneLike, is_text, source

Scenes = Mapping[str, SceneLike] | Iterable[SceneLike | tuple[str, SceneLike]]
"""Scenes by their keys, pairs of a key and a scene, or scenes alone."""


@dataclass(frozen=True)
class Item:
    """A scene and its key, which names its files."""

    key: str
    scene: SceneLike

    def __post_init__(self) -> None:
        """Refuse a key that could not be read back: WebDataset cuts names at their first point."""
        steps = self.key.split("/")
        if "" in steps or ".." in steps or "." in steps[-1] or not self.key.isprintable():
            raise ValueError(f"'{self.key}' is no key: a path without points at its end is one")


def items(scenes: Scenes) -> list[Item]:
    """Give the scenes in the order of their keys, whatever order they came in.

    A file without a key is called as its path is, without suffix; a text or dict by its hash.
    """
    pairs: Iterable[Any] = scenes.items() if isinstance(scenes, Mapping) else scenes
    found = sorted((_item(pair) for pair in pairs), key=lambda item: item.key)
    for item, following in itertools.pairwise(found):
        if item.key == following.key:
            raise ValueError(f"two scenes have the key '{item.key}'")
    return found


def _item(given: SceneLike | tuple[str, SceneLike]) -> Item:
    if isinstance(given, tuple):
        return Item(*given)
    if isinstance(given, os.PathLike) or (isinstance(given, str) and not is_text(given)):
        path = Path(given).with_suffix("")
        parts = [part for part in path.parts if part not in ("/", "..", ".")]
        return Item("/".join(parts).replace(".", "_"), given)
    return Item(source(given).digest[:16], given)


@dataclass(frozen=True)
class Settings:
    """What all shards of a data set have in common."""

    out: str
    name: str = "scenes"
    run: str = ""
    """Named by whoever makes the data set; seeds follow from it and the keys."""
    options: Options = field(default_factory=Options)
    keeps_tree: bool = True
    timeout: float | None = None
    megabytes: int | None = None

    def seed(self, key: str) -> int:
        """Give a scene's own number, from 0 up to 2⁶³: never one of the worker that draws it."""
        digest = hashlib.sha256(f"{self.run}\0{key}".encode()).digest()
        return int.from_bytes(digest[:8], "big") >> 1


@dataclass(frozen=True)
class Job:
    """One shard that is to be written."""

    settings: Settings
    number: int
    items: tuple[Item, ...]

    @property
    def stem(self) -> str:
        """The shard's name: ``scenes-000042``."""
        return f"{self.settings.name}-{self.number:06d}"

    @property
    def path(self) -> Path:
        """Where the shard goes."""
        return Path(self.settings.out) / f"{self.stem}.tar"

    @property
    def rows_path(self) -> Path:
        """Where its rows of the manifest are kept."""
        return Path(self.settings.out) / f".{self.settings.name}" / f"{self.stem}.json"

    def identity(self, hashes: Iterable[str | None]) -> str:
        """Name what the shard is made of: a finished one of another name is made again.

        :param hashes: Of the scenes, in their order; None for one that cannot be read.
        """
        settings = {key: value for key, value in asdict(self.settings).items() if key != "out"}
        keys = [[item.key, hash] for item, hash in zip(self.items, hashes, strict=True)]
        text = json.dumps([self.number, settings, keys], sort_keys=True, default=os.fspath)
        return hashlib.sha256(text.encode()).hexdigest()


def jobs(settings: Settings, scenes: Scenes, shards: int) -> list[Job]:
    """Divide scenes into shards as even as can be."""
    if shards < 1:
        raise ValueError(f"{shards} shards are asked for, and 1 is the least")
    found = items(scenes)
    ends = [len(found) * (number + 1) // shards for number in range(shards)]
    starts = [0, *ends[:-1]]
    return [
        Job(settings, number, tuple(found[start:end]))
        for number, (start, end) in enumerate(zip(starts, ends, strict=True))
    ]
