"""What always holds: a position is refused by its field, a match in a test by the same rules."""

from __future__ import annotations

from typing import Final

from palatine.games.oath.cards import adviser_limit, capacity
from palatine.games.oath.chronicle import Chronicle
from palatine.games.oath.deed import Playing, Searching
from palatine.games.oath.names import CARDS_AT_SITE, FACEUP, RELICS_AT_SITE
from palatine.games.oath.prince_tables import NO_ACTION, ROWS, SHEET, TACTICS
from palatine.games.oath.record import Endow
from palatine.games.oath.setup import Opening
from palatine.games.oath.state import Oath, back_of
from palatine.games.oath.tables import (
    BANNERS,
    CARD_IDS,
    CONSPIRACY,
    DENIZENS,
    EDIFICES,
    FIRST_EDIFICE,
    FIRST_VISION,
    GRAND_SCEPTER,
    MOST_SUPPLY,
    REGION_IDS,
    REGIONS,
    RELIC_IDS,
    RELICS,
    ROUNDS,
    SLOTS,
    SPACES,
    SUITS,
    VISIONS,
)
from palatine.kernel.errors import BadData
from palatine.kernel.flow import State
from palatine.kernel.lexicon import HIDDEN, NONE

# rules during which a limit may be passed for a moment
MAKING: Final = ["Play", "Using", "DiscardAll", "TrimAdvisers"]
PIED_PIPER: Final[int] = CARD_IDS.index("pied_piper")


def refuse(is_right: bool, message: str) -> None:
    if not is_right:
        raise BadData(message)


def are_distinct(numbers: list[int]) -> bool:
    ordered = sorted(numbers)
    return all(ordered[i] != ordered[i + 1] for i in range(len(ordered) - 1))


def fits(g: Oath) -> None:
    """Tokens, warbands, cards and relics are each in one place, and no limit is passed."""
    numbers_fit(g)
    rows_fit(g)
    players_fit(g)
    map_fits(g)
    cards_fit(g)
    relics_fit(g)
    if g.prince != NONE:
        prince_fits(g)
    g.derive()
    limits_fit(g)
    chronicle_fits(g)


def check(g: State) -> None:
    """For the fuzzer: everything that a position must keep, and the powers in play."""
    assert isinstance(g, Oath)
    windows, crown, mask = g.windows, g.crown, g.mask
    fits(g)
    refuse(windows == g.windows, "fields: windows differ from what lies on the table")
    refuse((crown, mask) == (g.crown, g.mask), "fields: held differs from the powers in play")


def chronicle_fits(g: Oath) -> None:
    """OA-CHR: written when the match is decided, and whole when it is over."""
    is_writing = any(isinstance(frame, Chronicle) for frame in g.frames)
    is_early = g.ended == NONE and len(g.places) > 0
    refuse(is_writing == is_early, "position: places are given, and no chronicle is written")
    is_over = g.ended != NONE and g.writes_chronicle
    refuse(g.vow == NONE or is_writing or is_over, "fields: vow comes with the end")
    refuse(g.vow != NONE or not is_over, "fields: vow is missing")
    is_blank = g.welcomed == 0 and g.built == NONE and g.replaced == NONE
    refuse(is_blank or g.vow != NONE, "fields: welcomed and built come after the vow")
    refuse(g.replaced == NONE or g.built != NONE, "fields: replaced needs built")
    is_blank = not g.added and not g.removed and not g.archive_is_spent
    refuse(is_blank or is_over, "fields: added and removed come with the end")
    for name, row in (("added", g.added), ("removed", g.removed)):
        is_right = are_distinct(row) and all(0 <= card < DENIZENS for card in row)
        refuse(is_right, f"fields: {name} must be denizens, each once")


def numbers_fit(g: Oath) -> None:
    for name, row in [
        ("favor", g.favor),
        ("secrets", g.secrets),
        ("flipped", g.flipped),
        ("board", g.board),
        ("supply", g.supply),
        ("bank", g.bank),
        ("site_favor", g.site_favor),
        ("site_secrets", g.site_secrets),
        ("garrison", g.garrison),
        ("caged", g.caged),
        ("infirmary", g.infirmary),
        ("refusals", g.refusals),
        ("laden_favor", [*g.laden_favor, 0]),
        ("laden_secrets", [*g.laden_secrets, 0]),
        ("round", [g.round]),
        ("visions_drawn", [g.visions_drawn]),
        ("upper_visions", [g.upper_visions]),
        ("middle_visions", [g.middle_visions]),
    ]:
        refuse(min(row) >= 0, f"fields: {name} cannot be negative")
    refuse(max(g.supply) <= MOST_SUPPLY, f"fields: supply must be {MOST_SUPPLY} at most")
    refuse(g.round <= ROUNDS, "fields: round is beyond the last one")
    refuse(g.visions_drawn <= VISIONS, f"fields: visions_drawn must be {VISIONS} at most")
    refuse(min(g.banner_tokens) >= 1, "fields: banner_tokens must be 1 at least")
    refuse(g.shared_favor() >= 0, "fields: favor is more than 36 in all")
    for i in range(len(g.laden)):
        is_bare = g.laden_favor[i] == 0 and g.laden_secrets[i] == 0
        refuse(not is_bare, "fields: laden names a card without tokens")
        refuse(i == 0 or g.laden[i - 1] < g.laden[i], "fields: laden must be in order")


def rows_fit(g: Oath) -> None:
    """Lists that belong together are equally long."""
    for name, other, is_right in [
        ("held_by", "held", len(g.held_by) == len(g.held)),
        ("adviser_of", "advisers", len(g.adviser_of) == len(g.advisers)),
        ("adviser_face", "advisers", len(g.adviser_face) == len(g.advisers)),
        ("adviser_known", "advisers", len(g.adviser_known) == len(g.advisers)),
        ("laden_favor", "laden", len(g.laden_favor) == len(g.laden)),
        ("laden_secrets", "laden", len(g.laden_secrets) == len(g.laden)),
        ("world_part", "world", len(g.world_part) == len(g.world)),
        ("laid_in", "laid", len(g.laid_in) == len(g.laid)),
    ]:
        refuse(is_right, f"fields: {name} must be as long as {other}")
    for region in range(REGIONS):
        is_right = len(g.discards_back(region)) == len(g.discards(region))
        id = REGION_IDS[region]
        refuse(is_right, f"fields: {id}_back must be as long as {id}")
    laid_fits(g)


def laid_fits(g: Oath) -> None:
    """OA-GEN-05: a card that was laid in a pile lies there, at a place that may be hidden."""
    refuse(are_distinct(g.laid), "fields: laid names a card twice")
    for region in range(REGIONS):
        row, backs = g.discards(region), g.discards_back(region)
        free = [backs[at] for at in range(len(row)) if row[at] == HIDDEN]
        for i in range(len(g.laid)):
            if g.laid_in[i] != region or g.laid[i] in row:
                continue
            back = back_of(g.laid[i])
            refuse(back in free, "fields: laid names a card that is not in the pile of laid_in")
            free.remove(back)
    refuse(NONE not in g.laid and NONE not in g.laid_in, "fields: laid and laid_in must be told")


def players_fit(g: Oath) -> None:
    """Seats that are there, a title that somebody has, roles that can be."""
    seats = range(g.seats)
    refuse(sorted(g.order) == list(seats), "fields: order must name every seat once")
    refuse(g.order[0] == g.chancellor, "fields: order must begin with the Chancellor")
    for name, seat in [("turn", g.turn), ("title", g.title)]:
        refuse(seat in seats, f"fields: {name} must be a seat")
    refuse(g.citizens >> g.seats == 0, "fields: citizens names nobody")
    refuse(not g.is_citizen(g.chancellor), "fields: citizens names the Chancellor")
    refuse(not g.usurper or g.is_exile(g.title), "fields: usurper needs an Exile as title")
    refuse(g.oath != NONE, "fields: oath must be one")
    is_opening = any(isinstance(frame, Opening | Endow) for frame in g.frames)
    for seat in seats:
        refuse(g.pawn[seat] != NONE or is_opening, "fields: pawn must be at a slot")
        vision = g.vision[seat]
        if vision != NONE:
            is_vision = FIRST_VISION <= vision < CONSPIRACY
            refuse(is_vision, "fields: vision must be a Vision, and not the Conspiracy")
    for seat in [*g.banner_of, *g.held_by, *g.adviser_of]:
        refuse(seat == NONE or seat in seats, "fields: banner_of, held_by or adviser_of is nobody")
    refuse(NONE not in g.held_by, "fields: held_by must be seats")
    refuse(NONE not in g.adviser_of, "fields: adviser_of must be seats")
    refuse(NONE not in g.adviser_face, "fields: adviser_face must be told of every adviser")
    refuse((g.prophet == NONE) == (g.prophecy == NONE), "fields: prophet and prophecy go together")


def map_fits(g: Oath) -> None:
    """OA-CON-03, OA-CON-04, OA-CMP-05: one owner on a site, and no warband too many."""
    for slot in range(SLOTS):
        owner = g.garrison_of[slot]
        refuse(
            (owner != NONE) == (g.garrison[slot] > 0), "fields: garrison_of differs from garrison"
        )
        if owner != NONE:
            refuse(g.is_up(slot), "fields: garrison stands on a facedown site")
            is_right = owner < g.seats and not g.is_citizen(owner)
            refuse(is_right, "fields: garrison_of must be purple or an Exile")
        refuse(g.site[slot] != NONE, "fields: site must be told of every slot")
        refuse(not g.is_up(slot) or g.site[slot] != HIDDEN, "fields: site is hidden and faceup")
        row = g.site_cards[slot * CARDS_AT_SITE : (slot + 1) * CARDS_AT_SITE]
        found = [card for card in row if card != NONE]
        refuse(row[: len(found)] == found, "fields: site_cards must have no gap")
        refuse(g.is_up(slot) or not found, "fields: site_cards lie at a facedown site")
        relics = g.site_relics[slot * RELICS_AT_SITE : (slot + 1) * RELICS_AT_SITE]
        refuse(relics[0] != NONE or relics[1] == NONE, "fields: site_relics must have no gap")
        is_bare = g.site_favor[slot] == 0 and g.site_secrets[slot] == 0
        refuse(g.is_up(slot) or is_bare, "fields: site_favor and site_secrets lie at faceup sites")
    seen = [site for site in g.site if site != HIDDEN]
    refuse(are_distinct(seen), "fields: site names one twice")
    for colour in range(g.seats):
        refuse(
            g.in_bank(colour) >= 0, "fields: board and garrison are more warbands than there are"
        )


def cards_in_play(g: Oath) -> list[int]:
    """Every card place that is filled, hidden ones too."""
    found = [*g.site_cards, *g.advisers, *g.vision, *g.world, *g.dispossessed]
    for region in range(REGIONS):
        found += g.discards(region)
    for frame in g.frames:
        if isinstance(frame, Searching):
            found += frame.drawn
        elif isinstance(frame, Opening):
            found += frame.hands
        elif isinstance(frame, Playing) and frame.is_in_hand():
            found.append(frame.card)
    return [card for card in found if card != NONE]


def cards_fit(g: Oath) -> None:
    """Every card of the game lies in one place."""
    refuse(are_distinct(g.circulating), "fields: circulating names one twice")
    refuse(all(0 <= card < DENIZENS for card in g.circulating), "fields: circulating is denizens")
    found = cards_in_play(g)
    times = [0] * len(CARD_IDS)
    for card in found:
        if card != HIDDEN:
            times[card] += 1
    for card in range(FIRST_EDIFICE):
        id = CARD_IDS[card]
        refuse(times[card] <= 1, f"fields: card {id} lies in two places")
        is_known = card >= FIRST_VISION or card in g.circulating or card in g.outcasts
        refuse(times[card] == 0 or is_known, f"fields: card {id} does not circulate")
    for edifice in range(EDIFICES):
        card = FIRST_EDIFICE + edifice
        is_there = card in g.site_cards
        refuse(times[card] == (1 if is_there else 0), f"fields: card {CARD_IDS[card]} is misplaced")
        is_ruin = g.ruins >> edifice & 1 != 0
        refuse(is_there or not is_ruin, "fields: ruins names an edifice that is not there")
    for card in g.site_cards:
        is_vision = FIRST_VISION <= card < FIRST_EDIFICE
        refuse(not is_vision, "fields: site_cards has a Vision")
    for at in range(len(g.advisers)):
        card, face = g.advisers[at], g.adviser_face[at]
        if card == HIDDEN:
            refuse(face != FACEUP, "fields: advisers are hidden and faceup")
        elif face == FACEUP:
            refuse(card < FIRST_VISION, "fields: adviser_face shows a Vision")
        else:
            refuse(back_of(card) == face, "fields: adviser_face differs from the back")
    wanted = len(g.circulating) + len(g.outcasts) + VISIONS
    wanted -= 1 if g.conspiracy_is_out else 0
    for card in g.site_cards:
        if card >= FIRST_EDIFICE:
            wanted += 1
    refuse(len(found) == wanted, "fields: cards are missing from the piles, or too many")


def relics_fit(g: Oath) -> None:
    """Every relic lies in one place; the Scepter is held or in the deck."""
    found = [*g.site_relics, *g.reliquary, *g.held, *g.relic_deck]
    for relic in range(RELICS):
        is_there = found.count(relic)
        refuse(is_there <= 1, f"fields: relic {RELIC_IDS[relic]} lies in two places")
    places = [relic for relic in found if relic != NONE]
    refuse(len(places) == RELICS, "fields: relics are missing, or too many")
    refuse(GRAND_SCEPTER not in g.site_relics, "fields: site_relics has the Grand Scepter")
    refuse(len(g.reliquary) == SPACES and len(g.banner_of) == BANNERS, "fields: reliquary")


def prince_fits(g: Oath) -> None:
    """CP: tokens on spaces of his board and sheet, and nothing that he never has."""
    for suit in range(SUITS):
        row = g.relation_row[suit]
        refuse(0 <= row <= ROWS, "fields: relation_row is beyond the columns")
        is_neutral = g.relation[suit] == NONE
        refuse(is_neutral == (row == 0), "fields: relation_row differs from relation")
        is_there = g.arrivals.count(suit) == (0 if is_neutral else 1)
        refuse(is_there, "fields: arrivals must name the suits in columns once")
    refuse(0 <= g.tactics < len(TACTICS), "fields: tactics is beyond the track")
    is_held = 0 <= g.ambitions <= g.favor[g.prince]
    refuse(is_held, "fields: ambitions are more favor than his board has")
    refuse(g.threat != NONE, "fields: threat must be a space of the track")
    is_threat = g.threat_cell == NONE or SHEET.action[g.threat_cell] == NO_ACTION
    refuse(is_threat, "fields: threat_cell must be a threat cell")
    for name, cell in [("start_cell", g.start_cell), ("cell", g.cell)]:
        refuse(cell != NONE, f"fields: {name} must be a cell of the sheet")
    refuse(g.prince not in g.adviser_of, "fields: adviser_of names the Prince, who has none")
    refuse(g.vision[g.prince] == NONE, "fields: vision of the Prince, who reveals none")
    refuse(g.supply[g.prince] == 0, "fields: supply of the Prince, who marks none")
    refuse(not g.is_citizen(g.prince), "fields: citizens names the Prince, who is none")
    refuse(g.reliquary == [NONE] * SPACES, "fields: reliquary must be empty beside the Prince")


def limits_fit(g: Oath) -> None:
    """OA-PLY-01, OA-PLY-04: capacity and adviser limits, but where a play is just being made."""
    is_playing = False
    for frame in g.frames:
        is_playing = is_playing or type(frame).__name__ in MAKING
    if is_playing:
        return
    for slot in range(SLOTS):
        if g.is_up(slot):
            is_right = len(g.cards_at(slot)) <= capacity(g, slot)
            refuse(is_right, "fields: site_cards are more than the site's capacity")
    for seat in range(g.seats):
        newest = NONE
        for at in g.advisers_of(seat):
            newest = g.advisers[at]
        limit = adviser_limit(g, seat, newest)
        if PIED_PIPER in g.faceup_advisers(seat):  # who comes above the limit
            limit += 1
        is_right = g.adviser_of.count(seat) <= limit
        refuse(is_right, "fields: advisers has one too many")
