"""How long a data set takes on many workers, from what one worker took.

Workers take shards one after the other: a shard is drawn by its worker alone, then written to a
store that all share. The store gives each writer what it can take, and all together no more than
its own bandwidth.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Shard:
    """What one shard costs."""

    seconds: float
    """Of drawing, encoding and packing, on one worker."""
    size: float
    """Bytes."""


@dataclass(frozen=True)
class Store:
    """What the shards are written to."""

    bandwidth: float = float("inf")
    """Bytes a second, of all writers together."""
    writer: float = float("inf")
    """Bytes a second that one writer gets at most."""
    latency: float = 0
    """Seconds that opening and naming a file take."""


@dataclass(frozen=True)
class Cluster:
    """Workers and what holds them together."""

    workers: int
    start: float = 0
    """Seconds until a worker draws its first scene."""
    handing: float = 0
    """Seconds that the engine takes to hand out one shard; it hands out one at a time."""
    losses: float = 0
    """Workers lost in an hour of one worker's time; each costs its shard and another start."""


def makespan(
    shards: Sequence[Shard], cluster: Cluster, store: Store | None = None, seed: int = 1
) -> float:
    """Give the seconds until the last shard is written."""
    store = store or Store()
    chance = random.Random(seed)
    # Events in time: (when, number, what, worker, shard). The number keeps equal times in order.
    events: list[tuple[float, int, str, int]] = []
    number = 0
    engine = 0.0
    waiting = list(range(len(shards)))[::-1]
    doing: dict[int, int] = {}
    writing: dict[int, float] = {}
    now = 0.0
    version = 0

    def push(when: float, what: str, worker: int) -> None:
        nonlocal number
        number += 1
        heapq.heappush(events, (when, number, what, worker))

    def rate() -> float:
        return min(store.writer, store.bandwidth / max(1, len(writing)))

    def next_written() -> None:
        """Say when the writer with the least left is done, if nothing changes until then."""
        nonlocal version
        version += 1
        if writing:
            worker = min(writing, key=lambda one: (writing[one], one))
            push(now + writing[worker] / rate(), f"written {version}", worker)

    def pass_time(until: float) -> None:
        nonlocal now
        for worker in writing:
            writing[worker] = (
                max(0.0, writing[worker] - (until - now) * rate())
                if rate() != float("inf")
                else 0.0
            )
        now = until

    for worker in range(cluster.workers):
        push(cluster.start, "free", worker)
    while events:
        when, _, what, worker = heapq.heappop(events)
        if what.startswith("written ") and what != f"written {version}":
            continue
        pass_time(when)
        if what == "free" and waiting:
            doing[worker] = waiting.pop()
            engine = max(engine, now) + cluster.handing
            seconds = shards[doing[worker]].seconds
            lost = chance.expovariate(cluster.losses / 3600) if cluster.losses else float("inf")
            push(engine + min(seconds, lost), "drawn" if lost > seconds else "lost", worker)
        elif what == "lost":
            waiting.append(doing.pop(worker))
            push(now + cluster.start, "free", worker)
        elif what == "drawn":
            push(now + store.latency, "opened", worker)
        elif what == "opened":
            writing[worker] = shards[doing[worker]].size
            next_written()
        elif what.startswith("written "):
            del writing[worker], doing[worker]
            next_written()
            push(now, "free", worker)
    return now
