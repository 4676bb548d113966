"""OA-CAM: a campaign from its declaration to what follows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from palatine.games.oath.actions import impose, is_freed
from palatine.games.oath.battle import (
    Casualties,
    attack_value,
    attacking_force,
    defending_force,
    defense_value,
    discard_plan,
    move_survivors,
    roll_attack,
    roll_defense,
    skulls_of,
)
from palatine.games.oath.cards import (
    is_protected,
    relic_from_site,
    seize_banner,
    take_relics,
    thing_of_banner,
)
from palatine.games.oath.deed import (
    BANNER_TARGET,
    EVERYWHERE,
    PAWN_TARGET,
    RELIC_TARGET,
    SITE_TARGET,
    Campaigning,
)
from palatine.games.oath.names import (
    AGAINST,
    AGAINST_BANDITS,
    ATTACK_WITH,
    ATTACKERS,
    DEFENDERS,
    GARRISON,
    NO,
    PASS,
    RELICS_AT_SITE,
    SACRIFICE,
    TARGET_BANNER,
    TARGET_PAWN,
    TARGET_RELIC,
    TARGET_SITE,
    USE,
    YES,
)
from palatine.games.oath.plans import bandits_plan, planners_of, usable_plans, use_plan
from palatine.games.oath.power import (
    PLACE_WARBANDS,
    SACRIFICE_TO_WIN,
    START_CAMPAIGN,
    TABLE,
    place_in,
    power_of,
)
from palatine.games.oath.prince_tables import IGNORED, TACTICS
from palatine.games.oath.state import BANDITS, Oath
from palatine.games.oath.tables import (
    BANNERS,
    CAMPAIGN_SUPPLY,
    PAWN_DEFENSE,
    POWER_IDS,
    POWER_ROWS,
    RELIC_DEFENSE,
    RELICS,
    SITE_DEFENSE,
    SLOTS,
)
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import (
    burn_favor,
    flip_secrets,
    is_forbidden,
    put_on_site,
    take_from_site,
)
from palatine.games.oath.travel import destinations, new_travel
from palatine.games.oath.why import why_no_plan, why_no_target
from palatine.games.oath.windows import (
    BARS_TARGET,
    CAMPAIGNED,
    CAMPAIGNS,
    FORCE,
    POOL,
    ROLLED,
    TARGET_DICE,
    TARGET_SET,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

# steps
DEFENDER: Final = 0
TARGETS: Final = 1
DICE: Final = 2
ADMIT: Final = 3
JOIN: Final = 4
ATTACK_PLANS: Final = 5
DEFENSE_PLANS: Final = 6
ROLL_DEFENSE: Final = 7
ROLL_ATTACK: Final = 8
SKULLS: Final = 9
SACRIFICES: Final = 10
OUTCOME: Final = 11
DEFEAT: Final = 12
LOSSES: Final = 13
SURVIVORS: Final = 14
PLACE: Final = 15
SPOILS: Final = 16
BANNERS_WON: Final = 17
BANISH: Final = 18
BURN: Final = 19
VICTORY: Final = 20
SAVE_PLANS: Final = 21
DISCARDS: Final = 22
HOSPITAL: Final = 23
REACTIONS: Final = 24
AFTERWARDS: Final = 25
OVER: Final = 26

SLANDER: Final[int] = POWER_IDS.index("slander")
BURN_HALF: Final = "burn-favor"
BURN_ALL: Final = "burn-all-favor"

FIRST_RELIC_TARGET: Final[int] = SLOTS
FIRST_BANNER_TARGET: Final[int] = SLOTS + RELICS
THE_PAWN: Final[int] = SLOTS + RELICS + BANNERS
ALL_TARGETS: Final[int] = THE_PAWN + 1
HERALD: Final[int] = POWER_IDS.index("herald")


@mypyc_attr(free_list_len=1)
class Campaign(Campaigning):
    """OA-CAM-01 to OA-CAM-26, step by step."""

    def copy(self) -> Campaign:
        other = Campaign()
        other.take_campaign(self)
        return other

    # who and what

    def targets(self, g: Oath) -> list[int]:
        """OA-CAM-01: whom the attacker can fight, if it can be paid."""
        found: list[int] = []
        if not self.may_begin(g):
            return found
        if g.ruler(self.slot) == BANDITS and self.may_oppose(g, NONE):
            found.append(AGAINST_BANDITS.option())
        for seat in g.others(self.seat):
            if self.may_oppose(g, seat):
                found.append(AGAINST.option(seat))
        return found

    def has_target(self, g: Oath) -> bool:
        if not self.may_begin(g):
            return False
        if g.ruler(self.slot) == BANDITS and self.may_oppose(g, NONE):
            return True
        for seat in g.others(self.seat):
            if self.may_oppose(g, seat):
                return True
        return False

    def may_begin(self, g: Oath) -> bool:
        """OA-CAM-01: it can be paid, and no power forbids it."""
        if not is_freed(g, self, NONE) and g.supply[self.seat] < CAMPAIGN_SUPPLY:
            return False
        return not is_forbidden(g, self.seat, START_CAMPAIGN)

    def may_oppose(self, g: Oath, defender: int) -> bool:
        """OA-CAM-01, OA-CAM-05: a defender with a legal set of targets."""
        before = g.apart
        g.apart = apart_in(g, self.seat, defender)
        can = False
        if (
            defender == NONE
            or g.pawn[defender] == self.slot
            or defender_rules(g, defender, self.slot)
        ):
            held, sites, force_sites = self.defender, self.sites, self.force_sites
            self.begin(g, defender)
            can = self.can_become_legal(g, 0)
            self.defender, self.sites, self.force_sites = held, sites, force_sites
        g.apart = before
        return can

    def face(self, g: Oath, defender: int) -> None:
        """The defender is settled; targets come next."""
        g.apart = apart_in(g, self.seat, defender)
        self.begin(g, defender)
        self.at = 0
        self.step = TARGETS

    def begin(self, g: Oath, defender: int) -> None:
        """The defender is named; OA-CAM-05: the own site is a target if the defender rules it."""
        self.defender = defender
        if self.force_sites:
            for slot in range(SLOTS):  # OA-CAM-03: a Citizen apart has no warbands at sites
                if self.force_sites >> slot & 1 and not g.rules_site(self.seat, slot):
                    self.force_sites ^= 1 << slot
        if self.rules_here(g):
            self.sites |= 1 << self.slot
        for entry in g.windows[FORCE]:
            self.force_sites |= power_of(entry).joins(g, place_in(entry), self)

    def rules_here(self, g: Oath) -> bool:
        return defender_rules(g, self.defender, self.slot)

    def is_possible(self, g: Oath, target: int) -> bool:
        """OA-CAM-04: sites anywhere; relics, banners and pawn only of a defender at the site."""
        if target < SLOTS:
            if not defender_rules(g, self.defender, target):
                return False
            return not self.is_target_barred(g, SITE_TARGET, target)
        if self.defender == NONE or g.pawn[self.defender] != self.slot:
            return False
        if target < FIRST_BANNER_TARGET:  # which the defender holds: see `open_targets`
            relic = target - FIRST_RELIC_TARGET
            if is_protected(g, self.seat, self.defender, relic):
                return False
            return not self.is_target_barred(g, RELIC_TARGET, relic)
        if target < THE_PAWN:
            banner = target - FIRST_BANNER_TARGET
            if g.banner_of[banner] != self.defender:
                return False
            if is_protected(g, self.seat, self.defender, thing_of_banner(banner)):
                return False
            return not self.is_target_barred(g, BANNER_TARGET, banner)
        return not self.is_target_barred(g, PAWN_TARGET, NONE)

    def open_targets(self, g: Oath, first: int) -> list[int]:
        """OA-CAM-04: targets from `first` on that could be added, in the order of the lexicon."""
        found: list[int] = []
        for slot in range(first, SLOTS):
            if not self.has(slot) and self.is_possible(g, slot):
                found.append(slot)
        if self.defender == NONE or g.pawn[self.defender] != self.slot:
            return found
        holders = g.holders()
        for target in range(max(first, SLOTS), ALL_TARGETS):
            relic = target - FIRST_RELIC_TARGET
            if target < FIRST_BANNER_TARGET and holders[relic] != self.defender:
                continue
            if not self.has(target) and self.is_possible(g, target):
                found.append(target)
        return found

    def may_target_pawn(self, g: Oath) -> bool:
        if self.defender == NONE or g.pawn[self.defender] != self.slot:
            return False
        return not self.is_target_barred(g, PAWN_TARGET, NONE)

    def is_target_barred(self, g: Oath, kind: int, thing: int) -> bool:
        for entry in g.windows[BARS_TARGET]:
            if power_of(entry).bars_target(g, place_in(entry), self, kind, thing):
                return True
        return False

    def has(self, target: int) -> bool:
        if target < SLOTS:
            return self.sites >> target & 1 != 0
        if target < FIRST_BANNER_TARGET:
            return self.relics >> (target - FIRST_RELIC_TARGET) & 1 != 0
        if target < THE_PAWN:
            return self.banners >> (target - FIRST_BANNER_TARGET) & 1 != 0
        return self.is_pawn

    def toggle(self, target: int) -> None:
        if target < SLOTS:
            self.sites ^= 1 << target
        elif target < FIRST_BANNER_TARGET:
            self.relics ^= 1 << (target - FIRST_RELIC_TARGET)
        elif target < THE_PAWN:
            self.banners ^= 1 << (target - FIRST_BANNER_TARGET)
        else:
            self.is_pawn = not self.is_pawn

    def are_legal(self, g: Oath) -> bool:
        """OA-CAM-05, and what powers demand of the whole set."""
        if not (self.is_target(self.slot) or self.relics or self.banners or self.is_pawn):
            return False
        secrets = 0
        for entry in g.windows[TARGET_SET]:
            power = power_of(entry)
            if not power.allows_targets(g, place_in(entry), self):
                return False
            secrets += power.target_secrets(g, place_in(entry), self)
        return secrets <= g.secrets[self.seat]

    def can_become_legal(self, g: Oath, first: int) -> bool:
        """Whether the set is legal, or can be with more targets from `first` on."""
        if self.are_legal(g):
            return True
        if first <= THE_PAWN and not g.windows[TARGET_SET] and self.may_target_pawn(g):
            return True  # nothing else is demanded of the set
        for target in self.open_targets(g, first):
            self.toggle(target)
            can = self.can_become_legal(g, target + 1)
            self.toggle(target)
            if can:
                return True
        return False

    def ask_targets(self, g: Oath) -> Ask:
        """Any number of targets, in the order of the lexicon, as long as they can become legal."""
        ask = Ask(self.seat, "targets")
        for target in self.open_targets(g, self.at):
            self.toggle(target)
            if self.can_become_legal(g, target + 1):
                ask.offer(target_option(target))
            self.toggle(target)
        if self.are_legal(g):
            ask.offer(PASS.option())
        if g.explaining:
            why_no_target(g, self, ask)
        return ask

    def declare(self, g: Oath) -> None:
        """OA-CAM-06: Supply, secrets for the targets, and the defense pool."""
        supply = 0 if is_freed(g, self, NONE) else CAMPAIGN_SUPPLY
        g.spend_supply(self.seat, supply)
        for entry in g.windows[TARGET_SET]:
            power = power_of(entry)
            if self.seat == g.prince and IGNORED[power.row.number]:  # CP-CAM-46
                continue
            flip_secrets(g, self.seat, power.target_secrets(g, place_in(entry), self))
        self.defense_dice = target_dice(g, self)
        told = [target for target in range(ALL_TARGETS) if self.has(target)]
        if self.defender == NONE:
            g.tell("campaigns-bandits", self.seat)
        else:
            g.tell("campaigns", self.seat, self.defender)
        for target in told:
            tell_target(g, target)

    # the course of it

    def run(self, g: Oath) -> Ask | None:
        step = self.step
        if step == DEFENDER:
            ask = Ask(self.seat, "campaign")
            ask.offer_row(self.targets(g))
            return ask
        if step == TARGETS:
            return self.ask_targets(g)
        if step == DICE:
            ask = Ask(self.seat, "attack-dice")
            for n in range(attacking_force(g, self) + 1):
                ask.offer(ATTACK_WITH.option(n))
            return ask
        if step <= DEFENSE_PLANS:
            return self.prepare(g)
        if step <= OUTCOME:
            return self.fight(g)
        if step <= BURN:
            return self.settle(g)
        return self.finish(g)

    def prepare(self, g: Oath) -> Ask | None:
        """OA-CAM-08, OA-CAM-09, OA-CAM-26: allies, then plans of the attacker, then the others'."""
        if self.step == ADMIT:
            return self.ask_permission(g)
        if self.step == JOIN:
            return self.ask_joining(g)
        if self.step == ATTACK_PLANS:
            return self.ask_plan(g, self.seat)
        if self.defender == NONE:
            bandits_plan(g, self)
            self.step = ROLL_DEFENSE
            return None
        planners = planners_of(g, self)
        if self.at >= len(planners):
            self.step = ROLL_DEFENSE
            return None
        return self.ask_plan(g, planners[self.at])

    def candidates(self, g: Oath) -> list[int]:
        """OA-CAM-08: Citizens who could join: at a targeted site or the attacker's."""
        if self.defender == NONE or not g.is_imperial(self.defender):
            return []
        found: list[int] = []
        for seat in g.order:
            if seat == self.seat or seat == self.defender or not g.is_citizen(seat):
                continue
            if g.is_imperial(seat) and is_present(g, self, seat):
                found.append(seat)
        return found

    def ask_permission(self, g: Oath) -> Ask | None:
        candidates = self.candidates(g)
        if self.at >= len(candidates):
            self.at = 0
            self.step = JOIN
            return None
        ask = Ask(self.defender, "admit", candidates[self.at])
        ask.offer(YES.option())
        ask.offer(NO.option())
        return ask

    def ask_joining(self, g: Oath) -> Ask | None:
        candidates = self.candidates(g)
        while self.at < len(candidates) and not self.admitted >> candidates[self.at] & 1:
            self.at += 1
        if self.at >= len(candidates):
            self.at = 0
            self.step = ATTACK_PLANS
            return None
        ask = Ask(candidates[self.at], "join", self.defender)
        ask.offer(YES.option())
        ask.offer(NO.option())
        return ask

    def ask_plan(self, g: Oath, user: int) -> Ask | None:
        """OA-CAM-21: one by one until passing; nobody is asked who has no plan to use."""
        plans = [] if self.outcome != NONE else usable_plans(g, self, user)
        if not plans:
            self.pass_plans(g)
            return None
        ask = Ask(user, "battle-plan", self.seat)
        for number in plans:
            ask.offer(USE.option(number))
        ask.offer(PASS.option())
        if g.explaining:
            why_no_plan(g, self, ask, user)
        return ask

    def pass_plans(self, g: Oath) -> None:
        if self.step == ATTACK_PLANS:
            self.step = DEFENSE_PLANS
            self.at = 0
            if self.defender != NONE and self.defender == g.prince:  # CP-GEN-05, CP-GEN-11
                n = TACTICS[g.tactics]
                if n > 0:
                    self.lose_attack_dice(n)
                    g.tell("prince-spares", g.prince, n)
        else:
            self.at += 1

    def fight(self, g: Oath) -> Ask | None:
        """OA-CAM-11 to OA-CAM-14: defense first, skulls, sacrifice."""
        if self.step == SACRIFICES:
            return self.ask_sacrifice(g)
        step = self.step
        self.step += 1
        if step == ROLL_DEFENSE:
            if self.outcome != NONE:  # OA-CAM-23
                self.step = DEFEAT
                return None
            roll_defense(g, self)
            self.react_to_roll(g, self.defender, False)
        elif step == ROLL_ATTACK:
            roll_attack(g, self)
            self.react_to_roll(g, self.seat, True)
        elif step == SKULLS:
            self.defense = defense_value(g, self)
            self.attack = attack_value(self)
            g.tell("battle", self.attack, self.defense)
            lost = min(skulls_of(self), attacking_warbands(g, self))
            if lost:
                g.call(Casualties(self.seat, ATTACKERS, lost, 0))
        else:
            self.outcome = ATTACKERS if self.attack > self.defense else DEFENDERS
        return None

    def react_to_roll(self, g: Oath, seat: int, is_attack: bool) -> None:
        """Jinx: whoever rolled may roll anew."""
        if seat == NONE:
            return
        for entry in g.windows[ROLLED]:
            power_of(entry).rolled(g, place_in(entry), seat, is_attack)

    def ask_sacrifice(self, g: Oath) -> Ask | None:
        """OA-CAM-13: the smallest number that wins, or none."""
        n = needed_sacrifice(self)
        is_vain = is_forbidden(g, self.seat, SACRIFICE_TO_WIN)
        if n == 0 or n > attacking_warbands(g, self) or is_vain:
            self.step = OUTCOME
            return None
        ask = Ask(self.seat, "sacrifice")
        ask.offer(SACRIFICE.option(n))
        ask.offer(PASS.option())
        return ask

    def settle(self, g: Oath) -> Ask | None:
        """OA-CAM-15, OA-CAM-16: losses of the defeated, then what the victor takes."""
        if self.step == PLACE:
            return self.ask_garrison(g)
        if self.step == BANISH:
            return self.ask_banish(g)
        if self.step == BURN:
            return self.ask_burn(g)
        step = self.step
        self.step += 1
        if step == DEFEAT:
            g.tell("victory", self.outcome)
            loser = 1 - self.outcome
            self.tell_plans(g, loser)
        elif step == LOSSES:
            self.lose(g)
        elif step == SURVIVORS:
            move_survivors(g, self, 1 - self.outcome)
            self.at = 0
            if self.outcome == DEFENDERS:
                check_title(g)
                self.step = VICTORY
        elif step == SPOILS:
            self.take_relics(g)
        else:
            for banner in range(BANNERS):
                if self.banners >> banner & 1:
                    seize_banner(g, banner, self.seat)
        return None

    def tell_plans(self, g: Oath, loser: int) -> None:
        """If-defeated parts of the loser's plans, and what the winner's plans do to losses."""
        for i in range(len(self.plans) - 1, -1, -1):
            number, user = self.plans[i], self.planners[i]
            side = DEFENDERS if user == NONE else self.side_of(user)
            place = g.place_of(POWER_ROWS[number].face)
            if side == loser:
                TABLE[number].lost(g, place, self, user)
            else:
                TABLE[number].about_to_kill(g, place, self, user)

    def lose(self, g: Oath) -> None:
        """OA-CAM-15, OA-CAM-25: half of the force, or all, or none."""
        loser = 1 - self.outcome
        if self.spared >> loser & 1:
            return
        if loser == ATTACKERS:
            force, real = attacking_force(g, self), attacking_warbands(g, self)
            chooser = self.seat
        else:
            force, real = defending_force(g, self, True), defending_force(g, self, False)
            chooser = self.defender
            if self.defender != NONE and g.is_imperial(self.defender):
                chooser = g.chancellor
        lost = real if self.slaughtered >> loser & 1 else min(real, force // 2)
        if lost > 0 and chooser != NONE:
            g.call(Casualties(chooser, loser, lost, 0))

    def ask_garrison(self, g: Oath) -> Ask | None:
        """OA-CAM-16 (a): any number on any targeted site, zero too."""
        while self.at < SLOTS and not self.is_target(self.at):
            self.at += 1
        if self.at >= SLOTS:
            check_title(g)
            self.step = SPOILS
            return None
        ask = Ask(self.seat, "garrison", g.site[self.at])
        most = 0 if is_forbidden(g, self.seat, PLACE_WARBANDS) else attacking_warbands(g, self)
        for n in range(most + 1):
            ask.offer(GARRISON.option(self.at, n))
        return ask

    def station(self, g: Oath, slot: int, n: int) -> None:
        """From the board first, then from the sites of the force (OA-CAM-20)."""
        colour = g.colour(self.seat)
        own = min(n, g.board[self.seat])
        g.board[self.seat] -= own
        left = n - own
        for other in range(SLOTS):
            if left and other != slot and self.force_sites >> other & 1:
                moved = min(left, g.garrison[other])
                take_from_site(g, other, moved)
                left -= moved
        put_on_site(g, slot, colour, n)
        g.tell("garrisoned", self.seat, g.site[slot], n)

    def take_relics(self, g: Oath) -> None:
        """OA-CAM-16 (b)."""
        won: list[int] = [relic for relic in range(RELICS) if self.relics >> relic & 1]
        for at in sorted(self.buried, reverse=True):
            won.append(relic_from_site(g, at // RELICS_AT_SITE, at % RELICS_AT_SITE))
        for relic in won:
            self.won |= 1 << relic
        take_relics(g, self.seat, won)

    def ask_banish(self, g: Oath) -> Ask | None:
        """OA-CAM-16 (c): the defender's pawn may be moved as a free travel that it could make."""
        if self.is_pawn and self.can_banish(g):
            ask = Ask(self.seat, "banish", self.defender)
            ask.offer(YES.option())
            ask.offer(NO.option())
            return ask
        self.step = BURN
        return None

    def can_banish(self, g: Oath) -> bool:
        travel = new_travel(g, self.defender, True, EVERYWHERE, self.seat)
        return len(destinations(g, travel)) > 0

    def ask_burn(self, g: Oath) -> Ask | None:
        """OA-CAM-16 (c): half the defender's favor, rounded down; all with Slander."""
        if self.is_pawn and favor_to_burn(g, self) > 0:
            ask = Ask(self.seat, BURN_ALL if SLANDER in self.plans else BURN_HALF, self.defender)
            ask.offer(YES.option())
            ask.offer(NO.option())
            return ask
        self.step = VICTORY
        return None

    def finish(self, g: Oath) -> Ask | None:
        """OA-CAM-18, OA-CAM-24: plans of the winner, discards, Hospital, what follows."""
        step = self.step
        self.step += 1
        if step == VICTORY:
            for i in range(len(self.plans) - 1, -1, -1):
                number, user = self.plans[i], self.planners[i]
                side = DEFENDERS if user == NONE else self.side_of(user)
                if side == self.outcome:
                    place = g.place_of(POWER_ROWS[number].face)
                    TABLE[number].won(g, place, self, user)
        elif step == SAVE_PLANS:
            for i in range(len(self.plans) - 1, -1, -1):
                number, user = self.plans[i], self.planners[i]
                place = g.place_of(POWER_ROWS[number].face)
                TABLE[number].saves_plans(g, place, self, user)
        elif step == DISCARDS:
            for number in self.discards:
                discard_plan(g, self, number)
        elif step == HOSPITAL:
            self.discharge(g)
            g.apart = NONE
            check_title(g)
        elif step == REACTIONS:
            self.react(g)
        elif step == AFTERWARDS:
            for i in range(len(self.plans) - 1, -1, -1):
                number = self.plans[i]
                place = g.place_of(POWER_ROWS[number].face)
                TABLE[number].afterwards(g, place, self, self.planners[i])
        else:
            g.done()
        return None

    def discharge(self, g: Oath) -> None:
        """Hospital: who was set aside comes to its site if the side rules it, else dies."""
        if self.hospital == NONE:
            return
        for i in range(len(self.plans)):
            number = self.plans[i]
            TABLE[number].discharges(g, g.place_of(POWER_ROWS[number].face), self)
        for colour in range(g.seats):
            self.killed[self.hospital] += g.infirmary[colour]
            g.infirmary[colour] = 0

    def react(self, g: Oath) -> None:
        """OA-CAM-24: Herald before Sneak Attack, whoever has them; what is called last is first."""
        for is_herald in (False, True):
            for entry in g.windows[CAMPAIGNED]:
                if (power_of(entry).row.number == HERALD) == is_herald:
                    power_of(entry).campaigned(g, place_in(entry), self)

    def chosen(self, g: Oath, pick: int) -> None:
        if self.step == DEFENDER:
            self.face(g, AGAINST.first(pick) if AGAINST.has(pick) else NONE)
        elif self.step == TARGETS:
            self.hear_target(g, pick)
        elif self.step == DICE:
            self.collect(g, ATTACK_WITH.first(pick))
        elif self.step == ADMIT:
            if YES.has(pick):
                self.admitted |= 1 << self.candidates(g)[self.at]
            self.at += 1
        elif self.step == JOIN:
            if YES.has(pick):
                seat = self.candidates(g)[self.at]
                self.allies |= 1 << seat
                g.tell("joins", seat, self.defender)
            self.at += 1
        elif self.step == ATTACK_PLANS or self.step == DEFENSE_PLANS:
            if PASS.has(pick):
                self.pass_plans(g)
            else:
                is_attack = self.step == ATTACK_PLANS
                user = self.seat if is_attack else planners_of(g, self)[self.at]
                use_plan(g, self, user, USE.first(pick))
        elif self.step == SACRIFICES:
            self.step = OUTCOME
            if SACRIFICE.has(pick):
                n = SACRIFICE.first(pick)
                self.attack += n * self.sacrifice_worth
                g.tell("sacrificed", self.seat, n)
                g.call(Casualties(self.seat, ATTACKERS, n, 0))
        elif self.step == PLACE:
            self.station(g, self.at, GARRISON.second(pick))
            self.at += 1
        elif self.step == BANISH:
            self.step = BURN
            if YES.has(pick):
                g.call(new_travel(g, self.defender, True, EVERYWHERE, self.seat))
        else:
            self.step = VICTORY
            if YES.has(pick):
                burn_favor(g, self.defender, favor_to_burn(g, self))

    def collect(self, g: Oath, dice: int, tactics: int = 0) -> None:
        """OA-CAM-07: the attack pool, CP-GEN-05: with tactics; allies come next."""
        self.force_dice = dice
        self.attack_dice = dice + tactics
        self.join_chancellor(g)
        for entry in g.windows[POOL]:
            power_of(entry).pool(g, place_in(entry), self)
        self.at = 0
        self.step = ADMIT

    def hear_target(self, g: Oath, pick: int) -> None:
        if PASS.has(pick):
            self.declare(g)
            self.step = DICE
            return
        for target in range(self.at, ALL_TARGETS):
            if target_option(target) == pick:
                self.toggle(target)
                self.at = target + 1
                return

    def join_chancellor(self, g: Oath) -> None:
        """OA-CAM-08: when an Imperial player defends, the Chancellor is an ally at once."""
        if self.defender == NONE or g.chancellor in (self.defender, self.seat):
            return
        if g.is_imperial(self.defender):
            self.allies |= 1 << g.chancellor


def favor_to_burn(g: Oath, war: Campaigning) -> int:
    """OA-CAM-16 (c); Slander."""
    n = g.favor[war.defender]
    return n if SLANDER in war.plans else n // 2


def apart_in(g: Oath, attacker: int, defender: int) -> int:
    """OA-CAM-03: the Citizen who is not Imperial in this campaign, or NONE."""
    if defender == NONE or g.is_exile(defender):
        return NONE
    if g.is_citizen(attacker):
        return attacker
    return defender if attacker == g.chancellor else NONE


def defender_rules(g: Oath, defender: int, slot: int) -> bool:
    """Whether the defender (NONE: the bandits) rules a site."""
    if defender == NONE:
        return g.is_up(slot) and g.ruler(slot) == BANDITS
    return g.rules_site(defender, slot)


def is_present(g: Oath, war: Campaigning, seat: int) -> bool:
    """OA-CAM-11: at the attacker's site or a targeted one."""
    slot = g.pawn[seat]
    return slot == war.slot or war.is_target(slot)


def target_option(target: int) -> int:
    if target < SLOTS:
        return TARGET_SITE.option(target)
    if target < FIRST_BANNER_TARGET:
        return TARGET_RELIC.option(target - FIRST_RELIC_TARGET)
    if target < THE_PAWN:
        return TARGET_BANNER.option(target - FIRST_BANNER_TARGET)
    return TARGET_PAWN.option()


def tell_target(g: Oath, target: int) -> None:
    if target < SLOTS:
        g.tell("target-site", g.site[target])
    elif target < FIRST_BANNER_TARGET:
        g.tell("target-relic", target - FIRST_RELIC_TARGET)
    elif target < THE_PAWN:
        g.tell("target-banner", target - FIRST_BANNER_TARGET)
    else:
        g.tell("target-pawn")


def target_dice(g: Oath, war: Campaigning) -> int:
    """OA-CMP-12: dice of the declared targets, without title and plans."""
    n = 0
    for slot in range(SLOTS):
        if war.sites >> slot & 1:
            n += SITE_DEFENSE[g.site[slot]] + more_dice(g, war, SITE_TARGET, slot)
    relics = war.relics
    for relic in range(RELICS if relics else 0):
        if relics >> relic & 1:
            n += RELIC_DEFENSE[relic] + more_dice(g, war, RELIC_TARGET, relic)
    for banner in range(BANNERS):
        if war.banners >> banner & 1:
            n += g.banner_tokens[banner] + more_dice(g, war, BANNER_TARGET, banner)
    if war.is_pawn:
        n += PAWN_DEFENSE + more_dice(g, war, PAWN_TARGET, NONE)
    return n


def more_dice(g: Oath, war: Campaigning, kind: int, thing: int) -> int:
    n = 0
    for entry in g.windows[TARGET_DICE]:
        n += power_of(entry).target_dice(g, place_in(entry), war, kind, thing)
    return n


def attacking_warbands(g: Oath, war: Campaigning) -> int:
    """Warbands of the attacking force that can die; bandits of a Crown cannot."""
    n = g.board[war.seat]
    for slot in range(SLOTS):
        if war.force_sites >> slot & 1:
            n += g.garrison[slot]
    return n


def needed_sacrifice(war: Campaigning) -> int:
    """OA-CAM-13: the fewest warbands that lift the attack above the defense; 0 if it is."""
    if war.attack > war.defense or war.sacrifice_worth == 0:
        return 0
    return (war.defense - war.attack) // war.sacrifice_worth + 1


def new_campaign(
    g: Oath, seat: int, is_free: bool, slot: int = NONE, force_sites: int = 0
) -> Campaign:
    """A campaign from the pawn's site, or from another as if the pawn stood there (Captains)."""
    if slot == NONE:
        slot = g.pawn[seat]
    war = Campaign()
    war.open(seat)
    war.is_free = is_free
    war.slot = slot
    war.force_sites = force_sites
    impose(g, war, CAMPAIGNS)
    return war


def may_campaign(g: Oath, seat: int, is_free: bool, slot: int = NONE, force_sites: int = 0) -> bool:
    return new_campaign(g, seat, is_free, slot, force_sites).has_target(g)


def may_attack(g: Oath, seat: int, defender: int) -> bool:
    """Whether a campaign for no Supply against this player is possible."""
    war = new_campaign(g, seat, True)
    return not is_forbidden(g, seat, START_CAMPAIGN) and war.may_oppose(g, defender)


def new_attack(g: Oath, seat: int, defender: int) -> None:
    """A campaign for no Supply against this player and nobody else."""
    war = new_campaign(g, seat, True)
    war.face(g, defender)
    g.call(war)
