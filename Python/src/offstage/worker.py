"""One process of ``offstage worker``."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from typing import IO, Any

from .errors import ProtocolError, RequestError, WorkerKilledError, error_of
from .wire import PROTOCOL, Header, Pipe, pack


@dataclass(frozen=True)
class Limits:
    """What drawing one scene may take; ``recycle`` replaces the drawing process after so many."""

    seconds: int = 60
    megabytes: int = 4000
    recycle: int | None = None

    @property
    def words(self) -> list[str]:
        """The limits as the program's options."""
        words = ["--seconds", str(self.seconds), "--megabytes", str(self.megabytes)]
        return words + (["--recycle", str(self.recycle)] if self.recycle else [])


@dataclass(frozen=True)
class Hello:
    """What a worker says of itself."""

    version: str
    edition: int
    fonts: tuple[tuple[str, str, str], ...]
    """Name, version and SHA-256 of each file."""


class Worker:
    """A process that answers one request after the other; not for several threads at once."""

    PATIENCE = 60.0
    """Seconds beyond a request's limit until a worker counts as dead."""
    KEPT_MEMORY = 64 << 20
    """Bytes of memory for pixels that are kept from one request to the next."""

    def __init__(self, program: str, limits: Limits) -> None:
        """Start the process and hear what it is."""
        self.limits = limits
        self._process = subprocess.Popen(
            [program, "worker", *limits.words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        self._input: IO[bytes] = self._pipe(self._process.stdin)
        self._pipe_out = Pipe(self._pipe(self._process.stdout).fileno())
        self._memory: int | None = None
        self._number = 0
        try:
            self.hello = self._greet()
            self._memory = os.memfd_create("offstage-pixels", os.MFD_CLOEXEC)
        except BaseException:
            self.kill()
            raise

    @staticmethod
    def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None
        return pipe

    def _greet(self) -> Hello:
        try:
            hello, _ = self._pipe_out.read(self.PATIENCE)
        except WorkerKilledError as error:
            raise ProtocolError("the program does not start as a worker") from error
        if hello.get("protocol") != PROTOCOL:
            raise ProtocolError(
                f"the program speaks version {hello.get('protocol')} of the protocol, "
                f"this package {PROTOCOL}"
            )
        fonts = tuple((font["name"], font["version"], font["sha256"]) for font in hello["fonts"])
        return Hello(version=hello["version"], edition=hello["edition"], fonts=fonts)

    @property
    def process_id(self) -> int:
        """The process that answers; the one that draws is its child."""
        return self._process.pid

    # Requests

    def ask(
        self, header: Header, parts: Mapping[str, bytes], wants_pixels: bool = False
    ) -> tuple[Header, dict[str, bytes]]:
        """Have a request answered; pixels are among the parts, however they came.

        :raises OffstageError: the kind that the answer says.
        """
        self._number += 1
        request = {"protocol": PROTOCOL, "id": self._number, **header}
        if wants_pixels and self._memory is not None:
            path = f"/proc/{os.getpid()}/fd/{self._memory}"
            request["memory"] = {"path": path, "bytes": 1 << 30}
        answer, received = self._exchange(request, parts)
        if not answer["ok"]:
            error = error_of(answer)
            if isinstance(error, RequestError) and "'memory.path'" in str(error):
                # Another user's processes cannot be looked into: the pipe takes the pixels, too.
                self._forget_memory()
                return self.ask(header, parts, wants_pixels)
            raise error
        return answer, self._with_pixels(answer, received)

    def _exchange(
        self, request: Header, parts: Mapping[str, bytes]
    ) -> tuple[Header, dict[str, bytes]]:
        limit = request.get("limits", {}).get("seconds", self.limits.seconds)
        try:
            for portion in pack(request, parts):
                self._write(portion)
        except BrokenPipeError as error:
            raise WorkerKilledError("the worker has ended") from error
        answer, received = self._pipe_out.read(limit + self.PATIENCE)
        if answer.get("id") != self._number:
            self.kill()
            raise ProtocolError(f"the answer is for request {answer.get('id')}, not {self._number}")
        return answer, received

    def _write(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            rest = rest[self._input.write(rest) :]

    def _with_pixels(self, answer: Header, parts: dict[str, bytes]) -> dict[str, bytes]:
        """Take pixels out of the shared memory, and call each by its place."""
        end = 0
        for number, picture in enumerate(answer.get("pictures", ())):
            place: dict[str, Any] | None = picture.get("pixels")
            if place is None or "part" in place or self._memory is None:
                continue
            name = f"{number}.rgba"
            parts[name] = os.pread(self._memory, place["bytes"], place["offset"])
            picture["pixels"] = {"part": name}
            end = max(end, place["offset"] + place["bytes"])
        if end > self.KEPT_MEMORY and self._memory is not None:
            os.ftruncate(self._memory, 0)
        return parts

    # End

    def _forget_memory(self) -> None:
        if self._memory is not None:
            os.close(self._memory)
        self._memory = None

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()
        self.close()

    def close(self) -> None:
        """Let the process end, which it does when nobody asks any more."""
        self._forget_memory()
        self._input.close()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
