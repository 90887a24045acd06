"""Measures data sets on this machine: one worker, two, and whether the model foretells the second.

Usage: measure.py FOLDER-OF-SCENES [--count N] [--shards N] [--engine dask|ray|both] [--json FILE]

The folder has scenes, as `offstage vary` writes them. The program is OFFSTAGE_PROGRAM's, or one in
PATH.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import tempfile
import time
from pathlib import Path

import pyarrow.parquet
from figures import tell
from model import Cluster, Shard, Store, makespan
from variants import variants

from offstage import Renderer, dataset
from offstage.request import Options

OPTIONS = Options(scale=1)
FARM = (1, 8, 16, 32, 64, 128, 256, 512)


def sums(made: dataset.Dataset) -> list[str]:
    """Name each shard's bytes."""
    return [hashlib.sha256(shard.read_bytes()).hexdigest() for shard in made.shards]


def by_dask(
    scenes: dict[str, Path], out: Path, shards: int, workers: int
) -> tuple[float, dataset.Dataset]:
    """Write by Dask; the cluster's own start is not in the time."""
    from distributed import Client, LocalCluster

    import offstage.dask

    with (
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        start = time.perf_counter()
        made = offstage.dask.write(scenes, out, shards=shards, client=client, options=OPTIONS)
        return time.perf_counter() - start, made


def by_ray(
    scenes: dict[str, Path], out: Path, shards: int, workers: int
) -> tuple[float, dataset.Dataset]:
    """Write by Ray; the cluster's own start is not in the time."""
    import ray

    import offstage.ray

    ray.init(num_cpus=max(2, workers), include_dashboard=False, log_to_driver=False)
    try:
        start = time.perf_counter()
        made = offstage.ray.write(scenes, out, shards=shards, workers=workers, options=OPTIONS)
        return time.perf_counter() - start, made
    finally:
        ray.shutdown()


def alone(scenes: dict[str, Path], out: Path, shards: int) -> tuple[float, dataset.Dataset]:
    """Write in one process, one scene after the other."""
    with Renderer() as renderer:
        start = time.perf_counter()
        made = dataset.write(
            scenes, out, shards=shards, jobs=1, options=OPTIONS, renderer=renderer, progress=False
        )
        return time.perf_counter() - start, made


def start_of_a_worker(scene: Path) -> float:
    """Time a new worker's first scene, beyond what the second takes."""
    with Renderer() as renderer:
        start = time.perf_counter()
        renderer.render(scene, scale=1)
        first = time.perf_counter()
        renderer.render(scene, scale=1)
        return (first - start) - (time.perf_counter() - first)


def drawing(made: dataset.Dataset) -> float:
    """Give the seconds that drawing took, as the manifest has it."""
    column = pyarrow.parquet.read_table(made.manifest)["milliseconds"]
    return sum(value or 0 for value in column.to_pylist()) / 1000


def costs(made: dataset.Dataset, seconds: float, base: float) -> list[Shard]:
    """Divide what a run of one worker took, but for the engine's own time, among its shards.

    Drawing is what the manifest has; what is left (packing, hashing) goes by scenes.
    """
    rows = pyarrow.parquet.read_table(made.manifest).to_pylist()
    beside = max(0.0, seconds - base - drawing(made)) / len(rows)
    found = []
    for path in made.shards:
        own = [row for row in rows if row["shard"] == path.name]
        drawn = sum(row["milliseconds"] or 0 for row in own) / 1000
        found.append(Shard(drawn + beside * len(own), path.stat().st_size))
    return found


def main() -> None:
    """Measure, compare, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int)
    parser.add_argument("--shards", type=int, default=16)
    parser.add_argument("--engine", choices=["dask", "ray", "both"], default="dask")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--json", type=Path)
    words = parser.parse_args()

    paths = variants(words.folder, words.count)
    scenes = {str(path.relative_to(words.folder).with_suffix("")): path for path in paths}
    out = words.out or Path(tempfile.mkdtemp())
    figures: dict[str, object] = {
        "scenes": len(scenes),
        "shards": words.shards,
        "load": os.getloadavg(),
    }

    start = start_of_a_worker(paths[0])
    seconds, made = alone(scenes, out / "alone", words.shards)
    expected = sums(made)
    size = sum(path.stat().st_size for path in made.shards)
    figures["alone"] = {
        "seconds": seconds,
        "errors": made.errors,
        "start": start,
        "bytes": size,
        "manifest": made.manifest.stat().st_size,
    }
    for name, write in (("dask", by_dask), ("ray", by_ray)):
        if words.engine not in (name, "both"):
            continue
        own: dict[str, object] = {}
        # What the engine takes for itself: a scene a shard, without what drawing took.
        few = dict(list(scenes.items())[:: max(1, len(scenes) // words.shards)])
        taken, written = write(few, out / f"{name}-few", words.shards, 1)
        base = taken - drawing(written)
        own["engine"] = base
        shutil.rmtree(out / f"{name}-few")
        for workers in (1, 2):
            taken, written = write(scenes, out / f"{name}-{workers}", words.shards, workers)
            own[f"{workers}"] = taken
            others = [a != b for a, b in zip(sums(written), expected, strict=True)]
            own[f"{workers}: shards of other bytes"] = sum(others)
            if workers == 1:
                shards = costs(written, taken, base)
                own["predicted for 2"] = base + makespan(shards, Cluster(2))
            shutil.rmtree(out / f"{name}-{workers}")
        figures[name] = own
        # A million scenes like these, in shards of 1,000, on a store of 1 GB a second.
        scale = 1000 * words.shards / len(scenes)
        farm = [Shard(shard.seconds * scale, shard.size * scale) for shard in shards]
        million = [farm[number % len(farm)] for number in range(1000)]
        store = Store(bandwidth=1e9, writer=1e8, latency=0.05)
        own["a million"] = {
            str(count): makespan(
                million, Cluster(count, start=start, handing=0.005, losses=0.01), store
            )
            for count in FARM
        }
    shutil.rmtree(out / "alone")
    tell(figures, words.json)


if __name__ == "__main__":
    main()
