"""Which build of the package is running."""

from pathlib import Path

from palatine.kernel import flow


def flavour() -> str:
    """`compiled` where the rules come from a C extension, else `interpreted`."""
    return "interpreted" if Path(flow.__file__).suffix == ".py" else "compiled"
