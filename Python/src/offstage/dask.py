"""Data sets by Dask, on one machine or on a cluster. Needs dask (and distributed) and pyarrow.

The output folder must be one that all workers see.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import dask.bag

from . import dataset
from .dataset import Dataset, Job, Row, Scenes, Settings
from .dataset.items import jobs as jobs_of
from .local import process_renderer
from .request import Options

if TYPE_CHECKING:
    from distributed import Client


def _write(job: Job, program: str | None) -> list[Row]:
    return dataset.write_shard(job, process_renderer(program))


def write(
    scenes: Scenes,
    out: str | os.PathLike[str],
    *,
    shards: int,
    client: Client | None = None,
    name: str = "scenes",
    run: str = "",
    options: Options | None = None,
    keeps_tree: bool = True,
    timeout: float | None = None,
    megabytes: int | None = None,
    coco: bool = False,
    program: str | None = None,
) -> Dataset:
    """Write a data set as ``offstage.dataset.write`` does, shards by Dask's workers.

    A shard is a partition: what is lost with a worker is a shard that it had begun, and Dask has
    it written again.

    :param client: Of a cluster; None for processes of this machine.
    """
    settings = Settings(
        out=str(Path(out).resolve()),
        name=name,
        run=run,
        options=options or Options(),
        keeps_tree=keeps_tree,
        timeout=timeout,
        megabytes=megabytes,
    )
    work = jobs_of(settings, scenes, shards)
    bag = dask.bag.from_sequence(work, npartitions=len(work))  # type: ignore[no-untyped-call]
    bag = bag.map(_write, program=program)
    parts = bag.compute(scheduler=client.get if client is not None else "processes")
    return dataset.finish(work, [row for part in parts for row in part], coco=coco)
