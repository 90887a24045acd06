"""Draws the eight workloads with Offstage and with every peer that is at hand, interleaved, and prints the ratios.

    python compare.py DRIVER [--quick] [--workloads W1,W2] [--json FILE] [--out FOLDER]

DRIVER is Offstage's own driver (`swift build -c release --product Peer`). Single-thread figures are medians of CPU time,
two-thread figures the best tenth of wall times. Peers:

    skia-python, pycairo    where this Python has them
    chromium                where it is installed and this Python has playwright
    blend2d                 BLEND2D_PREFIX names a folder with include/blend2d and lib/libblend2d.so

Beside its display list, Offstage draws each workload as live layers through the whole pipeline: `scene` draws all of every
frame, `damage` what one changed layer of 44×44 points touches.
"""
import argparse
import importlib.util
import itertools
import json
import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile

import workloads

HERE = pathlib.Path(__file__).parent


def python_peer(script, module):
    if importlib.util.find_spec(module) is None or importlib.util.find_spec("numpy") is None:
        return None
    return lambda scene, runs, threads, raw: [sys.executable, HERE / script, scene, runs, *raw] if threads == 1 else None


def native_peer(source, prefix, flags, out):
    """Builds a C++ driver against an installed library; nil where the variable is not set."""
    folder = os.environ.get(prefix)
    compiler = os.environ.get("CXX") or shutil.which("clang++") or shutil.which("g++")
    if not folder or not compiler:
        return None
    binary = out / pathlib.Path(source).stem
    subprocess.run([compiler, "-O2", "-std=c++17", "-w", HERE / source, "-o", binary, *(f.format(folder) for f in flags)], check=True)
    return lambda scene, runs, threads, raw: [binary, scene, runs, threads, *raw]


def peers(driver, out):
    # The closest two are neighbours in time, too.
    found = {
        "skia-python": python_peer("skia_peer.py", "skia"),
        "pycairo": python_peer("cairo_peer.py", "cairo"),
        "chromium": python_peer("chromium_peer.py", "playwright") if shutil.which("chromium") else None,
        "blend2d": native_peer(
            "blend2d_peer.cpp", "BLEND2D_PREFIX",
            ["-I{}/include", "-L{}/lib", "-Wl,-rpath,{}/lib", "-lblend2d"], out),
        "offstage": lambda scene, runs, threads, raw: [driver, scene, runs, threads, "list", *raw],
    }
    return {name: command for name, command in found.items() if command}


def pipeline(driver):
    """Offstage's own ways beside the display list."""
    def way(mode):
        return lambda scene, runs, threads, raw: [driver, scene, runs, threads, mode, *raw] if threads == 1 else None
    return {f"offstage-{mode}": way(mode) for mode in ("scene", "damage")}


def run(command):
    """The driver's figures; nil where the peer lacks a feature of the scene."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=600)
    if done.returncode == 3:
        return None
    if done.returncode:
        print("failed:", *command, done.stderr[-800:], file=sys.stderr)
        return None
    return json.loads(done.stdout.splitlines()[-1])


def measure(commands, names, out, rounds, runs):
    single, double = {}, {}
    for number, name in itertools.product(range(rounds), names):
        for peer, command in commands.items():
            raw = [] if number else [out / f"{peer}-{name}.raw"]
            scene = out / f"{name}.txt"
            for threads, results in ((1, single), (2, double)):
                words = command(scene, runs if threads == 1 else 4 * runs, threads, raw if threads == 1 else [])
                figures = run(words) if words else None
                if figures:
                    known = results.setdefault((name, peer), {"cpu": [], "wall": [], "peak_kb": 0, "start_kb": 0})
                    known["cpu"] += figures.get("cpu_ms", [])
                    known["wall"] += figures["wall_ms"]
                    known["peak_kb"] = max(known["peak_kb"], figures["peak_kb"])
                    known["start_kb"] = figures.get("start_kb", 0)
        print(f"round {number + 1}, {name}", file=sys.stderr)
    return single, double


def best_tenth(times):
    return sorted(times)[len(times) // 10]


def summary(single, double, names, commands):
    result = {}
    for name in names:
        result[name] = {}
        for peer in commands:
            figures = {}
            if (name, peer) in single:
                one = single[name, peer]
                figures["cpu_ms"] = round(statistics.median(one["cpu"] or one["wall"]), 3)
                figures["wall1_ms"] = round(best_tenth(one["wall"]), 3)
                figures["peak_mb"] = round((one["peak_kb"] - one["start_kb"]) / 1024, 1)
            if (name, peer) in double:
                figures["wall2_ms"] = round(best_tenth(double[name, peer]["wall"]), 3)
            if figures:
                result[name][peer] = figures
    return result


def table(result, key, title):
    found = dict.fromkeys(peer for peers in result.values() for peer in peers if key in peers[peer])
    columns = sorted((peer for peer in found if not peer.startswith("offstage-")), key=lambda peer: peer != "offstage")
    print(f"\n{title}\n\n| | " + " | ".join(columns) + " |\n|" + "---|" * (len(columns) + 1))
    for name, figures in result.items():
        own = figures.get("offstage", {}).get(key)
        cells = []
        for peer in columns:
            value = figures.get(peer, {}).get(key)
            ratio = f" ({value / own:.2f}×)" if value and own and peer != "offstage" else ""
            cells.append("–" if value is None else f"{value:.2f}{ratio}")
        print(f"| {name} {workloads.TITLES[name]} | " + " | ".join(cells) + " |")


def pipeline_table(result):
    print("\nOffstage as live layers, one thread, CPU ms: commit, plan and pixels\n")
    print("| | list | scene | of the list | 44×44 pt changed | of the scene |\n|---|---|---|---|---|---|")
    for name, figures in result.items():
        ways = [figures.get(way, {}).get("cpu_ms") for way in ("offstage", "offstage-scene", "offstage-damage")]
        if None in ways:
            continue
        own, scene, damage = ways
        print(f"| {name} {workloads.TITLES[name]} | {own:.2f} | {scene:.2f} | {scene / own:.2f}× | {damage:.3f} | {100 * damage / scene:.1f} % |")


def differences(names, out):
    """The mean absolute difference of each pair of pictures, 0...255 over red, green and blue: nobody draws less."""
    if importlib.util.find_spec("numpy") is None:
        return
    import numpy
    print("\nMean absolute difference of pictures (share of pixels off by more than 32)\n")
    for name in names:
        files = sorted(out.glob(f"*-{name}.raw"))
        pictures = {f.name[:-len(f"-{name}.raw")]: numpy.fromfile(f, numpy.uint8).reshape(-1, 4)[:, :3].astype(numpy.int16) for f in files}
        pairs = []
        for a, b in itertools.combinations(pictures, 2):
            if pictures[a].shape == pictures[b].shape:
                off = numpy.abs(pictures[a] - pictures[b])
                pairs.append(f"{a}/{b} {off.mean():.2f} ({100 * (off.max(axis=1) > 32).mean():.2f} %)")
        print(f"- {name}: " + "; ".join(pairs))


def machine():
    with open("/proc/cpuinfo") as info:
        model = next((line.split(":")[1].strip() for line in info if line.startswith("model name")), platform.processor())
    return {"cpu": model, "cores": os.cpu_count(), "system": platform.platform(), "load": os.getloadavg()[0]}


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("driver", type=pathlib.Path)
    options.add_argument("--quick", action="store_true", help="one round of five frames, for a glance")
    options.add_argument("--workloads", default=",".join(workloads.SCENES))
    options.add_argument("--json", type=pathlib.Path)
    options.add_argument("--out", type=pathlib.Path)
    chosen = options.parse_args()
    names = chosen.workloads.split(",")
    out = chosen.out or pathlib.Path(tempfile.mkdtemp(prefix="peers-"))
    workloads.write(out, names)
    commands = peers(chosen.driver.resolve(), out)
    # Many short rounds: a machine that others share is slow for seconds, and everybody is to have a part of it.
    rounds, runs = (1, 5) if chosen.quick else (7, 3)
    commands |= pipeline(chosen.driver.resolve())
    result = summary(*measure(commands, names, out, rounds, runs), names, commands)
    pipeline_table(result)
    table(result, "cpu_ms", "One thread, CPU ms (peer / offstage)")
    table(result, "wall2_ms", "Two threads, wall ms, best tenth (peer / offstage)")
    table(result, "peak_mb", "Peak memory above the start, MB (peers: of the whole process)")
    differences(names, out)
    if chosen.json:
        chosen.json.write_text(json.dumps({"machine": machine(), "workloads": result}, indent=1) + "\n")


if __name__ == "__main__":
    main()
