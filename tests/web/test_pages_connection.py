"""Several tabs of one player, and one whose line is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.browser import Player

pytestmark = pytest.mark.slow


class Line:
    """The line between a tab and the server, which can be cut and mended."""

    def __init__(self, player: Player) -> None:
        self.up = True
        self.sockets: list[WebSocketRoute] = []
        player.page.route_web_socket("**/live", self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        if self.up:
            self.sockets.append(socket)
            socket.connect_to_server()
        else:
            socket.close()

    def cut(self) -> None:
        self.up = False
        self.sockets.pop().close()


def other_tab(player: Player) -> Player:
    """The same table in another tab of the same browser."""
    other = Player(player.page.context, player.host)
    other.page.goto(player.page.url)
    other.wait("")
    return other


def log(player: Player) -> list[str]:
    return player.page.locator("[data-part=log] li").all_text_contents()


def choose(player: Player) -> str:
    """The first choice of the list; the version that has the next question."""
    version = player.version
    player.page.locator(".choice").first.click()
    player.wait(version)
    return player.version


def shows(player: Player, version: str) -> None:
    expect(player.page.locator("html")).to_have_attribute("data-version", version)


def test_two_tabs_of_one_player_show_the_same_and_either_may_choose(browser: Browser, host: str) -> None:
    one = Player(browser, host)
    one.quick("goldbraeu")
    other = other_tab(one)
    shows(other, choose(one))
    assert other.glowing() == one.glowing()
    shows(one, choose(other))
    assert log(one) == log(other)
    assert one.faults == other.faults == []


def test_a_tab_whose_line_was_cut_has_everything_again(browser: Browser, host: str) -> None:
    cut = Player(browser, host)
    line = Line(cut)
    cut.quick("heavenale")
    other = other_tab(cut)
    html = cut.page.locator("html")
    line.cut()
    expect(html).to_have_attribute("data-connection", "lost")
    choose(other)
    version = choose(other)
    assert cut.version != version
    line.up = True
    # The browser notices that there is a network again, and the page does not sit out the rest of its wait.
    cut.page.evaluate("dispatchEvent(new Event('online'))")
    expect(html).to_have_attribute("data-connection", "open")
    shows(cut, version)
    assert log(cut) == log(other)
    assert cut.glowing() == other.glowing()
    shows(other, choose(cut))
