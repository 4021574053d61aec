"""The ten businesses: who has how much of each, whose boss stands there, and what a payday now would bring."""

from __future__ import annotations

from typing import Final

from stammtisch.games.goldbraeu.names import BREWERIES, BUSINESS_COUNT, BUSINESSES, GARDEN_COUNT, NOBODY
from stammtisch.games.goldbraeu.scoring import DRUNKARD_COSTS, WAITRESS_BRINGS, income, share_out
from stammtisch.games.goldbraeu.sketch.ink import PARASOL, badge, seat_text
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.markup import fit, paint

# GB-41: a boss who has more markers than all others together can block.
STRONG_BOSS: Final = "♚"
WEAK_BOSS: Final = "♔"

# Columns: a name with its chip, and everybody's markers.
NAMES: Final = 12
STAKES: Final = 12


def business_lines(view: GoldbraeuView) -> list[str]:
    """Headings, the gardens, the breweries, and what the signs mean."""
    amounts = to_divide(view)
    lines = [_line(view, business, amounts[business]) for business in range(BUSINESS_COUNT)]
    badges = "".join(badge(seat) + _gap(view) for seat in range(view.terms.players))
    when = "if payday were now" if view.decisions else "the last payday"
    return [
        paint(f"{fit('', NAMES + STAKES)}{when}", "dim"),
        f"{fit('', NAMES)}{badges} {paint('beer  pot each boss', 'dim')}",
        *lines[:GARDEN_COUNT],
        paint(f"{fit(f'{WEAK_BOSS} boss  {STRONG_BOSS} can block', NAMES + STAKES)} signs", "dim"),
        *lines[GARDEN_COUNT:],
        paint(f"+{WAITRESS_BRINGS} waitress, -{DRUNKARD_COSTS} drunkard, {PARASOL} counts twice", "dim"),
    ]


def to_divide(view: GoldbraeuView) -> list[int]:
    """By business, what a payday now would divide among its markers. (GB-71, GB-72)"""
    amounts = [0] * BUSINESS_COUNT
    for garden in range(GARDEN_COUNT):
        earned = income(view.cells[garden], view.terms.board.parasols, view.waitress == garden, view.drunkard == garden)
        amounts[garden] = earned // 2
        amounts[GARDEN_COUNT + view.sign[garden]] += earned // 2
    return amounts


def expected(view: GoldbraeuView) -> list[int]:
    """By seat, what a payday now would bring. (GB-73)"""
    sums = [0] * view.terms.players
    for business, amount in enumerate(to_divide(view)):
        markers = _markers(view, business)
        each, rest = share_out(amount, sum(markers))
        for seat, count in enumerate(markers):
            sums[seat] += each * count + (rest if view.boss[business] == seat else 0)
    return sums


def _line(view: GoldbraeuView, business: int, amount: int) -> str:
    markers = _markers(view, business)
    each, rest = share_out(amount, sum(markers))
    boss = view.boss[business]
    if business < GARDEN_COUNT:
        name = seat_text(BUSINESSES[business][0], boss) + fit(BUSINESSES[business][1:], 7) + _chip(view, business)
        beer = fit(BREWERIES[view.sign[business]].removesuffix("bräu"), 6)
    else:
        name = fit(BUSINESSES[business], NAMES)
        beer = fit(f"{view.terms.pieces.signs - view.sign.count(business - GARDEN_COUNT)} left", 6)
    cells = "".join(_stake(markers, seat, boss) + _gap(view) for seat in range(view.terms.players))
    # GB-75: without markers the boss takes all, and without a boss the bank takes the rest.
    share = f"{each:>4}" if sum(markers) else "   -"
    left = f"{rest:>+5}" if boss != NOBODY else "    -"
    return f"{name}{cells} {beer}{amount:>4}{share}{left}"


def _stake(markers: list[int], seat: int, boss: int) -> str:
    """One player's markers at a business, and the crown of the boss."""
    count = str(markers[seat]) if markers[seat] else "·"
    if seat != boss:
        return f" {seat_text(count, seat) if markers[seat] else paint(count, 'dim')} "
    crown = STRONG_BOSS if 2 * markers[seat] > sum(markers) else WEAK_BOSS
    return f" {seat_text(count + crown, seat)}"


def _gap(view: GoldbraeuView) -> str:
    """What makes the columns of three players as wide as those of four."""
    return " " * (STAKES // view.terms.players - 3)


def _chip(view: GoldbraeuView, garden: int) -> str:
    if view.waitress == garden:
        return paint(f" +{WAITRESS_BRINGS}", "bold")
    return paint(f" -{DRUNKARD_COSTS}", "bold") if view.drunkard == garden else "    "


def _markers(view: GoldbraeuView, business: int) -> list[int]:
    first = business * view.terms.players
    return view.markers[first : first + view.terms.players]
