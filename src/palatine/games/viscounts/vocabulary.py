"""VW-TRN-06: the closed vocabulary, op by op, for people and for the Automa."""

from __future__ import annotations

from palatine.games.viscounts.automa import (
    AutomaCorruption,
    AutomaDismiss,
    GainScheme,
    HouseFlip,
    HouseGain,
    HouseShuffle,
    Instead,
)
from palatine.games.viscounts.building import BuildFree
from palatine.games.viscounts.cards import Destroy, Discard, Rearrange, Shuffle
from palatine.games.viscounts.castle import CastleMove, PlaceWorkers
from palatine.games.viscounts.effects import HOUSE, PEOPLE, Op
from palatine.games.viscounts.hire import HireFree
from palatine.games.viscounts.manuscripts import ManuscriptFree
from palatine.games.viscounts.papers import Choose, Flip, Gain


def fill_vocabulary() -> None:
    """One entry per op, in the order of `programs.OPS`."""
    people: list[Op] = [
        Gain(), Flip(), HireFree(), Destroy(), Discard(), Rearrange(), Shuffle(), CastleMove(),
        PlaceWorkers(), BuildFree(), ManuscriptFree(), Choose(), Op(), Op(), Op(),
    ]  # fmt: skip
    house: list[Op] = [
        HouseGain(), HouseFlip(), GainScheme(), Instead(), Instead(), Instead(), HouseShuffle(),
        Instead(), PlaceWorkers(), BuildFree(), ManuscriptFree(), Choose(), GainScheme(),
        AutomaDismiss(), AutomaCorruption(),
    ]  # fmt: skip
    PEOPLE[:] = people
    HOUSE[:] = house


fill_vocabulary()
