"""Gradients from short tables: a name, a direction, and stops."""

from __future__ import annotations

from stammtisch.pictures.svg import element

# Where, colour and, where it is not 1, opacity.
Stop = tuple[float, str] | tuple[float, str, float]
Gradients = dict[str, tuple[str, tuple[Stop, ...]]]


def linear(prefix: str, gradients: Gradients) -> str:
    """By name the direction `x1 y1 x2 y2` and the stops."""
    return "".join(
        _gradient("linearGradient", f"{prefix}-{name}", ("x1", "y1", "x2", "y2"), *entry)
        for name, entry in gradients.items()
    )


def radial(prefix: str, gradients: Gradients) -> str:
    """By name the circle `cx cy r` and the stops."""
    return "".join(
        _gradient("radialGradient", f"{prefix}-{name}", ("cx", "cy", "r"), *entry) for name, entry in gradients.items()
    )


def _gradient(tag: str, name: str, axes: tuple[str, ...], values: str, stops: tuple[Stop, ...]) -> str:
    spelled = [
        f'<stop offset="{stop[0]:g}" stop-color="{stop[1]}"'
        + (f' stop-opacity="{stop[2]:g}"/>' if len(stop) == 3 else "/>")
        for stop in stops
    ]
    return element(tag, *spelled, id=name, **dict(zip(axes, values.split(), strict=True)))
