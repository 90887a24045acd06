from __future__ import annotations

from pathlib import Path

import pytest

from conftest import LABEL, label
from offstage import Renderer, RequestError, Scene, SceneError, SceneLike
from offstage.dataset import write

SCENE = LABEL.replace('"No NUMBER"', "Terms and conditions")


def test_variants_are_scenes_and_the_same_again(renderer: Renderer) -> None:
    variants = list(renderer.vary(SCENE, 250, seed=7))
    assert [variant.number for variant in variants] == list(range(250))
    assert variants[3].name == "scene-000003"
    assert all("id: title" in variant.scene.text for variant in variants)
    assert len({variant.scene.text for variant in variants}) > 100
    later = list(renderer.vary(SCENE, 20, seed=7, first=230))
    assert later == variants[230:]
    assert later != list(renderer.vary(SCENE, 20, seed=8, first=230))
    assert all(variant.variation["device"] is None for variant in variants)
    for variant in variants[:20]:
        assert renderer.render(variant.scene).png


def test_a_scene_is_given_in_each_way(renderer: Renderer, tmp_path: Path) -> None:
    path = tmp_path / "card.yml"
    path.write_text(SCENE)
    given: list[SceneLike] = [
        path,
        str(path),
        SCENE,
        Scene(SCENE),
        Scene(SCENE, file="card.yml", folder=tmp_path),
    ]
    texts = [[one.scene.text for one in renderer.vary(scene, 5, seed=1)] for scene in given]
    assert all(text == texts[0] for text in texts)
    (variant,) = renderer.vary(path, 1)
    assert variant.name == "card-000000" and variant.scene.folder == tmp_path


def test_variants_keep_what_the_scene_refers_to(renderer: Renderer, tmp_path: Path) -> None:
    parts = "offstage: 1\ncomponents: { plate: { view: { backgroundColor: red } } }\n"
    text = (
        "offstage: 1\ndevice: { size: [8, 6], scale: 1 }\ncomponents: parts.yml\n"
        "view: { subviews: [{ use: plate, id: p }] }\n"
    )
    (tmp_path / "parts.yml").write_text(parts)
    path = tmp_path / "card.yml"
    path.write_text(text)
    for scene in (path, Scene(text, parts={"parts.yml": parts.encode()})):
        for variant in renderer.vary(scene, 3):
            assert renderer.render(variant.scene).png


def test_variants_are_a_data_set(renderer: Renderer, tmp_path: Path) -> None:
    variants = renderer.vary(SCENE, 12, seed=3)
    scenes = {variant.name: variant.scene for variant in variants}
    made = write(scenes, tmp_path, shards=2, renderer=renderer)
    assert (made.rows, made.errors) == (12, 0)


def test_what_is_wrong_is_said(renderer: Renderer) -> None:
    with pytest.raises(SceneError, match="backgroundColour"):
        next(renderer.vary(label(1).replace("backgroundColor", "backgroundColour"), 1))
    with pytest.raises(RequestError, match="first"):
        next(renderer.vary(SCENE, 1, first=-1))
