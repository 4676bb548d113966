"""The guard at the door: who may call us from where, and what goes with every answer."""

from __future__ import annotations

import logging
import math
import re
import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from palatine.table import wire
from palatine.table.logs import TABLE_SHOWN
from palatine.table.settings import Settings
from palatine.table.wire import STATUS, Refused

LOG = logging.getLogger("palatine.requests")

# {sockets}: some browsers do not count sockets among connections to 'self'
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'{sockets}",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HOST: Final = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?")
PORTS: Final = {"http": 80, "https": 443}
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SECRET: Final = re.compile(r"[0-9A-Za-z_-]{16,}")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
COOKIE: Final = "palatine"
NEW_COOKIES: Final = "palatine.cookies"  # where handlers leave a cookie to be set
HAS_LEFT: Final = "palatine.left"  # that the caller hung up before the request was whole
YEAR: Final = 365 * 24 * 3600
TRY_AGAIN: Final = 30  # seconds, where nothing better is known


class Guard:
    """Stands before the application: checks host and origin, adds headers, writes the log."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = set(listed(settings.hosts))
        self.origins = {place_of(origin) for origin in listed(settings.origins)} - {None}
        self.is_secure = settings.secure_cookie
        self.has_told = False

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self.is_trusted(scope, must_say=True):
                await self.app(scope, receive, send)
            else:
                # a browser tells its page the reason only of a socket that was open
                await receive()
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                await send({"type": "websocket.close", "code": 4403, "reason": "bad-origin"})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0
        policy = policy_for(host_of(scope))
        cookies: list[str] = []
        scope[NEW_COOKIES] = cookies
        is_secure = self.is_secure or scope["scheme"] == "https"

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = [cookie_header(token, is_secure) for token in cookies]
                if given:
                    given.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], policy, *HEADERS, *given]
            await send(message)

        async def hear() -> Any:
            message = await receive()
            if message["type"] == "http.disconnect" and status == 0:
                scope[HAS_LEFT] = True
            return message

        if self.is_trusted(scope, must_say=False):
            await self.app(scope, hear, answer)
        else:
            await refuse(answer, Refused("bad-origin"))
        if HAS_LEFT in scope:
            return  # there was no request
        LOG.info(
            "request",
            extra={
                "method": scope["method"],
                "route": route(scope),
                "status": status,
                "ms": round((time.perf_counter() - started) * 1000, 1),
            },
        )

    def is_trusted(self, scope: Any, must_say: bool) -> bool:
        """Whether a request goes to one of our names and comes from our own pages.

        Names matter on loopback, where a foreign page could otherwise call us by a name of its own
        that points here.
        """
        host = host_of(scope)
        if host and not HOST.fullmatch(host):
            return False  # a name that says who calls (`user@host`) is read differently by each
        if self.hosts and host_name(host) not in self.hosts:
            return False
        origin = dict(scope["headers"]).get(b"origin", b"").decode("latin-1").lower()
        if not origin:
            return not must_say
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        is_secure = self.is_secure or scope["scheme"] in ("https", "wss")
        found = place_of(origin)
        if found is None or found in self.origins:
            return found is not None
        own = place_of(f"{'https' if is_secure else 'http'}://{host}")
        if found[:2] == ("https", host_name(host)) and not is_secure:
            self.tell_of_tls()
        return found == own

    def tell_of_tls(self) -> None:
        """Whoever runs the server behind a proxy and forgot to say so should not have to guess."""
        if not self.has_told:
            self.has_told = True
            LOG.warning(
                "pages of https were refused, as requests come by http: if a proxy speaks TLS, "
                "name it in PALATINE_PROXIES, or set PALATINE_SECURE_COOKIE=yes"
            )


def retry_header(refused: Refused) -> dict[str, str]:
    """Whoever was too fast, or has too much, is told when to come again."""
    if STATUS[refused.code] not in (429, 503):
        return {}
    wait = refused.args_.get("wait", TRY_AGAIN)
    return {"retry-after": str(math.ceil(wait) if isinstance(wait, int | float) else TRY_AGAIN)}


async def refuse(send: Send, refused: Refused) -> None:
    """Answers without the application."""
    body = msgspec.json.encode(wire.Error(wire.problem(refused)))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": STATUS[refused.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def host_of(scope: Any) -> str:
    """What the caller calls us."""
    found: bytes = dict(scope["headers"]).get(b"host", b"")
    return found.decode("latin-1").lower()


def place_of(origin: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin; None if it is no origin that could be ours."""
    scheme, _, host = origin.partition("://")
    found = HOST.fullmatch(host)
    if scheme not in PORTS or found is None:
        return None
    return scheme, found[1], int(found[2] or PORTS[scheme])


def policy_for(host: str) -> tuple[bytes, bytes]:
    """The Content-Security-Policy: everything from here, nothing inline."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return b"content-security-policy", POLICY.format(sockets=sockets).encode()


def cookie_header(token: str, is_secure: bool) -> tuple[bytes, bytes]:
    """The cookie that makes a browser a person; scripts cannot read it."""
    cookie = f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    return b"set-cookie", (cookie + ("; Secure" if is_secure else "")).encode()


def listed(text: str) -> Iterable[str]:
    return (part.strip().lower() for part in text.split(",") if part.strip())


def host_name(host: str) -> str:
    """A host without its port: `localhost:8000`, `[::1]:8000`."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]


def route(scope: Any) -> str:
    """The address with what is private in it left out: ids, and links that went astray."""
    return SECRET.sub(lambda found: found[0][:TABLE_SHOWN], scope["path"][:1000])[:200]
