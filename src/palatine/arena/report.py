"""The report of a tournament: one HTML file, with nothing from outside and no script.

Charts are drawn beforehand (altair, vl-convert) as pictures that take the colours of the page, so
that light and dark are the system's and every number stands in a table as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from palatine import __version__
from palatine.arena.command import scale_title, verdicts
from palatine.arena.export import needed
from palatine.arena.playing import FORFEIT, config_of
from palatine.arena.results import Results
from palatine.arena.sequential import OPEN
from palatine.arena.statistics import spread
from palatine.arena.store import Folder
from palatine.arena.summary import Mean, Summary, summarised
from palatine.games import find
from palatine.words import Speech, words

FILE: Final = "report.html"
INK: Final = "#010203"  # stands for the colour of the page's text
MARK: Final = "#3d7fb5"  # is seen on light and dark alike
MOST_DRAWN: Final = 12  # scales with pictures; the tables of all are there
MOST_OPENINGS: Final = 15
WIDTH: Final = 520

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c1a17; --paper: #faf8f4; --line: #cfc8bb;
  --quiet: #5c564c; --win: #3d7fb5; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7dd; --paper: #191714; --line: #4a453c;
  --quiet: #b5ad9f; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 66rem; font: 16px/1.5 Georgia, serif;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 2rem; margin: 0 0 .25rem; } h2 { margin: 2.5rem 0 .5rem; font-size: 1.5rem;
  border-bottom: 1px solid var(--line); } h3 { font-size: 1.1rem; margin: 1.5rem 0 .4rem; }
p, li { max-width: 46rem; } .quiet { color: var(--quiet); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; } thead th { color: var(--quiet);
  font-weight: normal; } tbody th { font-weight: normal; }
figure { margin: .5rem 0; } figure svg { max-width: 100%; height: auto; }
code { font: .9em ui-monospace, monospace; } ul { padding-left: 1.2rem; }
.goals { list-style: none; padding: 0; }
"""

Say = Callable[..., str]


def write_report(folder: Folder, results: Results, lang: str) -> Path:
    """Writes the report of a folder and returns where it is."""
    path = folder.path / FILE
    text = Report(folder, results, lang).text()
    part = folder.path / f"{FILE}.part"
    part.write_text(text, encoding="utf-8")
    part.replace(path)
    return path


class Report:
    """The page, put together from top to bottom."""

    def __init__(self, folder: Folder, results: Results, lang: str) -> None:
        self.altair = needed("altair")
        self.drawer = needed("vl_convert")
        self.folder = folder
        self.results = results
        self.lang = lang
        self.shared = words("", lang)
        self.parts: list[str] = []

    def say(self, id: str, /, **arguments: str | int) -> str:
        return self.shared.text(id, **arguments)

    def text(self) -> str:
        results = self.results
        title = results.tournament.name or self.say("report-title")
        self.add(f"<h1>{escape(title)}</h1>")
        told = self.say("report-about", games=results.games, version=__version__)
        self.add(f'<p class="quiet">{escape(told)}</p>')
        self.goals()
        for at, summary in enumerate(summarised(self.folder, results)):
            self.scale(summary, at < MOST_DRAWN)
        self.trouble()
        body = "\n".join(self.parts)
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<link rel="icon" href="data:,">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
            f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
        )

    def add(self, html: str) -> None:
        self.parts.append(html)

    def goals(self) -> None:
        if not self.results.aims:
            return
        self.add(f"<h2>{escape(self.say('report-goals'))}</h2><ul class='goals'>")
        for reached in self.results.aims:
            goal = reached.goal
            line = self.say(
                "arena-goal-met" if reached.is_met else "arena-goal-missed",
                first=goal.first,
                second=goal.second,
                venue=reached.venue.told,
                share=str(reached.share),
                games=reached.share.games,
                least=f"{goal.least:.0%}",
            )
            self.add(f"<li>{'✓' if reached.is_met else '✗'} {escape(line)}</li>")
        self.add("</ul>")

    def scale(self, summary: Summary, is_drawn: bool) -> None:
        """One ranking with all that belongs to it."""
        scale = summary.scale
        speech = words(scale.game, self.lang)
        title = speech.own("title")
        self.add(f"<h2>{escape(scale_title(scale, self.say).replace(scale.game, title, 1))}</h2>")
        self.ranking(summary, is_drawn)
        self.crossing(summary)
        self.verdicts(summary)
        self.seats(summary, speech, is_drawn)
        self.lengths(summary, speech, is_drawn)
        self.times(summary)
        self.openings(summary, speech)
        self.statistics(summary, speech)
        self.notable(summary)
        self.every_game(summary)

    def ranking(self, summary: Summary, is_drawn: bool) -> None:
        scale = summary.scale
        self.head("report-ranking")
        rows = [
            [scale.names[i], f"{r.points:+.0f}", f"{r.low:+.0f}", f"{r.high:+.0f}", f"{r.games}"]
            for i, r in scale.ratings.items()
        ]
        columns = ["contestant", "points", "low", "high", "games"]
        if is_drawn and rows:
            values = [
                {"name": scale.names[i], "points": r.points, "low": r.low, "high": r.high}
                for i, r in scale.ratings.items()
            ]
            self.figure("report-ranking", self.dots(values))
        self.table("report-ranking", columns, rows)
        if scale.correlation is not None:
            told = self.say("arena-correlation", value=f"{scale.correlation:+.3f}")
            self.add(f'<p class="quiet">{escape(told)}</p>')

    def crossing(self, summary: Summary) -> None:
        """The share of victories of the row against the column."""
        players = [i for i in summary.scale.ratings if i in {a for a, _ in summary.crossed}]
        if len(players) < 2:
            return
        self.head("report-cross")
        names = [summary.scale.names[i] for i in players]
        rows = [
            [name, *[percent(summary.crossed.get((one, other))) for other in players]]
            for name, one in zip(names, players, strict=True)
        ]
        self.table("report-cross", ["contestant"], rows, names)

    def verdicts(self, summary: Summary) -> None:
        if not self.results.tournament.until_sure:
            return
        lines = verdicts(self.results, self.say)
        contests = self.results.contests
        own = [
            line
            for line, contest in zip(lines, contests, strict=True)
            if contest.pairing.venue in summary.scale.venues and contest.test.blocks
        ]
        decided = sum(
            contest.test.verdict != OPEN and contest.pairing.venue in summary.scale.venues
            for contest in contests
        )
        self.head("report-tests", decided=decided, all=len(own))
        self.add("<ul>" + "".join(f"<li>{escape(line)}</li>" for line in own) + "</ul>")

    def seats(self, summary: Summary, speech: Speech, is_drawn: bool) -> None:
        venue = self.results.tournament.venues[summary.scale.venues[0]]
        config = config_of(venue.game, venue.people, tuple(venue.options.items()))
        self.head("report-seats")
        names = [speech.name("seat", name) for name in config.seat_names]
        rows = [
            [names[seat], percent(mean), f"{mean.count}"]
            for seat, mean in sorted(summary.seats.items())
            if seat < len(names)
        ]
        self.table("report-seats", ["seat", "won", "games"], rows)

    def lengths(self, summary: Summary, speech: Speech, is_drawn: bool) -> None:
        self.head("report-lengths")
        bins = summary.histogram()
        if is_drawn and len(bins) > 1:
            values = [{"from": low, "to": high + 1, "games": count} for low, high, count in bins]
            self.figure("report-lengths", self.bars(values))
        rows = []
        for id, counted in (("choices", summary.lengths), ("rounds", summary.rounds)):
            numbers = spread(list(counted.elements()))
            rows.append([self.say(f"report-{id}"), *[f"{numbers[key]}" for key in SPREAD]])
        self.table("report-lengths", ["what", "least", "median", "most-of", "greatest"], rows)
        self.head("report-endings")
        total = sum(summary.endings.values())
        told = [
            [
                self.say("report-forfeit") if ending == FORFEIT else speech.end(ending),
                f"{count}",
                f"{count / total:.1%}",
            ]
            for ending, count in summary.endings.most_common()
        ]
        self.table("report-endings", ["ending", "games", "share"], told)

    def times(self, summary: Summary) -> None:
        if not summary.spent:
            return
        self.head("report-times")
        rows = [
            [summary.scale.names[i], f"{1000 * mean.value:.2f}", f"{mean.count}"]
            for i, mean in sorted(summary.spent.items(), key=lambda item: -item[1].value)
        ]
        self.table("report-times", ["contestant", "ms", "choices"], rows)

    def openings(self, summary: Summary, speech: Speech) -> None:
        if not summary.openings:
            return
        venue = self.results.tournament.venues[summary.scale.venues[0]]
        rules = find(venue.game)
        lexicon = rules.lexicon(config_of(venue.game, venue.people, tuple(venue.options.items())))
        self.head("report-openings")
        often = sorted(summary.openings.items(), key=lambda item: -item[1].count)
        rows = [
            [speech.option(lexicon, option), f"{mean.count}", percent(mean)]
            for option, mean in often[:MOST_OPENINGS]
        ]
        self.table("report-openings", ["choice", "times", "won"], rows)

    def statistics(self, summary: Summary, speech: Speech) -> None:
        """What the game itself counts, on average for each contestant."""
        if not summary.statistics:
            return
        venue = self.results.tournament.venues[summary.scale.venues[0]]
        rules = find(venue.game)
        lexicon = rules.lexicon(config_of(venue.game, venue.people, tuple(venue.options.items())))
        players = [i for i in summary.scale.ratings]
        rows = []
        for (key, category), means in summary.statistics.items():
            kinds = lexicon.statistics[key].kinds
            thing = lexicon.name(kinds[0], category) if kinds else ""
            name = speech.statistic(lexicon, key, thing)
            cells = [f"{means[i].value:.1f}" if i in means else "" for i in players]
            rows.append([name, *cells])
        self.head("report-statistics")
        names = [summary.scale.names[i] for i in players]
        self.table("report-statistics", ["what"], rows, names)

    def notable(self, summary: Summary) -> None:
        """Some games, each with the command that shows it."""
        rows: list[list[str]] = []
        for length, number in summary.shortest:
            rows.append([self.say("report-shortest", length=length), self.replay(number)])
        for length, number in summary.longest:
            rows.append([self.say("report-longest", length=length), self.replay(number)])
        for deficit, number in summary.upsets:
            rows.append([self.say("report-upset", points=f"{-deficit:.0f}"), self.replay(number)])
        for number, contestant, reason in summary.forfeits:
            name = summary.scale.names[contestant]
            rows.append([self.say("report-forfeited", name=name, reason=reason),
                         self.replay(number)])  # fmt: skip
        self.head("report-games")
        self.table("report-games", ["what", "command"], rows)

    def every_game(self, summary: Summary) -> None:
        """All games of a small tournament, folded; of a large one, how to look at any."""
        label = escape(self.say("report-every"))
        if not summary.games:
            command = f"<code>{escape(f'palatine replay {self.folder.path}#N')}</code>"
            self.add(f'<p class="quiet">{label}: {command}</p>')
            return
        names = summary.scale.names
        rows = [
            [
                f"{number}",
                ", ".join(names[i] for i in lineup),
                ", ".join(dict.fromkeys(names[i] for i in winners)),
                f"{length}",
                self.replay(number),
            ]
            for number, lineup, winners, length in summary.games
        ]
        self.add(f"<details><summary>{label}</summary>")
        columns = ["number", "line-up", "winner", "choices", "command"]
        self.table("report-every", columns, rows)
        self.add("</details>")

    def replay(self, number: int) -> str:
        return f"palatine replay {self.folder.path}#{number}"

    def trouble(self) -> None:
        results = self.results
        lines = [
            self.say("arena-left-out", name=results.tournament.contestants[i].name, reason=reason)
            for i, reason in results.left_out.items()
        ]
        lines += [
            self.say("arena-broken", block=block, seed=seed, reason=reason)
            for block, seed, reason in results.broken
        ]
        if lines:
            self.add(f"<h2>{escape(self.say('report-trouble'))}</h2><ul>")
            self.add("".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>")

    # pieces

    def head(self, id: str, **arguments: int) -> None:
        self.add(f"<h3>{escape(self.say(id, **arguments))}</h3>")

    def table(
        self, id: str, columns: Sequence[str], rows: Iterable[Sequence[str]],
        more: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """A table that scrolls by itself where the screen is narrow."""
        heads = [*[self.say(f"report-column-{key}") for key in columns], *more]
        label = escape(self.say(id).partition(":")[0])
        self.add(f'<div class="wide" role="group" aria-label="{label}" tabindex="0"><table>')
        cells = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
        self.add(f"<thead><tr>{cells}</tr></thead><tbody>")
        for row in rows:
            first = f'<th scope="row">{escape(row[0])}</th>'
            rest = "".join(f"<td>{cell_html(cell)}</td>" for cell in row[1:])
            self.add(f"<tr>{first}{rest}</tr>")
        self.add("</tbody></table></div>")

    def figure(self, id: str, chart: Any) -> None:
        """A picture in the colours of the page."""
        picture: str = self.drawer.vegalite_to_svg(chart.to_dict(validate=False))
        picture = picture.replace(INK, "currentColor")
        label = escape(self.say(id))
        self.add(f'<figure role="img" aria-label="{label}">{picture}</figure>')

    def dots(self, values: list[dict[str, Any]]) -> Any:
        """Points with their intervals."""
        altair = self.altair
        base = altair.Chart(altair.Data(values=values)).encode(
            y=altair.Y("name:N", sort=None, title=None)
        )
        axis = altair.Axis(title=self.say("report-column-points"))
        lines = base.mark_rule(color=MARK, strokeWidth=2).encode(
            x=altair.X("low:Q", axis=axis), x2="high:Q"
        )
        dots = base.mark_point(color=MARK, filled=True, size=70, opacity=1).encode(x="points:Q")
        return self.styled(lines + dots)

    def bars(self, values: list[dict[str, Any]]) -> Any:
        """How often each length came."""
        altair = self.altair
        chart = altair.Chart(altair.Data(values=values), height=140).mark_bar(color=MARK)
        choices, games = self.say("report-choices"), self.say("report-column-games")
        return self.styled(
            chart.encode(
                x=altair.X("from:Q", bin="binned", axis=altair.Axis(title=choices)),
                x2="to:Q",
                y=altair.Y("games:Q", axis=altair.Axis(title=games)),
            )
        )

    def styled(self, chart: Any) -> Any:
        return (
            chart.properties(width=WIDTH)
            .configure(background="transparent", font="Georgia, serif")
            .configure_axis(
                labelColor=INK, titleColor=INK, domainColor=INK, tickColor=INK, gridColor=INK,
                gridOpacity=0.15, labelFontSize=13, titleFontSize=13, titleFontWeight="normal",
                labelLimit=300,
            )
            .configure_view(stroke=None)
        )  # fmt: skip


SPREAD: Final = ("min", "p50", "p95", "max")


def percent(mean: Mean | None) -> str:
    return "" if mean is None or not mean.count else f"{mean.value:.1%}"


def cell_html(cell: str) -> str:
    return f"<code>{escape(cell)}</code>" if cell.startswith("palatine ") else escape(cell)
