"""The boxes of a data set as COCO has them: one category a class of views."""

from __future__ import annotations

import json
import os
import tarfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

SKIPPED = frozenset({"UIWindow"})
"""Classes that are the screen itself."""


def descriptions(shards: Iterable[Path]) -> Iterator[dict[str, Any]]:
    """Read the ``key.json`` of all shards, in their order."""
    for shard in shards:
        with tarfile.open(shard) as tar:
            for member in tar:
                file = tar.extractfile(member) if member.name.endswith(".json") else None
                if file is not None:
                    yield json.load(file)


def coco(shards: Iterable[Path]) -> dict[str, Any]:
    """Make the document: boxes in pixels of what is visible, covered views left out."""
    images: list[dict[str, Any]] = []
    found: list[tuple[int, str, list[float]]] = []
    for number, about in enumerate(descriptions(shards), start=1):
        width, height = about["size"]
        name = f"{about['key']}.png"
        images.append({"id": number, "file_name": name, "width": width, "height": height})
        found += [
            (number, box["class"], box["box"])
            for box in about["boxes"]
            if box["class"] not in SKIPPED and not box["isCovered"]
        ]
    names = sorted({kind for _, kind, _ in found})
    numbers = {name: number for number, name in enumerate(names, start=1)}
    annotations = [
        {
            "id": number,
            "image_id": image,
            "category_id": numbers[kind],
            "bbox": box,
            "area": box[2] * box[3],
            "iscrowd": 0,
        }
        for number, (image, kind, box) in enumerate(found, start=1)
    ]
    categories = [{"id": numbers[name], "name": name, "supercategory": "view"} for name in names]
    return {"images": images, "annotations": annotations, "categories": categories}


def write_coco(shards: Iterable[Path], path: Path) -> None:
    """Write the document, whole or not at all."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(json.dumps(coco(shards), separators=(",", ":")))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
