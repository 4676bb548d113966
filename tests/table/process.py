"""A server with toy games in a process of its own: `python -m tests.table.process DATABASE`."""

from __future__ import annotations

import signal
import sys

from palatine.table import study
from palatine.table.hall import Hall
from palatine.table.serve import serve
from palatine.table.settings import Settings
from palatine.table.thinkers import Thinkers
from tests.table.harness import TOYS, find_any, think

study.ITERATIONS = 100  # type: ignore[misc]


def make_hall(settings: Settings) -> Hall:
    thinkers = Thinkers(settings.bot_workers, settings.bot_patience, think)
    return Hall(settings, ids=[*TOYS], find=find_any, thinkers=thinkers)


if __name__ == "__main__":
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # whoever tests may have said nohup
    serve(database=sys.argv[1], open_browser=False, make_hall=make_hall)
