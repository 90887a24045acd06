"""Drives the program's pages in a headless Chromium and leaves screenshots.

usage: run.py PROGRAM FOLDER_FOR_SCREENSHOTS [WORD…]      words choose tests: `report`, `inspector.test_large`
"""

import pathlib
import sys
import tempfile
import traceback

import test_film
import test_inspector
import test_report
import test_watch
from browser import chromium

CHROMIUM = "/usr/bin/chromium"


def main():
    program, shots, words = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
    shots.mkdir(parents=True, exist_ok=True)
    tests = [(f"{module.__name__[5:]}.{name}", getattr(module, name))
             for module in (test_report, test_inspector, test_film, test_watch) for name in dir(module)
             if name == "test" or name.startswith("test_")]
    failed = []
    with chromium(CHROMIUM) as browser:
        for name, test in tests:
            if words and not any(name.startswith(word) and (name == word or word.count('.') == 0) for word in words):
                continue
            print(name, flush=True)
            with tempfile.TemporaryDirectory() as folder:
                try:
                    test(program, browser, pathlib.Path(folder).resolve(), shots)
                except Exception:
                    traceback.print_exc()
                    failed.append(name)
    if failed:
        sys.exit("failed: " + ", ".join(failed))
    print("the pages do what they say")


if __name__ == "__main__":
    main()
