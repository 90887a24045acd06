"""What the Python drivers share: reading a scene, measuring, writing the picture.

A driver is called as `NAME_peer.py SCENE RUNS [RAW]` and prints one line of JSON: the times of RUNS frames after one cold
and two warm ones, in milliseconds.
"""
import json
import mmap
import sys
import time

import numpy


def read(file):
    """The canvas (width, height, scale) and the operations, numbers converted, colours as (r, g, b, a) bytes."""
    with open(file) as lines:
        rows = [line.split() for line in lines]
    canvas = [int(word) for word in rows[0][1:]]
    return canvas, [(row[0], *map(word, row[1:])) for row in rows[1:]]


def word(text):
    if len(text) == 8 and all(c in "0123456789ABCDEF" for c in text):
        return tuple(bytes.fromhex(text))
    try:
        return float(text)
    except ValueError:
        return text


def verbs(items):
    """(letter, numbers) of each verb of a path."""
    counts, position = {"M": 2, "L": 2, "C": 6, "Z": 0}, 0
    while position < len(items):
        letter = items[position]
        position += 1
        yield letter, items[position:position + counts[letter]]
        position += counts[letter]


def buffer(width, height):
    return mmap.mmap(-1, width * height * 4)


def run(peer, draw, pixels, runs, raw, swapped):
    """`swapped`: the pixels are B G R A; the file gets R G B A."""
    wall, cpu = [], []
    for _ in range(runs + 3):
        w, c = time.perf_counter(), time.process_time()
        draw()
        wall.append((time.perf_counter() - w) * 1e3)
        cpu.append((time.process_time() - c) * 1e3)
    with open("/proc/self/status") as status:
        peak = next(int(line.split()[1]) for line in status if line.startswith("VmHWM:"))
    print(json.dumps({"peer": peer, "cold_ms": wall[0], "wall_ms": wall[3:], "cpu_ms": cpu[3:], "peak_kb": peak}))
    if raw:
        image = numpy.frombuffer(pixels, numpy.uint8).reshape(-1, 4)
        (image[:, [2, 1, 0, 3]] if swapped else image).tofile(raw)


def arguments():
    return sys.argv[1], int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else None
