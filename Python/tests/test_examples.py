"""The examples, run as people run them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from conftest import label

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, *words: str | Path, seconds: int = 300) -> list[str]:
    result = subprocess.run(
        [sys.executable, EXAMPLES / name, *words], capture_output=True, text=True, timeout=seconds
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.fixture
def scenes(tmp_path: Path) -> Path:
    folder = tmp_path / "scenes"
    folder.mkdir()
    for number in range(6):
        (folder / f"label-{number}.yml").write_text(label(number))
    (folder / "parts.yml").write_text("offstage: 1\ncomponents: { a: { class: UIView } }\n")
    return folder


def test_a_look(scenes: Path, tmp_path: Path) -> None:
    broken = scenes / "broken.yml"
    broken.write_text("offstage: 1\nview: { backgroundColour: red }\n")
    lines = run("a_look_at_scenes.py", scenes / "label-0.yml", broken, "--out", tmp_path / "looks")
    assert lines[0].startswith("label-0 as-is: 80 × 60, 0% of the pixels changed, ")
    assert lines[1].startswith("label-0 dark: 80 × 60, ") and "covered texts: none" in lines[1]
    assert "did you mean 'backgroundColor'?" in "".join(lines[4:])
    assert len(list((tmp_path / "looks").glob("label-0-*.png"))) == 4


def test_the_data_set(scenes: Path, tmp_path: Path) -> None:
    (scenes / "wrong.yml").write_text("offstage: 1\nview: { subview: [] }\n")
    lines = run("b_data_set.py", scenes, tmp_path / "out", "--shards", "2", "--jobs", "2")
    assert lines[0] == "7 rows, 1 of them errors, in 2 shards"
    assert any(line.startswith("wrong: ") for line in lines)
    assert "UILabel" in lines[-1] and "UIView" in lines[-1]


@pytest.mark.parametrize("engine", ["ray", "dask"])
def test_the_cluster(engine: str, scenes: Path, tmp_path: Path) -> None:
    pytest.importorskip(engine)
    out = tmp_path / "out"
    lines = run("c_cluster.py", scenes, out, "--engine", engine, "--shards", "3", "--check")
    assert lines[-2].startswith("6 rows, 0 errors, 3 shards") and lines[-1] == "the same here"
