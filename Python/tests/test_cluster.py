"""The same shards by Ray and by Dask, also where a process is killed meanwhile."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from conftest import label
from offstage import Renderer, dataset
from offstage.dataset import Dataset

SCENES = {f"{number:04d}": label(number) for number in range(160)}


def hashes(made: Dataset) -> list[str]:
    return [hashlib.sha256(shard.read_bytes()).hexdigest() for shard in made.shards]


@pytest.fixture(scope="module")
def expected(renderer: Renderer, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return hashes(
        dataset.write(SCENES, tmp_path_factory.mktemp("one"), shards=8, renderer=renderer)
    )


def drawing() -> list[int]:
    """Find the drawing processes of this test."""
    pattern = f"offstage worker --drawing .*{os.environ['OFFSTAGE_MARK']}"
    found = subprocess.run(["pgrep", "-f", pattern], capture_output=True, text=True)
    return [int(number) for number in found.stdout.split()]


@contextmanager
def killing() -> Iterator[list[int]]:
    """Kill the first drawing process that is seen, and one a moment later."""
    killed: list[int] = []
    stop = threading.Event()

    def kill() -> None:
        while len(killed) < 2 and not stop.wait(0.02):
            # An engine takes its time until it draws: what is waited for is a process, not a time.
            for victim in drawing()[:1]:
                with suppress(ProcessLookupError):
                    os.kill(victim, signal.SIGKILL)
                    killed.append(victim)
                if stop.wait(0.3):
                    return

    thread = threading.Thread(target=kill)
    thread.start()
    try:
        yield killed
    finally:
        stop.set()
        thread.join()


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have drawing processes of a test known by the folder that they may make."""
    # Ray's sockets lie below it, and such paths are short.
    with tempfile.TemporaryDirectory(dir="/tmp", ignore_cleanup_errors=True) as folder:
        monkeypatch.setenv("TMPDIR", folder)
        monkeypatch.setenv("OFFSTAGE_MARK", Path(folder).name)
        yield


@pytest.mark.usefixtures("marked")
def test_dask(expected: list[str], tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    import offstage.dask

    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as local,
        distributed.Client(local) as client,
        killing() as killed,
    ):
        made = offstage.dask.write(SCENES, tmp_path / "out", shards=8, client=client)
    assert hashes(made) == expected and (made.rows, made.errors) == (160, 0)
    assert killed, "nothing was killed, so nothing was tried"


@pytest.mark.usefixtures("marked")
def test_ray(expected: list[str], tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    import offstage.ray

    ray.init(
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        runtime_env={"env_vars": {"TMPDIR": os.environ["TMPDIR"]}},
    )
    try:
        with killing() as killed:
            made = offstage.ray.write(SCENES, tmp_path / "out", shards=8, workers=2)
    finally:
        ray.shutdown()
    assert hashes(made) == expected and (made.rows, made.errors) == (160, 0)
    assert killed, "nothing was killed, so nothing was tried"
