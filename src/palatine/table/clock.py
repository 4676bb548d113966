"""Two clocks: the calendar's, which somebody may set, and one that only ever goes on."""

from __future__ import annotations

import time


class Clock:
    """What is shown or stored comes from the calendar, what waits is measured by the other."""

    def now(self) -> int:
        """Seconds since 1970, as the machine believes."""
        return int(time.time())

    def steady(self) -> float:
        """Seconds since some moment; nobody can set it."""
        return time.monotonic()
