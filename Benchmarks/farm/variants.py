"""The scenes of a measurement."""

from __future__ import annotations

from pathlib import Path


def variants(folder: Path, count: int | None = None) -> list[Path]:
    """Give a folder's variants, as `offstage vary` numbers them; of many as many as are wanted."""
    paths = sorted(path for path in folder.rglob("*.yml") if path.stem[-1].isdigit())
    return paths[:: max(1, len(paths) // count)][:count] if count else paths
