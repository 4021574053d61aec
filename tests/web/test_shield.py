"""What every request passes, and the headers of every answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.serving import STUCK, Guest, serving

PAGES = ("/", "/new?game=goldbraeu", "/rules/goldbraeu", "/account", "/login", "/api/docs", "/nowhere")

INLINE = r"<script(?![^>]*\b(src=|type=.application/json))|<style|\son\w+=|\sstyle=|javascript:"
"""What would run or paint without a file of ours; a block of data does not."""


def directives(answer: httpx.Response) -> dict[str, str]:
    policy = answer.headers["content-security-policy"]
    return dict(part.strip().partition(" ")[::2] for part in policy.split(";"))


def test_no_page_allows_foreign_or_inline_scripts_and_styles(anna: Guest) -> None:
    for path in (*PAGES, anna.quick("goldbraeu"), anna.quick("heavenale")):
        answer = anna.get(path)
        policy = directives(answer)
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert not re.search(INLINE, answer.text)


def test_the_cookie_is_closed_to_scripts_and_other_sites(host: str) -> None:
    cookie = httpx.get(f"http://{host}/", timeout=STUCK).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_behind_https_the_cookie_goes_nowhere_else(data: Path) -> None:
    with serving(data, secure=True) as host:
        answer = httpx.get(f"http://{host}/", timeout=STUCK)
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}]
)
def test_a_form_of_another_site_is_refused(anna: Guest, headers: dict[str, str]) -> None:
    form = {"csrf": anna.csrf, "game": "goldbraeu"}
    assert anna.http.post("/quick", data=form, headers=headers).status_code == 403
    assert anna.http.post("/api/tables", json={}, headers=headers).status_code == 403
    with httpx.Client(base_url=anna.http.base_url, timeout=STUCK) as without_cookie:
        answer = without_cookie.post("/quick", data=form, headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers, "whose cookie the browser kept back would lose it"
    assert "<form" not in answer.text, "and could do nothing on a page for somebody else"


def test_a_form_needs_the_token_of_its_own_visitor(anna: Guest, ben: Guest) -> None:
    assert anna.http.post("/quick", data={"game": "goldbraeu", "csrf": ben.csrf}).status_code == 403
    assert anna.http.post("/quick", data={"game": "goldbraeu"}).status_code == 422


def test_what_is_too_long_is_refused(anna: Guest) -> None:
    answer = anna.http.post("/records", content=b"x" * 2_000_001, headers={"accept-language": "it"})
    assert answer.status_code == 413
    assert "È troppo lungo." in answer.text
    assert '<a class="button primary" href="/">' in answer.text, "a page with a way back"

    def stream() -> Iterator[bytes]:
        for _ in range(30):
            yield b"x" * 100_000

    headers = {"content-type": "application/x-www-form-urlencoded"}
    try:
        answer = anna.http.post("/quick", content=stream(), headers=headers)
    except httpx.TransportError:
        return  # cut off in the middle: as good
    assert answer.status_code >= 400


def test_names_and_talk_are_escaped(anna: Guest, ben: Guest) -> None:
    anna.go("/name", name="<b>Anna</b>")
    table = anna.go("/tables", game="goldbraeu", seats=["me", "me", "me"], listed="on")
    for path in ("/", table, f"{table}/replay", "/account"):
        for guest in (anna, ben):
            assert "<b>Anna" not in guest.get(path).text
    with anna.open(table) as tab:
        assert "<b>Anna" not in tab.my_turn()["board"]


def test_too_many_requests_are_refused_politely(data: Path) -> None:
    with serving(data, strict_limits=True) as host, Guest(host) as guest:
        answers = {answer.status_code: answer.text for answer in (guest.post("/name", name="Anna") for _ in range(100))}
        assert answers.keys() == {303, 429}
        assert answers[429] == "Too many requests. Wait a moment."
        headers = {"Sec-Fetch-Site": "cross-site"}
        codes = {guest.http.post("/name", headers=headers).status_code for _ in range(20)}
        assert 429 in codes, "what is refused for another reason counts too"
        codes = {guest.get("/static/style.css").status_code for _ in range(200)}
        assert codes == {200}


def test_passwords_cannot_be_tried_for_long(data: Path) -> None:
    with serving(data, strict_limits=True) as host, Guest(host) as guest:
        answers = [guest.post("/login", name="Anna", password="wrong").status_code for _ in range(12)]
        assert answers[0] == 403
        assert answers[-1] == 429


def test_the_secret_is_for_its_owner_alone(data: Path) -> None:
    with serving(data):
        pass
    assert (data / "secret").stat().st_mode & 0o077 == 0
