"""Scenes as they are given: paths, texts, plain dicts, or all that goes with one."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Scene:
    """A scene that lies in no file, with what it refers to.

    ``parts`` are pictures and components by the paths that the scene calls them; without any,
    ``folder`` is where they lie. ``file`` is what messages call the scene.
    """

    text: str
    file: str = "scene.yml"
    parts: Mapping[str, bytes] = field(default_factory=dict)
    folder: str | os.PathLike[str] | None = None


SceneLike = str | os.PathLike[str] | Mapping[str, Any] | Scene
"""A path, a text (it has a line end or begins with a brace), a dict, or a ``Scene``."""


@dataclass(frozen=True)
class Source:
    """A scene as the worker takes it: words of the request, and parts."""

    words: dict[str, Any]
    parts: dict[str, bytes]

    @property
    def digest(self) -> str:
        """Name what the scene says, its parts included, by SHA-256."""
        path = self.words.get("path")
        if path is not None:
            return hashlib.sha256(Path(path).read_bytes()).hexdigest()
        names = sorted(self.parts)
        if len(names) == 1:
            return hashlib.sha256(self.parts[names[0]]).hexdigest()
        total = hashlib.sha256()
        for name in names:
            total.update(name.encode() + b"\0" + hashlib.sha256(self.parts[name]).digest())
        return total.hexdigest()


def is_text(scene: str) -> bool:
    """Tell whether a string is a scene itself rather than a path."""
    return "\n" in scene or scene.lstrip().startswith("{")


def source(scene: SceneLike) -> Source:
    """Turn what a caller gives into what a worker takes."""
    if isinstance(scene, Mapping):
        return source(
            Scene(json.dumps(scene, ensure_ascii=False, allow_nan=False), file="scene.json")
        )
    if isinstance(scene, Scene):
        if scene.file in scene.parts:
            raise ValueError(f"a part has the scene's own name, {scene.file}")
        words: dict[str, Any] = {"part": scene.file, "file": scene.file}
        if scene.folder is not None:
            words["folder"] = os.fspath(scene.folder)
        return Source(words, {scene.file: scene.text.encode(), **scene.parts})
    if isinstance(scene, str) and is_text(scene):
        return source(Scene(scene))
    return Source({"path": os.fspath(scene)}, {})
