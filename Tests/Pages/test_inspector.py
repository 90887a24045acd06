"""The inspector: of the scene of three cards, of hostile texts, and of very large trees."""

import pathlib

from browser import Tab
from scenes import HOSTILE, card, grid, run, write

ROOT = pathlib.Path(__file__).resolve().parents[2]


def inspect(program, scene, page, *options):
    run(program, "inspect", scene, "-o", page, *options)
    return page.as_uri()


def test(program, browser, folder, shots):
    scene = ROOT / "Scenes/screens/three-cards.yml"
    address = inspect(program, scene, folder / "cards.html")
    for scheme in ("light", "dark"):
        tab = Tab(browser, color_scheme=scheme)
        tab.open(address)
        walk(tab, shots if scheme == "light" else None)
        tab.finish(shots / f"inspector-{scheme}.png")
    tab = Tab(browser)
    tab.open(address)
    compare_hits(program, scene, tab)
    tab.finish()


def walk(tab, shots):
    page = tab.page
    rows = page.locator(".row")
    total = rows.count()
    tab.expect(total > 10, f"{total} rows")

    # Choosing in the tree shows properties, those that are set first and defaults dimmed.
    page.locator(".rows").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    tab.expect(page.locator("tr.set").count() >= 3 and page.locator("tr.default").count() > 20, "properties are listed")
    dim, plain = (page.locator(f"tr.{kind} td").first.evaluate("e => getComputedStyle(e).color") for kind in ("default", "set"))
    tab.expect(dim != plain, "defaults are dimmed")

    # Search.
    page.keyboard.press("/")
    page.keyboard.type("window")
    tab.expect(rows.count() < total, "the search leaves fewer rows")
    page.get_by_label("Search the tree").fill("")
    page.keyboard.press("Escape")
    page.get_by_label("Filter").select_option("layers")
    page.get_by_label("Filter").select_option("")

    # Turning, by the keyboard and by the pointer.
    turned = "document.querySelector('.depth canvas').toDataURL()"
    before = page.evaluate(turned)
    page.locator(".depth canvas").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(100)
    after = page.evaluate(turned)
    tab.expect(before != after, "an arrow key turns the sheets")
    box = page.locator(".depth canvas").bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 400)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 380, steps=4)
    page.mouse.up()
    page.wait_for_timeout(100)
    tab.expect(page.evaluate(turned) != after, "dragging turns the sheets")
    if shots:
        page.screenshot(path=str(shots / "inspector-turned.png"))

    # From the front, a click picks what is seen there.
    page.locator("[data-action=front]").click()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    tab.expect(page.locator(".row[aria-selected=true]").count() == 1, "a click in depth chooses a layer")

    # Passes: pointing at one draws where it lies.
    page.locator("[data-tab=passes]").click()
    passes = page.locator(".pass").count()
    told = int(page.locator("footer [role=status]").inner_text().split(" offscreen")[0].split("·")[-1])
    tab.expect(passes == told, f"{passes} passes of {told}")
    if passes:
        flat = "document.querySelector('.flat canvas').toDataURL()"
        before = page.evaluate(flat)
        page.locator(".pass").first.hover()
        page.wait_for_timeout(100)
        tab.expect(page.evaluate(flat) != before, "the pass is outlined")

    # Overlays with words.
    page.get_by_label("Overlay").select_option("blended")
    tab.expect("blended" in page.locator(".legend").inner_text(), "the overlay has its words")
    page.wait_for_timeout(100)
    tints = page.evaluate("""() => {
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
    if shots:
        page.screenshot(path=str(shots / "inspector-blended.png"))
    page.get_by_label("Overlay").select_option("")

    # A touch.
    box = page.locator(".flat canvas").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    tab.expect(page.locator("[data-tab=hit]").get_attribute("aria-selected") == "true", "the hit test is shown")
    tab.expect(page.locator(".step.hit").count() == 1, "one view is hit")
    tab.expect("the point is outside its bounds" in page.locator("[role=tabpanel]").inner_text(), "a rule is told")
    if shots:
        page.screenshot(path=str(shots / "inspector-hit.png"))

    # The update cycle.
    page.keyboard.press("5")
    tab.expect(page.locator(".trace-list li").count() > 3, "steps are listed")
    box = page.locator(".flame").bounding_box()
    told = set()
    for part in range(40):
        page.mouse.move(box["x"] + box["width"] * (part + 0.5) / 40, box["y"] + 5)
        told.add(page.locator("[role=tabpanel] p").inner_text())
    tab.expect(any(text.startswith("turn") for text in told), f"a step is told: {told}")
    if shots:
        page.screenshot(path=str(shots / "inspector-trace.png"))


def compare_hits(program, scene, tab):
    """The page finds the same views as the program, on a grid of points."""
    for x in range(10, 393, 47):
        for y in range(10, 852, 61):
            steps = tab.page.evaluate(
                "([x, y]) => { const m = new Moment(block('t0')); const t = m.hitTest(x, y);"
                " return t.steps.map((s) => [m.name(s.i), s.depth, s.obstacle]); }", [x, y])
            text = run(program, "hit", scene, f"{x},{y}").stdout
            told = [line for line in text.splitlines() if " at " in line]
            assert len(told) == len(steps), f"{x},{y}: {steps}\n{text}"
            for line, (name, depth, obstacle) in zip(told, steps):
                assert line.startswith("  " * depth + name + " at "), f"{x},{y}: {line} / {name}"
                assert obstacle is None or line.endswith("stops: " + obstacle), f"{x},{y}: {line} / {obstacle}"


def test_times(program, browser, folder, shots):
    write(folder, {"times.yml": card("white", extra="""changes:
  - { at: 0.5, id: card, set: { backgroundColor: systemGreen, frame: [60, 300, 200, 200] } }
""").replace("view:\n", "time: [0, 1]\nview:\n", 1)})
    tab = Tab(browser)
    tab.open(inspect(program, folder / "times.yml", folder / "times.html"))
    tab.page.locator(".row", has_text="card").click()
    frame = "document.querySelectorAll('tr.set')[2].innerText"
    tab.expect("[20, 100, 350, 200]" in tab.page.evaluate(frame), "the first frame's geometry")
    slider = tab.page.get_by_label("Time")
    slider.focus()
    tab.page.keyboard.press("ArrowRight")
    tab.wait("document.body.dataset.shown === '1'")
    tab.expect("[60, 300, 200, 200]" in tab.page.evaluate(frame), "the chosen layer stays chosen in the next frame")
    tab.finish(shots / "inspector-time.png")


def test_hostile(program, browser, folder, shots):
    write(folder, {"hostile.yml": card("white", HOSTILE), "long.yml": card("white", "x" * 1_000_000)})
    for name in ("hostile", "long"):
        tab = Tab(browser)
        tab.open(inspect(program, folder / f"{name}.yml", folder / f"{name}.html"))
        tab.page.locator("[data-tab=passes]").click()
        tab.page.locator(".row").nth(2).click()
        shown = tab.page.locator("[role=tabpanel]").inner_text()
        tab.expect(("<script>window.hacked" in shown) if name == "hostile" else ("1000000 characters" in shown), shown[:300])
        tab.finish(shots / f"inspector-{name}.png")


def test_constraints(program, browser, folder, shots):
    """Only where the scene format has constraints."""
    write(folder, {"c.yml": card("white", extra="constraints:\n  - card.width >= 100\n")})
    if run(program, "plan", folder / "c.yml", check=False).returncode != 0:
        return print("  skipped: scenes have no constraints")
    tab = Tab(browser)
    tab.open(inspect(program, folder / "c.yml", folder / "c.html"))
    tab.page.locator("[data-tab=constraints]").click()
    tab.expect("slack" in tab.page.locator("[role=tabpanel]").inner_text(), "constraints have a slack")
    tab.finish(shots / "inspector-constraints.png")


def test_large(program, browser, folder, shots):
    for count in (5000, 50_000):
        write(folder, {f"grid{count}.yml": grid(count)})
        tab = Tab(browser)
        page_file = folder / f"grid{count}.html"
        seconds = tab.open(inspect(program, folder / f"grid{count}.yml", page_file))
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
        tab.page.locator("[data-action=front]").click()
        tab.wait(f"{drawn} === 'fine'")
        box = tab.page.locator(".depth canvas").bounding_box()
        tab.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        tab.expect(tab.page.locator(".row[aria-selected=true]").count() == 1, "a click in depth chooses a layer")
        tab.finish(shots / f"inspector-{count}.png")
