"""The API keeps what its description promises, whatever it is sent."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import (
    ignored_auth,
    missing_required_header,
    negative_data_rejection,
    positive_data_acceptance,
)

from tests.web.serving import STUCK

schema = schemathesis.pytest.from_fixture("described")

# Reading is for everybody, so a missing token is no fault; and what is well formed may still be against the rules.
EXCLUDED = [ignored_auth, missing_required_header, positive_data_acceptance]

some = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def described(host: str) -> object:
    """The description as the server gives it."""
    return schemathesis.openapi.from_url(f"http://{host}/api/openapi.json")


@pytest.fixture(scope="module")
def token(host: str) -> str:
    return str(httpx.post(f"http://{host}/api/tokens", json={}, timeout=STUCK).json()["token"])


@pytest.fixture(scope="module")
def table(host: str, token: str) -> str:
    """A table at which the owner of the token sits."""
    body = {"game": "goldbraeu", "seats": ["me", "me", "me"]}
    headers = {"Authorization": f"Bearer {token}"}
    return str(httpx.post(f"http://{host}/api/tables", json=body, headers=headers, timeout=STUCK).json()["table"])


@schema.parametrize()
@some
def test_the_api_answers_strangers_as_described(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(excluded_checks=EXCLUDED, timeout=STUCK)


@schema.parametrize()
@some
def test_the_api_answers_players_as_described(case: schemathesis.Case[Any], token: str, table: str) -> None:
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = table
    if "wait" in (case.query or {}):
        case.query["wait"] = 0
    # With the right table in its place, what was meant to be wrong may be right.
    excluded = [*EXCLUDED, negative_data_rejection]
    case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, excluded_checks=excluded, timeout=STUCK)


def test_the_table_goes_on(host: str, token: str, table: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"http://{host}/api/tables/{table}", headers=headers, timeout=STUCK) as player:
        position = player.get("/view").json()
        choice = player.get("/choices").json()[0]["choice"]
        done = player.post("/choose", json={"version": position["version"], "choice": choice})
        assert done.json() == {"version": position["version"] + 1}
