"""A headless Chromium in which every console message, error and request is remembered."""

import contextlib
import time

from playwright.sync_api import sync_playwright


class Tab:
    def __init__(self, browser, width=1400, **options):
        self.context = browser.new_context(viewport={"width": width, "height": 900 if width > 700 else 800}, **options)
        self.page = self.context.new_page()
        self.problems = []
        self.requests = []
        self.page.on("console", lambda m: self.problems.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", lambda r: self.requests.append(r.url) if not r.url.startswith("data:") else None)

    def open(self, address):
        """Opens an address and waits for the page's script. Returns the seconds that took."""
        start = time.monotonic()
        self.page.goto(address)
        self.wait("document.body.dataset.shown !== undefined", 60)
        return time.monotonic() - start

    def wait(self, condition, seconds=10):
        """Asks until a condition holds. (The browser's own waiting evaluates texts, which the page's policy forbids.)"""
        end = time.monotonic() + seconds
        while not self.page.evaluate(condition):
            self.expect(time.monotonic() < end, f"waited {seconds} s in vain for {condition}")
            time.sleep(0.005)

    def settle(self):
        """Two pictures of the browser later, all that waits for one is drawn."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def press(self, key):
        self.page.keyboard.press(key)
        self.settle()

    def text(self, selector):
        return self.page.locator(selector).first.inner_text()

    def expect(self, condition, what):
        if not condition:
            raise AssertionError(what)

    def fits(self):
        """Nothing runs out of the page or of a panel to the right."""
        wide = self.page.evaluate("""() => [...document.querySelectorAll('body, .body, .tree-pane, main, header, footer, nav')]
            .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'none').map((e) => e.tagName + '.' + e.className)""")
        self.expect(not wide, f"runs out to the right: {wide}")

    def finish(self, shot=None, requests=1):
        """The page did nothing behind our back: no message, no request but the first, no script of a scene."""
        if shot:
            self.page.screenshot(path=str(shot))
        self.expect(not self.problems, f"console: {self.problems}")
        self.expect(len(self.requests) == requests, f"requests: {self.requests}")
        self.expect(self.page.evaluate("window.hacked === undefined"), "a scene's text ran as script")
        self.context.close()


@contextlib.contextmanager
def chromium(program):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()
