"""The model of a farm, where its answer is known."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "Benchmarks" / "farm"))
from model import Cluster, Shard, Store, makespan


def test_equal_shards_go_round() -> None:
    shards = [Shard(2, 10)] * 10
    assert makespan(shards, Cluster(1)) == pytest.approx(20)
    assert makespan(shards, Cluster(4, start=1)) == pytest.approx(1 + 3 * 2)
    assert makespan(shards, Cluster(512)) == pytest.approx(2)


def test_the_longest_comes_last() -> None:
    assert makespan([Shard(1, 0), Shard(1, 0), Shard(5, 0)], Cluster(2)) == pytest.approx(6)


def test_a_store_that_all_share() -> None:
    # Ten writers at once share 100 bytes a second; alone, one gets 20.
    shards = [Shard(1, 100)] * 10
    assert makespan(shards, Cluster(10), Store(bandwidth=100)) == pytest.approx(1 + 10)
    assert makespan(shards[:1], Cluster(1), Store(bandwidth=100, writer=20)) == pytest.approx(6)
    assert makespan(shards, Cluster(10), Store(latency=3)) == pytest.approx(4)


def test_writers_that_come_while_others_write() -> None:
    # The first writes alone for a second, then both share: 100 + (50 left, 100) at 50 each.
    shards = [Shard(1, 150), Shard(2, 100)]
    assert makespan(shards, Cluster(2), Store(bandwidth=100)) == pytest.approx(2 + 1 + 0.5)


def test_an_engine_that_hands_out_one_by_one() -> None:
    # 512 workers wait for an engine that needs a second a shard.
    assert makespan([Shard(1, 0)] * 20, Cluster(512, handing=1)) == pytest.approx(21)


def test_lost_workers_cost_time_and_no_shard() -> None:
    shards = [Shard(60, 0)] * 100
    calm = makespan(shards, Cluster(10))
    rough = makespan(shards, Cluster(10, losses=6))
    assert calm == pytest.approx(600) and calm < rough < 2 * calm
    assert rough == makespan(shards, Cluster(10, losses=6))
