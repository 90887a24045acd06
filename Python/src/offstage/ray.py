"""Data sets on a Ray cluster. Needs ray[data] and pyarrow.

The output folder must be one that all nodes see.
"""

from __future__ import annotations

import os
import pickle
from pathlib import Path
from typing import Any

import ray.data

from . import dataset
from .dataset import Dataset, Scenes, Settings
from .dataset.items import jobs as jobs_of
from .renderer import Renderer
from .request import Options
from .table import render_table


class ShardWriter:
    """An actor that writes shards with a renderer of its own."""

    def __init__(self, program: str | None = None, seconds: int = 60) -> None:
        """Make the renderer; its worker starts with the first scene."""
        self._renderer = Renderer(program=program, seconds=seconds)

    def __call__(self, batch: dict[str, Any]) -> dict[str, Any]:
        """Write the shards of a batch, and give their rows."""
        rows = [
            pickle.dumps(dataset.write_shard(pickle.loads(job), self._renderer))
            for job in batch["job"]
        ]
        return {"rows": rows}


class TableRenderer:
    """An actor that draws the scenes of tables, for ``map_batches(…, batch_format="pyarrow")``."""

    def __init__(self, program: str | None = None, options: Options | None = None) -> None:
        """Make the renderer; its worker starts with the first scene."""
        self._renderer = Renderer(program=program)
        self._options = options

    def __call__(self, batch: Any) -> Any:
        """Draw a batch."""
        return render_table(batch, renderer=self._renderer, options=self._options)


def write(
    scenes: Scenes,
    out: str | os.PathLike[str],
    *,
    shards: int,
    workers: int,
    name: str = "scenes",
    run: str = "",
    options: Options | None = None,
    keeps_tree: bool = True,
    timeout: float | None = None,
    megabytes: int | None = None,
    coco: bool = False,
    program: str | None = None,
) -> Dataset:
    """Write a data set as ``offstage.dataset.write`` does, shards by actors of the cluster.

    A shard is a batch: what is lost with a worker is a shard that it had begun, and Ray has it
    written again.
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
    given = ray.data.from_items([{"job": pickle.dumps(job)} for job in work])
    # Actors may take all processors: what comes before them has to be done by then.
    written = (
        given.repartition(len(work))
        .materialize()
        .map_batches(
            ShardWriter,
            batch_size=1,
            compute=ray.data.ActorPoolStrategy(size=workers),
            fn_constructor_kwargs={"program": program},
        )
    )
    parts = [pickle.loads(row["rows"]) for row in written.iter_rows()]
    return dataset.finish(work, [row for part in parts for row in part], coco=coco)
