"""Editions and rulings that a table may switch, declared with what they change."""

from __future__ import annotations

from collections.abc import Mapping

from stammtisch.engine.errors import BadInput


class Option:
    """One switch: its values, the default first, each with what it changes; and the rule that it belongs to."""

    def __init__(self, key: str, rule: str, title: str, values: dict[str, str]) -> None:
        self.key = key
        self.rule = rule
        self.title = title
        self.values = values
        self.default: str = next(iter(values))


class Edition:
    """A named set of option values: a rulebook as it was printed."""

    def __init__(self, key: str, title: str, values: dict[str, str]) -> None:
        self.key = key
        self.title = title
        self.values = values


def resolve(
    options: tuple[Option, ...], editions: tuple[Edition, ...], edition: str | None, chosen: Mapping[str, str]
) -> dict[str, str]:
    """Every option's value: as chosen, else as the edition has it, else the default."""
    values = {option.key: option.default for option in options}
    if edition is not None:
        known = {preset.key: preset for preset in editions}
        if edition not in known:
            raise BadInput(f"there is no edition '{edition}'; there are: {', '.join(known)}")
        values.update(known[edition].values)
    by_key = {option.key: option for option in options}
    for key, value in chosen.items():
        if key not in by_key:
            raise BadInput(f"there is no option '{key}'; there are: {', '.join(by_key)}")
        if value not in by_key[key].values:
            raise BadInput(f"option '{key}' cannot be '{value}'; it can be: {', '.join(by_key[key].values)}")
        values[key] = value
    return values
