"""Scrolling a page of 2,000 boxes and texts, or a list of 10,000 rows: Offstage, and headless Chromium scrolling the same, in
the same run.

    python scroll.py BENCHMARKS [--list] [--rounds N]

BENCHMARKS is the program of the benchmarks (`swift build -c release --product Benchmarks`), whose figures are processor time
of one thread: the turn, and the drawing of what changed. In Chromium a script scrolls in each frame to where a flick's content
would be; 1,170 × 2,532 pixels, one raster thread, no GPU. From the browser's own trace come milliseconds of thread time a
frame: the page's main thread, and raster tasks; beside them the processor time of all of its processes without what they take
at rest. The two take turns.
"""
import argparse
import os
import shutil
import statistics
import subprocess

from playwright.sync_api import sync_playwright

import chromium_scroll
import film


def load(browser, html):
    """A new page, of which nothing is drawn but what shows."""
    tab = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=chromium_scroll.SCALE)
    tab.set_content(html, timeout=300_000)
    tab.wait_for_timeout(1000)
    return tab


def measure(browser, html):
    """Milliseconds a frame: main thread, raster, all processes."""
    offsets = chromium_scroll.glide(6000, 200)
    # Once without a trace for the processor time, once with one for the threads.
    tab = load(browser, html)
    processes = [process for process in chromium_scroll.family(os.getpid()) if process != os.getpid()]
    rest = chromium_scroll.seconds(processes)
    tab.wait_for_timeout(2000)
    rest = (chromium_scroll.seconds(processes) - rest) / 2
    start = tab.evaluate("performance.now()")
    begin = chromium_scroll.seconds(processes)
    tab.evaluate(chromium_scroll.SCROLL, offsets)
    took = (tab.evaluate("performance.now()") - start) / 1000
    used = chromium_scroll.seconds(processes) - begin - rest * took
    tab.close()
    tab = load(browser, html)
    browser.start_tracing(page=tab, categories=film.CATEGORIES)
    tab.evaluate(chromium_scroll.SCROLL, offsets)
    main_thread, _, _, raster = film.thread_times(browser.stop_tracing())
    tab.close()
    frames = len(offsets)
    return main_thread / frames, raster / frames, 1000 * used / frames


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("benchmarks")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--list", action="store_true", help="a list of 10,000 rows, by a table here")
    arguments = parser.parse_args()
    own, theirs = [], []
    workload, html = ("table", chromium_scroll.virtual_list()) if arguments.list else ("scroll", chromium_scroll.page())
    options = ["--no-sandbox", "--disable-gpu", "--num-raster-threads=1"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=options)
        for _ in range(arguments.rounds):
            done = subprocess.run(
                [arguments.benchmarks, workload], capture_output=True, text=True, check=True, timeout=1200)
            own.append(done.stdout)
            theirs.append(measure(browser, html))
        browser.close()
    for table in own:
        print(table)
    figures = [statistics.median(column) for column in zip(*theirs)]
    print("| Chromium, ms a frame | main thread | raster | both | all processes |\n|---|---|---|---|---|")
    for name, (main_thread, raster, used) in [(f"round {n + 1}", row) for n, row in enumerate(theirs)] + [("median", figures)]:
        print(f"| {name} | {main_thread:.2f} | {raster:.2f} | {main_thread + raster:.2f} | {used:.2f} |")


if __name__ == "__main__":
    main()
