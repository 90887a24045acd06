"""Draws display lists of growing size with Offstage and fits how the time grows; then the peak memory of the workloads.

    python scaling.py DRIVER [--threads N] [--runs N]

DRIVER is Offstage's own driver (`swift build -c release --product Peer`). A cost that grows as the work does has an exponent
of at most 1.05. Times are the least CPU times, which neighbours on the machine disturb least.
"""
import argparse
import json
import math
import pathlib
import subprocess
import sys
import tempfile

import workloads

LIMIT = 1.05
# Above the canvas, for a frame of 1170x2532 pixels.
SPARE_MB = 16


def zigzag(points):
    """A line of many points across the canvas, as W5's, which crosses itself the more the more points it has."""
    random = workloads.Random(9)
    y, line = 422.0, []
    for index in range(points):
        y = min(820.0, max(24.0, y + 8 * (random.fraction() - 0.5)))
        line.append(("L" if index else "M", round(index * 390 / max(1, points - 1), 4), round(y, 3)))
    yield "clear", "FFFFFFFF"
    yield workloads.path("00000000", "0A84FFFF", 2, line)


def star(points):
    """A filled outline of many points."""
    random = workloads.Random(10)
    line = []
    for index in range(points):
        angle, reach = 2 * math.pi * index / points, 120 + 60 * random.fraction()
        line.append(("L" if index else "M", round(195 + math.cos(angle) * reach, 4), round(422 + math.sin(angle) * reach, 4)))
    yield "clear", "FFFFFFFF"
    yield workloads.path("0A84FFFF", "00000000", 0, line + [("Z",)])


SERIES = {
    "layers of 10x10 pt": ([1_000, 10_000, 100_000], lambda n: workloads.text(workloads.layers(n))),
    "points of a stroked line": ([1_000, 10_000, 100_000, 1_000_000], lambda n: workloads.text(zigzag(n))),
    "points of a filled outline": ([1_000, 10_000, 100_000, 1_000_000], lambda n: workloads.text(star(n))),
    "canvas of cards": ([1, 4, 16], lambda n: canvas(workloads.cards(), n)),
    "canvas of groups": ([1, 4, 16], lambda n: canvas(workloads.groups(), n)),
    "canvas of gradients": ([1, 4, 16], lambda n: canvas(workloads.gradients(), n)),
}


def canvas(operations, times):
    lines = workloads.text(operations).split("\n", 1)
    width, height, scale = workloads.WIDTH, workloads.HEIGHT, workloads.SCALE * math.isqrt(times)
    return f"canvas {width} {height} {scale}\n{lines[1]}"


def exponent(sizes, times):
    """The slope of the line through the logarithms that lies closest."""
    xs, ys = [math.log(n) for n in sizes], [math.log(t) for t in times]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / sum((x - mean_x) ** 2 for x in xs)


def run(driver, scene, runs, threads):
    done = subprocess.run([driver, scene, str(runs), str(threads), "list"], capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("driver", type=pathlib.Path)
    options.add_argument("--threads", type=int, default=1)
    options.add_argument("--runs", type=int, default=5)
    chosen = options.parse_args()
    steep = False
    with tempfile.TemporaryDirectory() as folder:
        scene = pathlib.Path(folder) / "scene.txt"
        print(f"CPU ms of a frame, {chosen.threads} thread(s)\n\n| | sizes | ms | exponent |\n|---|---|---|---|")
        for name, (sizes, text) in SERIES.items():
            times = []
            for size in sizes:
                scene.write_text(text(size))
                times.append(min(run(chosen.driver, scene, chosen.runs, chosen.threads)["cpu_ms"]))
            slope = exponent(sizes, times)
            steep |= slope > LIMIT
            print(f"| {name} | {' '.join(f'{n:,}' for n in sizes)} | {' '.join(f'{t:.2f}' for t in times)} | {slope:.2f} |", flush=True)
        pixels = workloads.WIDTH * workloads.HEIGHT * workloads.SCALE ** 2
        limit = pixels * 4 / 2 ** 20 + SPARE_MB
        print(f"\nPeak memory above the start, MB (canvas + {SPARE_MB}: {limit:.1f})\n\n| | MB |\n|---|---|")
        for name, title in workloads.TITLES.items():
            scene.write_text(workloads.text(workloads.SCENES[name]()))
            figures = run(chosen.driver, scene, 3, chosen.threads)
            peak = (figures["peak_kb"] - figures["start_kb"]) / 1024
            print(f"| {name} {title} | {peak:.1f} |", flush=True)
    if steep:
        sys.exit(f"an exponent is above {LIMIT}")


if __name__ == "__main__":
    main()
