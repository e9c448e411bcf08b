"""The Python in the README does what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT

README = ROOT / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_python_in_the_readme_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Blocks run in order and share their names; what they print must be as shown, after prompts or in comments."""
    monkeypatch.chdir(tmp_path)  # what it saves is not for the checkout
    text = README.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": "readme"}
    blocks = list(BLOCK.finditer(text))
    assert blocks, "the README shows no Python"
    for block in blocks:
        line = text.count("\n", 0, block.start(1))
        code = block[1]
        if ">>>" not in code:
            exec(compile("\n" * line + code, README.name, "exec"), names)  # noqa: S102  (our own README)
            printed = capsys.readouterr().out.splitlines()
            for promised in re.findall(r"# (The .*\.)$", code, re.MULTILINE):
                assert promised in printed
            continue
        example = doctest.DocTestParser().get_doctest(code, names, README.name, str(README), line)
        report: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(example, out=report.append, clear_globs=False)
        names |= example.globs
        if runner.failures:
            pytest.fail("".join(report), pytrace=False)
