"""Puzzles at the keyboard: a position as its seat saw it, a question, then the chances."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from palatine.puzzles import Posed
from palatine.terminal.board import View, board
from palatine.terminal.choosing import Chooser
from palatine.words import Speech

SHOWN = 6  # answers with their chances, besides those that were given


def solve(
    posed: Sequence[Posed],
    number: int,
    speech: Speech,
    console: Console,
    read: Callable[[str], str] = input,
) -> None:
    """One puzzle after the other until the solver has enough; with a number only that one."""
    at = max(0, number - 1)
    while at < len(posed):
        try:
            if not ask(posed[at], at + 1, len(posed), speech, console, read) or number:
                return
            prompt = speech.text("puzzle-next") + " "
            if at + 1 < len(posed) and read(prompt).strip().lower() in ("q", "quit"):
                return
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        at += 1


def ask(
    posed: Posed,
    number: int,
    of: int,
    speech: Speech,
    console: Console,
    read: Callable[[str], str],
) -> bool:
    """Shows a puzzle until it is answered; False if the solver leaves."""
    lexicon = posed.lexicon
    drawing = board(posed.game)
    view = View(posed.seen, lexicon, speech, posed.ask, [], console.width, posed.seat)
    if console.is_terminal:
        console.clear()
    console.print(drawing.draw(view))
    console.print(Text(speech.text("puzzle-title", number=number, of=of), "bold"))
    line = Text(speech.name("seat", posed.puzzle.seat, "start") + ": ", "bold red")
    console.print(line.append(speech.question(lexicon, posed.ask)))
    options = list(posed.ask.options)
    chooser = Chooser(lexicon, speech, options, listed=len(options))
    letters = Chooser(lexicon, speech, options, listed=1)
    for option_line in chooser.lines:
        label = Text(f"  {option_line.key} ", "bold yellow").append(option_line.label, "default")
        drawing.paint(label, speech)
        console.print(label)
    while True:
        typed = read(speech.text("puzzle-prompt") + " ").strip()
        if typed.lower() in ("q", "quit"):
            return False
        found = chooser.shown(typed) or chooser.named(typed) or letters.named(typed)
        if typed and len(found) == 1:
            break
        console.print(Text(speech.text("puzzle-which", number=len(found)), "red"))
    tell(posed, found[0], speech, console)
    return True


def tell(posed: Posed, chosen: int, speech: Speech, console: Console) -> None:
    """Whether it was the best, the chances that were kept, and what was played in the match."""
    lexicon = posed.lexicon
    puzzle = posed.puzzle
    code = lexicon.code(chosen)
    key = "puzzle-right" if code == puzzle.best else "puzzle-wrong"
    console.print(Text(speech.text(key), "bold"))
    ranked = sorted(puzzle.options.items(), key=lambda pair: -pair[1])
    for at, (each, chance) in enumerate(ranked):
        if at >= SHOWN and each not in (code, puzzle.played):
            continue
        line = Text(f"  {chance:4.0%}  ")
        line.append(speech.option(lexicon, lexicon.option(each)))
        if each == code:
            line.append(f"  ← {speech.text('puzzle-yours')}", "bold")
        if each == puzzle.played:
            line.append(f"  · {speech.text('puzzle-played')}", "italic")
        console.print(line)
