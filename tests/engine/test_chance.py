"""The numbers below fix the algorithm for ever: if one of them changes, no old record plays any more."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.engine import BadInput, Chance, Stream

TEN = list(range(10))


def words(chance: Chance, name: str, count: int) -> list[int]:
    stream = chance.stream(name)
    return [stream.below(1 << 32) for _ in range(count)]


@pytest.mark.parametrize(
    ("secret", "entropy", "name", "expected"),
    [
        (
            "beer",
            (),
            "deck",
            [2818857738, 1366128292, 2370751399, 2970140217, 3466676703, 250651470, 2464806051, 4161630821, 4080502828],
        ),
        ("beer", (), "signs", [2744469841, 2052121488, 3945348373]),
        ("beer", ("a", "ü"), "deck", [26961822, 288153379, 1720002439]),
        ("", (), "", [2783627989, 862658152, 161886282]),
    ],
)
def test_known_words(secret: str, entropy: tuple[str, ...], name: str, expected: list[int]) -> None:
    assert words(Chance(secret, entropy), name, len(expected)) == expected


@pytest.mark.parametrize(
    ("chance", "expected"),
    [
        (Chance("beer"), [1, 9, 6, 5, 0, 3, 2, 7, 4, 8]),
        (Chance("beer", ("a", "ü")), [6, 9, 8, 5, 3, 4, 0, 7, 1, 2]),
        (Chance(""), [5, 2, 9, 6, 3, 7, 4, 1, 0, 8]),
    ],
)
def test_known_shuffles(chance: Chance, expected: list[int]) -> None:
    assert chance.stream("deck").shuffled(TEN) == expected


def test_known_numbers_below_a_bound() -> None:
    stream = Chance("beer").stream("deck")
    assert [stream.below(bound) for bound in (1, 2, 3, 6, 10, 52, 1000)] == [0, 0, 1, 3, 3, 30, 51]


def test_a_word_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    """Bound 3 · 2³⁰ divides 2³² once with a quarter left over: only words below it count."""
    bound = 3 << 30
    expected = [word for word in words(Chance("beer"), "deck", 9) if word < bound]
    stream = Chance("beer").stream("deck")
    assert [stream.below(bound) for _ in expected] == expected
    assert len(expected) < 9


def test_the_algorithm_in_other_words() -> None:
    """Written down once more from docs/records.md alone."""
    root = hashlib.sha256(b'stammtisch deal\n["beer","a","\xc3\xbc"]').digest()
    key = hashlib.sha256(root + b"deck").digest()
    block = hashlib.sha256(key + bytes(8)).digest() + hashlib.sha256(key + bytes(7) + b"\x01").digest()
    assert words(Chance("beer", ("a", "ü")), "deck", 16) == list(struct.unpack(">16I", block))


def test_the_commitment_binds_the_secret_and_not_the_entropy() -> None:
    expected = "f5593b1b0c76908dece0a713dfcbcc5f584bc01ce7bdd691a8b54a645705c76e"
    assert Chance("beer").commitment() == expected
    assert Chance("beer", ("from the players",)).commitment() == expected
    assert Chance("wine").commitment() != expected
    assert hashlib.sha256(b"stammtisch commitment\nbeer").hexdigest() == expected


def test_entropy_changes_the_deal() -> None:
    deals = [
        Chance("beer", entropy).stream("deck").shuffled(TEN) for entropy in ((), ("a",), ("b",), ("a", "b"), ("ab",))
    ]
    assert len({tuple(deal) for deal in deals}) == len(deals)


def test_a_stream_is_the_same_whatever_is_drawn_from_another() -> None:
    chance = Chance("beer")
    chance.stream("signs").shuffled(TEN)
    assert chance.stream("deck").shuffled(TEN) == Chance("beer").stream("deck").shuffled(TEN)


def test_streams_of_different_names_have_nothing_in_common() -> None:
    chance = Chance("beer")
    assert not set(words(chance, "deck", 500)) & set(words(chance, "signs", 500))


def test_shuffling_leaves_the_list_alone() -> None:
    items = [3, 1, 2]
    Stream(b"key").shuffled(items)
    assert items == [3, 1, 2]


@given(st.lists(st.integers(), max_size=30), st.binary())
def test_a_shuffle_keeps_every_item(items: list[int], key: bytes) -> None:
    assert sorted(Stream(key).shuffled(items)) == sorted(items)


@given(st.integers(1, 1 << 32), st.binary())
def test_below_stays_below(bound: int, key: bytes) -> None:
    stream = Stream(key)
    assert all(0 <= stream.below(bound) < bound for _ in range(5))


@pytest.mark.parametrize("bound", [2, 3, 7, 46])
def test_below_is_uniform(bound: int) -> None:
    """Chi-squared far below what a biased draw gives; fixed by the seed, so it cannot fail by bad luck."""
    draws = 20_000
    stream = Chance(f"uniform {bound}").stream("deck")
    counts = Counter(stream.below(bound) for _ in range(draws))
    expected = draws / bound
    chi_squared = sum((counts[value] - expected) ** 2 / expected for value in range(bound))
    assert chi_squared < bound + 4 * (2 * bound) ** 0.5


def test_every_order_of_four_is_equally_likely() -> None:
    stream = Chance("orders").stream("deck")
    counts = Counter(tuple(stream.shuffled([0, 1, 2, 3])) for _ in range(12_000))
    assert len(counts) == 24
    assert all(400 < count < 600 for count in counts.values())


@pytest.mark.parametrize("seed", ["two\nlines", "bell\a", "half a pair \ud800"])
def test_a_seed_is_one_line_of_text(seed: str) -> None:
    with pytest.raises(BadInput, match="one line of plain text"):
        Chance(seed)
    with pytest.raises(BadInput, match="one line of plain text"):
        Chance("beer", ("fine", seed))


@pytest.mark.parametrize("entropy", [False, True])
def test_a_seed_that_no_record_could_be_read_with_is_refused(entropy: bool) -> None:
    longest = "x" * 1000
    Chance(longest, (longest,))
    with pytest.raises(BadInput, match="a seed has at most 1000 characters, not 1001"):
        Chance("x", (longest + "x",)) if entropy else Chance(longest + "x")
