"""The front page is light: everything that it loads, as it goes over the line."""

from __future__ import annotations

import re

from tests.web.serving import Guest

MOST = 150_000
MOST_LETTERS = 25_000
"""On top of that, once, where a machine has no letters as wide as Arial's."""
REFERENCE = re.compile(r"""(?:src|href)=["'](/(?:static|games)/[^"'#]+)|from ['"](\.[^'"]+)|url\(["']?([^"')#]+)""")


def loaded(guest: Guest, path: str) -> dict[str, int]:
    """The compressed bytes of a page and of all that it refers to, by address."""
    weights: dict[str, int] = {}
    todo = [path]
    while todo:
        address = todo.pop()
        if address in weights or address.startswith("data:"):
            continue
        answer = guest.http.get(address)
        assert answer.status_code == 200, address
        weights[address] = answer.num_bytes_downloaded
        todo += [
            str(answer.url.join(found[1] or found[2] or found[3]).path)
            for found in REFERENCE.finditer(answer.text)
            if not (found[3] or "").startswith("data:")
        ]
    return weights


def test_the_front_page_weighs_less_than_150_kilobytes(anna: Guest) -> None:
    weights = loaded(anna, "/")
    assert any(address.endswith(".css") for address in weights)
    assert any(address.endswith(".js") for address in weights)
    letters = {address: weights.pop(address) for address in list(weights) if address.endswith(".woff2")}
    assert 0 < sum(letters.values()) < MOST_LETTERS, letters
    assert sum(weights.values()) < MOST, sorted(weights.items(), key=lambda line: -line[1])[:5]


def test_a_table_page_announces_every_part_of_its_program(anna: Guest) -> None:
    table = anna.quick("goldbraeu")
    announced = set(re.findall(r'rel="modulepreload" href="([^"]+)"', anna.get(table).text))
    needed = {address for address in loaded(anna, "/static/js/table.js") if address.endswith(".js")}
    assert "/static/vendor/idiomorph.esm.js" in needed
    assert needed <= announced
