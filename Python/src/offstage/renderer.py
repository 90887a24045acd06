"""The renderer: scenes in, pictures out."""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterable, Iterator, Sequence, Sized
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Literal, overload

from .errors import OffstageError, Problem
from .pool import Pool, map_in_order
from .program import find_program
from .progress import Showing
from .rendering import Rendering
from .request import Appearance, Direction, Options, Request, Route, Want
from .scene import SceneLike
from .vary import Variant, vary
from .worker import Hello, Limits


@dataclass(frozen=True)
class Check:
    """What a scene would make, read and not drawn."""

    times: tuple[float, ...]
    variants: tuple[str, ...]
    has_film: bool
    size: tuple[float, float]
    scale: float
    notes: tuple[Problem, ...]


class Renderer:
    """Draws scenes by processes of the program ``offstage``.

    >>> with Renderer() as renderer:
    ...     renderer.render("card.yml").save("card.png")

    Several threads may use one renderer; each request has a worker of its own meanwhile.
    """

    def __init__(
        self,
        *,
        program: str | os.PathLike[str] | None = None,
        seconds: int = 60,
        megabytes: int = 4000,
        recycle: int | None = None,
        retries: int = 2,
    ) -> None:
        """Make a renderer; workers start when they are needed.

        :param program: The program, else ``OFFSTAGE_PROGRAM``, the wheel's own, or one in PATH.
        :param seconds: What one scene may take.
        :param megabytes: The memory that drawing may take.
        :param recycle: Scenes after which a drawing process is replaced; None for never.
        :param retries: How often a scene is tried again whose process somebody killed.
        """
        self.limits = Limits(seconds=seconds, megabytes=megabytes, recycle=recycle)
        self._pool = Pool(find_program(program), self.limits, retries)

    def __enter__(self) -> Renderer:
        """Give the renderer."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End all workers."""
        self.close()

    def close(self) -> None:
        """End all workers."""
        self._pool.close()

    @property
    def hello(self) -> Hello:
        """The program's version, the edition of scenes, the fonts."""
        worker = self._pool.borrow()
        self._pool.give_back(worker)
        return worker.hello

    @property
    def process_ids(self) -> list[int]:
        """The processes of the workers that run now."""
        return self._pool.process_ids

    # One scene

    def render(
        self,
        scene: SceneLike,
        *,
        want: Iterable[Want] = ("png",),
        scale: int | None = None,
        appearance: Appearance | None = None,
        direction: Direction | None = None,
        content_size: str | None = None,
        device: str | None = None,
        times: Sequence[float] = (),
        route: Route | None = None,
        images: Sequence[str | os.PathLike[str]] = (),
        variants: bool = False,
        timeout: float | None = None,
        megabytes: int | None = None,
    ) -> Rendering:
        """Draw a scene.

        :raises SceneError: with file, line and column, where it cannot be read.
        :raises TimeLimitError: where it takes longer than ``timeout``, or than the renderer allows.
        :raises WorkerCrashedError: where it takes too much memory, or meets a fault of the program.
        """
        options = Options(
            scale=scale,
            appearance=appearance,
            direction=direction,
            content_size=content_size,
            device=device,
            times=times,
            route=route,
            images=images,
        )
        return self.perform(Request(scene, want, options, variants, timeout, megabytes))

    def perform(self, request: Request) -> Rendering:
        """Draw what a request says."""
        header, parts = request.message("render")
        return Rendering.of(*self._pool.ask(header, parts, "pixels" in header["want"]))

    def check(self, scene: SceneLike, *, options: Options | None = None) -> Check:
        """Read a scene, and draw nothing."""
        header, parts = Request(scene, options=options or Options()).message("check")
        answer, _ = self._pool.ask(header, parts)
        width, height = answer["size"]
        return Check(
            times=tuple(answer["times"]),
            variants=tuple(answer["variants"]),
            has_film=answer["hasFilm"],
            size=(width, height),
            scale=answer["scale"],
            notes=tuple(Problem.of(problem) for problem in answer["problems"]),
        )

    def schema(self) -> dict[str, Any]:
        """Give the JSON Schema of scenes."""
        answer, parts = self._pool.ask({"verb": "schema"}, {})
        schema: dict[str, Any] = json.loads(parts[answer["schema"]])
        return schema

    def vary(
        self, scene: SceneLike, count: int, *, seed: int = 0, first: int = 0
    ) -> Iterator[Variant]:
        """Make variants of a scene, as they are taken: the same for a seed on every machine.

        :param first: The number of the first one.
        :raises SceneError: with file, line and column, where the scene cannot be read.
        """
        return vary(self._pool, scene, count, seed=seed, first=first)

    # Many scenes

    @overload
    def render_many(
        self,
        scenes: Iterable[SceneLike | Request],
        *,
        jobs: int | None = None,
        progress: bool | None = None,
        on_error: Literal["raise"] = "raise",
        **options: Any,
    ) -> Generator[Rendering, None, None]: ...

    @overload
    def render_many(
        self,
        scenes: Iterable[SceneLike | Request],
        *,
        jobs: int | None = None,
        progress: bool | None = None,
        on_error: Literal["return"],
        **options: Any,
    ) -> Generator[Rendering | OffstageError, None, None]: ...

    def render_many(
        self,
        scenes: Iterable[SceneLike | Request],
        *,
        jobs: int | None = None,
        progress: bool | None = None,
        on_error: Literal["raise", "return"] = "raise",
        **options: Any,
    ) -> Generator[Rendering | OffstageError, None, None]:
        """Draw scenes, some at once, and give what comes of them in their order.

        :param jobs: How many at once; None for as many as there are processors.
        :param progress: Whether a bar is shown; None for at a terminal alone.
        :param on_error: ``return`` gives a scene's error in its place.
        :param options: As ``render`` takes them, for scenes that are no ``Request``.
        """

        def draw(scene: SceneLike | Request) -> Rendering | OffstageError:
            try:
                if isinstance(scene, Request):
                    return self.perform(scene)
                return self.render(scene, **options)
            except OffstageError as error:
                if on_error == "return":
                    return error
                raise

        total = len(scenes) if isinstance(scenes, Sized) else None
        with Showing(total, progress) as bar:
            for result in map_in_order(draw, scenes, jobs or os.cpu_count() or 1):
                bar.update(1)
                yield result
