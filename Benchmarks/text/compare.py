"""Text by Offstage and by Skia in one run: compare.py TEXTPEER [--runs N].

Runs the two programs in turn for several rounds, so that neighbours on the machine disturb both alike, and prints the
medians of all frames. One thread each, 1170 x 2532 pixels, CPU milliseconds.
"""
import json
import os
import subprocess
import sys
import tempfile
from math import log

FOLDER = os.path.dirname(os.path.abspath(__file__))
SKIA = "PyPI's skia-python (other builds of Skia are faster)"


def rows(command):
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {row["row"]: row["cpu_ms"] for row in map(json.loads, out.splitlines())}


def gather(total, new):
    for name, times in new.items():
        total.setdefault(name, []).extend(times)


def middle(times):
    return sorted(times)[len(times) // 2]


def late(times):
    return sorted(times)[min(len(times) - 1, len(times) * 95 // 100)]


def screens(peer, strings, runs, rounds):
    for screen, title in [("labels", "400 labels"), ("page", "100 KB of text on one page")]:
        ours, skia = {}, {}
        for _ in range(rounds):
            gather(ours, rows([peer, screen, str(runs)]))
            gather(skia, rows([sys.executable, os.path.join(FOLDER, "skia_text.py"), strings, screen, str(runs)]))
        print(f"\n{title}: median, 95 % in ms\n  Offstage")
        for name, times in ours.items():
            print(f"    {name:22}{middle(times):8.2f}{late(times):8.2f}")
        print(f"  {SKIA}")
        for name, times in skia.items():
            print(f"    {name:22}{middle(times):8.2f}{late(times):8.2f}")
        print("  how many times less than Skia")
        for own, other in [("cold", "cold"), ("laid out anew", "blobs rebuilt"), ("warm", "blobs rebuilt"),
                           ("warm", "blobs kept"), ("layouts kept", "blobs kept")]:
            print(f"    {own + ' against ' + other:38}{middle(skia[other]) / middle(ours[own]):6.2f}")


def growth(peer):
    print("\nLaying out alone, by length")
    times = rows([peer, "growth"])
    for kind in ["paragraphs", "one paragraph"]:
        sizes = [int(name.split()[-1]) for name in times if name.startswith(kind + " ")]
        least = [min(times[f"{kind} {size}"]) for size in sizes]
        xs, ys = [log(size) for size in sizes], [log(value) for value in least]
        mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
        slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / sum((x - mean_x) ** 2 for x in xs)
        each = ", ".join(f"{value / size:.3f} ({size})" for size, value in zip(sizes, least))
        print(f"  {kind}: exponent {slope:.3f}; ms a KB by KB: {each}")


def main():
    peer = sys.argv[1]
    runs = int(sys.argv[sys.argv.index("--runs") + 1]) if "--runs" in sys.argv else 15
    with tempfile.TemporaryDirectory() as folder:
        strings = os.path.join(folder, "strings.json")
        subprocess.run([peer, "strings", strings], check=True)
        screens(peer, strings, runs, rounds=3)
    growth(peer)


main()
