"""One renderer a process, for engines that call functions in processes of their own."""

from __future__ import annotations

import os
from functools import cache

from .renderer import Renderer


@cache
def _renderer(process: int, program: str | None, seconds: int) -> Renderer:
    return Renderer(program=program, seconds=seconds)


def process_renderer(program: str | None = None, seconds: int = 60) -> Renderer:
    """Give this process's renderer; a process that was forked has another one than its parent."""
    return _renderer(os.getpid(), program, seconds)
