"""The edifices: each intact side, and the ruin on its back."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.bargains import OF_ADVISERS, OF_FAVOR, OF_SECRETS
from palatine.games.oath.cards import lose_sight
from palatine.games.oath.deed import (
    BANNER_TARGET,
    SITE_TARGET,
    TO_ADVISERS,
    TO_SITE,
    Campaigning,
    Deed,
    Recovering,
    Searching,
)
from palatine.games.oath.names import CHOOSE_CARD, CHOOSE_NUMBER, DENIZEN_BACK, PASS
from palatine.games.oath.power import AsksOnce, Power, Using
from palatine.games.oath.powers.common import (
    DrawRelic,
    Negotiate,
    PlanDice,
    if_any,
    may_pass,
    question_of,
)
from palatine.games.oath.search import search_of
from palatine.games.oath.state import BANDITS, Oath
from palatine.games.oath.tables import (
    BEAST,
    CARD_IDS,
    CARD_SUIT,
    FIRST_EDIFICE,
    FIRST_VISION,
    PEOPLES_FAVOR,
    SLOTS,
)
from palatine.games.oath.victory import end_of_round
from palatine.games.oath.windows import (
    ACTS,
    BARS_PLAY,
    BARS_TARGET,
    END_DIE,
    RECOVERED,
    SEARCHES,
    TARGET_DICE,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import shuffle_pile

ANCIENT_FORGE: Final[int] = CARD_IDS.index("ancient_forge")


class SprawlingRampart(Power):
    """Targeted sites of its ruler are worth a die more."""

    WINDOWS: ClassVar[list[int]] = [TARGET_DICE]

    def target_dice(self, g: Oath, here: int, war: Campaigning, kind: int, thing: int) -> int:
        is_theirs = kind == SITE_TARGET and g.ruler(thing) == g.card_ruler(here)
        return 1 if is_theirs else 0


class BanditRampart(PlanDice):
    """Dice less if this site is a target."""

    def holds(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return here < SLOTS and war.is_target(here)


class HallOfDebate(Power):
    """Nobody can target the People's Favor."""

    WINDOWS: ClassVar[list[int]] = [BARS_TARGET]

    def bars_target(self, g: Oath, here: int, war: Campaigning, kind: int, thing: int) -> bool:
        return kind == BANNER_TARGET and thing == PEOPLES_FAVOR


class HallOfMockery(Power):
    """A recovered People's Favor shows its Mob side."""

    WINDOWS: ClassVar[list[int]] = [RECOVERED]

    def recovered(self, g: Oath, here: int, deed: Recovering) -> None:
        if deed.banner == PEOPLES_FAVOR:
            g.mob = True
            g.tell("mob")


class ForestTemple(Power):
    """Sites with a Beast card stay in the chronicle: during a match it does nothing."""


class RuinedTemple(Power):
    """Enemies of its ruler play no Beast card faceup."""

    WINDOWS: ClassVar[list[int]] = [BARS_PLAY]

    def bars_play(self, g: Oath, here: int, seat: int, card: int, way: int, slot: int) -> bool:
        if CARD_SUIT[card] != BEAST or (way != TO_SITE and way != TO_ADVISERS):
            return False
        return here != NONE and g.is_enemy_of_ruler(seat, here)


class SqualidDistrict(AsksOnce):
    """Its ruler may shift the end die by one when it is seen; a Citizen is not asked."""

    WINDOWS: ClassVar[list[int]] = [END_DIE]

    def end_die(self, g: Oath, here: int) -> None:
        ruler = g.ruler(here)  # nobody's turn: the Grand Mask does not work
        if ruler != BANDITS:
            self.ask(g, here, ruler, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        roll = end_of_round(g).roll
        ask = question_of(self, use)
        ask.offer(CHOOSE_NUMBER.option(roll - 1))
        ask.offer(CHOOSE_NUMBER.option(roll + 1))
        return may_pass(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if CHOOSE_NUMBER.has(pick):
            end_of_round(g).roll = CHOOSE_NUMBER.first(pick)
            g.tell("end-die", end_of_round(g).roll)


class GreatSpire(Power):
    """Drawn denizens may trade places with random cards of the Dispossessed.

    They go one by one, so that no memory tells which: cards that came are the last of the hand,
    cards that went are on top of the Dispossessed. The memory counts them.
    """

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        return len(g.dispossessed) > 0

    def drew(self, g: Oath, here: int, deed: Searching) -> None:
        self.ask(g, here, deed.seat, [0])

    def candidates(self, g: Oath, use: Using) -> list[int]:
        """Denizens that were drawn, as long as the Dispossessed have cards for them."""
        swapped = use.memory[0]
        if len(g.dispossessed) <= swapped:
            return []
        drawn = search_of(g).drawn
        return [card for card in drawn[: len(drawn) - swapped] if card < FIRST_VISION]

    def question(self, g: Oath, use: Using) -> Ask | None:
        candidates = self.candidates(g, use)
        if use.step == 1 or not candidates:
            return None
        ask = question_of(self, use)
        for card in candidates:
            ask.offer(CHOOSE_CARD.option(card))
        return may_pass(ask)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        search = search_of(g)
        if PASS.has(pick):
            use.step = 1
        else:
            self.swap(g, use, CHOOSE_CARD.first(pick))
        if use.step == 1 or not self.candidates(g, use):
            search.arrange(g)
            g.tell("swapped-dispossessed", use.seat, use.memory[0])

    def swap(self, g: Oath, use: Using, card: int) -> None:
        search = search_of(g)
        if use.memory[0] == 0:
            shuffle_pile(g.dispossessed, g.dispossessed_known, g.chance)
        use.memory[0] += 1
        known = search.known_to(g, card)
        search.take(card)
        new = g.dispossessed.pop(0)
        g.dispossessed_known.pop(0)
        g.dispossessed.append(card)
        g.dispossessed_known.append(known)
        search.drawn.append(new)
        search.drawn_back.append(DENIZEN_BACK)
        told = [use.seat, self.number, new]
        g.tell_to(use.seat, "saw-cards", told, "saw-some", [use.seat, self.number, 1])


class FallenSpire(AsksOnce):
    """Denizens on top of the region's pile trade places with random Dispossessed cards."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def most(self, g: Oath, seat: int) -> int:
        denizens = g.discards_back(g.region(seat)).count(DENIZEN_BACK)
        return min(self.n, denizens, len(g.dispossessed))

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return self.most(g, seat) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for n in range(1, self.most(g, use.seat) + 1):
            ask.offer(CHOOSE_NUMBER.option(n))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        left = CHOOSE_NUMBER.first(pick)
        g.tell("swapped-dispossessed", use.seat, left)
        region = g.region(use.seat)
        cards, known = g.discards(region), g.discards_known(region)
        lose_sight(g, region)
        shuffle_pile(g.dispossessed, g.dispossessed_known, g.chance)
        for at in range(len(cards) - 1, -1, -1):
            if left == 0:
                break
            if g.discards_back(region)[at] != DENIZEN_BACK:
                continue
            left -= 1
            g.dispossessed.append(cards[at])
            g.dispossessed_known.append(known[at])
            cards[at] = g.dispossessed.pop(0)
            known[at] = g.dispossessed_known.pop(0)


class BrokenForge(Power):
    """It turns over to the Ancient Forge; the tokens stay on it."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def act(self, g: Oath, here: int, seat: int) -> None:
        ruin = self.row.face
        favor, secrets = g.favor_on(ruin), g.secrets_on(ruin)
        if favor or secrets:
            g.load(ruin, -favor, -secrets)
            g.load(ANCIENT_FORGE, favor, secrets)
        g.leaves(ruin, here)
        g.ruins ^= 1 << (ANCIENT_FORGE - FIRST_EDIFICE)
        g.enters(ANCIENT_FORGE, here)
        g.tell("rebuilt", ANCIENT_FORGE)


POWERS: Final[list[tuple[str, Power]]] = [
    ("sprawling_rampart", SprawlingRampart()),
    ("hall_of_debate", HallOfDebate()),
    ("forest_temple", ForestTemple()),
    ("festival_district", Negotiate(OF_FAVOR | OF_SECRETS | OF_ADVISERS)),
    ("great_spire", GreatSpire()),
    ("ancient_forge", DrawRelic()),
    ("bandit_rampart", BanditRampart(2)),
    ("hall_of_mockery", HallOfMockery()),
    ("ruined_temple", RuinedTemple()),
    ("squalid_district", SqualidDistrict()),
    ("fallen_spire", FallenSpire(5)),
    ("broken_forge", BrokenForge()),
]
