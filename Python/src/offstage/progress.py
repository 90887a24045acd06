"""How far many scenes are."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Protocol, TextIO


class Bar(Protocol):
    """What is used of tqdm."""

    def update(self, n: float | None = 1) -> bool | None:
        """Tell of scenes that are done."""

    def close(self) -> None:
        """Tell that all is done."""


class Lines:
    """Plain lines for where nobody looks on: one every ten seconds, and one at the end."""

    INTERVAL = 10.0

    def __init__(self, total: int | None, stream: TextIO | None = None) -> None:
        """Say nothing yet."""
        self._total = total
        self._stream = stream or sys.stderr
        self._done = 0
        self._start = self._told = time.monotonic()

    def update(self, n: float | None = 1) -> bool | None:
        """Count scenes that are done."""
        self._done += int(n or 0)
        if time.monotonic() - self._told >= self.INTERVAL:
            self._tell()
        return None

    def close(self) -> None:
        """Say how many there were."""
        self._tell()

    def _tell(self) -> None:
        self._told = time.monotonic()
        seconds = self._told - self._start
        of = f"/{self._total}" if self._total is not None else ""
        rate = f", {self._done / seconds:.1f} a second" if seconds > 0 else ""
        print(f"offstage: {self._done}{of} scenes{rate}", file=self._stream, flush=True)


class Silence:
    """No bar."""

    def update(self, n: float | None = 1) -> bool | None:
        """Say nothing."""
        return None

    def close(self) -> None:
        """Say nothing."""


def bar(total: int | None, shown: bool | None) -> Bar:
    """Give a bar: tqdm's at a terminal where it is installed, else lines; False for none."""
    if shown is False or (shown is None and not sys.stderr.isatty()):
        return Silence()
    if sys.stderr.isatty():
        try:
            from tqdm.auto import tqdm
        except ImportError:
            pass
        else:
            made: Bar = tqdm(total=total, unit="scene")
            return made
    return Lines(total)


class Showing:
    """A bar that ends with its block."""

    def __init__(self, total: int | None, shown: bool | None) -> None:
        """Make the bar."""
        self._bar = bar(total, shown)

    def __enter__(self) -> Bar:
        """Give the bar."""
        return self._bar

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End it."""
        self._bar.close()
