"""Workers, as many as scenes are drawn at once, and what is tried again."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import TypeVar

from .errors import OffstageError, ProtocolError, WorkerKilledError
from .wire import Header
from .worker import Limits, Worker

Item = TypeVar("Item")
Result = TypeVar("Result")


class Pool:
    """Workers that wait for requests: started when needed, replaced when killed."""

    def __init__(self, program: str, limits: Limits, retries: int) -> None:
        """Start nothing yet."""
        self._program = program
        self._limits = limits
        self._retries = retries
        self._lock = threading.Lock()
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._is_closed = False

    # Workers

    def borrow(self) -> Worker:
        """Give a worker that nobody else has."""
        with self._lock:
            if self._is_closed:
                raise ValueError("the renderer is closed")
            if self._idle:
                return self._idle.pop()
        worker = self._start()
        with self._lock:
            self._all.add(worker)
        return worker

    def _start(self) -> Worker:
        """Start a worker, again where it ended before its hello: somebody may have killed it."""
        attempt = 0
        while True:
            try:
                return Worker(self._program, self._limits)
            except ProtocolError as error:
                attempt += 1
                if attempt > self._retries or not isinstance(error.__cause__, WorkerKilledError):
                    raise

    def give_back(self, worker: Worker) -> None:
        """Take a worker that is ready for the next request."""
        with self._lock:
            if not self._is_closed:
                self._idle.append(worker)
                return
        self.drop(worker)

    def drop(self, worker: Worker) -> None:
        """End a worker that is of no more use."""
        with self._lock:
            self._all.discard(worker)
        worker.kill()

    @property
    def process_ids(self) -> list[int]:
        """The processes of all workers."""
        with self._lock:
            return sorted(worker.process_id for worker in self._all)

    def close(self) -> None:
        """End all workers."""
        with self._lock:
            self._is_closed = True
            workers, self._all, self._idle = list(self._all), set(), []
        for worker in workers:
            worker.close()

    # Requests

    def ask(
        self, header: Header, parts: Mapping[str, bytes], wants_pixels: bool = False
    ) -> tuple[Header, dict[str, bytes]]:
        """Have a request answered, again where a process was killed under it."""
        attempt = 0
        while True:
            worker = self.borrow()
            try:
                answer = worker.ask(header, parts, wants_pixels)
            except WorkerKilledError:
                # Which of the two processes was killed does not matter.
                self.drop(worker)
                attempt += 1
                if attempt > self._retries:
                    raise
            except Exception as error:
                self._after(worker, error)
                raise
            except BaseException:
                # An interrupt comes in the middle of a message.
                self.drop(worker)
                raise
            else:
                self.give_back(worker)
                return answer

    def _after(self, worker: Worker, error: Exception) -> None:
        # A worker that answered is as it was before; one in the middle of a message is useless.
        if isinstance(error, OffstageError) and not isinstance(error, ProtocolError):
            self.give_back(worker)
        else:
            self.drop(worker)


def map_in_order(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Iterator[Result]:
    """Work on some items at once, and give what comes of them in their order.

    No more than four items a job are taken before their turn, however many there are.
    """
    iterator = iter(items)
    with ThreadPoolExecutor(jobs, thread_name_prefix="offstage") as threads:
        waiting: list[Future[Result]] = [
            threads.submit(work, item) for item in islice(iterator, jobs * 4)
        ]
        try:
            while waiting:
                result = waiting.pop(0).result()
                waiting.extend(threads.submit(work, item) for item in islice(iterator, 1))
                yield result
        finally:
            for future in waiting:
                future.cancel()
