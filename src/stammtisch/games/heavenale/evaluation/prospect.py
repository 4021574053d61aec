"""What one seat may still expect: discs, activations of its tiles, ducats, sheds, cards."""

from __future__ import annotations

from stammtisch.games.heavenale.components import ACTIVATION, SHADY, SUNNY
from stammtisch.games.heavenale.decisions.activation import monk_usable, resource_usable
from stammtisch.games.heavenale.decisions.privilege import BREWMASTER_CARD_STEPS, DUCATS_CARD_PAYS
from stammtisch.games.heavenale.evaluation import weights
from stammtisch.games.heavenale.evaluation.shed_hopes import SITE, ShedHopes
from stammtisch.games.heavenale.names import (
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
    MONK_COUNT,
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
    """Where markers and brewmaster of a seat will end, and with how many steps that can go to any marker."""

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
        self._look_ahead()
        self._count_slots()
        self._expect_activations()
        self._expect_sheds(hopes)
        self._expect_cards()
        self._expect_more()

    def _look_ahead(self) -> None:
        """How much of the game is left for this seat, and which part of the discs to come will be its own."""
        state = self.state
        terms = state.terms
        figure = state.figure[self.seat]
        self.rounds_after: int = terms.rounds - 1 - state.round
        self.left: float = (self.rounds_after + max(LAST_SPACE - figure, 0) / LAST_SPACE) / terms.rounds
        kinds = terms.track.kind
        later = self.rounds_after * kinds.count(ACTIVATION)
        if self.rounds_after:
            later += len(terms.second_discs)
        discs = later / terms.players
        for space in range(figure + 1, LAST_SPACE + 1):
            if state.supply[space]:
                rivals = 0
                for other in range(terms.players):
                    if other != self.seat and state.figure[other] < space:
                        rivals += 1
                discs += state.supply[space] / (1.0 + weights.RIVAL * rivals)
        if self.asked == "disc":
            discs += weights.DISC_IN_HAND
        self.discs_to_come: float = discs
        filled = state.filled[self.seat]
        self.free_sunny: int = (SUNNY & ~filled).bit_count()
        self.free_shady: int = (SHADY & ~filled).bit_count()
        free = self.free_sunny + self.free_shady
        self.tiles_to_come: float = min(weights.TILES * self.left, free)
        self.fill: float = self.tiles_to_come / free if free else 0.0

    def _count_slots(self) -> None:
        """By slot, how likely it is to get a disc; nothing for those that have one."""
        discs = self.state.discs[self.seat]
        present = self.state.present[self.seat]
        free = SLOT_COUNT - discs.bit_count()
        usable = 0
        if not discs >> X_SLOT & 1 and present & (1 << FIRST_MONK) - 1:
            usable += 1
        for resource in range(RESOURCE_COUNT):
            if resource_usable(discs, present, resource):
                usable += 1
        for monk in range(MONK_COUNT):
            if monk_usable(discs, present, monk):
                usable += 1
        slots = usable + weights.ABSENT * (free - usable)
        self.chance: float = min(1.0, weights.REACH * self.discs_to_come / slots) if free else 0.0
        self.chances: list[float] = [0.0 if discs >> slot & 1 else self.chance for slot in range(SLOT_COUNT)]

    def _expect_activations(self) -> None:
        """What the tiles that lie will pay through slots and monks. (HA-41 to HA-46)"""
        garden = self.garden
        neighbours = self.state.terms.garden.neighbours
        touch = [0.0] * SPOT_COUNT
        numbers = [0.0] * FERTILITIES
        tiles: list[int] = []
        for spot in range(SPOT_COUNT):
            tile = garden[spot]
            if tile == EMPTY:
                continue
            tiles.append(spot)
            if tile < FIRST_MONK:
                number = tile % FERTILITIES
                numbers[number] += number + 1 if spot < SUNNY_COUNT else 0.3 * (number + 1)
            else:
                chance = self.chances[FIRST_MONK_SLOT + tile - FIRST_MONK]
                if chance > 0.0:
                    for other in neighbours[spot]:
                        touch[other] += chance
        squares = 0.01
        for number in range(FERTILITIES):
            squares += numbers[number] * numbers[number]
        hope = weights.MONK_HOPE * self.fill
        for spot in range(SPOT_COUNT):
            tile = garden[spot]
            if tile == EMPTY:
                self.anywhere += hope * touch[spot]
            elif tile >= FIRST_MONK:
                self.master += touch[spot]
            else:
                number = tile % FERTILITIES
                uses = self._uses(tile, numbers[number] * numbers[number] / squares) + touch[spot]
                self._pay(tile, spot < SUNNY_COUNT, uses)
        if self.asked == "place" and self.state.tile < FIRST_MONK:
            self._pay(self.state.tile, self.state.half == SUN, self._uses(self.state.tile, 0.2) + 0.3)

    def _uses(self, tile: int, x_share: float) -> float:
        """How often the slots for its resource and its number will activate a tile."""
        return self.chances[FIRST_RESOURCE_SLOT + tile // FERTILITIES] + x_share * self.chances[X_SLOT]

    def _pay(self, tile: int, sunny: bool, uses: float) -> None:
        if sunny:
            self.places[tile // FERTILITIES] += (tile % FERTILITIES + 1) * uses
        else:
            self.ducats += weights.DUCAT_INCOME * (tile % FERTILITIES + 1) * uses

    def _expect_sheds(self, hopes: ShedHopes) -> None:
        """What the sites promise around which spots are still free."""
        state = self.state
        filled = state.filled[self.seat]
        chance = self.fill**weights.SHED_FOCUS
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
            sure = chance**free
            self.master += sure * hopes.steps[at]
            self.anywhere += sure * hopes.picks[at] * weights.PICK

    def _expect_cards(self) -> None:
        """What the cards in hand bring beside the pairs to come; the others are sold. (HA-60, HA-98)"""
        hand = self.state.cards[self.seat]
        self.cards_to_come = 0.0
        if not hand:
            return
        discs = self.state.discs[self.seat]
        for pair in self.state.terms.box.pairs:
            missing = (pair & ~discs).bit_count()
            if missing == 1:
                self.cards_to_come += self.chance
            elif missing == 2:
                self.cards_to_come += self.chance * self.chance
        count = hand.bit_count()
        use = min(1.0, self.cards_to_come / count)
        self.ducats += CARD_SALE * count * (1.0 - use)
        if hand >> BREWMASTER_CARD & 1:
            self.master += BREWMASTER_CARD_STEPS * use
        if hand >> DUCATS_CARD & 1:
            self.ducats += weights.DUCAT_INCOME * DUCATS_CARD_PAYS * use
        if hand >> LOWEST_CARD & 1:
            self.anywhere += use * (discs.bit_count() + 0.5 * self.discs_to_come)
        if hand >> COLOUR_CARD & 1:
            self.anywhere += use * weights.COLOUR_STEPS

    def _expect_more(self) -> None:
        """What tiles bring that are not yet bought, and what ducats do."""
        left = self.left
        room = 1.0
        wanted = weights.SUNNY_TILES * left
        if wanted > self.free_sunny:
            room = self.free_sunny / wanted
        for resource in range(RESOURCE_COUNT):
            self.places[resource] = min(self.places[resource] + weights.EACH * left * room, TOP)
        self.master = min(self.master + weights.MASTER * left, TOP)
        early = weights.DUCAT_EARLY * left**weights.DUCAT_CURVE * room
        scarce = weights.PLENTY / (weights.PLENTY + self.ducats)
        self.anywhere += weights.ANYWHERE * left * room + self.ducats * (weights.DUCAT_LATE + early * scarce)
