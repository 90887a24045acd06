from __future__ import annotations

import hashlib
import json
import random
import tarfile
from pathlib import Path

import pyarrow
import pyarrow.parquet
import pytest

from conftest import ENDLESS, RED, label
from offstage import Options, Renderer, dataset
from offstage.dataset import Dataset, Job, Settings, items
from offstage.table import render_table

SCENES = {f"set/{number:03d}": label(number) for number in range(24)}


def hashes(made: Dataset) -> list[str]:
    return [hashlib.sha256(shard.read_bytes()).hexdigest() for shard in made.shards]


def rows(made: Dataset) -> list[dict[str, object]]:
    table: list[dict[str, object]] = pyarrow.parquet.read_table(made.manifest).to_pylist()
    return table


@pytest.fixture(scope="module")
def plain(renderer: Renderer, tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    out = tmp_path_factory.mktemp("plain")
    return dataset.write(SCENES, out, shards=3, jobs=1, run="r", coco=True, renderer=renderer)


def test_shards_are_the_same_in_any_order_and_by_any_number(
    renderer: Renderer, plain: Dataset, tmp_path: Path
) -> None:
    pairs = list(SCENES.items())
    random.Random(7).shuffle(pairs)
    again = dataset.write(pairs, tmp_path, shards=3, jobs=4, run="r", renderer=renderer)
    assert hashes(again) == hashes(plain)
    assert [shard.name for shard in again.shards][:2] == ["scenes-000000.tar", "scenes-000001.tar"]
    changing = "milliseconds"
    assert [{**row, changing: 0} for row in rows(again)] == [
        {**row, changing: 0} for row in rows(plain)
    ]


def test_a_shard_has_pictures_beside_what_is_in_them(plain: Dataset) -> None:
    with tarfile.open(plain.shards[0]) as tar:
        names = tar.getnames()
        assert names == sorted(names) and names[:2] == ["set/000.json", "set/000.png"]
        assert {(member.mtime, member.uid, member.uname) for member in tar} == {(0, 0, "")}
        file = tar.extractfile("set/000.json")
        assert file is not None
        about = json.load(file)
    assert about["size"] == [80, 60] and about["tree"]["size"] == [80, 60]
    texts = {box["id"]: box["text"] for box in about["boxes"]}
    assert texts["title"] == "No 0"
    assert "milliseconds" not in json.dumps(about)


def test_the_manifest_has_a_row_a_picture(plain: Dataset) -> None:
    found = rows(plain)
    assert [row["key"] for row in found] == sorted(SCENES)
    first = found[0]
    assert (first["width"], first["height"], first["edition"], first["passes"]) == (80, 60, 1, 5)
    assert first["scene_hash"] == hashlib.sha256(SCENES["set/000"].encode()).hexdigest()
    assert (
        first["seed"] == Settings(out="", run="r").seed("set/000") != Settings("").seed("set/000")
    )
    assert len({row["pixel_hash"] for row in found}) == 24


def test_it_is_read_back_by_those_who_read_such_sets(plain: Dataset) -> None:
    pandas = pytest.importorskip("pandas")
    webdataset = pytest.importorskip("webdataset")
    assert len(pandas.read_parquet(plain.manifest)) == 24
    samples = list(webdataset.WebDataset([str(path) for path in plain.shards], shardshuffle=False))
    assert [sample["__key__"] for sample in samples] == sorted(SCENES)
    assert samples[3]["png"].startswith(b"\x89PNG")
    assert json.loads(samples[3]["json"])["key"] == "set/003"


def test_coco_has_a_category_a_class(plain: Dataset) -> None:
    assert plain.coco is not None
    document = json.loads(plain.coco.read_text())
    assert [category["name"] for category in document["categories"]] == ["UILabel", "UIView"]
    assert len(document["images"]) == 24
    labels = [each for each in document["annotations"] if each["category_id"] == 1]
    assert labels[0]["bbox"] == [4, 4, 76, 20] and labels[0]["area"] == 1520
    assert [each["image_id"] for each in labels] == list(range(1, 25))


def test_finished_shards_are_left_and_changed_ones_made_again(
    renderer: Renderer, plain: Dataset, tmp_path: Path
) -> None:
    first = dataset.write(SCENES, tmp_path, shards=3, run="r", renderer=renderer)
    stamps = [shard.stat().st_mtime_ns for shard in first.shards]
    first.shards[1].unlink()
    again = dataset.write(SCENES, tmp_path, shards=3, run="r", renderer=renderer)
    now = [shard.stat().st_mtime_ns for shard in again.shards]
    assert (now[0], now[2]) == (stamps[0], stamps[2]) and hashes(again) == hashes(plain)
    assert len(rows(again)) == 24
    changed = {**SCENES, "set/000": label(99)}
    third = dataset.write(changed, tmp_path, shards=3, run="r", renderer=renderer)
    assert third.shards[2].stat().st_mtime_ns == now[2]
    assert hashes(third)[0] != hashes(plain)[0] and hashes(third)[1:] == hashes(plain)[1:]
    # What is no picture is told, and no part of a file stays.
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {*(shard.name for shard in third.shards), "scenes.parquet", ".scenes"}


def test_a_bad_scene_costs_its_own_row(renderer: Renderer, tmp_path: Path) -> None:
    scenes = {
        "a": RED,
        "bad": "offstage: 1\nview: { colour: red }\n",
        "endless": ENDLESS,
        "gone": str(tmp_path / "gone.yml"),
        "z": RED,
    }
    made = dataset.write(scenes, tmp_path / "out", timeout=0.5, renderer=renderer)
    errors = {row["key"]: row["error"] for row in rows(made)}
    assert errors["a"] is None and errors["z"] is None and made.errors == 3
    assert "2:9: error: unknown key 'colour'" in str(errors["bad"])
    assert "longer than 0.5 s" in str(errors["endless"]) and "gone.yml" in str(errors["gone"])
    with tarfile.open(made.shards[0]) as tar:
        assert tar.getnames() == ["a.json", "a.png", "z.json", "z.png"]


def test_pictures_of_several_times_have_keys_of_their_own(
    renderer: Renderer, tmp_path: Path
) -> None:
    made = dataset.write({"a": RED}, tmp_path, options=Options(times=[0, 0.5]), renderer=renderer)
    assert [row["key"] for row in rows(made)] == ["a-t0_000", "a-t0_500"]


def test_keys_and_shares() -> None:
    keys = [item.key for item in items.items(["b/x.1.yml", Path("/a.yml"), RED])]
    assert keys[1:] == ["a", "b/x_1"]
    for wrong in ("", "a.b", "/a", "../a", "a//b", "a\n"):
        with pytest.raises(ValueError, match="key"):
            items.Item(wrong, RED)
    with pytest.raises(ValueError, match="two scenes"):
        items.items([("a", RED), ("a", RED)])
    shares = dataset.jobs(Settings("out"), [(f"k{number:02d}", RED) for number in range(11)], 4)
    assert [len(job.items) for job in shares] == [2, 3, 3, 3]
    assert isinstance(shares[0], Job) and shares[3].path == Path("out/scenes-000003.tar")


def test_tables_get_pictures(renderer: Renderer) -> None:
    table = pyarrow.table({"name": ["a", "b"], "scene": [RED, "offstage: 2\n"]})
    made = render_table(table, renderer=renderer)
    assert made.column("name").to_pylist() == ["a", "b"]
    assert made.column("width").to_pylist() == [8, None]
    assert made.column("png").to_pylist()[0].startswith(b"\x89PNG")
    assert made.column("error").to_pylist()[0] is None and made.column("error").to_pylist()[1]
