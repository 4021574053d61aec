"""Four languages at the table and on every page: by the browser's wish, by cookie, by a word over the socket."""

from __future__ import annotations

import html
import random
import re

import pytest

from stammtisch.engine import all_games
from stammtisch.engine.playout import random_game
from stammtisch.web.languages import DEFAULT, LANGUAGES, game_in, preferred, words
from stammtisch.web.mistakes import Denied, Mistake, spell
from stammtisch.web.speech import Speech
from tests.web.serving import Guest

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
REFUSALS = 12


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("pl,fr-CH;q=0.8,en;q=0.3", "fr"),
        ("en;q=0.2,it;q=0.7", "it"),
        ("it;q=nonsense", "it"),
        ("ja,zh", "en"),
    ],
)
def test_the_first_visit_follows_the_browser(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", list(all_games()))
def test_a_random_game_is_told_without_a_word_of_english(key: str, language: str) -> None:
    """Every question, choice, refusal and event, and some pictures, beside the English ones."""
    game = all_games()[key]
    english, spoken = Speech(game, DEFAULT), Speech(game, language)
    names = ["Änne", "Beppo", "Chloé", "Dirk", "Edda"][: game.seat_counts[0]]
    rng = random.Random(5)
    record = random_game(game, len(names), f"languages {key}")
    said: dict[str, str] = {}
    for number, (state, (seat, choice)) in enumerate(zip(record.states(), record.choices, strict=False)):
        view = state.view(seat)
        said[english.question(state)] = spoken.question(state)
        for code in state.choices(seat):
            said[english.choice(code, view, names)] = spoken.choice(code, view, names)
        for code in rng.choices(game.codes.codes, k=REFUSALS):
            refusal = state.refusal(seat, code)
            if refusal is not None:
                said[english.refusal(refusal)] = spoken.refusal(refusal)
        for event in state.copy().apply(seat, choice):
            for viewer in (seat, None):
                said[english.line(event, viewer, names)] = spoken.line(event, viewer, names)
        if number % 40 == 0:
            said.update(zip(titles(english, view, names), titles(spoken, view, names), strict=True))
    assert {line for line in said.values() if "{" in line or not line.strip()} == set()
    assert {line for line, other in said.items() if line == other and prose(line)} == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", list(all_games()))
def test_a_picture_has_the_same_pieces_in_every_language(key: str, language: str) -> None:
    """Clicks and effects name them by id, whatever is written on them."""
    game = all_games()[key]
    record = random_game(game, game.seat_counts[0], "pieces")
    for number, state in enumerate(record.states()):
        if number % (len(record.choices) // 6 + 1):
            continue
        view = state.view(0)
        drawn = [Speech(game, spoken).board(view, record.names) for spoken in (DEFAULT, language)]
        assert re.findall(r' id="([^"]*)"', drawn[0]) == re.findall(r' id="([^"]*)"', drawn[1])
        assert drawn[0] != drawn[1]


@pytest.mark.parametrize("key", list(all_games()))
def test_what_is_written_below_the_pieces_is_translated_too(key: str) -> None:
    """One language after another: what is kept from one must not show in the next."""
    game = all_games()[key]
    for players in game.seat_counts:
        view = game.new(players, seed="ground").view(None)
        written = {language: labels(Speech(game, language).ground(view)) for language in LANGUAGES}
        for name, text in game.rulebook.texts["picture"].items():
            if text in written[DEFAULT]:
                for language in OTHERS:
                    assert game_in(key, language).rulebook.texts["picture"][name] in written[language], (name, language)


def labels(picture: str) -> set[str]:
    return {html.unescape(label) for label in re.findall(r"<text[^>]*>([^<]*)</text>", picture)}


def titles(speech: Speech, view: object, names: list[str]) -> list[str]:
    """What the picture says about its pieces."""
    return re.findall(r"<title>([^<]*)</title>", speech.game.draw(view, names))


def prose(line: str) -> bool:
    """Whether a line has at least two words of ours: one alone may be the same in two languages."""
    return len(re.findall(r"\b[a-z]{3,}\b", line)) > 1


@pytest.mark.parametrize("language", OTHERS)
def test_mistakes_are_explained_in_the_readers_language(language: str) -> None:
    for error in (Mistake("name_length", longest=24), Denied(404, "no_table")):
        assert spell(error, DEFAULT) in (str(error), error.args[0] if error.args else "", getattr(error, "detail", ""))
        assert spell(error, language) != spell(error, DEFAULT)
    assert spell(ValueError("as it is"), language) == "as it is"


def test_names_in_a_row() -> None:
    assert words("en").all_of(["Anna"]) == "Anna"
    assert words("en").all_of(["Anna", "Ben", "Cleo"]) == "Anna, Ben and Cleo"
    assert words("de").one_of(["2", "3", "4"]) == "2, 3 oder 4"


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_page_comes_in_the_language_of_the_cookie(anna: Guest, language: str) -> None:
    table = anna.quick("goldbraeu")
    waiting = anna.go("/tables", game="heavenale", seats=["me", "friend"])
    assert anna.go("/language", language=language, back="/account") == "/account"
    t = words(language)
    pages = {
        "/": t("front.welcome"),
        "/new?game=goldbraeu": t("new.who"),
        table: t("table.choices"),
        waiting: t("waiting.send"),
        f"{table}/replay": t("replay.eyes"),
        f"{table}/check": t("check.sealed"),
        "/account": t("account.make"),
        "/login": t("login.welcome"),
        "/rules/heavenale": t("rules.box"),
        "/t/nowhere": t("mistake.no_table"),
        "/rules/nothing": t("mistake.no_game"),
        "/new?game=nothing": t("mistake.no_game"),
        "/nowhere": t("mistake.no_page"),
    }
    for path, text in pages.items():
        page = anna.get(path).text
        assert f'<html lang="{language}">' in page, path
        assert text in page.replace("&#39;", "'"), path


@pytest.mark.parametrize("path", ["/quick", "/tables"])
def test_a_game_that_there_is_not_is_nowhere_to_be_found(anna: Guest, path: str) -> None:
    anna.go("/language", language="fr")
    answer = anna.post(path, game="nothing", seats=["me", "greedy"])
    assert answer.status_code == 404
    assert words("fr")("mistake.no_game") in answer.text


def test_the_header_of_a_page_leads_back_to_the_same_page(anna: Guest) -> None:
    page = anna.get("/rules/goldbraeu?q=boss").text
    assert 'name="back" value="/rules/goldbraeu?q=boss"' in page
    assert anna.go("/language", language="fr", back="/rules/goldbraeu?q=boss") == "/rules/goldbraeu?q=boss"
    assert anna.post("/language", language="xx").status_code == 422


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_rules_are_read_and_searched_in_the_readers_language(anna: Guest, language: str) -> None:
    anna.go("/language", language=language)
    for key in all_games():
        page = anna.get(f"/rules/{key}").text
        game = game_in(key, language)
        for rule in game.rulebook.rules.values():
            assert f'id="{rule.number}"' in page
        first = next(iter(game.rulebook.rules.values()))
        assert first.chapter in page
        found = anna.get(f"/rules/{key}?q={first.number}").text
        assert f'id="{first.number}"' in found
        assert all(option.title in page for option in game.options)


def test_two_people_at_one_table_read_it_in_their_own_languages(anna: Guest, ben: Guest) -> None:
    table = anna.hotseat("goldbraeu", 3)
    with anna.open(table) as hers, ben.open(table) as his:
        english = hers.resync()
        his.send("language", code="it")
        italian = his.until(lambda message: message["type"] == "update" and "Si aspetta" in message["prompt"])
        assert english["prompt"] not in italian["prompt"]
        hers.send("language", code="de")
        german = hers.until(
            lambda message: message["type"] == "update" and "Anteile" in str(message["choices"] or message)
        )
        assert "Startspieler" in german["board"] or "Thaler" in german["board"]
        his.send("language", code="tlh")
        assert "Parliamo" in his.next("error")["text"]
