"""A picture in two layers, so that a page can lay the ground once and renew only the pieces."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.pictures.svg import Attribute, element, escape, number


@dataclass(frozen=True)
class Layers:
    """The ground, which never changes during a game, and the pieces on it.

    The style sheet is kept apart: a page may forbid style elements, a file that is looked at alone needs one.
    """

    game: str
    width: float
    height: float
    title: str
    description: str
    style: str
    definitions: str
    scenery: str
    pieces: str

    def whole(self) -> str:
        """One picture that needs nothing else."""
        return self._svg(
            element("title", escape(self.title), id="picture-title"),
            element("desc", escape(self.description), id="picture-description"),
            element("defs", element("style", self.style), self.definitions),
            self.scenery,
            self.pieces,
            role="img",
            aria_labelledby="picture-title picture-description",
        )

    def ground(self) -> str:
        """What lies below, with all that the pieces are drawn from; a reader is told of the pieces alone."""
        return self._svg(element("defs", self.definitions), self.scenery, aria_hidden="true")

    def top(self) -> str:
        """The pieces, to be laid on the ground; they are things to choose, so they are a group and no image."""
        return self._svg(self.pieces, role="group", aria_label=escape(f"{self.title}. {self.description}"))

    def _svg(self, *content: str, **attributes: Attribute) -> str:
        return element(
            "svg",
            *content,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            class_=self.game,
            **attributes,
        )
