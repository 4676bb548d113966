"""Helpers for tests of Oath: a table laid by hand, and answers as text codes.

g = table(3)                          # an open map, nobody owns anything special
advise(g, "red", "tutor")             # a faceup adviser
put(g, "cradle_1", "longbows")        # a card at a site
act(g, "red")                         # it is red's Act phase
play(g, "use tutor")                  # answers of whoever is asked, "red: use tutor" checks who
assert secrets(g, "red") == 1
"""

from __future__ import annotations

from palatine.games.oath.cards import add_adviser, hold_relic, move_banner, put_at_site
from palatine.games.oath.deed import Campaigning
from palatine.games.oath.game import GAME
from palatine.games.oath.names import CARDS_AT_SITE, RELICS_AT_SITE, SLOT_IDS
from palatine.games.oath.play import play_drawn
from palatine.games.oath.setup import clear
from palatine.games.oath.state import CHANCELLOR, Oath
from palatine.games.oath.tables import (
    ATTACK_DIE,
    ATTACK_FACE_IDS,
    BANNER_IDS,
    CARD_IDS,
    COLOUR_IDS,
    DEFENSE_DIE,
    DEFENSE_FACE_IDS,
    DENIZEN_POOL,
    DENIZENS,
    FACE_IDS,
    FIRST_VISION,
    GRAND_SCEPTER,
    OATH_IDS,
    REGION_IDS,
    RELIC_IDS,
    RELICS,
    SITE_IDS,
    SLOTS,
    SPACES,
    SUIT_IDS,
    WORLD_DECK,
)
from palatine.games.oath.tokens import campaign_of
from palatine.games.oath.turn import Rounds, Turn, begin_turn, new_act
from palatine.kernel.chance import fast
from palatine.kernel.flow import Ask, advance, choose
from palatine.kernel.lexicon import NONE

# sites without a power that could disturb, one for each slot
QUIET = [
    "lush_coast", "ancient_city", "standing_stones", "steppe", "fertile_valley", "deep_woods",
    "river", "the_tribunal",
]  # fmt: skip


def seat(colour: str) -> int:
    return COLOUR_IDS.index(colour)


def slot(id: str) -> int:
    return SLOT_IDS.index(id)


def card(id: str) -> int:
    return CARD_IDS.index(id)


def relic(id: str) -> int:
    return RELIC_IDS.index(id)


def suit(id: str) -> int:
    return SUIT_IDS.index(id)


def table(
    people: int = 3,
    sites: dict[str, str] | None = None,
    seed: str = "oath",
    **options: str,
) -> Oath:
    """Eight quiet faceup sites without cards or relics; pawns at cradle_1, three favor in each
    bank, 1 favor, 1 secret and 3 warbands on each board, no relic but the Scepter held, the world
    deck of all starting cards in file order with the Visions under it."""
    g = GAME.blank()
    config = GAME.config(people, GAME.named(options))
    g.begin(GAME, config, fast(seed))
    g.answering = True
    clear(g)
    g.oath = OATH_IDS.index(options.get("goal", "supremacy"))
    g.order = list(range(people))
    g.circulating = [n for n in range(DENIZENS) if DENIZEN_POOL[n] == WORLD_DECK]
    g.site = [SITE_IDS.index(id) for id in QUIET]
    for id, site in (sites or {}).items():
        named = SITE_IDS.index(site)
        if named in g.site:
            g.site[g.site.index(named)] = g.site[slot(id)]
        g.site[slot(id)] = named
    g.site_up = (1 << SLOTS) - 1
    g.world = [*range(FIRST_VISION, FIRST_VISION + 5), *reversed(g.circulating)]
    g.world_known = [0] * len(g.world)
    g.world_part = [1] * 5 + [0] * len(g.circulating)
    g.relic_deck = [n for n in range(RELICS) if n != GRAND_SCEPTER]
    g.reliquary = [g.relic_deck.pop() for _ in range(SPACES)]
    g.relic_deck_known = [0] * len(g.relic_deck)
    for player in range(people):
        g.pawn[player] = 0
        g.favor[player] = 1
        g.secrets[player] = 1
        g.board[player] = 3
    g.round = 1
    hold_relic(g, CHANCELLOR, GRAND_SCEPTER)
    g.derive()
    g.telling = True
    return g


def off_piles(g: Oath, number: int) -> None:
    """A card that is laid somewhere leaves the world deck, or joins those in circulation."""
    if number in g.world:
        at = g.world.index(number)
        g.world.pop(at)
        g.world_known.pop(at)
        g.world_part.pop(at)
    elif number < FIRST_VISION and number not in g.circulating:
        g.circulating = sorted([*g.circulating, number])


def put(g: Oath, where: str, *ids: str) -> None:
    """Cards at a site."""
    for id in ids:
        off_piles(g, card(id))
        put_at_site(g, card(id), slot(where))


def advise(g: Oath, colour: str, *ids: str, faceup: bool = True) -> None:
    """Advisers of a player, faceup or not."""
    for id in ids:
        off_piles(g, card(id))
        add_adviser(g, seat(colour), card(id), faceup, 1 << seat(colour))


def discard(g: Oath, region: str, *ids: str) -> None:
    """Cards of a discard pile, the last on top."""
    number = REGION_IDS.index(region)
    for id in ids:
        off_piles(g, card(id))
        g.discards(number).append(card(id))
        g.discards_known(number).append(0)
        g.discards_back(number).append(1 if card(id) >= FIRST_VISION else 0)


def top_of_world(g: Oath, *ids: str) -> None:
    """These cards are drawn next, the first of them first."""
    for id in reversed(ids):
        off_piles(g, card(id))
        g.world.append(card(id))
        g.world_known.append(0)
        g.world_part.append(1 if card(id) >= FIRST_VISION else 0)


def hold(g: Oath, colour: str, *ids: str) -> None:
    """Relics of a player."""
    for id in ids:
        off_relics(g, relic(id))
        hold_relic(g, seat(colour), relic(id))


def off_relics(g: Oath, number: int) -> None:
    if number in g.relic_deck:
        at = g.relic_deck.index(number)
        g.relic_deck.pop(at)
        g.relic_deck_known.pop(at)
    elif number in g.reliquary:
        other = g.relic_deck.pop(0)
        g.relic_deck_known.pop(0)
        g.reliquary[g.reliquary.index(number)] = other


def lay_relic(g: Oath, where: str, *ids: str) -> None:
    """Facedown relics of a site."""
    for id in ids:
        off_relics(g, relic(id))
        first = slot(where) * RELICS_AT_SITE
        at = first if g.site_relics[first] == NONE else first + 1
        g.site_relics[at] = relic(id)


def banner(g: Oath, id: str, colour: str, tokens: int = 1) -> None:
    move_banner(g, BANNER_IDS.index(id), seat(colour))
    g.banner_tokens[BANNER_IDS.index(id)] = tokens


def garrison(g: Oath, where: str, colour: str, n: int) -> None:
    """Warbands of a colour on a site."""
    g.garrison[slot(where)] = n
    g.garrison_of[slot(where)] = seat(colour) if n else NONE


def pawn(g: Oath, colour: str, where: str) -> None:
    g.pawn[seat(colour)] = slot(where)


def citizen(g: Oath, *colours: str) -> None:
    for colour in colours:
        g.citizens |= 1 << seat(colour)


def own(g: Oath, colour: str, favor: int = NONE, secrets: int = NONE, warbands: int = NONE) -> None:
    """What lies on a board."""
    if favor != NONE:
        g.favor[seat(colour)] = favor
    if secrets != NONE:
        g.secrets[seat(colour)] = secrets
    if warbands != NONE:
        g.board[seat(colour)] = warbands


def act(g: Oath, colour: str) -> None:
    """It is the player's Act phase; a question that was open is forgotten."""
    g.asked = None
    begin_turn(g, seat(colour))
    g.frames = [
        Rounds(g.order.index(seat(colour)) + 1),
        Turn(seat(colour), 3),
        new_act(seat(colour)),
    ]


def wake(g: Oath, colour: str) -> None:
    """The player's turn begins."""
    g.asked = None
    begin_turn(g, seat(colour))
    g.frames = [Rounds(g.order.index(seat(colour)) + 1), Turn(seat(colour), 0)]


def in_hand(g: Oath, colour: str, id: str) -> None:
    """It is the player's Act phase, and a card was drawn that is played or discarded now."""
    act(g, colour)
    off_piles(g, card(id))
    play_drawn(g, seat(colour), card(id), False)


def campaign(g: Oath, colour: str, against: str, dice: int, *targets: str) -> Campaigning:
    """A campaign of the player up to the battle plans; it goes on if nobody has one."""
    act(g, colour)
    play(g, "begin campaign")
    if question(g) == f"{colour} campaign":
        play(g, against)
    war = campaign_of(g)
    assert war is not None
    for target in [*targets, "pass"]:
        if question(g) == f"{colour} targets":
            play(g, target)
    play(g, f"attack_with {dice}")
    return war


def war_options(g: Oath) -> list[str]:
    """Battle plans that can be used now; none if the campaign has gone on."""
    return options(g) if question(g).endswith("battle-plan") else []


def asked(g: Oath) -> Ask:
    """The open question, as the table lies now."""
    g.asked = None
    ask = advance(g)
    assert ask is not None, "nobody is asked"
    return ask


def question(g: Oath) -> str:
    """Who is asked what: `red act`."""
    ask = asked(g)
    return f"{COLOUR_IDS[ask.seat]} {ask.key}"


def options(g: Oath) -> list[str]:
    """The options of the open question, as text codes."""
    lexicon = GAME.lexicon(g.config)
    return [lexicon.code(option) for option in asked(g).options]


def play(g: Oath, *codes: str) -> None:
    """Answers one by one; `red: rest` says who must be asked, `rest` does not.

    The kernel answers what has one option: `?against blue` is left out if it is not asked.
    """
    lexicon = GAME.lexicon(g.config)
    for code in codes:
        ask = asked(g)
        who, text = code.split(": ") if ": " in code else ("", code)
        if text.startswith("?") and text[1:] not in options(g):
            continue
        text = text.removeprefix("?")
        assert who in ("", COLOUR_IDS[ask.seat]), f"{COLOUR_IDS[ask.seat]} is asked, not {who}"
        found = options(g)
        assert text in found, f"'{text}' is not offered for '{ask.key}': {', '.join(found)}"
        choose(g, ask.seat, lexicon.option(text))
    advance(g)


def roll(g: Oath, *faces: str) -> None:
    """The dice that come next, by the names of their faces; `end_4` is the end die."""
    found: list[int] = []
    for face in faces:
        if face in DEFENSE_FACE_IDS:
            found.append(DEFENSE_DIE.index(DEFENSE_FACE_IDS.index(face)))
        elif face in ATTACK_FACE_IDS:
            found.append(ATTACK_DIE.index(ATTACK_FACE_IDS.index(face)))
        else:
            found.append(int(face.removeprefix("end_")) - 1)
    g.chance.script(found)


# whole actions


def war_of(g: Oath) -> Campaigning:
    war = campaign_of(g)
    assert war is not None
    return war


def attack(g: Oath, attacker: str, defender: str, dice: int) -> None:
    """A campaign at cradle_1 for that site alone."""
    act(g, attacker)
    play(g, "begin campaign")
    code = "against_bandits" if defender == "bandits" else f"against {defender}"
    if code in options(g):
        play(g, code)
    if "pass" in options(g):
        play(g, "pass")
    if f"attack_with {dice}" in options(g):  # else there was no choice
        play(g, f"attack_with {dice}")


def rolled(g: Oath) -> list[int]:
    """The last attack roll, empty if there were no dice."""
    return ([fact.numbers for fact in g.facts if fact.key == "rolled-attack"] or [[]])[-1]


def search(g: Oath, *modifiers: str) -> None:
    """The world deck is searched, with these modifiers."""
    play(g, "begin search", *[f"modify {id}" for id in modifiers])
    if "search_deck" in options(g):
        play(g, "search_deck")


def searched(g: Oath, *ids: str) -> None:
    """Red searches the world deck and keeps the first of these cards."""
    top_of_world(g, *ids)
    act(g, "red")
    search(g)
    for id in ids[1:]:
        play(g, f"discard {id}")


# what lies where


def favor(g: Oath, colour: str) -> int:
    return g.favor[seat(colour)]


def secrets(g: Oath, colour: str) -> int:
    return g.secrets[seat(colour)]


def warbands(g: Oath, colour: str) -> int:
    """On the board."""
    return g.board[seat(colour)]


def supply(g: Oath, colour: str) -> int:
    return g.supply[seat(colour)]


def bank(g: Oath, id: str) -> int:
    return g.bank[suit(id)]


def cards(g: Oath, where: str) -> list[str]:
    return [CARD_IDS[number] for number in g.cards_at(slot(where))]


def advisers(g: Oath, colour: str) -> list[str]:
    return [CARD_IDS[g.advisers[at]] for at in g.advisers_of(seat(colour))]


def pile(g: Oath, region: str) -> list[str]:
    """From bottom to top."""
    return [CARD_IDS[number] for number in g.discards(REGION_IDS.index(region))]


def relics(g: Oath, colour: str) -> list[str]:
    return [RELIC_IDS[number] for number in g.relics_of(seat(colour))]


def on_card(g: Oath, id: str) -> tuple[int, int]:
    """Favor and secrets on a card or relic."""
    face = FACE_IDS.index(id)
    return g.favor_on(face), g.secrets_on(face)


def site_row(g: Oath, where: str) -> list[int]:
    first = slot(where) * CARDS_AT_SITE
    return g.site_cards[first : first + CARDS_AT_SITE]
