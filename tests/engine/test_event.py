"""Events and views as data: who may see what, and equal data as equal bytes."""

from __future__ import annotations

from stammtisch.engine import Components, Event, canonical


def test_secret_values_are_for_one_seat() -> None:
    event = Event("drew", 1, {"price": 2}, {"card": "Adler"}, 1, True)
    assert event.seen_by(1) == {"kind": "drew", "seat": 1, "values": {"price": 2, "card": "Adler"}}
    assert event.seen_by(0) == event.seen_by(None) == {"kind": "drew", "seat": 1, "values": {"price": 2}}


def test_what_is_seen_is_a_copy() -> None:
    event = Event("drew", 1, {"price": 2}, {}, 1, False)
    values = event.seen_by(None)["values"]
    assert isinstance(values, dict)
    values["price"] = 3
    assert event.public == {"price": 2}


def test_equal_data_give_equal_bytes_whatever_the_order_of_keys() -> None:
    assert canonical({"b": [1, None], "a": "ü"}) == canonical({"a": "ü", "b": [1, None]})
    assert canonical({"b": [1, None], "a": "ü"}) == b'{"a":"\xc3\xbc","b":[1,null]}'


def test_components_are_known_by_their_fingerprint() -> None:
    assert Components({"a": 1, "b": 2}).fingerprint == Components({"b": 2, "a": 1}).fingerprint
    assert Components({"a": 1}).fingerprint != Components({"a": 2}).fingerprint
    assert Components({}).fingerprint == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"
