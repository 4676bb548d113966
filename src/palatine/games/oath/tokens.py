"""OA-CON-10: favor, secrets and warbands are gained, given, taken, burned, placed and killed.

Every such event happens in one place, so a power that replaces it is asked here.
"""

from __future__ import annotations

from palatine.games.oath.deed import Campaigning
from palatine.games.oath.power import BE_EXILED, place_in, power_of
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import BATTLE_PLAN, CARD_SUIT, FIRST_RUIN, SUITS, PowerRow
from palatine.games.oath.windows import (
    BARS_POWER,
    FAVOR_ARRIVES,
    FAVOR_BURNED,
    FORBIDS,
    SPENDS,
)
from palatine.kernel.lexicon import NONE

# favor


def receive_favor(g: Oath, seat: int, n: int) -> None:
    """Favor reaches a board, unless a power leads it elsewhere (Vow of Kinship)."""
    if n <= 0:
        return
    for entry in g.windows[FAVOR_ARRIVES]:
        suit = power_of(entry).redirects(g, place_in(entry), seat)
        if suit != NONE:
            g.bank[suit] += n
            return
    g.favor[seat] += n


def gain_favor(g: Oath, seat: int, suit: int, n: int) -> int:
    """OA-GEN-01: from a bank, as much as it has."""
    n = min(n, g.bank[suit])
    if n > 0:
        g.bank[suit] -= n
        receive_favor(g, seat, n)
        g.tell("gained-favor", seat, n, suit)
    return max(n, 0)


def lent_bank(g: Oath, seat: int) -> int:
    """The bank whose favor the seat may spend besides its own (Vow of Kinship), or NONE."""
    for entry in g.windows[SPENDS]:
        suit = power_of(entry).lends(g, place_in(entry), seat)
        if suit != NONE:
            return suit
    return NONE


def spendable(g: Oath, seat: int) -> int:
    """Favor that the seat can pay with."""
    suit = lent_bank(g, seat)
    return own_favor(g, seat) + (g.bank[suit] if suit != NONE else 0)


def own_favor(g: Oath, seat: int) -> int:
    """On the board; CP-GEN-13: the Prince pays nothing with his Ambitions but in a Recover."""
    return g.favor[seat] - g.ambitions if seat == g.prince else g.favor[seat]


def keep_ambitions(g: Oath) -> None:
    """CP-GEN-13: what others take or burn is ordinary favor first, then of the Ambitions."""
    if g.prince != NONE and g.favor[g.prince] < g.ambitions:
        g.ambitions = g.favor[g.prince]


def spend_favor(g: Oath, seat: int, n: int) -> None:
    """Favor leaves the board, then a bank that may be spent; whoever calls says where it goes."""
    own = min(n, g.favor[seat])
    g.favor[seat] -= own
    keep_ambitions(g)
    if n > own:
        g.bank[lent_bank(g, seat)] -= n - own


def burned_favor(g: Oath, n: int) -> None:
    """Favor that has left its place goes to the shared bank, or to whoever collects it."""
    if n <= 0:
        return
    for entry in g.windows[FAVOR_BURNED]:
        seat = power_of(entry).collects(g, place_in(entry))
        if seat != NONE:
            receive_favor(g, seat, n)
            return


def burn_bank(g: Oath, suit: int, n: int) -> None:
    """OA-CAM-22: favor of a bank that the bandits would gain."""
    n = min(n, g.bank[suit])
    g.bank[suit] -= n
    burned_favor(g, n)


def burn_favor(g: Oath, seat: int, n: int) -> int:
    """From a board, as much as is there."""
    n = min(n, g.favor[seat])
    g.favor[seat] -= n
    keep_ambitions(g)
    burned_favor(g, n)
    if n:
        g.tell("burned-favor", seat, n)
    return n


def pay_burned_favor(g: Oath, seat: int, n: int) -> None:
    """A price: favor that may be spent is burned."""
    spend_favor(g, seat, n)
    burned_favor(g, n)


def give_favor(g: Oath, giver: int, taker: int, n: int) -> None:
    spend_favor(g, giver, n)
    receive_favor(g, taker, n)
    g.tell("gave-favor", giver, taker, n)


def take_favor(g: Oath, taker: int, victim: int, n: int) -> int:
    """From another board, as much as is there."""
    n = min(n, g.favor[victim])
    if n:
        g.favor[victim] -= n
        keep_ambitions(g)
        receive_favor(g, taker, n)
        g.tell("took-favor", taker, victim, n)
    return n


def pay_toll(g: Oath, seat: int, ruler: int) -> None:
    """OA-PWR-17: to the ruler, the Chancellor for the Empire; burned for the bandits."""
    spend_favor(g, seat, 1)
    if ruler == NONE:
        burned_favor(g, 1)
        g.tell("toll-burned", seat)
    else:
        receive_favor(g, ruler, 1)
        g.tell("toll", seat, ruler)


def put_in_bank(g: Oath, seat: int, suit: int, n: int) -> None:
    """Favor from a board goes to a favor bank."""
    spend_favor(g, seat, n)
    g.bank[suit] += n


# secrets


def gain_secrets(g: Oath, seat: int, n: int) -> None:
    if n > 0:
        g.secrets[seat] += n
        g.tell("gained-secrets", seat, n)


def burn_secrets(g: Oath, seat: int, n: int) -> int:
    """OA-CON-18: faceup ones first."""
    faceup = min(n, g.secrets[seat])
    facedown = min(n - faceup, g.flipped[seat])
    g.secrets[seat] -= faceup
    g.flipped[seat] -= facedown
    if faceup + facedown:
        g.tell("burned-secrets", seat, faceup + facedown)
    return faceup + facedown


def flip_secrets(g: Oath, seat: int, n: int) -> None:
    """OA-CON-15: turned facedown; they cannot pay until the owner's Rest."""
    g.secrets[seat] -= n
    g.flipped[seat] += n
    if n:
        g.tell("flipped-secrets", seat, n)


def take_secret(g: Oath, taker: int, victim: int) -> None:
    """OA-CON-18: a faceup one first; it keeps its facing."""
    if g.secrets[victim]:
        g.secrets[victim] -= 1
        g.secrets[taker] += 1
    else:
        g.flipped[victim] -= 1
        g.flipped[taker] += 1
    g.tell("took-secret", taker, victim)


def give_secrets(g: Oath, giver: int, taker: int, n: int) -> None:
    """OA-CON-18: only faceup ones."""
    g.secrets[giver] -= n
    g.secrets[taker] += n
    if n:
        g.tell("gave-secrets", giver, taker, n)


# prices


def is_forbidden(g: Oath, seat: int, what: int) -> bool:
    """Whether a power forbids the seat something (`PLACE_WARBANDS` and so on).

    CP-GEN-06: nobody leaves the Empire of a Chancellor Prince.
    """
    if what == BE_EXILED and g.prince == g.chancellor:
        return True
    for entry in g.windows[FORBIDS]:
        if power_of(entry).forbids(g, place_in(entry), seat, what):
            return True
    return False


def is_barred(g: Oath, seat: int, power: int, secrets: int) -> bool:
    """Whether a power may not be used because of what its price holds (Spell Breaker)."""
    for entry in g.windows[BARS_POWER]:
        if power_of(entry).bars_power(g, place_in(entry), seat, power, secrets):
            return True
    return False


def can_pay(g: Oath, seat: int, row: PowerRow, favor: int = 0, secrets: int = 0) -> bool:
    """OA-PWR-02: whether the seat can pay the printed price, and so much besides.

    Where tokens are placed the card must be empty, but for battle plans.
    """
    if row.favor + row.burned_favor + favor > spendable(g, seat):
        return False
    if row.secrets + row.burned_secrets + secrets > g.secrets[seat]:
        return False
    if row.kind != BATTLE_PLAN and row.favor + row.secrets > 0 and not g.is_empty(row.face):
        return False
    return not is_barred(g, seat, row.number, row.secrets + row.burned_secrets + secrets)


def pay(g: Oath, seat: int, row: PowerRow) -> None:
    """The printed price: placed on the card or burned."""
    if row.is_free:
        return
    place_favor(g, seat, row.face, row.favor)
    place_secrets(g, seat, row.face, row.secrets)
    if row.burned_favor:
        pay_burned_favor(g, seat, row.burned_favor)
    if row.burned_secrets:
        burn_secrets(g, seat, row.burned_secrets)
    g.tell_all("paid", [seat, row.number])


def place_favor(g: Oath, seat: int, face: int, n: int) -> None:
    """On a card; OA-PWR-03: outside the own turn straight to the bank of its suit."""
    if n == 0:
        return
    spend_favor(g, seat, n)
    if seat == g.turn:
        g.load(face, n, 0)
    else:
        favor_to_bank(g, face, n)


def place_secrets(g: Oath, seat: int, face: int, n: int) -> None:
    """On a card; OA-PWR-03: outside the own turn they stay on the board, facedown."""
    if n == 0:
        return
    if seat == g.turn:
        g.secrets[seat] -= n
        g.load(face, 0, n)
    else:
        flip_secrets(g, seat, n)


def favor_to_bank(g: Oath, face: int, n: int) -> None:
    """Favor of a card goes to the bank of its suit; that of a card without suit is burned."""
    suit = CARD_SUIT[face] if face < FIRST_RUIN else NONE
    if 0 <= suit < SUITS:
        g.bank[suit] += n
    else:
        burned_favor(g, n)


def shed(g: Oath, face: int) -> None:
    """OA-CON-21: favor of a card goes to its bank, secrets to whose turn it is, facedown."""
    if g.is_empty(face):
        return
    favor, secrets = g.favor_on(face), g.secrets_on(face)
    g.load(face, -favor, -secrets)
    favor_to_bank(g, face, favor)
    g.flipped[g.turn] += secrets


# warbands


def gain_warbands(g: Oath, seat: int, n: int) -> int:
    """From the personal bank (a Citizen's are purple), as many as there are."""
    n = min(n, g.in_bank(g.colour(seat)))
    if n > 0:
        g.board[seat] += n
        g.tell("gained-warbands", seat, n)
    return max(n, 0)


def campaign_of(g: Oath) -> Campaigning | None:
    """The campaign under way that was begun last."""
    for i in range(len(g.frames) - 1, -1, -1):
        frame = g.frames[i]
        if isinstance(frame, Campaigning):
            return frame
    return None


def killed(g: Oath, colour: int, side_seat: int, n: int) -> None:
    """Warbands have left the table: back to their bank, or to the Hospital of a campaign."""
    war = campaign_of(g)
    if war is None or n == 0:
        return
    side = war.side_of(side_seat)
    if side == NONE:
        return
    if war.hospital == side:
        g.infirmary[colour] += n
    else:
        war.killed[side] += n


def kill_on_board(g: Oath, seat: int, n: int) -> int:
    """As many as there are."""
    n = min(n, g.board[seat])
    if n > 0:
        g.board[seat] -= n
        killed(g, g.colour(seat), seat, n)
        g.tell("killed-on-board", seat, n)
    return max(n, 0)


def kill_at_site(g: Oath, slot: int, n: int) -> int:
    """As many as there are; whoever calls looks at the title afterwards."""
    n = min(n, g.garrison[slot])
    if n > 0:
        colour = g.garrison_of[slot]
        take_from_site(g, slot, n)
        killed(g, colour, defending_seat(g, colour, slot), n)
        g.tell("killed-at-site", g.site[slot], colour, n)
    return max(n, 0)


def defending_seat(g: Oath, colour: int, slot: int) -> int:
    """The player on whose side warbands of a site fight in the campaign under way."""
    war = campaign_of(g)
    if war is None:
        return colour
    if war.force_sites >> slot & 1:
        return war.seat
    if colour == g.chancellor and war.defender != NONE and g.is_imperial(war.defender):
        return war.defender
    return colour


def take_from_site(g: Oath, slot: int, n: int) -> None:
    """Warbands leave a site; it has no owner when the last is gone."""
    g.garrison[slot] -= n
    if g.garrison[slot] == 0:
        g.garrison_of[slot] = NONE


def release(g: Oath, colour: int, n: int) -> None:
    """Warbands leave the Obsidian Cage for the board of their colour.

    Those of an Exile who has become a Citizen turn purple, as far as there are purple ones.
    """
    g.caged[colour] -= n
    if g.colour(colour) != colour:
        n = min(n, g.in_bank(g.colour(colour)))
    g.board[colour] += n
    if n:
        g.tell("released", colour, n)


def put_on_site(g: Oath, slot: int, colour: int, n: int) -> None:
    """OA-CON-04: warbands of one owner."""
    if n > 0:
        g.garrison[slot] += n
        g.garrison_of[slot] = colour
