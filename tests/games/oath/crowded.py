"""Late positions that are full of everything: `python -m tests.games.oath.crowded SECONDS SEED`.

Random matches rarely come to where everybody holds relics, has three advisers and rules sites full
of cards, and there powers meet. So things are dealt by lot to a match that has just begun, late in
the count of rounds, and the match goes on from there.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter
from traceback import print_exc
from typing import Final

from palatine.bots.asking import answer_of
from palatine.bots.registry import make
from palatine.games.oath.cards import (
    add_adviser,
    forget_part,
    has_room,
    hold_relic,
    may_be_adviser,
    may_be_at_site,
    move_banner,
    note_top,
    put_at_site,
    reveal_site,
)
from palatine.games.oath.game import GAME
from palatine.games.oath.invariants import check
from palatine.games.oath.names import RELICS_AT_SITE, UPPER, VISION_BACK
from palatine.games.oath.state import Oath, back_of
from palatine.games.oath.tables import CONSPIRACY, FIRST_VISION, SLOTS, SUITS
from palatine.games.oath.turn import Rounds, Turn, begin_turn, new_act
from palatine.interrupts import patience
from palatine.kernel.chance import Chance, fast
from palatine.kernel.errors import BadData, Misfit
from palatine.kernel.flow import advance, answer
from palatine.kernel.lexicon import NONE
from tools import laws

DEALT: Final = 90  # things that are dealt, as far as they fit
MOST_CHOICES: Final = 3000
LONGEST_THOUGHT: Final = 300  # seconds


def somebody(g: Oath, luck: Chance) -> int:
    return luck.below(g.config.people)


def from_world(g: Oath, luck: Chance) -> int:
    return g.world[luck.below(len(g.world))]


def leave_world(g: Oath, card: int) -> None:
    """The card is taken out of the deck, whose parts are counted on."""
    at = g.world.index(card)
    g.world.pop(at)
    g.world_known.pop(at)
    part = g.world_part.pop(at)
    if part >= UPPER:
        forget_part(g, part, back_of(card) == VISION_BACK)
    note_top(g)


def card_at_site(g: Oath, luck: Chance) -> None:
    slot, card = luck.below(SLOTS), from_world(g, luck)
    if card < FIRST_VISION and may_be_at_site(card) and has_room(g, slot):
        leave_world(g, card)
        put_at_site(g, card, slot)


def adviser(g: Oath, luck: Chance) -> None:
    seat, card = somebody(g, luck), from_world(g, luck)
    is_faceup = card < FIRST_VISION and luck.below(4) > 0
    if not is_faceup or may_be_adviser(card):
        leave_world(g, card)
        add_adviser(g, seat, card, is_faceup, 1 << seat)


def revealed_vision(g: Oath, luck: Chance) -> None:
    seat, card = somebody(g, luck), from_world(g, luck)
    if FIRST_VISION <= card < CONSPIRACY and g.vision[seat] == NONE and g.is_exile(seat):
        leave_world(g, card)
        g.vision[seat] = card


def relic(g: Oath, luck: Chance) -> None:
    at, slot = luck.below(len(g.relic_deck)), luck.below(SLOTS)
    taken = g.relic_deck.pop(at)
    g.relic_deck_known.pop(at)
    place = slot * RELICS_AT_SITE
    if luck.below(3) > 0:
        hold_relic(g, somebody(g, luck), taken)
    elif g.site_relics[place] == NONE:
        g.site_relics[place] = taken
    else:
        g.site_relics[place + 1] = taken


def favor(g: Oath, luck: Chance) -> None:
    suit = luck.below(SUITS)
    g.bank[suit] -= 1
    g.favor[somebody(g, luck)] += 1


def secret(g: Oath, luck: Chance) -> None:
    g.secrets[somebody(g, luck)] += 1


def warbands(g: Oath, luck: Chance) -> None:
    g.board[somebody(g, luck)] += 1 + luck.below(2)


def garrison(g: Oath, luck: Chance) -> None:
    slot, seat = luck.below(SLOTS), somebody(g, luck)
    owner = g.chancellor if g.is_citizen(seat) else seat
    if g.garrison[slot] == 0:
        g.garrison_of[slot] = owner
    if g.garrison_of[slot] == owner:
        g.garrison[slot] += 1 + luck.below(2)


def banner(g: Oath, luck: Chance) -> None:
    move_banner(g, luck.below(2), somebody(g, luck))


def citizen(g: Oath, luck: Chance) -> None:
    seat = somebody(g, luck)
    is_free = seat not in (g.title, g.chancellor) and seat not in g.garrison_of
    if is_free and g.vision[seat] == NONE and luck.below(3) == 0:
        g.citizens |= 1 << seat


DEALS: Final[list[Callable[[Oath, Chance], None]]] = [
    *[card_at_site] * 4, *[adviser] * 3, *[relic] * 2, favor, favor, secret, warbands, garrison,
    banner, citizen, revealed_vision,
]  # fmt: skip


def begun(people: int, options: dict[str, str], seed: str) -> Oath | None:
    """A match at the first Act of a person."""
    luck = fast(f"begun {seed}")
    try:
        g = GAME.start(GAME.config(people, options), fast(f"luck {seed}"))
    except Misfit:
        return None
    assert isinstance(g, Oath)
    ask = advance(g)
    while ask is not None and ask.key != "act":
        answer(g, ask, ask.nth(luck.below(ask.count)))
        ask = advance(g)
    return g


def drawn_options(luck: Chance) -> tuple[int, dict[str, str]]:
    prince = ("none", "none", "chancellor", "exile")[luck.below(4)]
    options = {
        "world": ("mixed", "starting")[luck.below(3) // 2],
        "prince": prince,
        "prince_powers": ("extended", "limited")[luck.below(2)],
        "goal": ("supremacy", "protection", "the_people", "devotion")[luck.below(4)],
        "chronicle": ("none", "written")[luck.below(2)],
    }
    return luck.below(5) + (2 if prince == "none" else 1), options


def crowded(seed: str) -> Oath:
    """A late position full of everything, at somebody's Act."""
    luck = fast(f"crowded {seed}")
    g: Oath | None = None
    while g is None:
        people, options = drawn_options(luck)
        g = begun(people, options, seed)
    seat = g.turn
    for slot in range(SLOTS):
        if not g.is_up(slot):
            reveal_site(g, slot)
    g.round = 5 + luck.below(4)
    g.visions_drawn = luck.below(4)
    g.derive()
    g.supply = [7 if n < g.config.people else 0 for n in range(g.seats)]
    begin_turn(g, seat)
    g.frames = [Rounds(g.order.index(seat) + 1), Turn(seat, 3), new_act(seat)]
    g.asked = None
    for _ in range(DEALT):
        other = g.copy()
        other.chance = g.chance
        try:
            DEALS[luck.below(len(DEALS))](other, luck)
            other.derive()
            check(other)
        except (BadData, IndexError):
            continue
        g = other
    g.asked = None
    check(g)
    return g


def play(g: Oath, seed: str, bot: str = "", every: int = 40) -> int:
    """On to the end, at random or by a bot for everybody; returns the number of choices."""
    luck = fast(f"choices {seed}")
    bots = [make(bot, GAME, f"{seed}:{seat}") for seat in range(g.seats if bot else 0)]
    choices = 0
    while choices < MOST_CHOICES:
        ask = advance(g)
        if ask is None:
            break
        if choices % every == 0:
            check(g)
            laws.check_sight(g, luck.below(g.seats), luck)
        option = ask.nth(luck.below(ask.count))
        if bots:
            with patience(LONGEST_THOUGHT):
                option = answer_of(bots[ask.seat], g, ask)
        answer(g, ask, option)
        choices += 1
    check(g)
    assert g.ended != NONE, f"no end after {choices} choices"
    return choices


def main(seconds: float, seed: str, bots: list[str]) -> int:
    started = perf_counter()
    games = failed = relics = advisers = 0
    while perf_counter() - started < seconds:
        name = f"{seed}-{games}"
        bot = bots[games % len(bots)] if bots else ""
        try:
            g = crowded(name)
            relics += len(g.held)
            advisers += len(g.advisers)
            play(g, name, bot)
        except Exception:
            failed += 1
            print(f"crowded {name}, bot {bot or 'random'}:", file=sys.stderr)
            print_exc()
        games += 1
    means = f"{relics / games:.1f} relics held and {advisers / games:.1f} advisers"
    print(f"{games} matches from crowded positions ({means}): {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), sys.argv[2], sys.argv[3:]))
