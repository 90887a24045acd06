"""A headless Chromium in which every console message, error and request is remembered."""

import contextlib
import time

from playwright.sync_api import sync_playwright


class Tab:
    def __init__(self, browser, **options):
        self.context = browser.new_context(viewport={"width": 1400, "height": 900}, **options)
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

    def expect(self, condition, what):
        if not condition:
            raise AssertionError(what)

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
