"""Headless Chromium scrolling a page of the boxes and texts of ScrollWorkload.swift: processor time a frame.

All of the browser's processes count, from one frame to the next, on one raster thread without a GPU: style, layout, paint,
compositing and raster, as all of Offstage's turn and drawing do. The page is scrolled from a script, in each frame to where
Offstage's was: 1,170 × 2,532 pixels.
"""
import os
import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

ROWS, HEIGHT, FRAMES = 500, 64, 240
SCALE = 3

STYLE = """
html,body{margin:0;background:#fff}
body{width:390px;height:%dpx;position:relative;font-family:Inter,sans-serif}
div{position:absolute;box-sizing:border-box}
.row{left:8px;width:374px;height:56px;border-radius:8px}
.dot{left:8px;top:8px;width:40px;height:40px;border-radius:20px}
.a{left:60px;top:8px;font-size:17px}.b{left:60px;top:30px;font-size:13px;color:gray}
""" % (ROWS * HEIGHT)

SCROLL = """offsets => new Promise(done => {
    let index = 0
    const step = () => {
        if (index == offsets.length) return done()
        window.scrollTo(0, offsets[index++])
        requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
})"""


LIST_ROWS = 10_000
LIST_STYLE = """
html,body{margin:0;background:#fff;font-family:Inter,sans-serif}
.row{position:relative;height:64px;content-visibility:auto;contain-intrinsic-size:auto 64px;border-bottom:0.333px solid #c6c6c8;
box-sizing:border-box}
.row div{position:absolute}
.dot{left:16px;top:12px;width:40px;height:40px;border-radius:20px}
.a{left:68px;top:12px;font-size:17px}.b{left:68px;top:34px;font-size:13px;color:gray}
"""


def virtual_list():
    """10,000 rows like those of TableWorkload.swift, of which the browser renders what is near the screen."""
    rows = [
        f'<div class=row><div class=dot style="background:hsl({row % 20 * 18},60%,60%)"></div>'
        f"<div class=a>Row number {row}</div><div class=b>What there is to say about it</div></div>"
        for row in range(LIST_ROWS)]
    return f"<!doctype html><style>{LIST_STYLE}</style><body>" + "".join(rows)


def page():
    rows = []
    for row in range(ROWS):
        shade = 242 if row % 2 == 0 else 230
        rows.append(
            f'<div class=row style="top:{row * HEIGHT + 4}px;background:rgb({shade},{shade},{shade})">'
            f'<div class=dot style="background:hsl({row % 20 * 18},60%,60%)"></div>'
            f"<div class=a>Row number {row}</div><div class=b>What there is to say about it</div></div>")
    return f"<!doctype html><style>{STYLE}</style><body>" + "".join(rows)


def family(root):
    """The process and all below it."""
    children = {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    found, waiting = [], [root]
    while waiting:
        process = waiting.pop()
        found.append(process)
        waiting += children.get(process, [])
    return found


def seconds(processes):
    ticks = 0
    for process in processes:
        try:
            fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def glide(velocity, start):
    """Offsets of a flick, 120 a second."""
    return [start + velocity * 0.499 * (1 - 0.998 ** (1000 * frame / 120)) for frame in range(FRAMES)]


def main():
    options = ["--no-sandbox", "--disable-gpu", "--num-raster-threads=1"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=options)
        tab = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=SCALE)
        tab.set_content(page(), timeout=300_000)
        tab.wait_for_timeout(1000)
        processes = [process for process in family(os.getpid()) if process != os.getpid()]
        idle = seconds(processes)
        tab.wait_for_timeout(2000)
        idle = (seconds(processes) - idle) / 2
        begin = seconds(processes)
        offsets = glide(6000, 200)
        took = tab.evaluate("offsets => performance.now()", [])
        tab.evaluate(SCROLL, offsets)
        took = (tab.evaluate("offsets => performance.now()", []) - took) / 1000
        used = seconds(processes) - begin - idle * took
        browser.close()
    print(f"chromium: {1000 * used / FRAMES:.2f} ms of processor time a frame, {FRAMES} frames in {took:.1f} s")


if __name__ == "__main__":
    sys.exit(main())
