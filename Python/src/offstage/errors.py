"""What may go wrong, a class a kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong or worth knowing, at its place."""

    message: str
    severity: str = "error"
    file: str | None = None
    line: int | None = None
    column: int | None = None

    @classmethod
    def of(cls, value: Mapping[str, Any]) -> Problem:
        """Read what the program tells."""
        return cls(
            message=str(value["message"]),
            severity=str(value["severity"]),
            file=value["file"],
            line=value["line"],
            column=value["column"],
        )

    def __str__(self) -> str:
        """Say it as compilers do: ``card.yml:3:5: error: …``."""
        place = [str(part) for part in (self.file, self.line, self.column) if part is not None]
        return ": ".join(
            [*([":".join(place)] if place else []), f"{self.severity}: {self.message}"]
        )


class OffstageError(Exception):
    """Anything that this package raises by itself."""


class ProgramNotFoundError(OffstageError):
    """There is no program ``offstage`` where it is looked for."""


class ProtocolError(OffstageError):
    """The program speaks another version of the protocol, or says what is no message."""


class RequestError(OffstageError, ValueError):
    """An option has a wrong value."""


class SceneError(OffstageError):
    """A scene, or a file that it names, cannot be read; ``problems`` has all places."""

    def __init__(self, message: str, problems: tuple[Problem, ...] = ()) -> None:
        """Keep the message that people read, and the problems for programs."""
        super().__init__(message, problems)
        self.message = message
        self.problems = problems

    def __str__(self) -> str:
        """Name all problems, a line each."""
        return "\n".join(str(problem) for problem in self.problems) or self.message

    @property
    def file(self) -> str | None:
        """The file of the first problem."""
        return self.problems[0].file if self.problems else None

    @property
    def line(self) -> int | None:
        """The line of the first problem, from 1."""
        return self.problems[0].line if self.problems else None

    @property
    def column(self) -> int | None:
        """The column of the first problem, from 1."""
        return self.problems[0].column if self.problems else None


class OutputError(OffstageError):
    """Something that was asked for cannot be written."""


class TimeLimitError(OffstageError, TimeoutError):
    """Drawing took longer than it may."""


class WorkerCrashedError(OffstageError):
    """Drawing ended the process that draws: too little memory, or a fault of the program."""


class WorkerKilledError(OffstageError):
    """Somebody ended the process that draws, more often than it is tried again."""


KINDS: dict[str, type[OffstageError]] = {
    "frame": ProtocolError,
    "protocol": ProtocolError,
    "request": RequestError,
    "output": OutputError,
    "time": TimeLimitError,
    "crash": WorkerCrashedError,
    "killed": WorkerKilledError,
}


def error_of(answer: Mapping[str, Any]) -> OffstageError:
    """Make the exception of an answer that is none."""
    error = answer["error"]
    if error["kind"] == "scene":
        problems = tuple(Problem.of(problem) for problem in answer.get("problems", ()))
        return SceneError(error["message"], problems)
    return KINDS.get(error["kind"], OffstageError)(error["message"])
