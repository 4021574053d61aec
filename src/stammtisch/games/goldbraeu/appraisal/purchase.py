"""Purchase: what a card is worth, seen or unseen, and where the chips should stand. (GB-50 to GB-61)"""

from __future__ import annotations

from stammtisch.games.goldbraeu.appraisal import weights
from stammtisch.games.goldbraeu.appraisal.outlook import Outlook
from stammtisch.games.goldbraeu.choices import BUY, BUY_DECK, CHIP, KEEP, PASS
from stammtisch.games.goldbraeu.decisions.purchase import PRICES, targets
from stammtisch.games.goldbraeu.names import CARD_KINDS, DRUNKARD, GARDEN_COUNT, WAITRESS
from stammtisch.games.goldbraeu.scoring import DRUNKARD_COSTS, WAITRESS_BRINGS
from stammtisch.games.goldbraeu.state import BUYING


def appraise_buy(outlook: Outlook, choices: list[int]) -> list[float]:
    """Each card by what it brings less its price."""
    view = outlook.view
    price = PRICES[view.chosen.count(BUYING)]
    values: list[float] = []
    for choice in choices:
        if choice == PASS:
            values.append(0.0)
        elif choice == BUY_DECK:
            values.append(outlook.card_worth * deck_gain(outlook) - price)
        else:
            gain = card_gain(outlook, outlook.me, view.open[choice - BUY])
            values.append(outlook.card_worth * gain - price)
    return values


def appraise_drawn(outlook: Outlook, choices: list[int]) -> list[float]:
    """Keep it: a hand share can be played whenever it matters, before the payday at the latest, and can never fall."""
    return [0.0 if choice == KEEP else -weights.SHOWN for choice in choices]


def appraise_waitress(outlook: Outlook, choices: list[int]) -> list[float]:
    """Where the waitress should stand."""
    return [chip_edge(outlook, outlook.me, WAITRESS, choice - CHIP) for choice in choices]


def appraise_drunkard(outlook: Outlook, choices: list[int]) -> list[float]:
    """Where the drunkard should stand."""
    return [chip_edge(outlook, outlook.me, DRUNKARD, choice - CHIP) for choice in choices]


def card_gain(outlook: Outlook, seat: int, card: int) -> float:
    """What a card brings a seat, its price apart."""
    return special_gain(outlook, seat, card) if card >= DRUNKARD else share_gain(outlook, seat, card)


def share_gain(outlook: Outlook, seat: int, business: int) -> float:
    """What one more share brings at the paydays to come."""
    held = outlook.held_at(business)
    held[seat] += 1
    unseen = outlook.unseen[business] - 1
    gain = 0.0
    for payday, arrival in enumerate(outlook.arrival):
        divided = outlook.amount[payday][business] - outlook.bonus[payday][business]
        now = outlook.edge[payday][business * outlook.players + seat]
        edges: list[float] = []
        outlook.add_edges(held, 0, unseen, arrival, edges)
        gain += divided * (edges[seat] - now)
    return gain


def deck_gain(outlook: Outlook) -> float:
    """What the top card of the deck is worth to the viewer on average."""
    view = outlook.view
    if len(view.returned) == view.deck_size:
        # The whole deck has lain open before, so its top card is known.
        return card_gain(outlook, outlook.me, view.returned[0])
    pieces = view.terms.pieces
    left = [*outlook.unseen, pieces.drunkards - view.gone[DRUNKARD], pieces.waitresses - view.gone[WAITRESS]]
    for card in view.open + view.returned:
        if card >= 0:
            left[card] -= 1
    total = 0.0
    for card in range(CARD_KINDS):
        if left[card]:
            total += left[card] * max(card_gain(outlook, outlook.me, card), 0.0)
    return total / sum(left)


def special_gain(outlook: Outlook, seat: int, card: int) -> float:
    """What the best move of a chip brings."""
    view = outlook.view
    chip, other = (view.waitress, view.drunkard) if card == WAITRESS else (view.drunkard, view.waitress)
    edges = [chip_edge(outlook, seat, card, garden) for garden in targets(chip, other, view.terms.chips_both_ways)]
    return max(edges) - edges[0]


def chip_edge(outlook: Outlook, seat: int, card: int, garden: int) -> float:
    """What a chip in a garden is worth to a seat, as long as it stays; the drunkard costs no more than there is."""
    here = garden * outlook.players + seat
    brewery = (GARDEN_COUNT + outlook.view.sign[garden]) * outlook.players + seat
    worth = 0.0
    for payday, edge in enumerate(outlook.edge):
        brings = float(WAITRESS_BRINGS)
        if card == DRUNKARD:
            brings = -min(float(DRUNKARD_COSTS), outlook.harvest[payday][garden])
        worth += outlook.chip_stays[payday] * brings / 2 * (edge[here] + edge[brewery])
    return worth
