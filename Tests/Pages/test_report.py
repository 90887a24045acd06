"""The page of failures: four kinds of failure in folders, hostile names, and a thousand of them."""

import shutil

from browser import Tab
from contrast import check
from scenes import HOSTILE, card, run, write


def failures(program, folder):
    """A run with a difference of pixels, one of size, a missing golden, and a scene whose texts are hostile."""
    wide = card("white", device="{ size: [433, 852], scale: 3 }")
    scenes = {"cards/pixels.yml": card("white"), "cards/wide.yml": card("white", device="{ size: [393, 852], scale: 3 }"),
              "small/size.yml": card("white"), "hostile.yml": card("white", HOSTILE)}
    write(folder / "Scenes", scenes)
    run(program, "render", folder / "Scenes", "-o", folder / "Golden")
    golden = next((folder / "Golden").rglob("size.png"))
    run(program, "render", folder / "Scenes/small/size.yml", "-o", folder / "Small", "--scale", "1")
    shutil.copy(next((folder / "Small").rglob("size*.png")), golden)
    write(folder / "Scenes", {
        "cards/pixels.yml": card("systemYellow"), "cards/wide.yml": wide, "missing.yml": card("white"),
        "hostile.yml": card("systemYellow", HOSTILE) + "expect: { hits: [{ at: [1, 1], view: hidden }] }\n",
    })
    page = folder / "report.html"
    result = run(program, "test", folder / "Scenes", "--golden", folder / "Golden", "--failures", folder / "Failures",
                 "--report", page, check=False)
    assert result.returncode == 1, result.stdout + result.stderr
    return page


def item(tab, name):
    return tab.page.locator(".item", has=tab.page.locator(".name", has_text=name)).first


def choose(tab, name):
    item(tab, name).click()
    tab.wait("document.body.dataset.shown === document.report.current.block")
    tab.settle()


def test_screens(program, browser, folder, shots):
    """Every text and control has the contrast of the design, and nothing runs out of its place, at three widths."""
    address = failures(program, folder).as_uri()
    for scheme in ("light", "dark"):
        for width in (1400, 1000, 400):
            for name, mode in (("pixels", "side"), ("pixels", "heat"), ("wide", "side"), ("missing", "side")):
                tab = Tab(browser, width, color_scheme=scheme, reduced_motion="reduce")
                tab.open(address + f"#mode={mode}")
                choose(tab, name)
                check(tab, scheme)
                tab.fits()
                tab.finish(shots / f"report-{name}-{mode}-{width}-{scheme}.png")
    # The same without a server from another place, as a CI artefact is.
    other = folder / "elsewhere" / "artefact.html"
    other.parent.mkdir()
    shutil.move(folder / "report.html", other)
    tab = Tab(browser)
    tab.open(other.as_uri())
    tab.finish()


def test_list(program, browser, folder, shots):
    """Failures by folder with a picture of 48 px each, searched, filtered, seen, and accepted together."""
    tab = Tab(browser)
    tab.open(failures(program, folder).as_uri())
    page = tab.page
    names = page.locator(".item .name").all_text_contents()
    tab.expect(sorted(names) == ["hostile", "hostile", "missing", "pixels", "size", "wide"], f"failures listed: {names}")
    tab.expect({"cards", "small"} <= {text.split("\n")[0] for text in page.locator(".folder").all_inner_texts()}, "folders have headings")
    tab.wait("document.querySelectorAll('.thumb canvas').length >= 5")
    sizes = page.evaluate("[...document.querySelectorAll('.thumb canvas')].map((e) => Math.max(e.clientWidth, e.clientHeight))")
    tab.expect(all(46 <= size <= 50 for size in sizes), f"thumbnails of 48 px: {sizes}")
    tab.expect(tab.text("[data-action=all]") == "Copy command for 5 of 6 shown", tab.text("[data-action=all]"))
    page.keyboard.press("/")
    page.keyboard.type("cards/pix")
    tab.expect(page.locator(".item").count() == 1, "the search finds by folder and name")
    page.get_by_label("Search failures").fill("zzz")
    tab.expect("Nothing matches zzz." in tab.text(".list"), "a vain search says so")
    page.locator(".list .link").click()
    page.get_by_label("Kind of failure").select_option("missing")
    tab.expect(page.locator(".item .name").all_text_contents() == ["missing"], "the filter shows the missing one")
    page.get_by_label("Kind of failure").select_option("")
    choose(tab, "pixels")
    tab.expect(page.locator(".item[aria-current]").count() == 1, "one row is marked")
    command = tab.text(".command code")
    tab.expect(command.startswith("offstage test ") and command.endswith("--record"), command)
    page.locator("h1").click()
    tab.press("c")
    tab.expect(page.evaluate("document.body.dataset.copied") == command, "c copies the command")
    tab.press("x")
    tab.expect("✓ seen" in item(tab, "pixels").text_content(), "x marks as seen")
    page.reload()
    tab.wait("document.body.dataset.shown !== undefined")
    tab.expect("✓ seen" in item(tab, "pixels").text_content(), "which is remembered")
    page.get_by_label("Kind of failure").select_option("unseen")
    tab.expect("pixels" not in page.locator(".item .name").all_text_contents(), "what is not seen yet")
    page.get_by_label("Kind of failure").select_option("")
    page.get_by_label("Search failures").fill("cards/")
    page.locator("h1").click()
    tab.press("a")
    button = tab.text("[data-action=all]")
    tab.expect(button == "Copy command for 2 shown", button)
    copied = page.evaluate("document.body.dataset.copied")
    tab.expect("pixels.yml" in copied and "wide.yml" in copied and "hostile" not in copied, copied)
    tab.expect(copied.count("offstage test") == 1 and copied.count("--record") == 1, f"one command: {copied}")
    tab.finish(shots / "report-list.png", requests=2)


def test_pictures(program, browser, folder, shots):
    """Side by side, swiped, blinking, as a heat map, pixel by pixel: one scale, one origin, the pixel in words."""
    tab = Tab(browser)
    tab.open(failures(program, folder).as_uri())
    page = tab.page
    choose(tab, "pixels")
    tab.expect([text.split()[0] for text in page.locator("figcaption").all_inner_texts()] == ["expected", "actual", "difference"], "three stand side by side")
    color = "([x, y, k]) => [...document.report.viewer.pictures[k].getContext('2d').getImageData(x, y, 1, 1).data]"
    tab.expect(page.evaluate(color, [600, 800, "expected"]) == [255, 255, 255, 255], "the expected card is white")
    tab.expect(page.evaluate(color, [600, 800, "actual"])[:3] == [255, 204, 0], "the actual card is yellow")
    tab.expect(page.locator("figure canvas").first.get_attribute("data-marks") == "1", "one changed rectangle")
    box = page.locator("figure canvas").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.3)
    tab.expect("expected #FFFFFF, actual #FFCC00" in tab.text(".readout"), "the pixel is told")

    # Swipe, with the keyboard and with the pointer.
    page.locator(".head h2").click()
    tab.press("2")
    pane = page.locator("figure canvas")
    value = int(pane.get_attribute("aria-valuenow"))
    tab.press("ArrowRight")
    tab.expect(int(pane.get_attribute("aria-valuenow")) > value, "the arrow key moves the edge")
    x, scale = page.evaluate("(() => { const v = document.report.viewer; const w = v.view(v.list[0]); return [w.x, w.scale * v.pictures.width]; })()")
    box = pane.bounding_box()
    page.mouse.move(box["x"] + x + 5, box["y"] + 50)
    page.mouse.down()
    page.mouse.move(box["x"] + x + scale / 4, box["y"] + 50)
    page.mouse.up()
    value = int(pane.get_attribute("aria-valuenow"))
    tab.expect(abs(value - 25) <= 1, f"the pointer drags the edge to a quarter, not {value}")
    page.screenshot(path=str(shots / "report-swipe.png"))

    # Blink, and pause.
    page.locator(".head h2").click()
    tab.press("3")
    page.wait_for_selector("figure[data-blink=expected]", timeout=2000)
    page.wait_for_selector("figure[data-blink=actual]", timeout=2000)
    tab.press(" ")
    shown = page.locator("figure").get_attribute("data-blink")
    page.wait_for_timeout(1200)
    tab.expect(page.locator("figure").get_attribute("data-blink") == shown, "Space pauses")
    tab.press(" ")
    page.wait_for_selector(f"figure[data-blink={'actual' if shown == 'expected' else 'expected'}]", timeout=2000)

    # The heat map and its legend are of one table: 207 of 255 is in both, the same.
    tab.press("4")
    legend = page.evaluate("[...document.querySelector('canvas.heat').getContext('2d').getImageData(0, 0, 256, 1).data]")
    table = page.evaluate("heatTable")
    tab.expect([legend[4 * k:4 * k + 3] for k in range(256)] == table, "the legend shows the table")
    tab.expect(len({tuple(one) for one in table}) == 256, "no two distances share a colour")
    heat = page.evaluate("""() => {
        const { pictures } = document.report.viewer;
        const at = (x, y) => [...pictures.heat().getContext('2d').getImageData(x, y, 1, 1).data].slice(0, 3);
        return [at(600, 800), pictures.distances()[800 * pictures.width + 600], at(30, 2000)];
    }""")
    tab.expect(heat[0] == table[heat[1]] and heat[1] == 255, f"the card has its distance's colour: {heat}")
    tab.expect(sum(heat[2]) < 120, "the ground is dark")

    # Pixel by pixel: at the largest change, clipped to the stage, panned, 1× to 32×.
    tab.press("1")
    tab.press("z")
    view = page.evaluate("(() => { const v = document.report.viewer; return [v.scale, v.middle, v.pictures.largest]; })()")
    left, top, width, height = view[2]
    tab.expect(view[0] == 8 and view[1] == [left + width / 2, top + height / 2], f"opens at the largest change: {view}")
    stage, tree = page.locator(".panes").bounding_box(), page.locator("aside").bounding_box()
    tab.expect(stage["x"] + stage["width"] <= tree["x"], "and covers nothing else")
    page.screenshot(path=str(shots / "report-pixels.png"))
    for _ in range(6):
        tab.press("+")
    tab.expect(page.evaluate("document.report.viewer.scale") == 32, "32× is the most")
    middle = page.evaluate("document.report.viewer.middle[0]")
    box = page.locator("figure canvas").first.bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(box["x"] + 36, box["y"] + 100, steps=3)
    page.mouse.up()
    tab.expect(page.evaluate("document.report.viewer.middle[0]") == middle + 2, "dragging pans")
    tab.press("0")
    tab.expect(page.evaluate("document.report.viewer.zoomed") == 0, "0 fits")
    tab.press("r")
    tab.expect(page.locator("figure canvas").first.get_attribute("data-marks") == "0", "the rectangles can be hidden")
    tab.press("?")
    tab.expect(page.locator("dialog[open] kbd").count() > 12, "? lists the keys")
    page.keyboard.press("Escape")
    tab.finish()


def test_size(program, browser, folder, shots):
    """Pictures of two sizes: the wider is wider on the page, too, its excess hatched, with words."""
    tab = Tab(browser)
    tab.open(failures(program, folder).as_uri())
    choose(tab, "wide")
    tab.expect("+120 px wide" in tab.text(".panes"), "the excess is told")
    widths = tab.page.evaluate("""() => {
        const v = document.report.viewer;
        return v.list.slice(0, 2).map((pane) => [v.view(pane).scale, pane.source().width]);
    }""")
    tab.expect(widths[0][0] == widths[1][0] and widths[1][1] - widths[0][1] == 120, f"one scale for both: {widths}")
    red = tab.page.evaluate("""() => {
        const v = document.report.viewer, pane = v.list[0], { x, y, scale } = v.view(pane);
        const wide = Math.round((v.pictures.width - v.pictures.expected.width) * scale) - 4;
        const { data } = pane.canvas.getContext('2d').getImageData(Math.round(x + v.pictures.expected.width * scale) + 2, y + 20, wide, 60);
        let found = 0;
        for (let i = 0; i < data.length; i += 4) if (data[i] > 120 && data[i + 1] < 110 && data[i + 2] < 110) found += 1;
        return [found, wide * 60];
    }""")
    tab.expect(red[0] > red[1] / 20, f"the excess is hatched: {red}")
    choose(tab, "size")
    tab.expect("px wide" in tab.text(".panes"), "1× and 3×")
    tab.finish(shots / "report-size.png")


def test_changes(program, browser, folder, shots):
    """What changed is a list of layers, each with its pixels, that points into the pictures."""
    tab = Tab(browser)
    tab.open(failures(program, folder).as_uri())
    choose(tab, "pixels")
    rows = tab.page.locator(".change")
    tab.expect("UIView:card" in rows.first.inner_text(), f"the card changed most: {rows.all_inner_texts()}")
    tab.expect("px" in rows.first.inner_text() and "% of it" in rows.first.inner_text(), rows.first.inner_text())
    tab.expect(not any("hidden" in text for text in rows.all_inner_texts()), "a hidden layer changed nothing")
    owner = tab.page.evaluate("""() => changedLayers(
        { canCompare: true, width: 10, height: 1, data: {}, distances: () => [0, 1, 1, 0, 1, 0, 0, 0, 0, 1] },
        [{ name: "root", rect: [0, 0, 10, 1], paints: true }, { name: "card", rect: [3, 0, 4, 1], shadow: [1, 0, 8, 1], paints: true }],
      ).map(({ node, pixels, part }) => [node.name, pixels, part])""")
    tab.expect(owner == [["card", 3, 3 / 8], ["root", 1, 1 / 10]], f"a shadow's pixels are its layer's: {owner}")
    rows.first.hover()
    tab.settle()
    tab.expect(tab.page.locator("figure canvas").first.get_attribute("data-marks") == "2", "the layer is outlined")
    flags = tab.page.locator(".tree .chip").all_inner_texts()
    tab.expect("hidden" in flags and "passes" in flags, f"flags are whole words: {flags}")
    boxes = tab.page.evaluate("[...document.querySelectorAll('.tree .chip')].map((e) => [e.getBoundingClientRect().right, e.closest('.tree').getBoundingClientRect().right])")
    tab.expect(all(right <= edge for right, edge in boxes), "no flag is cut")
    tab.page.locator("h1").click()
    for key, name in (("j", None), ("k", "pixels")):
        tab.press(key)
        tab.page.wait_for_timeout(200)
        tab.expect(name is None or tab.text("main h2").endswith(name), f"{key}: {tab.text('main h2')}")
    tab.page.locator(".item[data-kind=pixelsDiffer]", has=tab.page.locator(".name", has_text="hostile")).click()
    tab.wait("document.body.dataset.shown === document.report.current.block")
    tab.expect("<script>window.hacked" in tab.text("main"), "the hostile id is shown as text")
    tab.finish(shots / "report-changes.png")


def test_thousand(program, browser, folder, shots):
    scenes = {f"group{n % 10}/scene{n:04}.yml": card("white", f"card{n}") for n in range(1000)}
    write(folder / "Scenes", scenes)
    run(program, "render", folder / "Scenes", "-o", folder / "Golden")
    write(folder / "Scenes", {name: text.replace("white", "systemTeal") for name, text in scenes.items()})
    page_file = folder / "thousand.html"
    run(program, "test", folder / "Scenes", "--golden", folder / "Golden", "--failures", folder / "Failures",
        "--report", page_file, check=False)
    size = page_file.stat().st_size
    assert size < 60_000_000, f"the page has {size} bytes"
    tab = Tab(browser)
    seconds = tab.open(page_file.as_uri())
    print(f"  1,000 failures: {size / 1e6:.1f} MB, opens in {seconds:.2f} s")
    tab.expect(seconds < 3, f"opens in {seconds} s")
    tab.expect(tab.page.locator(".item").count() == 1000, "all are listed")
    tab.page.get_by_label("Search failures").fill("scene0777")
    tab.expect(tab.page.locator(".item").count() == 1, "one is found")
    tab.page.locator(".item").click()
    tab.page.wait_for_selector("figure canvas")
    tab.finish(shots / "report-thousand.png")
