"""The inspector's film: the dock and its lanes, blocks of frames, layers that are born and die, touches."""

import base64
import json
import pathlib
import resource

from browser import Tab
from film import BigFilm
from inspection import PROFILE, ROOT, form, frame, inspect, picture, row, state, story
from scenes import STORY, card, run, write


def test_film(program, browser, folder, shots):
    """Several times: the worst frames, and what changed from one to the next; one time says how to get more."""
    tab = Tab(browser)
    tab.open(form(program, folder) + "#scope=film")
    tab.expect("3" in tab.text(".figures") and "frames" in tab.text(".figures"), tab.text(".figures"))
    tab.expect(tab.page.locator("canvas.bars").first.get_attribute("data-bars") == "3", "a bar for each frame")
    panel = tab.text(".body")
    for word in ("Totals", "offscreen passes", "median", "99 %", "Worst frames", "a choice and no measurement", "12 canvases a frame at 60 Hz"):
        tab.expect(word in panel, f"{word}: {panel}")
    loads = [float(text.split()[0]) for text in tab.page.locator("[data-section=worst] .figure").all_inner_texts()]
    tab.expect(loads == sorted(loads, reverse=True) and len(loads) == 3, f"the worst first: {loads}")
    tab.press(".")
    changes = tab.text("[data-section=changes]")
    tab.expect("form" in changes and "backgroundColor #FFFFFF → #FFCC00" in changes, changes)
    tab.page.locator("[data-section=worst] .row").nth(0).click()
    tab.finish(shots / "inspector-film.png")
    tab = Tab(browser)
    tab.open(inspect(program, PROFILE, folder / "p.html") + "#scope=film")
    tab.expect("Give the scene several times" in tab.text(".body"), "one time")
    tab.expect(tab.page.locator("footer").count() == 0, "one time has no slider")
    tab.finish()


def test_dock(program, browser, folder, shots):
    """Play, pause, step, a click and a drag on the lanes, the plot of animations, links both ways."""
    tab = Tab(browser)
    tab.open(story(program, folder))
    lanes = tab.page.locator(".times .lane-name").all_inner_texts()
    tab.expect(lanes[1] == "Frames" and "card.opacity" in lanes and "toast.position" in lanes, f"a lane for what moves: {lanes}")
    for style in ("model", "presentation"):
        tab.expect(tab.page.locator(f".lane[aria-label^='card.opacity'] path.{style}").count() == 1, f"a curve of the {style}")
    solid = tab.page.evaluate("[...document.querySelectorAll('.curves path')].map((e) => getComputedStyle(e).strokeDasharray)")
    tab.expect("none" in solid and any(dash != "none" for dash in solid), f"the model is dashed, what is shown solid: {solid}")
    word = tab.page.evaluate("""() => {
        const word = document.querySelector(".lane[aria-label^='card.opacity'] .span > span");
        return [getComputedStyle(word).backgroundColor, getComputedStyle(word.parentElement).zIndex];
    }""")
    tab.expect(word[0] != "rgba(0, 0, 0, 0)" and word[1] == "1", f"no curve strikes through a word: {word}")
    box = tab.page.locator(".times canvas.bars").bounding_box()
    at_frame = lambda k: box["x"] + box["width"] * (k + 0.5) / 60
    tab.page.mouse.click(at_frame(50), box["y"] + 12)
    tab.wait("document.body.dataset.shown === '50'")
    tab.expect("0.833 s" in tab.text(".clock") and "51/60" in tab.text(".clock"), tab.text(".clock"))
    tab.page.mouse.move(at_frame(2), box["y"] + 12)
    tab.page.mouse.down()
    tab.page.mouse.move(at_frame(40), box["y"] + 12, steps=5)
    tab.page.mouse.up()
    tab.expect(state(tab)["item"] == "range:2-40" and state(tab)["scope"] == "film", f"a drag is a range: {state(tab)}")
    panel = tab.text("[data-section=range]")
    tab.expect("39 frames" in panel and "opacity 1 → 0.2" in panel, f"its sum, and the difference of its ends: {panel}")
    tab.page.screenshot(path=str(shots / "inspector-range.png"))
    tab.press("Escape")
    tab.expect("item" not in state(tab), "Escape ends the range")
    axis = tab.page.locator(".axis").bounding_box()
    tab.page.mouse.move(axis["x"] + 5, axis["y"] + 10)
    tab.page.mouse.down()
    tab.page.mouse.move(axis["x"] + axis["width"] / 2, axis["y"] + 10, steps=4)
    tab.page.mouse.up()
    tab.expect(frame(tab) in (29, 30), f"a drag on the axis moves the time: {frame(tab)}")
    for button, to in (("first", 0), ("on", 1), ("on", 2), ("back", 1), ("last", 59)):
        tab.page.locator(f"[data-play={button}]").click()
        tab.expect(frame(tab) == to, f"{button}: {frame(tab)}")
    tab.page.locator("[data-play=play]").click()
    tab.wait("Number(document.body.dataset.shown) > 3 && Number(document.body.dataset.shown) < 50", 5)
    tab.expect(tab.page.get_by_label("Pause").count() == 1, "while it plays it can be paused")
    tab.page.keyboard.press("Space")
    tab.settle()
    stopped = frame(tab)
    tab.page.wait_for_timeout(150)
    tab.expect(frame(tab) == stopped and tab.page.get_by_label("Pause").count() == 0, "and stays")
    tab.page.locator(".lane[aria-label^='toast.position'] .span").first.click()
    tab.expect(abs(frame(tab) - 24) <= 1, f"an animation leads to its frame: {state(tab)}")
    tab.expect(state(tab)["layer"] == "toast", f"and to its layer: {state(tab)}")
    tab.press("g")
    tab.press("Shift+Period")
    tab.page.screenshot(path=str(shots / "inspector-ghost.png"))
    lane = tab.page.locator(".lane[aria-label^='card.opacity']")
    lane.focus()
    tab.press("ArrowLeft")
    tab.expect(frame(tab) in (7, 8, 30), f"arrows go along a lane: {frame(tab)}")
    tab.press("ArrowUp")
    tab.expect(tab.page.evaluate("document.activeElement.dataset.kind") == "frames", "and from lane to lane")
    tab.fits()
    tab.finish(shots / "inspector-dock.png")


def test_touches(program, browser, folder, shots):
    """Fingers have a lane of samples and a way in the picture, recognizers a lane of states."""
    scene = ROOT / "Scenes/touch/a-long-press-lifts-a-card-and-drags-it.yml"
    times = ",".join(str(round(k / 30, 4)) for k in range(60))
    tab = Tab(browser)
    tab.open(inspect(program, scene, folder / "touch.html", *[part for time in times.split(",") for part in ("--time", time)]))
    lanes = tab.page.evaluate("document.inspector.film.lanes.map((l) => [l.kind, l.events.map((e) => e.text)])")
    touch = next(events for kind, events in lanes if kind == "touch")
    tab.expect(touch[0] == "began" and "moved" in touch and touch[-1] == "ended", f"samples: {touch}")
    states = next(events for kind, events in lanes if kind == "recognizer" and "began" in events)
    tab.expect([one for one in states if one != "possible"][:2] == ["began", "changed"] and states[-1] == "ended", f"states: {states}")
    begun = tab.page.locator(".lane[data-kind=recognizer] .span.on-touch").first
    before = picture(tab)
    begun.click()
    tab.settle()
    tab.expect(frame(tab) > 0 and picture(tab) != before, "a state leads to its frame")
    tab.press("Shift+Period")
    with_path = picture(tab)
    tab.page.evaluate("document.inspector.film.lanes = []")
    tab.page.evaluate("document.inspector.stage.picture.draw()")
    tab.settle()
    tab.expect(picture(tab) != with_path, "the finger is seen in the picture")
    tab.finish(shots / "inspector-touches.png")


def film(program, scene, page, *options):
    # Late frames are a failure where a budget was asked for.
    run(program, "film", scene, "--report", page, *options, check="--budget" not in options)
    return page.as_uri()


SHADOW = ROOT / "Scenes/film/a-shadow-without-path-costs-in-each-frame.yml"


def test_late(program, browser, folder, shots):
    """Frames above the budget that was asked for name who made them late: in the panel, and where their bar is clicked."""
    for scheme, width in (("light", 1400), ("dark", 1400), ("light", 400), ("dark", 400)):
        tab = Tab(browser, width, color_scheme=scheme)
        tab.open(film(program, SHADOW, folder / "late.html", "--for", "1", "--fps", "60", "--budget", "5") + "#scope=film")
        panel = tab.text(".body")
        tab.expect("5 canvases a frame was asked for" in panel and "no measurement" in panel, panel)
        late = tab.page.evaluate("[...document.inspector.film.late.keys()]")
        loads = tab.page.evaluate("document.inspector.film.frames.map((f) => f.load)")
        tab.expect(late == [k for k, load in enumerate(loads) if load > 5] and len(late) > 10, f"those above it: {late}")
        tab.expect(tab.page.evaluate("document.inspector.film.over") == len(late), "as many as the panel counts")
        tab.expect("bare, passes" in tab.text("[data-section=worst]"), "the list of the worst names the layer")
        tab.expect(tab.page.locator("[data-section=late]").count() == 0, "the first frame is in time")
        if width == 1400:
            row(tab, "withPath").click()
            box = tab.page.locator(".times canvas.bars").bounding_box()
            tab.page.mouse.click(box["x"] + box["width"] * (late[5] + 0.5) / 60, box["y"] + 12)
            tab.wait(f"document.body.dataset.shown === '{late[5]}'")
            tab.expect("scope" not in state(tab) and state(tab)["layer"] == "withPath", f"a click tells of the frame and keeps the choice: {state(tab)}")
        else:
            tab.page.evaluate("(frame) => document.inspector.actions().bar(frame)", late[5])
            tab.wait(f"document.body.dataset.shown === '{late[5]}'")
        words = tab.text("[data-section=late]")
        tab.expect("the budget is 5" in words and "bare" in words and "passes" in words, words)
        tab.settle()
        tab.fits()
        tab.page.screenshot(path=str(shots / f"inspector-late-{scheme}-{width}.png"))
        tab.page.locator("[data-section=late] button").first.click()
        tab.expect(state(tab)["layer"] == "bare", "which is a link to the layer")
        tab.finish()


def test_budgets(program, browser, folder, shots):
    """Without words the budget is the display's: 12 canvases at 60 Hz, 6 at 120."""
    for fps, budget in ((60, 12), (120, 6)):
        tab = Tab(browser)
        tab.open(film(program, SHADOW, folder / "film.html", "--for", "0.2", "--fps", fps) + "#scope=film")
        tab.expect(f"{budget} canvases a frame at {fps} Hz is a choice and no measurement" in tab.text(".body"), tab.text(".body"))
        tab.finish()


def test_plot(program, browser, folder, shots):
    """Curves that were asked for stand first, and are what the answer in JSON has; others are chosen from a menu."""
    page = folder / "plot.html"
    answer = json.loads(run(program, "film", SHADOW, "--for", "1", "--fps", "30", "--curve", "bare.shadowRadius", "--curve", "withPath.position", "--report", page, "--json").stdout)
    told = {f"{curve['layer']}.{curve['keyPath']}": curve for curve in answer["results"][0]["curves"]}
    for width, scheme in ((1400, "light"), (1400, "dark"), (400, "light"), (400, "dark")):
        tab = Tab(browser, width, color_scheme=scheme)
        tab.open(page.as_uri() + "#scope=film&frame=12")
        plots = tab.page.locator("[data-section=plots] .plot")
        tab.wait("document.querySelectorAll('[data-section=plots] .plot').length > 0")
        tab.expect([plots.nth(k).get_attribute("data-plot") for k in range(plots.count())] == ["bare.shadowRadius", "withPath.position"], "those that were asked for")
        tab.expect(tab.page.evaluate("document.querySelector('.plot .least').getBoundingClientRect().height < 20"), "the axis is told")
        curves = tab.page.evaluate("document.inspector.film.plots.slice(0, 2).map((p) => [p.title, p.curves])")
        for title, parts in curves:
            for style in ("model", "presentation"):
                shown = [part["points"] for part in parts if part["style"] == style]
                values = [list(v) if len(v) > 1 else v[0] for v in zip(*[[value for _, value in points] for points in shown])]
                flat = lambda rows: [number for row in rows for number in (row if isinstance(row, list) else [row])]
                # The page has three decimals.
                differences = [abs(a - b) for a, b in zip(flat(values), flat(told[title][style]), strict=True)]
                tab.expect(max(differences) <= 0.0006, f"{title} {style}: {values} {told[title][style]}")
        # The lanes find the same values by themselves.
        lane = tab.page.evaluate("document.inspector.film.lanes.find((l) => l.title === 'bare.shadowRadius').curves")
        for part in lane:
            whole = dict(next(p["points"] for p in curves[0][1] if p["style"] == part["style"]))
            tab.expect(all(abs(whole[time] - value) < 1e-9 for time, value in part["points"]), f"the lane's {part['style']} is the plot's")
        dashes = tab.page.evaluate("['model', 'presentation'].map((c) => getComputedStyle(document.querySelector('.plot .' + c)).strokeDasharray)")
        tab.expect(dashes[0] != "none" and dashes[1] == "none", f"the model is dashed, what is shown solid: {dashes}")
        words = tab.text(".plot .told")
        tab.expect(" shown, 8 set" in words and words.startswith("0.4 s"), words)
        box = tab.page.locator(".plot-frame").first.bounding_box()
        tab.page.mouse.move(box["x"] + box["width"] * 20.5 / 30, box["y"] + 40)
        tab.expect(tab.text(".plot .told").startswith("0.667 s"), tab.text(".plot .told"))
        tab.settle()
        tab.fits()
        tab.page.screenshot(path=str(shots / f"inspector-plot-{scheme}-{width}.png"))
        tab.page.mouse.click(box["x"] + box["width"] * 20.5 / 30, box["y"] + 40)
        tab.wait("document.body.dataset.shown === '20'")
        tab.page.get_by_label("Curve", exact=True).select_option("bare.shadowOpacity")
        tab.settle()
        tab.expect(plots.count() == 1 and plots.first.get_attribute("data-plot") == "bare.shadowOpacity", "one from the menu")
        tab.expect(state(tab)["item"] == "curve:bare.shadowOpacity", f"which an address names: {state(tab)}")
        tab.press("Escape")
        tab.expect(plots.count() == 2, "Escape ends that choice")
        tab.finish()


FEED = """offstage: 1
device: { size: [200, 200], scale: 2 }
window: { backgroundColor: white }
components:
  card:
    view:
      subviews: [{ id: plate, backgroundColor: white, layer: { shadowOpacity: 0.5, shadowRadius: 2 } }]
      constraints: ["V:|-4-[plate(32)]-4-|", "H:|-10-[plate(180)]"]
view:
  subviews:
    - { id: list, class: UITableView, rowHeight: 40, separatorStyle: none, frame: [0, 0, 200, 200], sections: [{ rows: [{ repeat: 100, id: "row {n}", use: card }] }] }
changes: [CHANGES]
film: { duration: 0.5, fps: 20 }
"""


def test_lists(program, browser, folder, shots):
    """A list has a lane with a letter a moment, and a picture of which cell shows which row."""
    changes = ", ".join(f"{{ at: {k / 20 - 0.01:.3f}, id: list, set: {{ contentOffset: [0, {k * 40}] }} }}" for k in range(1, 10))
    write(folder, {"feed.yml": FEED.replace("CHANGES", changes)})
    scene = folder / "feed.yml"
    for width, scheme in ((1400, "light"), (1400, "dark"), (400, "light"), (400, "dark")):
        tab = Tab(browser, width, color_scheme=scheme)
        tab.open(film(program, scene, folder / "feed.html") + "#scope=film")
        lane = tab.page.evaluate("document.inspector.film.lanes.find((l) => l.kind === 'cells')")
        letters = [event["text"] for event in lane["events"]]
        tab.expect(letters == ["+", "+"] + ["r"] * 8, f"made twice, then used again: {letters}")
        tab.expect("reused for 0-6" in lane["events"][2]["note"], lane["events"][2]["note"])
        bars = tab.page.locator("[data-section=reuse] .bar")
        rows = [bars.nth(k).get_attribute("data-row") for k in range(bars.count())]
        tab.expect(sorted(rows, key=lambda row: int(row[2:])) == [f"0-{k}" for k in range(14)], f"a bar a row: {rows}")
        tab.expect("6 cells for 14 rows" in tab.text("[data-section=reuse]"), tab.text("[data-section=reuse]"))
        tab.page.locator("[data-section=reuse]").scroll_into_view_if_needed()
        tab.settle()
        tab.fits()
        tab.page.screenshot(path=str(shots / f"inspector-reuse-{scheme}-{width}.png"))
        bar = tab.page.locator("[data-section=reuse] .bar[data-row='0-9']")
        bar.dispatch_event("click")
        tab.wait("document.body.dataset.shown === '5'")
        tab.settle()
        title = tab.page.evaluate("document.inspector.moment.title(document.inspector.selected)")
        tab.expect(title == "row 10", f"the bar leads to the cell when it shows the row: {title}")
        tab.finish()


def test_chart(program, browser, folder, shots):
    """A recognizer's states as a chart: the present one filled, edges lead to their frames and say why."""
    scene = ROOT / "Scenes/touch/a-single-tap-waits-for-a-double-tap.yml"
    for width, scheme in ((1400, "light"), (1400, "dark"), (400, "light"), (400, "dark")):
        tab = Tab(browser, width, color_scheme=scheme)
        tab.open(film(program, scene, folder / "chart.html", "--from", "0", "--for", "1.5", "--fps", "60"))
        lanes = tab.page.evaluate("document.inspector.film.lanes.filter((l) => l.kind === 'recognizer')")
        tab.expect(all(lane["layer"] >= 0 for lane in lanes) and len(lanes) >= 2, f"each belongs to a view: {[lane['title'] for lane in lanes]}")
        ended = next((lane, event) for lane in lanes for event in lane["events"] if event["text"] == "ended")
        tab.page.evaluate("(i) => document.inspector.select(i)", ended[0]["layer"])
        tab.settle()
        charts = tab.page.locator(".recognizer")
        tab.expect(charts.count() == len([lane for lane in lanes if lane["layer"] == ended[0]["layer"]]), "a chart for each")
        tab.expect(tab.page.locator(".states .now").first.get_attribute("data-state") == "possible", "before anything happened")
        edge = tab.page.locator(".states .taken[aria-label*='to ended']").first
        edge.dispatch_event("click")
        tab.wait("Number(document.body.dataset.shown) > 0")
        tab.settle()
        tab.expect(tab.page.locator(".states .now[data-state=ended]").count() == 1, "the edge leads to the frame in which it ended")
        tab.expect(abs(frame(tab) / 60 - ended[1]["start"]) <= 1 / 60 + 1e-6, f"{frame(tab)} {ended[1]}")
        words = tab.text("[data-section=recognizers]")
        tab.expect("waits" in words and "to fail" in words, f"who waits for whom: {words}")
        tab.fits()
        tab.finish(shots / f"inspector-chart-{scheme}-{width}.png")


def test_lost(program, browser, folder, shots):
    """Frames whose block is broken are hatched on the bars, also before anyone goes there."""
    page = pathlib.Path(story(program, folder, 130)[7:]).read_text()
    for letter in "ca":
        start = page.index(f'id="{letter}1">') + len(f'id="{letter}1">') + 60
        (folder / "lost.html").write_text(page[:start] + ("AAAA" if page[start:start + 4] != "AAAA" else "BBBB") + page[start + 4:])
        tab = Tab(browser)
        tab.open((folder / "lost.html").as_uri())
        tab.expect(tab.page.locator("canvas.bars").first.get_attribute("data-lost") == "0", "nothing is known to be lost")
        tab.wait("document.querySelector('canvas.bars').dataset.lost === '60'", 15)
        box = tab.page.locator(".times canvas.bars").bounding_box()
        tab.page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + 12)
        tab.expect("61 to 120" in tab.page.locator(".lane[data-kind=frames] .track").get_attribute("data-tip"), "pointed at it says so")
        tab.finish(shots / f"inspector-lost-{letter}.png")


def test_scrub(program, browser, folder, shots):
    """The choice survives a scrub through the whole film, and playing, on a desk and on a phone."""
    address = story(program, folder)
    for width, scheme in ((1400, "light"), (1400, "dark"), (400, "light"), (400, "dark")):
        tab = Tab(browser, width, color_scheme=scheme)
        tab.open(address)
        if width == 400:
            tab.page.locator("[data-scope=tree]").click()
        row(tab, "toast").click()
        for k in (5, 59, 30, 0):
            tab.page.evaluate("(frame) => document.inspector.state.set({ frame })", k)
            tab.wait(f"document.body.dataset.shown === '{k}'")
            chosen = tab.page.evaluate("document.inspector.moment.title(document.inspector.selected)")
            tab.expect(chosen == "toast" and "toast" in tab.text(".layer-head"), f"frame {k}: {chosen}")
        if width == 400:
            tab.page.locator(".play-bar input").fill("10")
            tab.wait("document.body.dataset.shown === '10'")
        tab.page.locator("[data-play=play]").click()
        tab.wait("Number(document.body.dataset.shown) > 14", 5)
        tab.page.locator("[data-play=play]").click()
        stopped = frame(tab)
        tab.page.wait_for_timeout(100)
        tab.expect(frame(tab) == stopped and state(tab)["layer"] == "toast", f"{state(tab)}")
        tab.fits()
        tab.finish(shots / f"inspector-scrub-{scheme}-{width}.png")


def test_cost(program, browser, folder, shots):
    """A page of 60 frames of a small scene takes less than half a second of the processor beyond drawing them."""
    write(folder, {"story.yml": STORY})

    def used(*options):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run(program, "film", folder / "story.yml", "--for", "1", *options)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    # The least of some: others are at work here, too.
    drawing, both = [min(used(*options) for _ in range(3)) for options in ((), ("--report", folder / "story.html"))]
    size = (folder / "story.html").stat().st_size
    print(f"  60 frames: {both:.2f} s of the processor, {drawing:.2f} s of them without a page; {size / 1000:.0f} KB")
    tab = Tab(browser)
    tab.expect(both - drawing < 0.5, f"{both} - {drawing}")
    tab.finish(requests=0)


def test_times(program, browser, folder, shots):
    write(folder, {"times.yml": card("white", extra="""changes:
  - { at: 0.5, id: card, set: { backgroundColor: systemGreen, frame: [60, 300, 200, 200] } }
  - { at: 0.5, id: hidden, call: removeFromSuperview }
""").replace("view:\n", "time: [0, 1]\nview:\n", 1)})
    tab = Tab(browser)
    tab.open(inspect(program, folder / "times.yml", folder / "times.html"))
    row(tab, "card").click()
    tab.expect("20, 100  350 × 200 pt" in tab.text(".body"), "the first frame's geometry")
    axis = tab.page.get_by_role("slider", name="Time", exact=True)
    axis.focus()
    tab.page.keyboard.press("ArrowRight")
    tab.wait("document.body.dataset.shown === '1'")
    tab.expect("60, 300  200 × 200 pt" in tab.text(".body"), "the chosen layer stays chosen in the next frame")
    tab.press("Home")
    tab.wait("document.body.dataset.shown === '0'")
    row(tab, "hidden").click()
    axis.focus()
    tab.press("End")
    tab.wait("document.body.dataset.shown === '1'")
    tab.expect("hidden ends at 1 s." in tab.text(".body"), tab.text(".body")[:100])
    tab.finish(shots / "inspector-time.png")


def same_picture(tab, program, scene, folder, time):
    """The page's frame has the pixels of the program's picture."""
    run(program, "render", scene, "-o", folder / "out", "--time", str(time))
    data = base64.b64encode(next((folder / "out").glob("*.png")).read_bytes()).decode()
    for file in (folder / "out").glob("*.png"):
        file.unlink()
    return tab.page.evaluate("""async (data) => {
        const pixels = (image) => {
          const sheet = canvas(image.naturalWidth || image.width, image.naturalHeight || image.height);
          sheet.getContext('2d').drawImage(image, 0, 0);
          return sheet.getContext('2d').getImageData(0, 0, sheet.width, sheet.height);
        };
        const { moment, data: film } = document.inspector;
        const [a, b] = [pixels(await picture(data)), pixels(await film.frame(moment.picture))];
        if (a.width !== b.width || a.height !== b.height) return 'sizes';
        return a.data.findIndex((value, k) => value !== b.data[k]);
    }""", data)


def test_chunks(program, browser, folder, shots):
    """Of a long film a late frame is whole, blocks are kept in small numbers, and a broken one names its frames."""
    address = story(program, folder, 130)
    tab = Tab(browser)
    tab.open(address + "#frame=125&layer=toast&scope=layer")
    tab.expect("80, 670  200 × 60 pt" in tab.text(".body"), f"a late frame: {tab.text('.body')[:200]}")
    tab.expect(same_picture(tab, program, folder / "story.yml", folder, round(125 / 60, 4)) == -1, "its picture is the program's")
    for k in (0, 30, 45, 64, 119):
        tab.page.evaluate("(frame) => document.inspector.state.set({ frame })", k)
        tab.wait(f"document.body.dataset.shown === '{k}'")
        tab.expect(same_picture(tab, program, folder / "story.yml", folder, round(k / 60, 4)) == -1, f"the picture of frame {k}")
    kept = tab.page.evaluate("[document.inspector.data.chunks.size, document.inspector.data.bitmaps.size, document.inspector.data.moments.size]")
    tab.expect(kept[0] <= 3 and kept[1] <= 24 and kept[2] <= 6, f"few are kept: {kept}")
    tab.expect(tab.page.evaluate("document.getElementById('index').textContent.length") < 65536, "the index is small")
    tab.finish()
    page = (folder / "story.html").read_text()
    for letter, frame, words in (("c", 70, "Frames 61 to 120 (1 s to 1.983 s) cannot be read: their block is broken."),
                                 ("a", 70, "The passes, steps and constraints of frames 61 to 120"), ("n", 0, "The names that are first seen in frames 1 to 60")):
        number = 0 if letter == "n" else 1
        start = page.index(f'id="{letter}{number}">') + len(f'id="{letter}{number}">')
        middle = start + 60
        (folder / "broken.html").write_text(page[:middle] + ("AAAA" if page[middle:middle + 4] != "AAAA" else "BBBB") + page[middle + 4:])
        tab = Tab(browser)
        tab.open((folder / "broken.html").as_uri() + f"#frame={frame}")
        shown = tab.text("body")
        tab.expect(words in shown, f"{letter}: {shown[:400]}")
        if letter != "n":
            tab.page.screenshot(path=str(shots / f"inspector-broken-{letter}.png"))
            tab.press("End")
            tab.wait("document.body.dataset.shown === '129'")
            tab.expect(words not in tab.text("body") and tab.page.locator(".rows .row").count() == 4, f"{letter}: the other frames are whole: {tab.text('.rows')}")
        tab.finish()


def test_identity(program, browser, folder, shots):
    """A layer keeps its number from its birth to its death, whatever it is called meanwhile."""
    write(folder, {"list.yml": """offstage: 1
time: [0, 0.2, 0.4, 0.6, 0.8]
view:
  backgroundColor: white
  subviews:
    - { id: first, frame: [0, 0, 100, 40], backgroundColor: red }
    - { frame: [0, 40, 100, 40], backgroundColor: green }
    - { frame: [0, 80, 100, 40], backgroundColor: blue }
    - { id: turned, frame: [200, 80, 100, 40], backgroundColor: blue, transform: [{ rotate: 30 }], subviews: [{ id: inner, frame: [10, 10, 20, 20] }] }
changes:
  - { at: 0.3, id: first, call: removeFromSuperview }
"""})
    tab = Tab(browser)
    tab.open(inspect(program, folder / "list.yml", folder / "list.html"))
    tab.page.locator(".rows .row").nth(4).click()
    tab.expect("view.2" in tab.text(".body") and "0, 80  100 × 40 pt" in tab.text(".body"), tab.text(".body")[:100])
    tab.expect(state(tab)["layer"].startswith("@"), f"without an id it goes by its number: {state(tab)}")
    address = tab.page.url
    tab.page.locator("[data-play=last]").click()
    tab.wait("document.body.dataset.shown === '4'")
    tab.expect("view.1" in tab.text(".body") and "0, 80  100 × 40 pt" in tab.text(".body"), f"it stays chosen under its new name: {tab.text('.body')[:100]}")
    row(tab, "turned").click()
    tab.page.locator("[data-play=first]").click()
    tab.wait("document.body.dataset.shown === '0'")
    row(tab, "first").click()
    tab.page.locator("[data-play=last]").click()
    tab.wait("document.body.dataset.shown === '4'")
    tab.expect("first ends at 0.4 s." in tab.text(".body"), tab.text(".body")[:100])
    quad = tab.page.evaluate("(() => { const m = document.inspector.moment; return m.quad(m.byName.get('inner')); })()")
    tab.expect(len(quad) == 8 and abs(quad[1] - quad[3]) > 5, f"what is turned is turned: {quad}")
    tab.finish(shots / "inspector-identity.png")
    tab = Tab(browser)
    tab.open(address + "&frame=3")
    tab.expect("view.1" in tab.text(".body"), "an address finds it, too")
    tab.finish()


def test_budget(program, browser, folder, shots):
    """50,000 layers, 600 frames of which each moves 200: what the page weighs and how long it takes."""
    write(folder, {"shell.yml": card("white").replace("view:\n", "time: [0, 1]\nview:\n", 1)})
    inspect(program, folder / "shell.yml", folder / "shell.html")
    film = BigFilm(50_000, 600, 200)
    (folder / "big.html").write_text(film.write((folder / "shell.html").read_text()))
    size = (folder / "big.html").stat().st_size / 1e6
    delta = sum(film.deltas) / len(film.deltas)
    tab = Tab(browser)
    seconds = tab.open((folder / "big.html").as_uri())
    paint = tab.page.evaluate("performance.getEntriesByType('paint').find((e) => e.name === 'first-contentful-paint').startTime")
    scrub = """async (frames) => {
        const times = [];
        for (const frame of frames) {
          const start = performance.now();
          document.inspector.state.set({ frame });
          while (document.body.dataset.shown !== String(frame)) await new Promise((done) => { const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage(0); });
          times.push(performance.now() - start);
        }
        return times.sort((a, b) => a - b);
    }"""
    tab.page.evaluate(scrub, list(range(1, 10)))
    near = tab.page.evaluate(scrub, list(range(10, 50)))
    back = tab.page.evaluate(scrub, list(range(48, 20, -1)))
    far = tab.page.evaluate(scrub, [330, 30, 570, 150, 450, 90, 270, 510])
    search = tab.page.evaluate("""() => { const input = document.querySelector('.find input'); input.value = 'view.700.4';
        const start = performance.now(); input.dispatchEvent(new Event('input')); return performance.now() - start; }""")
    found = tab.text(".find")
    tab.page.evaluate("""() => { const input = document.querySelector('.find input'); input.value = ''; input.dispatchEvent(new Event('input')); }""")
    middle = lambda times: times[len(times) // 2]
    print(f"  50,000 layers, 600 frames: {size:.1f} MB, a change {delta:.0f} bytes; first paint {paint:.0f} ms, whole {seconds * 1000:.0f} ms; "
          f"on {middle(near):.1f} ms, back {middle(back):.1f} ms, far {middle(far):.0f} ms (worst {far[-1]:.0f}), search {search:.0f} ms")
    tab.expect(size <= 12 and delta <= 2250, "the page is small")
    tab.expect("6 of 50000" in found or "of 50000" in found, found)
    # Machines differ: four times the budget is a mistake on any of them.
    for name, time, most in (("first paint", paint, 500), ("on", middle(near), 16), ("back", middle(back), 16), ("far", middle(far), 100), ("search", search, 50)):
        tab.expect(time <= 4 * most, f"{name}: {time:.0f} ms")
    tab.finish(shots / "inspector-budget.png")
