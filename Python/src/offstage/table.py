"""Scenes in a table, pictures in a table: what `ray.data` and others pass around. Needs pyarrow."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from .errors import OffstageError
from .local import process_renderer
from .renderer import Renderer
from .request import Options, Request

if TYPE_CHECKING:
    import pyarrow


def render_table(
    batch: pyarrow.Table, *, renderer: Renderer | None = None, options: Options | None = None
) -> pyarrow.Table:
    """Draw the column ``scene``, paths or texts, and give the batch with what came of it.

    New columns: ``png``, ``boxes`` (JSON), ``width``, ``height``, ``pixel_hash``, ``milliseconds``
    and ``error``, which is null where the scene could be drawn.
    """
    import pyarrow

    drawing = renderer or process_renderer()
    rows = [_row(drawing, scene, options) for scene in batch.column("scene").to_pylist()]
    columns = {
        "png": pyarrow.binary(),
        "boxes": pyarrow.string(),
        "width": pyarrow.int32(),
        "height": pyarrow.int32(),
        "pixel_hash": pyarrow.string(),
        "milliseconds": pyarrow.float64(),
        "error": pyarrow.string(),
    }
    table = batch
    for name, kind in columns.items():
        values = pyarrow.array([row.get(name) for row in rows], type=kind)
        table = table.append_column(name, values)
    return table


def _row(renderer: Renderer, scene: str, options: Options | None) -> dict[str, Any]:
    try:
        request = Request(scene, ("png", "digest", "boxes"), options or Options())
        rendering = renderer.perform(request)
        picture = rendering.picture
    except (OffstageError, OSError, ValueError) as error:
        return {"error": str(error) or type(error).__name__}
    boxes = [[box.view_class, *box.box, box.text] for box in picture.boxes or ()]
    return {
        "png": picture.png,
        "boxes": json.dumps(boxes, ensure_ascii=False),
        "width": picture.width,
        "height": picture.height,
        "pixel_hash": picture.digest,
        "milliseconds": rendering.milliseconds,
    }
