"""A server of the toy games, started like the real one: `toys.py --port 8000 --database FILE`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))


async def live(port: int, database: str) -> None:
    from dataclasses import replace

    import uvicorn

    from palatine.table.app import create
    from palatine.table.hall import Hall
    from palatine.table.serve import listen
    from palatine.table.settings import from_environment
    from tests.table.harness import CALM, TOYS, Near, find_any

    settings = replace(from_environment(CALM), database=database)
    hall = Hall(settings, ids=list(TOYS), find=find_any, thinkers=Near())
    config = uvicorn.Config(create(hall), lifespan="on", log_config=None, ws="websockets-sansio")
    await uvicorn.Server(config).serve(sockets=[listen("127.0.0.1", port)])


if __name__ == "__main__":
    given = dict(zip(sys.argv[1::2], sys.argv[2::2], strict=False))
    asyncio.run(live(int(given["--port"]), given["--database"]))
