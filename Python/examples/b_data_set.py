"""A data set on one machine: shards, a manifest, COCO; and a batch of it as a model reads it.

Usage: b_data_set.py FOLDER-OF-SCENES OUT [--shards N] [--jobs N]
"""

from __future__ import annotations

import argparse
import io
import json
import tarfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.compute
import pyarrow.parquet

from offstage import Renderer, dataset
from offstage.request import Options


def scenes_below(folder: Path) -> dict[str, Path]:
    """Give all scenes of a folder by keys; a file that only holds components is none."""
    found = {}
    for path in sorted(folder.rglob("*.yml")):
        text = path.read_text(encoding="utf-8")
        if "\nview:" in text or "\ncontroller:" in text or "\nwindows:" in text:
            found[str(path.relative_to(folder).with_suffix("")).replace(".", "_")] = path
    return found


def samples(shards: tuple[Path, ...]) -> Iterator[tuple[bytes, dict[str, Any]]]:
    """Read pictures with their descriptions; `webdataset.WebDataset` reads the same files."""
    for shard in shards:
        with tarfile.open(shard) as tar:
            descriptions: dict[str, dict[str, Any]] = {}
            for member in tar:
                key, suffix = member.name.rsplit(".", 1)
                file = tar.extractfile(member)
                data = file.read() if file is not None else b""
                if suffix == "json":
                    descriptions[key] = json.load(io.BytesIO(data))
                else:
                    yield data, descriptions.pop(key)


def main() -> None:
    """Write the data set, then read it back."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--shards", type=int, default=4)
    parser.add_argument("--jobs", type=int)
    words = parser.parse_args()

    with Renderer() as renderer:
        made = dataset.write(
            scenes_below(words.folder),
            words.out,
            shards=words.shards,
            jobs=words.jobs,
            options=Options(scale=1),
            coco=True,
            renderer=renderer,
        )
    print(f"{made.rows} rows, {made.errors} of them errors, in {len(made.shards)} shards")

    manifest = pyarrow.parquet.read_table(made.manifest)
    milliseconds = pyarrow.compute.mean(manifest["milliseconds"]).as_py()
    print(f"{milliseconds:.1f} ms a scene on average")
    for row in manifest.filter(pyarrow.compute.is_valid(manifest["error"])).to_pylist():
        print(f"{row['key']}: {row['error'].splitlines()[0]}")

    classes: Counter[str] = Counter()
    size = 0
    for png, about in samples(made.shards):
        classes.update(box["class"] for box in about["boxes"])
        size += len(png)
    print(
        f"{size} bytes of pictures; most views are", *(name for name, _ in classes.most_common(3))
    )


if __name__ == "__main__":
    main()
