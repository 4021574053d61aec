"""Free negotiation by all seats at once, beside a second account of it. (BH-40 to BH-47, BH-80 to BH-88)

Whatever is proposed, answered, bought or thrown away, in whatever order and however wrongly: the engine allows exactly
what the ledger allows, and both end up with the same beans, thalers, figures, hands and open offers. So no bean is
lost, no cart overflows, what was accepted is carried out to the letter or not at all, and the game never gets stuck.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stammtisch.engine import BadInput
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import BEANS, COLOURS, SLOTS, TOWNS
from tests.games.bohnhansa.bargains import SLIP, partners, parts_of
from tests.games.bohnhansa.ledger import BOX, CONTRACTS, PLAIN, Ledger, OpenOffer, read_box
from tests.games.bohnhansa.table import Table, given

HALF_A_BOX = [bean for bean in BEANS for _ in range(2)]
SOLD = {town["name"]: [sale["bean"] for sale in town["sells"]] for town in BOX["towns"]}
HOLDING = ["1", "2", "3", "4", "5", "E01", "R01", "M03", "H01"]
COLOUR = st.sampled_from(COLOURS)
BEAN = st.sampled_from(BEANS)
NUMBER = st.integers(1, 64)
CART = st.sampled_from([0, 3, 5, 7, 8, 8])
DATA = st.data()


class Negotiation(RuleBasedStateMachine):
    """Turn after turn of three to five players, mostly in the trade phase."""

    table: Table
    ledger: Ledger

    @initialize(data=DATA)
    def begin(self, data: st.DataObject) -> None:
        players = data.draw(st.integers(3, 5), "players")
        colours = COLOURS[:players]
        town = data.draw(st.sampled_from(TOWNS), "town")
        other_town = data.draw(st.sampled_from(TOWNS), "another town")
        kinds = st.lists(st.sampled_from(SOLD[town]), max_size=len(SOLD[town]) + 2)
        position: dict[str, Any] = {
            "stage": "trade",
            "turn": data.draw(st.sampled_from(colours), "turn"),
            "figure": {
                colour: data.draw(st.sampled_from([town, other_town, other_town]), colour) for colour in colours
            },
            "cart": {colour: data.draw(st.permutations(HALF_A_BOX), colour)[: data.draw(CART)] for colour in colours},
            "money": {colour: data.draw(st.sampled_from([0, 4, 30, 80, 200]), colour) for colour in colours},
            "hand": {colour: self._hand(data, colour) for colour in colours},
            "meter": {town: data.draw(kinds, "meter")},
        }
        position["figure"][position["turn"]] = town
        try:
            self.table = given(players, **position)
        except BadInput:
            # Seldom: more beans of a kind than the box has.
            assume(False)
        self.ledger = Ledger(self.table)

    def _hand(self, data: st.DataObject, colour: str) -> list[str]:
        """Travel cards in any order; the contracts go to one player, or nobody would have each only once."""
        cards = HOLDING if colour == COLOURS[0] else HOLDING[:5]
        return data.draw(st.permutations(cards), f"hand of {colour}")

    def attempt(self, colour: str, notation: str, allowed: bool) -> bool:
        """Try a choice: the engine must allow it exactly when the ledger does, and a refusal changes nothing."""
        if colour not in self.table.colours:
            return False
        before = GAME.write(self.table.state)
        why = self.table.refused(f"{colour}: {notation}")
        assert (why == "") == allowed, (
            f"{colour}: {notation}: refused by the engine: {why!r}, allowed by the model: {allowed}"
        )
        if allowed:
            self.table.do(f"{colour}: {notation}")
        else:
            assert GAME.write(self.table.state) == before
        return allowed

    # Proposals.

    @rule(data=DATA, colour=COLOUR)
    def offer(self, data: st.DataObject, colour: str) -> None:
        part = data.draw(parts_of(self.ledger, data.draw(partners(self.ledger, colour))))
        if self.attempt(colour, f"offer {part.words()}", self.ledger.may_propose(colour, [part], False, None)):
            self.ledger.propose(colour, [part], None)

    @precondition(lambda self: self.ledger.offers)
    @rule(data=DATA, number=NUMBER)
    def counter(self, data: st.DataObject, number: int) -> None:
        """An answer to an open offer, mostly by whom it waits for."""
        offer = self._offer(number)
        colour = data.draw(self._answerer(offer))
        partner = colour if colour in offer.partners() else data.draw(st.sampled_from(offer.partners()))
        if data.draw(SLIP):
            partner = data.draw(COLOUR)
        part = data.draw(parts_of(self.ledger, partner))
        allowed = self.ledger.may_propose(colour, [part], False, offer)
        if self.attempt(colour, f"counter {offer.number} {part.words()}", allowed):
            self.ledger.propose(colour, [part], offer)

    @rule(data=DATA, slip=SLIP, size=st.integers(2, 3))
    def offer_bundle(self, data: st.DataObject, slip: bool, size: int) -> None:
        colour = data.draw(COLOUR) if slip else self.ledger.active
        others = [other for other in self.ledger.colours if other != self.ledger.active]
        named = data.draw(st.permutations(others))[:size]
        if data.draw(SLIP):
            named[0] = named[-1]
        if len(named) < 2:
            return
        parts = [data.draw(parts_of(self.ledger, partner)) for partner in named]
        words = " / ".join(part.words() for part in parts)
        if self.attempt(colour, f"bundle {words}", self.ledger.may_propose(colour, parts, True, None)):
            self.ledger.propose(colour, parts, None)

    @rule(data=DATA, colour=COLOUR)
    def idle_talk(self, data: st.DataObject, colour: str) -> None:
        """Wishes, answers to what is not open, and numbers that may mean nothing at all."""
        data.draw(st.sampled_from([self._wish, self._answer_what_is_not_open, self._nonsense]))(data, colour)

    def _wish(self, data: st.DataObject, colour: str) -> None:
        beans = {key: sorted(data.draw(st.sets(BEAN), key)) for key in ("have", "want")}
        words = [f"{key}={'+'.join(named)}" for key, named in beans.items() if named]
        self.attempt(colour, " ".join(["wish", *words]), not self.ledger.debtor)

    def _answer_what_is_not_open(self, data: st.DataObject, colour: str) -> None:
        number = data.draw(NUMBER)
        if number not in [offer.number for offer in self.ledger.offers]:
            self.attempt(colour, f"{data.draw(st.sampled_from(['accept', 'refuse', 'withdraw']))} {number}", False)

    def _nonsense(self, data: st.DataObject, colour: str) -> None:
        code = data.draw(st.integers(-9, 2**70) | st.integers(2**300, 2**1100), "code")
        before = GAME.write(self.table.state)
        if self.table.state.refusal(COLOURS.index(colour) % len(self.table.colours), code) is None:
            assert GAME.codes.parse(GAME.codes.notation(code)) == code
        assert GAME.write(self.table.state) == before

    # Answers.

    @precondition(lambda self: self.ledger.offers)
    @rule(data=DATA, number=NUMBER)
    def accept(self, data: st.DataObject, number: int) -> None:
        offer = self._offer(number)
        self._accept(offer, data.draw(self._answerer(offer)))

    @precondition(lambda self: self.ledger.offers)
    @rule(number=NUMBER)
    def agree(self, number: int) -> None:
        """Everybody whose answer is missing accepts, one after the other."""
        offer = self._offer(number)
        for colour in self.ledger.colours:
            if self.ledger.waits_for(offer, colour):
                self._accept(offer, colour)

    def _accept(self, offer: OpenOffer, colour: str) -> None:
        if self.attempt(colour, f"accept {offer.number}", self._may_answer(offer, colour)):
            self.ledger.accept(offer, colour)
            self.ledger.void_impossible()

    @precondition(lambda self: self.ledger.offers)
    @rule(data=DATA, number=NUMBER)
    def refuse(self, data: st.DataObject, number: int) -> None:
        offer = self._offer(number)
        colour = data.draw(self._answerer(offer))
        if self.attempt(colour, f"refuse {offer.number}", self._may_answer(offer, colour)):
            self.ledger.offers.remove(offer)

    @precondition(lambda self: self.ledger.offers)
    @rule(number=NUMBER, slip=SLIP, colour=COLOUR)
    def withdraw(self, number: int, slip: bool, colour: str) -> None:
        offer = self._offer(number)
        colour = colour if slip else offer.by
        if self.attempt(colour, f"withdraw {offer.number}", offer.by == colour and not self.ledger.debtor):
            self.ledger.offers.remove(offer)

    def _offer(self, number: int) -> OpenOffer:
        """One of the open offers."""
        return self.ledger.offers[number % len(self.ledger.offers)]

    def _answerer(self, offer: OpenOffer) -> st.SearchStrategy[str]:
        waiting = [colour for colour in self.ledger.colours if self.ledger.waits_for(offer, colour)]
        return SLIP.flatmap(lambda slip: COLOUR if slip or not waiting else st.sampled_from(waiting))

    def _may_answer(self, offer: OpenOffer, colour: str) -> bool:
        return not self.ledger.debtor and self.ledger.waits_for(offer, colour)

    @precondition(lambda self: self.ledger.debtor)
    @rule(bean=BEAN, slip=SLIP, colour=COLOUR)
    def pay_customs(self, bean: str, slip: bool, colour: str) -> None:
        """The guest names the beans; as long as he does not, everything else is refused."""
        debtor = self.ledger.debtor
        payable = sorted(self.ledger.payable)
        colour = colour if slip else debtor
        bean = bean if slip else payable[BEANS.index(bean) % len(payable)]
        if self.attempt(colour, f"customs {bean}", colour == debtor and self.ledger.payable[bean] > 0):
            self.ledger.pay_customs(bean)
            self.ledger.void_impossible()

    # What else happens meanwhile.

    @rule(data=DATA, slip=SLIP, colour=COLOUR)
    def buy(self, data: st.DataObject, slip: bool, colour: str) -> None:
        anything = [(bean, slot) for bean in BEANS for slot in SLOTS]
        lying = [purchase for purchase in anything if self.ledger.can_buy(*purchase)]
        bean, slot = data.draw(st.sampled_from(anything if slip or not lying else lying))
        colour = colour if slip else self.ledger.active
        allowed = colour == self.ledger.active and not self.ledger.debtor and self.ledger.can_buy(bean, slot)
        if self.attempt(colour, f"buy {bean} {slot}", allowed):
            self.ledger.buy(bean, slot)
            self.ledger.void_impossible()

    @rule(bean=BEAN, slip=SLIP, colour=COLOUR)
    def discard(self, bean: str, slip: bool, colour: str) -> None:
        colour = colour if slip else self.ledger.active
        mine = colour == self.ledger.active and not self.ledger.debtor
        if self.attempt(colour, f"discard {bean}", mine and self.ledger.carts[colour][bean] > 0):
            self.ledger.carts[colour] -= Counter([bean])
            self.ledger.void_impossible()

    @rule(colour=COLOUR, card=st.integers(1, 7).map(str), slip=SLIP)
    def buy_contract(self, colour: str, card: str, slip: bool) -> None:
        hand = self.ledger.hands.get(colour, [])
        likely = [held for held in hand if held in PLAIN]
        card = card if slip or not likely else likely[int(card) % len(likely)]
        allowed = card in PLAIN and card in hand and self.ledger.money[colour] >= 5 and not self.ledger.debtor
        top = self.table["deck"][:1]
        if self.attempt(colour, f"contract {card}", allowed):
            hand.remove(card)
            hand.extend(top)
            self.ledger.money[colour] -= 5
            self.ledger.void_impossible()

    @rule(data=DATA, slip=SLIP, colour=COLOUR)
    def fulfil(self, data: st.DataObject, slip: bool, colour: str) -> None:
        colour = colour if slip else self.ledger.active
        held = [card for card in (*self.ledger.hands.get(colour, []), *self.ledger.laid) if card in CONTRACTS]
        contract = data.draw(st.sampled_from(sorted(CONTRACTS) if slip or not held else held))
        needed, town = Counter(CONTRACTS[contract]["beans"]), CONTRACTS[contract]["town"]
        allowed = colour == self.ledger.active and contract in held and town == self.ledger.town
        allowed = allowed and needed <= self.ledger.carts[colour] and not self.ledger.debtor
        if self.attempt(colour, f"fulfil {contract}", allowed):
            cards = self.ledger.hands[colour] if contract in self.ledger.hands[colour] else self.ledger.laid
            cards.remove(contract)
            self.ledger.carts[colour] -= needed
            self.ledger.money[colour] += CONTRACTS[contract]["payout"]
            self.ledger.void_impossible()

    @rule(hurry=st.integers(0, 3), town=st.sampled_from(TOWNS), colour=COLOUR, slip=SLIP)
    def end_the_phase(self, hurry: int, town: str, colour: str, slip: bool) -> None:
        """BH-86: at any time; then the next player travels and trades, and the account begins anew."""
        colour = colour if slip else self.ledger.active
        if hurry and colour == self.ledger.active and not self.ledger.debtor:
            assert self.table.refused(f"{colour}: end") == ""
            return
        if not self.attempt(colour, "end", colour == self.ledger.active and not self.ledger.debtor):
            return
        assert self.table.offers() == []
        self.table.do(f"{colour}: end")
        if self.table["stage"] == "final_step":
            assume(False)
        self._travel(town)
        self.ledger = Ledger(self.table)

    def _travel(self, town: str) -> None:
        colour = self.table["turn"]
        journey = f"{colour}: travel {town}"
        self.table.do(
            journey if not self.table.refused(journey) else f"{colour}: travel {self.table['figure'][colour]}"
        )
        while self.table["stage"] == "customs":
            self.table.do(f"{colour}: {self.table.choices(colour)[0]}")

    # What always holds.

    @invariant()
    def both_accounts_agree(self) -> None:
        now: dict[str, Any] = GAME.write(self.table.state)
        ledger = self.ledger
        assert {colour: Counter(cart) for colour, cart in now["cart"].items()} == ledger.carts
        assert (now["money"], now["credit"], now["figure"]) == (ledger.money, ledger.credit, ledger.figures)
        assert now["hand"] == ledger.hands
        lying = [read_box(box) for box in now["meter"][ledger.town]]
        assert lying == [(kind, count) if count else ("", 0) for kind, count in ledger.meter]
        assert len(now["pile"]) + len(now["reserve"]) == ledger.harvests
        assert self.table.offers() == ledger.written()

    @invariant()
    def nothing_is_lost_and_no_cart_overflows(self) -> None:
        assert GAME.check(self.table.state) == []
        assert max(len(cart) for cart in self.table["cart"].values()) <= 8

    @invariant()
    def somebody_can_act_and_the_active_player_can_end_the_phase(self) -> None:
        ledger = self.ledger
        assert self.table.asked == [ledger.debtor or ledger.active]
        if ledger.debtor:
            assert self.table.choices(ledger.debtor) == [f"customs {bean}" for bean in BEANS if ledger.payable[bean]]
        else:
            assert "end" in self.table.choices(ledger.active)
