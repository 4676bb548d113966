"""A table of Crusader Rex laid by hand: the smallest position that shows a rule.

    t = war("saladin@ajlun", "walter@tiberias")
    t.moves("franks", "move_1")
    t.play("group tiberias", "step walter ajlun")
    assert t.town("walter") == "ajlun"

A block is written `name@town`, with `:2` for its steps and `!` if it is in the castle. All blocks
that are not named lie in their pools. Luck is scripted: a die that no test has laid is an error.
"""

from __future__ import annotations

import re
from typing import Any

from palatine.games.crusader_rex import invariants
from palatine.games.crusader_rex.attacks import (
    EndOfMoves,
    join_battle,
    set_arrivals,
    settle_columns,
)
from palatine.games.crusader_rex.battle import Battles
from palatine.games.crusader_rex.draw import Draws
from palatine.games.crusader_rex.game import GAME
from palatine.games.crusader_rex.names import (
    BATTLE_PHASE,
    BLOCK,
    CARD,
    CARD_PHASE,
    DRAW_PHASE,
    MOVE_PHASE,
    PLACE,
    TOWN,
    WAY,
    WINTER,
)
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    AREA,
    BIT,
    BLOCK_IDS,
    BLOCKS,
    CARDS,
    COPIES,
    HAND,
    NEXT,
    PLACE_IDS,
    POOL,
    PORTS,
    RATING,
    SIDE,
    SIDE_BITS,
    SIDE_IDS,
    STRENGTH,
    TOWN_IDS,
    TOWNS,
    members,
    size_of,
)
from palatine.games.crusader_rex.turns import (
    BEGIN,
    END,
    FIGHTS,
    MOVES_2,
    REINFORCE,
    GameTurn,
    begin_moves,
)
from palatine.games.crusader_rex.winter import WinterSteps
from palatine.kernel import flow
from palatine.kernel.chance import Chance, fast, strict
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

LEXICON = GAME.lexicon(GAME.config(2, {}))
SPEC = re.compile(r"(\w+)@(\w+)(?::(\d))?(!?)")


def block(name: str) -> int:
    return BLOCK.numbers[name]


def town(name: str) -> int:
    return TOWN.numbers[name]


def side(name: str) -> int:
    return SIDE_IDS.index(name)


def names(bits: int) -> list[str]:
    return [BLOCK.names[b] for b in members(bits)]


def towns(bits: int) -> list[str]:
    return [TOWN.names[t] for t in members(bits)]


class Table:
    """A match that begins at a position laid by hand."""

    def __init__(
        self, specs: tuple[str, ...], year: int, turn: int, options: dict[str, str]
    ) -> None:
        self.g: Crusade = GAME.start(GAME.config(2, options), strict([]))  # type: ignore[assignment]
        g = self.g
        g.frames = [GameTurn(BEGIN)]
        g.year = year
        g.turn = turn
        g.phase = CARD_PHASE
        g.mover = NONE
        g.telling = True
        g.answering = False  # a test says every single step
        g.at = [POOL] * BLOCKS
        for spec in specs:
            self.put(spec)
        g.derive()
        self.know_all()
        for s in range(2):
            self.give_hand(s, 7 - turn)
            self.balance(s)

    # -- laying out --------------------------------------------------------------------------------

    def put(self, spec: str) -> None:
        """One block: `saladin@acre:3!`."""
        match = SPEC.fullmatch(spec)
        assert match is not None, spec
        name, place, steps, inside = match.groups()
        b = block(name)
        self.g.at[b] = PLACE.numbers[place]
        self.g.steps[b] = int(steps) if steps else STRENGTH[b]
        if inside:
            self.g.castle |= BIT[b]
        self.g.derive()

    def know_all(self) -> None:
        """Everybody knows where everything is, as after the first set-up; sieges show a block."""
        g = self.g
        g.could = [0] * (TOWNS + 1)
        for b in range(BLOCKS):
            if g.at[b] < TOWNS:
                g.could[g.at[b]] |= BIT[b]
            elif g.at[b] == POOL:
                g.could[TOWNS] |= BIT[b]
        g.least = g.steps[:]
        g.most = g.steps[:]
        for s in range(2):
            for t in members(g.sieges(s)):
                if not g.field(s, t) & g.faceup:
                    g.faceup |= BIT[members(g.field(s, t))[0]]

    def give_hand(self, s: int, cards: int) -> None:
        """Plain cards, where a test does not care."""
        row = s * CARDS
        self.g.hand[row : row + CARDS] = [0] * CARDS
        for n in range(cards):
            self.g.hand[row + CARD.numbers["move_1" if n % 2 else "move_2"]] += 1

    def balance(self, s: int) -> None:
        """Six cards for a side: what is not in its hand or was not played, was played before."""
        g = self.g
        row = s * CARDS
        while sum(g.hand[row : row + CARDS]) + sum(g.played[row : row + CARDS]) < HAND:
            card = next(c for c in reversed(range(CARDS)) if self.copies_left(c) > 0)
            g.played[row + card] += 1

    def copies_left(self, card: int) -> int:
        g = self.g
        used = [g.hand[s * CARDS + card] + g.played[s * CARDS + card] for s in range(2)]
        return COPIES[card] - sum(used)

    def played(self, franks: str, saracens: str) -> None:
        """The cards of this turn lie on the table."""
        g = self.g
        for s, card in enumerate((franks, saracens)):
            g.card[s] = CARD.numbers[card]
            g.effect[s] = CARD.numbers[card]
            row = s * CARDS
            g.played[row : row + CARDS] = [0] * CARDS
            g.played[row + CARD.numbers[card]] = 1
            self.give_hand(s, 6 - int(g.turn))
        for s in range(2):
            self.balance(s)

    def hands(self, **cards: str) -> None:
        """`hands(franks="manna move_1")`."""
        g = self.g
        g.played = [0] * (2 * CARDS)
        for name, held in cards.items():
            row = side(name) * CARDS
            g.hand[row : row + CARDS] = [0] * CARDS
            for card in held.split():
                g.hand[row + CARD.numbers[card]] += 1
        for s in range(2):
            self.balance(s)

    def moves(
        self, mover: str, card: str = "move_3", other: str = "move_1", first: str = ""
    ) -> None:
        """The move phase of one side begins; the other side's comes after it or is over."""
        g = self.g
        s = side(mover)
        g.first = side(first) if first else s
        pair = (card, other) if s == 0 else (other, card)
        self.played(*pair)
        g.asked = None
        g.frames = [GameTurn(MOVES_2 if g.first == s else FIGHTS)]
        begin_moves(g, s)

    def enter(self, mover: str, way: str, *specs: str) -> None:
        """A column that has come into a town in this turn by its last road."""
        g = self.g
        g.mover = side(mover)
        for spec in specs:
            self.put(spec)
            b = block(spec.split("@")[0])
            g.way[b] = WAY.numbers[way]
            g.moved |= BIT[b]
            g.could[g.at[b]] |= BIT[b]
            g.least[b] = g.most[b] = g.steps[b]
            if g.fielded[1 - SIDE[b]] & BIT[g.at[b]]:
                join_battle(g, b, g.at[b])

    def entered(self, mover: str, place: str = "", main: str = "") -> None:
        """The columns of a side have all come in."""
        g = self.g
        if place:
            set_arrivals(g, side(mover), town(place), WAY.numbers[main])
        settle_columns(g, side(mover))
        g.mover = NONE
        g.derive()

    def fights(self, first: str) -> None:
        """The battle phase begins."""
        g = self.g
        g.first = side(first)
        g.phase = BATTLE_PHASE
        g.asked = None
        g.frames = [GameTurn(REINFORCE), Battles()]

    def draws(self, first: str) -> None:
        g = self.g
        g.first = side(first)
        g.phase = DRAW_PHASE
        g.asked = None
        g.frames = [GameTurn(END), Draws(0)]

    def winter(self, campaigner: str = "", kept: str = "") -> None:
        """Moves are over in turn 6."""
        g = self.g
        g.turn = 6
        g.phase = WINTER
        g.first = 0
        if campaigner:
            g.campaigner = side(campaigner)
            g.kept = town(kept)
        g.asked = None
        g.frames = [GameTurn(REINFORCE), WinterSteps(0)]

    def end_of_moves(self, mover: str) -> None:
        g = self.g
        g.phase = MOVE_PHASE
        g.mover = side(mover)
        g.asked = None
        g.frames = [GameTurn(FIGHTS), EndOfMoves(side(mover), 0, 0)]

    # -- luck --------------------------------------------------------------------------------------

    def dice(self, *dice: int) -> None:
        """Dice to come, by their pips."""
        self.g.chance.feed([die - 1 for die in dice])

    def luck(self, *outcomes: int) -> None:
        """Other draws to come, counted from 0."""
        self.g.chance.feed(list(outcomes))

    @property
    def dice_left(self) -> int:
        return self.g.chance.left

    # -- playing -----------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        ask = flow.advance(self.g)
        if ask is not None:
            invariants.check(self.g)
        return ask

    @property
    def key(self) -> str:
        ask = self.ask
        return ask.key if ask is not None else "over"

    @property
    def asked(self) -> str:
        ask = self.ask
        return SIDE_IDS[ask.seat] if ask is not None else "nobody"

    @property
    def options(self) -> list[str]:
        ask = self.ask
        return [LEXICON.code(option) for option in ask.options] if ask is not None else []

    def offers(self, verb: str) -> list[str]:
        """What is offered for a verb: `offers("retreat walter")` are towns."""
        head = verb + " "
        return sorted(code.removeprefix(head) for code in self.options if code.startswith(head))

    def has(self, code: str) -> bool:
        return code in self.options

    def play(self, *codes: str) -> None:
        """Choices in order; `franks: done` also says who must be asked."""
        for code in codes:
            who, colon, rest = code.partition(": ")
            text = rest if colon else code
            asks = flow.asks(self.g)
            seats = [SIDE_IDS[ask.seat] for ask in asks]
            assert asks, f"nobody is asked, but '{code}'"
            if colon:
                assert who in seats, f"{seats} are asked {asks[0].key}, not '{code}'"
            seat = side(who) if colon else asks[0].seat
            offered = next(ask for ask in asks if ask.seat == seat)
            codes_offered = [LEXICON.code(option) for option in offered.options]
            assert text in codes_offered, f"'{text}' is not in {offered.key}: {codes_offered}"
            flow.choose(self.g, seat, LEXICON.option(text))
            invariants.check(self.g) if flow.advance(self.g) else None

    def refused(self, code: str) -> str:
        """The rule that an option is left out by, as the table would explain it."""
        g = self.g.copy()
        g.explaining = True
        option = LEXICON.option(code)
        for ask in flow.asks(g):
            assert option not in ask.options, f"'{code}' is offered"
            for refusal in ask.refusals:
                if refusal.option == option:
                    return refusal.rule
        return ""

    # -- looking -----------------------------------------------------------------------------------

    def town(self, name: str) -> str:
        """Where a block is: a town, a staging area, pool, lost or out."""
        flow.advance(self.g)
        return PLACE.names[self.g.at[block(name)]]

    def steps(self, name: str) -> int:
        flow.advance(self.g)
        return self.g.steps[block(name)]

    def is_inside(self, name: str) -> bool:
        return bool(self.g.castle & BIT[block(name)])

    def is_open(self, name: str) -> bool:
        return bool(self.g.faceup & BIT[block(name)])

    def arrival(self, name: str) -> int:
        bit = BIT[block(name)]
        return 3 if self.g.third & bit else 2 if self.g.second & bit else 1

    def fighters(self, name: str, place: str) -> list[str]:
        return names(self.g.fighters(side(name), town(place)))

    def count(self, name: str, place: str) -> int:
        return int(size_of(self.g.here[side(name) * TOWNS + town(place)]))

    def control(self, place: str) -> str:
        number = self.g.controller(town(place))
        return "nobody" if number == NONE else SIDE_IDS[number]

    def told(self, key: str) -> list[list[int]]:
        """The numbers of all facts with this key so far."""
        return [fact.numbers for fact in self.g.facts if fact.key == key]

    def heard(self, key: str, name: str) -> bool:
        """Whether a side was told such a fact."""
        return any(fact.key == key and fact.heard_by(side(name)) for fact in self.g.facts)


def fresh(seed: str = "set-up", **options: str) -> Table:
    """A match from its very beginning, with luck of its own."""
    t = Table.__new__(Table)
    g = GAME.start(GAME.config(2, options), fast(seed))
    assert isinstance(g, Crusade)
    g.telling = True
    t.g = g
    return t


def war(*specs: str, year: int = 1187, turn: int = 2, **options: Any) -> Table:
    """A quiet moment between two turns with these blocks on the map."""
    return Table(specs, year, turn, options)


def siege(
    *specs: str, first: str = "saracens", year: int = 1187, turn: int = 2, **options: str
) -> Table:
    """The battle phase with sieges that stand since an earlier turn."""
    t = war(*specs, year=year, turn=turn, **options)
    t.fights(first)
    return t


def battle(
    attackers: tuple[str, str, list[str]], *defenders: str, first: str = "", **options: Any
) -> Table:
    """One column of a side has attacked by one way: `("franks", "tiberias", ["walter@ajlun"])`."""
    mover, way, column = attackers
    t = war(*defenders, **options)
    t.g.first = side(first or mover)
    t.enter(mover, way, *column)
    t.entered(mover)
    t.fights(first or mover)
    return t


def sally_wins() -> Table:
    """CR-6.20: the besieged have won the field; a second column is still to come."""
    t = war("raymond_tiberias@tiberias", "balian@acre")
    t.g.first = side("saracens")
    t.enter("saracens", "banyas", "qaimaz@tiberias:1")
    t.enter("saracens", "ajlun", "yazkuj@tiberias")
    t.entered("saracens", "tiberias", "banyas")
    t.fights("saracens")
    t.play("fight tiberias", "castle raymond_tiberias", "done", "done")
    t.play("franks: sally raymond_tiberias")
    t.dice(6)
    t.play("fire qaimaz")
    t.dice(1, 6, 6)
    t.play("fire raymond_tiberias")
    return t


def storm_before_relief(*more: str) -> Table:
    """CR-6.11.3: the storm takes the castle of Kerak before the relief from Zoar has fought."""
    t = war("reynald_kerak@kerak:1!", "saladin@kerak", "walter@zoar", *more)
    t.g.first = side("saracens")
    t.enter("franks", "zoar", "gaza_templars@kerak")
    t.entered("franks")
    t.fights("saracens")
    t.play("fight kerak", "storm saladin")
    t.dice(1, 1, 6, 6)
    t.play("fire saladin")
    return t


def crowd(luck: Chance, **options: str) -> Table:
    """Blocks all over the map: sieges, full ports, crusaders waiting, and columns of Player 1."""
    turn = 6 if luck.below(4) == 0 else 2
    t = war(year=1190, turn=turn, **options)
    mover = luck.below(2)
    holder = [luck.below(2) for _ in range(TOWNS)]
    ports = members(PORTS)
    for b in range(BLOCKS):
        place = ports[luck.below(len(ports))] if luck.below(3) == 0 else luck.below(TOWNS)
        steps = f":{1 + luck.below(STRENGTH[b])}"
        if luck.below(4) == 0:
            place = AREA[b] if AREA[b] >= 0 else POOL
            steps = ""
        name = f"{BLOCK_IDS[b]}@{PLACE_IDS[place]}{steps}"
        if place >= TOWNS or holder[place] == SIDE[b]:
            t.put(name)
        elif luck.below(2) and size_of(t.g.garrison(SIDE[b], place)) < RATING[place]:
            t.put(name + "!")
    for b in members(t.g.castle):  # a castle without a besieger is none
        if not t.g.field(1 - SIDE[b], t.g.at[b]):
            t.g.castle &= ~BIT[b]
            t.g.derive()
    if turn < 6 and luck.below(3):
        t.g.first = 1 - mover
        for b in members(SIDE_BITS[1 - mover]):
            u = luck.below(TOWNS)
            if t.g.at[b] == POOL and t.g.fielded[mover] & BIT[u]:
                way = TOWN_IDS[NEXT[u][luck.below(len(NEXT[u]))]]
                t.enter(SIDE_IDS[1 - mover], way, f"{BLOCK_IDS[b]}@{TOWN_IDS[u]}")
        t.entered(SIDE_IDS[1 - mover])
    t.know_all()
    card = ["move_1", "move_3", "guide"][luck.below(3)]
    first = SIDE_IDS[1 - mover if t.g.contested() else mover]
    t.moves(SIDE_IDS[mover], card, first=first)
    return t
