"""Toys whose picture leads a click astray."""

from __future__ import annotations

from collections.abc import Callable

from tests.conformance.broken import Case, Patch
from tests.conformance.toy import Toy, ToyView

Clicks = Callable[[list[int]], dict[int, list[str]]]


def toy_with_clicks(clicks: Clicks) -> Toy:
    class Clicked(Toy):
        def draw(self, view: ToyView, names: list[str]) -> str:
            return '<svg><g id="coin"/><g id="card"/></svg>'

        def clicks(self, view: ToyView, choices: list[int]) -> dict[int, list[str]]:
            return clicks(choices)

    return Clicked()


def clicks_on_nothing(patch: Patch) -> Toy:
    return toy_with_clicks(lambda choices: {choices[0]: ["coin", "hat"]})


def clicks_for_what_may_not_be_chosen(patch: Patch) -> Toy:
    return toy_with_clicks(lambda choices: {999: ["coin"]})


def no_clicks_at_all(patch: Patch) -> Toy:
    return toy_with_clicks(lambda choices: {choices[0]: []})


def one_click_for_two_choices(patch: Patch) -> Toy:
    return toy_with_clicks(lambda choices: dict(zip(choices, (["coin", "card"], ["card", "coin"]), strict=False)))


def one_choice_on_the_way_to_another(patch: Patch) -> Toy:
    return toy_with_clicks(lambda choices: dict(zip(choices, (["coin"], ["coin", "card"]), strict=False)))


CASES = [
    Case(clicks_on_nothing, "clicks", "is a click on 'hat', which is not drawn"),
    Case(clicks_for_what_may_not_be_chosen, "clicks", "clicks for 999, which seat"),
    Case(no_clicks_at_all, "clicks", "an empty row of clicks"),
    Case(one_click_for_two_choices, "clicks", "the same clicks for"),
    Case(one_choice_on_the_way_to_another, "clicks", "another choice is made on the way to"),
]
