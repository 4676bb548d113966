"""A power: a row of the table (price, side, must or may) and a method for each window it fills.

All methods are empty here. `here` is the place of the power's card: a slot of the map, or
WITH + seat for advisers, held relics, banners, the title and the traits of the Reliquary.
"""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.deed import (
    Campaigning,
    Deed,
    Mustering,
    Playing,
    Recovering,
    Searching,
    Trading,
    Travelling,
)
from palatine.games.oath.names import NUMBER, PLACE, POWER, SEAT, WITH
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import CONSPIRACY, POWER_ROWS, PowerRow
from palatine.games.oath.windows import PLACES
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.flow import Ask, Field, Frame, many, one
from palatine.kernel.lexicon import NONE

# what `forbids` is asked about
PLACE_WARBANDS: Final = 0  # put warbands on a site
GIVE_SECRETS: Final = 1  # hand secrets to others
BE_EXILED: Final = 2  # by others or oneself
START_CAMPAIGN: Final = 3
SACRIFICE_TO_WIN: Final = 4  # raise the attack of the campaign under way


class Power:
    """What a sentence of a card does; instances keep nothing of a match."""

    WINDOWS: ClassVar[list[int]] = []  # those that this class fills

    def __init__(self) -> None:
        self.row: PowerRow = POWER_ROWS[0]  # the table of powers binds it

    @property
    def number(self) -> int:
        return self.row.number

    def windows(self) -> list[int]:
        """The windows it stands in; a class with numbers may leave some out."""
        return self.WINDOWS

    # asking

    def ask(self, g: Oath, here: int, seat: int, memory: list[int]) -> None:
        """Begins to ask the seat: `question` and `answer` are called until there is no question."""
        use = Using()
        use.power = self.number
        use.place = here
        use.seat = seat
        use.memory = memory
        g.call(use)

    def question(self, g: Oath, use: Using) -> Ask | None:
        """What is asked now (`use.step`, `use.memory`); None ends it. It changes nothing."""
        return None

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        """Hears it. Frames that it calls run before the next question."""
        raise BrokenRule(f"{self.row.id} asks and does not hear")

    # standing questions

    def adviser_limit(self, g: Oath, here: int, seat: int, limit: int, newcomer: int) -> int:
        """How many advisers the seat may have, if it was `limit` so far; the newcomer (a card, or
        NONE) is the one that has just come and is among them already."""
        return limit

    def spares_limit(self, g: Oath, here: int, seat: int, newcomer: int) -> bool:
        """Whether the limit forces no discard when this newcomer arrives (ADVISER_LIMIT too)."""
        return False

    def extra_advisers(self, g: Oath, here: int, seat: int, suit: int) -> int:
        """How many more advisers of the suit the seat counts as having."""
        return 0

    def capacity(self, g: Oath, here: int, slot: int, n: int) -> int:
        """The capacity of a site, if it was n so far."""
        return n

    def extra_bandits(self, g: Oath, here: int, slot: int) -> int:
        """Bandits added to those of a site."""
        return 0

    def locks(self, g: Oath, here: int, seat: int, slot: int) -> bool:
        """Whether denizens and relics of a slot count as locked for the seat."""
        return False

    def protects(self, g: Oath, here: int, taker: int, owner: int, thing: int) -> bool:
        """OA-PWR-18: whether the taker can neither target nor take a relic (its number) or a
        banner (RELICS + its number) of the owner (NONE: it is unheld)."""
        return False

    def forbids(self, g: Oath, here: int, seat: int, what: int) -> bool:
        """Whether the seat cannot do one of PLACE_WARBANDS, GIVE_SECRETS, BE_EXILED ..."""
        return False

    def bars_power(self, g: Oath, here: int, seat: int, power: int, secrets: int) -> bool:
        """Whether the seat cannot use a power whose price has so many secrets."""
        return False

    # the turn

    def can_wake(self, g: Oath, here: int, seat: int) -> bool:
        """OA-WAK-06: whether there is anything to do for the seat whose Wake it is."""
        return False

    def wake(self, g: Oath, here: int, seat: int) -> None:
        """The seat uses it, once in its Wake."""

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        """OA-PWR-15: whether an Action can be carried out; reach and price were looked at."""
        return True

    def act(self, g: Oath, here: int, seat: int) -> None:
        """OA-MIN-02: the Action; its price was paid."""

    def can_rest(self, g: Oath, here: int, seat: int) -> bool:
        return True

    def rest(self, g: Oath, here: int, seat: int) -> None:
        """OA-RST-05: once in the seat's Rest, if it likes."""

    # modifiers

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        """Whether a modifier may (must, if its row says so) be used; reach and price were looked
        at. For a persistent power in this window: whether it binds `deed.seat`."""
        return True

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        """Changes numbers of the action, and nothing else: it may be a trial."""

    def announced(self, g: Oath, here: int, deed: Deed) -> None:
        """The seat has announced it, no trial: it may ask what it needs to know (which site)."""

    def pays(self, g: Oath, here: int, deed: Deed) -> None:
        """Hands over what `modify` has added to the price (favor_due, secrets_due ...)."""

    def frees(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        """In use: the action costs no Supply if done to this (slot of a Travel, else a card)."""
        return False

    def ignores_sites(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        """In use: the powers of site cards do not matter for this destination."""
        return False

    def drew(self, g: Oath, here: int, deed: Searching) -> None:
        """In use: the cards of a Search were drawn."""

    def keeps(self, g: Oath, here: int, deed: Searching, card: int) -> None:
        """In use: a drawn card was kept and is about to be played."""

    def mustered(self, g: Oath, here: int, deed: Mustering) -> int:
        """In use: so many warbands more (or fewer)."""
        return 0

    def traded(self, g: Oath, here: int, deed: Trading) -> None:
        """In use: changes `deed.favor` and `deed.secrets`, what is gained."""

    def trade_gain(self, g: Oath, here: int, deed: Trading) -> None:
        """Changes `deed.favor` and `deed.secrets` when all modifiers have had their say."""

    def after(self, g: Oath, here: int, deed: Deed) -> None:
        """In use: the action is done."""

    # prices and bans that need no announcement

    def toll(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        """OA-PWR-17: 1 favor is due to the ruler for this (slot of a Travel or Search, or card)."""
        return False

    def bars_card(self, g: Oath, here: int, deed: Deed, card: int) -> bool:
        """Whether a card cannot be mustered on or traded with."""
        return False

    def travel_cost(self, g: Oath, here: int, deed: Travelling, slot: int, cost: int) -> int:
        """The Supply to go there, if it was `cost` so far."""
        return cost

    def bars_travel(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        return False

    def secrets_to_enter(self, g: Oath, here: int, deed: Travelling, slot: int) -> int:
        """Secrets that must be turned facedown to go there (window BARS_TRAVEL)."""
        return 0

    def sends(self, g: Oath, here: int, seat: int) -> int:
        """Who picks the destination of a Travel of the seat from here; NONE for itself."""
        return NONE

    def left(self, g: Oath, here: int, deed: Travelling) -> None:
        """A pawn has left `deed.start`, willing or not."""

    def arrived(self, g: Oath, here: int, deed: Travelling) -> None:
        """A pawn has arrived at `deed.slot`, willing or not."""

    def bars_recover(self, g: Oath, here: int, seat: int, banner: int) -> bool:
        return False

    def recovered(self, g: Oath, here: int, deed: Recovering) -> None:
        """A banner or relic was recovered, whoever did it."""

    # playing a card

    def bars_play(self, g: Oath, here: int, seat: int, card: int, way: int, slot: int) -> bool:
        """Whether the card cannot be played so (TO_SITE with the slot, TO_ADVISERS ...).

        The card that is played is asked about itself too: then it is nowhere yet, here is NONE.
        """
        return False

    def opens_sites(self, g: Oath, here: int, play: Playing) -> int:
        """More sites the card may be played to, as bits."""
        return 0

    def clears(self, g: Oath, here: int, play: Playing) -> int:
        """Sites of which one card may be discarded before the card is played, as bits."""
        return 0

    def is_cleared_for(self, g: Oath, here: int, play: Playing, slot: int) -> bool:
        """Whether a discard by `clears` must be of the very site the card is played to."""
        return True

    def rewards(self, g: Oath, here: int, play: Playing) -> bool:
        """True where something else is gained instead of the favor for a play to a site."""
        return False

    def homeland(self, g: Oath, here: int, play: Playing) -> None:
        """OA-SIT-02: a card was played to this site."""

    def leads(self, g: Oath, here: int, play: Playing) -> bool:
        """OA-MIN-01: whether a modifier of a Search may lead the discards of this play too."""
        return False

    def can_follow(self, g: Oath, here: int, play: Playing) -> bool:
        """Whether an own play modifier (window AFTER_PLAY) may be used now."""
        return True

    def after_play(self, g: Oath, here: int, play: Playing) -> None:
        """OA-PLY-09: the player's own modifier after the play."""

    def card_played(self, g: Oath, here: int, play: Playing) -> None:
        """OA-PLY-09: a reaction to a faceup play; asked clockwise from the player."""

    def played(self, g: Oath, here: int, seat: int) -> None:
        """OA-PLY-07: When Played."""

    # campaign

    def bars_target(self, g: Oath, here: int, war: Campaigning, kind: int, thing: int) -> bool:
        """Whether a thing (slot, relic, banner or NONE for the pawn) cannot be a target."""
        return False

    def allows_targets(self, g: Oath, here: int, war: Campaigning) -> bool:
        """Whether the targets together are legal."""
        return True

    def target_secrets(self, g: Oath, here: int, war: Campaigning) -> int:
        """Secrets to be turned facedown for the targets as declared (window TARGET_SET)."""
        return 0

    def target_dice(self, g: Oath, here: int, war: Campaigning, kind: int, thing: int) -> int:
        """Defense dice that a target is worth more."""
        return 0

    def pool(self, g: Oath, here: int, war: Campaigning) -> None:
        """OA-SIT-04: mandatory changes of the pools when targets and dice are declared."""

    def joins(self, g: Oath, here: int, war: Campaigning) -> int:
        """OA-CAM-20: sites whose warbands are part of the attacking force, as bits."""
        return 0

    def bars_plan(self, g: Oath, here: int, war: Campaigning, user: int, power: int) -> bool:
        """Whether the user (NONE: bandits) cannot use a plan."""
        return False

    def plan_favor(self, g: Oath, here: int, war: Campaigning, user: int) -> int:
        """Favor that a plan of the user costs more; burned."""
        return 0

    def plan_secrets(self, g: Oath, here: int, war: Campaigning, user: int) -> int:
        """Secrets that a plan of the user costs more; placed."""
        return 0

    def can_plan(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        """Whether a battle plan can be used; side, rule and price were looked at."""
        return True

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        """OA-CAM-09: the plan is used, by the bandits if the user is NONE."""

    def lost(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        """OA-CAM-15: the side of the user is defeated; before it loses warbands."""

    def about_to_kill(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        """The side of the user has won; before the enemy loses warbands."""

    def won(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        """OA-CAM-18: the side of the user is victorious."""

    def saves_plans(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        """Plans are about to be discarded (`war.discards`): Wild Mounts may keep some."""

    def discharges(self, g: Oath, here: int, war: Campaigning) -> None:
        """Hospital: `g.infirmary` holds the warbands set aside, by colour."""

    def afterwards(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        """OA-CAM-24: the campaign is over, the plan was used in it."""

    def campaigned(self, g: Oath, here: int, war: Campaigning) -> None:
        """OA-CAM-24: a campaign is over, whoever fought it."""

    # events

    def relics_taken(self, g: Oath, here: int, taker: int, relics: list[int]) -> None:
        """Somebody has taken (not been given) relics."""

    def title_taken(self, g: Oath, here: int, seat: int) -> None:
        """The title has gone to the seat."""

    def redirects(self, g: Oath, here: int, seat: int) -> int:
        """The bank to which favor goes that would reach the seat's board; NONE: to the board."""
        return NONE

    def lends(self, g: Oath, here: int, seat: int) -> int:
        """The bank whose favor the seat may spend; NONE: none."""
        return NONE

    def collects(self, g: Oath, here: int) -> int:
        """The seat that gets favor instead of burning it; NONE: nobody."""
        return NONE

    def rolled(self, g: Oath, here: int, seat: int, is_attack: bool) -> None:
        """The seat has rolled attack or defense dice (the frame below knows them)."""

    def roll_anew(self, g: Oath, use: Using) -> None:
        """Throws the dice of a power that rolled outside of a campaign once more (Jinx)."""

    def end_die(self, g: Oath, here: int) -> None:
        """The end die was rolled."""

    def discarded(self, g: Oath, here: int, card: int, owner: int) -> None:
        """A revealed Vision of the owner is discarded."""


class AsksOnce(Power):
    """A power with one question; once it is answered there is no other."""

    def choice(self, g: Oath, use: Using) -> Ask | None:
        """What is asked; None where there is nothing to choose."""
        raise BrokenRule(f"{self.row.id} has no question")

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        """Hears the answer; frames that it calls run next."""
        raise BrokenRule(f"{self.row.id} asks and does not hear")

    def question(self, g: Oath, use: Using) -> Ask | None:
        return self.choice(g, use) if use.step == 0 else None

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step = 1
        self.chosen(g, use, pick)


NO_POWER: Final = Power()
TABLE: Final[list[Power]] = [NO_POWER] * len(POWER_ROWS)  # by number; powers/__init__ fills it


class Using(Frame[Oath]):
    """A power asks: whose it is, how far it has come, and what was answered so far."""

    FIELDS: ClassVar[list[Field]] = [
        one("power", POWER),
        one("place", PLACE),
        one("seat", SEAT),
        one("step", NUMBER),
        many("memory", NUMBER, 40),
    ]

    power: int = NONE
    place: int = NONE
    seat: int = NONE
    step: int = 0
    memory: list[int]

    def copy(self) -> Using:
        other = Using()
        other.power = self.power
        other.place = self.place
        other.seat = self.seat
        other.step = self.step
        other.memory = self.memory[:]
        return other

    def run(self, g: Oath) -> Ask | None:
        question = TABLE[self.power].question(g, self)
        if question is None:
            g.done()
        return question

    def chosen(self, g: Oath, pick: int) -> None:
        TABLE[self.power].answer(g, self, pick)

    def check(self, g: Oath) -> None:
        if self.power == NONE or not 0 <= self.seat < g.seats:
            raise BadData("frame Using: power or seat is missing")
        face = POWER_ROWS[self.power].face
        if g.place_of(face) == NONE and face != CONSPIRACY:  # which is out when it asks
            raise BadData(f"frame Using: power {POWER_ROWS[self.power].id} is not in play")


def power_of(entry: int) -> Power:
    """The power of an entry of a window."""
    return TABLE[entry // PLACES]


def place_in(entry: int) -> int:
    """The place of an entry of a window."""
    return entry % PLACES


def owner_of(here: int) -> int:
    """The seat that has a power which is no card at a site."""
    return here - WITH
