"""Every text in every language: nothing missing, nothing doubtful, the same values, and no text that nobody says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog

from stammtisch.bots import BOTS
from stammtisch.engine import Game, Rulebook, all_games
from stammtisch.web.languages import DEFAULT, LANGUAGES, LOCALE, game_in, words
from tests.make_messages import SOURCE, folders, read, refreshed

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
WEB = SOURCE / "web"

SAME = re.compile(
    r"^(game\.(title|author)|edition\..*|name\..*|ledger\.line|common\.(name|bot|password)|client\.level_.*|table\.chat|new\.name"
    r"|picture\.(name|boss|spot|marker|points?|ducats?|player_over|card_ducats|order|saves|wish|in_hand|baltic|reserve_label)|phrase\.(beans|and_then)|event\.wished)$"
)
"""What may well be the same in two languages: names, signs, loan words."""


def catalogues() -> Iterator[tuple[Path, str, dict[str, str]]]:
    for folder, english in folders().items():
        for language in OTHERS:
            yield folder / f"{language}.po", language, english


CASES = [pytest.param(*case, id=str(case[0].relative_to(SOURCE))) for case in catalogues()]


def strings(catalogue: Catalog) -> dict[str, str]:
    return {str(message.id): str(message.string) for message in catalogue if message.id}


def fields(text: str) -> list[str]:
    return sorted({name for _, name, _, _ in Formatter().parse(text) if name is not None})


@pytest.mark.parametrize(("file", "language", "english"), CASES)
def test_every_text_is_translated_and_none_is_doubtful(file: Path, language: str, english: dict[str, str]) -> None:
    catalogue = read(file, language)
    texts = strings(catalogue)
    assert english.keys() - texts.keys() == set(), "run: make messages"
    assert texts.keys() - english.keys() == set(), "run: make messages"
    assert [key for key, text in texts.items() if not text.strip()] == []
    assert [message.id for message in catalogue if message.id and message.fuzzy] == []
    stale = [key for key in english if refreshed(catalogue, english, language)[key].fuzzy]
    assert stale == [], "the English has changed since: run make messages and look at them"


@pytest.mark.parametrize(("file", "language", "english"), CASES)
def test_a_translation_has_the_values_of_the_english(file: Path, language: str, english: dict[str, str]) -> None:
    texts = strings(read(file, language))
    prose = {key for key in english if key.partition(".")[0] in ("rule", "source", "chapter")}
    assert {key: texts[key] for key in english.keys() - prose if fields(texts[key]) != fields(english[key])} == {}


@pytest.mark.parametrize(("file", "language", "english"), CASES)
def test_what_is_prose_is_not_left_in_english(file: Path, language: str, english: dict[str, str]) -> None:
    texts = strings(read(file, language))
    assert {key: text for key, text in texts.items() if text == english[key] and not SAME.match(key)} == {}


@pytest.mark.parametrize("folder", list(folders()), ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_no_french_line_begins_with_a_colon(folder: Path) -> None:
    """French puts a space before double signs and inside its quotation marks; it must not break there."""
    loose = re.compile(r"[^\u00a0][»?!;]|[^\u00a0\d}]:|«[^\u00a0]")
    texts = strings(read(folder / "fr.po", "fr"))
    assert {key: text for key, text in texts.items() if loose.search(text)} == {}


@pytest.mark.parametrize("folder", list(folders()), ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_french_says_tu(folder: Path) -> None:
    formal = re.compile(r"\b(vous|votre|vos|(?!ch|ass)\w+ez)\b", re.IGNORECASE)
    texts = strings(read(folder / "fr.po", "fr"))
    assert {key: text for key, text in texts.items() if formal.search(text)} == {}


ADDRESSED = {
    "en": r"you|your",
    "fr": r"tu|ton|ta|tes|toi",
    "de": r"du|dein\w*|dir|dich",
    "it": r"tuo|tua|tuoi|tue|te|puoi|paghi|giochi",
}


@pytest.mark.parametrize("key", list(all_games()))
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_choice_can_be_said_of_anybody(key: str, language: str) -> None:
    """The analysis says it of whoever chose."""
    said = re.compile(rf"\b({ADDRESSED[language]})\b", re.IGNORECASE)
    texts = game_in(key, language).rulebook.texts
    lines = {**texts["choice"], **texts.get("phrase", {})}
    assert {line: text for line, text in lines.items() if said.search(text)} == {}


def test_italian_is_right_for_every_town_and_every_share() -> None:
    """One goes *a* Brema but *ad* Amburgo, and wins *al* 12 % but *all’* 11 %: no text may need to know."""
    towns = strings(read(SOURCE / "games" / "bohnhansa" / LOCALE / "it.po", "it"))
    to_town = re.compile(r"\ba \{(town|towns|here|there)\}", re.IGNORECASE)
    assert {key: text for key, text in towns.items() if to_town.search(text)} == {}
    assert not towns["choice.travel"].endswith(" a {0}")
    assert not towns["picture.loses"].startswith("perde "), "it is read by the one who would lose it"
    pages = strings(read(WEB / LOCALE / "it.po", "it"))
    assert {key: text for key, text in pages.items() if re.search(r"l \{\w+\}\s%", text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_is_not_torn_from_its_sign_at_the_end_of_a_line(language: str) -> None:
    pages = strings(read(WEB / LOCALE / f"{language}.po", language))
    assert {key: text for key, text in pages.items() if " %" in text} == {}


@pytest.mark.parametrize(("file", "language", "english"), CASES)
def test_rules_cite_the_same_rules_and_numbers_in_every_language(
    file: Path, language: str, english: dict[str, str]
) -> None:
    texts = strings(read(file, language))
    cited = re.compile(r"[A-Z]{2}-\d\d|`[^`]+`")
    for key in (key for key in english if key.startswith(("rule.", "source."))):
        assert sorted(cited.findall(texts[key])) == sorted(cited.findall(english[key])), key


def test_a_changed_english_text_makes_its_translation_doubtful() -> None:
    old = Catalog(locale="de")
    old.add("a", "Eins", auto_comments=["One"])
    old.add("b", "Zwei", auto_comments=["Two"])
    old.add("gone", "Weg", auto_comments=["Gone"])
    new = refreshed(old, {"a": "One", "b": "Two!", "c": "Three"}, "de")
    assert strings(new) == {"a": "Eins", "b": "Zwei", "c": ""}
    assert [message.id for message in new if message.id and message.fuzzy] == ["b"]


def used_in(pattern: str, asked: str) -> set[str]:
    """What the files of the site ask for."""
    return {key for file in WEB.rglob(pattern) for key in re.findall(asked, file.read_text(encoding="utf-8"))}


def test_pages_say_what_the_catalogue_has_and_the_catalogue_has_nothing_else() -> None:
    said = used_in("*.html", r"\bt\(\"([a-z_.]+)\"[,)]")
    said |= used_in("*.py", r"self\.words\(\"([a-z_.]+)\"") | {"common.and", "common.or"}
    said |= {f"mistake.{key}" for key in used_in("*.py", r"Mistake\(\s*\"([a-z_]+)\"")}
    said |= {f"mistake.{key}" for key in used_in("*.py", r"Denied\(\d+, \"([a-z_]+)\"")}
    said |= {f"mistake.{key}" for key in used_in("shield.py", r"return HTTPStatus\.\w+, \"([a-z_]+)\"")}
    said |= {f"client.{key}" for key in used_in("*.js", r"say\('([a-z_]+)'")}
    said |= {f"bot.{name}" for name in BOTS}
    known = set(words(DEFAULT).texts)
    assert said - known == set()
    # What is said by a name that is made up at run time.
    computed = {"mistake.no_page", "mistake.only_watching", "mistake.take_device", "rules.documented"}
    computed |= {"rules.reconstructed"} | {key for key in known if key.startswith("undo.")}
    computed |= {key for key in known if key.startswith(("client.account_", "client.way_"))}
    computed |= {f"client.level_{name}" for name in BOTS}
    computed |= {f"client.{key}" for key in used_in("*.js", r"[?:] '([a-z_]+)'")} & known
    assert known - said - computed == set()


TAG = re.compile(r"<[^>]*>", re.DOTALL)
JINJA = re.compile(r"\{% block place %\}[a-z-]*|\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)
SPOKEN = re.compile(r"\b(?:alt|title|placeholder|aria-label)=\"([^\"]*)\"")
NAMES = {"Stammtisch", "API", "openapi", "json", "Esc", "b", "c", "h", "t", "u", "svg", "stammtisch", "replay"}


@pytest.mark.parametrize("file", sorted((WEB / "templates").glob("*.html")), ids=lambda file: str(file.name))
def test_no_page_has_words_of_its_own(file: Path) -> None:
    text = JINJA.sub("", file.read_text(encoding="utf-8"))
    said = [*SPOKEN.findall(text), TAG.sub(" ", text)]
    assert {word for part in said for word in re.findall(r"[^\W\d_]+", part)} - NAMES == set()


@pytest.mark.parametrize("key", list(all_games()))
@pytest.mark.parametrize("language", OTHERS)
def test_a_game_in_another_language_is_the_same_game(key: str, language: str) -> None:
    game, spoken = all_games()[key], game_in(key, language)
    assert isinstance(spoken, Game)
    assert isinstance(spoken.rulebook, Rulebook)
    assert (spoken.key, spoken.rules_version) == (game.key, game.rules_version)
    assert list(spoken.rulebook.rules) == list(game.rulebook.rules)
    assert [option.key for option in spoken.options] == [option.key for option in game.options]
    assert (SOURCE / "games" / key / LOCALE / f"{language}.po").is_file()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Offer to Ben"), ("fr", "Proposer à Ben"), ("de", "Angebot an Ben"), ("it", "Offri a Ben")],
)
def test_an_offer_is_made_to_somebody(language: str, words: str) -> None:
    game = game_in("bohnhansa", language)
    offer = game.codes.parse("offer blue gives=Sau")
    assert game.describe(offer, game.new(3, "an offer").view(0), ["Anna", "Ben", "Clara"]).startswith(words)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_pages_speak_to_whoever_has_a_finger_as_well_as_to_whoever_has_a_mouse(language: str) -> None:
    said = {key: text for key, text in words(language).texts.items() if re.search("click|klick|cli[cq]", text.lower())}
    assert said == {}


def test_the_parts_of_a_french_offer_are_parted_as_in_french() -> None:
    game = game_in("bohnhansa", "fr")
    view = game.new(3, "an offer").view(0)
    offer = game.codes.parse("offer blue invited gives=Sau")
    assert "\u00a0; " in game.describe(offer, view, ["Anna", "Ben", "Clara"])
