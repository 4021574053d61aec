"""Letters keep to their places in every picture and language, whatever fonts a machine has: a page brings its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from stammtisch.engine import Game, all_games
from stammtisch.engine.playout import random_game
from stammtisch.pictures.letters import SANS, SERIF
from stammtisch.web.languages import LANGUAGES, game_in
from stammtisch.web.pages import STATIC
from tests.web.browser import Player
from tests.web.serving import Guest

NAMES = ["Wilhelmine Maier", "Hias 49", "Commander", "Bartholomäus", "Resi"]
DESKTOP = {"width": 1440, "height": 900}

# Ground and pieces as a table page lays them; the letters may have to come first.
LAY = """ground => {
  document.body.style.height = '100vh';
  document.body.innerHTML = `<div class="layers"><div>${ground}</div><div></div></div>`;
}"""
SHOW = """async pieces => {
  const layer = document.querySelector('.layers').lastElementChild;
  layer.innerHTML = pieces;
  layer.getBoundingClientRect();
  await document.fonts.ready;
}"""
# What runs over, by more than a unit of the picture (letters are set in whole pixels): out of its box, which is the
# smallest shape around its middle that its own group or the next one draws before it; or into another text, unless
# both say the same, because what is lit is drawn again above. Seas have no box, and the cards of a hand overlap.
RUN_OVER = """() => {
  const svg = document.querySelector('svg');
  const slack = svg.getScreenCTM().a;
  const texts = [...document.querySelectorAll('text:not(defs *, .bh-sea)')].map(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return { each, words: each.textContent, left, right, top, bottom };
  });
  const box = ({ each, left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const size = ({ width, height }) => width * height;
    for (let node = each, groups = 0; groups < 2 && node.parentElement; node = node.parentElement) {
      const shapes = [...node.parentElement.children].filter(shape => shape.matches('rect, path, circle'));
      const before = shapes.filter(shape => shape.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
      const around = before.map(shape => shape.getBoundingClientRect())
        .filter(at => at.left <= x && x <= at.right && at.top <= y && y <= at.bottom);
      if (around.length) return around.reduce((one, other) => (size(other) < size(one) ? other : one));
      groups += before.length > 0;
    }
    return svg.getBoundingClientRect();
  };
  const found = [];
  texts.forEach((text, index) => {
    const { left, right } = box(text);
    if (text.left < left - slack || text.right > right + slack) found.push(`${text.words} | leaves its box`);
    for (const other of text.each.closest('#hand') ? [] : texts.slice(index + 1)) {
      const beside = Math.min(text.right, other.right) - Math.max(text.left, other.left);
      const level = Math.min(text.bottom, other.bottom) - Math.max(text.top, other.top);
      const line = Math.min(text.bottom - text.top, other.bottom - other.top);
      if (beside > slack && level > line / 3 && text.words !== other.words && !other.each.closest('#hand')) {
        found.push(`${text.words} | meets | ${other.words}`);
      }
    }
  });
  return found;
}"""


def views(game: Game[Any, Any, Any], players: int) -> Iterator[Any]:
    """What the first seat sees whenever something is asked, of it or of others, for the first time, and at the end."""
    met = set()
    for state in random_game(game, players, "letters").states():
        asked = (game.question(state), 0 in state.seats_to_decide())
        if asked not in met:
            met.add(asked)
            yield state.view(0)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(all_games()))
def test_no_text_of_a_picture_leaves_its_box_or_meets_another(
    browser: Browser, host: str, key: str, language: str
) -> None:
    game = game_in(key, language)
    player = Player(browser, host, viewport=DESKTOP)
    player.go("/login")
    player.page.add_style_tag(url=f"/games/{key}/style.css")
    found: set[str] = set()
    for players in (game.seat_counts[0], game.seat_counts[-1]):
        player.page.evaluate(LAY, game.draw_ground(game.new(players, "letters").view(0)))
        for view in views(game, players):
            player.page.evaluate(SHOW, game.draw_pieces(view, NAMES[:players]))
            found |= set(player.page.evaluate(RUN_OVER))
    assert found == set()
    assert player.faults == []


@pytest.mark.slow
def test_letters_that_a_machine_lacks_come_with_the_page(browser: Browser, host: str) -> None:
    player = Player(browser, host)
    player.go("/")
    assert player.page.evaluate("document.fonts.load('700 16px Arimo').then(faces => faces.length)") == 1
    assert player.faults == []


def test_pages_and_pictures_name_the_same_fonts_and_ours_only_after_what_is_as_wide() -> None:
    style = (STATIC / "style.css").read_text("utf-8")
    for name, fonts in (("sans", SANS), ("serif", SERIF)):
        stack = re.search(rf"--{name}: ([^;]+);", style)
        assert stack
        assert stack[1].replace(", ", ",") == fonts
    *_, arial, liberation, ours, wider, _ = SANS.split(",")
    assert (arial, liberation, ours, wider) == ("Arial", "'Liberation Sans'", "Arimo", "'DejaVu Sans'")


def test_a_font_is_sent_as_one_and_not_compressed_again(anna: Guest) -> None:
    fonts = [file.name for file in (STATIC / "vendor").glob("*.woff2")]
    assert fonts
    for font in fonts:
        answer = anna.get(f"/static/vendor/{font}")
        assert answer.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in answer.headers
        assert answer.headers["etag"]
