"""The web application: handlers, errors and limits put together."""

from __future__ import annotations

import logging
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from palatine import __version__
from palatine.table import wire
from palatine.table.api import HANDLERS, knock
from palatine.table.guard import HAS_LEFT, Guard, retry_header
from palatine.table.hall import Hall
from palatine.table.static import Files, client_folder
from palatine.table.store import NotStored
from palatine.table.wire import STATUS, Refused

LOG = logging.getLogger("palatine.table")


def create(hall: Hall, is_open: bool = False) -> ASGIApp:
    """The application of a hall, behind its guard; it opens and closes the hall if need be."""

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        HANDLERS,
        lifespan=[] if is_open else [live],
        before_request=knock,
        exception_handlers={
            Refused: refusal,
            NotStored: unready,
            HTTPException: complaint,
            Exception: accident,
        },
        request_max_body_size=hall.settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Palatine: the table",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    app.state.hall = hall
    folder = client_folder(hall.settings.static)
    app.state.files = Files(folder) if folder else None
    return Guard(app, hall.settings)


def refusal(request: Request[Any, Any, Any], refused: Exception) -> Response[wire.Error]:
    """What the table says no to."""
    assert isinstance(refused, Refused)
    return Response(
        wire.Error(wire.problem(refused)),
        status_code=STATUS[refused.code],
        headers=retry_header(refused),
    )


def unready(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Error]:
    """The database failed: the log knows already."""
    return refusal(request, Refused("not-ready"))


def complaint(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Error]:
    """What Litestar says no to, in our words."""
    if isinstance(error, (NotFoundException, MethodNotAllowedException)):
        return refusal(request, Refused("no-page"))
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 413:
        return refusal(request, Refused("too-large"))
    if isinstance(error, (ValidationException, ClientException)) or status < 500:
        return refusal(request, Refused("bad-message", detail=detail_of(error)))
    return accident(request, error)


def detail_of(error: Exception) -> str:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key = extra[0].get("key", "")
        return f"{key}: {extra[0].get('message', '')}".strip(": ")[:200]
    return str(getattr(error, "detail", error))[:200]


def is_of_body(error: Exception) -> bool:
    """Whether it was the reading of a body that failed, and not our own code."""
    *_, (frame, _) = traceback.walk_tb(error.__traceback__)
    return frame.f_code.co_name == "decode_json"


def accident(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Error]:
    """Our fault: the log gets the trace, the caller does not."""
    if isinstance(error, RecursionError) and is_of_body(error):
        return refusal(request, Refused("bad-message", detail="nested too deeply"))
    if isinstance(error, UnicodeDecodeError) and is_of_body(error):
        return refusal(request, Refused("bad-message", detail="not UTF-8"))
    if request.scope.get(HAS_LEFT):
        return refusal(request, Refused("bad-message", detail="broken off"))  # nobody hears it
    LOG.error("an accident", exc_info=error)
    return refusal(request, Refused("broken"))
