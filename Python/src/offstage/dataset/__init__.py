"""Data sets: WebDataset shards and a Parquet manifest, the same on one machine and on a hundred."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ..progress import Showing
from ..renderer import Renderer
from ..request import Options
from .coco import coco, write_coco
from .items import Item, Job, Scenes, Settings, jobs
from .manifest import write_manifest
from .shard import Row, write_shard

__all__ = [
    "Dataset",
    "Item",
    "Job",
    "Row",
    "Scenes",
    "Settings",
    "coco",
    "finish",
    "jobs",
    "write",
    "write_coco",
    "write_manifest",
    "write_shard",
]


@dataclass(frozen=True)
class Dataset:
    """What was written."""

    manifest: Path
    shards: tuple[Path, ...]
    rows: int
    errors: int
    coco: Path | None


def write(
    scenes: Scenes,
    out: str | os.PathLike[str],
    *,
    shards: int = 1,
    name: str = "scenes",
    run: str = "",
    jobs: int | None = None,
    options: Options | None = None,
    keeps_tree: bool = True,
    timeout: float | None = None,
    megabytes: int | None = None,
    coco: bool = False,
    progress: bool | None = None,
    renderer: Renderer | None = None,
) -> Dataset:
    """Draw scenes into ``name-000000.tar`` and so on, and write ``name.parquet``. Needs pyarrow.

    The shards are the same byte for byte whatever the order of the scenes and the number of jobs.
    Finished ones are left as they are, so that an interrupted run goes on where it was.

    :param run: Names the run; each scene's seed follows from it and the key.
    :param jobs: Scenes that are drawn at once; None for as many as there are processors.
    :param keeps_tree: Whether each description has the tree of views and layers.
    :param coco: Whether ``name.coco.json`` has the boxes as COCO has them.
    """
    settings = Settings(
        out=os.fspath(out),
        name=name,
        run=run,
        options=options or Options(),
        keeps_tree=keeps_tree,
        timeout=timeout,
        megabytes=megabytes,
    )
    work = _jobs(settings, scenes, shards)
    threads = jobs or os.cpu_count() or 1
    own = Renderer() if renderer is None else None
    rows: list[Row] = []
    try:
        with Showing(sum(len(job.items) for job in work), progress) as bar:
            for job in work:
                rows += write_shard(
                    job, renderer or own or Renderer(), threads=threads, done=bar.update
                )
    finally:
        if own is not None:
            own.close()
    return finish(work, rows, coco=coco)


_jobs = jobs


def finish(work: Iterable[Job], rows: Iterable[Row], *, coco: bool = False) -> Dataset:
    """Write what a data set has once, when all its shards are there. Needs pyarrow."""
    work, rows = list(work), sorted(rows, key=lambda row: (row.shard, row.key))
    settings = work[0].settings
    out = Path(settings.out)
    manifest = out / f"{settings.name}.parquet"
    write_manifest(rows, manifest)
    paths = tuple(job.path for job in work)
    boxes = out / f"{settings.name}.coco.json" if coco else None
    if boxes is not None:
        write_coco(paths, boxes)
    errors = sum(row.error is not None for row in rows)
    return Dataset(manifest=manifest, shards=paths, rows=len(rows), errors=errors, coco=boxes)
