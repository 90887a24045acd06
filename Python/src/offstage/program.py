"""Where the program ``offstage`` is."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from .errors import ProgramNotFoundError


def find_program(given: str | os.PathLike[str] | None = None) -> str:
    """Give the path: the one given, ``OFFSTAGE_PROGRAM``, the wheel's own, or one in PATH."""
    named = os.fspath(given) if given is not None else os.environ.get("OFFSTAGE_PROGRAM")
    if named:
        found = shutil.which(named)
        if found is None:
            raise ProgramNotFoundError(f"{named} is no program")
        return found
    bundled = Path(__file__).parent / "bin" / "offstage"
    found = str(bundled) if bundled.is_file() else shutil.which("offstage")
    if found is None:
        raise ProgramNotFoundError(
            "there is no program 'offstage' in PATH; name one by OFFSTAGE_PROGRAM or program="
        )
    return found
