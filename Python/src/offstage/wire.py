"""Messages of a worker: a header in JSON and the parts that it lists."""

from __future__ import annotations

import json
import os
import select
import struct
import time
from collections.abc import Mapping
from typing import Any

from .errors import ProtocolError, WorkerKilledError

PROTOCOL = 1
HEADER_LIMIT = 64 << 20
PART_LIMIT = 1 << 30

Header = dict[str, Any]


def pack(header: Header, parts: Mapping[str, bytes]) -> list[bytes]:
    """Give the bytes of a message, in portions that need no copying."""
    listed = [{"name": name, "bytes": len(data)} for name, data in parts.items()]
    text = json.dumps({**header, "parts": listed}, ensure_ascii=False, allow_nan=False).encode()
    if len(text) > HEADER_LIMIT:
        raise ValueError(
            f"a request of {len(text)} bytes is too large; {HEADER_LIMIT} are the most"
        )
    for name, data in parts.items():
        if len(data) > PART_LIMIT:
            raise ValueError(f"part '{name}' has {len(data)} bytes; {PART_LIMIT} are the most")
    return [struct.pack("<I", len(text)) + text, *parts.values()]


class Pipe:
    """Reads messages from a descriptor, and does not wait for ever."""

    def __init__(self, descriptor: int) -> None:
        """Take a descriptor, which stays the caller's."""
        self._descriptor = descriptor
        self._poll = select.poll()
        self._poll.register(descriptor, select.POLLIN)

    def read(self, seconds: float) -> tuple[Header, dict[str, bytes]]:
        """Take the next message.

        :raises WorkerKilledError: where the bytes end, or none come in time.
        """
        deadline = time.monotonic() + seconds
        (length,) = struct.unpack("<I", self._take(4, deadline))
        if length > HEADER_LIMIT:
            raise ProtocolError(f"the program announces a header of {length} bytes")
        try:
            header = json.loads(self._take(length, deadline))
            parts = header["parts"]
            return header, {part["name"]: self._take(part["bytes"], deadline) for part in parts}
        except (ValueError, KeyError, TypeError) as error:
            raise ProtocolError(f"the program says what is no message: {error}") from error

    def _take(self, count: int, deadline: float) -> bytes:
        portions: list[bytes] = []
        missing = count
        while missing > 0:
            rest = deadline - time.monotonic()
            if rest <= 0 or not self._poll.poll(rest * 1000):
                raise WorkerKilledError("the worker does not answer")
            portion = os.read(self._descriptor, min(missing, 1 << 20))
            if not portion:
                raise WorkerKilledError("the worker has ended")
            portions.append(portion)
            missing -= len(portion)
        return portions[0] if len(portions) == 1 else b"".join(portions)
