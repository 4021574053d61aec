"""How far a seat may take back: over its own latest choice and whatever bots did since, never across a fence."""

from __future__ import annotations

from collections.abc import Collection

from stammtisch.table.table import Table


def takes_back(table: Table, seat: int, bots: Collection[int]) -> int | str:
    """How many choices an undo of this seat takes back, or why there is none, in one sentence.

    Bots do not mind, so their choices are taken back along with one's own; a person's choice, and anything that
    showed somebody something new, stands.
    """
    choices = table.record.choices
    for back in range(1, len(choices) + 1):
        chooser = choices[-back][0]
        if chooser != seat and chooser not in bots:
            return f"You cannot undo any more: {table.names[chooser]} has chosen since."
        fence = next((event for event in table.story[-back] if event.fence), None)
        if fence is not None:
            # In public words: whoever sits beside may read it too.
            return f"You cannot undo past this: {table.game.tell(fence, None, table.names)}"
        if chooser == seat:
            return back
    return "There is nothing to undo: you have not chosen yet."
