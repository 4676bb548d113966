"""Episodes: one match, or many side by side, answered by numbers. Compiled."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from palatine.kernel.chance import fast
from palatine.kernel.errors import Illegal
from palatine.kernel.flow import NOBODY, Ask, Commit, State, advance, answer
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import Seen, seen_by
from palatine.research.encoder import (
    Memory,
    mask_of,
    memories,
    things_of,
    write,
    write_legal,
    write_offered,
    write_rest,
)
from palatine.research.layouts import Layout

NO_ASKS: Final[list[Ask]] = []
NO_OPTIONS: Final[list[int]] = []


class Episode:
    """A match under way. Options are numbers as the seat that is asked counts them."""

    def __init__(self, layout: Layout, g: State, ask: Ask | None) -> None:
        self.layout = layout
        self.g = g
        self.steps: i64 = 0
        self.ask: Ask | None = None
        self.listed: list[int] = NO_OPTIONS  # the options of the question, once they were wanted
        self.last: i64 = 0  # the seat that is asked, or was asked last
        self.put(ask)

    def put(self, ask: Ask | None) -> None:
        """A new question, or none any more."""
        self.ask = ask
        self.listed = NO_OPTIONS
        if ask is not None:
            self.last = ask.seat

    @property
    def options(self) -> list[int]:
        """What the question offers, by the options' own numbers."""
        ask = self.ask
        if ask is not None and len(self.listed) == 0:
            self.listed = ask.options
        return self.listed

    @property
    def is_over(self) -> bool:
        return self.ask is None

    @property
    def is_truncated(self) -> bool:
        """Whether it was cut off, as nobody seems to end it."""
        return self.g.ended == NONE and self.ask is None

    @property
    def seat(self) -> int:
        """Who is asked (of several the first), or NOBODY."""
        ask = self.ask
        return NOBODY if ask is None else int(ask.seat)

    def offers(self, option: i64) -> bool:
        if option < 0 or option >= self.layout.actions:
            return False
        wanted = self.layout.turned_back(option, self.last)
        for offered in self.options:
            number: i64 = offered
            if number == wanted:
                return True
        return False

    def take(self, option: i64) -> None:
        """The seat that is asked answers; `Illegal`, and nothing changed, if it may not so."""
        ask = self.ask
        if ask is None:
            raise Illegal("the match is over, nobody is asked")
        if not self.offers(option):
            raise self.refusal(ask, option)
        self.answer(ask, self.layout.turned_back(option, ask.seat))

    def refusal(self, ask: Ask, option: int) -> Illegal:
        """Says which numbers would have been right."""
        legal = [str(self.layout.turned(offered, ask.seat)) for offered in self.options]
        name = self.layout.config.seat_names[ask.seat]
        return Illegal(f"{option} is not offered to {name} now ({ask.key}): {', '.join(legal)}")

    def answer(self, ask: Ask, option: int) -> None:
        """Carries out an option, by its own number, that stands in the question."""
        answer(self.g, ask, option)
        self.steps += 1
        after = advance(self.g)
        if self.steps >= self.layout.max_steps:
            after = None
        self.put(after)

    def asks(self) -> list[Ask]:
        """All questions that are open now."""
        ask = self.ask
        if ask is None:
            return NO_ASKS
        frame = self.g.frames[-1]
        if isinstance(frame, Commit):
            return frame.open_asks(self.g)
        return [ask]

    def sight(self, seat: int) -> Seen:
        """What the seat sees; a game without secrets is read as it is."""
        if self.layout.has_secrets:
            return seen_by(self.g, seat)
        return Seen(self.g)

    def observation(self, seat: int) -> vec[u8]:
        out = vec[u8]([0] * self.layout.size)
        write(self.layout, self.sight(seat), seat, self.asks(), out, 0)
        return out

    def mask(self, seat: int) -> vec[u8]:
        """A 1 for every number that the seat may give now: none unless it is asked first."""
        ask = self.ask
        if ask is None or ask.seat != seat:
            return vec[u8]([0] * self.layout.actions)
        return mask_of(self.layout, seat, self.options)

    def legal(self) -> vec[i64]:
        """The numbers that are offered, in the order of the question."""
        count: i64 = len(self.options)
        out = vec[i64]([0] * count)
        write_legal(self.layout, self.last, self.options, out, 0)
        return out

    def things(self) -> vec[i64]:
        """Of each of them verb and up to three things."""
        return things_of(self.layout, self.last, self.options)

    def rewards(self) -> list[float]:
        """1 for a victory, shared by the parties that won; 0 for all while the match runs."""
        return [reward(self.g, seat) for seat in range(self.g.seats)]

    def play_others(self, own: i64, bots: list[Any]) -> None:
        """Bots answer, seat by seat, until the own seat is asked or the match is over."""
        while True:
            ask = self.ask
            if ask is None or ask.seat == own:
                return
            seat = int(ask.seat)
            bot = bots[seat]
            seen = seen_by(self.g, seat) if bot.needs_sight else None
            # whoever made the bot may have changed its question
            option: int = bot.pick(seen, seat, ask.twin())
            if option not in self.options:
                raise Illegal(f"a bot gave {option}, which is not offered ({ask.key})")
            self.answer(ask, option)


def begun(layout: Layout, seed: str) -> Episode:
    """A fresh match."""
    g = layout.game.start(layout.config, fast(seed))
    return Episode(layout, g, advance(g))


class Batch:
    """Many matches side by side: one call answers in all of them.

    A match that has ended begins anew with the next call, whose answer for it is not looked at.
    The arrays are made anew by every call, so nothing that was handed out changes later.
    """

    def __init__(self, layout: Layout, count: int, with_masks: bool, own: int) -> None:
        self.layout = layout
        self.count: i64 = count
        self.with_masks = with_masks
        self.own: i64 = own  # the learner's seat; NOBODY if all are
        self.bots: list[list[Any]] = []  # by match, then by seat
        self.episodes: list[Episode] = []
        self.memories: list[list[Memory]] = [memories(layout) for _ in range(count)]  # by seat
        self.is_ended: list[bool] = [False] * count
        self.begun: i64 = 0  # matches, for the seed of the next
        self.seed: str = ""
        self.is_whole: bool = False  # whether the last call came to its end
        self.observations: vec[u8] = vec[u8]()
        self.masks: vec[u8] = vec[u8]()
        self.room: i64 = 0  # for numbers that are offered in all matches together
        self.legal: vec[i64] = vec[i64]()
        self.offsets: vec[i64] = vec[i64]()
        self.seats: vec[i64] = vec[i64]()
        self.rewards: vec[float] = vec[float]()
        self.terminated: vec[u8] = vec[u8]()
        self.truncated: vec[u8] = vec[u8]()

    def begin(self, seed: str) -> None:
        """All matches from their beginning."""
        self.is_whole = False
        self.seed = seed
        self.begun = 0
        self.episodes = []
        self.clear()
        nr: i64
        for nr in range(self.count):
            self.episodes.append(self.fresh(nr))
            self.is_ended[nr] = False
            self.look(nr)
        self.legal = self.legal[: self.offsets[self.count]]
        self.is_whole = True

    def fresh(self, nr: int) -> Episode:
        """The next match that a learner of this seed sees."""
        self.begun += 1
        episode = begun(self.layout, f"{self.seed}:{self.begun}")
        if self.own >= 0:
            episode.play_others(self.own, self.bots[nr])
        return episode

    def clear(self) -> None:
        """Arrays for what is to be seen now."""
        count = self.count
        self.rewards = vec[float]([0.0] * (count * self.layout.people))
        self.terminated = vec[u8]([0] * count)
        self.truncated = vec[u8]([0] * count)
        self.seats = vec[i64]([0] * count)
        self.offsets = vec[i64]([0] * (count + 1))
        self.observations = vec[u8](capacity=count * self.layout.size)
        masked: i64 = 0
        if self.with_masks:
            masked = count * self.layout.actions
        self.masks = vec[u8]([0] * masked)
        self.legal = vec[i64]([0] * self.room)

    def check(self, options: list[int]) -> None:
        """Refuses an answer before any match has changed."""
        if not self.is_whole:
            raise Illegal("the last step was cut short, by an interrupt or a bot: reset() first")
        if len(options) != self.count:
            raise Illegal(f"{self.count} matches need as many answers, not {len(options)}")
        for nr in range(self.count):
            episode = self.episodes[nr]
            ask = episode.ask
            if ask is not None and not self.offers(nr, options[nr]):
                raise episode.refusal(ask, options[nr])

    def offers(self, nr: i64, option: i64) -> bool:
        """Whether a number is offered in a match: its mask knows, where there is one."""
        if not self.with_masks:
            return self.episodes[nr].offers(option)
        actions = self.layout.actions
        return 0 <= option < actions and self.masks[nr * actions + option] == 1

    def step(self, options: list[int]) -> None:
        """An answer for every match, as the seat that is asked counts options."""
        self.check(options)
        self.is_whole = False
        self.clear()
        layout = self.layout
        people: i64 = layout.people
        nr: i64
        for nr in range(self.count):
            if self.is_ended[nr]:
                self.episodes[nr] = self.fresh(nr)
                self.is_ended[nr] = False
                self.look(nr)
                continue
            episode = self.episodes[nr]
            ask = episode.ask
            assert ask is not None
            episode.answer(ask, layout.turned_back(options[nr], ask.seat))
            if self.own >= 0:
                episode.play_others(self.own, self.bots[nr])
            if episode.ask is None:
                self.is_ended[nr] = True
                if episode.is_truncated:
                    self.truncated[nr] = 1
                else:
                    self.terminated[nr] = 1
                    seat: i64
                    for seat in range(people):
                        self.rewards[nr * people + seat] = reward(episode.g, seat)
            self.look(nr)  # at once, while all of the match is near the processor
        self.legal = self.legal[: self.offsets[self.count]]
        self.is_whole = True

    def look(self, nr: i64) -> None:
        """What is seen now in one match; at its end by the seat that answered last."""
        layout = self.layout
        episode = self.episodes[nr]
        seat = episode.last if self.own < 0 else self.own
        self.seats[nr] = seat
        seen = episode.sight(seat)
        row = self.memories[nr][seat].look(seen, seat)
        out = extend(self.observations, row.cells)
        write_rest(layout, seen, seat, row.turn, episode.asks(), out, nr * layout.size)
        self.observations = out
        at = self.offsets[nr]
        ask = episode.ask
        if ask is None:
            self.offsets[nr + 1] = at
            return
        end = at + ask.count
        self.offsets[nr + 1] = end
        if end > self.room:
            self.make_room(end)
        if self.with_masks:
            write_offered(layout, ask, self.masks, nr * layout.actions, self.legal, at)
        else:
            write_legal(layout, ask.seat, episode.options, self.legal, at)

    def make_room(self, least: i64) -> None:
        """A little more than is needed now, with what was written already."""
        self.room = least + least // 4 + self.count
        before = self.legal
        legal = vec[i64]([0] * self.room)
        i: i64
        for i in range(len(before)):
            legal[i] = before[i]
        self.legal = legal
