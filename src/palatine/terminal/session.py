"""A table in the terminal: people at the keyboard, bots on the other seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from palatine import bots
from palatine.bots import Bot
from palatine.bots.asking import sure_answer
from palatine.guides import ANY, ME, Card, Coach, Guide, told_to
from palatine.interrupts import interrupts, patience
from palatine.kernel import flow, sight
from palatine.kernel.data import corrected
from palatine.kernel.errors import BadData
from palatine.kernel.facts import Fact
from palatine.kernel.flow import Ask
from palatine.kernel.journal import HOUSE
from palatine.match import OBSERVER, Explanation, Match
from palatine.reference import Reference, reference
from palatine.terminal.board import View, board
from palatine.terminal.choosing import LISTED, Chooser, Line, folded
from palatine.terminal.kept import Keeper
from palatine.words import Speech

HUMAN: Final = "human"
HINT_MS: Final = 1500
PATIENCE: Final = 120.0  # seconds; no bot of ours takes a tenth of it
FEWEST_NEWS: Final = 4  # lines of the chronicle under the board, however small the screen is
BELOW_NEWS: Final = 8  # lines for the question, its options and an answer
NOBODY_YET: Final = -2
YES: Final = ("y", "yes", "д", "да")
COMMANDS: Final = {
    "u": "undo", "h": "hint", "?": "rules", "why": "why", "s": "save", "l": "log", "q": "quit",
    "g": "guide",
}  # fmt: skip


class Leave(Exception):
    """The people get up from the table."""


class Session:
    """One match at one keyboard. `read` asks for a line; it raises EOFError at the end."""

    def __init__(
        self,
        match: Match,
        players: list[str],
        speech: Speech,
        console: Console,
        read: Callable[[str], str] = input,
        keeper: Keeper | None = None,
        guide: Guide | None = None,
    ) -> None:
        self.match = match
        self.speech = speech
        self.console = console
        self.read = read
        self.keeper = keeper  # where every choice is written down at once
        self.board = board(match.game)
        self.bots: dict[int, Bot] = {}
        self.hurried: set[int] = set()
        for seat, player in enumerate(players):
            if player not in (HUMAN, HOUSE):
                luck = guide.bot_luck(seat, 0) if guide else f"{match.play.journal.seed}:{seat}"
                self.bots[seat] = bots.make(player, match.game, luck)
        match.play.journal.players = players
        self.people = [seat for seat, player in enumerate(players) if player == HUMAN]
        self.queue: list[str] = []  # answers typed ahead
        self.corrected = len(corrected(match.game.tables))  # records, by an owner of the box
        self.told = 0  # facts that were on the screen before
        self.saved = 0  # choices in the file
        self.looking = NOBODY_YET  # the seat whose secrets may be on the screen
        self.explained: tuple[Ask, Explanation] | None = None
        self.alone: set[int] = set()  # choices that were answered here, as there was but one option
        self.guide = guide
        self.coach = Coach(guide) if guide else None  # None: nobody coaches (any more)
        self.cards: tuple[int, list[Card]] = (-1, [])  # those of the question, and when it was
        if guide:
            speech.open_guide()

    def play(self) -> None:
        """Until the match is over or everybody leaves; Ctrl-C asks before anything is lost."""
        with interrupts:  # heard while somebody types or thinks: no choice is half made
            while True:
                try:
                    self.go_on()
                    break
                except KeyboardInterrupt:
                    self.console.print()
                    if self.wants_to_leave():
                        break
                except (Leave, EOFError):
                    self.console.print()
                    break
        if self.keeper is not None:
            self.keeper.close()
            if self.is_kept():
                self.console.print(self.say("kept"))

    def go_on(self) -> None:
        while True:
            asks = flow.asks(self.match.play.g)
            if not asks:
                self.finish()
                return
            of_bots = [ask for ask in asks if ask.seat in self.bots]
            if of_bots:
                self.let_bot_choose(of_bots[0])
            else:
                self.ask_person(asks[0])

    # bots

    def let_bot_choose(self, ask: Ask) -> None:
        play = self.match.play
        with interrupts.heard:
            option, failure = sure_answer(self.bots[ask.seat], play.g, ask, PATIENCE)
        if failure:
            self.console.print(self.say("bot-failed", error=failure), markup=False)
        elif self.bots[ask.seat].was_cut_short and ask.seat not in self.hurried:
            self.hurried.add(ask.seat)  # told once for each bot
            self.console.print(self.say("bot-hurried"), markup=False)
        play.choose(ask.seat, option)
        self.keep()
        if not self.people:
            self.watch(ask.seat)

    def watch(self, seat: int) -> None:
        """Where nobody plays, people look on: a stop after every turn."""
        ask = flow.advance(self.match.play.g)
        if ask is not None and ask.seat == seat:
            return
        self.show(flow.NOBODY, ask)
        if ask is not None and self.ask_line(self.say("watch")).strip() == "q":
            raise Leave

    # people

    def ask_person(self, ask: Ask) -> None:
        """Shows the table and the question until this question is answered or taken back."""
        if ask.count == 1 and self.answers_alone(ask.seat):
            self.alone.add(self.match.choices)
            self.match.play.choose(ask.seat, ask.nth(0))
            self.keep()
            return
        if not self.queue:
            self.pull_curtain(ask.seat)
            self.show(ask.seat, ask)
        chooser = self.chooser(ask, list(ask.options))
        if not self.queue:
            self.show_question(ask, chooser)
        while True:
            typed = self.next_words(ask, chooser)
            if not typed:
                return  # draws everything anew
            found = chooser.shown(typed)
            word, _, rest = typed.partition(" ")
            command = "" if found else self.command(word)
            if command:
                if self.obey(command, rest.strip(), ask, chooser):
                    return
                continue
            found = found or chooser.named(typed)
            if len(found) == 1 and self.answer(ask, found[0]):
                return
            if len(found) == 1:
                continue
            self.queue = []
            if found and len(found) < len(chooser.options):
                chooser = self.chooser(ask, found)
                self.console.print(self.option_list(ask, chooser))
            else:
                self.complain_of(typed, found)

    def answer(self, ask: Ask, option: int) -> bool:
        """Answers a question, and those after it that were answered in the same line.

        One that cannot be taken there refuses the whole line; False if nothing was answered.
        """
        trial = self.match.play.g.copy()
        trial.telling = True  # what is shown bars undo, as in the match itself
        options: list[int] = []
        while True:
            if self.gives_up(ask, option):
                return False
            options.append(option)
            if not self.queue or flow.is_final(trial, ask, option):
                break
            flow.answer(trial, ask, option)
            following = self.following(trial, ask.seat, options)
            if following is None:
                break
            ask = following
            chooser = self.chooser(ask, list(ask.options))
            typed = self.next_words(ask, chooser)
            found = chooser.shown(typed)
            if not found and self.command(typed.partition(" ")[0]):
                self.queue.insert(0, typed)
                break
            found = found or chooser.named(typed)
            if len(found) != 1:
                self.queue = []
                self.complain_of(typed, found)
                return False
            option = found[0]
        self.send(ask.seat, options)
        return True

    def following(self, trial: flow.State, seat: int, options: list[int]) -> Ask | None:
        """The seat's next question; what it answers alone on the way is added to the options."""
        while True:
            asks = flow.asks(trial)
            if len(asks) != 1 or asks[0].seat != seat:
                return None
            ask = asks[0]
            if ask.count > 1 or not self.answers_alone(seat):
                return ask
            if flow.is_final(trial, ask, ask.nth(0)):
                return None  # the table goes on alone after the line
            options.append(ask.nth(0))
            flow.answer(trial, ask, ask.nth(0))

    def send(self, seat: int, options: list[int]) -> None:
        """Several answers at once; what was typed behind the last one that counts is dropped."""
        codes = [self.match.lexicon.code(option) for option in options]
        self.match.choose_all(codes, self.match.seats[seat])
        if self.queue and not self.command(self.queue[0].partition(" ")[0]):
            self.complain(self.say("dropped", typed=", ".join(self.queue)))
            self.queue = []
        self.keep()

    def complain_of(self, typed: str, found: list[int]) -> None:
        self.complain(self.say("say-more") if found else self.say("not-offered", typed=typed))

    def answers_alone(self, seat: int) -> bool:
        """Whether a question with one option is answered without a word to its seat.

        Not where somebody else waits at the keyboard: who is not asked has no choice, and that
        may be a secret (the kernel asks such questions for this reason only).
        """
        return self.people == [seat] or self.looking == seat

    def gives_up(self, ask: Ask, option: int) -> bool:
        """Asks before what else is offered is given up; True if it shall not be."""
        sure = self.speech.sure(self.match.lexicon, option)
        if not sure or ask.count == 1 or folded(self.ask_line(f"{sure} ")) in YES:
            return False
        self.queue = []
        return True

    def next_words(self, ask: Ask, chooser: Chooser) -> str:
        """What was typed; several answers may be typed at once, with commas between.

        An option may have commas of its own: as much as is told in these very words counts.
        """
        if not self.queue:
            name = self.seat_name(ask.seat)
            parts = [part.strip() for part in self.ask_line(f"{name} › ").split(",")]
            self.queue = [part for part in parts if part] or [""]
        for number in range(len(self.queue), 1, -1):
            whole = ", ".join(self.queue[:number])
            if chooser.shown(whole):
                del self.queue[:number]
                return whole
        return self.queue.pop(0)

    def ask_line(self, prompt: str) -> str:
        with interrupts.heard:
            return self.read(prompt)

    def command(self, word: str) -> str:
        """The command that a word means: a sign, or a word of the language, whole or begun."""
        if word.lower() in COMMANDS:
            return COMMANDS[word.lower()]
        word = folded(word)
        for command in COMMANDS.values():
            name = folded(self.say(f"command-{command}"))
            if len(word) >= 3 and (name.startswith(word) or command.startswith(word)):
                return command
        return ""

    def obey(self, command: str, rest: str, ask: Ask, chooser: Chooser) -> bool:
        """Carries a command out; True if the question has to be asked anew."""
        if command == "undo":
            return self.undo(ask.seat)
        if command == "hint":
            self.hint(ask)
        elif command == "rules":
            self.rules(rest, ask)
        elif command == "why":
            self.why(rest, ask, chooser)
        elif command == "save":
            self.save(rest)
        elif command == "log":
            self.log(ask.seat)
        elif command == "guide":
            self.leave_guide()
        elif command == "quit" and self.wants_to_leave():
            raise Leave
        return False

    def leave_guide(self) -> None:
        """The guide is left, or taken up again; the match goes on."""
        if self.guide is None:
            for line in self.introduction():
                self.console.print(line)
            self.console.print(self.say("no-guide"))
            return
        self.coach = Coach(self.guide) if self.coach is None else None
        self.cards = (-1, [])
        self.console.print(self.say("guide-on" if self.coach else "guide-off"))

    # commands

    def undo(self, seat: int) -> bool:
        name = self.match.seats[seat]
        reason = self.match.why_no_undo(name)
        if reason:
            self.complain(self.say(f"no-undo-{reason}"))
            return False
        self.match.undo(name)
        while self.match.choices in self.alone and not self.match.why_no_undo(name):
            self.match.undo(name)  # what was answered here is no choice to come back to
        self.alone = {choice for choice in self.alone if choice < self.match.choices}
        self.keep()
        self.told = min(self.told, len(self.match.play.facts))
        return True

    def hint(self, ask: Ask) -> None:
        """The best three options, with the chance of winning that a search gives them."""
        seen = sight.seen_by(self.match.play.g, ask.seat)
        try:
            with self.console.status(self.say("thinking")), interrupts.heard, patience(PATIENCE):
                found = bots.hint(seen, ask.seat, ask, self.match.game, HINT_MS)
        except Exception as error:
            self.complain(self.say("no-hint", error=f"{type(error).__name__}: {error}"[:200]))
            return
        for option, chance in found[:3]:
            text = self.speech.option(self.match.lexicon, option)
            self.console.print(f"  {chance:4.0%}  {text}", highlight=False)

    def rules(self, id: str, ask: Ask) -> None:
        """A rule by its id; without one the rule of this question, and where to find the rest."""
        book = self.book()
        found = book.find(id or self.match.lexicon.questions[ask.key].rule)
        if not found:
            self.complain(self.say("no-rule", id=id))
        for rule in found:
            self.print_rule(book.rules[rule])
        if not id:
            for chapter, ids in book.chapters.items():
                line = Text(f"  {chapter}: ")
                line.append(f"{ids[0]} … {ids[-1]}", "dim")
                self.console.print(line)

    def book(self) -> Reference:
        """The rules reference; an empty one for a game that has none yet."""
        try:
            return reference(self.match.game.id, self.speech.lang)
        except BadData:
            return Reference("", {}, {})

    def print_rule(self, text: str) -> None:
        self.console.print(Padding(Markdown(text), (0, 2)))

    def why(self, typed: str, ask: Ask, chooser: Chooser) -> None:
        """Why something is not offered, or what it would do if it is."""
        lexicon = self.match.lexicon
        explained = self.explain(ask)
        refused = {lexicon.option(code): rule for code, rule in explained.refusals.items()}
        known = list(ask.options) + list(refused)
        found = chooser.match(typed) or Chooser(lexicon, self.speech, known).named(typed)
        if not found:
            example = lexicon.code(known[-1]).split(" ", 1)[-1]
            self.complain(self.say("why-what", example=example))
            return
        for option in found[:1]:
            text = self.speech.option(lexicon, option)
            if option in refused:
                self.console.print(self.say("why-not", option=text), style="bold")
                thing = explained.forbidding.get(lexicon.code(option))
                if thing is not None:
                    self.console.print("  " + self.speech.name(*thing, "start"))
                self.print_rule(self.book().rules.get(refused[option], refused[option]))
            else:
                self.console.print(self.say("why-offered", option=text), style="bold")
                note = explained.notes.get(lexicon.code(option))
                if note:
                    self.console.print("  " + self.speech.note(lexicon, *note))

    def explain(self, ask: Ask) -> Explanation:
        """What is to be known about the options of a question; worked out once."""
        if self.explained is None or self.explained[0] is not ask:
            self.explained = (ask, self.match.explain(self.match.seats[ask.seat]))
        return self.explained[1]

    def save(self, name: str) -> None:
        """Writes the journal; `palatine play --load` and `palatine replay` read it again."""
        path = Path(name or f"{self.match.game.id}.journal")
        try:
            path.write_text(self.match.journal(), encoding="utf-8")
        except OSError as error:
            self.complain(self.say("cannot-save", path=str(path), error=str(error.strerror)))
            return
        self.saved = self.match.choices
        self.console.print(self.say("saved", path=str(path)), highlight=False)

    def keep(self) -> None:
        """Writes the match into its file; a disk that is full does not end it."""
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.match.journal(), self.match.play.g.ended >= 0)
        except OSError as error:
            path = str(self.keeper.path.parent)
            self.keeper.close()
            self.keeper = None
            self.complain(self.say("not-kept", path=path, error=str(error.strerror)))

    def is_kept(self) -> bool:
        """Whether the next start will offer this match as it stands."""
        kept = self.keeper is not None and bool(self.keeper.written)
        return kept and self.match.play.g.ended < 0

    def log(self, seat: int) -> None:
        """The whole chronicle, as the seat may read it."""
        for line in self.match.log(self.seat_id(seat), self.speech.lang):
            self.console.print(Text("  " + line))

    def wants_to_leave(self) -> bool:
        """Whether to leave though something would be lost; no answer is an answer too."""
        if self.is_kept() or self.saved == self.match.choices or self.match.result is not None:
            return True
        try:
            return folded(self.ask_line(self.say("leave") + " ")) in YES
        except (KeyboardInterrupt, EOFError):
            return True

    def finish(self) -> None:
        """The last picture and the result; the journal can still be saved."""
        self.show(self.people[0] if len(self.people) == 1 else flow.NOBODY, None)
        result = self.match.result
        assert result is not None
        winners = ", ".join(self.speech.name("seat", seat) for seat in result.winners)
        reason = self.speech.end(result.reason)
        key = "result-won" if result.winners else "result-none"
        line = self.say(key, winners=winners, number=len(result.winners), reason=reason)
        self.console.print(Text(line, "bold"))
        while self.people:
            word, _, rest = self.ask_line(self.say("over") + " › ").strip().partition(" ")
            command = self.command(word)
            if command == "save":
                self.save(rest.strip())
            elif command == "log":
                self.log(self.people[0])
            elif command in ("quit", "") and not rest:
                return

    # the screen

    def show(self, seat: int, ask: Ask | None) -> None:
        """The board as the seat sees it, and under it the end of the chronicle."""
        seen = sight.seen_by(self.match.play.g, seat)
        facts = self.match.facts(self.seat_id(seat))
        before = sum(fact.heard_by(seat) for fact in self.match.play.facts[: self.told])
        news = facts[before:]
        view = View(seen, self.match.lexicon, self.speech, ask, news, self.console.width, seat)
        drawn = self.board.draw(view)
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(drawn)
        used = len(self.console.render_lines(drawn))
        if self.corrected:
            self.console.print(Text(self.say("corrected", number=self.corrected), "dim"))
            used += 1
        if seat >= 0 and all(step.seat != seat for step in self.match.play.steps):
            for line in self.introduction():
                self.console.print(line)
                used += self.lines_of(line)
        self.show_news(facts, len(news), used)
        self.told = len(self.match.play.facts)

    def introduction(self) -> list[Text]:
        """What the match is about, in one line; and that a guided one has no luck of its own."""
        if not self.speech.has(f"{self.match.game.id}-title.goal"):
            return []
        lines = [Text(self.say("goal", goal=self.speech.own("title.goal")), "bold")]
        if self.guide is not None:
            specs = ", ".join(spec for spec in self.guide.seats if spec != ME)
            told = self.say("guided", seed=self.guide.seed, bots=specs or "-")
            lines.append(Text(told, "dim"))
        return lines

    def show_news(self, facts: list[Fact], new: int, used: int) -> None:
        """As many lines as fit; what is new since the last picture stands out."""
        room = max(FEWEST_NEWS, self.console.height - used - BELOW_NEWS)
        if self.match.play.g.houses:
            room = max(room, new)  # what the rules play is told in full, to be checked
        for i in range(max(0, len(facts) - room), len(facts)):
            is_new = i >= len(facts) - new
            line = Text("• " if is_new else "  ", "" if is_new else "dim")
            line.append(self.speech.fact(self.match.lexicon, facts[i]))
            line.stylize("italic" if facts[i].forced else "")
            if is_new:
                self.board.paint(line, self.speech)
            self.console.print(line)
        if new > room:
            self.console.print(Text(self.say("more-news", number=new - room), "dim"))

    def show_question(self, ask: Ask, chooser: Chooser) -> None:
        self.console.print()
        for card in self.cards_for(ask):
            self.console.print(self.coached(card))
        self.console.print(self.question(ask))
        self.console.print(self.option_list(ask, chooser))
        self.console.print(self.commands())

    def cards_for(self, ask: Ask) -> list[Card]:
        """The cards of the guide whose moment this is; the same ones while it is shown anew."""
        choices = self.match.choices
        if self.coach is None:
            return []
        if self.cards[0] != choices:
            told = told_to(self.match, ask.seat)
            found: list[Card] = []
            while (card := self.coach.due(ask.key, told, choices)) is not None:
                self.coach.put_by(card, choices)
                found.append(card)
            self.cards = (choices, found)
        return self.cards[1]

    def coached(self, card: Card) -> Panel:
        """What a card says, and of which things."""
        assert self.guide is not None
        text = Text(self.speech.text(self.guide.message(card)))
        things = [thing.split("/") for thing in card.point]
        names = [
            self.speech.name(kind, id)
            for kind, id in things
            if kind != "page" and id != ANY and not self.match.lexicon.kinds[kind].is_run
        ]
        nr = self.guide.cards.index(card) + 1
        title = self.say("card", number=nr, all=len(self.guide.cards))
        about = Text(", ".join(names)) if names else None
        return Panel(text, title=title, subtitle=about, title_align="left", border_style="yellow")

    def question(self, ask: Ask) -> Text:
        line = Text(f"{self.seat_name(ask.seat)}: ", "bold red")
        return line.append(self.speech.question(self.match.lexicon, ask))

    def commands(self) -> Text:
        return Text(self.say("commands"), "dim")

    def room(self, ask: Ask) -> int:
        """Lines for options, so that question, options and prompt are on the screen together."""
        others = (Text(), self.question(ask), self.commands(), Text())
        return self.console.height - sum(self.lines_of(other) for other in others)

    def lines_of(self, drawing: RenderableType) -> int:
        return len(self.console.render_lines(drawing))

    def chooser(self, ask: Ask, options: list[int]) -> Chooser:
        """The options as lists that fit on the screen: the longer ones in two steps."""
        for listed, begun in ((LISTED, False), (LISTED // 2, False), (1, False), (1, True)):
            chooser = Chooser(self.match.lexicon, self.speech, options, listed, begun, ask.key)
            if self.lines_of(self.plain_list(chooser)) <= self.room(ask):
                break
        return chooser

    def option_list(self, ask: Ask, chooser: Chooser) -> RenderableType:
        """All options with what they would do, if there is room; many as the things to name."""
        if not chooser.rows:
            labels = [self.label(line) for line in chooser.lines]
            noted = self.noted(ask, chooser.lines, labels)
            if noted is not None and self.lines_of(noted) <= self.room(ask):
                return noted
        return self.plain_list(chooser)

    def plain_list(self, chooser: Chooser) -> RenderableType:
        if chooser.rows:
            return self.things(chooser.rows)
        return Columns([self.label(line) for line in chooser.lines], padding=(0, 3, 0, 0))

    def label(self, line: Line) -> Text:
        label = Text(f"  {line.key} ", "bold yellow")
        label.append(line.label, "not bold default")
        self.board.paint(label, self.speech)
        return label

    def noted(self, ask: Ask, lines: list[Line], labels: list[Text]) -> Grid | None:
        """The options one below the other with their notes; None if there are none."""
        notes = self.explain(ask).notes
        grid = Grid.grid(padding=(0, 2, 0, 0))
        has_notes = False
        for line, label in zip(lines, labels, strict=True):
            code = self.match.lexicon.code(line.options[0])
            note = ""
            if code in notes and len(line.options) == 1:
                note = self.speech.note(self.match.lexicon, *notes[code])
                has_notes = True
            grid.add_row(label, note)
        return grid if has_notes else None

    def things(self, rows: list[list[str]]) -> Text:
        """Things to name, one of each row."""
        text = Text()
        for i, row in enumerate(rows):
            text.append(("  " if i == 0 else "  → ") + " · ".join(row) + "\n")
        self.board.paint(text, self.speech)
        example = " ".join(row[-1] for row in rows)
        return text.append("  " + self.say("example", words=example), "dim")

    def complain(self, text: str) -> None:
        self.console.print(Text(text, "red"))

    def pull_curtain(self, seat: int) -> None:
        """Where the game has secrets, the keyboard is handed over behind an empty screen."""
        if self.looking == seat or len(self.people) < 2 or not self.match.game.has_secrets():
            self.looking = seat
            return
        if self.console.is_terminal:
            self.console.clear()
        self.ask_line(self.say("curtain", seat=self.speech.name("seat", self.match.seats[seat])))
        self.looking = seat

    # words

    def say(self, id: str, /, **arguments: str | int) -> str:
        return self.speech.text(f"terminal-{id}", **arguments)

    def seat_id(self, seat: int) -> str:
        return OBSERVER if seat == flow.NOBODY else self.match.seats[seat]

    def seat_name(self, seat: int) -> str:
        return self.speech.name("seat", self.match.seats[seat], "start")
