"""The README's Python example is run as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_runs_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, str(README), "exec"), {})
    question, result, refusal = capsys.readouterr().out.splitlines()
    assert question == "Which two shares do you keep hidden? The others are shown and become markers. [0, 1, 2, 3]"
    assert result.endswith("]")
    assert refusal == "Choose the two shares that you keep hidden. [GB-15]"
