"""The words of Carolus Magnus: its things, what can be chosen, and what is told."""

from __future__ import annotations

from typing import Final

from palatine.games.carolus_magnus.tables import COLOUR_IDS, SIDE_IDS
from palatine.kernel.lexicon import Kind, Lexicon, Saying, Verb, count, parties, run, seats

SEGMENTS: Final = 15
COLOURS: Final = 5
COURT: Final = 15  # the target behind the fifteen territories
CROWN_FACE: Final = 5  # the sixth face of a die

SEAT: Final = seats(4)
SIDE: Final = parties("side", SIDE_IDS)
COLOUR: Final = Kind("colour", COLOUR_IDS)
FACE: Final = Kind("face", [*COLOUR_IDS, "crown"])
TERRITORY: Final = Kind("territory", [f"t{n}" for n in range(1, SEGMENTS + 1)])
TARGET: Final = Kind("target", [*TERRITORY.names, "court"])
DISC: Final = run("disc", 1, 5)
STEPS: Final = run("steps", 1, 5)
NUMBER: Final = count()

# The commonest verb comes first: its numbers stay small, which makes them cheap.
PLACE: Final = Verb("place", COLOUR, TARGET)
LAY: Final = Verb("disc", DISC)
EMPEROR: Final = Verb("emperor", STEPS)
CROWN: Final = Verb("crown", COLOUR)
STARTER: Final = Verb("starter", SEAT)

LAST_CASTLE: Final = 0
TERRITORIES: Final = 1
STALEMATE: Final = 2
TRUNCATED: Final = 3
ENDS: Final = ["last_castle", "territories", "stalemate", "truncated"]

LEXICON: Final = Lexicon(
    kinds=[SEAT, SIDE, COLOUR, FACE, TERRITORY, TARGET, DISC, STEPS, NUMBER],
    verbs=[PLACE, LAY, EMPEROR, CROWN, STARTER],
    questions=[
        Saying("choose-starter", [], "CM-OPT-1"),
        Saying("lay-disc", [], "CM-DSC-1"),
        Saying("play-paladin", [NUMBER], "CM-PLY-1"),
        Saying("move-emperor", [DISC], "CM-EMP-1"),
        Saying("choose-crown", [NUMBER], "CM-SUP-1"),
    ],
    facts=[
        Saying("starter", [SEAT], "CM-SET-5"),
        Saying("first-roll", [SEAT], "CM-SET-4", tail=FACE),
        Saying("round", [NUMBER], "CM-RND-1"),
        Saying("laid", [SEAT, DISC], "CM-DSC-1"),
        Saying("laid-equal", [SEAT, DISC], "CM-DSC-3"),
        Saying("order", [], "CM-DSC-5", tail=SEAT),
        Saying("discs-back", [], "CM-DSC-4"),
        Saying("placed", [SEAT, COLOUR, TERRITORY], "CM-PLY-2"),
        Saying("to-court", [SEAT, COLOUR], "CM-PLY-2"),
        Saying("no-paladins", [SEAT], "CM-PLY-1"),
        Saying("marker", [SEAT, COLOUR], "CM-CTL-2"),
        Saying("marker-from", [SEAT, COLOUR, SEAT], "CM-CTL-2"),
        Saying("moved", [SEAT, STEPS, TERRITORY], "CM-EMP-1"),
        Saying("nothing", [TERRITORY], "CM-CAS-2", tail=NUMBER),
        Saying("kept", [TERRITORY, SIDE], "CM-TAK-2", tail=NUMBER),
        Saying("built", [SIDE, TERRITORY], "CM-CAS-1", tail=NUMBER),
        Saying("took", [SIDE, TERRITORY, SIDE, NUMBER], "CM-TAK-3", tail=NUMBER),
        Saying("joined", [TERRITORY, NUMBER], "CM-MRG-1"),
        Saying("rolled", [SEAT], "CM-SUP-1", tail=FACE),
        Saying("rolled-again", [SEAT, COLOUR, FACE], "CM-SUP-3"),
        Saying("gave-back", [COLOUR, NUMBER], "CM-SUP-2"),
        Saying("crown", [SEAT, COLOUR], "CM-SUP-1"),
        Saying("short", [SEAT], "CM-SUP-3"),
        Saying("won-last-castle", [SIDE], "CM-END-1"),
        Saying("won-territories", [SIDE, NUMBER], "CM-END-2"),
        Saying("stalemate", [], "CM-END-4"),
        Saying("won-stalemate", [SIDE, NUMBER], "CM-END-4"),
        Saying("shared", [], "CM-END-3", tail=SIDE),
        Saying("truncated", [NUMBER], "CM-AMB-10"),
    ],
    notes=[
        Saying("stop-nothing", [TERRITORY], "CM-CAS-2", tail=NUMBER),
        Saying("stop-kept", [TERRITORY, SIDE], "CM-TAK-2", tail=NUMBER),
        Saying("stop-builds", [TERRITORY, SIDE], "CM-CAS-1", tail=NUMBER),
        Saying("stop-takes", [TERRITORY, SIDE, SIDE, NUMBER], "CM-TAK-3", tail=NUMBER),
    ],
    ends=ENDS,
    statistics=[
        Saying("castles", [], "CM-END-2"),
        Saying("clans", [COLOUR], "CM-END-3"),
        Saying("territories", [], "CM-END-2"),
    ],
)

# What is offered all the time lies ready, as rows that questions share.
LAYS: Final = LAY.subsets()  # by the bits of the discs
CROWNS: Final = CROWN.subsets()  # by the bits of the colours
WALKS: Final = [[EMPEROR.option(steps) for steps in range(1, most + 1)] for most in range(6)]
