"""The drawing process of a worker, over many scenes that are all others."""

from __future__ import annotations

import os
import random
import subprocess
from pathlib import Path

from offstage import Renderer

SCENES = int(os.environ.get("OFFSTAGE_SCENES", "3000"))
"""How many: 20,000 are a long run."""
FIRST = min(1000, SCENES // 3)
GROWTH = 10_000
"""Kilobytes."""


def scene(chance: random.Random) -> str:
    words = ["".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=6)) for _ in range(12)]
    labels = "".join(
        f"    - {{ id: l{number}, class: UILabel, numberOfLines: 0,"
        f" text: {' '.join(words[number:])}, font: {{ size: {chance.randint(10, 40)} }},"
        f" frame: [10, {number * 90}, 220, 90] }}\n"
        for number in range(3)
    )
    return (
        "offstage: 1\ndevice: { size: [240, 480], scale: 1 }\nview:\n  subviews:\n"
        + labels
        + f"    - {{ id: c, frame: [20, 300, {chance.randint(50, 200)}, 60], backgroundColor: red,"
        f" layer: {{ cornerRadius: {chance.randint(0, 30)}, shadowOpacity: 0.5 }} }}\n"
        f"    - {{ id: f, class: UITextField, placeholder: {words[2]},"
        " frame: [10, 270, 220, 30] }\n"
        f"    - {{ id: b, class: UIButton, configuration: {{ style: gray, title: {words[3]} }},"
        f" frame: [10, 360, 100, 30] }}\n"
        f"    - {{ id: d, class: UIButton, configuration: {{ style: filled, title: {words[4]} }},"
        f" frame: [120, 360, 100, 30] }}\n"
        "    - { id: t, class: UITableView, frame: [0, 380, 240, 100], sections: [ { rows: ["
        f" {{ id: a, text: {words[0]} }}, {{ id: b, text: {words[1]} }} ] }} ] }}\n"
    )


def kilobytes(worker: int) -> int:
    found = subprocess.run(["pgrep", "-P", str(worker)], capture_output=True, text=True).stdout
    lines = Path(f"/proc/{int(found)}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("RssAnon"))


def test_memory_is_flat() -> None:
    chance = random.Random(1)
    with Renderer(retries=0) as renderer:
        for _ in range(FIRST):
            renderer.render(scene(chance), want=["png", "boxes"])
        before = kilobytes(renderer.process_ids[0])
        for _ in range(SCENES - FIRST):
            renderer.render(scene(chance), want=["png", "boxes"])
        after = kilobytes(renderer.process_ids[0])
    print(f"{before} kB after {FIRST} scenes, {after} kB after {SCENES}")
    assert after - before < GROWTH
