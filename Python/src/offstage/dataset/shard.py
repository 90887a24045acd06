"""One shard: a tar file in which each scene has its picture beside its description."""

from __future__ import annotations

import io
import json
import os
import tarfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, BinaryIO

from ..errors import OffstageError, ProgramNotFoundError, ProtocolError
from ..pool import map_in_order
from ..renderer import Renderer
from ..rendering import Picture, Rendering
from ..request import Request, Want
from ..scene import source
from .items import Item, Job


@dataclass(frozen=True)
class Row:
    """What the manifest has of one picture, or of a scene that made none."""

    key: str
    shard: str
    scene_hash: str | None
    edition: int | None
    seed: int
    width: int | None
    height: int | None
    pixel_hash: str | None
    passes: int | None
    """Offscreen passes."""
    milliseconds: float | None
    """The only thing here that is another one on another machine."""
    error: str | None


@dataclass(frozen=True)
class _Drawn:
    item: Item
    hash: str | None
    result: Rendering | Exception


def write_shard(
    job: Job,
    renderer: Renderer,
    *,
    threads: int = 1,
    done: Callable[[int], Any] = lambda count: None,
) -> list[Row]:
    """Write a shard, unless it is finished, and give its rows.

    The file appears whole or not at all. A scene that cannot be drawn is a row with its error.
    """
    hashes = [_hash(item) for item in job.items]
    identity = job.identity(hashes)
    known = _finished(job, identity)
    if known is not None:
        done(len(job.items))
        return known
    job.path.unlink(missing_ok=True)
    rows: list[Row] = []
    with _appearing(job.path) as file:
        with tarfile.open(fileobj=file, mode="w", format=tarfile.PAX_FORMAT) as tar:
            for drawn in _draw(job, hashes, renderer, threads):
                rows += _add(drawn, job, tar)
                done(1)
        # The rows come first: a shard without rows would count as finished, and have none for ever.
        with _appearing(job.rows_path) as rows_file:
            text = json.dumps({"identity": identity, "rows": [asdict(row) for row in rows]})
            rows_file.write(text.encode())
    return rows


def _finished(job: Job, identity: str) -> list[Row] | None:
    if not job.path.exists():
        return None
    try:
        kept = json.loads(job.rows_path.read_text())
        return [Row(**row) for row in kept["rows"]] if kept["identity"] == identity else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _hash(item: Item) -> str | None:
    try:
        return source(item.scene).digest
    except OSError:
        return None


def _draw(job: Job, hashes: list[str | None], renderer: Renderer, threads: int) -> Iterator[_Drawn]:
    settings = job.settings
    want: tuple[Want, ...] = ("png", "digest", "boxes", "statistics")
    if settings.keeps_tree:
        want = (*want, "tree")

    def draw(pair: tuple[Item, str | None]) -> _Drawn:
        item, hash = pair
        request = Request(
            item.scene, want, settings.options, False, settings.timeout, settings.megabytes
        )
        try:
            return _Drawn(item, hash, renderer.perform(request))
        except (ProgramNotFoundError, ProtocolError):
            raise
        except (OffstageError, OSError, ValueError) as error:
            return _Drawn(item, hash, error)

    return map_in_order(draw, zip(job.items, hashes, strict=True), threads)


def _add(drawn: _Drawn, job: Job, tar: tarfile.TarFile) -> list[Row]:
    key, seed = drawn.item.key, job.settings.seed(drawn.item.key)
    if isinstance(drawn.result, Exception):
        error = str(drawn.result) or type(drawn.result).__name__
        return [_row(key, job, drawn, seed, None, None, error)]
    rendering = drawn.result
    if not rendering.pictures:
        return [_row(key, job, drawn, seed, None, rendering, "the scene shows no picture")]
    rows = []
    for picture in rendering.pictures:
        name = key + picture.name.replace(".", "_")
        about = _description(name, picture, drawn, rendering, seed)
        text = json.dumps(about, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        _write(tar, f"{name}.json", text.encode())
        _write(tar, f"{name}.png", picture.png or b"")
        rows.append(_row(name, job, drawn, seed, picture, rendering, None))
    return rows


def _description(
    key: str, picture: Picture, drawn: _Drawn, rendering: Rendering, seed: int
) -> dict[str, Any]:
    about: dict[str, Any] = {
        "key": key,
        "sceneHash": drawn.hash,
        "edition": rendering.edition,
        "seed": seed,
        "size": [picture.width, picture.height],
        "pixelHash": picture.digest,
        "boxes": [
            {
                "id": box.id,
                "class": box.view_class,
                "box": list(box.box),
                "isCovered": box.is_covered,
                "text": box.text,
                "label": box.label,
            }
            for box in picture.boxes or ()
        ],
    }
    if picture.tree is not None:
        about["tree"] = picture.tree
    return about


def _row(
    key: str,
    job: Job,
    drawn: _Drawn,
    seed: int,
    picture: Picture | None,
    rendering: Rendering | None,
    error: str | None,
) -> Row:
    statistics = picture.statistics if picture is not None else None
    return Row(
        key=key,
        shard=job.path.name,
        scene_hash=drawn.hash,
        edition=rendering.edition if rendering is not None else None,
        seed=seed,
        width=picture.width if picture is not None else None,
        height=picture.height if picture is not None else None,
        pixel_hash=picture.digest if picture is not None else None,
        passes=len(statistics["offscreenPasses"]) if statistics is not None else None,
        milliseconds=rendering.milliseconds if rendering is not None else None,
        error=error,
    )


def _write(tar: tarfile.TarFile, name: str, data: bytes) -> None:
    # Owner, time and mode are nobody's: equal scenes make equal files.
    info = tarfile.TarInfo(name)
    info.size = len(data)
    info.mode = 0o644
    tar.addfile(info, io.BytesIO(data))


@contextmanager
def _appearing(path: Path) -> Iterator[BinaryIO]:
    """Write a file that has its name when it is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            yield file
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
