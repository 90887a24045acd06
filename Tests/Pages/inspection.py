"""The inspector in a browser: its page of a scene, and what its parts show."""

import pathlib

from scenes import FORM, STORY, run, write

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROFILE = ROOT / "Scenes/screens/profile-header.yml"


def inspect(program, scene, page, *options):
    run(program, "inspect", scene, "-o", page, *options)
    return page.as_uri()


def form(program, folder):
    write(folder, {"form.yml": FORM})
    return inspect(program, folder / "form.yml", folder / "form.html")


def row(tab, name):
    return tab.page.locator(".rows .row", has=tab.page.locator(".name", has_text=name)).first


def picture(tab):
    return tab.page.evaluate("document.querySelector('.flat canvas').toDataURL()")


def at(tab, x, y):
    """The page's place of a point of the screen."""
    tab.settle()
    box = tab.page.locator(".flat canvas").bounding_box()
    ox, oy, scale = tab.page.evaluate("(() => { const p = document.inspector.stage.picture; return [...p.offset, p.scale]; })()")
    return box["x"] + ox + x * scale, box["y"] + oy + y * scale


def state(tab):
    tab.settle()
    # The address names a frame when the frames rest.
    tab.wait("!document.inspector.state.isWriting")
    return tab.page.evaluate("Object.fromEntries(new URLSearchParams(location.hash.slice(1)))")


def frame(tab):
    return int(state(tab).get("frame", "0"))


def story(program, folder, frames=60):
    """A film of so many frames at 60 Hz."""
    write(folder, {"story.yml": STORY.replace("view:\n", f"time: [{', '.join(str(round(k / 60, 4)) for k in range(frames))}]\nview:\n", 1)})
    return inspect(program, folder / "story.yml", folder / "story.html")
