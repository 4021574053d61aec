"""What every components file must get right: each element says whether it is documented, numbers are numbers."""

from __future__ import annotations

STATUSES = ("documented", "reconstructed")


def status_faults(what: str, element: object) -> list[str]:
    """A line if an element does not say how well it is known."""
    if isinstance(element, dict) and element.get("status") in STATUSES:
        return []
    return [f'{what} needs a "status": {" or ".join(STATUSES)}']


def whole_faults(what: str, element: object, key: str, low: int, high: int) -> list[str]:
    """A line if an element's entry is no whole number within bounds."""
    value = element.get(key) if isinstance(element, dict) else None
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return []
    return [f'{what} needs a whole "{key}" from {low} to {high}, not {value!r}']
