"""Carolus Magnus for the search: which answers are worth a look, and where to stop. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palatine.bots.search import Policy, draw
from palatine.games.carolus_magnus.evaluate import clans, next_movers, ramp, standings, worths
from palatine.games.carolus_magnus.names import COLOURS, COURT, EMPEROR, PLACE, SEGMENTS
from palatine.games.carolus_magnus.rounds import Opening
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, State
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE

KEENNESS: Final = 6.0  # how much more often the better looking answer is tried
CLAN: Final = 0.5
LAND: Final = 0.25  # for every castle on it
REACH: Final = 0.6  # the same, if the seat can send the Emperor there
FAR: Final = 7  # steps; what lies beyond is left for a later turn


# where the features of a side begin, see `describe`
LEFT: Final = 0  # castles left, 0 to 10
CLANS: Final = 11  # markers, 0 to 5
COURTS: Final = 17  # clans by who holds them and the lead at court, -4 to 4
RESERVES: Final = 44  # paladins in reserve by who holds their clan, and those of a close one
LANDS: Final = 48  # castles by distance, owner and who is the strongest there
MARGINS: Final = 102  # castles by margin, -3 to 3: in lands of others, in own ones
GAPS: Final = 116  # lands beside own ones, two or one, by who is the strongest there
JOINED: Final = 122  # own lands with 1, 2, 3 and more castles
TEMPO: Final = 126  # who moves next and after that, while discs are laid and later
DISCS: Final = 130  # the disc of the next to move
UNUSED: Final = 135  # discs in hand
LATE: Final = 140  # clans, castles on the map and paladins in reserve, growing with the match
FEATURES: Final = 143
LEAD: Final = 4
MARGIN: Final = 3
HORIZON: Final = 6  # distances that are told apart, the last and all beyond it as one
OWN: Final = 0
RIVAL: Final = 1
NOBODY: Final = 2


def feature_names() -> list[str]:
    """What the numbers of `describe` mean."""
    who = ["own", "rival", "nobody"]
    names = [f"left {n}" for n in range(11)] + [f"clans {n}" for n in range(6)]
    names += [f"court {holder} {lead}" for holder in who for lead in range(-LEAD, LEAD + 1)]
    names += [f"reserve {holder}" for holder in who] + ["reserve close"]
    for steps in range(1, HORIZON + 1):
        names += [f"land {steps} {owner} {best}" for owner in who for best in who]
    for owner in ("other", "own"):
        names += [f"margin {owner} {margin}" for margin in range(-MARGIN, MARGIN + 1)]
    names += [f"beside {n} {best}" for n in (2, 1) for best in who]
    names += [f"joined {n}" for n in range(1, 5)]
    names += ["laying next", "laying second", "turn next", "turn second"]
    names += [f"disc {n}" for n in range(1, 6)] + [f"unused {n}" for n in range(1, 6)]
    return [*names, "late clans", "late castles", "late reserve"]


class CarolusPolicy(Policy):
    """Values the position whenever a turn is over: the plan of one turn is what a search finds."""

    def __init__(self) -> None:
        super().__init__()
        self.features = feature_names()

    def is_quiet(self, g: State, ask: Ask) -> bool:
        assert isinstance(g, Carolus)
        return ask.key == "lay-disc" or (ask.key == "play-paladin" and ask.subject == g.played)

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Carolus)
        values: list[float] = []
        if g.ended != NONE:
            for seat in range(g.seats):
                values.append(reward(g, seat))
        else:
            net = self.nets.get(g.config.people)
            chances = standings(g) if net is None else net.chances(worths(g), describe(g))
            for seat in range(g.seats):
                values.append(chances[g.side_of[seat]])
        return values

    def worths(self, g: State) -> list[float]:
        assert isinstance(g, Carolus)
        return worths(g)

    def describe(self, g: State) -> vec[float]:
        assert isinstance(g, Carolus)
        return describe(g)

    def bunch(self, g: State, ask: Ask) -> int:
        """The paladins of a turn may come in any order."""
        return int(ask.subject) if ask.key == "play-paladin" else 0

    def weigh(self, g: State, ask: Ask, options: list[int]) -> list[float]:
        assert isinstance(g, Carolus)
        if ask.key == "play-paladin":
            return placements(g, int(ask.seat), options)
        if ask.key == "move-emperor":
            return stops(g, int(ask.seat), options)
        return []

    def pick(self, g: State, ask: Ask, chance: Chance) -> int:
        assert isinstance(g, Carolus)
        if ask.key == "play-paladin":
            options = ask.options
            return options[draw(placements(g, int(ask.seat), options), chance)]
        if ask.key == "move-emperor":
            options = ask.options
            return options[draw(stops(g, int(ask.seat), options), chance)]
        return ask.nth(chance.below(int(ask.count)))


def placements(g: Carolus, seat: int, options: list[int]) -> list[float]:
    """A weight for every placement, by what it adds to the chances for clans and lands."""
    side = g.side_of[seat]
    holds = clans(g)
    colour = NONE
    court = 0.0
    edge = 0.0
    margins = [0.0] * SEGMENTS
    stakes = [0.0] * SEGMENTS
    look_round(g, seat, holds, margins, stakes)
    weights: list[float] = []
    for option in options:
        if PLACE.first(option) != colour:
            colour = PLACE.first(option)
            court = court_gain(g, seat, colour)
            edge = holds[side * COLOURS + colour]
            rival = 0.0
            for other in range(g.sides):
                if other != side and holds[other * COLOURS + colour] > rival:
                    rival = holds[other * COLOURS + colour]
            edge -= rival
        target = PLACE.second(option)
        if target == COURT:
            weights.append(exp(KEENNESS * court))
        elif stakes[target] == 0.0:
            weights.append(0.0)
        else:
            margin = margins[target]
            gain = stakes[target] * (ramp(margin + edge) - ramp(margin))
            weights.append(exp(KEENNESS * gain) if gain > 0.0 else 0.05)
    return weights


def look_round(
    g: Carolus, seat: int, holds: list[float], margins: list[float], stakes: list[float]
) -> None:
    """For every land near enough: the side's margin there, and what stands on it."""
    side = g.side_of[seat]
    t = g.emperor
    for steps in range(1, g.territories + 1):
        t = g.ahead[t]
        if steps > FAR:
            break
        own = 0.0
        most = 0.0
        for other in range(g.sides):
            total = 0.0
            for c in range(COLOURS):
                total += g.cubes[t * COLOURS + c] * holds[other * COLOURS + c]
            if g.owner[t] == other:
                total += g.castles[t]
            if other == side:
                own = total
            elif total > most:
                most = total
        castles = float(g.castles[t]) if g.castles[t] else 1.0
        margins[t] = own - most
        stakes[t] = castles * (REACH if steps <= g.disc[seat] else LAND)


def court_gain(g: Carolus, seat: int, colour: int) -> float:
    """What one more paladin at court does for the hold on its clan."""
    side = g.side_of[seat]
    most = 0
    for other in range(g.seats):
        if g.side_of[other] != side and g.court[other * COLOURS + colour] > most:
            most = g.court[other * COLOURS + colour]
    lead = float(g.court[seat * COLOURS + colour] - most)
    gain = CLAN * (ramp(lead + 1.0) - ramp(lead))
    holder = g.holder[colour]
    if holder == NONE or (g.side_of[holder] != side and lead >= 0.0):
        gain += CLAN  # the clan changes hands at once
    return gain


def stops(g: Carolus, seat: int, options: list[int]) -> list[float]:
    """A weight for every move of the Emperor, by who gains what where he stops."""
    side = g.side_of[seat]
    weights: list[float] = []
    for option in options:
        t = g.emperor
        for _ in range(EMPEROR.first(option)):
            t = g.ahead[t]
        winner = g.strongest(t)
        owner = g.owner[t]
        gain = 0.0
        if winner != NONE and winner != owner:
            castles = float(g.castles[t]) if g.castles[t] else 1.0
            if winner == side:
                gain += castles
            else:
                gain -= castles
            if owner == side:
                gain -= castles
        weights.append(exp(gain))
    return weights


def describe(g: Carolus) -> vec[float]:
    """Every side as `feature_names` lists it: what stands where, who holds it, who moves next."""
    sides = g.sides
    out = vec[float]([0.0] * (sides * FEATURES))
    movers = next_movers(g)
    is_laying = isinstance(g.frames[-1], Opening)
    left: i64 = g.castles_per_side
    side: i64
    for side in range(sides):
        if g.stock[side] < left:
            left = g.stock[side]
    late = 1.0 - float(left) / float(g.castles_per_side)
    for side in range(sides):
        describe_courts(g, side, late, out, side * FEATURES)
    describe_lands(g, out)
    i: i64
    for i in range(len(movers)):
        seat = movers[i]
        first: i64 = g.side_of[seat] * FEATURES
        at: i64 = first + TEMPO + (0 if is_laying else 2) + i
        out[at] = out[at] + 1.0
        if i == 0 and g.disc[seat] != NONE:
            at = first + DISCS + g.disc[seat] - 1
            out[at] = out[at] + 1.0
    return out


def describe_courts(g: Carolus, side: i64, late: float, out: vec[float], first: i64) -> None:
    """Castles, clans, reserves and discs of one side."""
    stock: i64 = g.stock[side]
    out[first + LEFT + (stock if stock < 10 else 10)] = 1.0
    clans_held: i64 = 0
    at: i64
    c: i64
    seat: i64
    for c in range(COLOURS):
        own: i64 = 0
        rival: i64 = 0
        ready: i64 = 0
        for seat in range(g.seats):
            here: i64 = g.court[seat * COLOURS + c]
            if g.side_of[seat] == side:
                ready += g.reserve[seat * COLOURS + c]
                if here > own:
                    own = here
            elif here > rival:
                rival = here
        holder: i64 = g.holder[c]
        who: i64 = NOBODY
        if holder != NONE:
            who = OWN if g.side_of[holder] == side else RIVAL
        if who == OWN:
            clans_held += 1
        lead = own - rival
        if -1 <= lead <= 1:
            at = first + RESERVES + 3
            out[at] = out[at] + float(ready)
        lead = -LEAD if lead < -LEAD else (LEAD if lead > LEAD else lead)
        at = first + COURTS + who * (2 * LEAD + 1) + lead + LEAD
        out[at] = out[at] + 1.0
        at = first + RESERVES + who
        out[at] = out[at] + float(ready)
    out[first + CLANS + clans_held] = 1.0
    out[first + LATE] = late * float(clans_held)
    out[first + LATE + 1] = late * float(g.castles_per_side - stock)
    out[first + LATE + 2] = late * out[first + RESERVES]
    number: i64
    for seat in range(g.seats):
        if g.side_of[seat] == side:
            for number in range(5):
                if g.unused[seat] >> number & 1:
                    at = first + UNUSED + number
                    out[at] = out[at] + 1.0


def describe_lands(g: Carolus, out: vec[float]) -> None:
    """All lands, for every side, from the Emperor on."""
    sides = g.sides
    strengths = [0] * sides
    held: list[int] = []  # by colour the side that holds the clan
    for holder in g.holder:
        held.append(NONE if holder == NONE else g.side_of[holder])
    cubes = g.cubes
    t: i64 = g.emperor
    steps: i64
    side: i64
    at: i64
    c: i64
    for steps in range(g.territories):
        t = g.ahead[t]
        near = steps if steps < HORIZON else HORIZON - 1
        owner: i64 = g.owner[t]
        castles: i64 = g.castles[t]
        weight = float(castles) if castles else 1.0
        most: i64 = 0
        second: i64 = 0
        for side in range(sides):  # as `strength` says it, all sides at once
            strengths[side] = castles if owner == side else 0
        for c in range(COLOURS):
            side = held[c]
            if side != NONE:
                strengths[side] = strengths[side] + cubes[t * COLOURS + c]
        for side in range(sides):
            strength: i64 = strengths[side]
            if strength > most:
                second = most
                most = strength
            elif strength > second:
                second = strength
        before: i64 = g.owner[g.behind[t]]
        after: i64 = g.owner[g.ahead[t]]
        for side in range(sides):
            first = side * FEATURES
            own: i64 = strengths[side]
            margin = own - (second if own == most else most)
            best: i64 = NOBODY
            if margin > 0:
                best = OWN
            elif margin < 0 and second < most:
                best = RIVAL
            margin = -MARGIN if margin < -MARGIN else (MARGIN if margin > MARGIN else margin)
            who: i64 = NOBODY
            if owner != NONE:
                who = OWN if owner == side else RIVAL
            at = first + LANDS + near * 9 + who * 3 + best
            out[at] = out[at] + weight
            at = first + MARGINS + (2 * MARGIN + 1 if who == OWN else 0) + margin + MARGIN
            out[at] = out[at] + weight
            if who == OWN:
                at = first + JOINED + (castles if castles < 4 else 4) - 1
                out[at] = out[at] + 1.0
            elif before == side or after == side:
                at = first + GAPS + (0 if before == after else 3) + best
                out[at] = out[at] + 1.0


POLICY: Final = CarolusPolicy()
LEVELS: Final = {
    "easy": "greedy",
    "fair": "mcts:iterations=140",
    "strong": "mcts:iterations=1400",
    "master": "mcts:iterations=28000",
}
RATINGS: Final = {"easy": 0, "fair": 210, "strong": 344, "master": 524}
