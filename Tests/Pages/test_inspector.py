"""The inspector: its state, its tools and keys, and what its panels say of a layer, a frame and a film."""

import os

from browser import Tab
from contrast import check
from inspection import PROFILE, ROOT, at, form, inspect, picture, row, state, story
from scenes import FORM, HOSTILE, card, grid, run, write


def test_screens(program, browser, folder, shots):
    """Every text and control has the contrast of the design, and nothing runs out of its panel, at three widths."""
    profile, form_page, play = inspect(program, PROFILE, folder / "profile.html"), form(program, folder), story(program, folder)
    for scheme in ("light", "dark"):
        for width in (1400, 1000, 400):
            for name, address in (("profile", profile), ("layer", profile + "#layer=card&scope=layer&stage=both"),
                                  ("form", form_page + "#layer=field&scope=layer"), ("text", form_page + "#layer=title&scope=layer"),
                                  ("film", form_page + "#frame=1&scope=film"), ("tree", form_page + "#scope=tree"), ("lanes", form_page + "#scope=lanes&frame=2"),
                                  ("play", play + "#frame=30&scope=film&item=range:10-40&overlay=ghost"), ("phone-lanes", play + "#scope=lanes&frame=20")):
                tab = Tab(browser, width, color_scheme=scheme, reduced_motion="reduce")
                tab.open(address)
                check(tab, scheme)
                tab.fits()
                tab.finish(shots / f"inspector-{name}-{width}-{scheme}.png")


def test_summary(program, browser, folder, shots):
    """With nothing chosen the panel says what the frame costs: the sum, the dearest, what was found."""
    tab = Tab(browser)
    tab.open(inspect(program, PROFILE, folder / "p.html"))
    panel = tab.text(".body")
    tab.expect("9" in panel and "offscreen passes" in panel and "7.3 MB" in panel, panel[:200])
    tab.expect("None." in panel, "no diagnostics are said to be none")
    rows = tab.page.locator(".cost-row")
    tab.expect(rows.count() == 4, f"a row for each layer and reason, not for each of nine passes: {rows.count()}")
    sizes = [float(text.split()[0]) * {"KB": 1, "MB": 1024}[text.split()[1]] for text in
             tab.page.locator(".cost-row summary .figure.cost").all_inner_texts()]
    tab.expect(sizes == sorted(sizes, reverse=True), f"the dearest first: {sizes}")
    tab.page.get_by_label("Sort passes").select_option("order")
    tab.expect("portrait" in rows.first.inner_text(), "in order of drawing the portrait is first")
    tab.page.get_by_label("Reason").select_option("maskLayer")
    tab.expect(rows.count() == 1 and "ribbon" in rows.first.inner_text(), "one reason alone")
    before = picture(tab)
    rows.first.locator("summary").click()
    tab.expect("→" in rows.first.inner_text(), "the cure stands beside the cost")
    tab.expect("px" in rows.first.locator(".pass").first.inner_text(), "a size has its unit")
    rows.first.locator(".pass").first.click()
    tab.expect(state(tab)["item"].startswith("pass:"), "a pass can be chosen")
    tab.settle()
    tab.expect(picture(tab) != before, "the pass is outlined")
    tab.expect(tab.page.locator(".pass[aria-current=true]").count() == 1, "and marked")
    tab.finish()


def test_layer(program, browser, folder, shots):
    """Masks are in the tree; names are public; defaults are folded; set values come first."""
    tab = Tab(browser)
    tab.open(inspect(program, PROFILE, folder / "p.html"))
    tree = tab.text(".rows")
    tab.expect("mask" in tree and "CAShapeLayer" in tree, f"the ribbon's mask is in the tree: {tree}")
    tab.expect("<" not in tree and "~" not in tree, f"no private name: {tree}")
    row(tab, "mask").click()
    panel = tab.text(".body")
    tab.expect("ribbon" in panel or "mask" in panel, panel[:100])
    row(tab, "card").click()
    tab.expect(state(tab) == {"layer": "card", "scope": "layer"}, f"the choice is in the address: {state(tab)}")
    panel = tab.text(".body")
    tab.expect("20, 300  335 × 120 pt" in panel, panel[:400])
    tab.expect("shadowOpacity" in panel and "LayerBackingStore" not in panel, "what is set is listed")
    tab.expect(tab.page.locator("tr.default").first.is_visible() is False, "defaults are folded")
    tab.page.locator("summary", has_text="defaults").click()
    tab.expect(tab.page.locator("tr.default").count() > 20, "and open")
    tab.expect("4.3 MB" in panel, "the layer's cost is beside it")
    tab.expect("No constraints: frames place everything." in panel, "an empty section says so")
    tab.page.locator(".values button", has_text="0.25").click()
    tab.expect(tab.page.evaluate("document.body.dataset.copied") == "0.25", "a click copies a value")
    # Masked, with its shadow: the sheet's picture is larger than the layer.
    sheets = tab.page.evaluate("document.inspector.moment.all.filter((l) => l.png).map((l) => [l.n, Boolean(l.pr)])")
    tab.expect(["card", True] in sheets and ["ribbon", False] in sheets, f"card with shadow, ribbon masked: {sheets}")
    tab.finish()


def test_text(program, browser, folder, shots):
    """A label tells its text, font, colour and lines; the search finds texts."""
    tab = Tab(browser)
    tab.open(form(program, folder))
    row(tab, "title").click()
    panel = tab.text(".body")
    for word in ("Sign in to your account", "SFUI-Semibold 17 pt", "#000000", "2 shown, at most 2"):
        tab.expect(word in panel, f"{word}: {panel[:400]}")
    tab.expect("LayerBackingStore" not in tab.page.content().split("<script>")[0], "no store of pixels as contents")
    tab.expect("“Unnamed words”" in tab.text(".rows"), "a label without an id goes by its text")
    tab.page.keyboard.press("/")
    tab.page.keyboard.type("unnamed wo")
    tab.expect(tab.page.locator(".rows .row .name:not(.dim)").count() >= 1 and "1 of" in tab.text(".find"), tab.text(".find"))
    tab.finish(shots / "inspector-text.png")


def test_constraints(program, browser, folder, shots):
    """All constraints that place a view, in the scene's words, with value, slack, priority and line; broken first."""
    tab = Tab(browser)
    tab.open(form(program, folder))
    row(tab, "field").click()
    rows = tab.page.locator(".constraint:visible")
    tab.expect("field.height == 60" in rows.first.inner_text() and "broken" in rows.first.inner_text(), rows.first.inner_text())
    tab.expect("-16" in rows.first.inner_text(), "by how much it is not met")
    texts = rows.all_inner_texts()
    tab.expect(any("field.top == title.bottom + 16" in text for text in texts), f"as the scene writes it: {texts}")
    tab.expect(all(len(text.split()) < 14 for text in texts), f"short rows: {texts}")
    heights = [rows.nth(k).bounding_box()["height"] for k in range(rows.count())]
    tab.expect(max(heights) < 64, f"no tall rows: {heights}")
    panel = tab.page.locator(".body").bounding_box()
    for k in range(rows.count()):
        box = rows.nth(k).bounding_box()
        tab.expect(box["x"] >= panel["x"] and box["x"] + box["width"] <= panel["x"] + panel["width"] + 1, "no row leaves the panel")
    line = next(k for k, text in enumerate(FORM.splitlines(), 1) if "field.height == 60" in text)
    link = rows.first.locator("button")
    tab.expect(link.inner_text() == f"line {line}", link.inner_text())
    link.click()
    tab.expect("field.height == 60" in tab.text(".source [aria-current]"), "the line is shown")
    before = picture(tab)
    rows.nth(1).hover()
    tab.settle()
    tab.expect(picture(tab) != before, "a constraint is drawn")
    row(tab, "lost").click()
    tab.expect("open:" in tab.text(".body") and "y position" in tab.text(".body"), "what is open is said")
    tab.press("Escape")
    tab.press("2")
    tab.expect("Ambiguous layout" in tab.text(".body") and "unsatisfiableConstraints" in tab.text(".body"), "the frame's findings")
    tab.page.locator(".note .link", has_text="field").first.click()
    tab.expect(state(tab)["layer"] == "field", "a finding leads to its view")
    tab.finish(shots / "inspector-constraints.png")


def test_hover(program, browser, folder, shots):
    """Pointing anywhere shows the same layer everywhere: tree, picture, depth, costs."""
    tab = Tab(browser)
    tab.open(inspect(program, PROFILE, folder / "p.html") + "#stage=both")
    before = picture(tab)
    deep = tab.page.evaluate("document.querySelector('.depth canvas').toDataURL()")
    row(tab, "toast").hover()
    tab.settle()
    tab.expect(picture(tab) != before, "a row outlines its layer in the picture")
    tab.expect(tab.page.evaluate("document.querySelector('.depth canvas').toDataURL()") != deep, "and in depth")
    tab.expect("toast" in tab.text(".readout"), "and is told")
    tab.page.mouse.move(*at(tab, 40, 330))
    tab.settle()
    tab.expect("card" in tab.text(".rows .row.hover"), "the picture marks the row")
    tab.page.locator(".cost-row", has_text="ribbon").hover()
    tab.settle()
    tab.expect("ribbon" in tab.text(".rows .row.hover"), "a cost marks the row")
    tab.page.mouse.move(*at(tab, 40, 330))
    tab.page.mouse.down()
    tab.page.mouse.up()
    tab.expect(state(tab)["layer"] == "card", "a click chooses the layer, and opens no hit test")
    tab.expect(tab.page.locator(".step").count() == 0, "no hit test")
    tab.finish(shots / "inspector-hover.png")


def test_tools(program, browser, folder, shots):
    """Touching tells who gets it; measuring tells distances in points, with Alt in pixels."""
    tab = Tab(browser)
    tab.open(inspect(program, PROFILE, folder / "p.html"))
    row(tab, "card").click()
    tab.press("m")
    tab.page.mouse.move(*at(tab, 187, 470))
    tab.settle()
    tab.page.mouse.move(*at(tab, 100, 445))
    tab.settle()
    tab.expect(tab.page.evaluate("document.body.dataset.measured") == "20", "the toast lies 20 pt below the card")
    tab.page.keyboard.down("Alt")
    tab.page.mouse.move(*at(tab, 101, 446))
    tab.settle()
    tab.expect(tab.page.evaluate("document.body.dataset.measured") == "40", "which is 40 px")
    tab.page.keyboard.up("Alt")
    tab.page.screenshot(path=str(shots / "inspector-measure.png"))
    tab.press("t")
    tab.page.mouse.click(*at(tab, 190, 470))
    tab.expect(tab.page.locator(".step.hit").count() == 1, "one view is hit")
    tab.expect("the point is outside its bounds" in tab.text(".body"), "a rule is told")
    tab.expect(state(tab)["item"] == "touch:190,470", f"{state(tab)}")
    address = tab.page.url
    tab.finish(shots / "inspector-touch.png")
    again = Tab(browser)
    again.open(address)
    again.expect(again.page.locator(".step.hit").count() == 1, "the address leads to the same touch")
    again.finish()


def test_keys(program, browser, folder, shots):
    """Each key of the table does what the table says."""
    tab = Tab(browser)
    tab.open(form(program, folder))
    for key, name, value in (("t", "tool", "touch"), ("m", "tool", "measure"), ("v", "tool", None), ("d", "stage", "depth"), ("b", "stage", "both"),
                             ("p", "stage", None), ("1", "scope", "layer"), ("3", "scope", "film"), ("2", "scope", None), ("o", "overlay", "offscreen"),
                             ("End", "frame", "2"), (",", "frame", "1"), (".", "frame", "2"), ("Home", "frame", None), ("]", "frame", "1"),
                             ("End", "frame", "2"), ("[", "frame", "1"), ("Home", "frame", None), ("Shift+Period", "frame", "1"),
                             ("Shift+Period", "frame", "2"), ("Shift+Comma", "frame", "1"), ("g", "overlay", "ghost"), ("g", "overlay", None),
                             ("Home", "frame", None)):
        tab.press(key)
        tab.expect(state(tab).get(name) == value, f"{key}: {state(tab)}")
    for _ in range(6):
        tab.press("o")
    tab.expect("overlay" not in state(tab), "o goes round")
    tab.press("+")
    tab.expect("zoom:1.25" in state(tab)["camera"], "+ zooms")
    tab.press("-")
    tab.press("-")
    tab.expect("zoom:0.8" in state(tab)["camera"], "- zooms out")
    tab.press("0")
    tab.expect("camera" not in state(tab), "0 fits")
    tab.expect(tab.page.locator(".times").is_visible(), "the lanes are open")
    tab.press("l")
    tab.expect(not tab.page.locator(".times").is_visible(), "L closes the lanes")
    tab.press("l")
    tab.press("Space")
    tab.wait("new URLSearchParams(location.hash.slice(1)).get('frame') === '2'", 5)
    tab.press("Home")
    tab.page.locator(".rows").focus()
    for key in ("Home", "ArrowDown", "ArrowDown"):
        tab.press(key)
    tab.expect(state(tab)["layer"] == "form", f"arrows move in the tree: {state(tab)}")
    tab.press("f")
    tab.expect("focus:form" in state(tab)["camera"], "F focuses")
    tab.press("c")
    tab.expect("id: \"form\"" in tab.page.evaluate("document.body.dataset.copied"), "C copies")
    tab.press("?")
    tab.expect(tab.page.locator("dialog[open]").count() == 1, "? lists the keys")
    named = set("".join(tab.page.locator("dialog kbd").all_inner_texts()))
    tab.expect(set("VTMPDBF0+O/C?[],.123GL") <= named, f"{named}")
    tab.press("Escape")
    tab.expect(tab.page.locator("dialog").count() == 0 and state(tab)["layer"] == "form", "Escape ends the menu alone")
    # The ladder: field, tool, item, focus, choice.
    tab.press("/")
    tab.page.keyboard.type("vtm")
    tab.expect("tool" not in state(tab), "no single keys in fields")
    tab.expect("Nothing matches vtm." in tab.text(".tree-pane"), "a vain search says so")
    tab.page.locator(".tree-pane .link").click()
    tab.expect(tab.page.locator(".rows .row").count() > 4, "Clear clears")
    tab.page.keyboard.type("field")
    tab.press("Escape")
    tab.expect(tab.page.locator(".find input").input_value() == "" and state(tab)["layer"] == "form", "the field first")
    tab.press("m")
    tab.press("Escape")
    tab.expect("tool" not in state(tab) and "focus" in state(tab)["camera"], "then the tool")
    tab.press("Escape")
    tab.expect("camera" not in state(tab) and state(tab)["layer"] == "form", "then the focus")
    tab.press("Escape")
    tab.expect("layer" not in state(tab), "then the choice")
    tab.finish()


def test_depth(program, browser, folder, shots):
    """Sheets turn by pointer and keys, say how they stand, and are cut between two depths."""
    tab = Tab(browser)
    tab.open(inspect(program, PROFILE, folder / "p.html") + "#stage=depth")
    tab.page.keyboard.press("b")
    percent = "document.querySelector('.bar.zoom [role=status]').textContent"
    tab.wait(f"parseInt({percent}) > 0")
    tab.page.keyboard.press("d")
    turned = "document.querySelector('.depth canvas').toDataURL()"
    pressed = "[...document.querySelectorAll('.depth-bar [aria-pressed=true]')].map((e) => e.textContent).join()"
    tab.expect(tab.page.evaluate(pressed) == "Turned", "the state shows")
    before = tab.page.evaluate(turned)
    tab.page.locator(".depth canvas").focus()
    tab.press("ArrowRight")
    after = tab.page.evaluate(turned)
    tab.expect(before != after, "an arrow key turns the sheets")
    box = tab.page.locator(".depth canvas").bounding_box()
    tab.page.mouse.move(box["x"] + 200, box["y"] + 400)
    tab.page.mouse.down()
    tab.page.mouse.move(box["x"] + 120, box["y"] + 380, steps=4)
    tab.page.mouse.up()
    tab.settle()
    tab.expect(tab.page.evaluate(turned) != after, "dragging turns the sheets")
    tab.page.screenshot(path=str(shots / "inspector-turned.png"))
    tab.page.locator(".depth-bar [data-value=front]").click()
    tab.settle()
    tab.expect(tab.page.evaluate(pressed) == "Front", "from the front")
    count = "document.inspector.stage.depth.shown.length"
    every = tab.page.evaluate(count)
    tab.page.get_by_label("Cut what lies in front").fill("0.5")
    tab.settle()
    tab.expect(tab.page.evaluate(count) < every, "the front is cut")
    tab.press("0")
    tab.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    tab.expect(tab.page.locator(".row[aria-selected=true]").count() == 1, "a click in depth chooses a layer")
    tab.press("f")
    tab.settle()
    tab.expect(tab.page.evaluate(count) < every, "a focused subtree stands alone")
    tab.finish(shots / "inspector-depth.png")


def test_overlay(program, browser, folder, shots):
    """Overlays tint a pale grey picture, so that red is red; their words say layers and passes."""
    tab = Tab(browser)
    tab.open(inspect(program, PROFILE, folder / "p.html") + "#overlay=blended")
    tab.settle()
    tints = tab.page.evaluate("""() => {
        const canvas = document.querySelector('.flat canvas');
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        let [red, green] = [0, 0];
        for (let i = 0; i < data.length; i += 4) {
          if (data[i] > data[i + 1] + 30 && data[i] > data[i + 2] + 30) red += 1;
          if (data[i + 1] > data[i] + 30 && data[i + 1] > data[i + 2] + 30) green += 1;
        }
        return [red, green];
    }""")
    tab.expect(min(tints) > 1000, f"what is blended is red, what is opaque green: {tints}")
    grey = tab.page.evaluate("""() => {
        const grey = document.inspector.stage.picture.greyImage();
        const { data } = grey.getContext('2d').getImageData(0, 0, grey.width, grey.height);
        let [spread, most] = [0, 0];
        for (let i = 0; i < data.length; i += 4) {
          spread = Math.max(spread, Math.abs(data[i] - data[i + 1]), Math.abs(data[i] - data[i + 2]));
          most = Math.max(most, data[i + 3]);
        }
        return [spread, most];
    }""")
    tab.expect(grey[0] <= 3 and abs(grey[1] - 89) <= 2, f"the picture is grey at 35 %: {grey}")
    tab.press("o")
    tab.page.screenshot(path=str(shots / "inspector-misaligned.png"))
    tab.page.get_by_label("Overlay").select_option("offscreen")
    tab.settle()
    tab.expect("4 layers" in tab.text(".legend") and "9 passes" in tab.text(".legend"), tab.text(".legend"))
    tab.finish(shots / "inspector-offscreen.png")


READER = ROOT / "Scenes/accessibility/a-reader-goes-through-a-form.yml"


def test_reading(program, browser, folder, shots):
    """Elements are numbered with what is spoken, a line goes through them in their order, the pixel under the pointer has its contrast."""
    tab = Tab(browser)
    tab.open(inspect(program, READER, folder / "r.html") + "#overlay=accessibility")
    tab.settle()
    notes = tab.page.evaluate("document.inspector.stage.picture.overlay().notes.map(({ rect, label }) => [rect, label])")
    words = ["Profile. Heading.", "Name. Text Field.", "Newsletter", "Newsletter. Switch Button. Off.", "Decrement. Dimmed. Button.",
             "Increment. Button.", "Volume: 50%. Adjustable.", "Save. Button."]
    tab.expect([label for _, label in notes] == [f"{number}  {text}" for number, text in enumerate(words, 1)], notes)
    tab.expect(all(text in tab.text(".legend") for text in words), tab.text(".legend"))
    middles = [(x + width / 2, y + height / 2) for (x, y, width, height), _ in notes]
    paths = tab.page.evaluate("""() => {
        const picture = document.inspector.stage.picture, found = [];
        const marks = { path: (points) => found.push(points), word() {} };
        picture.paintReading(picture.overlay().notes, marks);
        return found.map((points) => points.map(([x, y]) => [(x - picture.map(0, 0)[0]) / (picture.map(1, 0)[0] - picture.map(0, 0)[0]), (y - picture.map(0, 0)[1]) / (picture.map(0, 1)[1] - picture.map(0, 0)[1])]));
    }""")
    tab.expect(len(paths) == 1 and all(abs(a - b) < 0.01 for point, middle in zip(paths[0], middles) for a, b in zip(point, middle)),
               f"one line through the middles in their order: {paths}")
    # On the way from the switch to the stepper nothing is drawn but that line.
    (x, y), (u, v) = middles[3], middles[4]
    at_line, beside = tab.page.evaluate("""(places) => {
        const picture = document.inspector.stage.picture, canvas = document.querySelector('.flat canvas');
        const { data, width } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        return places.map((place) => {
          const [left, top] = picture.map(...place).map((length) => Math.round(length) - 4);
          const seen = new Set();
          for (let k = 0; k < 81; k += 1) {
            const i = 4 * ((top + Math.floor(k / 9)) * width + left + k % 9);
            seen.add(data.slice(i, i + 3).join());
          }
          return seen.size;
        });
    }""", [[x + (u - x) / 2 + shift, y + (v - y) / 2] for shift in (0, 60)])
    tab.expect(at_line > 1 and beside == 1, f"{at_line} colours at the line, {beside} beside it")
    tab.page.mouse.move(*at(tab, 200, 425))
    tab.settle()
    contrast = tab.page.locator(".flat canvas").get_attribute("data-contrast")
    tab.expect(contrast and contrast.endswith(": 1") and "#007aff" in contrast.lower(), f"blue under the pointer: {contrast}")
    tab.finish(shots / "inspector-accessibility.png")


def test_reader_lane(program, browser, folder, shots):
    """Where the reader was has a lane of the film, from when to when."""
    write(folder, {"reader.yml": READER.read_text().replace("time: [0, 4]", f"time: [{', '.join(str(k / 4) for k in range(17))}]", 1)})
    tab = Tab(browser)
    tab.open(inspect(program, folder / "reader.yml", folder / "lane.html") + "#scope=lanes")
    tab.settle()
    tab.expect("reader" in tab.page.locator(".times .lane-name").all_inner_texts(), "a lane for the reader")
    events = tab.page.evaluate("document.inspector.film.lanes.find((l) => l.kind === 'reader').events")
    stays = [(event["start"], event["end"], event["text"]) for event in events if event["end"] is not None]
    tab.expect(stays == [(0.5, 1, "Profile. Heading."), (1, 1, "Newsletter"), (1, 1.5, "Newsletter. Switch Button. Off."),
                         (1.5, 2, "Volume: 50%. Adjustable."), (2, 3, "Save. Button."), (3, 4, "Profile. Heading.")], stays)
    tab.expect([event["note"] for event in events if event["end"] is None] == ["Newsletter. Switch Button. On. (cut)", "Volume: 70%. Adjustable. (cut)"],
               "what an element tells anew is said at a moment")
    tab.expect(tab.page.locator(".lane[data-kind=reader] .span").count() >= 5, "stays are drawn")
    tab.finish(shots / "inspector-reader-lane.png")


def test_layout_overlay(program, browser, folder, shots):
    """The layout of a collection lies over its picture: insets, groups, spaces and items, each with the rules that gave it."""
    tab = Tab(browser)
    tab.open(inspect(program, ROOT / "Scenes/collections/badges-stand-at-the-corners-of-items.yml", folder / "b.html") + "#overlay=layout")
    tab.settle()
    notes = tab.page.evaluate("document.inspector.stage.picture.overlay().notes.map(({ rect, label }) => [rect, label])")
    tab.expect([[221.5, 20, 78.5, 78], "width 1 of 3 equal parts of 236 = 78.5; height 78"] in notes, notes)
    tab.expect(len(notes) == 10, f"a section and its inside, two groups, four items, two that are missing: {len(notes)}")
    tab.expect("insets of a section or group" in tab.text(".legend") and "an item" in tab.text(".legend"), tab.text(".legend"))
    tab.finish(shots / "inspector-layout.png")


def test_updates(program, browser, folder, shots):
    """Steps are packed, nested and clickable."""
    tab = Tab(browser)
    tab.open(form(program, folder))
    bars = tab.page.evaluate("document.inspector.panels.frame.trace.bars.map((b) => [b.start, b.width, b.level])")
    leaves = sorted((start, width) for start, width, level in bars if width == 1 and level == max(b[2] for b in bars))
    tab.expect(all(b[0] - a[0] >= 1 for a, b in zip(leaves, leaves[1:])), "no two steps share a place")
    end = max(start + width for start, width, _ in bars)
    covered = {k for start, width, _ in bars for k in range(start, start + width)}
    tab.expect(covered == set(range(end)), "no gaps")
    box = tab.page.locator(".flame").bounding_box()
    tab.page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + 5)
    tab.expect(state(tab)["item"].startswith("step:") and "turn" in tab.text(".told"), f"{state(tab)}")
    tab.expect("layer" in state(tab), "and its view is chosen")
    tab.finish(shots / "inspector-updates.png")


def test_copy(program, browser, folder, shots):
    """What is copied as YAML is a layer that the format reads, and draws the same."""
    tab = Tab(browser)
    tab.open(inspect(program, PROFILE, folder / "p.html"))
    row(tab, "card").click()
    copied = {}
    for kind in ("YAML", "Swift", "Selector"):
        tab.page.locator(f"[data-copy={kind}]").click()
        copied[kind] = tab.page.evaluate("document.body.dataset.copied")
    tab.expect(copied["Selector"] == "card", copied["Selector"])
    tab.expect("let card = UIView(frame: CGRect(x: 20, y: 300, width: 335, height: 120))" in copied["Swift"], copied["Swift"])
    tab.expect("card.layer.shadowOpacity = 0.25" in copied["Swift"], copied["Swift"])
    indented = "".join("    " + line + "\n" for line in copied["YAML"].splitlines())
    write(folder, {"copied.yml": "offstage: 1\ndevice: iPhone SE (3rd generation)\nview:\n  subviews:\n" + indented})
    plan = run(program, "plan", folder / "copied.yml").stdout
    tab.expect("shadowWithoutPath" in plan, plan)
    tab.finish()
    tab = Tab(browser)
    tab.open(form(program, folder))
    row(tab, "title").click()
    tab.press("c")
    indented = "".join("    " + line + "\n" for line in tab.page.evaluate("document.body.dataset.copied").splitlines())
    write(folder, {"text.yml": "offstage: 1\nview:\n  subviews:\n" + indented})
    tab.expect("UILabel:title" in run(program, "tree", folder / "text.yml").stdout, "a label is a label again")
    tab.finish()


def test_goldens(program, browser, folder, shots):
    """What the panels say of profile-header and of a broken form, word by word, and the overlay beside its picture.

    To record after a change: OFFSTAGE_RECORD_PAGES=1. Look at what is written."""
    golden = ROOT / "Tests/Pages/Golden"
    found = {}
    for name, address in (("profile-header", inspect(program, PROFILE, folder / "p.html")), ("form", form(program, folder))):
        for what in ("scope=frame", "scope=layer&layer=card", "scope=layer&layer=field", "scope=layer&layer=title"):
            tab = Tab(browser)
            tab.open(address + "#" + what)
            if "There is no layer" not in tab.text(".body"):
                found[f"{name}-{what.split('=')[-1]}.txt"] = tab.text(".body").encode() + b"\n"
            tab.finish()
    run(program, "render", PROFILE, "-o", folder / "out", "--overlay", "offscreen")
    found["profile-header-overlay.png"] = (folder / "out/profile-header-overlay.png").read_bytes()
    assert (folder / "out/profile-header.png").read_bytes() == (ROOT / "Golden/screens/profile-header.png").read_bytes(), "the picture itself"
    for name, data in found.items():
        if os.environ.get("OFFSTAGE_RECORD_PAGES"):
            golden.mkdir(exist_ok=True)
            (golden / name).write_bytes(data)
        assert (golden / name).read_bytes() == data, f"{name}: {data[:600]}"


def test_hits(program, browser, folder, shots):
    scene = ROOT / "Scenes/screens/three-cards.yml"
    tab = Tab(browser)
    tab.open(inspect(program, scene, folder / "cards.html"))
    compare_hits(program, scene, tab)
    tab.finish()


def compare_hits(program, scene, tab):
    """The page finds the same views as the program, on a grid of points."""
    for x in range(10, 393, 47):
        for y in range(10, 852, 61):
            steps = tab.page.evaluate(
                "([x, y]) => { const m = document.inspector.moment; const t = m.hitTest(x, y);"
                " return t.steps.map((s) => [m.name(s.i), s.depth, s.obstacle]); }", [x, y])
            text = run(program, "hit", scene, f"{x},{y}").stdout
            told = [line for line in text.splitlines() if " at " in line]
            assert len(told) == len(steps), f"{x},{y}: {steps}\n{text}"
            for line, (name, depth, obstacle) in zip(told, steps):
                assert line.startswith("  " * depth + name + " at "), f"{x},{y}: {line} / {name}"
                assert obstacle is None or line.endswith("stops: " + obstacle), f"{x},{y}: {line} / {obstacle}"


def test_hostile(program, browser, folder, shots):
    write(folder, {"hostile.yml": card("white", HOSTILE), "long.yml": card("white", "x" * 1_000_000)})
    for name in ("hostile", "long"):
        tab = Tab(browser)
        tab.open(inspect(program, folder / f"{name}.yml", folder / f"{name}.html"))
        tab.page.locator(".rows .row").nth(2).click()
        shown = tab.text(".body")
        tab.expect(("<script>window.hacked" in shown) if name == "hostile" else ("1000000 characters" in shown), shown[:300])
        for scope in "23":
            tab.press(scope)
        tab.finish(shots / f"inspector-{name}.png")


def test_phone(program, browser, folder, shots):
    """At 400 px the picture has half of the height, and a sheet below has tree and panels."""
    tab = Tab(browser, 400)
    tab.open(form(program, folder))
    box = tab.page.locator(".stages").bounding_box()
    tab.expect(abs(box["height"] - 400) < 40 and box["width"] == 400, f"the picture has half: {box}")
    tab.expect(tab.page.locator("header").bounding_box()["height"] <= 52, "the header is one line")
    drawn = tab.page.evaluate("document.inspector.stage.picture.scale * document.inspector.moment.size[0]")
    tab.expect(drawn > 150, f"the phone in the picture is {drawn} px wide")
    tab.page.locator("[data-scope=tree]").click()
    row(tab, "field").click()
    tab.expect(state(tab)["scope"] == "layer" and "field" in tab.text(".body"), "a row leads to its layer")
    tab.page.get_by_label("Show", exact=True).last.select_option("depth")
    tab.expect(state(tab)["stage"] == "depth", "depth by the menu")
    tab.finish(shots / "inspector-phone.png")


def test_drawer(program, browser, folder, shots):
    """At 1000 px the tree is a drawer."""
    tab = Tab(browser, 1000)
    tab.open(form(program, folder))
    tab.expect(not tab.page.locator(".tree-pane").is_visible(), "the tree is away")
    tab.page.locator("[data-action=drawer]").click()
    row(tab, "button").click()
    tab.expect(state(tab)["layer"] == "button" and not tab.page.locator(".tree-pane").is_visible(), "choosing closes the drawer")
    for scope in ("Layer", "Frame", "Film"):
        tab.expect(tab.page.get_by_role("tab", name=scope).is_visible(), f"{scope} is in sight")
    tab.press("/")
    tab.expect(tab.page.locator(".tree-pane").is_visible(), "search opens the drawer")
    tab.finish(shots / "inspector-drawer.png")


def test_large(program, browser, folder, shots):
    for count in (5000, 50_000):
        write(folder, {f"grid{count}.yml": grid(count)})
        tab = Tab(browser)
        page_file = folder / f"grid{count}.html"
        seconds = tab.open(inspect(program, folder / f"grid{count}.yml", page_file) + "#stage=both")
        rate = tab.page.evaluate("""async () => {
            const canvas = document.querySelector('.depth canvas');
            const turn = () => canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
            const next = () => new Promise(requestAnimationFrame);
            for (let k = 0; k < 20; k++) canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
            await next(); await next();
            const start = performance.now();
            for (let k = 0; k < 30; k++) { turn(); await next(); }
            return 30000 / (performance.now() - start);
        }""")
        size = page_file.stat().st_size / 1e6
        print(f"  {count} layers: {size:.1f} MB, opens in {seconds:.2f} s, turns at {rate:.0f} frames a second")
        drawn = "document.querySelector('.depth canvas').dataset.drawn"
        tab.expect(tab.page.evaluate(drawn) == "sketch", "what turns is a sketch")
        tab.page.screenshot(path=str(shots / f"inspector-{count}-turning.png"))
        tab.wait(f"{drawn} === 'fine'")
        tab.expect(count > 5000 or rate >= 30, f"{count} layers turn at {rate} frames a second")
        tab.page.get_by_label("Search the tree").fill("view.3.4")
        tab.expect(tab.page.locator(".row").count() > 0, "the tree is searched")
        tab.page.get_by_label("Search the tree").fill("")
        tab.page.locator(".depth-bar [data-value=front]").click()
        tab.wait(f"{drawn} === 'fine'")
        box = tab.page.locator(".depth canvas").bounding_box()
        tab.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        tab.expect(tab.page.locator(".row[aria-selected=true]").count() == 1, "a click in depth chooses a layer")
        tab.finish(shots / f"inspector-{count}.png")
