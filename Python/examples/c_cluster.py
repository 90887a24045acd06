"""The same data set on a cluster: by Ray or by Dask, in a folder that all machines see.

Usage: c_cluster.py FOLDER-OF-SCENES OUT --engine ray|dask [--workers N] [--address A] [--check]

Without an address the cluster is this machine. `--check` draws two shards again on this machine,
and compares them byte for byte.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from b_data_set import scenes_below
from offstage import Renderer, dataset
from offstage.dataset import Dataset, Settings
from offstage.request import Options

OPTIONS = Options(scale=1)


def by_ray(
    scenes: dict[str, Path], out: Path, shards: int, workers: int, address: str | None
) -> Dataset:
    """Write shards by Ray's actors: a shard is what a lost machine costs."""
    import ray

    import offstage.ray

    ray.init(address, include_dashboard=False, log_to_driver=False)
    try:
        return offstage.ray.write(scenes, out, shards=shards, workers=workers, options=OPTIONS)
    finally:
        ray.shutdown()


def by_dask(
    scenes: dict[str, Path], out: Path, shards: int, workers: int, address: str | None
) -> Dataset:
    """Write shards by Dask's workers."""
    from distributed import Client, LocalCluster

    import offstage.dask

    cluster = address or LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=workers, threads_per_worker=1, dashboard_address=None
    )
    with Client(cluster) as client:  # type: ignore[no-untyped-call]
        made = offstage.dask.write(scenes, out, shards=shards, client=client, options=OPTIONS)
    if not isinstance(cluster, str):
        cluster.close()
    return made


def same_here(scenes: dict[str, Path], made: Dataset, out: Path) -> bool:
    """Draw the first and the last shard once more, and compare."""
    work = dataset.jobs(Settings(str(out), options=OPTIONS), scenes, len(made.shards))
    with tempfile.TemporaryDirectory() as folder, Renderer() as renderer:
        for job in (work[0], work[-1]):
            # The same job, but for where it goes.
            again = dataset.Job(Settings(folder, options=OPTIONS), job.number, job.items)
            dataset.write_shard(again, renderer)
            if again.path.read_bytes() != job.path.read_bytes():
                return False
    return True


def main() -> None:
    """Read the words of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--engine", choices=["ray", "dask"], required=True)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--shards", type=int)
    parser.add_argument("--address")
    parser.add_argument("--check", action="store_true")
    words = parser.parse_args()

    scenes = scenes_below(words.folder)
    # Four shards a worker keep all busy to the end; more than 1,000 scenes make long repeats.
    shards = words.shards or max(4 * words.workers, -(-len(scenes) // 1000))
    write = by_ray if words.engine == "ray" else by_dask
    start = time.monotonic()
    made = write(scenes, words.out.resolve(), shards, words.workers, words.address)
    seconds = time.monotonic() - start
    print(f"{made.rows} rows, {made.errors} errors, {len(made.shards)} shards, {seconds:.0f} s")
    if words.check:
        print("the same here" if same_here(scenes, made, words.out.resolve()) else "OTHER BYTES")


if __name__ == "__main__":
    main()
