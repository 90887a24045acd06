"""What a measurement found."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path


def tell(figures: Mapping[str, object], file: Path | None) -> None:
    """Print figures as JSON, and write them to a file where one is wanted."""
    text = json.dumps(figures, indent=2)
    print(text)
    if file:
        file.write_text(text + "\n")
