"""The workloads of Sources/LayoutBenchmark through kiwisolver, and a table of both.

kiwi.py PROGRAM: PROGRAM is the LayoutBenchmark program; each of its workloads runs right before kiwi's, three times
by turns, so that neighbours on the machine disturb both alike. kiwisolver's C++ core does the work; its Python binding
was measured to cost nothing that shows. A resize ends when the values can be read: for kiwi when updateVariables has
written them, for Offstage when each has been read as well (in Python that would take longer than solving).
"""
import json
import subprocess
import sys
import time

from kiwisolver import Solver, Variable


def chain(count):
    root, out = Variable("root"), []
    left, width = [Variable() for _ in range(count)], [Variable() for _ in range(count)]
    for i in range(count):
        out.append(left[i] == left[i - 1] + width[i - 1] + 8 if i else left[0] == 0)
        if i:
            out.append(width[i] == width[0])
        out.append(width[i] >= 1)
    return root, out + [left[-1] + width[-1] == root]


def cards(stacks, depth):
    root, out = Variable("root"), []
    for k in range(stacks):
        pl, pt, pw, ph = (Variable() for _ in range(4))
        out += [pl == 0, pt == 100 * k, pw == root, ph == 600]
        for d in range(depth):
            l, t, w, h, title = (Variable() for _ in range(5))
            out += [
                l == pl + 4, (l + w == pl + pw - 4) | "strong", t == pt + 4, t + h <= pt + ph - 4, h >= 20,
                (h == 60 * (depth - d)) | "medium", w >= 10, w <= 900, (l + w / 2 == pl + pw / 2) | "medium",
                (w == 2 * h) | "weak", title == t + 8, (title + 12 <= t + h) | "strong"]
            pl, pt, pw, ph = l, t, w, h
    return root, out


def grid(side):
    root, out = Variable("root"), []
    x, y, w, h = ([Variable() for _ in range(side * side)] for _ in range(4))
    for row in range(side):
        for column in range(side):
            i, before, above = row * side + column, row * side + column - 1, (row - 1) * side + column
            out.append(x[i] == x[before] + w[before] if column else x[i] == 0)
            out.append(y[i] == y[above] + h[above] if row else y[i] == 0)
            if column or row:
                peer = before if column else above
                out += [w[i] == w[peer], h[i] == h[peer]]
    return root, out + [x[side - 1] + w[side - 1] == root, h[0] == w[0]]


def measure(name, build, first, repeats, resizes, limit=10):
    """CPU milliseconds of adding everything, and of each resize; adding stops after `limit` seconds."""
    adds, sizes = [], []
    for repeat in range(repeats):
        root, constraints = build()
        solver = Solver()
        start = time.process_time()
        solver.addEditVariable(root, "strong")
        solver.suggestValue(root, first)
        for index, constraint in enumerate(constraints):
            solver.addConstraint(constraint)
            if index % 64 == 0 and time.process_time() - start > limit:
                note = f"stopped after {index} of {len(constraints)}"
                return {name + " add": ([(time.process_time() - start) * 1e3], note)}
        solver.updateVariables()
        adds.append((time.process_time() - start) * 1e3)
        if repeat < repeats - 1:
            continue
        for step in range(resizes):
            start = time.process_time()
            solver.suggestValue(root, first + step * 37 % 700)
            solver.updateVariables()
            sizes.append((time.process_time() - start) * 1e3)
    return {name + " add": (adds, ""), name + " resize": (sizes, "")}


def quantile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main():
    ours, kiwi = {}, {}

    def run(name):
        lines = subprocess.run([sys.argv[1], name], check=True, capture_output=True, text=True).stdout
        for line in lines.splitlines():
            row = json.loads(line)
            if row["workload"] in ours:
                row["wall"] += ours[row["workload"]]["wall"]
            ours[row["workload"]] = row

    peers = {
        "K1": lambda: measure("K1", lambda: chain(1000), 20000, 1, 1000),
        "K2": lambda: measure("K2", lambda: cards(50, 10), 320, 1, 1000),
        "K4-20": lambda: measure("K4-20", lambda: grid(20), 320, 1, 1000),
        "K4-200": lambda: measure("K4-200", lambda: grid(200), 320, 1, 1000),
    }
    for name in ["K1", "K2", "K4-20", "K4-200", "stacks", "toggle"]:
        for _ in range(3 if name in ["K1", "K2", "K4-20"] else 1):
            run(name)
            if name in peers:
                for workload, (times, note) in peers[name]().items():
                    kiwi[workload] = (kiwi.get(workload, ([], ""))[0] + times, note)
    print("CPU milliseconds; ratio: how many times less than kiwi")
    print(f"{'workload':18}{'median':>10}{'95 %':>10}{'kiwi':>10}{'95 %':>10}{'ratio':>8}{'95 %':>8}  notes")
    for name, row in ours.items():
        median, late = quantile(row["wall"], 0.5), quantile(row["wall"], 0.95)
        text = f"{name:18}{median:10.4f}{late:10.4f}"
        if name in kiwi:
            times, note = kiwi[name]
            other, otherLate = quantile(times, 0.5), quantile(times, 0.95)
            text += f"{other:10.4f}{otherLate:10.4f}{other / median:8.1f}{otherLate / late:8.1f}"
            row["note"] += f"; kiwi {note}" if note else ""
        else:
            text += " " * 36
        print(text, "", row["note"])
    rounds = [series() for _ in range(5)]
    growth(rounds, "K1", "view", [250, 500, 1000, 2000, 4000])
    growth(rounds, "K2", "card", [100, 250, 500, 1000, 2000, 4000])


def series():
    """One run of the growing workloads: by name, milliseconds."""
    lines = subprocess.run([sys.argv[1], "growth"], check=True, capture_output=True, text=True).stdout
    return {row["workload"]: row["wall"] for row in map(json.loads, lines.splitlines())}


def growth(rounds, name, unit, sizes):
    """Fits time = c * size ** exponent to adding, and prints what one view costs at each size. The least of all rounds
    stands for each figure: neighbours only add to it."""
    from math import log

    def best(what, size, figure):
        return min(1e3 * figure(one[f"{name}-{size}-views {what}"]) / size for one in rounds)

    add = [best("add", size, min) for size in sizes]
    figures = {
        "add": add,
        "resize, median": [best("resize", size, lambda times: quantile(times, 0.5)) for size in sizes],
        "resize, mean": [best("resize", size, lambda times: sum(times[10:]) / len(times[10:])) for size in sizes],
        "resize, dearest": [best("resize", size, max) for size in sizes],
    }
    xs, ys = [log(size) for size in sizes], [log(size * value) for size, value in zip(sizes, add)]
    meanX, meanY = sum(xs) / len(xs), sum(ys) / len(ys)
    exponent = sum((x - meanX) * (y - meanY) for x, y in zip(xs, ys)) / sum((x - meanX) ** 2 for x in xs)
    print(f"\n{name}, microseconds a {unit}; adding grows with exponent {exponent:.3f}")
    print(f"{unit + 's':18}" + "".join(f"{size:>9}" for size in sizes) + "   least to most")
    for label, values in figures.items():
        print(f"{label:18}" + "".join(f"{value:9.4f}" for value in values) + f"   + {max(values) / min(values) - 1:.0%}")


main()
