"""What came to light, as the analysis tells it."""

from __future__ import annotations

import pytest

from stammtisch.analysis import Analysis, Moment, Swing, revelations, stops, story_of, told
from stammtisch.engine import Event, find_game
from stammtisch.engine.playout import random_game
from stammtisch.games.goldbraeu import GAME

NAMES = ["Anna", "Ben", "Cleo"]
RECORD = random_game(GAME, 3, "came to light", names=NAMES)
STORY = story_of(RECORD)
SHOWN = revelations(RECORD)


def swing(first: int, until: int) -> Swing:
    """Something between two choices turned the game of whoever made the first."""
    seat, choice = RECORD.choices[first]
    even = (1 / 3, 1 / 3, 1 / 3)
    moment = Moment(first, seat, choice, choice, even, even, True)
    return Swing(moment, by_choice=False, change=0.3, until=until, hinge=range(first, until))


def cards_shown() -> int:
    """After which choice the action cards of the first day lie open."""
    return next(at for at, events in enumerate(SHOWN) if any(event.kind == "card_shown" for event in events))


def test_the_cards_that_the_others_laid_are_named() -> None:
    at = cards_shown()
    words = told(GAME, swing(at - 2, at + 1), SHOWN, NAMES)
    assert words == "Anna shows: buy. Ben shows: boss. Cleo shows: boss."


def test_what_others_did_is_told_and_what_one_did_oneself_is_not() -> None:
    """A garden that grows shows nothing new: it can be taken back, and can turn a game all the same."""
    at, grown = next(
        (at, event) for at, events in enumerate(STORY) for event in events if not event.fence and event.seat >= 0
    )
    (own,) = [number for number in range(at, at + 1) if RECORD.choices[number][0] == grown.seat]
    before = next(number for number in range(at, -1, -1) if RECORD.choices[number][0] != grown.seat)
    line = GAME.tell(grown, None, NAMES)
    assert line in told(GAME, swing(before, at + 1), STORY, NAMES)
    assert line not in told(GAME, swing(own, at + 1), STORY, NAMES)


def test_what_is_told_is_where_most_changed_at_one_blow() -> None:
    """Seat 0 stands well until seat 1 is asked, who knows what he will do; what comes after that is not told."""

    def moment(number: int, seat: int, share: float) -> Moment:
        shares = (share, 1 - share, 0.0)
        return Moment(number, seat, 1, 1, shares, shares, shown=True)

    moments = (moment(10, 0, 0.9), moment(12, 1, 0.1), moment(15, 2, 0.15), moment(18, 1, 0.12), moment(20, 0, 0.1))
    first, *_ = Analysis(moments, (0.0, 1.0, 0.0), 30).stretches(0)
    assert (first.until, first.hinge) == (20, range(10, 15))


def test_what_is_drawn_in_secret_is_told_to_whoever_drew_it_alone() -> None:
    at, drawn = next(
        (at, event) for at, events in enumerate(SHOWN) for event in events if event.secret and event.secret_to >= 0
    )
    seat = drawn.secret_to
    own = next(number for number in range(at, -1, -1) if RECORD.choices[number][0] == seat)
    other = next(number for number in range(at, -1, -1) if RECORD.choices[number][0] != seat)
    assert GAME.tell(drawn, seat, NAMES) in told(GAME, swing(own, at + 1), SHOWN, NAMES)
    assert GAME.tell(drawn, seat, NAMES) not in told(GAME, swing(other, at + 1), SHOWN, NAMES)


def test_that_others_laid_a_card_is_told_only_where_nothing_else_was_seen() -> None:
    at = cards_shown()
    assert told(GAME, swing(at - 2, at), SHOWN, NAMES) == "Anna has laid a card. Ben has laid a card."


def test_offers_that_came_to_nothing_are_told_only_where_nothing_else_was_seen() -> None:
    game = find_game("bohnhansa")
    offered = Event("offered", 1, {"number": 1, "active": "red", "deals": ["blue gives=Rote"]}, {}, -1, True)
    harvest = Event("harvest", 1, {"card": "N01"}, {}, -1, True)
    assert told(game, swing(0, 1), [[offered, harvest, offered]], NAMES) == game.tell(harvest, 0, NAMES)
    assert told(game, swing(0, 1), [[offered]], NAMES) == game.tell(offered, 0, NAMES)


@pytest.mark.parametrize(("key", "players"), [("goldbraeu", 4), ("bohnhansa", 4), ("heavenale", 2)])
def test_wherever_something_came_to_light_something_is_told(key: str, players: int) -> None:
    game = find_game(key)
    record = random_game(game, players, "told")
    even = (1 / players,) * players
    moments = [
        Moment(stop.number, record.choices[stop.number][0], 0, 0, even, even, stop.shown) for stop in stops(record)
    ]
    whole = Analysis(tuple(moments), even, len(record.choices))
    story = story_of(record)
    marked = [stretch for seat in range(players) for stretch in whole.stretches(seat) if stretch.shown]
    assert marked
    for stretch in marked:
        assert told(game, Swing(stretch.moment, False, 0.0, stretch.until, stretch.hinge), story, record.names)


def test_of_much_that_came_to_light_only_the_last_is_told() -> None:
    words = told(GAME, swing(0, len(SHOWN)), SHOWN, NAMES)
    assert words.startswith("… ")
    assert len(words) < 400


def test_a_stop_is_marked_where_something_comes_to_light_before_the_next() -> None:
    """Choice 98 shows nothing, 99 has one answer only and shows something, 104 shows nothing before the next."""
    assert [bool(events) for events in SHOWN[98:100]] == [False, True]
    marked = {stop.number: stop.shown for stop in stops(RECORD)}
    assert 99 not in marked
    assert [marked[number] for number in (97, 98, 104)] == [False, True, False]


def test_a_swing_reaches_to_the_next_decision_of_the_same_seat() -> None:
    moments = (
        Moment(0, 0, 1, 1, (0.5, 0.5), (0.5, 0.5), shown=True),
        Moment(1, 1, 1, 1, (0.5, 0.5), (0.5, 0.5), shown=True),
        Moment(3, 0, 1, 1, (0.9, 0.1), (0.9, 0.1), shown=False),
    )
    found = Analysis(moments, (1.0, 0.0), 9).swings()
    assert [(swing.moment.number, swing.until) for swing in found] == [(1, 9), (0, 3)]
