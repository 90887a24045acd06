"""The page of failures: three kinds of failure, hostile names, and a thousand of them."""

import shutil

from browser import Tab
from scenes import HOSTILE, card, run, write


def failures(program, folder):
    """A run with a difference of pixels, one of size, a missing golden, and a scene whose texts are hostile."""
    scenes = {"pixels.yml": card("white"), "size.yml": card("white"), "hostile.yml": card("white", HOSTILE)}
    write(folder / "Scenes", scenes)
    run(program, "render", folder / "Scenes", "-o", folder / "Golden")
    run(program, "render", folder / "Scenes/size.yml", "-o", folder / "Small", "--scale", "1")
    shutil.copy(folder / "Small/size-1x.png", folder / "Golden/size.png")
    write(folder / "Scenes", {
        "pixels.yml": card("systemYellow"), "missing.yml": card("white"),
        "hostile.yml": card("systemYellow", HOSTILE) + f"expect: {{ hits: [{{ at: [1, 1], view: hidden }}] }}\n",
    })
    page = folder / "report.html"
    result = run(program, "test", folder / "Scenes", "--golden", folder / "Golden", "--failures", folder / "Failures",
                 "--report", page, check=False)
    assert result.returncode == 1, result.stdout + result.stderr
    return page


def test(program, browser, folder, shots):
    page_file = failures(program, folder)
    for scheme in ("light", "dark"):
        tab = Tab(browser, color_scheme=scheme)
        tab.open(page_file.as_uri())
        walk(tab, shots if scheme == "light" else None)
        tab.finish(shots / f"report-{scheme}.png")
    # The same without a server from another place, as a CI artefact is.
    other = folder / "elsewhere" / "artefact.html"
    other.parent.mkdir()
    shutil.move(page_file, other)
    tab = Tab(browser)
    tab.open(other.as_uri())
    tab.finish()


def walk(tab, shots):
    page = tab.page
    names = page.locator("nav li .name").all_inner_texts()
    tab.expect(sorted(names) == ["hostile", "hostile", "missing", "pixels", "size"], f"failures listed: {names}")

    # Search and filter.
    page.keyboard.press("/")
    page.keyboard.type("pix")
    tab.expect(page.locator("nav li").count() == 3, "the search finds what differs in pixels, by name or message")
    page.get_by_label("Search failures").fill("")
    page.get_by_label("Kind of failure").select_option("missing")
    tab.expect(page.locator("nav li .name").all_inner_texts() == ["missing"], "the filter shows the missing one")
    page.get_by_label("Kind of failure").select_option("")
    page.get_by_label("Search failures").fill("pixels")
    page.locator("nav li button", has=page.locator(".name", has_text="pixels")).click()
    page.wait_for_selector(".view canvas")
    page.get_by_label("Search failures").fill("")

    tab.expect(page.locator("nav [aria-current]").count() == 1, "one row is marked, whatever was filtered")

    # Side by side: two pictures, and the changed rectangle around the card.
    tab.expect(page.locator("figcaption").all_inner_texts() == ["expected", "actual", "difference"], "three stand side by side")
    rects = page.locator(".view").first.locator("rect.changed").count()
    tab.expect(rects == 1, f"{rects} changed rectangles")
    color = "([x, y, k]) => [...document.querySelectorAll('.view canvas')[k].getContext('2d').getImageData(x, y, 1, 1).data]"
    tab.expect(page.evaluate(color, [600, 800, 0]) == [255, 255, 255, 255], "the expected card is white")
    tab.expect(page.evaluate(color, [600, 800, 1])[:3] == [255, 204, 0], "the actual card is yellow")
    tab.expect(page.evaluate(color, [30, 2000, 0]) == page.evaluate(color, [30, 2000, 1]), "the ground is the same")
    box = page.locator(".view canvas").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.3)
    tab.expect("expected #FFFFFF, actual #FFCC00" in page.locator("p[role=status]").inner_text(), "the pixel is told")
    if shots:
        page.screenshot(path=str(shots / "report-side.png"))

    # Swipe, with the keyboard and with the pointer.
    page.locator("h2").first.click()
    page.keyboard.press("2")
    handle = page.locator(".handle")
    left = handle.bounding_box()["x"]
    page.keyboard.press("ArrowRight")
    tab.expect(handle.bounding_box()["x"] > left, "the arrow key moves the handle")
    box = page.locator(".view").bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 50)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.25, box["y"] + 50)
    page.mouse.up()
    value = page.locator(".view").get_attribute("aria-valuenow")
    tab.expect(abs(int(value) - 25) <= 1, f"the pointer drags the handle to a quarter, not {value}")
    if shots:
        page.screenshot(path=str(shots / "report-swipe.png"))

    # Blink.
    page.keyboard.press("3")
    page.wait_for_selector("figure[data-blink=expected]", timeout=2000)
    page.wait_for_selector("figure[data-blink=actual]", timeout=2000)

    # Heat map: bright where it differs, dark elsewhere.
    page.keyboard.press("4")
    tab.expect(sum(page.evaluate(color, [600, 800, 0])[:3]) > 200, "the card glows")
    tab.expect(sum(page.evaluate(color, [30, 2000, 0])[:3]) < 120, "the ground is dark")
    if shots:
        page.screenshot(path=str(shots / "report-heat.png"))
    page.keyboard.press("r")
    tab.expect(page.locator("rect.changed").count() == 0, "the rectangles can be hidden")
    page.keyboard.press("r")

    # The tree shows where a layer lies, and the command accepts.
    page.locator(".tree div", has_text="UIView:card").hover()
    tab.expect(page.locator("rect.layer").count() == 1, "the layer is outlined")
    command = page.locator(".command code").inner_text()
    tab.expect(command.startswith("offstage test ") and command.endswith("--record"), command)

    # The keys choose; what cannot be compared has no swipe.
    page.locator("h2").first.click()
    for name in ("size",):
        page.keyboard.press("j")
        tab.expect(page.locator("main h2").first.inner_text() == name, "j goes on to the next")
        page.wait_for_selector("figure")
    page.keyboard.press("1")
    tab.expect(page.locator("figure").count() == 3, "both sizes are shown, and what differs")
    for _ in range(3):
        page.keyboard.press("k")
    # Hostile texts are texts.
    tab.expect("<script>window.hacked" in page.locator("main").inner_text(), "the hostile id is shown as text")


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
    tab.expect(tab.page.locator("nav li").count() == 1000, "all are listed")
    tab.page.get_by_label("Search failures").fill("scene0777")
    tab.expect(tab.page.locator("nav li").count() == 1, "one is found")
    tab.page.locator("nav li button").click()
    tab.page.wait_for_selector(".view canvas")
    tab.finish(shots / "report-thousand.png")
