from __future__ import annotations

import os
import pickle
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy
import pytest

from conftest import ENDLESS, RED, label
from offstage import (
    OffstageError,
    Problem,
    ProgramNotFoundError,
    ProtocolError,
    Renderer,
    Rendering,
    Request,
    RequestError,
    Scene,
    SceneError,
    TimeLimitError,
    WorkerCrashedError,
    WorkerKilledError,
)
from offstage.program import find_program


def children(process: int) -> list[int]:
    text = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True).stdout
    return [int(word) for word in text.split()]


def test_a_path_a_text_and_a_dict_are_the_same_picture(renderer: Renderer, red: Path) -> None:
    tree = {
        "offstage": 1,
        "device": {"size": [8, 6], "scale": 1},
        "view": {"id": "root", "backgroundColor": "red"},
    }
    pictures = [renderer.render(scene).png for scene in (red, str(red), RED, tree, Scene(RED))]
    assert len(set(pictures)) == 1
    assert pictures[0].startswith(b"\x89PNG")


def test_pixels_are_an_array_by_whatever_way_they_come(renderer: Renderer) -> None:
    rendering = renderer.render(RED, want=["pixels"], scale=2)
    assert rendering.pixels.shape == (12, 16, 4)
    assert rendering.pixels.dtype == numpy.uint8
    assert (rendering.pixels == rendering.pixels[0, 0]).all()
    assert rendering.pixels[0, 0, 3] == 255
    # Large ones come by shared memory, and do not change when others follow.
    large = RED.replace("[8, 6]", "[1000, 900]")
    first = renderer.render(large, want=["pixels"])
    renderer.render(large.replace("red", "blue"), want=["pixels"])
    assert (first.pixels == rendering.pixels[0, 0]).all()


def test_all_that_is_wanted_is_there(renderer: Renderer) -> None:
    rendering = renderer.render(
        label(1) + "expect: { offscreenPasses: 0 }\n",
        want=["digest", "plan", "tree", "boxes", "statistics", "advice", "expectations"],
        times=[0, 0.5],
    )
    assert [picture.name for picture in rendering.pictures] == ["-t0.000", "-t0.500"]
    picture = rendering.picture
    assert picture.png is None and picture.digest and picture.plan and picture.advice
    assert picture.failures and picture.failures[0].line == 9
    assert rendering.tree and rendering.plan and rendering.statistics
    boxes = {box.id: box for box in picture.boxes or ()}
    # What of a label lies outside the screen is not seen.
    assert boxes["title"].box == (4, 4, 76, 20)
    assert (boxes["title"].view_class, boxes["title"].text) == ("UILabel", "No 1")
    with pytest.raises(ValueError, match="want"):
        _ = rendering.png


def test_parts_are_the_scenes_own_pictures(renderer: Renderer) -> None:
    logo = renderer.render(RED).png
    text = RED.replace("backgroundColor: red", "class: UIImageView, image: art/logo.png")
    scene = Scene(text, parts={"art/logo.png": logo})
    assert renderer.render(scene, want=["pixels"]).pixels[0, 0, 0] > 200
    with pytest.raises(SceneError, match=r"art/logo\.png"):
        renderer.render(Scene(text))


def test_errors_say_file_line_and_column(renderer: Renderer, tmp_path: Path) -> None:
    path = tmp_path / "wrong.yml"
    path.write_text(RED.replace("backgroundColor", "backgroundColour"))
    with pytest.raises(SceneError) as caught:
        renderer.render(path)
    error = caught.value
    assert (error.file, error.line, error.column) == (str(path), 3, 19)
    assert str(error).startswith(f"{path}:3:19: error: unknown key 'backgroundColour'")
    assert "did you mean 'backgroundColor'?" in str(error)
    with pytest.raises(SceneError, match="no such file"):
        renderer.render("nowhere.yml")
    with pytest.raises(RequestError, match="scale"):
        renderer.render(RED, scale=9)


def test_errors_cross_processes() -> None:
    problem = Problem("sentence", file="a.yml", line=1, column=2)
    error = pickle.loads(pickle.dumps(SceneError("text", (problem,))))
    assert (str(error), error.line) == ("a.yml:1:2: error: sentence", 1)
    for kind in (TimeLimitError, WorkerKilledError, RequestError):
        assert str(pickle.loads(pickle.dumps(kind("why")))) == "why"


def test_a_scene_of_many_is_given_in_its_place(renderer: Renderer) -> None:
    scenes = [label(number) if number % 7 else f"offstage: {number + 2}\n" for number in range(40)]
    results = list(renderer.render_many(scenes, jobs=2, on_error="return", want=["boxes"]))
    assert len(results) == 40
    for number, result in enumerate(results):
        if number % 7:
            assert isinstance(result, Rendering)
            assert any(box.text == f"No {number}" for box in result.picture.boxes or ())
        else:
            assert isinstance(result, SceneError)
    with pytest.raises(SceneError):
        list(renderer.render_many(scenes, jobs=2))


def test_many_scenes_are_not_taken_before_their_turn(renderer: Renderer) -> None:
    taken = 0

    def scenes() -> Iterator[str]:
        nonlocal taken
        while True:
            taken += 1
            yield RED

    many = renderer.render_many(scenes(), jobs=2)
    for _ in range(5):
        next(many)
    many.close()
    assert taken <= 5 + 2 * 4 + 1


def test_time_and_memory_cost_a_scene_its_answer(renderer: Renderer) -> None:
    with pytest.raises(TimeLimitError):
        renderer.render(ENDLESS, timeout=0.2)
    with pytest.raises(WorkerCrashedError, match="MB"):
        renderer.render(ENDLESS, megabytes=150)
    with pytest.raises(RequestError, match=r"limits\.seconds"):
        renderer.render(RED, timeout=3600)
    assert renderer.render(RED).png


@pytest.mark.parametrize("is_drawing_one", [True, False])
def test_a_killed_process_loses_nothing(is_drawing_one: bool) -> None:
    with Renderer() as renderer:
        expected = [renderer.render(label(number)).png for number in range(60)]
        stop = threading.Event()

        def kill() -> None:
            while not stop.wait(0.15):
                for worker in renderer.process_ids[:1]:
                    victims = children(worker) if is_drawing_one else [worker]
                    for victim in victims:
                        os.kill(victim, signal.SIGKILL)

        killer = threading.Thread(target=kill)
        killer.start()
        try:
            scenes = [label(number) for number in range(60)]
            drawn = [each.png for each in renderer_with(renderer).render_many(scenes, jobs=2)]
        finally:
            stop.set()
            killer.join()
    assert drawn == expected


def renderer_with(renderer: Renderer) -> Renderer:
    """Let a renderer try as often as a test kills."""
    renderer._pool._retries = 1000
    return renderer


def test_a_process_that_is_killed_while_it_starts_is_started_again(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text(
        f"#!/bin/sh\n[ -e {tmp_path}/seen ] || {{ touch {tmp_path}/seen; kill -9 $$; }}\n"
        f'exec {find_program()} "$@"\n'
    )
    program.chmod(0o755)
    with Renderer(program=program) as renderer:
        assert renderer.render(RED).picture.width == 8
    (tmp_path / "seen").unlink()
    with Renderer(program=program, retries=0) as renderer, pytest.raises(ProtocolError):
        renderer.render(RED)


def test_retries_end() -> None:
    with Renderer(retries=1) as renderer:
        done = threading.Event()

        def kill() -> None:
            while not done.wait(0.01):
                for worker in renderer.process_ids:
                    os.kill(worker, signal.SIGKILL)

        killer = threading.Thread(target=kill)
        killer.start()
        try:
            with pytest.raises((WorkerKilledError, ProtocolError)):
                renderer.render(ENDLESS, timeout=30)
        finally:
            done.set()
            killer.join()


def test_nothing_is_left_of_a_renderer() -> None:
    with Renderer() as renderer:
        list(renderer.render_many([RED] * 4, jobs=2))
        processes = renderer.process_ids
        processes += [child for worker in processes for child in children(worker)]
        assert len(processes) >= 2
    deadline = time.monotonic() + 10
    while any(is_alive(process) for process in processes) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(is_alive(process) for process in processes)
    with pytest.raises(ValueError, match="closed"):
        renderer.render(RED)


def is_alive(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    try:
        return stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_check_schema_and_hello(renderer: Renderer) -> None:
    check = renderer.check(RED)
    assert (check.times, check.size, check.scale, check.has_film) == ((0,), (8, 6), 1, False)
    assert renderer.schema()["$schema"]
    assert renderer.hello.edition == 1 and renderer.hello.fonts[0][0] == "Inter-Regular"


def test_a_rendering_shows_itself(renderer: Renderer, tmp_path: Path) -> None:
    rendering = renderer.render(RED)
    assert rendering._repr_png_() == rendering.png
    rendering.save(tmp_path / "red.png")
    assert (tmp_path / "red.png").read_bytes() == rendering.png


def test_programs_that_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ProgramNotFoundError):
        Renderer(program=tmp_path / "nothing")
    for line in ("exit 1", "echo hello", "printf '\\002\\000\\000\\000{}'"):
        script = tmp_path / "offstage"
        script.write_text(f"#!/bin/sh\n{line}\n")
        script.chmod(0o755)
        with Renderer(program=script) as renderer, pytest.raises(OffstageError):
            renderer.render(RED)
    monkeypatch.setenv("OFFSTAGE_PROGRAM", str(tmp_path / "none"))
    with pytest.raises(ProgramNotFoundError, match="none"):
        Renderer()


def test_progress_is_lines_where_no_terminal_is(
    renderer: Renderer, capsys: pytest.CaptureFixture[str]
) -> None:
    list(renderer.render_many([RED] * 3, jobs=1, progress=True))
    assert "offstage: 3/3 scenes" in capsys.readouterr().err
    list(renderer.render_many([Request(RED)], jobs=1))
    assert capsys.readouterr().err == ""
