"""The eight workloads, as text that every driver reads.

One line is one operation; lengths are points on a 390x844 canvas that is drawn at three pixels a point. Colours are
RRGGBBAA, straight. Boxes, groups and gradients are rounded by `r`; borders lie inside.

    canvas WIDTH HEIGHT SCALE
    clear COLOR
    box X Y W H R FILL BORDER_WIDTH BORDER_COLOR
    shadow X Y W H R SIGMA DX DY COLOR
    group X Y W H R OPACITY  ...  end
    linear X Y W H X0 Y0 X1 Y1 N (OFFSET COLOR)*N
    radial X Y W H CX CY RADIUS N (OFFSET COLOR)*N
    path FILL STROKE WIDTH N (M x y | L x y | C x1 y1 x2 y2 x y | Z)*N      non-zero, round joins and caps
    push A B C D TX TY  ...  pop
    backdrop X Y W H SIGMA TINT
"""
import math
import pathlib
import sys

WIDTH, HEIGHT, SCALE = 390, 844, 3
TITLES = {
    "W1": "cards", "W2": "shadows", "W3": "groups", "W4": "gradients",
    "W5": "paths", "W6": "transforms", "W7": "backdrop blur", "W8": "100,000 layers",
}


class Random:
    """SplitMix64: any language makes the same numbers."""

    def __init__(self, seed):
        self.state = seed

    def word(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def fraction(self):
        return (self.word() >> 11) / 2.0 ** 53

    def length(self, low, high):
        """On a grid of 1/64 point, so that text holds it exactly."""
        return round((low + (high - low) * self.fraction()) * 64) / 64

    def whole(self, low, high):
        return low + self.word() % (high - low + 1)

    def color(self, low=40, high=255, alpha=255):
        return "".join(f"{v:02X}" for v in (self.whole(low, high), self.whole(low, high), self.whole(low, high), alpha))


def cards():
    random = Random(1)
    yield "clear", "F2F2F7FF"
    for index in range(200):
        row, column = divmod(index, 10)
        yield "box", 3 + 33 * column, 4 + 40 * row, 84, 64, 12, random.color(160), 1, "3C3C43FF"


def shadows():
    random = Random(2)
    yield "clear", "F2F2F7FF"
    for index in range(60):
        row, column = divmod(index, 4)
        card = (9 + 96 * column, 12 + 55 * row, 84, 40, 12)
        yield "shadow", *card, 6, 0, 2, "0000004C"
        yield "box", *card, random.color(200), 0, "00000000"


def groups():
    random = Random(3)
    yield "clear", "F2F2F7FF"
    for index in range(100):
        row, column = divmod(index, 5)
        x, y = 5 + 77 * column, 3 + 42 * row
        yield "group", x, y, 70, 36, 12, 0.8
        yield "box", x, y, 70, 36, 0, random.color(), 0, "00000000"
        for _ in range(3):
            left, top = x + random.whole(-20, 50), y + random.whole(-14, 24)
            yield "box", left, top, 44, 28, 8, random.color(), 0, "00000000"
        yield ("end",)


def gradients():
    random = Random(4)
    yield "clear", "FFFFFFFF"
    for index in range(100):
        row, column = divmod(index, 10)
        x, y = 2 + 38 * column, 4 + 83 * row
        angle = random.fraction() * 2 * math.pi
        dx, dy = round(32 * math.cos(angle), 3), round(32 * math.sin(angle), 3)
        cx, cy = x + 22, y + 44
        yield ("linear", x, y, 44, 88, cx - dx, cy - dy, cx + dx, cy + dy, 3,
               0, random.color(), 0.4, random.color(), 1, random.color())
    for index in range(20):
        row, column = divmod(index, 4)
        cx, cy = 50 + 96 * column, 80 + 170 * row
        inner, outer = random.color(), random.color()
        # The colour stays where alpha falls, so that mixing before or after premultiplication is the same.
        yield "radial", cx - 60, cy - 60, 120, 120, cx, cy, 60, 3, 0, inner, 0.5, outer, 1, outer[:6] + "00"


def heart(cx, cy, size):
    corner = lambda x, y: (round(cx + x * size, 3), round(cy + y * size, 3))
    return [("M", *corner(0, 0.9)), ("C", *corner(-1.4, 0.1), *corner(-0.9, -0.9), *corner(0, -0.35)),
            ("C", *corner(0.9, -0.9), *corner(1.4, 0.1), *corner(0, 0.9)), ("Z",)]


def blob(random, cx, cy, size):
    def point(quarter, spread):
        angle, reach = math.pi / 2 * quarter, size * (0.6 + spread * random.fraction())
        return round(cx + math.cos(angle) * reach, 3), round(cy + math.sin(angle) * reach, 3)

    first = point(0, 0.5)
    verbs = [("M", *first)]
    for k in range(4):
        end = first if k == 3 else point(k + 1, 0.5)
        verbs.append(("C", *point(k + 0.33, 0.9), *point(k + 0.66, 0.9), *end))
    return verbs + [("Z",)]


def path(fill, stroke, width, verbs):
    return "path", fill, stroke, width, len(verbs), *(item for verb in verbs for item in verb)


def paths():
    random = Random(5)
    yield "clear", "FFFFFFFF"
    for index in range(2000):
        cx, cy, size = random.length(10, 380), random.length(10, 834), random.length(6, 16)
        verbs = blob(random, cx, cy, size) if index % 4 else heart(cx, cy, size)
        yield path(random.color(alpha=160), random.color(0, 120), 1, verbs)
    y, line = 422.0, []
    for index in range(10000):
        y = min(820.0, max(24.0, y + 8 * (random.fraction() - 0.5)))
        line.append(("L" if index else "M", round(index * 390 / 9999, 3), round(y, 3)))
    yield path("00000000", "0A84FFFF", 2, line)


def transforms():
    random = Random(6)
    yield "clear", "F2F2F7FF"
    for _ in range(300):
        angle, x, y = random.fraction() * 2 * math.pi, random.length(0, 390), random.length(0, 844)
        c, s = round(math.cos(angle), 6), round(math.sin(angle), 6)
        yield "push", c, s, -s, c, x, y
        yield "box", -40, -25, 80, 50, 12, random.color(alpha=178), 0, "00000000"
        yield ("pop",)


def backdrops():
    yield from cards()
    for y in (0, 377, 754):
        yield "backdrop", 0, y, 390, 90, 20, "FFFFFF40"


def layers(count=100_000):
    random = Random(8)
    yield "clear", "FFFFFFFF"
    for _ in range(count):
        yield "box", random.whole(0, 380), random.whole(0, 834), 10, 10, 0, random.color(0, 255, 128), 0, "00000000"


SCENES = {
    "W1": cards, "W2": shadows, "W3": groups, "W4": gradients, "W5": paths, "W6": transforms, "W7": backdrops, "W8": layers,
}


def text(operations, width=WIDTH, height=HEIGHT):
    lines = [f"canvas {width} {height} {SCALE}"]
    lines += (" ".join(map(str, operation)) for operation in operations)
    return "\n".join(lines) + "\n"


def write(folder, names=tuple(SCENES)):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / f"{name}.txt").write_text(text(SCENES[name]()))


if __name__ == "__main__":
    write(sys.argv[1])
