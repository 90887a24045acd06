"""What the README shows, run as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from conftest import RED, label

README = Path(__file__).parents[1] / "README.md"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)


def run(code: str, folder: Path) -> str:
    for number, name in enumerate(["card", "a", "b", "login", "chat"]):
        (folder / f"{name}.yml").write_text(label(number) if number % 2 else RED)
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_the_first_example(tmp_path: Path) -> None:
    lines = run(examples()[0], tmp_path).splitlines()
    assert (tmp_path / "card-dark.png").read_bytes().startswith(b"\x89PNG")
    assert "did you mean 'backgroundColor'?" in lines[0]
    assert lines[1].startswith("80 [") and "'UILabel'" in lines[1]
    assert lines[2] == "8 ['UIWindow', 'UIView']"


def test_the_data_set(tmp_path: Path) -> None:
    run(examples()[1], tmp_path)
    names = {"scenes-000000.tar", "scenes.parquet", "scenes.coco.json"}
    assert names <= {path.name for path in (tmp_path / "out").iterdir()}
