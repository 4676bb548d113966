"""A table of Carolus Magnus laid by hand: the smallest position that shows a rule.

    t = Table("A: red / 1 white", "B: 2 red, green", control={"red": "white"}, turn="white")
    t.play("emperor 1")
    assert t.castles("B") == "1 white"

Territories are named by the test and lie clockwise; what is left of the fifteen segments is filled
with empty ones. Everything that is not said is filled in so that the position is whole, and it goes
through the public position format.
"""

from __future__ import annotations

import json
import re
from typing import Any

from palatine.games import find
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.chance import Chance, fast, strict
from palatine.kernel.flow import Ask, advance, asks
from palatine.kernel.journal import Journal, Play
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import write
from palatine.match import Match

GAME = find("carolus-magnus")
COLOURS = ["red", "pink", "blue", "yellow", "green"]
FACES = [*COLOURS, "crown"]
SIDES = ["black", "white", "grey"]
LAND = re.compile(r"(\w+)(?: x(\d+))?:\s*([^/]*)(?:/\s*(\d+) (\w+)\s*)?")

Counts = dict[str, int]


def faces(*names: str) -> list[int]:
    """Dice by their faces, for scripted luck."""
    return [FACES.index(name) for name in names]


class Table:
    """A match that begins at a position laid by hand."""

    def __init__(
        self,
        *ring: str,
        players: int = 2,
        emperor: str = "",
        control: dict[str, str] | None = None,
        courts: dict[str, Counts] | None = None,
        reserves: dict[str, Counts] | None = None,
        supply: Counts | None = None,
        stock: Counts | None = None,
        turn: str = "",
        disc: int = 1,
        discs: dict[str, int] | None = None,
        left: int = 0,
        phase: str = "action",
        hands: dict[str, list[int]] | None = None,
        order: list[str] | None = None,
        round: int = 1,
        lively: bool = True,
        dice: list[int] | None = None,
        answering: bool = False,
        options: dict[str, str] | None = None,
    ) -> None:
        self.seats = GAME.config(players, {}).seat_names
        self.numbers = GAME.config(players, {})
        self.turn = turn or self.seats[0]
        self.fields: dict[str, Any] = {}
        self.names: dict[str, str] = {}
        self.lay_ring(ring or ("A:",), emperor)
        if reserves is None:
            reserves = self.full_reserves(players, left if phase == "action" else None)
        self.lay_paladins(control or {}, courts or {}, reserves, supply)
        self.lay_stock(players, stock)
        frames = self.lay_discs(phase, disc, discs, hands, order, round, left)
        self.fields["is_lively"] = lively
        document = {
            "position": 1,
            "game": GAME.id,
            "rules": GAME.version,
            "seats": players,
            "options": GAME.config(players, options or {}).options,
            "answering": answering,
            "ended": None,
            "places": [],
            "fields": self.fields,
            "frames": frames,
        }
        self.start(document, strict(dice) if dice is not None else fast("table"))

    def start(self, document: dict[str, Any], chance: Chance) -> None:
        journal = Journal(GAME, GAME.config(len(self.seats), document["options"]))
        journal.position = json.loads(json.dumps(document))
        journal.answering = document["answering"]
        self.match = Match(Play(journal, chance))

    # laying

    def lay_ring(self, ring: tuple[str, ...], emperor: str) -> None:
        lands: list[tuple[str, int, str, int, str]] = []
        for text in ring:
            found = LAND.fullmatch(text)
            assert found, f"'{text}' should read 'NAME xSEGMENTS: paladins / N side'"
            name, size, cubes, castles, side = found.groups()
            lands.append((name, int(size or 1), cubes, int(castles or 0), side or ""))
        used = sum(size for _, size, _, _, _ in lands)
        lands += [(f"empty{n}", 1, "", 0, "") for n in range(used + 1, 16)]
        start = 0
        segments: Counts = {}
        owner: dict[str, str] = {}
        castles_on: Counts = {}
        cubes_on: dict[str, Counts] = {}
        for name, size, cubes, castles, side in lands:
            t = f"t{start + 1}"
            start += size
            self.names[name] = t
            segments[t] = size
            cubes_on[t] = {}
            for part in cubes.split(","):
                words = part.split()
                if words:
                    colour = words[-1]
                    cubes_on[t][colour] = int(words[0]) if len(words) == 2 else 1
            if castles:
                owner[t], castles_on[t] = side, castles
        assert start == 15, f"the ring has {start} segments"
        ids = list(segments)
        self.fields |= {
            "emperor": self.names[emperor or lands[0][0]],
            "territories": len(ids),
            "ahead": {ids[i - 1]: t for i, t in enumerate(ids)},
            "behind": {t: ids[i - 1] for i, t in enumerate(ids)},
            "segments": segments,
            "owner": owner,
            "castles": castles_on,
            "cubes": cubes_on,
        }

    def full_reserves(self, players: int, left: int | None) -> dict[str, Counts]:
        """What everybody holds: whose turn it is has played already what is not left."""
        full = {"red": 2, "pink": 2, "blue": 1, "yellow": 1, "green": 1}
        if players == 3:
            full |= {"blue": 2, "yellow": 2}
        reserves = {seat: dict(full) for seat in self.seats}
        gone = 0 if left is None else (4 if players == 3 else 3) - left
        for colour in ["pink", "red", "green", "yellow"][:gone]:
            reserves[self.turn][colour] -= 1
        return reserves

    def lay_paladins(
        self,
        control: dict[str, str],
        courts: dict[str, Counts],
        reserves: dict[str, Counts],
        supply: Counts | None,
    ) -> None:
        centre: Counts = {}
        for colour in COLOURS:
            held = [*courts.values(), *reserves.values(), *self.fields["cubes"].values()]
            out = sum(counts.get(colour, 0) for counts in held)
            assert out <= 40, f"{out} {colour} paladins"
            centre[colour] = 40 - out
        if supply is not None:
            # what is missing in the centre lies on the last territory, out of the way
            last = self.fields["cubes"][list(self.fields["segments"])[-1]]
            for colour in COLOURS:
                wanted = supply.get(colour, 0)
                last[colour] = last.get(colour, 0) + centre[colour] - wanted
                assert last[colour] >= 0, f"there are not {wanted} {colour} paladins left"
                centre[colour] = wanted
        self.fields |= {
            "supply": centre,
            "court": courts,
            "reserve": reserves,
            "holder": control,
        }

    def lay_stock(self, players: int, stock: Counts | None) -> None:
        each = 8 if players == 3 else 10
        left = dict.fromkeys(SIDES[: 3 if players == 3 else 2], each)
        for t, side in self.fields["owner"].items():
            left[side] -= self.fields["castles"][t]
        assert stock is None or stock == left, f"castles in stock must be {left}"
        self.fields["stock"] = left

    def lay_discs(
        self,
        phase: str,
        disc: int,
        discs: dict[str, int] | None,
        hands: dict[str, list[int]] | None,
        order: list[str] | None,
        round: int,
        left: int,
    ) -> list[dict[str, Any]]:
        """The discs and the rules under way: `opening` waits for discs, `action` for a turn."""
        self.fields["round"] = round
        self.fields["turn"] = self.turn
        at_hand = list(range((round - 1) % 5 + 1, 6))
        if phase == "opening":
            self.fields["disc"] = {}
            self.fields["order"] = order or list(self.seats)
            self.fields["unused"] = hands or dict.fromkeys(self.seats, at_hand)
            return [{"frame": "Opening", "laid": 0}]
        if discs is None:
            others = [seat for seat in self.seats if seat != self.turn]
            free = [n for n in range(1, 6) if n != disc]
            discs = {self.turn: disc, **dict(zip(others, free, strict=False))}
        self.fields["disc"] = discs
        self.fields["order"] = order or sorted(discs, key=lambda seat: discs[seat])
        unused = {}
        for seat in self.seats:
            rest = [n for n in range(1, 6) if n != discs[seat]]
            unused[seat] = (hands or {}).get(seat, rest[: len(at_hand) - 1])
        self.fields["unused"] = unused
        return self.turn_frames(self.turn, left)

    def turn_frames(self, seat: str, left: int) -> list[dict[str, Any]]:
        """A turn that has so many paladins left to play, then the Emperor, then the dice."""
        played = 4 if len(self.seats) == 3 else 3
        taken = self.fields["order"].index(seat) + 1
        frames: list[dict[str, Any]] = [
            {"frame": "Action", "taken": taken},
            {"frame": "Refill", "seat": seat, "dice": played, "crowns": NONE},
            {"frame": "MoveEmperor", "seat": seat},
        ]
        if left:
            frames.append({"frame": "PlayPaladins", "seat": seat, "left": left})
        return frames

    def give_turn(self, seat: str, left: int) -> None:
        """Hands the turn to another seat, as a test position may."""
        document = write(self.g)
        document["frames"] = self.turn_frames(seat, left)
        self.start(document, fast("table"))

    # playing

    @property
    def g(self) -> Carolus:
        g = self.match.play.g
        assert isinstance(g, Carolus)
        return g

    def code(self, text: str) -> str:
        """A code in which the names of this table stand for the ids of the game."""
        return " ".join(self.names.get(word, word) for word in text.split())

    def play(self, *moves: str) -> Table:
        for move in moves:
            seat, colon, code = move.rpartition(":")
            self.match.choose(self.code(code), seat if colon else None)
        return self

    def refuses(self, move: str) -> bool:
        ask = self.match.ask
        return ask is None or self.code(move) not in ask.options

    def why(self, move: str) -> str | None:
        """The rule that leaves this option out."""
        ask = self.match.ask
        assert ask is not None
        return self.match.explain(ask.seat).refusals.get(self.code(move))

    # looking

    @property
    def ask(self) -> Ask:
        ask = advance(self.g)
        assert ask is not None
        return ask

    def offered(self, verb: str) -> list[str]:
        """What is offered of a verb, by its arguments."""
        found = [code.split() for ask in self.match.asks for code in ask.options]
        return [" ".join(words[1:]) for words in found if words[0] == verb]

    def asked(self) -> list[tuple[str, str]]:
        return [(self.seats[ask.seat], ask.key) for ask in asks(self.g)]

    def t(self, name: str) -> int:
        return int(self.names[name][1:]) - 1

    def castles(self, name: str) -> str | None:
        """What stands there: `2 white`, or None."""
        t = self.t(name)
        if self.g.owner[t] == NONE:
            return None
        return f"{self.g.castles[t]} {SIDES[self.g.owner[t]]}"

    def cubes(self, name: str) -> Counts:
        t = self.t(name)
        row = self.g.cubes[t * 5 : t * 5 + 5]
        return {colour: n for colour, n in zip(COLOURS, row, strict=True) if n}

    def strength(self, name: str) -> Counts:
        return dict(zip(SIDES, self.g.strengths(self.t(name)), strict=False))

    def court(self, seat: str) -> Counts:
        at = self.seats.index(seat) * 5
        row = self.g.court[at : at + 5]
        return {colour: n for colour, n in zip(COLOURS, row, strict=True) if n}

    def reserve(self, seat: str) -> Counts:
        at = self.seats.index(seat) * 5
        row = self.g.reserve[at : at + 5]
        return {colour: n for colour, n in zip(COLOURS, row, strict=True) if n}

    def holder(self, colour: str) -> str | None:
        holder = self.g.holder[COLOURS.index(colour)]
        return None if holder == NONE else self.seats[holder]

    def stock(self, side: str) -> int:
        return self.g.stock[SIDES.index(side)]

    def supply(self, colour: str) -> int:
        return self.g.supply[COLOURS.index(colour)]

    def order(self) -> list[str]:
        return [self.seats[seat] for seat in self.g.order]

    def hand(self, seat: str) -> list[int]:
        unused = self.g.unused[self.seats.index(seat)]
        return [n for n in range(1, 6) if unused >> (n - 1) & 1]

    def emperor(self) -> str:
        return self.name_of(self.g.emperor)

    def name_of(self, t: int) -> str:
        return next(name for name, id in self.names.items() if id == f"t{t + 1}")

    def told(self, key: str) -> list[list[int]]:
        """The numbers of every fact of this key."""
        return [fact.numbers for fact in self.match.play.facts if fact.key == key]

    @property
    def end(self) -> tuple[str, list[str]] | None:
        """The reason and the winners."""
        result = self.match.result
        return None if result is None else (result.reason, list(result.winners))
