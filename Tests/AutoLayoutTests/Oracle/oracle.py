"""oracle.py [COUNT [PATH]]: optimal violations of random constraint systems, by an independent solver.

System number s is drawn from SplitMix64(s) as in RandomSystem.swift. Its levels are minimised one after another with
scipy's linear programming (HiGHS); the optimum of each becomes a bound for the next. Whether the optimum is unique is
seen by minimising and maximising a random direction over what is left.

Writes, per system, little endian: a byte with the number of levels, a byte with the number of variables if the
optimum is unique and 0 if not; then float64: the least sum of errors of each level, highest level first, and the
values of the variables.
"""
import struct
import sys

import numpy
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

PRIORITIES = [999.5, 750.0, 251.0, 250.0, 50.0, 1.0]
FACTORS = [1.0, -1.0, 2.0, 0.5, 3.0]
OPTIONS = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10, "presolve": False}
# By how much a level may exceed its optimum while the next is minimised: the least that HiGHS can solve is taken.
SLACKS = [1e-10, 1e-9, 1e-8, 1e-7]


class SplitMix64:
    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return (z ^ (z >> 31)) % bound


def terms(random, n):
    kind = random.below(5)
    first = random.below(n)
    second = (first + 1 + random.below(n - 1)) % n
    row = numpy.zeros(n)
    row[first] += 1
    if kind == 1 or kind == 2:
        row[second] -= 1
    if kind == 2:
        row[random.below(n)] += FACTORS[random.below(5)]
    if kind == 3:
        row[second] -= FACTORS[random.below(5)]
    return row


def system(seed):
    """A list of (row, relation, constant, priority), priority 1000 being required and feasible."""
    random = SplitMix64(seed)
    n = 2 + random.below(7)
    hidden = numpy.array([float(random.below(201)) - 50 for _ in range(n)])
    constraints = []
    for _ in range(random.below(n + 3)):
        row = terms(random, n)
        relation = random.below(3) - 1
        constant = row @ hidden - relation * random.below(20)
        constraints.append((row, relation, constant, 1000.0))
    for _ in range(1 + random.below(2 * n + 2)):
        row = terms(random, n)
        relation = random.below(3) - 1
        constant = float(random.below(301)) - 100
        constraints.append((row, relation, constant, PRIORITIES[random.below(6)]))
    return n, constraints


def program(n, constraints):
    """Variables: x, then an upper error and a lower error for each optional constraint."""
    soft = [c for c in constraints if c[3] < 1000]
    width = n + 2 * len(soft)
    equal, equals, most, mosts = [], [], [], []
    position = 0
    for row, relation, constant, priority in constraints:
        full = numpy.zeros(width)
        full[:n] = row
        if priority < 1000:
            full[n + 2 * position] = -1
            full[n + 2 * position + 1] = 1
            position += 1
        if relation == 0 or priority < 1000:
            equal.append(full)
            equals.append(constant)
        else:
            most.append(-relation * full)
            mosts.append(-relation * constant)
    return soft, width, equal, equals, most, mosts


def solve(seed):
    for slack in SLACKS:
        best, values = solve_with(seed, slack)
        if best is not None:
            return best, values
    raise ValueError(f"system {seed} cannot be solved")


def solve_with(seed, slack):
    n, constraints = system(seed)
    soft, width, equal, equals, most, mosts = program(n, constraints)
    bounds = [(None, None)] * n + [(0, None)] * (2 * len(soft))

    def minimise(cost):
        return linprog(
            cost, A_ub=csr_matrix(numpy.array(most)) if most else None, b_ub=mosts or None,
            A_eq=csr_matrix(numpy.array(equal)), b_eq=equals, bounds=bounds, method="highs", options=OPTIONS)

    best = []
    for level in sorted({c[3] for c in soft}, reverse=True):
        cost = numpy.zeros(width)
        for index, (_, relation, _, priority) in enumerate(soft):
            if priority == level:
                # The left side above the right side is an error unless the relation is >=; below, unless <=.
                cost[n + 2 * index] = 0 if relation == 1 else 1
                cost[n + 2 * index + 1] = 0 if relation == -1 else 1
        result = minimise(cost)
        if result.status != 0:
            return None, []
        best.append(result.fun)
        most.append(cost)
        mosts.append(result.fun + slack)
    direction = numpy.zeros(width)
    direction[:n] = [1 + 0.37 * i + 0.11 * ((seed * 7 + i * i) % 13) for i in range(n)]
    low, high = minimise(direction), minimise(-direction)
    unique = low.status == 0 and high.status == 0 and abs(low.fun + high.fun) < 1e-6
    if unique:
        other = numpy.zeros(width)
        other[:n] = [(-1) ** i * (1 + 0.29 * ((seed + 3 * i) % 7)) for i in range(n)]
        low, high = minimise(other), minimise(-other)
        unique = low.status == 0 and high.status == 0 and abs(low.fun + high.fun) < 1e-6
    return best, list(low.x[:n]) if unique else []


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20000
    path = sys.argv[2] if len(sys.argv) > 2 else "optima.bin"
    uniques = 0
    with open(path, "wb") as file:
        for seed in range(count):
            best, values = solve(seed)
            uniques += bool(values)
            file.write(struct.pack("<BB", len(best), len(values)))
            file.write(struct.pack(f"<{len(best) + len(values)}d", *best, *values))
    print(f"{count} systems, {uniques} with a unique optimum")
