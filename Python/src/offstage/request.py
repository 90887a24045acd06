"""What is asked of a worker, in Python's words."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from .scene import SceneLike, source
from .wire import Header

Want = Literal[
    "png",
    "pixels",
    "digest",
    "plan",
    "tree",
    "boxes",
    "statistics",
    "advice",
    "expectations",
    "sheet",
    "frames",
]
Appearance = Literal["light", "dark"]
Direction = Literal["ltr", "rtl"]
Route = Literal["screen", "context"]


@dataclass(frozen=True)
class Options:
    """What is changed of a scene before it is drawn; None leaves it to the scene."""

    scale: int | None = None
    """Pixels a point, 1, 2 or 3."""
    appearance: Appearance | None = None
    direction: Direction | None = None
    content_size: str | None = None
    """``large``, ``accessibilityMedium``, …"""
    device: str | None = None
    """A name: ``iPhone 16``."""
    times: Sequence[float] = ()
    """Seconds of virtual time."""
    route: Route | None = None
    images: Sequence[str | os.PathLike[str]] = ()
    """Folders besides the scene's own that pictures may lie in."""

    @property
    def words(self) -> dict[str, Any]:
        """The options as a request has them."""
        words = {
            "scale": self.scale,
            "appearance": self.appearance,
            "direction": self.direction,
            "contentSize": self.content_size,
            "device": self.device,
            "times": list(self.times) or None,
            "route": self.route,
            "images": [os.fspath(folder) for folder in self.images] or None,
        }
        return {key: value for key, value in words.items() if value is not None}


@dataclass(frozen=True)
class Request:
    """A scene to be drawn, and what is wanted of it."""

    scene: SceneLike
    want: Iterable[Want] = ("png",)
    options: Options = field(default_factory=Options)
    variants: bool = False
    timeout: float | None = None
    """Seconds that it may take; None for as many as its worker allows."""
    megabytes: int | None = None
    """Memory that it may take; None for as much as its worker allows."""

    def message(self, verb: str) -> tuple[Header, dict[str, bytes]]:
        """Give the header and the parts of the request."""
        given = source(self.scene)
        header: Header = {"verb": verb, "scene": given.words}
        if verb == "render":
            header["want"] = list(self.want)
            header["variants"] = self.variants
        if words := self.options.words:
            header["options"] = words
        limits: dict[str, Any] = {}
        if self.timeout is not None:
            limits["seconds"] = self.timeout
        if self.megabytes is not None:
            limits["bytes"] = self.megabytes * 1_000_000
        if limits:
            header["limits"] = limits
        return header, given.parts
