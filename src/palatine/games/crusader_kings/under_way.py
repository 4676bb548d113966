"""What a board shows of the rules under way: the check with its causes and odds, the war, the deal.

Everything is named, so that no reader has to know which frames a rule is made of.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from palatine.games.crusader_kings.ai import AiTurn
from palatine.games.crusader_kings.checks import Check
from palatine.games.crusader_kings.family import Crisis
from palatine.games.crusader_kings.intrigue import Coups, Plots
from palatine.games.crusader_kings.marriage import Proposal
from palatine.games.crusader_kings.names import (
    CHECK,
    DRAWN,
    FAMILY,
    PAIR,
    REGION,
    SEAT,
    TRAIT,
)
from palatine.games.crusader_kings.odds import MILLION, chance_of, is_success, successes_in
from palatine.games.crusader_kings.programs import COUP_CHECK, INVADE_CHECK, UNREST_CHECK
from palatine.games.crusader_kings.rounds import DynastyPhase, Planning, Round
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.support import Support
from palatine.games.crusader_kings.tables import (
    EXTRA_TOKENS,
    PAIR_FAIL,
    PAIR_SUCCESS,
    REGIONS,
    TRAIT_OF,
)
from palatine.games.crusader_kings.trade import Bargain
from palatine.games.crusader_kings.war import Attack, Declare, added_by_owner
from palatine.kernel.lexicon import HIDDEN, NONE, Lexicon

SeatId = Annotated[str, SEAT]
RegionId = Annotated[str, REGION]
MemberId = Annotated[str, FAMILY]


class Cause(TypedDict):
    """Why a check needs successes; "kind" is the check itself."""

    cause: Literal["region", "castle", "army", "duke", "developments", "kind"]
    number: int


class TokenCause(TypedDict):
    """Why tokens are drawn without paying; "more" is what developments and events add."""

    cause: Literal["basic", "region", "seat", "more"]
    number: int
    region: NotRequired[RegionId]
    seat: NotRequired[SeatId]


class Odds(TypedDict):
    """CK-CHK-12: in a million, for so many tokens of the whole bag."""

    tokens: int
    plain: int
    sacrificed: int | None  # if every failing critical token is; None where the bag has none


class Decision(TypedDict):
    """CK-CHK-3: a critical token was drawn; what both answers lead to, for whose bag it is."""

    succeeds: bool
    keep: NotRequired[int]
    sacrifice: NotRequired[int]


class CheckPicture(TypedDict):
    """CK-CHK: the check under way."""

    seat: SeatId
    kind: Annotated[str, CHECK]
    pair: Annotated[str, PAIR] | None
    stage: Literal["paying", "pledging", "drawing"]
    needed: int
    most: int  # tokens in all, however much is paid
    free: int
    paid: int  # for tokens that were not cancelled
    is_opposable: bool
    opponents: list[SeatId]  # who has answered
    drawn: int
    successes: int
    causes: list[Cause]
    tokens: list[TokenCause]
    decision: Decision | None
    # of a bag that the reader may see
    bag: NotRequired[list[Annotated[str, TRAIT]]]  # as it was before the first token
    left: NotRequired[int]  # successes that are still in it
    odds: NotRequired[list[Odds]]


class AttackPicture(TypedDict):
    """CK-WAR-14: the attack to which questions and checks belong."""

    seat: SeatId
    origin: RegionId
    target: RegionId
    is_counter: bool
    helpers: list[RegionId]  # regions of own supporting armies
    regions: list[RegionId]  # independent regions that support


class March(TypedDict):
    """An army on its way: declared, attacking or supporting."""

    origin: RegionId
    target: RegionId
    seat: SeatId


class DealPicture(TypedDict):
    """CK-TRD, CK-MAR: an offer being written or read; a marriage has persons."""

    seat: SeatId
    partner: SeatId
    terms: list[str]  # the options that added them, as far as the reader may know
    refusals: int
    is_sent: bool
    suitor: NotRequired[MemberId]
    person: NotRequired[MemberId]
    joins: NotRequired[SeatId]


class UnderWay(TypedDict):
    phase: Literal["dynasty", "planning", "turns", "support"] | None
    acting: SeatId | None  # the AI whose turn it is
    going: list[RegionId]  # named already in a crisis
    planning: dict[SeatId, str | None] | None  # who plans, with the answers that may be seen
    check: CheckPicture | None
    attack: AttackPicture | None
    marches: list[March]
    deal: DealPicture | None


STAGES: Final[list[Literal["paying", "pledging", "drawing"]]] = ["paying", "pledging", "drawing"]


def under_way(g: Kings, lexicon: Lexicon, bags: list[int]) -> UnderWay:
    """All of it, by text ids; `bags` are those that the reader may see."""
    names = lexicon.seat_names
    shown: UnderWay = {
        "phase": None,
        "acting": None,
        "going": [],
        "planning": None,
        "check": None,
        "attack": None,
        "marches": [],
        "deal": None,
    }
    attack: Attack | None = None
    for frame in g.frames:
        if isinstance(frame, Round):
            shown["phase"] = "turns"
        elif isinstance(frame, DynastyPhase):
            shown["phase"] = "dynasty"
        elif isinstance(frame, Support):
            shown["phase"] = "support"
        elif isinstance(frame, Planning):
            shown["phase"] = "planning"
            shown["planning"] = plans(frame, lexicon)
        elif isinstance(frame, AiTurn):
            shown["acting"] = names[frame.seat]
        elif isinstance(frame, Crisis):
            shown["going"] = regions(frame.going)
        elif isinstance(frame, Declare):
            shown["marches"] = declared(frame, names)
        elif isinstance(frame, Attack):
            attack = frame
    if attack is not None:
        shown["attack"] = attacking(attack, names)
        shown["marches"] = attackers(attack, names)
    last = g.frames[-1] if g.frames else None
    if isinstance(last, Check):
        shown["check"] = checking(g, last, attack, names, last.seat in bags)
    elif isinstance(last, Bargain):
        shown["deal"] = dealing(last, lexicon)
    return shown


def regions(bits: int) -> list[str]:
    return [REGION.names[r] for r in range(REGIONS) if bits >> r & 1]


def plans(planning: Planning, lexicon: Lexicon) -> dict[str, str | None]:
    """CK-PLN: who has planned; what lies there only for its owner."""
    found: dict[str, str | None] = {}
    for seat, slot in zip(planning.asked, planning.slots, strict=True):
        if slot == NONE:
            found[lexicon.seat_names[seat]] = None
        else:
            code = "hidden" if slot == HIDDEN else lexicon.code(slot)
            found[lexicon.seat_names[seat]] = code
    return found


# the check


def checking(
    g: Kings, check: Check, attack: Attack | None, names: list[str], is_open: bool
) -> CheckPicture:
    if check.kind != INVADE_CHECK:
        attack = None
    shown: CheckPicture = {
        "seat": names[check.seat],
        "kind": CHECK.names[check.kind],
        "pair": None if check.pair == NONE else PAIR.names[check.pair],
        "stage": STAGES[check.stage],
        "needed": check.needed,
        "most": check.needed + EXTRA_TOKENS,
        "free": check.free,
        "paid": check.paid,
        "is_opposable": check.is_opposable,
        "opponents": [names[seat] for seat in check.opponents],
        "drawn": check.drawn,
        "successes": check.successes,
        "causes": causes(g, check, attack),
        "tokens": token_causes(check, attack, names),
        "decision": None,
    }
    if check.token != NONE:
        good = is_success(TRAIT_OF[check.token], check.pair)
        shown["decision"] = {"succeeds": good}
    if is_open:
        now = [TRAIT_OF[token] for token in g.bag(check.seat)]
        bag = [*now, *drawn_traits(g, check)]
        shown["bag"] = [TRAIT.names[trait] for trait in bag]
        shown["left"] = successes_in(now, check.pair)
        shown["odds"] = odds(check, bag)
        decision = shown["decision"]
        if decision is not None:
            decision["keep"] = after(check, now, decision["succeeds"])
            decision["sacrifice"] = after(check, now, not decision["succeeds"])
    return shown


def causes(g: Kings, check: Check, attack: Attack | None) -> list[Cause]:
    """CK-WAR-6, CK-INT-4, CK-INT-9: the region, its castle, army and duke, developments."""
    region = NONE if attack is None else attack.target
    below = g.frames[-2] if len(g.frames) > 1 else None
    if (check.kind == COUP_CHECK and isinstance(below, Coups)) or (
        check.kind == UNREST_CHECK and isinstance(below, Plots)
    ):
        region = below.region
    if region == NONE:
        return [{"cause": "kind", "number": check.needed}]
    found: list[Cause] = [{"cause": "region", "number": 1}]
    if g.has_castle(region):
        found.append({"cause": "castle", "number": 1})
    if attack is not None and g.is_mobilised(region):
        found.append({"cause": "army", "number": 1})
    if g.duke_of(region) != NONE:
        found.append({"cause": "duke", "number": 1})
    more = 0 if attack is None else added_by_owner(g, region)
    if more:
        found.append({"cause": "developments", "number": more})
    return found


def token_causes(check: Check, attack: Attack | None, names: list[str]) -> list[TokenCause]:
    """CK-CHK-4, CK-PAC-2: one, one for every support, and what else adds or takes some."""
    found: list[TokenCause] = [{"cause": "basic", "number": 1}]
    if attack is not None:
        for region in [*regions(attack.helpers), *regions(attack.regions)]:
            found.append({"cause": "region", "number": 1, "region": region})
        for seat in range(len(names)):
            if attack.backing >> seat & 1:
                found.append({"cause": "seat", "number": 1, "seat": names[seat]})
    more = check.free - len(found)  # modifiers are used up by now: CK-CHK-15 has counted them
    if more:
        found.append({"cause": "more", "number": more})
    return found


def drawn_traits(g: Kings, check: Check) -> list[int]:
    """What has been drawn: what lies there, and critical tokens that were sacrificed."""
    found = [TRAIT_OF[token] for token in g.tokens_at(DRAWN)]
    gone = check.drawn - len(found)
    if gone > 0 and check.pair != NONE:
        decided = [TRAIT_OF[token] for token in g.tokens_at(DRAWN) if token != check.token]
        turned = check.successes - successes_in(decided, check.pair)  # failures that were given
        found += [PAIR_FAIL[check.pair]] * turned
        found += [PAIR_SUCCESS[check.pair]] * (gone - turned)
    return found


def odds(check: Check, bag: list[int]) -> list[Odds]:
    """CK-CHK-12: for every number of tokens that could be paid for."""
    failing = 0 if check.pair == NONE else bag.count(PAIR_FAIL[check.pair])
    good = successes_in(bag, check.pair)
    found: list[Odds] = []
    for tokens in range(check.free, max(check.free, check.needed + EXTRA_TOKENS) + 1):
        turned = chance_of(good + failing, len(bag), check.needed, tokens, MILLION)
        plain = chance_of(good, len(bag), check.needed, tokens, MILLION)
        found.append({"tokens": tokens, "plain": plain, "sacrificed": turned if failing else None})
    return found


def after(check: Check, bag: list[int], succeeds: bool) -> int:
    """In a million, once the critical token counts as this."""
    needed = check.needed - check.successes - int(succeeds)
    good = successes_in(bag, check.pair)
    return chance_of(good, len(bag), needed, check.tokens - check.drawn, MILLION)


# war


def attacking(attack: Attack, names: list[str]) -> AttackPicture:
    return {
        "seat": names[attack.seat],
        "origin": REGION.names[attack.origin],
        "target": REGION.names[attack.target],
        "is_counter": attack.is_counter,
        "helpers": regions(attack.helpers),
        "regions": regions(attack.regions),
    }


def attackers(attack: Attack, names: list[str]) -> list[March]:
    """The army, its supports and those of independent regions."""
    target = REGION.names[attack.target]
    seat = names[attack.seat]
    origins = [REGION.names[attack.origin], *regions(attack.helpers), *regions(attack.regions)]
    return [{"origin": origin, "target": target, "seat": seat} for origin in origins]


def declared(war: Declare, names: list[str]) -> list[March]:
    """CK-WAR-3: attacks, then supports, in the order in which they were declared."""
    seat = names[war.seat]
    origins = [*war.origins, *war.supporters]
    aims = [*war.targets, *war.supported]
    return [
        {"origin": REGION.names[origin], "target": REGION.names[target], "seat": seat}
        for origin, target in zip(origins, aims, strict=True)
    ]


# bargains


def dealing(deal: Bargain, lexicon: Lexicon) -> DealPicture:
    """CK-TRD-7: before it is sent the two alone read the terms."""
    names = lexicon.seat_names
    shown: DealPicture = {
        "seat": names[deal.seat],
        "partner": names[deal.partner],
        "terms": [lexicon.code(term) for term in deal.terms if term != HIDDEN],
        "refusals": deal.refusals,
        "is_sent": deal.is_sent,
    }
    if isinstance(deal, Proposal):
        shown["suitor"] = FAMILY.names[deal.suitor]
        shown["person"] = FAMILY.names[deal.person]
        shown["joins"] = names[deal.joins]
    return shown
