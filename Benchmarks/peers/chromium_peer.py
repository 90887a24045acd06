"""Headless Chromium's raster time: the thread time of its raster tasks in a frame that redraws the whole page.

What style, layout, paint and compositing need is not counted, as other peers get their display lists made, too. Boxes,
shadows and groups are elements with CSS, gradients and curves are SVG. Shadows leave out what lies below their box.
"""
import html
import importlib.util
import json
import pathlib
import shutil
import sys
import tempfile

from playwright.sync_api import sync_playwright

import driver


def css(c):
    return f"rgba({c[0]},{c[1]},{c[2]},{c[3] / 255:.6f})"


def place(x, y, w, h, r=0):
    return f"left:{x}px;top:{y}px;width:{w}px;height:{h}px;border-radius:{r}px;"


class Page:
    """Elements in the scene's order; neighbouring pieces of SVG share one element."""

    def __init__(self):
        self.parts, self.curves, self.defs, self.background = [], [], 0, "#fff"
        self.origins, self.closers = [(0, 0)], []

    def element(self, x, y, w, h, r, style, closed=True):
        self.flush()
        left, top = self.origins[-1]
        self.parts.append(f'<div style="{place(x - left, y - top, w, h, r)}{style}">' + ("</div>" if closed else ""))

    def open(self, x, y, w, h, r, style):
        self.element(x, y, w, h, r, style, closed=False)
        self.origins.append((x, y))

    def close(self):
        self.flush()
        self.origins.pop()
        self.parts.append("</div>")

    def flush(self):
        if self.curves:
            self.parts.append("<svg>" + "".join(self.curves) + "</svg>")
            self.curves = []

    def gradient(self, kind, box, attributes, items):
        self.defs += 1
        stops = "".join(
            f'<stop offset="{at}" stop-color="rgb({c[0]},{c[1]},{c[2]})" stop-opacity="{c[3] / 255:.6f}"/>'
            for at, c in zip(items[0::2], items[1::2]))
        x, y, w, h = box
        self.curves.append(
            f'<{kind} id="g{self.defs}" gradientUnits="userSpaceOnUse" {attributes}>{stops}</{kind}>'
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#g{self.defs})"/>')

    def add(self, name, *a):
        if name == "clear":
            self.background = css(a[0])
        elif name == "box":
            border = f"border:{a[6]}px solid {css(a[7])};" if a[6] else ""
            self.element(*a[:5], f"background:{css(a[5])};{border}")
        elif name == "shadow":
            self.element(*a[:5], f"box-shadow:{a[6]}px {a[7]}px {2 * a[5]}px {css(a[8])};")
        elif name == "group":
            self.open(*a[:5], f"overflow:hidden;opacity:{a[5]};")
        elif name == "push":
            self.open(0, 0, 0, 0, 0, f"transform-origin:0 0;transform:matrix({','.join(map(str, a[:6]))});")
        elif name in ("end", "pop"):
            self.close()
        elif name == "linear":
            self.gradient("linearGradient", a[:4], f'x1="{a[4]}" y1="{a[5]}" x2="{a[6]}" y2="{a[7]}"', a[9:])
        elif name == "radial":
            self.gradient("radialGradient", a[:4], f'cx="{a[4]}" cy="{a[5]}" r="{a[6]}"', a[8:])
        elif name == "path":
            data = "".join(letter + " ".join(map(str, numbers)) for letter, numbers in driver.verbs(a[4:]))
            self.curves.append(
                f'<path d="{html.escape(data)}" fill="{css(a[0])}" stroke="{css(a[1])}" stroke-width="{a[2]}" '
                'stroke-linejoin="round" stroke-linecap="round"/>')
        else:
            # A browser's backdrop filters are drawn by its compositor.
            sys.exit(3)

    def text(self, scale):
        self.flush()
        return (
            "<!doctype html><style>html,body{margin:0;overflow:hidden}"
            f"#clear{{left:0;top:0;width:390px;height:844px;background:{self.background}}}"
            f"div{{position:absolute;box-sizing:border-box}}svg{{position:absolute;left:0;top:0;width:390px;height:844px}}"
            f"</style><body><div id=page style='transform-origin:0 0;transform:scale({scale})'><div id=clear></div>"
            + "".join(self.parts) + "</div>")


# Nothing, and then everything again: whatever layers the browser has made of the page, all their tiles are drawn.
REDRAW = """visibility => new Promise(done => {
    document.getElementById("page").style.visibility = visibility
    requestAnimationFrame(() => requestAnimationFrame(done))
})"""


def redraw(tab):
    for visibility in ("hidden", "visible"):
        tab.evaluate(REDRAW, visibility)
        tab.wait_for_timeout(50)


def raster_times(trace):
    """Milliseconds of each frame's raster tasks: (thread time, from the first one's start to the last one's end).
    Frames of nothing have hardly any."""
    frames = {}
    for event in json.loads(trace)["traceEvents"]:
        if event["name"] == "RasterTask" and event["ph"] == "X":
            number = event["args"]["tileData"]["sourceFrameNumber"]
            frames.setdefault(number, []).append(event)
    most = max(len(tasks) for tasks in frames.values())
    return [
        (sum(e.get("tdur", e["dur"]) for e in tasks) / 1e3,
         (max(e["ts"] + e["dur"] for e in tasks) - min(e["ts"] for e in tasks)) / 1e3)
        for _, tasks in sorted(frames.items()) if 2 * len(tasks) > most
    ]


def pixels(shot, raw):
    """The screenshot as R G B A, where this Python can read PNG."""
    if importlib.util.find_spec("skia") is None:
        return
    import skia
    skia.Image.open(str(shot)).convert(colorType=skia.kRGBA_8888_ColorType).toarray(
        colorType=skia.kRGBA_8888_ColorType).tofile(raw)


def main():
    scene, runs, raw = driver.arguments()
    (width, height, scale), operations = driver.read(scene)
    page = Page()
    for operation in operations:
        page.add(*operation)
    options = ["--no-sandbox", "--disable-gpu", "--num-raster-threads=1"]
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=options)
        # Enlarged by a transform: what a page is told of its screen's scale reaches screenshots, not these tasks.
        tab = browser.new_page(viewport={"width": width * scale, "height": height * scale})
        tab.set_content(page.text(scale), timeout=300_000)
        redraw(tab)
        if raw:
            tab.screenshot(path=f"{folder}/shot.png", timeout=300_000)
            pixels(pathlib.Path(folder) / "shot.png", raw)
        browser.start_tracing(page=tab, categories=["cc", "disabled-by-default-devtools.timeline"])
        for _ in range(runs + 3):
            redraw(tab)
        times = raster_times(browser.stop_tracing())
        browser.close()
    print(json.dumps({
        "peer": "chromium", "cold_ms": times[0][1], "wall_ms": [wall for _, wall in times[3:]],
        "cpu_ms": [cpu for cpu, _ in times[3:]], "peak_kb": 0}))


if __name__ == "__main__":
    main()
