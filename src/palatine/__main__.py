"""Where the command begins: Ctrl-C is kept while the rest is still being loaded."""

from __future__ import annotations

import sys


def main() -> None:
    """The command line; who presses Ctrl-C again and again is let go without a word."""
    try:
        from palatine.interrupts import interrupts

        with interrupts:
            from palatine.cli import run

            code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130  # as a shell has it
    sys.exit(code)


if __name__ == "__main__":
    main()
