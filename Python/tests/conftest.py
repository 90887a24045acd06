"""What all tests have: a renderer of the program that was built."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from offstage import Renderer

RED = """offstage: 1
device: { size: [8, 6], scale: 1 }
view: { id: root, backgroundColor: red }
"""
LABEL = """offstage: 1
device: { size: [80, 60], scale: 1 }
view:
  id: root
  backgroundColor: white
  subviews:
    - { id: title, class: UILabel, text: "No NUMBER", frame: [4, 4, 90, 20] }
    - { id: card, frame: [10, 30, 40, 20], backgroundColor: red, layer: { shadowOpacity: 0.5 } }
"""
ENDLESS = "offstage: 1\ndevice: { size: [8000, 8000], scale: 1 }\nview:\n  subviews:\n" + "".join(
    f"    - {{ id: v{number}, frame: [0, 0, 8000, 8000], layer: {{ shadowOpacity: 1 }} }}\n"
    for number in range(4000)
)


def label(number: int) -> str:
    """Make a scene that is like no other one."""
    return LABEL.replace("NUMBER", str(number))


@pytest.fixture(scope="session")
def renderer() -> Iterator[Renderer]:
    """Give one renderer for all tests that only read."""
    with Renderer() as made:
        yield made


@pytest.fixture
def red(tmp_path: Path) -> Path:
    """Give a file with a red scene."""
    path = tmp_path / "red.yml"
    path.write_text(RED)
    return path
