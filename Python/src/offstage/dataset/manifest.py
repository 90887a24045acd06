"""The manifest: what came of each scene, as Parquet."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .shard import Row

if TYPE_CHECKING:
    import pyarrow


def schema() -> pyarrow.Schema:
    """Give the columns. Needs pyarrow."""
    import pyarrow

    return pyarrow.schema(
        [
            ("key", pyarrow.string()),
            ("shard", pyarrow.string()),
            ("scene_hash", pyarrow.string()),
            ("edition", pyarrow.int32()),
            ("seed", pyarrow.int64()),
            ("width", pyarrow.int32()),
            ("height", pyarrow.int32()),
            ("pixel_hash", pyarrow.string()),
            ("passes", pyarrow.int32()),
            ("milliseconds", pyarrow.float64()),
            ("error", pyarrow.string()),
        ]
    )


def write_manifest(rows: Iterable[Row], path: Path) -> None:
    """Write the manifest, whole or not at all. Needs pyarrow."""
    import pyarrow
    import pyarrow.parquet

    values: list[dict[str, Any]] = [asdict(row) for row in rows]
    table = pyarrow.Table.from_pylist(values, schema=schema())
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        pyarrow.parquet.write_table(table, part)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
