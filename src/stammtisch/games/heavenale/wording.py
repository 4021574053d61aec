"""A choice in the words of the moment: what lies on a space, what a start spot brings, what a tile costs."""

from __future__ import annotations

from stammtisch.engine.event import Event
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.heavenale.choices import (
    BUY,
    DISC,
    DISC_RESOURCE,
    DISC_TARGET_COUNT,
    DISC_TARGETS,
    MOVE,
    PASS,
    PLACE,
    SELL,
    SHED,
    START,
    START_BREWMASTER,
    START_DUCATS,
    START_FIRST,
    START_INCOMES,
)
from stammtisch.games.heavenale.components import ACTIVATION, BARREL
from stammtisch.games.heavenale.decisions.activation import gains_of
from stammtisch.games.heavenale.decisions.start_area import BREWMASTER_INCOME, DUCATS_INCOME, MARKER_INCOME
from stammtisch.games.heavenale.hidden import complete
from stammtisch.games.heavenale.names import EMPTY, FERTILITIES, FIRST_MONK, HALVES, SUN, SUNNY_COUNT, TILES
from stammtisch.games.heavenale.view import HeavenAleView


def describe(choice: int, view: HeavenAleView, book: Rulebook) -> str | None:
    """None for what needs no more than its own words."""
    stage = view.decisions[-1] if view.decisions else ""
    if choice == PASS and stage in ("buy", "card"):
        return book.say("choice", f"pass_{stage}", {})
    if MOVE <= choice < START:
        return _move(choice - MOVE + 1, view, book)
    if START <= choice < SELL:
        return _start(choice - START, "start" if stage == "move" else "begin", book)
    if BUY <= choice < PLACE and stage == "buy" and view.seat is not None:
        return _buy(*divmod(choice - BUY, len(HALVES)), view.figure[view.seat], view, book)
    if DISC <= choice < DISC + DISC_TARGET_COUNT and view.seat is not None:
        return _disc(choice - DISC, view.seat, view, book)
    if choice > SHED and stage == "shed" and view.seat is not None and view.shed >= 0:
        return _shed(choice - SHED, view.garden[view.seat], view.terms.garden.around_shed[view.shed], book)
    return None


def tell(event: Event, names: list[str], book: Rulebook) -> str | None:
    """None for what is told in the words of its kind."""
    if event.kind == "bought" and event.public["price"] == 1:
        return book.say("payment", "for_one", event.public, {"who": names[event.seat]})
    return None


def _move(space: int, view: HeavenAleView, book: Rulebook) -> str | None:
    rails = view.terms.track
    if rails.kind[space] == BARREL:
        return book.say("choice", "move_barrel", {"space": space})
    if rails.kind[space] == ACTIVATION:
        return book.say("choice", "move_disc", {"space": space, "letters": rails.letters[space]})
    if not view.track[space]:
        return None
    return book.say("choice", "move_tiles", {"space": space, "tiles": [TILES[tile] for tile in view.track[space]]})


def _start(income: int, verb: str, book: Rulebook) -> str:
    """HA-15; who moves there ends the round for himself (HA-24), who begins there does not."""
    if income == START_FIRST:
        return book.say("choice", f"{verb}_first", {})
    steps = {START_BREWMASTER: BREWMASTER_INCOME, START_DUCATS: DUCATS_INCOME}.get(income, MARKER_INCOME)
    return book.say("choice", f"{verb}_income", {"name": START_INCOMES[income], "steps": steps})


def _buy(tile: int, half: int, space: int, view: HeavenAleView, book: Rulebook) -> str:
    """HA-31, HA-32"""
    price = view.terms.track.price[space] if tile >= FIRST_MONK else tile % FERTILITIES + 1
    price *= 2 if half == SUN else 1
    values = {"tile": TILES[tile], "half": HALVES[half], "price": price}
    return book.say("choice", "buy_for" if price > 1 else "buy_for_one", values)


def _disc(target: int, seat: int, view: HeavenAleView, book: Rulebook) -> str:
    """HA-41 to HA-46: what it lets pay, and what that comes to."""
    gains = gains_of(complete(view), seat, target)
    if target < DISC_RESOURCE:
        return book.say("choice", "disc_number", {"number": target + 1, "gains": gains})
    return book.say("choice", "disc_kind", {"target": DISC_TARGETS[target], "gains": gains})


def _shed(mask: int, garden: list[int], around: list[int], book: Rulebook) -> str | None:
    """HA-52: the tiles by name and half, for what they pay hangs on both; nobody counts points of the compass."""
    spots = [spot for turn, spot in enumerate(around) if mask >> turn & 1]
    if any(garden[spot] == EMPTY for spot in spots):
        return None
    halves = ["shed_sun" if spot < SUNNY_COUNT else "shed_shade" for spot in spots]
    tiles = [book.say("choice", half, {"tile": TILES[garden[spot]]}) for half, spot in zip(halves, spots, strict=True)]
    return book.say("choice", "shed_tiles", {"tiles": tiles})
