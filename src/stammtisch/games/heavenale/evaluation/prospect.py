"""What one seat may still expect: discs, activations of its tiles, ducats, sheds, cards."""

from __future__ import annotations

import math

from stammtisch.games.heavenale.components import ACTIVATION, MONK, RESOURCE, SHADY, SUNNY
from stammtisch.games.heavenale.decisions.privilege import BREWMASTER_CARD_STEPS, DUCATS_CARD_PAYS
from stammtisch.games.heavenale.evaluation.shed_hopes import SITE, ShedHopes
from stammtisch.games.heavenale.evaluation.weights import WEIGHTS
from stammtisch.games.heavenale.names import (
    BARREL_CARD,
    BREWMASTER_CARD,
    COLOUR_CARD,
    DUCATS_CARD,
    EMPTY,
    FERTILITIES,
    FIRST_MONK,
    FIRST_MONK_SLOT,
    FIRST_RESOURCE_SLOT,
    LAST_SPACE,
    LOWEST_CARD,
    RESOURCE_COUNT,
    SHED_COUNT,
    SLOT_COUNT,
    SPOT_COUNT,
    SUN,
    SUNNY_COUNT,
    TOP,
    X_SLOT,
)
from stammtisch.games.heavenale.scoring import CARD_SALE
from stammtisch.games.heavenale.state import HeavenAleState


class Prospect:
    """Where markers and brewmaster of a seat will end, and how many steps it will be able to give to any marker."""

    def __init__(self, state: HeavenAleState, seat: int, hopes: ShedHopes) -> None:
        self.state = state
        self.seat = seat
        self.garden: bytes = state.garden[seat]
        self.asked: str = state.stack[-1].name if state.actor == seat else ""
        first = seat * RESOURCE_COUNT
        self.places: list[float] = [float(place) for place in state.markers[first : first + RESOURCE_COUNT]]
        self.master = float(state.brewmaster[seat])
        self.ducats = float(state.money[seat])
        self.anywhere = 0.0
        self.spread = 0.0
        self.points = 0.0
        self._look_ahead()
        self._rank_slots()
        self._expect_activations()
        self._expect_sheds(hopes)
        self._expect_cards()
        self._expect_more()

    def _look_ahead(self) -> None:
        """Which part of the tiles and discs to come will be this seat's, and how much of the game that is."""
        state = self.state
        terms = state.terms
        kinds = terms.track.kind
        self.rounds_after: int = terms.rounds - 1 - state.round
        later = self.rounds_after * kinds.count(ACTIVATION)
        if self.rounds_after:
            later += len(terms.second_discs)
        discs = later / terms.players
        tiles = 0.0
        for space in range(state.figure[self.seat] + 1, LAST_SPACE + 1):
            lying = len(state.track[space])
            if lying or state.supply[space]:
                rivals = 0
                for other in range(terms.players):
                    if other != self.seat and state.figure[other] < space:
                        rivals += 1
                part = 1.0 / (1.0 + WEIGHTS.rival * rivals)
                tiles += lying * part
                discs += state.supply[space] * part
        if self.asked == "disc":
            discs += WEIGHTS.disc_in_hand
        self.discs_to_come: float = discs
        fair = (kinds.count(RESOURCE) + kinds.count(MONK)) / terms.players
        self.left: float = (self.rounds_after + math.pow(min(tiles / fair, 1.5), WEIGHTS.lap)) / terms.rounds
        filled = state.filled[self.seat]
        self.free_sunny: int = (SUNNY & ~filled).bit_count()
        self.free_shady: int = (SHADY & ~filled).bit_count()
        free = self.free_sunny + self.free_shady
        self.tiles_to_come: float = min(WEIGHTS.tiles * self.left, free)
        self.fill: float = self.tiles_to_come / free if free else 0.0

    def _rank_slots(self) -> None:
        """By slot, how likely it is to get a disc: the likelier, the more it would pay now. (HA-41 to HA-46)"""
        garden = self.garden
        worth = [0.0] * SPOT_COUNT
        gains = [0.0] * SLOT_COUNT
        numbers = [0.0] * FERTILITIES
        monks: list[int] = []
        for spot in range(SPOT_COUNT):
            tile = garden[spot]
            if tile < FIRST_MONK:
                number = tile % FERTILITIES
                pays = number + 1.0 if spot < SUNNY_COUNT else WEIGHTS.shade * (number + 1.0)
                worth[spot] = pays
                numbers[number] += pays
                gains[FIRST_RESOURCE_SLOT + tile // FERTILITIES] += pays
            elif tile != EMPTY:
                worth[spot] = 1.0
                monks.append(spot)
        for spot in monks:
            slot = FIRST_MONK_SLOT + garden[spot] - FIRST_MONK
            gains[slot] += 0.1
            for other in self.state.terms.garden.neighbours[spot]:
                gains[slot] += worth[other]
        self.number: int = 0
        for number in range(1, FERTILITIES):
            if numbers[number] > numbers[self.number]:
                self.number = number
        gains[X_SLOT] = numbers[self.number]
        self.monks: list[int] = monks
        self._give_discs(gains)

    def _give_discs(self, gains: list[float]) -> None:
        """The discs to come go to the slots that pay most, the less surely the more can change until then."""
        discs = self.state.discs[self.seat]
        sure = 0.5 / (WEIGHTS.change_late + WEIGHTS.change_early * self.left)
        reach = WEIGHTS.reach * self.discs_to_come
        self.points -= WEIGHTS.disc * max(SLOT_COUNT - discs.bit_count() - WEIGHTS.take * self.discs_to_come, 0.0)
        self.chances: list[float] = [0.0] * SLOT_COUNT
        for slot in range(SLOT_COUNT):
            if discs >> slot & 1:
                continue
            gain = gains[slot]
            better = 0
            for other in range(SLOT_COUNT):
                if gains[other] > gain and not discs >> other & 1:
                    better += 1
            if gain > 0.0 or self.left > 0.0:
                self.chances[slot] = min(max(0.5 + (reach - better - 0.5) * sure, 0.0), 1.0)

    def _expect_activations(self) -> None:
        """What the tiles that lie will pay through slots and monks. (HA-41 to HA-46)"""
        garden = self.garden
        touch = [0.0] * SPOT_COUNT
        for spot in self.monks:
            chance = self.chances[FIRST_MONK_SLOT + garden[spot] - FIRST_MONK]
            if chance > 0.0:
                for other in self.state.terms.garden.neighbours[spot]:
                    touch[other] += chance
        hope = WEIGHTS.monk_hope * self.fill
        for spot in range(SPOT_COUNT):
            tile = garden[spot]
            if tile < FIRST_MONK:
                self._pay(tile, spot < SUNNY_COUNT, self._uses(tile) + touch[spot])
            elif tile == EMPTY:
                self.spread += hope * touch[spot]
            else:
                self.master += touch[spot]
        if self.asked == "place" and self.state.tile < FIRST_MONK:
            uses = self._uses(self.state.tile) + WEIGHTS.touch_hope
            self._pay(self.state.tile, self.state.half == SUN, uses)

    def _uses(self, tile: int) -> float:
        """How often the slots for its resource and its number will activate a tile."""
        uses = self.chances[FIRST_RESOURCE_SLOT + tile // FERTILITIES]
        return uses + self.chances[X_SLOT] if tile % FERTILITIES == self.number else uses

    def _pay(self, tile: int, sunny: bool, uses: float) -> None:
        if sunny:
            self.places[tile // FERTILITIES] += (tile % FERTILITIES + 1) * uses
        else:
            self.ducats += WEIGHTS.ducat_income * (tile % FERTILITIES + 1) * uses

    def _expect_sheds(self, hopes: ShedHopes) -> None:
        """What the sites promise around which spots are still free."""
        state = self.state
        filled = state.filled[self.seat]
        chance = math.pow(self.fill, WEIGHTS.shed_focus)
        masks = state.terms.garden.shed_mask
        for site in range(SHED_COUNT):
            open_spots = masks[site] & ~filled
            if not open_spots:
                continue
            free = open_spots.bit_count()
            total = 0
            for spot in state.terms.garden.around_shed[site]:
                tile = self.garden[spot]
                if tile < FIRST_MONK:
                    total += tile % FERTILITIES + 1
            at = free * (SITE * FERTILITIES + 1) + total
            sure = math.pow(chance, free)
            self.master += sure * hopes.steps[at]
            self.spread += sure * hopes.picks[at] * WEIGHTS.pick

    def _expect_cards(self) -> None:
        """What the cards in hand bring beside the pairs to come; the others are sold. (HA-60, HA-98)"""
        hand = self.state.cards[self.seat]
        self.cards_to_come = 0.0
        if not hand:
            return
        discs = self.state.discs[self.seat]
        for pair in self.state.terms.box.pairs:
            if pair & ~discs:
                self.cards_to_come += self.filled_chance(pair & ~discs)
        count = hand.bit_count()
        use = min(1.0, WEIGHTS.pair * self.cards_to_come / count)
        self.ducats += CARD_SALE * count * (1.0 - use)
        if hand >> BREWMASTER_CARD & 1:
            self.master += BREWMASTER_CARD_STEPS * use
        if hand >> DUCATS_CARD & 1:
            self.ducats += WEIGHTS.ducat_income * DUCATS_CARD_PAYS * use
        if hand >> LOWEST_CARD & 1:
            self.anywhere += use * (discs.bit_count() + 0.5 * self.discs_to_come)
        if hand >> COLOUR_CARD & 1:
            self.anywhere += use * WEIGHTS.colour_steps
        if hand >> BARREL_CARD & 1:
            self.points += use * WEIGHTS.barrel_card

    def filled_chance(self, slots: int) -> float:
        """How likely all these slots, given as a mask, get a disc."""
        chance = 1.0
        for slot in range(SLOT_COUNT):
            if slots >> slot & 1:
                chance *= self.chances[slot]
        return chance

    def _activity(self) -> float:
        """How many of the discs that would make the most of the tiles to come there will be, and slots for them."""
        free = SLOT_COUNT - self.state.discs[self.seat].bit_count()
        return min(min(WEIGHTS.take * self.discs_to_come, free) / (SLOT_COUNT * self.left + 1.0), 1.5)

    def _expect_more(self) -> None:
        """What tiles bring that are not yet bought, and what ducats do."""
        left = self.left
        room = 1.0
        wanted = WEIGHTS.sunny_tiles * left
        if wanted > self.free_sunny:
            room = self.free_sunny / wanted
        early = WEIGHTS.ducat_early * math.pow(left, WEIGHTS.ducat_curve) * room
        scarce = WEIGHTS.plenty / (WEIGHTS.plenty + self.ducats)
        self.anywhere += self.ducats * WEIGHTS.ducat_late
        steps = self.ducats * early * scarce * self._activity()
        self.anywhere += WEIGHTS.aim * steps
        self.spread += (1.0 - WEIGHTS.aim) * steps
        self.master = min(self.master + WEIGHTS.master * left, TOP)
        discs = self.state.discs[self.seat] >> FIRST_RESOURCE_SLOT
        closed = (discs & (1 << RESOURCE_COUNT) - 1).bit_count()
        share = self.spread / (RESOURCE_COUNT - closed * (1.0 - WEIGHTS.closed))
        for resource in range(RESOURCE_COUNT):
            steps = share * WEIGHTS.closed if discs >> resource & 1 else share
            self.places[resource] = min(self.places[resource] + steps, TOP)
