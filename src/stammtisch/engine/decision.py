"""One open question of a game: who is asked, what may be answered, what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from stammtisch.engine.subclassing import mypyc_attr

if TYPE_CHECKING:
    from stammtisch.engine.refusal import Refusal
    from stammtisch.engine.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """A small, stateless object; everything that changes lives in the state.

    The state keeps a stack of them. The innermost is asked first: a nested decision (a block in the middle of
    a naming, a shed in the middle of a purchase) is pushed on top and removes itself when it is answered. One
    that waits for nobody is *resumed*: it opens what comes next, or removes itself. So the stack reads like the
    table of contents of the rulebook, from the season down to the question that is being asked.
    """

    # Of the class: a compiled engine would not find those of an interpreted game on its decisions.
    name: ClassVar[str]
    rule: ClassVar[str]

    def seats(self, state: S) -> int:
        """Bit mask of the seats without whose choice the game does not go on; 0: resume me."""
        raise NotImplementedError

    def choices(self, state: S, seat: int) -> list[int]:
        """The legal choices of a seat.

        A seat outside `seats` may have some too: it may act, though nobody waits for it (a purchase out of turn).
        """
        raise NotImplementedError

    def refusal(self, state: S, seat: int, choice: int) -> Refusal | None:
        """Why this choice may not be made by this seat; None exactly for what `choices` lists."""
        raise NotImplementedError

    def take(self, state: S, seat: int, choice: int) -> None:
        """Carry out a legal choice."""
        raise NotImplementedError

    def addressed(self, state: S) -> int:
        """Bit mask of the seats that have something to answer (an open offer) though the game does not wait for it."""
        return 0

    def unlisted(self, state: S, seat: int) -> tuple[str, ...]:
        """The kinds of choice that a seat may make now beside those listed, because they are too many to list."""
        return ()

    def resume(self, state: S) -> None:
        """Go on after what was pushed on top has been answered; only for one that waits for nobody."""
        raise NotImplementedError
