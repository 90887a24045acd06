"""Pictures of user interfaces from scene files, without a screen."""

from .errors import (
    OffstageError,
    OutputError,
    Problem,
    ProgramNotFoundError,
    ProtocolError,
    RequestError,
    SceneError,
    TimeLimitError,
    WorkerCrashedError,
    WorkerKilledError,
)
from .program import find_program
from .renderer import Check, Renderer
from .rendering import Box, Film, Picture, Rendering
from .request import Options, Request
from .scene import Scene, SceneLike
from .vary import Variant
from .worker import Hello, Limits

__all__ = [
    "Box",
    "Check",
    "Film",
    "Hello",
    "Limits",
    "OffstageError",
    "Options",
    "OutputError",
    "Picture",
    "Problem",
    "ProgramNotFoundError",
    "ProtocolError",
    "Renderer",
    "Rendering",
    "Request",
    "RequestError",
    "Scene",
    "SceneError",
    "SceneLike",
    "TimeLimitError",
    "Variant",
    "WorkerCrashedError",
    "WorkerKilledError",
    "find_program",
]
__version__ = "0.1.0"
