"""Cairo's image back end, from pycairo. Cairo has no blur: scenes with shadows or backdrops exit with status 3.

Shapes are built before; a frame is a list of calls with their arguments, so that little Python is in the measurement.
"""
import math
import sys

import cairo

import driver


def rounded(c, x, y, w, h, r):
    if r <= 0:
        c.rectangle(x, y, w, h)
        return
    c.new_sub_path()
    c.arc(x + w - r, y + r, r, -math.pi / 2, 0)
    c.arc(x + w - r, y + h - r, r, 0, math.pi / 2)
    c.arc(x + r, y + h - r, r, math.pi / 2, math.pi)
    c.arc(x + r, y + r, r, math.pi, 1.5 * math.pi)
    c.close_path()


def source(c, color):
    c.set_source_rgba(*(byte / 255 for byte in color))


def recorded(build):
    """A path in user space, made once."""
    c = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 1, 1))
    build(c)
    return c.copy_path()


class Box:
    def __init__(self, x, y, w, h, r, fill, width, border):
        self.area = recorded(lambda c: rounded(c, x, y, w, h, r))
        self.fill, self.width, self.border = fill, width, border
        if width:
            self.ring = recorded(lambda c: rounded(c, x + width / 2, y + width / 2, w - width, h - width, r - width / 2))

    def __call__(self, c):
        source(c, self.fill)
        c.append_path(self.area)
        c.fill()
        if self.width:
            source(c, self.border)
            c.set_line_width(self.width)
            c.append_path(self.ring)
            c.stroke()


class Group:
    def __init__(self, opened, x, y, w, h, r, opacity):
        opened.append(self)
        self.frame, self.opacity = (x, y, w, h), opacity
        self.outline = recorded(lambda c: rounded(c, x, y, w, h, r))

    def __call__(self, c):
        c.save()
        c.rectangle(*self.frame)
        c.clip()
        c.push_group()

    def end(self, c):
        c.pop_group_to_source()
        c.append_path(self.outline)
        c.clip()
        c.paint_with_alpha(self.opacity)
        c.restore()


class Shaded:
    def __init__(self, pattern, frame, items):
        for offset, color in zip(items[0::2], items[1::2]):
            pattern.add_color_stop_rgba(offset, *(byte / 255 for byte in color))
        self.pattern, self.frame = pattern, frame

    def __call__(self, c):
        c.set_source(self.pattern)
        c.rectangle(*self.frame)
        c.fill()


class Curve:
    def __init__(self, fill, stroke, width, _count, *items):
        def build(c):
            for letter, numbers in driver.verbs(items):
                {"M": c.move_to, "L": c.line_to, "C": c.curve_to, "Z": c.close_path}[letter](*numbers)
        c = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 1, 1))
        build(c)
        self.path, self.fill, self.stroke, self.width = c.copy_path(), fill, stroke, width

    def __call__(self, c):
        c.append_path(self.path)
        if self.fill[3]:
            source(c, self.fill)
            c.fill_preserve()
        source(c, self.stroke)
        c.set_line_width(self.width)
        c.stroke()


def clear(color):
    def call(c):
        c.set_operator(cairo.OPERATOR_SOURCE)
        source(c, color)
        c.paint()
        c.set_operator(cairo.OPERATOR_OVER)
    return call


def push(*numbers):
    matrix = cairo.Matrix(*numbers)

    def call(c):
        c.save()
        c.transform(matrix)
    return call


def calls(operations):
    result, opened = [], []
    for name, *a in operations:
        if name in ("shadow", "backdrop"):
            sys.exit(3)
        elif name == "clear":
            result.append(clear(a[0]))
        elif name == "box":
            result.append(Box(*a))
        elif name == "group":
            result.append(Group(opened, *a))
        elif name == "end":
            result.append(opened.pop().end)
        elif name == "linear":
            result.append(Shaded(cairo.LinearGradient(*a[4:8]), a[:4], a[9:]))
        elif name == "radial":
            result.append(Shaded(cairo.RadialGradient(a[4], a[5], 0, a[4], a[5], a[6]), a[:4], a[8:]))
        elif name == "path":
            result.append(Curve(*a))
        elif name == "push":
            result.append(push(*a))
        elif name == "pop":
            result.append(cairo.Context.restore)
        else:
            raise ValueError(name)
    return result


def main():
    scene, runs, raw = driver.arguments()
    (width, height, scale), operations = driver.read(scene)
    size = width * scale, height * scale
    frame = calls(operations)
    pixels = driver.buffer(*size)
    surface = cairo.ImageSurface.create_for_data(pixels, cairo.FORMAT_ARGB32, *size)

    def draw():
        c = cairo.Context(surface)
        c.scale(scale, scale)
        c.set_line_join(cairo.LINE_JOIN_ROUND)
        c.set_line_cap(cairo.LINE_CAP_ROUND)
        for call in frame:
            call(c)
        surface.flush()

    driver.run("pycairo", draw, pixels, runs, raw, swapped=True)


if __name__ == "__main__":
    main()
