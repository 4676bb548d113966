"""Whatever is sent to the interface, the server answers as its own description says."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar import Litestar
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from palatine.table.app import create
from palatine.table.guard import Guard
from palatine.table.hall import Hall
from palatine.table.settings import Settings
from tests.table.harness import Refusal, Visitor, fresh_database
from tests.table.server_process import Process

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SEATS = ["anna", "bert", "north", "east", "all"]


async def furnish(base: str) -> dict[str, Any]:
    """Tables of every kind, so that not everything ends at 'no such table'."""
    anna = Visitor(base, "Anna")
    running = await anna.lay("duel", "me", "easy")
    open_one = await anna.lay("turns", "me", "open", listed=True)
    over = await anna.lay("turns", "me", "easy")
    async with anna.at(over["id"]) as link:
        await link.choose()
        await link.ask("resign", seat="north")
    found = {
        "cookie": anna.cookie,
        "ids": [running["id"], open_one["id"], over["id"]],
        "token": open_one["invitations"]["east"],
    }
    await anna.http.aclose()
    return found


@pytest.fixture(scope="module")
def furnished(
    template: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, dict[str, Any]]]:
    database = fresh_database(template, tmp_path_factory.mktemp("fuzz"))
    server = Process(database)
    try:
        yield server.base, asyncio.run(furnish(server.base))
    finally:
        said = server.end()
    assert "an accident" not in said, said[:2000]


def description() -> dict[str, Any]:
    """The interface as the application describes it."""
    guard = create(Hall(Settings(database=":memory:")))
    assert isinstance(guard, Guard)
    app = guard.app
    assert isinstance(app, Litestar)
    return app.openapi_schema.to_schema()


schema = schemathesis.openapi.from_dict(description())


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_hurts(case: Any, furnished: tuple[str, dict[str, Any]]) -> None:
    base, found = furnished
    luck = crc32(f"{case.body} {case.path_parameters} {case.query}".encode())
    parameters = case.path_parameters or {}
    if "id" in parameters and luck % 5:
        parameters["id"] = found["ids"][luck % 3]
    if "seat" in parameters and luck % 2:
        parameters["seat"] = SEATS[luck % len(SEATS)]
    if isinstance(case.body, dict) and "seat" in case.body and luck % 3:
        case.body["seat"] = SEATS[luck % len(SEATS)]
    if isinstance(case.body, dict) and "game" in case.body and luck % 3:
        case.body["game"] = ["duel", "turns", "alone"][luck % 3]
    cookies = {"palatine": found["cookie"]} if luck % 4 else {}
    case.call_and_validate(base_url=base, checks=CHECKS, cookies=cookies)


async def _ask(base: str, path: str) -> str:
    visitor = Visitor(base, "Eve")
    try:
        await visitor.get(path)
    except Refusal as refusal:
        return refusal.code
    finally:
        await visitor.http.aclose()
    return ""


def test_the_server_still_stands(furnished: tuple[str, dict[str, Any]]) -> None:
    base, _ = furnished
    assert asyncio.run(_ask(base, "/health")) == ""
