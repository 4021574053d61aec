"""Which tests and scenarios cite which rule, read from their source without running anything."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from stammtisch.cli.files import read_text
from stammtisch.engine import BadInput
from stammtisch.engine.scenario_file import read_scenario

MARK = "rule"

Citation = tuple[str, str]
"""The number of a rule and the place that cites it."""


class Citations:
    """Places by rule."""

    def __init__(self) -> None:
        self._places: dict[str, list[str]] = {}

    def add(self, citations: Iterator[Citation]) -> None:
        for rule, place in citations:
            places = self._places.setdefault(rule, [])
            if place not in places:
                places.append(place)

    def of(self, rule: str) -> list[str]:
        """The places that cite a rule."""
        return self._places.get(rule, [])

    def beside(self, known: set[str]) -> dict[str, list[str]]:
        """What is cited and is no rule."""
        return {rule: places for rule, places in self._places.items() if rule not in known}


def cited_by_tests(directory: Path) -> Iterator[Citation]:
    """Every `pytest.mark.rule` of the tests: on a test, its class, its module, or one of its parameters."""
    if not directory.is_dir():
        raise BadInput(f"there is no directory {directory}; say where the tests are with --tests")
    for path in sorted(directory.rglob("*.py")):
        try:
            module = ast.parse(read_text(path))
        except (SyntaxError, ValueError) as error:
            raise BadInput(f"{path} is no Python: {error}") from None
        yield from _in_body(module.body, path.as_posix(), _assigned(module.body))


def cited_by_scenarios(directory: Path) -> Iterator[Citation]:
    """The `rules` of every scenario, and the rules by which it expects refusals."""
    for path in sorted(directory.rglob("*.toml")):
        for rule in read_scenario(read_text(path), str(path)).rules:
            yield rule, path.as_posix()


def _in_body(body: list[ast.stmt], place: str, inherited: list[str]) -> Iterator[Citation]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = inherited + _marked(node.decorator_list) + _assigned(node.body)
            yield from _in_body(node.body, f"{place}::{node.name}", own)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for rule in inherited + _marked(node.decorator_list):
                yield rule, f"{place}::{node.name}"


def _assigned(body: list[ast.stmt]) -> list[str]:
    """The marks in a `pytestmark = …`."""
    return [
        rule
        for node in body
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
        for rule in _marked([node.value])
    ]


def _marked(nodes: list[ast.expr]) -> list[str]:
    """The rules of every mark within some expressions, also deep inside, as on a `pytest.param`."""
    return [
        argument.value
        for node in nodes
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == MARK
        and isinstance(call.func.value, ast.Attribute)
        and call.func.value.attr == "mark"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
