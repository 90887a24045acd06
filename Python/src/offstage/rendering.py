"""What comes of a scene."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import Problem

if TYPE_CHECKING:
    import numpy
    import numpy.typing

    Pixels = numpy.typing.NDArray[numpy.uint8]

Json = dict[str, Any]


@dataclass(frozen=True)
class Box:
    """A view as far as it is seen: ``box`` is x, y, width and height in pixels."""

    id: str
    view_class: str
    box: tuple[float, float, float, float]
    is_covered: bool
    text: str | None
    label: str | None

    @classmethod
    def of(cls, value: Mapping[str, Any]) -> Box:
        """Read what the program tells."""
        x, y, width, height = value["box"]
        return cls(
            id=value["id"],
            view_class=value["class"],
            box=(x, y, width, height),
            is_covered=value["isCovered"],
            text=value["text"],
            label=value["label"],
        )


@dataclass(frozen=True)
class Picture:
    """One picture: what was not asked for is None."""

    name: str
    """What the scene's name gets behind it: ``-dark``, ``-t0.500``; nothing for the only one."""
    time: float
    width: int
    height: int
    png: bytes | None
    pixel_bytes: bytes | None
    """Premultiplied red, green, blue and alpha, rows top down."""
    digest: str | None
    plan: Json | None
    tree: Json | None
    boxes: tuple[Box, ...] | None
    statistics: Json | None
    advice: list[Json] | None
    failures: tuple[Problem, ...] | None
    """What of the scene's expectations does not hold."""

    @classmethod
    def of(cls, value: Mapping[str, Any], parts: Mapping[str, bytes]) -> Picture:
        """Read what the program tells."""
        pixels = value.get("pixels")
        boxes, failures = value.get("boxes"), value.get("failures")
        return cls(
            name=value["name"],
            time=value["time"],
            width=value["width"],
            height=value["height"],
            png=parts[value["png"]] if "png" in value else None,
            pixel_bytes=parts[pixels["part"]] if pixels is not None else None,
            digest=value.get("digest"),
            plan=value.get("plan"),
            tree=value.get("tree"),
            boxes=None if boxes is None else tuple(Box.of(box) for box in boxes),
            statistics=value.get("statistics"),
            advice=value.get("advice"),
            failures=None if failures is None else tuple(Problem.of(item) for item in failures),
        )

    @property
    def pixels(self) -> Pixels:
        """The pixels as an array of height × width × 4, without a copy. Needs numpy."""
        import numpy

        if self.pixel_bytes is None:
            raise ValueError("pixels were not asked for: render(…, want=['pixels'])")
        array = numpy.frombuffer(self.pixel_bytes, dtype=numpy.uint8)
        return array.reshape(self.height, self.width, 4)

    def _repr_png_(self) -> bytes | None:
        return self.png


@dataclass(frozen=True)
class Film:
    """The film of a scene: a contact sheet, or a PNG a frame."""

    frames_per_second: int
    start: float
    sheet: bytes | None
    frames: tuple[bytes, ...] | None

    @classmethod
    def of(cls, value: Mapping[str, Any], parts: Mapping[str, bytes]) -> Film:
        """Read what the program tells."""
        frames = value.get("frames")
        return cls(
            frames_per_second=value["framesPerSecond"],
            start=value["start"],
            sheet=parts[value["sheet"]] if "sheet" in value else None,
            frames=None if frames is None else tuple(parts[name] for name in frames),
        )


@dataclass(frozen=True)
class Rendering:
    """All pictures of a scene; what it says of one picture it says of the first."""

    pictures: tuple[Picture, ...]
    film: Film | None
    edition: int
    notes: tuple[Problem, ...]
    """What the scene asks for and was left out."""
    milliseconds: float
    """What reading and drawing took. All else is the same on every machine."""

    @classmethod
    def of(cls, answer: Mapping[str, Any], parts: Mapping[str, bytes]) -> Rendering:
        """Read an answer."""
        film = answer.get("film")
        return cls(
            pictures=tuple(Picture.of(picture, parts) for picture in answer["pictures"]),
            film=None if film is None else Film.of(film, parts),
            edition=answer["edition"],
            notes=tuple(Problem.of(problem) for problem in answer["problems"]),
            milliseconds=answer["milliseconds"],
        )

    @property
    def picture(self) -> Picture:
        """The first picture."""
        if not self.pictures:
            raise ValueError("the scene shows no picture")
        return self.pictures[0]

    @property
    def png(self) -> bytes:
        """The first picture as PNG."""
        png = self.picture.png
        if png is None:
            raise ValueError("no PNG was asked for: render(…, want=['png'])")
        return png

    @property
    def pixels(self) -> Pixels:
        """The first picture's pixels. Needs numpy."""
        return self.picture.pixels

    @property
    def plan(self) -> Json | None:
        """The first picture's passes."""
        return self.picture.plan

    @property
    def tree(self) -> Json | None:
        """The first picture's views and layers."""
        return self.picture.tree

    @property
    def statistics(self) -> Json | None:
        """The first picture's figures."""
        return self.picture.statistics

    def save(self, path: str | Path) -> None:
        """Write the first picture as PNG."""
        Path(path).write_bytes(self.png)

    def _repr_png_(self) -> bytes | None:
        return self.pictures[0].png if self.pictures else None
