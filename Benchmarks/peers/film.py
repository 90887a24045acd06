"""Films of a second at 60 frames: Offstage, and headless Chromium making the same moves, in the same run.

    python film.py BENCHMARKS

BENCHMARKS is the program of the benchmarks (`swift build -c release --product Benchmarks`), which films 200 cards with
something that moves above them, and the screens of Scenes/screens. In Chromium the cards are elements, and the moves Web
Animations; 1,170 × 2,532 pixels, one raster thread, no GPU. From the browser's own trace come, in milliseconds of thread
time: all tasks of the page's main thread, style and layout and paint among them, and raster tasks. Beside them stands the
processor time of all of its processes without what they take at rest: that is what Offstage's figure covers.
"""
import json
import os
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

import chromium_scroll

MOVES = {
    "a card moves": [("#card", "[{transform: 'none'}, {transform: 'translate(190px, 455px)'}]")],
    "a card grows": [("#card", "[{width: '160px'}, {width: '320px'}]")],
    "a card moves, the background changes": [
        ("#card", "[{transform: 'none'}, {transform: 'translate(190px, 455px)'}]"),
        ("#page", "[{backgroundColor: '#fff'}, {backgroundColor: '#000'}]")],
    "all cards move": [("#all", "[{transform: 'none'}, {transform: 'translate(0, 200px)'}]")],
}

STYLE = """
html,body{margin:0;overflow:hidden}
#page{position:absolute;width:390px;height:844px;background:#fff;overflow:hidden}
#all{position:absolute;width:390px;height:844px}
.box,#card{position:absolute;box-sizing:border-box;border-radius:12px}
.box{border:1px solid #aaa}
#card{left:20px;top:100px;width:160px;height:90px;background:#007aff}
"""

# Resolves when all have ended, with the frames that the page was asked for meanwhile.
PLAY = """() => new Promise(done => {
    let frames = 0, ended = false
    const count = () => { if (!ended) { frames += 1; requestAnimationFrame(count) } }
    requestAnimationFrame(count)
    Promise.all([%s].map(animation => animation.finished)).then(() => { ended = true; done(frames) })
})"""

CATEGORIES = ["cc", "toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
MAIN_TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
STYLE_AND_LAYOUT = ("UpdateLayoutTree", "Layout", "PrePaint")
PAINT = ("Paint", "PaintImage", "Layerize", "Commit")


def page(boxes):
    cards = "".join(
        f'<div class=box style="left:{x}px;top:{y}px;width:{w}px;height:{h}px;'
        f'background:rgb({",".join(str(round(255 * c)) for c in color)})"></div>' for x, y, w, h, *color in boxes)
    return f"<!doctype html><style>{STYLE}</style><body><div id=page><div id=all>{cards}<div id=card></div></div></div>"


def thread_times(trace):
    """Milliseconds of thread time in the trace: the page's main thread, style and layout, paint, raster."""
    events = json.loads(trace)["traceEvents"]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    spans = [e for e in events if e["ph"] == "X"]
    painters = {(e["pid"], e["tid"]) for e in spans if e["name"] == "PrePaint"}

    def total(found):
        return sum(e.get("tdur", e["dur"]) for e in found) / 1000

    main = [e for e in spans if (e["pid"], e["tid"]) in painters and names.get((e["pid"], e["tid"])) == "CrRendererMain"]
    tasks = next(([e for e in main if e["name"] == name] for name in MAIN_TASKS if any(e["name"] == name for e in main)), [])
    return (
        total(tasks), total(e for e in main if e["name"] in STYLE_AND_LAYOUT),
        total(e for e in main if e["name"] in PAINT), total(e for e in spans if e["name"] == "RasterTask"))


def measure(browser, boxes, moves):
    tab = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=3)
    tab.set_content(page(boxes), timeout=300_000)
    tab.wait_for_timeout(1000)
    processes = [process for process in chromium_scroll.family(os.getpid()) if process != os.getpid()]
    rest = chromium_scroll.seconds(processes)
    tab.wait_for_timeout(2000)
    rest = (chromium_scroll.seconds(processes) - rest) / 2
    play = PLAY % ",".join(
        f"document.querySelector('{name}').animate({frames}, {{duration: 1000, easing: 'ease-in-out', fill: 'forwards'}})"
        for name, frames in moves)
    # Once without a trace for the processor time, once with one for the threads.
    begin = chromium_scroll.seconds(processes)
    frames = tab.evaluate(play)
    used = 1000 * (chromium_scroll.seconds(processes) - begin - rest)
    browser.start_tracing(page=tab, categories=CATEGORIES)
    tab.evaluate(play)
    times = thread_times(browser.stop_tracing())
    tab.close()
    return frames, used, times


def main():
    done = subprocess.run([sys.argv[1], "film"], capture_output=True, text=True, check=True, timeout=1200)
    own = json.loads(done.stdout.splitlines()[-1])
    print("| film of 60 frames | Offstage, CPU ms | × real time | drawn of whole frames |\n|---|---|---|---|")
    for film in own["films"]:
        print(f"| {film['name']} | {film['cpu_ms']:.0f} | {1000 / film['cpu_ms']:.1f} | {100 * film['share']:.1f} % |")
    known = {film["name"]: film["cpu_ms"] for film in own["films"]}
    moved = next(film for film in own["films"] if film["name"] == "a card moves")
    screens = [film for film in own["films"] if film["name"] not in MOVES]
    slowest = max(screens, key=lambda film: film["cpu_ms"])
    holds = moved["share"] <= 0.1 and slowest["cpu_ms"] < 1000
    print(f"\nOne card on a full screen: {100 * moved['share']:.1f} % of full frames, asked: 10 % at most.")
    print(f"The slowest of {len(screens)} films of screens, {slowest['name']}: {1000 / slowest['cpu_ms']:.1f} times faster than real time on one core.")
    print("\nChromium: the same moves as Web Animations in a second, ms\n")
    print("| move | frames | main thread | style, layout | paint | raster | all processes | of Offstage's, a frame |")
    print("|---|---|---|---|---|---|---|---|")
    options = ["--no-sandbox", "--disable-gpu", "--num-raster-threads=1"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=options)
        for name, moves in MOVES.items():
            frames, used, (main_thread, layout, paint, raster) = measure(browser, own["boxes"], moves)
            ratio = used / max(1, frames) / (known[name] / 60)
            print(f"| {name} | {frames} | {main_thread:.0f} | {layout:.1f} | {paint:.1f} | {raster:.1f} | {used:.0f} | {ratio:.1f}× |")
        browser.close()
    if not holds:
        sys.exit("a film takes more than it may")


if __name__ == "__main__":
    main()
