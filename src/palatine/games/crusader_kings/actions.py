"""CK-TRN-1, CK-TRN-6: the actions of a card: which can be done, how each begins, what follows."""

from __future__ import annotations

from palatine.games.crusader_kings.crusade import Crusade
from palatine.games.crusader_kings.deal import discard_card
from palatine.games.crusader_kings.defeat import Defeats
from palatine.games.crusader_kings.end import score
from palatine.games.crusader_kings.events import start_event
from palatine.games.crusader_kings.intrigue import coup_targets, new_coups, new_plots
from palatine.games.crusader_kings.names import JERUSALEM_TAKEN
from palatine.games.crusader_kings.realm import Build, Develop, castle_price, castle_sites, open_for
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    BUILD,
    CARD_DECK,
    COLLECT_TAXES,
    COUP,
    CRUSADE_ACTION,
    DECK_ACTIONS,
    DEVELOP,
    INVADE,
    KING_OF_JERUSALEM,
    MOBILISE,
    MOST_ARMIES,
    PLOT,
    TITLE_OF,
)
from palatine.games.crusader_kings.taxes import collect
from palatine.games.crusader_kings.war import Mobilise, can_invade, musters, start_invasion
from palatine.kernel.lexicon import NONE


def actions(g: Kings, seat: int, card: int) -> list[int]:
    """CK-TRN-6: the actions of the card's deck that can be done."""
    found: list[int] = []
    for action in DECK_ACTIONS[CARD_DECK[card]]:
        if can_act(g, seat, action):
            found.append(action)
    return found


def can_act(g: Kings, seat: int, action: int) -> bool:
    if action == BUILD:
        return len(castle_sites(g, seat)) > 0
    if action == DEVELOP:
        return g.can_pay(seat, 1) and len(open_for(g, seat)) > 0
    if action == COUP:
        return len(coup_targets(g, seat)) > 0
    if action == MOBILISE:
        return len(musters(g, seat, MOST_ARMIES, True)) > 0
    if action == INVADE:
        return can_invade(g, seat)
    if action == CRUSADE_ACTION:
        return g.crusades[seat] < max(1, g.crusade_limit[seat])
    return True  # plots and taxes


def start_action(g: Kings, seat: int, action: int) -> None:
    if action == BUILD:
        g.call(Build(seat, 0, NONE, 0))
    elif action == DEVELOP:
        g.call(Develop(seat, 0))
    elif action == PLOT:
        g.call(new_plots(g, seat))
    elif action == COUP:
        g.call(new_coups(g, seat))
    elif action == MOBILISE:
        g.call(Mobilise(seat, NONE, 1 if g.is_ai(seat) else MOST_ARMIES, False))
    elif action == INVADE:
        start_invasion(g, seat)
    elif action == COLLECT_TAXES:
        collect(g, seat)
    else:
        g.call(Crusade(seat, NONE))


def why_not(g: Kings, seat: int, action: int) -> str:
    """The rule by which an action cannot be done now."""
    if action == BUILD:
        if g.castles_left() == 0:
            return "CK-CMP-9"
        return "CK-REA-1" if g.can_pay(seat, castle_price(g, seat)) else "CK-REA-5"
    if action == DEVELOP:
        return "CK-REA-4" if g.can_pay(seat, 1) else "CK-REA-3"
    if action == COUP:
        return "CK-INT-9"
    if action == MOBILISE:
        return "CK-WAR-1"
    return "CK-WAR-2" if action == INVADE else "CK-RND-4"


def happen(g: Kings, seat: int, card: int) -> None:
    """CK-TRN-5: the event of the card, then defeats and restarts."""
    g.call(Defeats())
    if not g.is_out(seat):  # CK-EVE-4
        start_event(g, seat, TITLE_OF[card])


def put_away(g: Kings, card: int) -> None:
    """CK-TRN-5: the card is discarded; with option jerusalem_event the game may end only now."""
    discard_card(g, card)
    if g.achievement[KING_OF_JERUSALEM] != NONE:
        score(g, JERUSALEM_TAKEN)
